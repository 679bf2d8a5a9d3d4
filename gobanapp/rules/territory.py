"""Who owns each point when play is over, given which stones are dead.

What that is worth is the business of the scoring.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point


@dataclass(frozen=True, slots=True, kw_only=True)
class Territory:
    """The points of a board that hold no living stone, by their owners.

    ``owned`` includes the points under dead stones. ``seki``: living stones of groups that live
    only in seki. ``open``: points where a border is not closed. Neither is looked for yet.
    """

    owned: ByColor[frozenset[Point]]
    neutral: frozenset[Point]
    seki: frozenset[Point] = NO_POINTS
    open: frozenset[Point] = NO_POINTS

    def outside_seki(self, board: Board, dead: Collection[Point]) -> Territory:
        """Return it with the territory beside stones in seki neutral, as some rules have it.

        ``board`` and ``dead`` are those it was made of.
        """
        in_seki = [inside for inside, border in _regions(board, dead) if border & self.seki]
        lost = NO_POINTS.union(*in_seki)
        owned = self.owned.map(lambda points: points - lost)
        return replace(self, owned=owned, neutral=self.neutral | lost)


def territory(board: Board, dead: Collection[Point]) -> Territory:
    """Return the territory on ``board`` once the ``dead`` stones are lifted.

    A region of points without a living stone belongs to the colour it touches; touching both
    colours or none, it is neutral. Whether ``dead`` holds whole chains is not checked, and empty
    points in it do no harm. Raises KeyError for a point off the board.
    """
    owned = ByColor(set[Point](), set[Point]())
    neutral = set[Point]()
    for inside, border in _regions(board, dead):
        colors = {board[point] for point in border}
        owner = colors.pop() if len(colors) == 1 else None
        (neutral if owner is None else owned[owner]).update(inside)
    return Territory(owned=owned.map(frozenset), neutral=frozenset(neutral))


def _regions(
    board: Board, dead: Collection[Point]
) -> Iterator[tuple[frozenset[Point], frozenset[Point]]]:
    """Yield each region without living stones, and the living stones around it."""
    lifted = board.with_stones(None, dead)
    seen = set[Point]()
    for point in lifted.points():
        if point not in seen and lifted.is_empty(point):
            inside, border = lifted.region(point)
            seen |= inside
            yield inside, border


def dead_within(board: Board, owned: ByColor[frozenset[Point]]) -> frozenset[Point]:
    """Return the stones that stand in the opponent's territory, as a record marks it."""
    if not any(owned):
        return NO_POINTS
    return frozenset(point for point, color in board.stones() if point in owned[color.opponent])


def dead_group(board: Board, point: Point) -> frozenset[Point]:
    """Return the stones that live or die together with the one on ``point``, as players mean it.

    Those are all of its colour that can be reached from it without crossing the enemy: its chain
    and those it could still join. Raises ValueError where there is no stone.
    """
    color = board[point]
    if color is None:
        raise ValueError(f"no stone on {point}")
    stones = frozenset(stone for stone, its_color in board.stones() if its_color is color)
    around, _ = board.with_stones(None, stones).region(point)
    return around & stones
