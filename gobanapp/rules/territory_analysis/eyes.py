"""Eyes: how many a space is good for, and which are false.

False are the points inside a group that it will have to fill to stay together.

Take one held point away. If the group falls into parts that only this point had joined, and one of
them has no eye of its own, then this part is in atari once its dame are gone, and the point has to
be filled: it is false. If every part has an eye besides, or the group runs round in a ring and
hangs together without the point, the eye is real (the "two-headed dragon"). A false eye may leave
another part without an eye, so this is asked until nothing changes.

If an enemy stone was thrown in on a false eye, it has to be captured before the point is filled:
the held points beside it are to be filled as well. Stones thrown in elsewhere may hold a part of
the group in atari, and cost a point too (``last_liberties``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.territory_analysis.chain_groups import Group
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard, Steps, connected_parts
from gobanapp.rules.territory_analysis.last_liberties import last_liberties
from gobanapp.rules.territory_analysis.nakade import holds_two_eyes

# How many eyes a closed space is good for: none, one or two.
#
# Play is over, so whoever could still decide it has seen to it: a space in which one more move of
# its owner makes two eyes counts as two, and as one only where enemy stones inside (nakade) or its
# shape make that impossible. Three in a row are two eyes; with an enemy stone in the middle, or as
# part of a square of four, they are one.
#
# Where the border of the space is open, its points there are the owner's answers to moves from
# outside, and beside a false eye they are open until that is filled. One move closes one side. So a
# point open on one side may be what is left of one eye, but a second eye needs a point further in.
# Where an enemy stone was thrown in on a false eye, it is too late for the points beside it.

ENOUGH: Final = 2
ENOUGH_OPEN: Final = 2
"""A point open on so many sides is no eye."""

_ROOM_FOR_TWO: Final = 8
_FEWEST_FOR_TWO: Final = 5
"""So many empty points that no move parts are two eyes, whatever their shape."""


def eyes_in(
    space: AbstractSet[int],
    *,
    open_sides: Mapping[int, int],
    stones: AbstractSet[int],
    steps: Steps,
) -> int:
    """Return how many eyes, 0 to 2, the owner has in ``space``, whose points hang together.

    ``open_sides``: on how many sides its points are open, where they are. ``stones``: where enemy
    stones in it were lifted.
    """
    inner = {point for point in space if point not in open_sides}
    if not inner:
        return 1 if min(map(open_sides.__getitem__, space)) < ENOUGH_OPEN else 0
    inside = inner & stones
    if len(inner) > _ROOM_FOR_TWO and not inside:
        return ENOUGH
    if _a_move_parts(space, inner, stones, steps):
        return ENOUGH
    if inside:
        return ENOUGH if holds_two_eyes(inner, inside, steps) else 1
    return 1 if len(inner) < _FEWEST_FOR_TWO else ENOUGH


def _a_move_parts(
    space: AbstractSet[int], inner: AbstractSet[int], stones: AbstractSet[int], steps: Steps
) -> bool:
    """Whether one move of the owner leaves two parts of which each is an eye."""
    for move in space - stones:
        if sum(move + step in space for step in steps) > 1:
            after = connected_parts(space - {move}, steps)
            if sum(not inner.isdisjoint(part) for part in after) > 1:
                return True
    return False


@dataclass(frozen=True, slots=True)
class GroupEyes:
    """What a group holds: the points it must fill, and how many eyes the others make."""

    false_eyes: set[int]
    eyes: int


def group_eyes(ground: ClearedBoard, group: Group) -> GroupEyes:
    """Return the room of ``group``."""
    room = _Spaces(ground, group)
    cuts = list(_cuts(group, ground.steps)) if len(group.blocks) > 1 else []
    filled = True
    while filled:
        filled = False
        for cut in cuts:
            if cut.point not in room.false_eyes and not room.has_eyes_on_all_sides(cut):
                room.fill(cut.point)
                filled = True
    to_be_joined = last_liberties(ground, group, room.false_eyes)
    return GroupEyes(room.false_eyes | to_be_joined, sum(eyes for _, eyes in room.spaces))


@dataclass(frozen=True, slots=True)
class _Cut:
    """A held point, and the parts of the group that it alone joins.

    ``order`` numbers all there is of the group. Each of the ``branches`` is a row of numbers, from
    the first up to the one before the second; what is in none of them is the last part.
    """

    point: int
    branches: list[tuple[int, int]]
    order: dict[int, int]

    def part_of(self, cell: int) -> int:
        number = self.order[cell]
        for index, (first, end) in enumerate(self.branches):
            if first <= number < end:
                return index
        return len(self.branches)


class _Spaces:
    """The held points of a group without those found false so far, and the eyes they make."""

    def __init__(self, ground: ClearedBoard, group: Group) -> None:
        self.steps = ground.steps
        self.held = group.held
        self.false_eyes: set[int] = set()
        self.at_dame = Counter(
            point
            for point in group.held
            for near in ground.near(point, EMPTY)
            if near not in group.held
        )
        enemy = BLACK + WHITE - group.side
        self.stones = {cell for cell, side in ground.dead.items() if side == enemy} & group.held
        self.spaces = list(self._spaces_of(group.held))

    def _spaces_of(
        self, points: AbstractSet[int], taken: int | None = None
    ) -> Iterator[tuple[set[int], int]]:
        """Yield the points of each space among ``points``, and how many eyes it makes.

        ``taken``: a point that the enemy may take, on whose sides they are open.
        """
        open_sides = Counter(self.at_dame)
        for cell in self.false_eyes if taken is None else [*self.false_eyes, taken]:
            # A stone thrown in cannot be kept out any more.
            number = ENOUGH_OPEN if cell in self.false_eyes and cell in self.stones else 1
            for step in self.steps:
                open_sides[cell + step] += number
        for space in connected_parts(points, self.steps):
            stones = space & self.stones
            yield space, eyes_in(space, open_sides=open_sides, stones=stones, steps=self.steps)

    def has_eyes_on_all_sides(self, cut: _Cut) -> bool:
        """Whether every part that the point of ``cut`` joins has an eye without it."""
        eyes = [0] * (len(cut.branches) + 1)
        for points, number in self.spaces:
            if cut.point not in points:
                eyes[cut.part_of(next(iter(points)))] += number
            else:
                for part, its_number in self._spaces_of(points - {cut.point}, cut.point):
                    eyes[cut.part_of(next(iter(part)))] += its_number
        return 0 not in eyes

    def fill(self, point: int) -> None:
        """Take ``point``, and what has to be filled with it, for false."""
        filled = {point}
        if point in self.stones:
            filled |= {point + step for step in self.steps} & self.held
        self.false_eyes |= filled
        changed = filled | {cell + step for cell in filled for step in self.steps}
        spaces = []
        for points, eyes in self.spaces:
            if points.isdisjoint(changed):
                spaces.append((points, eyes))
            else:
                spaces.extend(self._spaces_of(points - filled))
        self.spaces = spaces


def _cuts(group: Group, steps: Steps) -> Iterator[_Cut]:
    """Yield the held points without which blocks of the group are parted.

    The group is gone through in depth, from one of its blocks. What is first met beyond a point
    hangs on this point alone if nothing there lies beside anything met before the point.
    """
    held, beside = group.held, group.beside

    def around(cell: int) -> list[int]:
        near = beside.get(cell, [])
        return (
            near + [cell + step for step in steps if cell + step in held] if cell in held else near
        )

    start = min(group.blocks)
    order = {start: 0}
    earliest = [0]
    """For each cell, by its number, the first met of those that lie beside it or beyond it."""
    blocks_up_to = [0, 1]
    branches: dict[int, list[tuple[int, int]]] = {}
    path = [(start, iter(around(start)))]
    while path:
        cell, ways = path[-1]
        number = order[cell]
        for near in ways:
            if near not in order:
                order[near] = len(earliest)
                earliest.append(len(earliest))
                blocks_up_to.append(blocks_up_to[-1] + (near not in held))
                path.append((near, iter(around(near))))
                break
            earliest[number] = min(earliest[number], order[near])
        else:
            path.pop()
            if path:
                before = path[-1][0]
                its_number = order[before]
                if earliest[number] < its_number:
                    earliest[its_number] = min(earliest[its_number], earliest[number])
                elif before in held and blocks_up_to[-1] > blocks_up_to[number]:
                    branches.setdefault(before, []).append((number, len(earliest)))
    for point, found in branches.items():
        yield _Cut(point, found, order)
