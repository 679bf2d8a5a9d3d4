"""Where something has room beside what it belongs to, within the board's widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF


class Side(Enum):
    """Where it lies: ABOVE is nearer to the top of the screen."""

    ABOVE = "above"
    BELOW = "below"
    LEFT = "left"
    RIGHT = "right"


def place_beside(
    middle: QPointF,
    distance: float,
    size: QSizeF,
    room: QRectF,
    *,
    sides: Sequence[Side],
    worth: Callable[[QRectF], float] = lambda place: 0,
) -> tuple[QRectF, Side]:
    """Return a rectangle of ``size`` beside ``middle``, ``distance`` away, and on which side.

    It lies within ``room``, of which it has at most the size. Of ``sides`` that have room the one
    of most ``worth`` is taken, the first of equal ones; where none has, the one that covers least.
    """
    size = size.boundedTo(room.size())
    places = [(_place(middle, distance, size, room, side), side) for side in sides]
    least = min(_covers(place, middle, distance) for place, _ in places)
    fitting = [found for found in places if _covers(found[0], middle, distance) <= least]
    return max(fitting, key=lambda found: worth(found[0]))


def _place(middle: QPointF, distance: float, size: QSizeF, room: QRectF, side: Side) -> QRectF:
    place = QRectF(QPointF(0, 0), size)
    place.moveCenter(middle)
    if side is Side.ABOVE:
        place.moveBottom(middle.y() - distance)
    elif side is Side.BELOW:
        place.moveTop(middle.y() + distance)
    elif side is Side.LEFT:
        place.moveRight(middle.x() - distance)
    else:
        place.moveLeft(middle.x() + distance)
    place.moveLeft(_between(place.left(), room.left(), room.right() - size.width()))
    place.moveTop(_between(place.top(), room.top(), room.bottom() - size.height()))
    return place


def _covers(place: QRectF, middle: QPointF, distance: float) -> int:
    """Return how much of the surroundings of ``middle`` is covered, in whole square pixels."""
    around = QRectF(0, 0, 2 * distance, 2 * distance)
    around.moveCenter(middle)
    covered = place.intersected(around)
    return round(covered.width() * covered.height())


def _between(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))
