"""A skilled player's arrangement of a territory: the points to fill and the stones to move.

The points left empty form rectangles of ten where a few moved stones can make them; prisoners fill
the odd corners next to them. The few points left over are kept in one place, again as a rectangle
if possible.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.board import Board, Chain
from gobanapp.rules.color import Color
from gobanapp.rules.hand_counting.counting_blocks import counting_blocks, sweep_order
from gobanapp.rules.hand_counting.rectangles import (
    AT_A_GLANCE,
    BitGrid,
    bit_grid,
    compact_rectangles,
    union,
)
from gobanapp.rules.hand_counting.tens import TEN, TensLayout, tens_layouts
from gobanapp.rules.point import Point
from gobanapp.rules.territory import Territory

# What one side has at the end: its territory, and the stones inside it that may be moved.


@dataclass(frozen=True, slots=True, kw_only=True)
class SideTerritory:
    """The area of ``color``, all but its border: points as bits of ``bit_grid``.

    ``territory``: its empty points that count. ``movable``: stones that can all be moved at once
    without opening the area or cutting border stones off from each other.
    """

    grid: BitGrid
    color: Color
    territory: int
    movable: int


def side_territory_of(board: Board, territory: Territory, color: Color) -> SideTerritory:
    """Return the area of ``color`` on a board without the dead stones."""
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

    A border stone touches a point that is neither its territory nor a stone of its colour. Inner
    stones are removed from a chain one after another, those with the most territory around them
    first, as long as its border stones stay connected.
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
    grid = bit_grid(board.width, board.height)
    border = grid.bits(chain.stones - inside.keys())
    stone_bits = grid.bits(chain.stones)
    free = []
    for stone in sorted(inside, key=lambda stone: (-inside[stone], stone)):
        rest = stone_bits & ~grid.bit(stone)
        if grid.joined(border & -border, rest) & border == border:
            stone_bits = rest
            free.append(stone)
    return free


def _room(board: Board, stone: Point, chain: Chain, territory: frozenset[Point]) -> int | None:
    """Return the number of territory points next to a stone, None for a border stone."""
    room = 0
    for near in board.neighbors(stone):
        if near in territory:
            room += 1
        elif near not in chain.stones:
            return None
    return room


_WORTH: Final = 4.5
"""The worth of a ten that can be seen at a glance, in stones moved."""
_WORTH_EMPTYING: Final = 7.0
"""The same if stones go back into the bowl, because ten stones fewer are to be counted."""
_AS_IT_IS: Final = 6
"""The least points of a rectangular territory that is left unchanged."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TerritoryArrangement:
    """The arrangement of one side's area.

    ``filled``: points for the stones that are added. ``moves``: own stones with their old and new
    points. ``emptied``: own stones that go back into the bowl. ``blocks``: the points left empty,
    tens first.
    """

    filled: tuple[Point, ...]
    moves: tuple[tuple[Point, Point], ...] = ()
    emptied: tuple[Point, ...] = ()
    blocks: tuple[frozenset[Point], ...]


