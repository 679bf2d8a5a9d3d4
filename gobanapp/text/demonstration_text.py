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
from gobanapp.text.language import Translated, translate


class CountStepTexts(Translated):
    """The texts; translators find them under the name of this class.

    Each text has a singular form, in English too. In braces:
    ``color`` is the player of the step and ``other`` the opponent, ``points`` its amount with the
    word for it and ``number`` without, ``size`` that of its block, ``total`` the side's total with
    it, ``half`` half of the board and ``extra`` what is added to it, ``lead`` the player who is
    ahead in the end, and ``apart`` the distance of each side from half of the board.
    """

    def __init__(self, step: CountStep, demonstration: Demonstration) -> None:
        self.step = step
        self.demonstration = demonstration
        self.style = demonstration.method
        self.number = int(step.amount)  # of stones or points: whole where a text has a plural
        self.is_first = step.totals[step.color or Color.WHITE] == step.amount
        """True for the first step that counts anything for its side."""

    def begin(self) -> str:
        match self.style:
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

    def lift_dead(self) -> str:
        if self.style not in BY_TERRITORY:
            return self.tr("{color}'s %n dead stones leave the board.", "", self.number)
        return self.tr(
            "{color}'s %n dead stones leave the board and go into {other}'s lid.", "", self.number
        )

    def left_in_seki(self) -> str:
        return self.tr(
            "{color}'s %n dead stones in seki stay: they count for neither side.", "", self.number
        )

    def fill_dame(self) -> str:
        return self.tr(
            "The players fill %n dame in turn; these count for neither side.", "", self.number
        )

    def pass_stones(self) -> str:
        return self.tr(
            "{color} passed %n times and put a stone into {other}'s lid each time.", "", self.number
        )

    def last_pass(self) -> str:
        return self.tr("White must pass last and puts one more stone into Black's lid.")

    def fill_in(self) -> str:
        if self.style is CountingStyle.CHINESE:
            return self.tr(
                "%n stones from {color}'s bowl fill {color}'s territory: a filled point counts as "
                "much as an empty one.",
                "",
                self.number,
            )
        if self.style is CountingStyle.ING:
            return self.tr(
                "%n stones from {color}'s bowl fill {color}'s territory.", "", self.number
            )
        return self.tr("%n prisoners from {other}'s lid fill {color}'s territory.", "", self.number)

    def left_over(self) -> str:
        if self.style is CountingStyle.ING:
            return self.tr(
                "%n of {color}'s stones are left over, leaving {total}.", "", self.number
            )
        return self.tr(
            "%n of {color}'s stones are left over and count for {other}.", "", self.number
        )

    def arrange(self) -> str:
        return self.tr(
            "%n stones inside {color}'s territory are moved to clear a block of {size}; the "
            "border stays.",
            "",
            self.number,
        )

    def block(self) -> str:
        if self.is_first:
            return self.tr("{color}'s first block has %n points.", "", self.number)
        return self.tr("This block of %n points brings {color} to {total}.", "", self.number)

    def empty_tens(self) -> str:
        return self.tr(
            "%n of {color}'s stones are removed to make the empty points a multiple of ten.",
            "",
            self.number,
        )

    def territory(self) -> str:
        if self.style is CountingStyle.CHINESE:
            if self.number == 0:
                return self.tr("{color} has no empty points left.")
            return self.tr("{color} has %n empty points, a multiple of ten.", "", self.number)
        return self.tr("{color}'s territory has %n points.", "", self.number)

    def stones(self) -> str:
        return self.tr("These %n stones bring {color} to {total}.", "", self.number)

    def full_bowls(self) -> str:
        return self.tr(
            "With the prisoners back in their bowls, each side has %n stones on the board "
            "and in the bowl.",
            "",
            self.number,
        )

    def fill_opponent(self) -> str:
        return self.tr(
            "{color}'s own area is full: the last %n stones go into {other}'s and count there.",
            "",
            self.number,
        )

    def left_empty(self) -> str:
        return self.tr("%n points of {color}'s area stay empty, making {total}.", "", self.number)

    def compensation(self) -> str:
        return self.tr("{color} receives {points} for the handicap, making {total}.")

    def tax(self) -> str:
        return self.tr("{color} pays {points}, two for each living group, leaving {total}.")

    def time(self) -> str:
        if not self.step.totals[self.step.color or Color.WHITE]:
            return self.tr("{color} pays {points} for overtime.")
        return self.tr("{color} pays {points} for overtime, leaving {total}.")

    def komi(self) -> str:
        if self.step.amount < 0:
            return self.tr("{color} loses {points} to komi, leaving {total}.")
        if self.is_first:
            return self.tr("{color} receives {points} as komi.")
        return self.tr("{color} receives {points} as komi, making {total}.")

    def half(self) -> str:
        if any(
            other.kind in {CountStepKind.TAX, CountStepKind.TIME}
            for other in self.demonstration.steps
        ):
            return self.tr(
                "{color} has {total} and needs more than {number}: half of the board plus half "
                "of all adjustments."
            )
        half = half_of_points(self.demonstration)
        if self.step.amount == half:
            return self.tr("{color} has {total} and needs more than {number}, {half_of}.")
        if self.step.amount < half:
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

    def result(self) -> str:
        if self.style is CountingStyle.CHINESE and self.demonstration.result.margin:
            return self.tr("One side has {apart} more than half, the other {apart} less: {lead}.")
        return self.tr("{lead}.")


