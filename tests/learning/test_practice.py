from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.learning.practice import MOST_PROBLEMS, Order, Plan, Practice, chosen
from gobanapp.learning.progress import Progress, Try
from gobanapp.learning.schedule import Grade

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
TODAY = NOON.date()
PLANS = st.builds(
    Plan, st.integers(1, MOST_PROBLEMS), st.sampled_from(Order), st.booleans(), st.booleans()
)


@given(PLANS)
def test_a_plan_is_remembered(plan):
    assert Plan.from_json(plan.to_json()) == plan


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"number": 0}', '{"number": "5"}', '{"order": 1}', '{"turns": "yes"}'],
)
def test_a_damaged_plan_is_as_usual(text):
    assert Plan.from_json(text) == Plan()


@given(PLANS, st.integers(0, 40))
def test_no_problem_is_asked_twice(plan, number):
    keys = [str(place) for place in range(number)]
    places = chosen(keys, plan, Progress(), TODAY, Random(1))
    assert len(set(places)) == len(places) == min(number, plan.number)


def test_at_random_is_not_as_in_the_file():
    keys = [str(place) for place in range(30)]
    as_in_file = chosen(keys, Plan(), Progress(), TODAY, Random(1))
    at_random = chosen(keys, Plan(order=Order.RANDOM), Progress(), TODAY, Random(1))
    assert as_in_file == sorted(at_random) != at_random


def test_what_is_not_due_is_not_asked_where_due_ones_are_wanted():
    progress = Progress().with_try("b", Try(at=NOON, grade=Grade.RIGHT))
    plan = Plan(order=Order.DUE)
    assert chosen(["a", "b", "c", "a"], plan, progress, TODAY, Random(1)) == [0, 2]


def test_the_first_answer_decides():
    practice = Practice.of([4, 2, 7]).graded(Grade.WRONG).graded(Grade.RIGHT)
    assert practice.grade is Grade.WRONG
    practice = practice.next().graded(Grade.RIGHT).next().graded(Grade.HELPED).next()
    assert practice.is_over
    assert practice.failed() == [4, 7]
    assert [practice.count(grade) for grade in (*Grade, None)] == [1, 1, 1, 0]
