"""Texts of problems and of tasks in lessons."""

from __future__ import annotations

from typing import Final

from gobanapp.learning.learning_progress import Statistics
from gobanapp.learning.practice import Practice
from gobanapp.learning.review_schedule import Grade
from gobanapp.learning.solution import Convention, Solution
from gobanapp.learning.task import TaskKind
from gobanapp.rules.color import Color
from gobanapp.rules.result import Result
from gobanapp.storage.problem_collection import ProblemGoal
from gobanapp.text.language import QT_TRANSLATE_NOOP, tr, translate

_CONVENTIONS: Final = {
    Convention.MARKED_RIGHT: QT_TRANSLATE_NOOP("problems", "Marked lines are correct"),
    Convention.MARKED_WRONG: QT_TRANSLATE_NOOP(
        "problems", "All lines except marked ones are correct"
    ),
    Convention.FIRST_LINE: QT_TRANSLATE_NOOP("problems", "The first variation is correct"),
    Convention.ALL_LINES: QT_TRANSLATE_NOOP("problems", "Every variation is correct"),
}
_CONVENTIONS_WITH_SIGN: Final = {
    Convention.MARKED_RIGHT: QT_TRANSLATE_NOOP("problems", "Lines with “{sign}” are correct"),
    Convention.MARKED_WRONG: QT_TRANSLATE_NOOP("problems", "Lines with “{sign}” are wrong"),
}


def convention_name(convention: Convention, solution: Solution | None = None) -> str:
    """Return the name of a convention for right moves, with its sign in ``solution``."""
    if solution is not None and solution.sign and convention is solution.convention:
        return translate("problems", _CONVENTIONS_WITH_SIGN[convention]).format(sign=solution.sign)
    return translate("problems", _CONVENTIONS[convention])


_GOALS: Final = {
    (ProblemGoal.LIVE, Color.BLACK): QT_TRANSLATE_NOOP("problems", "Make the black group live."),
    (ProblemGoal.LIVE, Color.WHITE): QT_TRANSLATE_NOOP("problems", "Make the white group live."),
    (ProblemGoal.KILL, Color.BLACK): QT_TRANSLATE_NOOP("problems", "Kill the white group."),
    (ProblemGoal.KILL, Color.WHITE): QT_TRANSLATE_NOOP("problems", "Kill the black group."),
}


def goal(kind: ProblemGoal, solver: Color) -> str:
    """Return the goal of ``solver``."""
    return translate("problems", _GOALS[kind, solver])


def included_problems_name(grade: int) -> str:
    """Return the name of the included problems of one grade."""
    return translate("problems", "Included problems, grade {grade}").format(grade=grade)


def pass_message(color: Color) -> str:
    """Return that a player has passed."""
    if color is Color.BLACK:
        return translate("problems", "Black passes.")
    return translate("problems", "White passes.")


def pass_is_right() -> str:
    """Return the last hint for problems with a pass as the answer."""
    return translate("problems", "Passing is correct here.")


def practice_progress(practice: Practice) -> str:
    """Return the progress of a practice; "" for a single problem."""
    if len(practice.problem_indexes) < 2:
        return ""
    text = translate("problems", "{number} of {all}")
    return text.format(number=practice.index + 1, all=len(practice.problem_indexes))


def collection(statistics: Statistics, *, left_out: int, unreadable: int) -> str:
    """Return the contents of a collection, and the progress in it."""
    number = statistics.right + statistics.helped + statistics.wrong + statistics.new
    new = tr("%n new", "", statistics.new) if statistics.new else translate("problems", "none new")
    parts = [tr("%n problems", "", number), new]
    if statistics.due:
        parts.append(tr("%n due today", "", statistics.due))
    if left_out:
        parts.append(tr("%n games without moves skipped", "", left_out))
    if unreadable:
        parts.append(tr("%n unreadable files", "", unreadable))
    return " · ".join(parts)


def result(practice: Practice) -> str:
    """Return the number of correct answers in a practice."""
    text = translate("problems", "{right} of {all} correct")
    answered = len(practice.problem_indexes) - practice.count(None)
    return text.format(right=practice.count(Grade.RIGHT), all=answered)


def details(practice: Practice, statistics: Statistics, seconds: float) -> str:
    """Return the other results of a practice, line by line."""
    lines = []
    for grade, text in (
        (Grade.HELPED, translate("problems", "{number} with a hint")),
        (Grade.WRONG, translate("problems", "{number} wrong")),
        (None, translate("problems", "{number} skipped")),
    ):
        number = practice.count(grade)
        if number:
            lines.append(text.format(number=number))
    lines.append(_duration(seconds))
    if statistics.streak > 1:
        text = translate("problems", "Correct without a hint: {number}")
        lines.append(text.format(number=tr("%n in a row", "", statistics.streak)))
    if statistics.due:
        lines.append(tr("%n due today", "", statistics.due))
    return "\n".join(lines)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    text = translate("problems", "{minutes}:{seconds} minutes")
    return text.format(minutes=minutes, seconds=f"{rest:02}")


_REASONS: Final = {
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
    return translate("exercises", _REASONS[kind])


def why_miscounted(counted: Result, right: Result) -> str:
    if counted.winner is right.winner:
        return translate("exercises", "The winner is right, the margin is not. Count again.")
    return translate("exercises", "The winner is not right. Count again.")
