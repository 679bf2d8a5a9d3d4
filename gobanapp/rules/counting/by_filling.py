"""Ing's count: all stones of two equally full bowls are filled in, what is left empty decides.

Each side has as many stones as the other: all stand in its own area, but for those that found no
room there. So its area has as many points as a bowl has stones, less those of its stones that lie
elsewhere or nowhere, and more by the opponent's stones in it and by what is left empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gobanapp.rules.color import Color
from gobanapp.rules.counting.arrangement import filled_up
from gobanapp.rules.counting.blocks import sweep
from gobanapp.rules.counting.by_territory import both_grounds, give_the_rest
from gobanapp.rules.counting.dame import dame_moves
from gobanapp.rules.counting.ground import Ground
from gobanapp.rules.counting.rectangles import compact, union
from gobanapp.rules.counting.step import Act, Movement, Place
from gobanapp.rules.counting.table import Table
from gobanapp.rules.result import Result
from gobanapp.rules.scoring import Score

_HANDFUL: Final = 20
"""So many stones are filled in within a step, or as many as make this many steps."""
_HANDFULS: Final = 8


def count_by_filling(table: Table, score: Score, *, first: Color) -> Result:
    """Count as Ing's rules do.

    A bowl holds half as many stones as the board has points, less one and rounded down: 180 on
    19x19; both hold more only if a side has more than that on the board. Neutral points get as many
    stones of both, which count for neither, ``first`` beginning.
    """
    grounds = both_grounds(table, score)
    dame = dame_moves(table.board, score.territory, first, in_pairs=True)
    each = len(dame) // 2
    points = table.board.width * table.board.height
    on_board = max(table.board.count(color) for color in Color) + each
    bowl = max((points - 1) // 2, on_board)
    for color in Color:
        table.add(color, bowl)
    table.step(Act.FULL_BOWLS, amount=bowl, moved=list(_prisoners(table)))
    if dame:
        for color in Color:
            table.add(color, -each)
        table.step(Act.FILL_DAME, amount=len(dame), moved=dame)
    empty = grounds.map(lambda ground: _fill_own(table, ground, bowl))
    for color in Color:
        ground = grounds[color.opponent]
        left = _fill_opponent(table, ground, empty[ground.color], bowl)
        empty = empty.with_(ground.color, left)
    for ground in grounds:
        left = empty[ground.color]
        if left:
            block = frozenset(ground.grid.points(left))
            table.count(Act.LEFT_EMPTY, ground.color, len(block), block)
    give_the_rest(table, score)
    return table.finish(score.ruleset.ties_to)


def _prisoners(table: Table) -> Iterator[Movement]:
    for color in Color:
        for _ in range(table.lids[color.opponent]):
            yield Movement(color, Place.LID, Place.BOWL)


def _fill_own(table: Table, ground: Ground, bowl: int) -> int:
    """Fill a territory with what its colour has left in its bowl, and return what stays empty."""
    left = bowl - table.board.count(ground.color)
    stones = min(left, ground.territory.bit_count())
    arrangement = filled_up(ground, stones, moving=False)
    handful = max(_HANDFUL, -(-stones // _HANDFULS))
    for start in range(0, stones, handful):
        points = arrangement.filled[start : start + handful]
        table.moving(Act.FILL_IN, ground.color, [(Place.BOWL, point) for point in points])
    return ground.territory & ~ground.grid.bits(arrangement.filled)


def _fill_opponent(table: Table, ground: Ground, room: int, bowl: int) -> int:
    """Fill ``room`` of ``ground`` with what its opponent has left; return what stays empty.

    Each of these stones is one that its own side's area has not got, and a point of the other's.
    """
    color = ground.color.opponent
    left = bowl - table.board.count(color)
    stones = min(left, room.bit_count())
    rest = union(compact(ground.grid, room, room.bit_count() - stones))
    if stones:
        table.add(color, -stones)
        table.add(ground.color, stones)
        points = sweep(ground.grid, room & ~rest)
        table.moving(Act.FILL_OPPONENT, color, [(Place.BOWL, point) for point in points])
    if left > stones:
        table.add(color, stones - left)
        table.step(Act.LEFT_OVER, color, left - stones)
    return rest
