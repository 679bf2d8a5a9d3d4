"""Learning progress and practice settings as JSON."""

import json
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.learning.learning_progress import LearningProgress, PastAttempt
from gobanapp.learning.practice import MAX_PROBLEMS, PracticeOrder, PracticePlan
from gobanapp.learning.review_schedule import Grade
from gobanapp.storage.learning_json import PRACTICE_PLAN, progress_from_json, progress_to_json

PLANS = st.builds(
    PracticePlan,
    st.integers(1, MAX_PROBLEMS),
    st.sampled_from(PracticeOrder),
    st.booleans(),
    st.booleans(),
)
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)

KEYS = st.text("0123456789abcdef", min_size=1, max_size=20)

TRIES = st.builds(
    PastAttempt,
    answered_at=st.datetimes(timezones=st.sampled_from([UTC, timezone(timedelta(hours=9))])),
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


@given(PLANS)
def test_a_plan_is_remembered(plan):
    assert PRACTICE_PLAN.from_text(PRACTICE_PLAN.to_text(plan)) == plan


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"number": 0}', '{"number": "5"}', '{"order": 1}', '{"turns": "yes"}'],
)
def test_a_damaged_plan_is_the_default(text):
    assert PRACTICE_PLAN.from_text_or(text, PracticePlan()) == PracticePlan()


@given(
    tries=st.lists(st.tuples(KEYS, TRIES), max_size=8),
    pages=st.lists(st.tuples(st.text(max_size=9), st.integers(0, 9)), max_size=5),
)
def test_values_survive_a_round_trip(tries, pages):
    progress = LearningProgress()
    for key, made in tries:
        progress = progress.with_attempt(key, made)
    for key, page in pages:
        progress = progress.with_page(key, page)
    assert progress_from_json(progress_to_json(progress)) == (progress, True)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", "[" * 100_000, '{"problems": 3}'])
def test_unreadable_progress_is_empty(text):
    assert progress_from_json(text) == (LearningProgress(), False)


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
    found = json.loads(progress_to_json(good))
    found["problems"]["b"] = damaged
    assert progress_from_json(json.dumps(found)) == (good, False)


def test_damaged_pages_are_left_out():
    good = progress_of().with_page("lesson", 2)
    found = json.loads(progress_to_json(good))
    found["lessons"] |= {"one": [1, "two"], "two": 7}
    assert progress_from_json(json.dumps(found)) == (good, False)
