from datetime import UTC, date, datetime, timedelta, timezone

from hypothesis import strategies as st

from gobanapp.learning.learning_progress import (
    MAX_ATTEMPTS,
    LearningProgress,
    PastAttempt,
    Statistics,
)
from gobanapp.learning.review_schedule import Grade

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
TODAY = NOON.date()
KEYS = st.text("0123456789abcdef", min_size=1, max_size=20)
TRIES = st.builds(
    PastAttempt,
    at=st.datetimes(timezones=st.sampled_from([UTC, timezone(timedelta(hours=9))])),
    grade=st.sampled_from(Grade),
    hints=st.integers(0, 3),
    seconds=st.integers(0, 9999).map(float),
)


def progress_of(*tries):
    progress = LearningProgress()
    for number, (key, grade) in enumerate(tries):
        made = PastAttempt(answered_at=NOON + timedelta(minutes=number), grade=grade)
        progress = progress.with_attempt(key, made)
    return progress


def test_only_the_last_tries_are_kept():
    progress = progress_of(*[("a", Grade.WRONG)] * MAX_ATTEMPTS, ("a", Grade.RIGHT))
    tries = progress.problems["a"].tries
    assert (len(tries), tries[-1].grade) == (MAX_ATTEMPTS, Grade.RIGHT)


def test_problems_longest_overdue_come_first_and_new_ones_last():
    progress = progress_of(("a", Grade.RIGHT), ("b", Grade.WRONG))
    later = TODAY + timedelta(days=2)
    assert progress.due(["new", "a", "b"], later) == ["b", "a", "new"]
    assert progress.due(["new", "a", "b"], TODAY) == ["new"]


def test_the_statistics_have_the_last_attempt_at_each_and_the_streak():
    progress = progress_of(
        ("a", Grade.RIGHT),
        ("b", Grade.RIGHT),
        ("b", Grade.WRONG),
        ("c", Grade.WRONG),
        ("c", Grade.HELPED),
        ("d", Grade.RIGHT),
        ("a", Grade.RIGHT),
        ("elsewhere", Grade.WRONG),
    )
    found = Statistics.of(progress, ["a", "b", "c", "d", "e", "a"], date(2026, 1, 3))
    assert found == Statistics(right=2, helped=1, wrong=1, new=1, due=4, streak=2)
