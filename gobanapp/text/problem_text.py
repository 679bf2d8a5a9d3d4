"""The sentences of problem mode."""

from __future__ import annotations

from typing import Final

from gobanapp.learning.learning_progress import Statistics
from gobanapp.learning.practice import Practice
from gobanapp.learning.review_schedule import Grade
from gobanapp.learning.solution import Convention, Solution
from gobanapp.rules.color import Color
from gobanapp.text.language import QT_TRANSLATE_NOOP, Translated, translate

_HABITS: Final = {
    Convention.MARKED_RIGHT: QT_TRANSLATE_NOOP("problems", "Marked lines are right"),
    Convention.MARKED_WRONG: QT_TRANSLATE_NOOP("problems", "All but marked lines are right"),
    Convention.FIRST_LINE: QT_TRANSLATE_NOOP("problems", "The first variation is right"),
    Convention.ALL_LINES: QT_TRANSLATE_NOOP("problems", "Every variation is right"),
}
_WITH_SIGN: Final = {
    Convention.MARKED_RIGHT: QT_TRANSLATE_NOOP("problems", "Lines with “{sign}” are right"),
    Convention.MARKED_WRONG: QT_TRANSLATE_NOOP("problems", "Lines with “{sign}” are wrong"),
}


class _Amounts(Translated):
    """Sentences with a number; lupdate sees plural forms in a call of ``tr`` only."""

    def due(self, number: int) -> str:
        return self.tr("%n due today", "", number)

    def new(self, number: int) -> str:
        return self.tr("%n new", "", number)

    def problems(self, number: int) -> str:
        return self.tr("%n problems", "", number)

    def left_out(self, number: int) -> str:
        return self.tr("%n records without moves are left out", "", number)

    def unreadable(self, number: int) -> str:
        return self.tr("%n files could not be read", "", number)

    def in_a_row(self, number: int) -> str:
        return self.tr("%n in a row", "", number)


_amounts: Final = _Amounts()


def habit_name(habit: Convention, solution: Solution | None = None) -> str:
    """Return how moves are told to be right; with what was found, where the record has it."""
    if solution is not None and solution.sign and habit is solution.convention:
        text = translate("problems", _WITH_SIGN[habit])
        return text.format(sign=solution.sign)
    return translate("problems", _HABITS[habit])


def passed(color: Color) -> str:
    """Return that a player has passed."""
    if color is Color.BLACK:
        return translate("problems", "Black passes.")
    return translate("problems", "White passes.")


def pass_is_right() -> str:
    """Return the last hint where no point is to be played on."""
    return translate("problems", "To pass is right here.")


def place(practice: Practice) -> str:
    """Return how far a practice is; "" where there is just one problem."""
    if len(practice.problem_indexes) < 2:
        return ""
    text = translate("problems", "{number} of {all}")
    return text.format(number=practice.at + 1, all=len(practice.problem_indexes))


def collection(statistics: Statistics, *, left_out: int, unreadable: int) -> str:
    """Return what there is in a collection, and what has become of it so far."""
    number = statistics.right + statistics.helped + statistics.wrong + statistics.new
    parts = [_count(number), _new(statistics.new)]
    if statistics.due:
        parts.append(_due(statistics.due))
    if left_out:
        parts.append(_left_out(left_out))
    if unreadable:
        parts.append(_unreadable(unreadable))
    return " · ".join(parts)


def result(practice: Practice) -> str:
    """Return how many problems of a practice were answered rightly."""
    text = translate("problems", "{right} of {all} right")
    answered = len(practice.problem_indexes) - practice.count(None)
    return text.format(right=practice.count(Grade.RIGHT), all=answered)


def details(practice: Practice, statistics: Statistics, seconds: float) -> str:
    """Return line by line what else there is to say of a practice."""
    lines = []
    for grade, text in (
        (Grade.HELPED, translate("problems", "{number} with a hint")),
        (Grade.WRONG, translate("problems", "{number} wrong")),
        (None, translate("problems", "{number} skipped")),
    ):
        number = practice.count(grade)
        if number:
            lines.append(text.format(number=number))
    lines.append(_time(seconds))
    if statistics.streak > 1:
        text = translate("problems", "Right without a hint: {number}")
        lines.append(text.format(number=_in_a_row(statistics.streak)))
    if statistics.due:
        lines.append(_due(statistics.due))
    return "\n".join(lines)


def _time(seconds: float) -> str:
    minutes, left = divmod(round(seconds), 60)
    text = translate("problems", "{minutes}:{seconds} minutes")
    return text.format(minutes=minutes, seconds=f"{left:02}")


def _count(number: int) -> str:
    one = translate("problems", "One problem")
    return one if number == 1 else _amounts.problems(number)


def _new(number: int) -> str:
    if not number:
        return translate("problems", "none new")
    return translate("problems", "one new") if number == 1 else _amounts.new(number)


def _due(number: int) -> str:
    one = translate("problems", "one due today")
    return one if number == 1 else _amounts.due(number)


def _left_out(number: int) -> str:
    one = translate("problems", "one record without moves is left out")
    return one if number == 1 else _amounts.left_out(number)


def _unreadable(number: int) -> str:
    one = translate("problems", "one file could not be read")
    return one if number == 1 else _amounts.unreadable(number)


def _in_a_row(number: int) -> str:
    return _amounts.in_a_row(number)
