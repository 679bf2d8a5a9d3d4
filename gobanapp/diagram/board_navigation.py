"""Steps over a visible board, by one point or to the next line of star points."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from gobanapp.diagram.geometry import Geometry
from gobanapp.rules.handicap_points import star_points
from gobanapp.rules.point import Point


class Direction(Enum):
    """A step in the picture: columns to the right, rows down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def is_point_visible(geometry: Geometry, point: Point, hidden: Collection[Point]) -> bool:
    """Return whether ``point`` is in the picture, and not one of the ``hidden``."""
    return point in geometry.part and point not in hidden


def step_from(
    geometry: Geometry, point: Point, direction: Direction, hidden: Collection[Point] = ()
) -> Point:
    """Return the next visible point in a direction; ``point`` itself if there is none."""
    return next(iter(_points_towards(geometry, point, direction, hidden)), point)


def jump_from(
    geometry: Geometry, point: Point, direction: Direction, hidden: Collection[Point] = ()
) -> Point:
    """Return the next point in a direction on a line of star points, or on the last visible line.

    A board without star points has its middle lines instead.
    """
    columns, rows = geometry.columns, geometry.rows
    stars = star_points(columns, rows) or (Point(columns // 2, rows // 2),)
    path = _points_towards(geometry, point, direction, hidden)
    for other in path:
        goes_along_row = other.y == point.y
        if any(other.x == star.x if goes_along_row else other.y == star.y for star in stars):
            return other
    return path[-1] if path else point


def middle_point(geometry: Geometry, hidden: Collection[Point] = ()) -> Point | None:
    """Return the visible point nearest to the middle of the picture, None if there is none."""
    column, row = (geometry.columns_shown - 1) // 2, (geometry.rows_shown - 1) // 2
    cells = [
        (across, down)
        for across in range(geometry.columns_shown)
        for down in range(geometry.rows_shown)
        if geometry.point_of(across, down) not in hidden
    ]
    if not cells:
        return None
    return geometry.point_of(
        *min(cells, key=lambda cell: (cell[0] - column) ** 2 + (cell[1] - row) ** 2)
    )


def _points_towards(
    geometry: Geometry, point: Point, direction: Direction, hidden: Collection[Point]
) -> list[Point]:
    """Return the visible points from ``point``, which is left out, to the edge."""
    right, down = direction.value
    column, row = geometry.cell(point)
    cells = (
        (column + steps * right, row + steps * down)
        for steps in range(1, max(geometry.columns_shown, geometry.rows_shown))
    )
    points = (geometry.point_of(*cell) for cell in cells)
    return [point for point in points if is_point_visible(geometry, point, hidden)]
