"""Visual aids for beginners: liberties, chains, eyes, ladders. A part of a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point

if TYPE_CHECKING:
    from gobanapp.rules.reading.ladder import Ladder


NO_POINTS_BY_COLOR: Final = ByColor(NO_POINTS, NO_POINTS)

TINT_COUNT: Final = 7
"""The number of tints for chains."""


class Aid(Enum):
    """The visual aids, each with its own switch."""

    LIBERTIES = "liberties"
    CHAINS = "chains"
    EYES = "eyes"
    INFLUENCE = "influence"
    LADDERS = "ladders"


@dataclass(frozen=True, slots=True, kw_only=True)
class Aids:
    """All but ``Aid.INFLUENCE``, which a view shows as it shows an estimate."""

    hovered_stone: Point | None = None
    """The stone that shows the number of its chain's ``liberties``."""
    liberties: frozenset[Point] = NO_POINTS
    tints: Mapping[Point, int] = field(default_factory=lambda: MappingProxyType({}))
    """For each stone the number of its chain's tint, below ``TINT_COUNT``."""
    eyes: ByColor[frozenset[Point]] = NO_POINTS_BY_COLOR
    """Points that are an eye of their side, or part of one."""
    false_eyes: ByColor[frozenset[Point]] = NO_POINTS_BY_COLOR
    ladder: Ladder | None = None

    @property
    def imagined(self) -> Mapping[Point, int]:
        """The moves of the ladder, from 0, by their points; the first of several on one."""
        numbers = dict[Point, int]()
        for number, move in enumerate(self.ladder.moves if self.ladder is not None else ()):
            if move.point is not None:
                numbers.setdefault(move.point, number)
        return numbers


NO_AIDS: Final = Aids()


# Chains in atari.


@lru_cache(maxsize=2)
def stones_in_atari(board: Board) -> frozenset[Point]:
    """Return the stones of all chains that have one liberty. This takes up to a millisecond."""
    seen, stones = set[Point](), set[Point]()
    for point, _ in board.stones():
        if point not in seen:
            chain = board.chain(point)
            seen |= chain.stones
            if len(chain.liberties) == 1:
                stones |= chain.stones
    return frozenset(stones)
