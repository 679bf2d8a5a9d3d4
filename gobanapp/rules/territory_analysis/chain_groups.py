"""Chains joined into groups, and the room that each group holds.

Two chains are one group where a point that both come to joins them (``reach``): a shared liberty, a
bamboo joint, a way round through open space, or a territory that both border.

A point that a group comes to and the enemy does not is *held* by it. Held points are where its eyes
are, whether the dame outside are filled or not. Chains that are joined over points that are not
held make a *block*: for them to stay together nothing has to be filled inside.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gobanapp.rules.cell_grid import BLACK, EDGE, EMPTY, WHITE
from gobanapp.rules.territory_analysis.cleared_board import SIDES, ClearedBoard, Region

# How far each side's stones can still come into open space, the other side answering.
#
# Where dame are not filled and a border is not closed, this tells what lies safely behind the
# lines. A player comes to every empty point beside his stones and goes on from there wherever he
# likes, except through a *narrow way*: a point with stones of the other side on both hands, or such
# a stone and the edge of the board. A move there is answered on the point behind it, and the way is
# closed. On the first line::
#
#     . . . X O
#     . . a b O    White comes to b and no further: he is answered at a
#
# The answer must hold. Where White has a stone at the mouth of the way, so that one move brings him
# in, and the answer would neither touch a black stone nor have two more liberties, as in the
# corner, he comes through::
#
#     . X X O
#     . X . O
#     a b O .    not answered at a, where White could cut and take
#
# A stone of his own on the point behind, lifted as dead, cannot be answered on. Ways two points
# wide are open. So nothing that depends on an exact sequence is taken for closed.

_LIBERTIES = 2
"""What an answer that touches no stone needs besides the point where the enemy came in."""


@dataclass(frozen=True, slots=True)
class Reach:
    """Where one side's stones come in a region, and what hangs together by it.

    ``joins``: pairs of a stone and a point beside it, or of two points side by side. Two chains are
    joined by a point beside both, or one move away from both, even where the enemy could cut: who
    wants to cut does it before play is over. A narrow way further off joins nothing.
    """

    points: set[int]
    joins: list[tuple[int, int]]


def reach(ground: ClearedBoard, region: Region, side: int) -> Reach:
    """Return how far the stones of ``side`` come in ``region``."""
    cells, dead, touches = ground.cells, ground.dead, ground.touches
    enemy = BLACK + WHITE - side
    joins = [(stone, point) for point in region.points for stone in ground.near(point, side)]
    beside = {point for _, point in joins}
    come_to, waiting = set(beside), list(beside)

    def is_narrow(point: int, across: int) -> bool:
        one, two = cells[point + across], cells[point - across]
        return (one == enemy and two in (enemy, EDGE)) or (one == EDGE and two == enemy)

    def holds(behind: int) -> bool:
        """Whether an answer there holds; one of the empty points beside it is where he came in."""
        return touches(behind, enemy) or len(ground.near(behind, EMPTY)) > _LIBERTIES

    right, left, above, below = ground.steps
    ways = ((right, above), (left, above), (above, right), (below, right))
    for point in waiting:
        for ahead, across in ways:
            behind = point + ahead
            if cells[behind] != EMPTY:
                continue
            closed = is_narrow(point, across) and (point not in beside or holds(behind))
            if closed and dead.get(behind) != side:
                continue
            cut = is_narrow(behind, across) and (
                touches(point, enemy) or not (point in beside or behind in beside)
            )
            if not closed and not cut:
                joins.append((point, behind))
            if behind not in come_to:
                come_to.add(behind)
                waiting.append(behind)
    return Reach(come_to, joins)


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Chains of one side that belong together.

    ``held``: the points only it can come to. ``blocks``: the stones of each block, by a cell that
    stands for it. ``beside``: which held points each block comes to, and which blocks come to each
    of these.
    """

    side: int
    stones: list[int]
    held: set[int]
    blocks: dict[int, list[int]]
    beside: dict[int, list[int]]


def find_groups(ground: ClearedBoard) -> Iterator[Group]:
    """Yield the groups of living stones; each stone is in one of them."""
    webs = {side: _Web(ground, side) for side in SIDES}
    for region in ground.regions:
        if region.owner is not None:
            webs[region.owner].take(region)
        elif region.sides:
            black, white = (reach(ground, region, side) for side in SIDES)
            webs[SIDES[0]].share(black.joins, black.points - white.points)
            webs[SIDES[1]].share(white.joins, white.points - black.points)
    for web in webs.values():
        yield from web.groups()


class _Joined:
    """Cells that hang together, found by joining two at a time."""

    __slots__ = ("_above",)

    def __init__(self) -> None:
        self._above: dict[int, int] = {}

    def top(self, cell: int) -> int:
        """Return the cell that stands for all that ``cell`` is joined to."""
        above = self._above
        top = cell
        while top in above:
            top = above[top]
        while cell != top:
            cell_above = above[cell]
            above[cell] = top
            cell = cell_above
        return top

    def join(self, one: int, other: int) -> None:
        one, other = self.top(one), self.top(other)
        if one != other:
            self._above[one] = other


class _Web:
    """What joins the chains of one side, region by region."""

    def __init__(self, ground: ClearedBoard, side: int) -> None:
        self.ground = ground
        self.side = side
        self.held: set[int] = set()
        self.groups_joined = _Joined()
        self.blocks_joined = _Joined()
        self.entries: list[tuple[int, int]] = []
        """Pairs of a chain, or a point outside, and a held point that it comes to."""

    def take(self, region: Region) -> None:
        """Add a region that this side alone borders."""
        chain_of, near, join = self.ground.chain_of, self.ground.near, self.groups_joined.join
        self.held.update(region.points)
        for point in region.points:
            for stone in near(point, self.side):
                join(chain_of[stone], region.points[0])
                self.entries.append((chain_of[stone], point))

    def share(self, joins: list[tuple[int, int]], held: set[int]) -> None:
        """Add a region that both border, of which this side holds the points ``held``."""
        chain_of = self.ground.chain_of
        self.held |= held
        for stone_or_point, end in joins:
            start = chain_of.get(stone_or_point, stone_or_point)
            self.groups_joined.join(start, end)
            if end in held:
                if start not in held:
                    self.entries.append((start, end))
            elif start in held:
                self.entries.append((end, start))
            else:
                self.blocks_joined.join(start, end)

    def groups(self) -> Iterator[Group]:
        group_of, block_of = self.groups_joined.top, self.blocks_joined.top
        made: dict[int, Group] = {}
        for chain, stones in self.ground.chains.items():
            if self.ground.cells[chain] != self.side:
                continue
            at = group_of(chain)
            if at not in made:
                made[at] = Group(side=self.side, stones=[], held=set(), blocks={}, beside={})
            made[at].stones.extend(stones)
            made[at].blocks.setdefault(block_of(chain), []).extend(stones)
        rooms: dict[int, Group] = {}
        for start, point in self.entries:
            group, block = made[group_of(start)], block_of(start)
            group.beside.setdefault(block, []).append(point)
            group.beside.setdefault(point, []).append(block)
            rooms[point] = group
        self._spread(rooms)
        yield from made.values()

    def _spread(self, rooms: dict[int, Group]) -> None:
        """Give every held point to the group that comes to those around it."""
        waiting = list(rooms)
        seen = set(waiting)
        for point in waiting:
            group = rooms[point]
            group.held.add(point)
            for step in self.ground.steps:
                near = point + step
                if near in self.held and near not in seen:
                    seen.add(near)
                    rooms[near] = group
                    waiting.append(near)
