"""How many eyes a closed space is good for: none, one or two.

Play is over, so whoever could still decide it has seen to it: a space in which one more move of its
owner makes two eyes counts as two, and as one only where enemy stones inside (nakade) or its shape
make that impossible. Three in a row are two eyes; with an enemy stone in the middle, or as part of
a square of four, they are one.

Where the border of the space is open, its points there are the owner's answers to moves from
outside. They may be what is left of one eye, but a second eye needs a point further in. Beside a
false eye they are not even that: a stone thrown in there makes the point beside it false as well.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from gobanapp.rules.territory_analysis.cleared_board import Steps, connected_parts

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
