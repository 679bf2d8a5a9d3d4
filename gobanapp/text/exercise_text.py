"""Reasons why an answer to a task is wrong, for lessons that give none."""

from __future__ import annotations

from typing import Final

from gobanapp.learning.task import TaskKind
from gobanapp.rules.result import Result
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_WHY: Final = {
    TaskKind.ANSWER: QT_TRANSLATE_NOOP("exercises", "This move does not reach the goal."),
    TaskKind.CAPTURE: QT_TRANSLATE_NOOP("exercises", "This does not capture the stones."),
    TaskKind.LEGAL: QT_TRANSLATE_NOOP("exercises", "Neither player may play there."),
    TaskKind.ILLEGAL: QT_TRANSLATE_NOOP("exercises", "That move is legal."),
    TaskKind.LIBERTIES: QT_TRANSLATE_NOOP(
        "exercises", "That is no liberty: a liberty is an empty point next to the stones."
    ),
    TaskKind.ATARI: QT_TRANSLATE_NOOP(
        "exercises", "After this move the stones are not in atari: atari means one liberty."
    ),
    TaskKind.POINTS: QT_TRANSLATE_NOOP("exercises", "That point is not part of the answer."),
    TaskKind.DEAD: QT_TRANSLATE_NOOP("exercises", "There is no dead stone at this point."),
    TaskKind.TERRITORY: QT_TRANSLATE_NOOP("exercises", "That point is not in this territory."),
}


def why_wrong(kind: TaskKind) -> str:
    """Return why a point or a move is wrong. ``kind`` is not a counting task."""
    return translate("exercises", _WHY[kind])


def why_miscounted(counted: Result, right: Result) -> str:
    if counted.winner is right.winner:
        return translate("exercises", "The winner is right, the margin is not. Count again.")
    return translate("exercises", "The winner is not right. Count again.")
