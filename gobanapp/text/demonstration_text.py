"""Texts of the count by hand: a sentence for each step, and the names of the methods.

They are written for someone who has never counted a board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import (
    BY_TERRITORY,
    CountingStyle,
    CountStep,
    CountStepKind,
    Demonstration,
)
from gobanapp.text import formats, player_names, result_text
from gobanapp.text.language import Translated


class CountStepTexts(Translated):
    """The texts; translators find them under the name of this class.

    Each text has a singular form, in English too. In braces:
    ``color`` is the player of the step and ``other`` the opponent, ``points`` its amount with the
    word for it and ``number`` without, ``size`` that of its block, ``total`` the side's total with
    it, ``half`` half of the board and ``extra`` what is added to it, ``lead`` the player who is
    ahead in the end, and ``apart`` the distance of each side from half of the board.
    """

    def begin(self, _step: CountStep, demonstration: Demonstration) -> str:
        match demonstration.method:
            case CountingStyle.JAPANESE:
                return self.tr(
                    "Territory scoring: prisoners fill territory, and the remaining empty "
                    "points decide."
                )
            case CountingStyle.QUICK:
                return self.tr(
                    "Territory scoring with pass stones: prisoners and pass stones fill "
                    "territory, and the remaining empty points decide."
                )
            case CountingStyle.CHINESE:
                return self.tr(
                    "One side's stones and territory are counted and compared with half the board."
                )
            case CountingStyle.NORMAL:
                return self.tr("The territory and the stones of both sides are counted.")
            case CountingStyle.ING:
                return self.tr(
                    "Both sides fill the board with all their stones: points left empty, or "
                    "stones left over, decide."
                )

    def lift_dead(self, step: CountStep, demonstration: Demonstration) -> str:
        number = _amount(step)
        if demonstration.method not in BY_TERRITORY:
            return self.tr("{color}'s %n dead stones leave the board.", "", number)
        return self.tr(
            "{color}'s %n dead stones leave the board and go into {other}'s lid.", "", number
        )

    def fill_dame(self, step: CountStep, _demonstration: Demonstration) -> str:
        number = _amount(step)
        return self.tr(
            "The players fill %n dame in turn; these count for neither side.", "", number
        )

    def pass_stones(self, step: CountStep, _demonstration: Demonstration) -> str:
        number = _amount(step)
        return self.tr(
            "{color} passed %n times and put a stone into {other}'s lid each time.", "", number
        )

    def last_pass(self, _step: CountStep, _demonstration: Demonstration) -> str:
        return self.tr("White must pass last and puts one more stone into Black's lid.")

    def fill_in(self, step: CountStep, demonstration: Demonstration) -> str:
        number = _amount(step)
        if demonstration.method is CountingStyle.CHINESE:
            return self.tr(
                "%n stones from {color}'s bowl fill {color}'s territory: a filled point counts as "
                "much as an empty one.",
                "",
                number,
            )
        if demonstration.method is CountingStyle.ING:
            return self.tr("%n stones from {color}'s bowl fill {color}'s territory.", "", number)
        return self.tr("%n prisoners from {other}'s lid fill {color}'s territory.", "", number)

    def left_over(self, step: CountStep, demonstration: Demonstration) -> str:
        number = _amount(step)
        if demonstration.method is CountingStyle.ING:
            return self.tr("%n of {color}'s stones are left over, leaving {total}.", "", number)
        return self.tr("%n of {color}'s stones are left over and count for {other}.", "", number)

    def arrange(self, step: CountStep, _demonstration: Demonstration) -> str:
        number = _amount(step)
        return self.tr(
            "%n stones inside {color}'s territory are moved to clear a block of {size}; the "
            "border stays.",
            "",
            number,
        )

    def block(self, step: CountStep, _demonstration: Demonstration) -> str:
        number = _amount(step)
        if _is_first(step):
            return self.tr("{color}'s first block has %n points.", "", number)
        return self.tr("This block of %n points brings {color} to {total}.", "", number)

    def empty_tens(self, step: CountStep, _demonstration: Demonstration) -> str:
        number = _amount(step)
        return self.tr(
            "%n of {color}'s stones are removed to make the empty points a multiple of ten.",
            "",
            number,
        )

    def territory(self, step: CountStep, demonstration: Demonstration) -> str:
        number = _amount(step)
        if demonstration.method is CountingStyle.CHINESE:
            if number == 0:
                return self.tr("{color} has no empty points left.")
            return self.tr("{color} has %n empty points, a multiple of ten.", "", number)
        return self.tr("{color}'s territory has %n points.", "", number)

    def stones(self, step: CountStep, _demonstration: Demonstration) -> str:
        number = _amount(step)
        return self.tr("These %n stones bring {color} to {total}.", "", number)

    def full_bowls(self, step: CountStep, _demonstration: Demonstration) -> str:
        number = _amount(step)
        return self.tr(
            "With the prisoners back in their bowls, each side has %n stones on the board "
            "and in the bowl.",
            "",
            number,
        )

    def fill_opponent(self, step: CountStep, _demonstration: Demonstration) -> str:
        number = _amount(step)
        return self.tr(
            "{color}'s own area is full: the last %n stones go into {other}'s and count there.",
            "",
            number,
        )

    def left_empty(self, step: CountStep, _demonstration: Demonstration) -> str:
        number = _amount(step)
        return self.tr("%n points of {color}'s area stay empty, making {total}.", "", number)

    def compensation(self, _step: CountStep, _demonstration: Demonstration) -> str:
        return self.tr("{color} receives {points} for the handicap, making {total}.")

    def tax(self, _step: CountStep, _demonstration: Demonstration) -> str:
        return self.tr("{color} pays {points}, two for each living group, leaving {total}.")

    def time(self, step: CountStep, _demonstration: Demonstration) -> str:
        if not step.totals[step.color or Color.WHITE]:
            return self.tr("{color} pays {points} for overtime.")
        return self.tr("{color} pays {points} for overtime, leaving {total}.")

    def komi(self, step: CountStep, _demonstration: Demonstration) -> str:
        if step.amount < 0:
            return self.tr("{color} loses {points} to komi, leaving {total}.")
        if _is_first(step):
            return self.tr("{color} receives {points} as komi.")
        return self.tr("{color} receives {points} as komi, making {total}.")

    def half(self, step: CountStep, demonstration: Demonstration) -> str:
        if any(
            other.kind in {CountStepKind.TAX, CountStepKind.TIME} for other in demonstration.steps
        ):
            return self.tr(
                "{color} has {total} and needs more than {number}: half of the board plus half "
                "of all adjustments."
            )
        half = half_of_points(demonstration)
        if step.amount == half:
            return self.tr("{color} has {total} and needs more than {number}, {half_of}.")
        if step.amount < half:
            return self.tr(
                "{color} has {total} and needs more than {number}: {half_of} ({half}) minus "
                "half of komi and handicap ({extra})."
            )
        return self.tr(
            "{color} has {total} and needs more than {number}: {half_of} ({half}) plus half "
            "of komi and handicap ({extra})."
        )

    def half_of(self, has_neutral: bool) -> str:
        if has_neutral:
            return self.tr("half of the counted points")
        return self.tr("half of the board")

    def result(self, _step: CountStep, demonstration: Demonstration) -> str:
        if demonstration.method is CountingStyle.CHINESE and demonstration.result.margin:
            return self.tr("One side has {apart} more than half, the other {apart} less: {lead}.")
        return self.tr("{lead}.")

    def method(self, method: CountingStyle) -> str:
        match method:
            case CountingStyle.JAPANESE:
                return self.tr("Japanese")
            case CountingStyle.QUICK:
                return self.tr("French quick / AGA")
            case CountingStyle.CHINESE:
                return self.tr("Chinese")
            case CountingStyle.NORMAL:
                return self.tr("French normal")
            case CountingStyle.ING:
                return self.tr("Ing")


def half_of_points(demonstration: Demonstration) -> float:
    """Return half of the points that had an owner at the beginning of the count."""
    begin = demonstration.steps[0]
    black, white = begin.territory
    stones = frozenset(point for point, _ in begin.board.stones())
    return len(stones | black | white) / 2


def _amount(step: CountStep) -> int:
    """Return the number of stones or points of a step, which is always whole."""
    return int(step.amount)


def _is_first(step: CountStep) -> bool:
    """Return whether a step is the first that counts anything for its side."""
    return step.totals[step.color or Color.WHITE] == step.amount


_texts: Final = CountStepTexts()

_SENTENCES: Final[dict[CountStepKind, Callable[[CountStep, Demonstration], str]]] = {
    CountStepKind.BEGIN: _texts.begin,
    CountStepKind.LIFT_DEAD: _texts.lift_dead,
    CountStepKind.FILL_DAME: _texts.fill_dame,
    CountStepKind.PASS_STONES: _texts.pass_stones,
    CountStepKind.LAST_PASS: _texts.last_pass,
    CountStepKind.FILL_IN: _texts.fill_in,
    CountStepKind.LEFT_OVER: _texts.left_over,
    CountStepKind.ARRANGE: _texts.arrange,
    CountStepKind.BLOCK: _texts.block,
    CountStepKind.EMPTY_TENS: _texts.empty_tens,
    CountStepKind.TERRITORY: _texts.territory,
    CountStepKind.STONES: _texts.stones,
    CountStepKind.FULL_BOWLS: _texts.full_bowls,
    CountStepKind.FILL_OPPONENT: _texts.fill_opponent,
    CountStepKind.LEFT_EMPTY: _texts.left_empty,
    CountStepKind.COMPENSATION: _texts.compensation,
    CountStepKind.TAX: _texts.tax,
    CountStepKind.TIME: _texts.time,
    CountStepKind.KOMI: _texts.komi,
    CountStepKind.HALF: _texts.half,
    CountStepKind.RESULT: _texts.result,
}


def sentence(step: CountStep, demonstration: Demonstration) -> str:
    """Return one sentence that describes ``step`` of ``demonstration``."""
    # Komi and compensation are White's where a step does not say whose.
    color = step.color or Color.WHITE
    number = formats.number
    half = half_of_points(demonstration) if step.kind is CountStepKind.HALF else 0
    return _SENTENCES[step.kind](step, demonstration).format(
        color=player_names.color_name(color),
        other=player_names.color_name(color.opponent),
        points=result_text.points(abs(step.amount)),
        size=result_text.points(len(step.block)),
        number=number(step.amount),
        total=number(step.totals[color]),
        half=number(half),
        half_of=_texts.half_of(2 * half < step.board.width * step.board.height),
        extra=number(abs(step.amount - half)),
        lead=result_text.lead(demonstration.result),
        apart=number((demonstration.result.margin or 0) / 2),
    )


def counting_style_name(method: CountingStyle) -> str:
    """Return the usual name of a method of counting by hand."""
    return _texts.method(method)
