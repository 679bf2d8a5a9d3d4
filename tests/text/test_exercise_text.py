"""Reasons why an answer to an exercise is wrong."""

import pytest

from gobanapp.learning.task import TaskKind
from gobanapp.rules.result import Result
from gobanapp.text.problem_text import why_miscounted, why_wrong


def test_each_kind_of_task_has_a_reason_of_its_own():
    reasons = [why_wrong(kind) for kind in TaskKind if kind is not TaskKind.COUNT]
    assert len(set(reasons)) == len(TaskKind) - 1
    assert all(reasons)


@pytest.mark.parametrize(
    ("counted", "says_winner_is_right"),
    [("B+2", True), ("B+3.5", True), ("W+1", False), ("0", False)],
)
def test_a_miscount_says_whether_the_winner_is_right(counted, says_winner_is_right):
    right = Result.parse("B+1")
    said = why_miscounted(Result.parse(counted), right)
    as_winner = why_miscounted(Result.parse("B+9"), right)
    assert (said == as_winner) is says_winner_is_right
