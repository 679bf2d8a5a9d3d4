from datetime import UTC, datetime
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from gobanapp.learning.learning_progress import LearningProgress, PastAttempt
from gobanapp.learning.practice import (
    MAX_PROBLEMS,
    Practice,
    PracticeOrder,
    PracticePlan,
    choose_problems,
)
from gobanapp.learning.review_schedule import Grade

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
TODAY = NOON.date()
PLANS = st.builds(
    PracticePlan,
    st.integers(1, MAX_PROBLEMS),
    st.sampled_from(PracticeOrder),
    st.booleans(),
    st.booleans(),
)


@given(PLANS, st.integers(0, 40))
def test_no_problem_is_asked_twice(plan, number):
    keys = [str(place) for place in range(number)]
    places = choose_problems(keys, plan, LearningProgress(), TODAY, Random(1))
    assert len(set(places)) == len(places) == min(number, plan.number)


def test_at_random_is_not_as_in_the_file():
    keys = [str(place) for place in range(30)]
    as_in_file = choose_problems(keys, PracticePlan(), LearningProgress(), TODAY, Random(1))
    at_random = choose_problems(
        keys, PracticePlan(order=PracticeOrder.RANDOM), LearningProgress(), TODAY, Random(1)
    )
    assert as_in_file == sorted(at_random) != at_random


def test_problems_that_are_not_due_are_left_out():
    progress = LearningProgress().with_attempt(
        "b", PastAttempt(answered_at=NOON, grade=Grade.RIGHT)
    )
    plan = PracticePlan(order=PracticeOrder.DUE)
    assert choose_problems(["a", "b", "c", "a"], plan, progress, TODAY, Random(1)) == [0, 2]


def test_the_first_answer_decides():
    practice = Practice.of([4, 2, 7]).graded(Grade.WRONG).graded(Grade.RIGHT)
    assert practice.grade is Grade.WRONG
    practice = practice.next().graded(Grade.RIGHT).next().graded(Grade.HELPED).next()
    assert practice.is_over
    assert practice.failed() == [4, 7]
    assert [practice.count(grade) for grade in (*Grade, None)] == [1, 1, 1, 0]
