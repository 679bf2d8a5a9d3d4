"""The number of eyes that a closed space provides: none, one or two.

Play is over, so a player who could still decide the space has done so: a space in which one more
move of its owner makes two eyes counts as two, and as one only where dead stones inside (nakade) or
its shape make that impossible. Three in a row are two eyes; with a dead stone in the middle, or as
part of a square of four, they are one.

Where the border of the space is open, its points there are the owner's answers to moves from
outside, and next to a false eye they are open until that is filled. One move closes one side. So a
point open on one side may be what is left of one eye, but a second eye needs a point further in.
"""

from __future__ import annotations

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.cell_grid import EDGE, EMPTY
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard, connected_parts

ENOUGH: Final = 2
ENOUGH_OPEN: Final = 2
"""The number of open sides with which a point is not an eye."""

_FEWEST_FOR_TWO: Final = 3
_ROOMY: Final = 6
_STONES_FOR_ONE: Final = 5
_STONES_FOR_TWO: Final = 8
"""The number of dead stones that leave an eye or two after capture, whatever their shape."""
_LARGEST_NAKADE: Final = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class EyeSpace:
    """Connected points that one side holds.

    ``open_sides``: the number of open sides of its open points. ``stones``: the points with dead
    stones. ``barred``: see ``barred_points``. ``thrown_in``: dead stones on false eyes next to it.
    """

    ground: ClearedBoard
    points: AbstractSet[int]
    open_sides: Mapping[int, int]
    stones: AbstractSet[int] = frozenset()
    barred: AbstractSet[int] = frozenset()
    thrown_in: AbstractSet[int] = frozenset()

    def adjacent(self, point: int) -> list[int]:
        """Return the points of the space next to one of them."""
        return [point + step for step in self.ground.steps if point + step in self.points]


def eyes_in(space: EyeSpace) -> int:
    """Return the number of eyes, 0 to 2, that the owner has in ``space``."""
    sides = [space.open_sides.get(point, 0) for point in space.points]
    if len(sides) >= _FEWEST_FOR_TWO and (
        _is_roomy(space, sum(min(number, ENOUGH_OPEN) for number in sides))
        or _a_move_parts(space)
        or _is_two_once_captured(space)
        or _two_neighbors_part(space)
    ):
        return ENOUGH
    return 1 if min(sides) < ENOUGH_OPEN or len(space.stones) >= _STONES_FOR_ONE else 0


def barred_points(ground: ClearedBoard, stones: AbstractSet[int]) -> set[int]:
    """Return the empty points that dead ``stones`` surround, where the opponent cannot play yet.

    Points next to stones in atari are not among them: a move there captures.
    """
    cells, steps = ground.cells, ground.steps
    found = {
        point
        for point in {stone + step for stone in stones for step in steps} - stones
        if cells[point] == EMPTY
        and all(point + step in stones or cells[point + step] == EDGE for step in steps)
    }
    if found:
        for chain in connected_parts(stones, steps):
            adjacent = {near for stone in chain for near in ground.near(stone, EMPTY)} - stones
            if len(adjacent) == 1:
                found -= adjacent
    return found


def _is_roomy(space: EyeSpace, open_sides: int) -> bool:
    """Return whether the space is too large for one eye, or has too many stones to be captured.

    Stones with at most one point next to them are not in the way. An empty point counts twice if it
    has points on all sides, once if on three.
    """
    points, stones = space.points, space.stones
    if len(stones) >= _STONES_FOR_TWO:
        return True
    if len(points) - open_sides < _ROOMY:
        return False
    in_the_way = sum(len(space.adjacent(stone)) > 1 for stone in stones)
    if len(points) - open_sides - in_the_way >= _ROOMY:
        return True
    return sum(max(len(space.adjacent(point)) - 2, 0) for point in points - stones) >= _ROOMY


def _a_move_parts(space: EyeSpace) -> bool:
    """Return whether one move of the owner leaves two parts that are both eyes."""
    points, steps, open_sides = space.points, space.ground.steps, space.open_sides
    for move in points - space.stones - space.barred:
        if len(space.adjacent(move)) > 1:
            # Next to a stone thrown in, the move closes what that had opened.
            closed = 1 if sum(move + step in space.thrown_in for step in steps) == 1 else 0
            parts = connected_parts(points - {move}, steps)
            if sum(any(open_sides.get(at, 0) <= closed for at in part) for part in parts) > 1:
                return True
    return False


def _is_two_once_captured(space: EyeSpace) -> bool:
    """Return whether the points under the stones and the barred points make two eyes.

    The opponent may play on a barred point first, which is then not captured. A shape has an eye
    for each of its parts, and one more for two vital points, as one stone takes only one of them.
    Vital are points that divide the shape and those with three others next to them; a shape too
    large for nakade has one more. A stone thrown in on a false eye costs an eye.
    """
    if not space.stones:
        return False
    steps = space.ground.steps
    for left_out in (None, *space.barred):
        shape = (space.stones | space.barred) - {left_out}
        parts = _number_of_parts(space, shape)
        vital = 1 if len(shape) > _LARGEST_NAKADE else 0
        for point in shape:
            lines = sum(point + step in shape for step in steps)
            if lines > 2 or (lines == 2 and _number_of_parts(space, shape - {point}) > parts):
                vital += 1
        if parts + vital // 2 - len(space.thrown_in) < ENOUGH:
            return False
    return True


def _number_of_parts(space: EyeSpace, points: AbstractSet[int]) -> int:
    return sum(1 for _ in connected_parts(points, space.ground.steps))


def _two_neighbors_part(space: EyeSpace) -> bool:
    """Return whether two adjacent wide points divide the space.

    The owner takes one of them; if the opponent takes the other, the opponent is late in one of the
    parts, where the owner has two points. On the edge of the board there is not room enough for
    that.
    """
    points, stones, open_sides = space.points, space.stones, space.open_sides
    if len(points) < _ROOMY:
        return False
    wide = [
        point
        for point in points
        if len(space.adjacent(point)) > 2 and open_sides.get(point, 0) < ENOUGH_OPEN
    ]
    for move in wide:
        if move in stones or move in space.barred or space.ground.touches(move, EDGE):
            continue
        for other in space.adjacent(move):
            is_stone = other in stones
            further = set(space.adjacent(other)) - {move}
            # A stone there must be captured first, from another point next to it.
            if other not in wide or (is_stone and further <= stones):
                continue
            parts = connected_parts(points - {move, other}, space.ground.steps)
            closed = [sum(not open_sides.get(at) for at in part) for part in parts]
            eyes, large = (sum(number > least for number in closed) for least in (0, 1))
            if eyes >= ENOUGH and large > is_stone:
                return True
    return False
