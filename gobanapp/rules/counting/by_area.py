"""Counting area by hand: territory and living stones, of both sides or of one.

Neutral points stay empty: the two sides would get as many of them, a point over apart, which is
nobody's in a count of the board as it lies.
"""

from __future__ import annotations

from typing import Final

from gobanapp.rules.color import Color
from gobanapp.rules.counting.arrangement import emptied_in_tens, filled_up
from gobanapp.rules.counting.by_territory import arrange, both_grounds, give_the_rest, read
from gobanapp.rules.counting.step import Act, Place
from gobanapp.rules.counting.table import Table
from gobanapp.rules.counting.tens import TEN
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import Score

_GLANCES: Final = 8
"""The stones of one side are counted in this many steps at most, each of whole tens."""


def count_both(table: Table, score: Score) -> Result:
    """Count the territory and the stones of both sides."""
    for ground in both_grounds(table, score):
        arrangement = filled_up(ground, 0)
        arrange(table, ground.color, arrangement)
        read(table, ground.color, arrangement)
        table.step(Act.TERRITORY, ground.color, ground.territory.bit_count())
        _count_stones(table, ground.color)
    give_the_rest(table, score)
    return table.finish(score.ruleset.ties_to)


def count_one_side(table: Table, score: Score) -> Result:
    """Count one side, and hold it against half of the board with half of what White is given.

    What is nobody's is halved as well, and so are taxes.
    """
    grounds = both_grounds(table, score)
    areas = grounds.map(
        lambda ground: ground.territory.bit_count() + table.board.count(ground.color)
    )
    # As a rule Black is counted; a White who has next to nothing is sooner done.
    color = Color.WHITE if 2 * areas.white < areas.black else Color.BLACK
    arrangement = emptied_in_tens(grounds[color])
    table.moving(Act.FILL_IN, color, [(Place.BOWL, point) for point in arrangement.filled])
    out = [(point, Place.BOWL) for point in arrangement.emptied]
    table.moving(Act.EMPTY_TENS, color, out)
    read(table, color, arrangement)
    table.step(Act.TERRITORY, color, table.totals[color])
    _count_stones(table, color)
    return _against_half(table, score, color, areas.black + areas.white)


def _against_half(table: Table, score: Score, color: Color, points: int) -> Result:
    """Finish the count of ``color`` where ``points`` of the board are somebody's."""
    counted, lines = table.totals[color], score.lines
    given = lines.map(lambda side: side.compensation + side.komi)
    tax = lines.map(lambda side: side.tax + side.time)
    opponent = color.opponent
    table.give(Act.TAX, color, lines[color].tax)
    table.give(Act.TIME, color, lines[color].time)
    if lines[opponent].time:
        table.step(Act.TIME, opponent, -lines[opponent].time)
    half = (points + sum(tax) + given[opponent] - given[color]) / 2
    table.step(Act.HALF, color, half)
    table.add(color, given[color])
    table.add(opponent, points - counted + tax[opponent] + given[opponent])
    return table.finish(score.ruleset.ties_to)


def _count_stones(table: Table, color: Color) -> None:
    """Count the stones of ``color`` on the board, strip by strip."""
    stones = table.swept(point for point, its_color in table.board.stones() if its_color is color)
    tens = -(-len(stones) // (TEN * _GLANCES))
    for start in range(0, len(stones), TEN * max(1, tens)):
        block = frozenset(stones[start : start + TEN * tens])
        table.count(Act.STONES, color, len(block), block)
