"""Counting area by hand: both sides, one side, or by filling in all stones (Ing rules).

Neutral points stay empty: each side would get the same number of them. An odd one belongs to
neither side in a count of the board as it lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, CountStepKind, StoneMovement
from gobanapp.rules.hand_counting.counting_blocks import sweep_order
from gobanapp.rules.hand_counting.demonstration_builder import DemonstrationBuilder
from gobanapp.rules.hand_counting.rectangles import compact_rectangles, union
from gobanapp.rules.hand_counting.tens import TEN
from gobanapp.rules.hand_counting.territory_arrangement import (
    SideTerritory,
    arrange_emptied_in_tens,
    arrange_filled,
)
from gobanapp.rules.hand_counting.territory_count import (
    add_points_off_board,
    both_side_territories,
    count_territory_blocks,
    dame_moves,
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
    """Count one side, and compare it with half of the board and half of White's compensation.

    Neutral points and taxes are halved as well.
    """
    grounds = both_side_territories(table, score)
    areas = grounds.map(
        lambda ground: ground.territory.bit_count() + table.board.count(ground.color)
    )
    # As a rule Black is counted; a White with hardly any area is counted faster.
    color = Color.WHITE if 2 * areas.white < areas.black else Color.BLACK
    arrangement = arrange_emptied_in_tens(grounds[color])
    table.move_stones(
        CountStepKind.FILL_IN, color, [(BowlOrLid.BOWL, point) for point in arrangement.filled]
    )
    out = [(point, BowlOrLid.BOWL) for point in arrangement.emptied]
    table.move_stones(CountStepKind.EMPTY_TENS, color, out)
    count_territory_blocks(table, color, arrangement)
    table.step(CountStepKind.TERRITORY, color, table.totals[color])
    _count_stones(table, color)
    return _against_half(table, score, color, areas.black + areas.white)


def _against_half(table: DemonstrationBuilder, score: Score, color: Color, points: int) -> Result:
    """Finish the count of ``color``, when ``points`` of the board have an owner."""
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


# Ing's count: all stones of two equally full bowls are filled in; the points left empty decide.
#
# Each side has as many stones as the other: all stand in its own area, but for those that found no
# room there. So its area has as many points as a bowl has stones, less those of its stones that lie
# elsewhere or nowhere, and more by the opponent's stones in it and by what is left empty.

_HANDFUL: Final = 20
"""The stones filled in within a step, or more, for at most ``_HANDFULS`` steps."""
_HANDFULS: Final = 8


def count_by_filling(table: DemonstrationBuilder, score: Score, *, first: Color) -> Result:
    """Count as Ing's rules do.

    A bowl holds half as many stones as the board has points, less one and rounded down: 180 on
    19x19; both hold more only if a side has more than that on the board. Neutral points get as many
    stones of both, which count for neither, ``first`` beginning.
    """
    grounds = both_side_territories(table, score)
    dame = dame_moves(table.board, score.territory, first, in_pairs=True)
    each = len(dame) // 2
    points = table.board.width * table.board.height
    on_board = max(table.board.count(color) for color in Color) + each
    bowl = max((points - 1) // 2, on_board)
    for color in Color:
        table.add(color, bowl)
    table.step(CountStepKind.FULL_BOWLS, amount=bowl, moved=list(_prisoners(table)))
    if dame:
        for color in Color:
            table.add(color, -each)
        table.step(CountStepKind.FILL_DAME, amount=len(dame), moved=dame)
    empty = grounds.map(lambda ground: _fill_own(table, ground, bowl))
    for color in Color:
        ground = grounds[color.opponent]
        left = _fill_opponent(table, ground, empty[ground.color], bowl)
        empty = empty.with_(ground.color, left)
    for ground in grounds:
        left = empty[ground.color]
        if left:
            block = frozenset(ground.grid.points(left))
            table.count(CountStepKind.LEFT_EMPTY, ground.color, len(block), block)
    add_points_off_board(table, score)
    return table.finish(score.ruleset.ties_to)


def _prisoners(table: DemonstrationBuilder) -> Iterator[StoneMovement]:
    for color in Color:
        for _ in range(table.lids[color.opponent]):
            yield StoneMovement(color, BowlOrLid.LID, BowlOrLid.BOWL)


def _fill_own(table: DemonstrationBuilder, ground: SideTerritory, bowl: int) -> int:
    """Fill a territory with the remaining stones of its colour; return the points left empty."""
    left = bowl - table.board.count(ground.color)
    stones = min(left, ground.territory.bit_count())
    arrangement = arrange_filled(ground, stones, moving=False)
    handful = max(_HANDFUL, -(-stones // _HANDFULS))
    for start in range(0, stones, handful):
        points = arrangement.filled[start : start + handful]
        table.move_stones(
            CountStepKind.FILL_IN, ground.color, [(BowlOrLid.BOWL, point) for point in points]
        )
    return ground.territory & ~ground.grid.bits(arrangement.filled)


def _fill_opponent(table: DemonstrationBuilder, ground: SideTerritory, room: int, bowl: int) -> int:
    """Fill ``room`` of ``ground`` with the opponent's remaining stones; return the empty points.

    Each of these stones is missing from its own side's area, and counts as a point of the other's.
    """
    color = ground.color.opponent
    left = bowl - table.board.count(color)
    stones = min(left, room.bit_count())
    rest = union(compact_rectangles(ground.grid, room, room.bit_count() - stones))
    if stones:
        table.add(color, -stones)
        table.add(ground.color, stones)
        points = sweep_order(ground.grid, room & ~rest)
        table.move_stones(
            CountStepKind.FILL_OPPONENT, color, [(BowlOrLid.BOWL, point) for point in points]
        )
    if left > stones:
        table.add(color, stones - left)
        table.step(CountStepKind.LEFT_OVER, color, left - stones)
    return rest
