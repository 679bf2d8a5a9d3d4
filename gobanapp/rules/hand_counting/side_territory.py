"""What one side has at the end: its territory, and the stones inside it that may be moved."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.rules.board import Board, Chain
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.rectangles import BitGrid, bit_grid
from gobanapp.rules.point import Point
from gobanapp.rules.territory import Territory


@dataclass(frozen=True, slots=True, kw_only=True)
class SideTerritory:
    """The area of ``color``, all but its border: points as bits of ``bit_grid``.

    ``territory``: its empty points that count. ``movable``: stones that can leave all at once, with
    no point of the area open to what is not of it and no border stones cut off from each other.
    """

    grid: BitGrid
    color: Color
    territory: int
    movable: int


def side_territory_of(board: Board, territory: Territory, color: Color) -> SideTerritory:
    """Return the ground of ``color`` on a board from which the dead stones are lifted."""
    lines = bit_grid(board.width, board.height)
    owned = territory.owned[color]
    empty = frozenset(point for point in owned if board.is_empty(point))
    return SideTerritory(
        grid=lines,
        color=color,
        territory=lines.bits(empty),
        movable=lines.bits(_movable(board, empty, color)),
    )


def _movable(board: Board, territory: frozenset[Point], color: Color) -> list[Point]:
    """Return stones of ``color`` that no border needs.

    A border stone touches a point that is neither its territory nor a stone of its colour. Stones
    within are taken out of a chain one after another, those with the most territory around them
    first, if what stands of its border still hangs together.
    """
    movable = []
    seen = set[Point]()
    for point, its_color in board.stones():
        if its_color is not color or point in seen:
            continue
        chain = board.chain(point)
        seen |= chain.stones
        movable += _inside(board, chain, territory)
    return movable


def _inside(board: Board, chain: Chain, territory: frozenset[Point]) -> list[Point]:
    inside = {
        stone: room
        for stone in chain.stones
        if (room := _room(board, stone, chain, territory)) is not None
    }
    border = chain.stones - inside.keys()
    standing = set(chain.stones)
    free = []
    for stone in sorted(inside, key=lambda stone: (-inside[stone], stone)):
        standing.remove(stone)
        if _hang_together(board, standing, border, stone):
            free.append(stone)
        else:
            standing.add(stone)
    return free


def _room(board: Board, stone: Point, chain: Chain, territory: frozenset[Point]) -> int | None:
    """Return how many points of territory are next to a stone, None for one of the border."""
    room = 0
    for near in board.neighbors(stone):
        if near in territory:
            room += 1
        elif near not in chain.stones:
            return None
    return room


def _hang_together(
    board: Board, standing: set[Point], border: frozenset[Point], taken: Point
) -> bool:
    """Whether the stones of a border still are one chain, one stone inside having been taken."""
    beside = [near for near in board.neighbors(taken) if near in standing]
    if len(beside) < 2 or len(border) < 2:
        return True
    start = next(iter(border))
    reached, waiting = {start}, [start]
    missing = len(border) - 1
    while waiting and missing:
        for near in board.neighbors(waiting.pop()):
            if near in standing and near not in reached:
                reached.add(near)
                waiting.append(near)
                missing -= near in border
    return not missing
