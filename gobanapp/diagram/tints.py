"""A tint for each chain of a board, so that one sees what is joined and what is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from gobanapp.diagram.aids import TINT_COUNT
from gobanapp.rules.board import Board, Chain
from gobanapp.rules.point import Point

_AROUND = [
    (right, up) for right in range(-2, 3) for up in range(-2, 3) if 0 < abs(right) + abs(up) <= 2
]
"""A stone there may look joined: next to it, a diagonal move or a jump away."""


@lru_cache(maxsize=2)
def chain_tints(board: Board) -> Mapping[Point, int]:
    """Return for each stone the number of its chain's tint, below ``TINT_COUNT``.

    Chains that lie close by have others, unless there are too many of these. A chain keeps its
    tint as long as what is around it lets it. It takes some milliseconds.
    """
    found = dict[Point, int]()
    for point, _ in board.stones():
        if point not in found:
            chain = board.chain(point)
            found.update(dict.fromkeys(chain.stones, _tint(point, chain, found)))
    return found


def _tint(first: Point, chain: Chain, found: Mapping[Point, int]) -> int:
    """Return the first tint that nothing close by has, or else the one that least of it has."""
    near = {(x + right, y + up) for x, y in chain.stones for right, up in _AROUND}
    taken = Counter(found[at] for at in map(Point._make, near) if at in found)
    # Chains begin with different tints, so that one seldom has to give way to another.
    own = (2 * first.x + 3 * first.y) % TINT_COUNT
    return min((taken[tint], (tint - own) % TINT_COUNT, tint) for tint in range(TINT_COUNT))[2]
