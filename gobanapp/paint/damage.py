"""The areas to repaint when one view of a board replaces another."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

from gobanapp.diagram.aids import Aids
from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.diagram.long_labels import long_labels
from gobanapp.game.markup import MarkupLine
from gobanapp.paint.stone_pictures import SHADOW_REACH
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_SAMPLES_PER_POINT = 4

REPAINT_ALL_ABOVE = 20
"""If more points than this differ, painting everything is faster."""


def damage(geometry: Geometry, old: BoardView, new: BoardView) -> QRegion:
    """Return the region that looks different in ``new``, and hardly more, in logical units."""
    changed = changed_points(old, new)
    if len(changed) > REPAINT_ALL_ABOVE:
        return logical_region(geometry, QRect(0, 0, geometry.width, geometry.height))
    region = QRegion()
    for point in changed:
        region += logical_region(geometry, painted_rect(geometry, point))
    return region


def changed_points(old: BoardView, new: BoardView) -> set[Point]:
    """Return the points on or around which two views differ."""
    changed = set(old.board.differing(new.board))
    for before, after in (
        (old.dimmed, new.dimmed),
        (old.previewed, new.previewed),
        (old.dead, new.dead),
        (old.territory.black, new.territory.black),
        (old.territory.white, new.territory.white),
        (old.neutral, new.neutral),
        (old.open_border, new.open_border),
        (old.unsettled, new.unsettled),
        (_as_set(old.last_move), _as_set(new.last_move)),
        (_as_set(old.unconfirmed), _as_set(new.unconfirmed)),
        (_as_set(old.forbidden), _as_set(new.forbidden)),
        (_as_set(old.cursor), _as_set(new.cursor)),
    ):
        changed |= before ^ after
    changed.update(point for point, _ in old.marks.items() ^ new.marks.items())
    changed.update(point for point, _ in old.labels.items() ^ new.labels.items())
    changed.update(point for point, _ in old.numbers.items() ^ new.numbers.items())
    changed.update(point for point, _ in old.judgements.items() ^ new.judgements.items())
    changed.update(
        point for point, _ in old.next_move_letters.items() ^ new.next_move_letters.items()
    )
    changed |= _points_near_other_spans(old, new)
    changed |= _other_long_labels(old, new)
    if old.ownership != new.ownership:
        changed.update(point for point, _ in old.ownership.items() ^ new.ownership.items())
    if old.ghost != new.ghost:
        changed.update(ghost[0] for ghost in (old.ghost, new.ghost) if ghost is not None)
    if old.repeated != new.repeated:
        changed |= _as_set(old.forbidden) | _as_set(new.forbidden)
    # An outline also depends on the points around.
    outlined = (old.seki ^ new.seki) | (old.hovered_group ^ new.hovered_group)
    outlined |= (old.refusal_stones ^ new.refusal_stones) | (old.atari ^ new.atari)
    outlined |= old.hidden ^ new.hidden
    if old.blocks != new.blocks:
        outlined |= _other_blocks(old, new)
    if old.aids != new.aids:
        changed |= _other_aids(old.aids, new.aids)
        # The strings between the stones of a chain also depend on the neighbours.
        outlined |= {point for point, _ in old.aids.tints.items() ^ new.aids.tints.items()}
    changed.update(
        Point(x + right, y + up) for x, y in outlined for right in (-1, 0, 1) for up in (-1, 0, 1)
    )
    return changed


def _other_long_labels(old: BoardView, new: BoardView) -> set[Point]:
    """Return the points under labels that differ in the two views."""
    if not old.labels and not new.labels:
        return set()
    other_labels = long_labels(old).items() ^ long_labels(new).items()
    return set().union(*(label.covered for _, label in other_labels))


def _points_near_other_spans(old: BoardView, new: BoardView) -> set[Point]:
    """Return the points near the lines and arrows that differ in the two views."""
    if not (old.lines or old.arrows or new.lines or new.arrows):
        return set()
    return set().union(*(near for _, _, near, _ in _spans(old) ^ _spans(new)))


def _spans(view: BoardView) -> set[tuple[MarkupLine, bool, frozenset[Point], frozenset[Point]]]:
    """Return the visible parts of lines and arrows, which text on points interrupts.

    Each has a flag for arrows, the points near it, and those of them with text.
    """
    points_with_text = {*view.marks, *view.labels, *view.numbers}
    return {
        (span, has_head, near, near & points_with_text)
        for spans, has_head in ((view.lines, False), (view.arrows, True))
        for span in spans
        if view.hidden.isdisjoint(span)
        for near in (near_span(span),)
    }


@lru_cache(maxsize=200)
def near_span(span: MarkupLine) -> frozenset[Point]:
    """Return the points whose painted areas cover the line from one end to the other."""
    (x, y), (end_x, end_y) = span
    steps = max(1, _SAMPLES_PER_POINT * max(abs(end_x - x), abs(end_y - y)))
    return frozenset(
        Point(round(x + (end_x - x) * step / steps), round(y + (end_y - y) * step / steps))
        for step in range(steps + 1)
    )


def _other_blocks(old: BoardView, new: BoardView) -> frozenset[Point]:
    """Return the points of the blocks that only one of the views has, or has as its last."""
    old_blocks, new_blocks = (
        {
            (number, number == len(view.blocks) - 1, block)
            for number, block in enumerate(view.blocks)
        }
        for view in (old, new)
    )
    return frozenset().union(*(block for _, _, block in old_blocks ^ new_blocks))


def _other_aids(old: Aids, new: Aids) -> frozenset[Point]:
    """Return the points of aids that only one of the two shows, without the tints."""
    changed = old.liberties ^ new.liberties
    if (old.hovered_stone, len(old.liberties)) != (new.hovered_stone, len(new.liberties)):
        changed |= _as_set(old.hovered_stone) | _as_set(new.hovered_stone)
    for color in Color:
        changed |= old.eyes[color] ^ new.eyes[color]
        changed |= old.false_eyes[color] ^ new.false_eyes[color]
    if old.ladder != new.ladder:
        for ladder in filter(None, (old.ladder, new.ladder)):
            changed |= ladder.breakers
            changed |= {move.point for move in ladder.moves if move.point is not None}
    return changed


def hatch_region(geometry: Geometry, view: BoardView) -> QRegion:
    """Return the region, in logical units, that changes with the hatching of unsettled stones.

    It is the rectangle around them all, which Qt paints faster than many small ones.
    """
    bounds = QRect()
    for box in cell_rects(geometry, view.unsettled):
        bounds |= box
    return logical_region(geometry, bounds)


@lru_cache(maxsize=4)
def cell_rects(geometry: Geometry, points: frozenset[Point]) -> tuple[QRect, ...]:
    """Return for each point, in pixels, the area nearer to it than to any other."""
    boxes = []
    for point in points:
        x, y = geometry.crossing(point)
        left, top = math.floor(x) - geometry.step_x // 2, math.floor(y) - geometry.step_y // 2
        boxes.append(QRect(left, top, geometry.step_x, geometry.step_y))
    return tuple(boxes)


def _as_set(point: Point | None) -> frozenset[Point]:
    return frozenset() if point is None else frozenset((point,))


def painted_rect(geometry: Geometry, point: Point) -> QRect:
    """Return, in pixels, the area that can be drawn on for a point."""
    x, y = geometry.crossing(point)
    reach = _reach(geometry)
    return QRect(math.floor(x) - reach, math.floor(y) - reach, 2 * reach + 1, 2 * reach + 1)


def painted_part(geometry: Geometry, part: BoardPart) -> QRect:
    """Return, in pixels, the area that can be drawn on for the points of ``part``."""
    corner, opposite = Point(part.left, part.bottom), Point(part.right, part.top)
    return painted_rect(geometry, corner) | painted_rect(geometry, opposite)


def part_around(geometry: Geometry, part: BoardPart) -> BoardPart:
    """Return the visible points whose ``painted_rect`` overlaps that of a point of ``part``."""
    reach = 2 * _reach(geometry)
    reach_x, reach_y = reach // geometry.step_x, reach // geometry.step_y
    if geometry.frame.symmetry.swaps_sides:
        reach_x, reach_y = reach_y, reach_x
    visible = geometry.part
    return BoardPart(
        max(visible.left, part.left - reach_x),
        max(visible.bottom, part.bottom - reach_y),
        min(visible.right, part.right + reach_x),
        min(visible.top, part.top + reach_y),
    )


def joined_parts(geometry: Geometry, points: Iterable[Point]) -> list[BoardPart]:
    """Return parts with ``points``: one for those with fewer points around it than around each."""

    def cost(part: BoardPart) -> int:
        around = part_around(geometry, part)
        return around.columns * around.rows

    joined: list[BoardPart] = []
    for point in points:
        part = BoardPart.between(point, point)
        for other in list(joined):
            union = part.united(other)
            if cost(union) <= cost(part) + cost(other):
                joined.remove(other)
                part = union
        joined.append(part)
    return joined


def _reach(geometry: Geometry) -> int:
    """Return the reach of a point's drawing from its middle: a shadow reaches furthest."""
    return math.ceil(SHADOW_REACH * geometry.stone_diameter) + 1


def logical_region(geometry: Geometry, box: QRect) -> QRegion:
    """Return the logical pixels that cover a box of device pixels."""
    ratio, rect = geometry.ratio, geometry.rect
    left, top = math.floor(rect.x + box.x() / ratio), math.floor(rect.y + box.y() / ratio)
    right = math.ceil(rect.x + (box.x() + box.width()) / ratio)
    bottom = math.ceil(rect.y + (box.y() + box.height()) / ratio)
    return QRegion(left, top, right - left, bottom - top)
