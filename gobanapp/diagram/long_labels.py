"""Labels wider than a point, which extend over free points next to them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.mark_shapes import GAP, LABEL, elide_label
from gobanapp.diagram.text_width import CAPITAL, NARROWEST, text_width
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry

# Lengths are in spacings of columns.
_STONE_DISTANCE: Final = 0.46
"""The reach of a label from its middle if a stone, or anything else, is next to it."""
_MAX_POINTS: Final = 4
"""The most points a label extends over on each side."""
_MIN_X_SCALE: Final = 0.75
"""The limit of narrowing letters; a longer text is cut."""
_PADDING: Final = 0.06
BARE_HEIGHT: Final = GAP
"""The height of the gap in the board's lines behind a long label."""
PLATE_HEIGHT: Final = 0.56
"""The height of the plate under a label on a stone, of which as much as possible stays visible."""


class LongLabel(NamedTuple):
    """A label as written. ``left`` and ``right``: its ends relative to its point."""

    text: str
    left: float
    right: float
    covered: frozenset[Point]
    """The points under the label, including its own."""

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    @property
    def width(self) -> float:
        """The width available to the text."""
        return self.right - self.left - 2 * _PADDING


_NONE: Final[Mapping[Point, LongLabel]] = {}


def long_labels(view: BoardView) -> Mapping[Point, LongLabel]:
    """Return the labels that extend over neighbouring points, by their own points.

    No two share a point. A label in a mark, or between neighbours, stays on its own point.
    """
    if not view.labels:
        return _NONE
    long_points = [
        point
        for point, label in view.labels.items()
        if _natural_width(label) * NARROWEST > LABEL.width
        and point not in view.marks
        and point not in view.hidden
    ]
    return _place_labels(view, sorted(long_points)) if long_points else _NONE


def _place_labels(view: BoardView, points: list[Point]) -> Mapping[Point, LongLabel]:
    right_x, right_y = _step_right(view.frame.symmetry)
    taken = {
        *(*view.labels, *view.marks, *view.numbers, *view.next_move_letters, *view.hidden),
        *(*view.territory.black, *view.territory.white, *view.neutral, *view.open_border),
    }
    placed = {}
    for point in points:
        lefts, rights = (
            _count_free_points(view, point, sign * right_x, sign * right_y, taken)
            for sign in (-1, 1)
        )
        label = _fit(view.labels[point], lefts + _STONE_DISTANCE, rights + _STONE_DISTANCE)
        if label is None:
            continue
        text, left, right = label
        steps = range(round(left), round(right) + 1)
        covered = frozenset(
            Point(point.x + step * right_x, point.y + step * right_y) for step in steps
        )
        taken |= covered
        placed[point] = LongLabel(text, left, right, covered)
    return placed


def _count_free_points(view: BoardView, point: Point, x: int, y: int, taken: set[Point]) -> int:
    """Return the number of free points next to ``point`` in the direction (x, y)."""
    board = view.board
    part = view.frame.part or BoardPart.whole(board.width, board.height)
    if point not in part:
        return 0
    for steps in range(1, _MAX_POINTS + 1):
        other = Point(point.x + steps * x, point.y + steps * y)
        if other not in part or other in taken or not board.is_empty(other):
            return steps - 1
    return _MAX_POINTS


def _fit(label: str, left: float, right: float) -> tuple[str, float, float] | None:
    """Return a text and its ends, within ``left`` and ``right``; None if that gains nothing."""
    room = left + right
    if room < 1:
        return None
    text = _shorten(label, (room - 2 * _PADDING) / _MIN_X_SCALE)
    half = min(_natural_width(text) + 2 * _PADDING, room) / 2
    middle = max(half - left, min(0.0, right - half))
    return text, middle - half, middle + half


def _shorten(label: str, width: float) -> str:
    """Return the longest beginning of ``label`` that fits, with dots if it is cut."""
    if _natural_width(label) <= width:
        return label
    # Letter by letter from the front: a label may hold a whole book.
    dots, width_used, kept_count = text_width("…"), text_width(label[0]), 1
    for letter in label[1:]:
        width_used += text_width(letter)
        if (width_used + dots) * LABEL.height / CAPITAL > width:
            break
        kept_count += 1
    return f"{label[:kept_count].rstrip()}…"


def _natural_width(text: str) -> float:
    return text_width(text) * LABEL.height / CAPITAL


@lru_cache(maxsize=8)
def _step_right(symmetry: Symmetry) -> Point:
    """Return the step on the board that goes to the right on the screen."""
    x, y = symmetry.map_point(Point(1, 1), 3, 3)
    steps = (Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1))
    return next(
        step
        for step in steps
        if symmetry.map_point(Point(1 + step.x, 1 + step.y), 3, 3) == (x + 1, y)
    )


def written_label(view: BoardView, point: Point) -> str:
    """Return the label on ``point`` as written, "" if there is none."""
    label = view.labels.get(point, "")
    long = long_labels(view).get(point)
    return elide_label(label) if long is None else long.text
