"""Demonstrations of the count by hand: the available methods, and one shown on a finished game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.area_count import count_both, count_by_filling, count_one_side
from gobanapp.rules.hand_counting.count_step import BY_TERRITORY, CountingStyle, Demonstration
from gobanapp.rules.hand_counting.demonstration_builder import DemonstrationBuilder
from gobanapp.rules.hand_counting.territory_count import count_territory, count_with_pass_stones
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import Compensation, CountingMethod, Ruleset
from gobanapp.rules.scoring import Score


def counting_styles(ruleset: Ruleset) -> tuple[CountingStyle, ...]:
    """Return all methods, beginning with the usual one under these rules."""
    usual = _usual(ruleset)
    return usual, *(method for method in CountingStyle if method is not usual)


def _usual(ruleset: Ruleset) -> CountingStyle:
    if ruleset.pass_stones:
        return CountingStyle.QUICK
    if ruleset.counting is CountingMethod.TERRITORY:
        return CountingStyle.JAPANESE
    if ruleset.ties_to is Color.BLACK:  # Only Ing's rules have that.
        return CountingStyle.ING
    if ruleset.compensation is Compensation.STONES_BUT_ONE:
        return CountingStyle.NORMAL
    return CountingStyle.CHINESE


def demonstrated_score(score: Score, method: CountingStyle) -> Score:
    """Return the result of a demonstration, without White's stone for a last pass.

    Japanese counting has no pass stones, the quick count always has them. The others count area;
    under stone counting, with its tax.
    """
    if method in BY_TERRITORY:
        ruleset = replace(score.ruleset, pass_stones=method is CountingStyle.QUICK)
        return replace(score, ruleset=ruleset, counting=CountingMethod.TERRITORY)
    is_taxed = score.ruleset.counting is CountingMethod.STONES
    return score.by(CountingMethod.STONES if is_taxed else CountingMethod.AREA)


def demonstrate(
    board: Board,
    dead: Collection[Point],
    score: Score,
    method: CountingStyle,
    *,
    white_passed_last: bool,
) -> Demonstration:
    """Return the count by hand of a game that ended on ``board``.

    ``score`` must belong to that board and those ``dead`` stones, which is not checked.
    ``white_passed_last``: True if Black has the next turn; this decides who fills the first neutral
    point, and whether White owes a stone in the quick count. The result is that of
    ``demonstrated_score``, with that stone, but counted from the board in the steps.
    """
    counted = demonstrated_score(score, method)
    prisoners = counted.all_lines.map(lambda side: side.prisoners)
    table = DemonstrationBuilder(board, prisoners, counted.territory.owned)
    table.lift(dead, left=counted.dead_left)
    first = Color.BLACK if white_passed_last else Color.WHITE
    match method:
        case CountingStyle.JAPANESE:
            result = count_territory(table, counted, first=first)
        case CountingStyle.QUICK:
            result = count_with_pass_stones(table, counted, first=first)
        case CountingStyle.CHINESE:
            result = count_one_side(table, counted)
        case CountingStyle.NORMAL:
            result = count_both(table, counted)
        case CountingStyle.ING:
            result = count_by_filling(table, counted, first=first)
    return Demonstration(method=method, steps=tuple(table.steps), result=result)
