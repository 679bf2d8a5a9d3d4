"""Whether a closed space with enemy stones in it is two eyes: seen from its shape, or read out."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final, TypeAlias

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.reading.readings import ReadingOutcome, read_life
from gobanapp.rules.territory_analysis.cleared_board import Steps, connected_parts

_ROOMY: Final = 6
"""So many points are two eyes, if no enemy stone stands in the way."""
_LARGEST_NAKADE: Final = 6
_Places: TypeAlias = frozenset[tuple[int, int]]
_OWNER, _ENEMY = Color.BLACK, Color.WHITE
_MOST_EMPTY: Final = 8
_NODES: Final = 3000
_MARGIN: Final = 2
"""Lines around the space on the board it is read on: the owner's wall, and the enemy."""


def holds_two_eyes(space: AbstractSet[int], stones: AbstractSet[int], steps: Steps) -> bool:
    """Return whether the owner of ``space`` has two eyes there in spite of enemy ``stones``.

    The owner moves first: who stands alive at the end had the time for that move. Stones that hold
    at most one of the space's lines do not stand in the way, and large enough stones are captured
    and leave room. What neither shows is read.
    """
    in_the_way = sum(lines > 1 for cell, lines in lines_at(space, steps).items() if cell in stones)
    if len(space) - in_the_way >= _ROOMY or is_room_once_captured(stones, steps):
        return True
    return len(space) - len(stones) <= _MOST_EMPTY and lives_within(space, stones, steps)


def is_room_once_captured(stones: AbstractSet[int], steps: Steps) -> bool:
    """Return whether the points under ``stones`` make two eyes by themselves."""
    parts = list(connected_parts(stones, steps))
    return len(parts) > 1 or (len(parts) == 1 and not is_nakade(lines_at(parts[0], steps)))


def lines_at(points: AbstractSet[int], steps: Steps) -> dict[int, int]:
    """Return for each point how many of the others lie beside it."""
    return {point: sum(point + step in points for step in steps) for point in points}


def is_nakade(lines: dict[int, int]) -> bool:
    """Whether points that hang together have a shape that one stone keeps to one eye.

    Those are up to three points, the square, the pyramid, the bulky five, the cross and the rabbity
    six. Each is told from the others of its size by its lines and those at its vital point, where
    most of them meet.
    """
    size, most, all_lines = len(lines), max(lines.values()), sum(lines.values()) // 2
    if size == 4:
        return all_lines == 4 or most == 3
    if size == 5:
        return most == 4 or (most == 3 and all_lines == 5)
    return size <= 3 or (size == _LARGEST_NAKADE and most == 4 and all_lines == 6)


# The space is read on a board of its own, with a wall of its owner around it and the enemy around
# the wall. The wall has two more liberties there, as most groups have, or the enemy could take it
# at once where the owner needs a move to capture.


def lives_within(space: AbstractSet[int], stones: AbstractSet[int], steps: Steps) -> bool:
    """Return whether the owner of ``space`` gets two eyes in it with the first move, read out."""
    row = steps[2]
    left = min(cell % row for cell in space)
    bottom = min(cell // row for cell in space)

    def places(cells: AbstractSet[int]) -> _Places:
        return frozenset((cell % row - left, cell // row - bottom) for cell in cells)

    return _lives(places(space), places(stones))


@lru_cache(maxsize=512)  # a count is asked for at every click
def _lives(space: _Places, stones: _Places) -> bool:
    inside = {Point(x + _MARGIN, y + _MARGIN) for x, y in space}
    width = max(point.x for point in inside) + _MARGIN + 1
    height = max(point.y for point in inside) + _MARGIN + 1
    frame = [
        Point(x, y)
        for x in range(width)
        for y in range(height)
        if x in (0, width - 1) or y in (0, height - 1)
    ]
    liberties = {Point(0, 1), Point(width - 1, height - 2)}
    board = Board.empty(width, height)
    wall = frozenset(board.points()) - inside - frozenset(frame)
    safe = frozenset(frame) - liberties
    enemies = [Point(x + _MARGIN, y + _MARGIN) for x, y in stones]
    board = board.with_stones(_OWNER, wall).with_stones(_ENEMY, [*safe, *enemies])
    if not all(board.chain(point).liberties for point in enemies):
        return False
    found = read_life(board, wall, _OWNER, safe=safe, budget=_NODES)
    return found.outcome is ReadingOutcome.LIVES