def half_of_points(demonstration: Demonstration) -> float:
    """Return half of the points that had an owner at the beginning of the count."""
    first_step = demonstration.steps[0]
    black, white = first_step.territory
    stones = frozenset(point for point, _ in first_step.board.stones())
    return len(stones | black | white) / 2


_SENTENCES: Final[dict[CountStepKind, Callable[[CountStepTexts], str]]] = {
    CountStepKind.BEGIN: CountStepTexts.begin,
    CountStepKind.LIFT_DEAD: CountStepTexts.lift_dead,
    CountStepKind.LEFT_IN_SEKI: CountStepTexts.left_in_seki,
    CountStepKind.FILL_DAME: CountStepTexts.fill_dame,
    CountStepKind.PASS_STONES: CountStepTexts.pass_stones,
    CountStepKind.LAST_PASS: CountStepTexts.last_pass,
    CountStepKind.FILL_IN: CountStepTexts.fill_in,
    CountStepKind.LEFT_OVER: CountStepTexts.left_over,
    CountStepKind.ARRANGE: CountStepTexts.arrange,
    CountStepKind.BLOCK: CountStepTexts.block,
    CountStepKind.EMPTY_TENS: CountStepTexts.empty_tens,
    CountStepKind.TERRITORY: CountStepTexts.territory,
    CountStepKind.STONES: CountStepTexts.stones,
    CountStepKind.FULL_BOWLS: CountStepTexts.full_bowls,
    CountStepKind.FILL_OPPONENT: CountStepTexts.fill_opponent,
    CountStepKind.LEFT_EMPTY: CountStepTexts.left_empty,
    CountStepKind.COMPENSATION: CountStepTexts.compensation,
    CountStepKind.TAX: CountStepTexts.tax,
    CountStepKind.TIME: CountStepTexts.time,
    CountStepKind.KOMI: CountStepTexts.komi,
    CountStepKind.HALF: CountStepTexts.half,
    CountStepKind.RESULT: CountStepTexts.result,
}


def sentence(step: CountStep, demonstration: Demonstration) -> str:
    """Return one sentence that describes ``step`` of ``demonstration``."""
    texts = CountStepTexts(step, demonstration)
    # Komi and compensation are White's where a step does not say whose.
    color = step.color or Color.WHITE
    number = formats.number
    half = half_of_points(demonstration) if step.kind is CountStepKind.HALF else 0
    return _SENTENCES[step.kind](texts).format(
        color=player_names.color_name(color),
        other=player_names.color_name(color.opponent),
        points=result_text.points(abs(step.amount)),
        size=result_text.points(len(step.block)),
        number=number(step.amount),
        total=number(step.totals[color]),
        half=number(half),
        half_of=texts.half_of(2 * half < step.board.width * step.board.height),
        extra=number(abs(step.amount - half)),
        lead=result_text.lead(demonstration.result),
        apart=number((demonstration.result.margin or 0) / 2),
    )


def counting_style_name(method: CountingStyle) -> str:
    """Return the usual name of a method of counting by hand."""
    match method:
        case CountingStyle.JAPANESE:
            return translate("CountStepTexts", "Japanese")
        case CountingStyle.QUICK:
            return translate("CountStepTexts", "French quick / AGA")
        case CountingStyle.CHINESE:
            return translate("CountStepTexts", "Chinese")
        case CountingStyle.NORMAL:
            return translate("CountStepTexts", "French normal")
        case CountingStyle.ING:
            return translate("CountStepTexts", "Ing")
