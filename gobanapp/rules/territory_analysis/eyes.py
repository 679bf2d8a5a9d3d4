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

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.territory_analysis.chain_groups import Group
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard, Steps, connected_parts
from gobanapp.rules.territory_analysis.last_liberties import last_liberties

# How many eyes a closed space is good for: none, one or two.
#
# Play is over, so whoever could still decide it has seen to it: a space in which one more move of
# its owner makes two eyes counts as two, and as one only where enemy stones inside (nakade) or its
# shape make that impossible. Three in a row are two eyes; with an enemy stone in the middle, or as
# part of a square of four, they are one.
#
# Where the border of the space is open, its points there are the owner's answers to moves from
# outside. They may be what is left of one eye, but a second eye needs a point further in. Beside a
# false eye they are not even that: a stone thrown in there makes the point beside it false as well.

ENOUGH: Final = 2

_LARGEST_NAKADE: Final = 6
_SPARE: Final = 2
"""How many empty points a space may have besides the nakade in it and still be one eye: the
owner's moves there take its last liberties, or are his loss."""


def eyes_in(
    space: AbstractSet[int],
    *,
    at_dame: AbstractSet[int],
    at_false: AbstractSet[int],
    stones: AbstractSet[int],
    steps: Steps,
) -> int:
    """Return how many eyes, 0 to 2, the owner has in ``space``, whose points hang together.

    ``at_dame``, ``at_false``: its points beside an open border, and beside a false eye.
    ``stones``: where enemy stones in it were lifted.
    """
    inner = space - at_dame - at_false
    if len(inner) > _LARGEST_NAKADE + _SPARE:
        return ENOUGH
    if not inner:
        return 0 if at_false else 1
    if _a_move_parts(space, inner, stones, steps):
        return ENOUGH
    return 1 if _is_one_eye(inner, inner & stones, steps) else ENOUGH


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


def _is_one_eye(space: AbstractSet[int], stones: AbstractSet[int], steps: Steps) -> bool:
    """Whether a space that no move parts, with enemy ``stones`` in it, is one eye only."""
    if len(space) < 5:
        return True
    lines = _lines_at(space, steps)
    if _is_nakade(lines) and max(lines, key=lines.__getitem__) in stones:
        return True
    if sorted(lines.values()) == [2, 2, 2, 2, 3, 3]:
        # A rectangle of six: stones on both points of the middle.
        return all(point in stones for point, number in lines.items() if number == 3)
    return (
        len(space) - len(stones) <= _SPARE
        and len(list(connected_parts(stones, steps))) == 1
        and _is_nakade(_lines_at(stones, steps))
    )


def _lines_at(points: AbstractSet[int], steps: Steps) -> dict[int, int]:
    """Return for each point how many of the others lie beside it."""
    return {point: sum(point + step in points for step in steps) for point in points}


def _is_nakade(lines: dict[int, int]) -> bool:
    """Whether points that hang together have a shape that one stone keeps to one eye.

    Those are up to three points, the square, the pyramid, the bulky five, the cross and the rabbity
    six. Each is told from the others of its size by its lines and those at its vital point, where
    most of them meet.
    """
    size, most, all_lines = len(lines), max(lines.values()), sum(lines.values()) // 2
    if size == 4:
        return all_lines == 4 or most == 3
    if size == 5:
        return most == 4 or (most == 3 and all_lines == 5)
    return size <= 3 or (size == _LARGEST_NAKADE and most == 4 and all_lines == 6)


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
        self.at_dame = {
            point
            for point in group.held
            if any(near not in group.held for near in ground.near(point, EMPTY))
        }
        enemy = BLACK + WHITE - group.side
        self.stones = {cell for cell, side in ground.dead.items() if side == enemy} & group.held
        self.spaces = list(self._spaces_of(group.held))

    def _spaces_of(self, points: AbstractSet[int]) -> Iterator[tuple[set[int], int]]:
        """Yield the points of each space among ``points``, and how many eyes it makes."""
        false_eyes, steps = self.false_eyes, self.steps
        for space in connected_parts(points, steps):
            beside = {false_eye + step for false_eye in false_eyes for step in steps}
            yield (
                space,
                eyes_in(
                    space,
                    at_dame=space & self.at_dame,
                    at_false=space & beside,
                    stones=space & self.stones,
                    steps=steps,
                ),
            )

    def has_eyes_on_all_sides(self, cut: _Cut) -> bool:
        """Whether every part that the point of ``cut`` joins has an eye without it."""
        eyes = [0] * (len(cut.branches) + 1)
        for points, number in self.spaces:
            if cut.point not in points:
                eyes[cut.part_of(next(iter(points)))] += number
            else:
                for part, its_number in self._spaces_of(points - {cut.point}):
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
