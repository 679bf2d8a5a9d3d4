import json
from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.learning.learning_progress import MAX_TRIES, LearningProgress, PastAttempt, Statistics
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
        made = PastAttempt(at=NOON + timedelta(minutes=number), grade=grade)
        progress = progress.with_try(key, made)
    return progress


@given(
    tries=st.lists(st.tuples(KEYS, TRIES), max_size=8),
    pages=st.lists(st.tuples(st.text(max_size=9), st.integers(0, 9)), max_size=5),
)
def test_what_is_written_is_read_again(tries, pages):
    progress = LearningProgress()
    for key, made in tries:
        progress = progress.with_try(key, made)
    for key, page in pages:
        progress = progress.with_page(key, page)
    assert LearningProgress.from_json(progress.to_json()) == (progress, True)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", "[" * 100_000, '{"problems": 3}'])
def test_what_is_no_progress_at_all_is_none(text):
    assert LearningProgress.from_json(text) == (LearningProgress(), False)


@pytest.mark.parametrize(
    "damaged",
    [
        None,
        [],
        {"box": 1},
        {"box": 99, "due": "2026-01-01", "tries": [["2026-01-01T12:00:00+00:00", "right", 0, 1]]},
        {"box": True, "due": "2026-01-01", "tries": [["2026-01-01T12:00:00+00:00", "right", 0, 1]]},
        {"box": 1, "due": "soon", "tries": [["2026-01-01T12:00:00+00:00", "right", 0, 1]]},
        {"box": 1, "due": "2026-01-01", "tries": []},
        {"box": 1, "due": "2026-01-01", "tries": [["then", "right", 0, 1]]},
        {"box": 1, "due": "2026-01-01", "tries": [["2026-01-01T12:00:00", "right", 0, 1]]},
        {"box": 1, "due": "2026-01-01", "tries": [["2026-01-01T12:00:00+00:00", "fine", 0, 1]]},
        {"box": 1, "due": "2026-01-01", "tries": [["2026-01-01T12:00:00+00:00", "right", -1, 1]]},
        {
            "box": 1,
            "due": "2026-01-01",
            "tries": [["2026-01-01T12:00:00+00:00", "right", 0, "nan"]],
        },
    ],
)
def test_damaged_entries_are_left_out(damaged):
    good = progress_of(("a", Grade.RIGHT)).with_page("lesson", 2)
    found = json.loads(good.to_json())
    found["problems"]["b"] = damaged
    assert LearningProgress.from_json(json.dumps(found)) == (good, False)


def test_damaged_pages_are_left_out():
    good = progress_of().with_page("lesson", 2)
    found = json.loads(good.to_json())
    found["lessons"] |= {"one": [1, "two"], "two": 7}
    assert LearningProgress.from_json(json.dumps(found)) == (good, False)


def test_only_the_last_tries_are_kept():
    progress = progress_of(*[("a", Grade.WRONG)] * MAX_TRIES, ("a", Grade.RIGHT))
    tries = progress.problems["a"].tries
    assert (len(tries), tries[-1].grade) == (MAX_TRIES, Grade.RIGHT)


def test_the_longest_due_come_first_and_then_the_new_ones():
    progress = progress_of(("a", Grade.RIGHT), ("b", Grade.WRONG))
    later = TODAY + timedelta(days=2)
    assert progress.due(["new", "a", "b"], later) == ["b", "a", "new"]
    assert progress.due(["new", "a", "b"], TODAY) == ["new"]


def test_the_statistics_tell_the_last_try_at_each_and_the_streak():
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
    assert found == Statistics(right=2, helped=1, wrong=1, new=1, due=4, tries=7, streak=2)
