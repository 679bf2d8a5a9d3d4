import pytest

from gobanapp.learning.task import Task, TaskKind, parse_task
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point


def test_tasks_are_read():
    assert parse_task("answer", 9, 9) == Task(TaskKind.ANSWER)
    assert parse_task(" capture:ac ", 9, 9).point == Point(0, 6)
    assert parse_task("points:aa, bb", 9, 7).points == {Point(0, 6), Point(1, 5)}
    assert parse_task("territory:white", 9, 9).color is Color.WHITE


@pytest.mark.parametrize(
    "text",
    ["", "win", "capture", "capture:aa,bb", "capture:zz", "capture:a", "points:", "points:a1",
     "territory:green", "territory", "legal:aa", "count:3", "dead"],
)  # fmt: skip
def test_an_invalid_task_is_refused(text):
    with pytest.raises(ValueError):  # noqa: PT011 - whatever it says, it is one
        parse_task(text, 9, 9)
