"""The owners of points when play is over, given the dead stones.

The scoring turns owners into points. The analysis follows a player's look at the board, with each
step in ``territory_analysis``: the reach of either side into open space, the chains that form one
group and the points it holds (``chain_groups``), the points to fill to keep a group together
(``eyes``), the number of eyes of each remaining space (``eye_space``), and groups that live only in
seki and open borders (``seki``).
"""

from __future__ import annotations

from collections.abc import Collection
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from typing import Final

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point

NO_STONES: Final = ByColor(NO_POINTS, NO_POINTS)

# If more than this part of the points belongs to neither side, these are no longer just dame.
_MANY: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Territory:
    """The points of a board that hold no living stone, by their owners.

    ``owned``: those bordered by one colour only, including points under dead stones and in seki.
    ``seki``: living stones of groups that live only in seki. ``owned_in_seki``: the points that
    those groups own. ``false_eyes``: points that only one side can reach and must fill in the end;
    it nearly always owns them. ``open_borders``: neutral points at which a move would close an open
    border. ``dead_in_seki``: dead stones, by their colour, that only groups in seki could capture.
    ``has_choice``: True if Online-Go.com may count some points differently.
    """

    owned: ByColor[frozenset[Point]]
    neutral: frozenset[Point]
    seki: frozenset[Point] = NO_POINTS
    owned_in_seki: frozenset[Point] = NO_POINTS
    false_eyes: frozenset[Point] = NO_POINTS
    open_borders: frozenset[Point] = NO_POINTS
    dead_in_seki: ByColor[frozenset[Point]] = NO_STONES
    has_choice: bool = field(default=False, compare=False)

    def counted(self, seki_points: bool) -> Territory:
        """Return the territory that counts under rules with or without points in seki.

        Rules without them also do not count points that must be filled in the end.
        """
        return self if seki_points else self.without_seki()

    def without_seki(self) -> Territory:
        """Return the territory with points owned in seki and false eyes neutral."""
        lost = self.owned_in_seki | self.false_eyes
        owned = self.owned.map(lambda points: points - lost)
        everybodys = self.owned.black | self.owned.white
        return replace(self, owned=owned, neutral=self.neutral | (lost & everybodys))


def territory(
    board: Board,
    dead: Collection[Point],
    *,
    seki: Collection[Point] = NO_POINTS,
    no_seki: Collection[Point] = NO_POINTS,
    as_online_go: bool = False,
) -> Territory:
    """Return the territory on ``board`` without the ``dead`` stones; dame need not be filled.

    A region of points without a living stone belongs to the colour it touches; touching both
    colours or none, it is neutral. Whether ``dead`` holds whole chains is not checked, and empty
    points in it do no harm. ``seki``, ``no_seki``: stones that the players mark as alive in seki,
    or not in seki, with their groups; ``seki`` takes precedence. ``as_online_go``: judge as
    Online-Go.com does where ``has_choice`` is true. Raises KeyError for a dead point off the board.
    """
    # Imported for a count: a window that shows a game starts sooner without them.
    from gobanapp.rules.cell_grid import BLACK, WHITE
    from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard
    from gobanapp.rules.territory_analysis.seki import dead_in_seki, judge_groups, open_borders

    ground = ClearedBoard(board, dead, as_online_go=as_online_go)
    judged = judge_groups(ground, ground.stones_at(seki), ground.stones_at(no_seki))
    owned: dict[int, list[int]] = {BLACK: [], WHITE: []}
    neutral: list[int] = []
    for region in ground.regions:
        (neutral if region.owner is None else owned[region.owner]).extend(region.points)
    stones: list[int] = []
    in_seki: set[int] = set()
    false_eyes: set[int] = set()
    for one in judged:
        false_eyes |= one.false_eyes
        if one.is_in_seki:
            stones += one.group.stones
            in_seki |= one.group.held
    left = dead_in_seki(ground, judged)
    return Territory(
        owned=ByColor(ground.points_at(owned[BLACK]), ground.points_at(owned[WHITE])),
        neutral=ground.points_at(neutral),
        seki=ground.points_at(stones),
        owned_in_seki=ground.points_at(in_seki.difference(neutral)),
        false_eyes=ground.points_at(false_eyes),
        open_borders=ground.points_at(open_borders(ground, judged)),
        dead_in_seki=ByColor(ground.points_at(left[BLACK]), ground.points_at(left[WHITE])),
        has_choice=ground.has_choice,
    )


def max_dame(board: Board) -> int:
    """Return the most neutral points at the end of a game; with more, it is not over."""
    return max(board.width, board.height, board.width * board.height // _MANY)


def dead_in_marked_territory(board: Board, owned: ByColor[AbstractSet[Point]]) -> frozenset[Point]:
    """Return the stones that the marked territory of a game shows as dead.

    These are the chains in the opponent's territory, or next to it: some programs mark only the
    empty points, and no living stone touches the territory of the other side.
    """
    if not any(owned):
        return NO_POINTS
    dead: set[Point] = set()
    for point, color in board.stones():
        if point not in dead:
            chain = board.chain(point)
            if not owned[color.opponent].isdisjoint(chain.stones | chain.liberties):
                dead |= chain.stones
    return frozenset(dead)


def dead_group(board: Board, point: Point) -> frozenset[Point]:
    """Return the stones that live or die together with the one on ``point``.

    Those are all of its colour that can be reached without crossing the opponent: its chain and
    those it could still join. Raises ValueError if there is no stone.
    """
    color = board[point]
    if color is None:
        raise ValueError(f"no stone on {point}")
    stones = frozenset(stone for stone, its_color in board.stones() if its_color is color)
    around, _ = board.with_stones(None, stones).region(point)
    return around & stones
