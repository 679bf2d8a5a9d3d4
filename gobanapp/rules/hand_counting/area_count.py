"""Counting area by hand: territory and living stones, of both sides or of one.

Neutral points stay empty: the two sides would get as many of them, a point over apart, which is
nobody's in a count of the board as it lies.
"""

from __future__ import annotations

from typing import Final

from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, CountStepKind
from gobanapp.rules.hand_counting.demonstration_builder import DemonstrationBuilder
from gobanapp.rules.hand_counting.tens import TEN
from gobanapp.rules.hand_counting.territory_arrangement import (
    arrange_emptied_in_tens,
    arrange_filled,
)
from gobanapp.rules.hand_counting.territory_count import (
    add_points_off_board,
    both_side_territories,
    count_territory_blocks,
    move_stones_in_territory,
)
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import Score

_GLANCES: Final = 8
"""The stones of one side are counted in this many steps at most, each of whole tens."""


def count_both(table: DemonstrationBuilder, score: Score) -> Result:
    """Count the territory and the stones of both sides."""
    for ground in both_side_territories(table, score):
        arrangement = arrange_filled(ground, 0)
        move_stones_in_territory(table, ground.color, arrangement)
        count_territory_blocks(table, ground.color, arrangement)
        table.step(CountStepKind.TERRITORY, ground.color, ground.territory.bit_count())
        _count_stones(table, ground.color)
    add_points_off_board(table, score)
    return table.finish(score.ruleset.ties_to)


def count_one_side(table: DemonstrationBuilder, score: Score) -> Result:
    """Count one side, and hold it against half of the board with half of what White is given.

    What is nobody's is halved as well, and so are taxes.
    """
    grounds = both_side_territories(table, score)
    areas = grounds.map(
        lambda ground: ground.territory.bit_count() + table.board.count(ground.color)
    )
    # As a rule Black is counted; a White who has next to nothing is sooner done.
    color = Color.WHITE if 2 * areas.white < areas.black else Color.BLACK
    arrangement = arrange_emptied_in_tens(grounds[color])
    table.moving(
        CountStepKind.FILL_IN, color, [(BowlOrLid.BOWL, point) for point in arrangement.filled]
    )
    out = [(point, BowlOrLid.BOWL) for point in arrangement.emptied]
    table.moving(CountStepKind.EMPTY_TENS, color, out)
    count_territory_blocks(table, color, arrangement)
    table.step(CountStepKind.TERRITORY, color, table.totals[color])
    _count_stones(table, color)
    return _against_half(table, score, color, areas.black + areas.white)


def _against_half(table: DemonstrationBuilder, score: Score, color: Color, points: int) -> Result:
    """Finish the count of ``color`` where ``points`` of the board are somebody's."""
    counted, lines = table.totals[color], score.lines
    given = lines.map(lambda side: side.compensation + side.komi)
    tax = lines.map(lambda side: side.tax + side.time)
    opponent = color.opponent
    table.give(CountStepKind.TAX, color, lines[color].tax)
    table.give(CountStepKind.TIME, color, lines[color].time)
    if lines[opponent].time:
        table.step(CountStepKind.TIME, opponent, -lines[opponent].time)
    half = (points + sum(tax) + given[opponent] - given[color]) / 2
    table.step(CountStepKind.HALF, color, half)
    table.add(color, given[color])
    table.add(opponent, points - counted + tax[opponent] + given[opponent])
    return table.finish(score.ruleset.ties_to)


def _count_stones(table: DemonstrationBuilder, color: Color) -> None:
    """Count the stones of ``color`` on the board, strip by strip."""
    stones = table.swept(point for point, its_color in table.board.stones() if its_color is color)
    tens = -(-len(stones) // (TEN * _GLANCES))
    for start in range(0, len(stones), TEN * max(1, tens)):
        block = frozenset(stones[start : start + TEN * tens])
        table.count(CountStepKind.STONES, color, len(block), block)
