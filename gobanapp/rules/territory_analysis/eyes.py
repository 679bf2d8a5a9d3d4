"""The false eyes of a group, and the number of eyes left to it.

False eyes are the points inside a group that it will have to fill to stay together.

Take one held point away. If the group falls into parts that only this point had joined, and one of
them has no eye of its own, then this part is in atari once its dame are gone, and the point has to
be filled: it is false. If every part has another eye, or the group runs round in a ring and
is connected without the point, the eye is real (the "two-headed dragon"). A false eye may leave
another part without an eye, so the search repeats until nothing changes.

If a stone of the opponent was thrown in on a false eye, it has to be captured before the point is
filled, and the points next to it count no more than the point does. Stones thrown in elsewhere may
put a part of the group in atari once the dame are filled. The players have to decide who must
capture them then, and when.

Some points of an eye can be reached over a dame only. If the opponent plays there, the owner
answers inside. Online-Go.com does not count on that: what the group reaches only over a dame joins
nothing, and the point in front of it is no eye (``_shut_off``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.territory_analysis.chain_groups import Group
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard, Steps, connected_parts
from gobanapp.rules.territory_analysis.eye_space import (
    ENOUGH_OPEN,
    EyeSpace,
    barred_points,
    eyes_in,
)


@dataclass(frozen=True, slots=True)
class GroupEyes:
    """The points that a group must fill, and the number of eyes that the others make."""

    false_eyes: set[int]
    eyes: int


def group_eyes(ground: ClearedBoard, group: Group) -> GroupEyes:
    """Return the false points and the eyes of ``group``."""
    room = _Spaces(ground, group)
    if ground.as_online_go:
        for point in _shut_off(ground, group):
            room.take(point)
    cuts = list(_cuts(group, ground.steps)) if len(group.blocks) > 1 else []
    filled = True
    while filled:
        filled = False
        for cut in cuts:
            if cut.point not in room.false_eyes and not room.has_eyes_on_all_sides(cut):
                room.fill(cut.point)
                filled = True
    return GroupEyes(room.false_eyes | room.lost, sum(eyes for _, eyes in room.spaces))


@dataclass(frozen=True, slots=True)
class _Cut:
    """A held point, and the parts of the group that only it joins.

    ``order`` numbers the points and blocks that the point connects. Each of the ``branches`` is a
    half-open range of numbers; all other points are the last part.
    """

    point: int
    branches: list[tuple[int, int]]
    order: dict[int, int]

    def part_of(self, cell: int) -> int | None:
        number = self.order.get(cell)
        if number is None:
            return None
        for index, (first, end) in enumerate(self.branches):
            if first <= number < end:
                return index
        return len(self.branches)


class _Spaces:
    """The held points of a group without those found false so far, and the eyes they make."""

    def __init__(self, ground: ClearedBoard, group: Group) -> None:
        self.ground = ground
        self.held = group.held
        self.false_eyes: set[int] = set()
        self.thrown_in: set[int] = set()
        self.lost: set[int] = set()
        self.taken: set[int] = set()
        self.open_sides = Counter(
            point
            for point in group.held
            for near in ground.near(point, EMPTY)
            if near not in group.held
        )
        enemy = BLACK + WHITE - group.side
        self.stones = {cell for cell, side in ground.dead.items() if side == enemy} & group.held
        self.barred = barred_points(ground, self.stones)
        self.spaces = list(self._spaces_of(group.held, self.open_sides))

    def _spaces_of(
        self, points: AbstractSet[int], open_sides: Counter[int]
    ) -> Iterator[tuple[set[int], int]]:
        """Yield the points of each space among ``points``, and the number of its eyes."""
        for part in connected_parts(points, self.ground.steps):
            space = EyeSpace(
                ground=self.ground,
                points=part,
                open_sides=open_sides,
                stones=part & self.stones,
                barred=part & self.barred,
                thrown_in=self._adjacent(part) & self.thrown_in,
            )
            yield part, eyes_in(space)

    def _adjacent(self, cells: Iterable[int]) -> set[int]:
        return {cell + step for cell in cells for step in self.ground.steps}

    def has_eyes_on_all_sides(self, cut: _Cut) -> bool:
        """Return whether every part that the point of ``cut`` joins has an eye without it."""
        eyes = [0] * (len(cut.branches) + 1)
        for points, number in self.spaces:
            spaces = iter([(points, number)])
            if cut.point in points:
                open_sides = self.open_sides.copy()
                self._open_adjacent(cut.point, open_sides)
                spaces = self._spaces_of(points - {cut.point}, open_sides)
            for space, its_number in spaces:
                part = cut.part_of(next(iter(space)))
                if part is not None:
                    eyes[part] += its_number
        return 0 not in eyes

    def _open_adjacent(self, point: int, open_sides: Counter[int]) -> None:
        """Add the open sides next to a point that the opponent can take, or to a stone thrown in.

        A stone thrown in cannot be kept out any more, nor can dead stones next to it.
        """
        is_thrown_in = point in self.stones
        for near in self._adjacent([point]):
            open_sides[near] += ENOUGH_OPEN if is_thrown_in else 1
            is_stone = near in self.stones
            if near in self.held and (is_stone or is_thrown_in):
                for step in self.ground.steps:
                    open_sides[near + step] += ENOUGH_OPEN if is_stone and is_thrown_in else 1

    def fill(self, point: int) -> None:
        """Treat ``point`` as false."""
        self.false_eyes.add(point)
        if point in self.stones:
            self.lost |= self._adjacent([point]) & self.held
        self.take(point)

    def take(self, point: int) -> None:
        """Take ``point`` out of its space, which makes eyes without it."""
        if point in self.taken:
            return
        self.taken.add(point)
        if point in self.stones:
            self.thrown_in.add(point)
        self._open_adjacent(point, self.open_sides)
        changed = self._adjacent(self._adjacent([point]))
        spaces = []
        for points, eyes in self.spaces:
            if points.isdisjoint(changed):
                spaces.append((points, eyes))
            else:
                spaces.extend(self._spaces_of(points - {point}, self.open_sides))
        self.spaces = spaces


def _shut_off(ground: ClearedBoard, group: Group) -> list[int]:
    """Return the points next to the group beyond which the eye touches none of its stones."""
    held, steps = group.held, ground.steps
    found = []
    for point in held:
        further = [point + step for step in steps if point + step in held]
        if len(further) == 1 and group.adjacent.get(point):
            beyond = next(
                part for part in connected_parts(held - {point}, steps) if further[0] in part
            )
            if not any(group.adjacent.get(cell) for cell in beyond):
                found.append(point)
    return found


def _cuts(group: Group, steps: Steps) -> Iterator[_Cut]:
    """Yield the held points without which blocks of the group are separated."""
    left = set(group.blocks)
    while left:
        order = yield from _cuts_from(min(left), group, steps)
        left -= order.keys()


def _cuts_from(start: int, group: Group, steps: Steps) -> Generator[_Cut, None, dict[int, int]]:
    """Yield the cuts that blocks joined to ``start`` depend on; return the order of the search.

    The search traverses the group depth-first. The cells first met after a point depend on this
    point alone if none of them is next to a cell met before the point.
    """
    held, adjacent = group.held, group.adjacent

    def around(cell: int) -> list[int]:
        near = adjacent.get(cell, [])
        return (
            near + [cell + step for step in steps if cell + step in held] if cell in held else near
        )

    order = {start: 0}
    earliest = [0]
    """By cell number, the first cell met next to it or beyond it."""
    blocks_up_to = [0, 1]
    branches: dict[int, list[tuple[int, int]]] = {}
    path = [(start, iter(around(start)))]
    while path:
        cell, continuations = path[-1]
        number = order[cell]
        for near in continuations:
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
    return order
