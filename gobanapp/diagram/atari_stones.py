"""Which chains are in atari: with one move more they are taken."""

from __future__ import annotations

from functools import lru_cache

from gobanapp.rules.board import Board
from gobanapp.rules.point import Point


@lru_cache(maxsize=2)
def stones_in_atari(board: Board) -> frozenset[Point]:
    """Return the stones of all chains that have one liberty. It takes up to a millisecond."""
    known, found = set[Point](), set[Point]()
    for point, _ in board.stones():
        if point not in known:
            chain = board.chain(point)
            known |= chain.stones
            if len(chain.liberties) == 1:
                found |= chain.stones
    return frozenset(found)