def arrange_filled(
    ground: SideTerritory, stones: int, *, moving: bool = True
) -> TerritoryArrangement:
    """Return the best arrangement with ``stones`` stones added, at most as many as territory.

    Stones on the board stay where they are unless ``moving``.
    """
    grid, territory = ground.grid, ground.territory
    kept = _kept(grid, territory, stones)
    open_ = territory & ~union(kept)
    movable = ground.movable if moving else 0
    empty = open_.bit_count() - stones
    tens = _tens(grid, open_, movable, most=empty // TEN, worth=_WORTH)
    room = (open_ | movable) & ~union(tens)
    parts = compact_rectangles(
        grid, room, empty - TEN * len(tens), adjacent=union(tens) | union(kept), stones=movable
    )
    left = union(tens) | union(parts)
    moves = _moves(grid, movable & left, open_ & ~left)
    taken = grid.bits(end for _, end in moves)
    for piece in kept:
        more_tens, more_parts = _cut(grid, piece)
        tens += more_tens
        parts += more_parts
    return TerritoryArrangement(
        filled=tuple(sweep_order(grid, open_ & ~left & ~taken)),
        moves=tuple(moves),
        blocks=counting_blocks(grid, tens, parts),
    )


def arrange_emptied_in_tens(ground: SideTerritory) -> TerritoryArrangement:
    """Return an arrangement that leaves only tens empty, with stones from or to the bowl.

    If no rectangle is possible, but ten connected points are, ten of those stay empty.
    """
    grid, territory = ground.grid, ground.territory
    most = (territory | ground.movable).bit_count() // TEN
    tens = _tens(grid, territory, ground.movable, most=most, worth=_WORTH_EMPTYING)
    covered = union(tens)
    parts = [
        union(compact_rectangles(grid, piece, piece.bit_count() // TEN * TEN))
        for piece in grid.pieces(territory & ~covered)
        if piece.bit_count() >= TEN
    ]
    return TerritoryArrangement(
        filled=tuple(sweep_order(grid, territory & ~covered & ~union(parts))),
        emptied=tuple(sweep_order(grid, ground.movable & covered)),
        blocks=counting_blocks(grid, tens, parts),
    )


# Points left empty


def _kept(grid: BitGrid, territory: int, stones: int) -> list[int]:
    """Return the territories that are rectangles already, without those needed for ``stones``."""
    rectangles = [
        piece
        for piece in grid.pieces(territory)
        if piece.bit_count() >= _AS_IT_IS and grid.is_rectangle(piece)
    ]
    rectangles.sort(key=lambda piece: (piece.bit_count() % TEN == 0, piece.bit_count()))
    while rectangles and (territory & ~union(rectangles)).bit_count() < stones:
        rectangles.pop(0)
    return rectangles


def _cut(grid: BitGrid, rectangle: int) -> tuple[Iterable[int], Iterable[int]]:
    """Return the tens and other parts in which a rectangle is counted, without moving a stone."""
    points = rectangle.bit_count()
    if points <= AT_A_GLANCE:
        return [], [rectangle]
    tens, covered, _ = tens_layouts(grid, rectangle, 0, most=points // TEN)[-1]
    return tens, compact_rectangles(grid, rectangle & ~covered, points - covered.bit_count())


def _tens(grid: BitGrid, territory: int, movable: int, *, most: int, worth: float) -> list[int]:
    """Return up to ``most`` tens, each of them worth the stones moved for it, on all territories.

    Their distribution over the territories is optimised as a whole.
    """
    choices = [
        tens_layouts(grid, piece, piece & movable, most=most, dearest=int(worth))
        for piece in grid.pieces(territory | movable)
        if piece & territory
    ]
    # The best for each number of tens on the territories so far.
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
    for choice in choices:
        longer = min(most, len(best) + len(choice) - 2)
        best = [_best_of(best, choice, number, worth) for number in range(longer + 1)]
    return list(max(best, key=lambda valued: valued[0])[1])


def _best_of(
    best: list[tuple[float, tuple[int, ...]]], choice: list[TensLayout], number: int, worth: float
) -> tuple[float, tuple[int, ...]]:
    """Return the best combination of ``number`` tens from the layouts in ``choice``."""
    here = range(max(0, number - len(best) + 1), min(number, len(choice) - 1) + 1)
    value, tens = max(
        (best[number - tens][0] + worth * tens - choice[tens].cost, tens) for tens in here
    )
    return value, best[number - tens][1] + choice[tens].tiles


# Stones that are moved


def _moves(grid: BitGrid, stones: int, room: int) -> list[tuple[Point, Point]]:
    """Return a point of ``room`` for each of ``stones``, with short moves in total."""
    places = grid.points(room)
    moves = sorted(
        (abs(stone.x - place.x) + abs(stone.y - place.y), stone, place)
        for stone in grid.points(stones)
        for place in places
    )
    ends: dict[Point, Point] = {}
    taken = set[Point]()
    for _, stone, place in moves:
        if stone not in ends and place not in taken:
            ends[stone] = place
            taken.add(place)
    return list(ends.items())
