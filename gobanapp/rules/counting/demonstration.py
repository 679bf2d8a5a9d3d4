"""The door to the counts by hand: which methods there are, and one shown on a finished game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.counting.by_area import count_both, count_one_side
from gobanapp.rules.counting.by_filling import count_by_filling
from gobanapp.rules.counting.by_territory import count_territory, count_with_pass_stones
from gobanapp.rules.counting.step import BY_TERRITORY, Demonstration, Method
from gobanapp.rules.counting.table import Table
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import Compensation, Counting, Ruleset
from gobanapp.rules.scoring import Score


def methods(ruleset: Ruleset) -> tuple[Method, ...]:
    """Return all methods, that of the players who use such rules first."""
    usual = _usual(ruleset)
    return usual, *(method for method in Method if method is not usual)


def _usual(ruleset: Ruleset) -> Method:
    if ruleset.pass_stones:
        return Method.QUICK
    if ruleset.counting is Counting.TERRITORY:
        return Method.JAPANESE
    if ruleset.ties_to is Color.BLACK:  # Only Ing's rules have that.
        return Method.ING
    if ruleset.compensation is Compensation.STONES_BUT_ONE:
        return Method.NORMAL
    return Method.CHINESE


def count_shown(score: Score, method: Method) -> Score:
    """Return the count that a demonstration comes to, but for White's stone for a last pass.

    Japanese counting knows no pass stones, the quick count always has them. The others count area,
    under a ruleset that counts stones alone with its taxes.
    """
    if method in BY_TERRITORY:
        ruleset = replace(score.ruleset, pass_stones=method is Method.QUICK)
        return replace(score, ruleset=ruleset, counting=Counting.TERRITORY)
    is_taxed = score.ruleset.counting is Counting.STONES
    return score.by(Counting.STONES if is_taxed else Counting.AREA)


def demonstrate(
    board: Board,
    dead: Collection[Point],
    score: Score,
    method: Method,
    *,
    white_passed_last: bool,
) -> Demonstration:
    """Return the count by hand of a game that ended on ``board``.

    ``score``: made of that board and those ``dead`` stones, which is not checked.
    ``white_passed_last``: White had the last turn, so that it is Black's; it tells who fills the
    first neutral point, and whether White owes a stone in the quick count.
    The result is ``count_shown``'s, with that stone; it is counted from the board as it lies in
    the steps.
    """
    counted = count_shown(score, method)
    prisoners = counted.all_lines.map(lambda side: side.prisoners)
    table = Table(board, prisoners, counted.territory.owned)
    table.lift(dead)
    first = Color.BLACK if white_passed_last else Color.WHITE
    match method:
        case Method.JAPANESE:
            result = count_territory(table, counted, first=first)
        case Method.QUICK:
            result = count_with_pass_stones(table, counted, first=first)
        case Method.CHINESE:
            result = count_one_side(table, counted)
        case Method.NORMAL:
            result = count_both(table, counted)
        case Method.ING:
            result = count_by_filling(table, counted, first=first)
    return Demonstration(method=method, steps=tuple(table.steps), result=result)
