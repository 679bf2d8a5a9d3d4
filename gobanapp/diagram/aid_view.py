"""A view of a board with visual aids for beginners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from gobanapp.diagram.aids import TINT_COUNT, Aid, Aids
from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.board import NO_POINTS, Board, Chain
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point

if TYPE_CHECKING:
    from gobanapp.rules.reading.ladder import Ladder


_MAX_EYE: Final = 6
"""A larger enclosed region is territory, in which eyes can still be made."""


def add_aids(view: BoardView, wanted: Collection[Aid], hovered: Point | None) -> BoardView:
    """Return ``view`` with the aids that are ``wanted``, those of the chain on ``hovered`` too.

    An estimate already shown stays. This takes a few milliseconds if the board has changed, and
    more for a long ladder.
    """
    board = view.board
    has_stone = hovered is not None and hovered in board and not board.is_empty(hovered)
    chain = board.chain(hovered) if has_stone and hovered is not None else None
    shows_liberties = chain is not None and Aid.LIBERTIES in wanted
    eyes = _eyes(board) if Aid.EYES in wanted else _NO_EYES
    aids = Aids(
        hovered_stone=hovered if shows_liberties else None,
        liberties=chain.liberties if shows_liberties and chain is not None else NO_POINTS,
        tints=chain_tints(board) if Aid.CHAINS in wanted else {},
        eyes=eyes.real,
        false_eyes=eyes.false,
        ladder=_ladder(board, min(chain.stones)) if chain and Aid.LADDERS in wanted else None,
    )
    influence = view.ownership
    if Aid.INFLUENCE in wanted and not influence:
        influence = _influence(board)
    return replace(view, aids=aids, ownership=influence)


class _Eyes(NamedTuple):
    real: ByColor[frozenset[Point]] = ByColor(NO_POINTS, NO_POINTS)
    false: ByColor[frozenset[Point]] = ByColor(NO_POINTS, NO_POINTS)


_NO_EYES: Final = _Eyes()


@lru_cache(maxsize=2)
def _eyes(board: Board) -> _Eyes:
    """Return the small regions enclosed by one side, grouped by whether they will be filled.

    Dead stones are not considered: every chain stays on the board.
    """
    from gobanapp.rules.territory import territory

    territory_ = territory(board, NO_POINTS)
    real, false = {}, {}
    for color in Color:
        rooms = _small_rooms(board, territory_.owned[color])
        real[color] = rooms - territory_.false_eyes
        false[color] = rooms & territory_.false_eyes
    black, white = Color.BLACK, Color.WHITE
    return _Eyes(ByColor(real[black], real[white]), ByColor(false[black], false[white]))


def _small_rooms(board: Board, owned: frozenset[Point]) -> frozenset[Point]:
    small, seen = set[Point](), set[Point]()
    for point in owned:
        if point not in seen:
            room, _ = board.region(point)
            seen |= room
            if len(room) <= _MAX_EYE:
                small |= room
    return frozenset(small)


@lru_cache(maxsize=8)
def _ladder(board: Board, point: Point) -> Ladder | None:
    from gobanapp.rules.reading.ladder import read_ladder

    return read_ladder(board, point)


@lru_cache(maxsize=2)
def _influence(board: Board) -> Mapping[Point, float]:
    """Return the influence of stones, found by random walks."""
    from gobanapp.rules.cell_grid import cell_grid
    from gobanapp.rules.life.influence import first_met
    from gobanapp.rules.slices import at_once

    grid = cell_grid(board.width, board.height)
    cell_of = {point: cell for cell, point in grid.point_of.items()}
    value_of = {Color.BLACK: 1.0, Color.WHITE: -1.0}
    walk = first_met(grid, {cell_of[point]: value_of[color] for point, color in board.stones()})
    return {grid.point_of[cell]: value for cell, value in at_once(walk).items() if value}


# A tint for each chain of a board, which shows what is connected.

_NEARBY = [
    (right, up) for right in range(-2, 3) for up in range(-2, 3) if 0 < abs(right) + abs(up) <= 2
]
"""Offsets at which a stone can look connected: adjacent, diagonal, or one point away."""


@lru_cache(maxsize=2)
def chain_tints(board: Board) -> Mapping[Point, int]:
    """Return the number of its chain's tint, below ``TINT_COUNT``, for each stone.

    Nearby chains have different tints unless there are too many of them. A chain keeps its tint as
    long as its neighbours allow. This takes some milliseconds.
    """
    tints = dict[Point, int]()
    for point, _ in board.stones():
        if point not in tints:
            chain = board.chain(point)
            tints.update(dict.fromkeys(chain.stones, _tint(point, chain, tints)))
    return tints


def _tint(first: Point, chain: Chain, tints: Mapping[Point, int]) -> int:
    """Return the first tint that no neighbour has, or else the rarest one."""
    nearby = {(x + right, y + up) for x, y in chain.stones for right, up in _NEARBY}
    used = Counter(tints[point] for point in map(Point._make, nearby) if point in tints)
    # Chains begin with different tints, so that few have to change.
    preferred = (2 * first.x + 3 * first.y) % TINT_COUNT
    return min((used[tint], (tint - preferred) % TINT_COUNT, tint) for tint in range(TINT_COUNT))[2]
