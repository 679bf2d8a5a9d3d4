"""Chains joined into groups, and the points that each group holds.

Two chains are one group if a point that both reach joins them (``reach``): a shared liberty, a
bamboo joint, a way round through open space, or a territory that both border.

A group *holds* a point that it reaches and the opponent does not. Held points are where its eyes
are, whether the dame outside are filled or not. Chains that are joined over points that are not
held make a *block*: they stay together without filling anything inside.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.cell_grid import BLACK, EDGE, EMPTY, WHITE
from gobanapp.rules.territory_analysis.cleared_board import SIDES, ClearedBoard, Region

# The reach of each side's stones into open space, with the other side answering.
#
# Where dame are not filled and a border is not closed, the reach shows what lies safely behind the
# lines. A player reaches every empty point next to their stones and continues from there in any
# direction, except through a *narrow way*: a point with stones of the other side on both sides, or
# one such stone and the edge of the board. A move there is answered on the point behind it, and the
# way is closed. On the first line::
#
#     . . . X O
#     . . a b O    White reaches b and no further: Black answers at a
#
# The answer must hold. It does where no white stone is next to it and Black has a stone next to it
# or room around it, and also where White is not at the mouth of the way yet. Here White is at the
# mouth, and comes through::
#
#     . X X O
#     . X . O
#     a b O .    not answered at a, where White could cut and capture
#
# Before a narrow way that has a black stone opposite, Black answers in the way itself::
#
#     . X . . .
#     . a b X .    White reaches b and is answered at a
#     . X . . .
#
# Online-Go.com does not count on an answer that only has room around it (``chooses_ours``).
#
# Ways two points wide are open. So nothing that depends on an exact sequence counts as closed.
# Dead stones do not help their side: it could not save them, or they would not be dead.


_LEAST_ROOM: Final = 2


@dataclass(frozen=True, slots=True)
class Reach:
    """The reach of one side's stones in a region, and the points that it joins.

    ``joins``: pairs of a stone and a point next to it, or of two adjacent points. Nothing is
    joined through a way that is closed.
    """

    points: set[int]
    joins: list[tuple[int, int]]


def reach(ground: ClearedBoard, region: Region, side: int) -> Reach:
    """Return the reach of the stones of ``side`` in ``region``."""
    cells = ground.cells
    closed = {point for point in region.points if _is_closed(ground, point, side)}
    joins = []
    come_to, waiting = set[int](), list[int]()
    for point in region.points:
        if stones := ground.near(point, side):
            come_to.add(point)
            if point not in closed:
                waiting.append(point)
                joins += [(stone, point) for stone in stones]
    right, _, above, _ = ground.steps
    for point in waiting:
        for step in ground.steps:
            near = point + step
            if cells[near] != EMPTY:
                continue
            if near not in come_to:
                come_to.add(near)
                if near not in closed:
                    waiting.append(near)
            if step in (right, above) and near not in closed:
                joins.append((point, near))
    return Reach(come_to, joins)


def _is_closed(ground: ClearedBoard, point: int, side: int) -> bool:
    """Return whether ``side`` cannot get beyond ``point``."""
    if point in ground.dead or not ground.touches(point, BLACK + WHITE - side):
        return False
    right, left, above, below = ground.steps
    for ahead, across in ((right, above), (left, above), (above, right), (below, right)):
        arms = [arm for arm in (across, -across) if ground.cells[point + arm] != EDGE]
        if _closes(ground, point, side, ahead, arms):
            if len(arms) < 2 and across == right:
                by_mouth = ahead != (above if arms[:1] == [right] else below)
                is_seen = _closes(ground, point, side, ahead, arms, by_mouth=by_mouth)
                if not is_seen and not ground.chooses_ours():
                    continue
            # On Online-Go.com, a way that both can close is closed to Black only.
            is_for_both = side == WHITE and _is_closed(ground, point, BLACK)
            return not is_for_both or ground.chooses_ours()
    return _is_closed_at_imagined_edge(ground, point, side) and not (
        (side == WHITE and _is_closed(ground, point, BLACK)) or ground.chooses_ours()
    )


def _closes(
    ground: ClearedBoard,
    point: int,
    side: int,
    ahead: int,
    arms: list[int],
    *,
    by_mouth: bool | None = None,
) -> bool:
    """Return whether the opponent of ``side`` closes the way through ``point`` in one direction.

    ``arms``: the steps across, without those to the edge of the board. ``by_mouth``: if not None,
    only for a free mouth, or only for a stone of the opponent further on.
    """
    cells, enemy = ground.cells, BLACK + WHITE - side
    behind, mouth = point + ahead, point - ahead
    if not _is_free(ground, behind, enemy):
        return False
    sides = [behind + arm for arm in arms]
    if arms and all(cells[point + arm] == enemy for arm in arms):
        return all(_is_free(ground, cell, enemy) for cell in sides) and (
            (by_mouth is not True and any(cells[cell] == enemy for cell in sides))
            or (by_mouth is not False and _is_free(ground, mouth, enemy))
            or (
                by_mouth is None
                and _has_room(ground, behind, ahead, side)
                and ground.chooses_ours()
            )
        )
    if len(arms) < 2 or not cells[mouth] == cells[sides[0]] == cells[sides[1]] == enemy:
        return False
    return all(_is_free(ground, at + arm, enemy) for at in (point, mouth) for arm in arms)


def _is_free(ground: ClearedBoard, cell: int, side: int) -> bool:
    """Return whether ``side`` has a stone there or can play there."""
    kind = ground.cells[cell]
    return kind == side or (kind == EMPTY and ground.dead.get(cell) != side)


# Along the left edge, Online-Go.com sees an answer with a stone further on only upwards, and one
# with a free mouth only downwards; along the right edge it is the reverse. The others it looks for
# in the third column from the left and from the right, as if the edge were on the far side of that
# column, and there also finds ways across. So what it counts depends on how the board is turned.


def _is_closed_at_imagined_edge(ground: ClearedBoard, point: int, side: int) -> bool:
    right, left, above, below = ground.steps
    column, width = ground.grid.point_of[point].x, ground.steps[2] - 1
    enemy = BLACK + WHITE - side
    for at, ahead, inner in ((2, above, left), (width - 3, below, right)):
        if column == at:
            is_between = all(ground.cells[point + step] == enemy for step in (above, below))
            if is_between and _is_free(ground, point + inner, enemy):
                return True
            for toward, by_mouth in ((ahead, False), (-ahead, True)):
                if _closes(ground, point, side, toward, [inner], by_mouth=by_mouth):
                    return True
    return False


def _has_room(ground: ClearedBoard, answer: int, ahead: int, side: int) -> bool:
    """Return whether all points around an ``answer`` are empty, without a stone of ``side``."""
    row = ground.steps[2]
    across = row if abs(ahead) == 1 else 1
    further = answer + ahead
    around = [answer + across, answer - across, further, further + across, further - across]
    room = [cell for cell in around if ground.cells[cell] != EDGE]
    return len(room) > _LEAST_ROOM and all(
        ground.cells[cell] == EMPTY and cell not in ground.dead and not ground.touches(cell, side)
        for cell in room
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Chains of one side that belong together.

    ``held``: the points only it can reach. ``blocks``: the stones of each block, by a
    representative cell. ``adjacent``: the held points that each block enters, and the blocks that
    enter each held point: from a stone next to it, or over a dame.
    """

    side: int
    stones: list[int]
    held: set[int]
    blocks: dict[int, list[int]]
    adjacent: dict[int, list[int]]


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
    """Connected cells, as a union-find structure."""

    __slots__ = ("_above",)

    def __init__(self) -> None:
        self._above: dict[int, int] = {}

    def top(self, cell: int) -> int:
        """Return the representative of all cells connected to ``cell``."""
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
    """The connections between the chains of one side, region by region."""

    def __init__(self, ground: ClearedBoard, side: int) -> None:
        self.ground = ground
        self.side = side
        self.held: set[int] = set()
        self.groups_joined = _Joined()
        self.blocks_joined = _Joined()
        self.entries: list[tuple[int, int]] = []
        """Pairs of a chain and a held point next to it."""
        self.entries_over_dame: list[tuple[int, int]] = []
        """Pairs of a point outside and a held point next to it."""

    def take(self, region: Region) -> None:
        """Add a region that only this side borders."""
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
                if stone_or_point in chain_of:
                    self.entries.append((start, end))
                elif start not in held:
                    self.entries_over_dame.append((start, end))
            elif start in held:
                self.entries_over_dame.append((end, start))
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
                made[at] = Group(side=self.side, stones=[], held=set(), blocks={}, adjacent={})
            made[at].stones.extend(stones)
            made[at].blocks.setdefault(block_of(chain), []).extend(stones)
        rooms: dict[int, Group] = {}
        for entries in (self.entries, self.entries_over_dame):
            for start, point in entries:
                group, block = made[group_of(start)], block_of(start)
                rooms[point] = group
                blocks = group.adjacent.setdefault(point, [])
                # A dame that leads back to stones next to the point joins nothing.
                if block not in blocks and (entries is self.entries or self.ground.chooses_ours()):
                    group.adjacent.setdefault(block, []).append(point)
                    blocks.append(block)
        self._spread(rooms)
        yield from made.values()

    def _spread(self, rooms: dict[int, Group]) -> None:
        """Give every held point to the group that reaches those around it."""
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
