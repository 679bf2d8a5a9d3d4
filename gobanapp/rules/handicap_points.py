"""Star points, and the points of a fixed handicap, for boards of any size."""

from __future__ import annotations

from collections.abc import Sequence

from gobanapp.rules.point import Point


def star_points(columns: int, rows: int) -> tuple[Point, ...]:
    """Return the dotted points (hoshi): corners, then the centre, then the sides.

    On the fourth line from 13 lines up, on the third from 7 up; the centre and the sides only where
    there is a middle line, the sides only from 13 lines up. So 9x9 has five and 19x19 nine.
    """
    xs, ys = _star_lines(columns), _star_lines(rows)
    if not xs or not ys:
        return ()
    corners = [Point(x, y) for y in (ys[0], ys[-1]) for x in (xs[0], xs[-1])]
    centre = [Point(columns // 2, rows // 2)] if columns % 2 and rows % 2 else []
    sides = []
    if columns % 2 and columns >= 13:
        sides += [Point(columns // 2, y) for y in (ys[0], ys[-1])]
    if rows % 2 and rows >= 13:
        sides += [Point(x, rows // 2) for x in (xs[0], xs[-1])]
    return tuple(dict.fromkeys([*corners, *centre, *sides]))


def _star_lines(length: int) -> tuple[int, ...]:
    if length < 7:
        return ()
    edge = 3 if length >= 13 else 2
    return (edge, length - 1 - edge)


def handicap_points(columns: int, rows: int, stones: int) -> tuple[Point, ...]:
    """Return the points for ``stones`` handicap stones placed by custom, none for 0 or 1.

    The first nine are arranged like pips on a domino; 10 to 17 on 19x19 are the Nihon Ki-in's.
    Raises ValueError if there is no customary placement: see ``max_fixed_handicap``.
    """
    if not 0 <= stones <= max(1, max_fixed_handicap(columns, rows)):
        raise ValueError(f"no custom places {stones} stones on a board of {columns} by {rows}")
    if stones < 2:
        return ()
    return (
        tuple(Point(x, y) for x, y in _domino(columns, rows, min(stones, 9)))
        + _BEYOND_NINE[: max(0, stones - 9)]
    )


def max_fixed_handicap(columns: int, rows: int) -> int:
    """Return the greatest handicap that has customary points on such a board: 17, 9, 4 or 0."""
    if columns < 7 or rows < 7:
        return 0
    if columns == rows == 19:
        return 17
    return 9 if columns % 2 and rows % 2 and min(columns, rows) >= 9 else 4


def max_free_handicap(columns: int, rows: int) -> int:
    """Return the most stones that Black may place freely: a quarter of the board, at least four."""
    points = columns * rows
    return min(points - 1, max(4, points // 4))


def _domino(columns: int, rows: int, stones: int) -> Sequence[tuple[int, int]]:
    (left, right), (low, high) = _star_lines(columns), _star_lines(rows)
    middle, half = columns // 2, rows // 2
    corners = [(left, low), (right, high), (right, low), (left, high)]
    flanks = [(left, half), (right, half)]
    ends = [(middle, low), (middle, high)]
    if stones <= 4:
        return corners[:stones]
    picture = corners + (flanks if stones >= 6 else []) + (ends if stones >= 8 else [])
    return [*picture, (middle, half)] if stones % 2 else picture


_BEYOND_NINE = tuple(Point.parse(name) for name in "N13 G7 N7 G13 R17 C3 R3 C17".split())
