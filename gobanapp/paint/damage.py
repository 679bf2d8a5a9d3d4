"""What must be painted anew when one view of a board follows another."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.paint.stones import SHADOW_REACH
from gobanapp.rules.point import Point

MANY = 20
"""If more points than these differ, it is quicker to paint all than to pick them out."""


def damage(geometry: Geometry, old: BoardView, new: BoardView) -> QRegion:
    """Return all that looks different in ``new``, and hardly more, in logical units."""
    changed = changed_points(old, new)
    if len(changed) > MANY:
        return _logical(geometry, QRect(0, 0, geometry.width, geometry.height))
    region = QRegion()
    for point in changed:
        region += _logical(geometry, box(geometry, point))
    return region


def changed_points(old: BoardView, new: BoardView) -> set[Point]:
    """Return the points on or around which two views differ."""
    changed = set(old.board.differing(new.board))
    for before, after in (
        (old.dead, new.dead),
        (old.territory.black, new.territory.black),
        (old.territory.white, new.territory.white),
        (old.neutral, new.neutral),
        (old.open_border, new.open_border),
        (_single(old.last_move), _single(new.last_move)),
        (_single(old.forbidden), _single(new.forbidden)),
        (_single(old.cursor), _single(new.cursor)),
    ):
        changed |= before ^ after
    changed.update(point for point, _ in old.marks.items() ^ new.marks.items())
    changed.update(point for point, _ in old.labels.items() ^ new.labels.items())
    if old.ghost != new.ghost:
        changed.update(ghost[0] for ghost in (old.ghost, new.ghost) if ghost is not None)
    # The outline of a seki also depends on the points around.
    changed.update(
        Point(x + right, y + up)
        for x, y in old.seki ^ new.seki
        for right in (-1, 0, 1)
        for up in (-1, 0, 1)
    )
    return changed


def _single(point: Point | None) -> frozenset[Point]:
    return frozenset() if point is None else frozenset((point,))


def box(geometry: Geometry, point: Point) -> QRect:
    """Return, in pixels, all that may be drawn for a point."""
    x, y = geometry.crossing(point)
    reach = _reach(geometry)
    return QRect(math.floor(x) - reach, math.floor(y) - reach, 2 * reach + 1, 2 * reach + 1)


def touched(geometry: Geometry, point: Point) -> list[Point]:
    """Return, in the order of ``Board.points``, those whose ``box`` overlaps that of ``point``."""
    apart_x = 2 * _reach(geometry) // geometry.step_x
    apart_y = 2 * _reach(geometry) // geometry.step_y
    columns = range(max(0, point.x - apart_x), min(geometry.columns, point.x + apart_x + 1))
    rows = range(max(0, point.y - apart_y), min(geometry.rows, point.y + apart_y + 1))
    return [Point(x, y) for y in reversed(rows) for x in columns]


def _reach(geometry: Geometry) -> int:
    """Return how far from its middle things are drawn for a point: a shadow reaches furthest."""
    return math.ceil(SHADOW_REACH * geometry.stone) + 1


def _logical(geometry: Geometry, box: QRect) -> QRegion:
    """Return the logical pixels that cover a box of device pixels."""
    ratio, rect = geometry.ratio, geometry.rect
    left, top = math.floor(rect.x + box.x() / ratio), math.floor(rect.y + box.y() / ratio)
    right = math.ceil(rect.x + (box.x() + box.width()) / ratio)
    bottom = math.ceil(rect.y + (box.y() + box.height()) / ratio)
    return QRegion(left, top, right - left, bottom - top)
