"""A bubble with a message next to a point of the board, or next to a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from gobanapp.paint.gradients import translucent
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.appearance import SPACE


class Side(Enum):
    """The side of the bubble: ABOVE is nearer to the top of the screen."""

    ABOVE = "above"
    BELOW = "below"
    LEFT = "left"
    RIGHT = "right"


def place_next_to(
    middle: QPointF,
    distance: float,
    size: QSizeF,
    bounds: QRectF,
    *,
    sides: Sequence[Side],
    rating: Callable[[QRectF], float] = lambda place: 0,
) -> tuple[QRectF, Side]:
    """Return a rectangle of ``size`` next to ``middle``, ``distance`` away, and on which side.

    It lies within ``bounds`` and is no larger. Of the ``sides`` with enough room the one with the
    highest ``rating`` is taken, the first of equal ones; if none has, the one that covers least.
    """
    size = size.boundedTo(bounds.size())
    places = [(_place(middle, distance, size, bounds, side), side) for side in sides]
    least_covered = min(_covered_area(place, middle, distance) for place, _ in places)
    candidates = [
        (place, side)
        for place, side in places
        if _covered_area(place, middle, distance) <= least_covered
    ]
    return max(candidates, key=lambda candidate: rating(candidate[0]))


def _place(middle: QPointF, distance: float, size: QSizeF, bounds: QRectF, side: Side) -> QRectF:
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
    place.moveLeft(_clamped(place.left(), bounds.left(), bounds.right() - size.width()))
    place.moveTop(_clamped(place.top(), bounds.top(), bounds.bottom() - size.height()))
    return place


def _covered_area(place: QRectF, middle: QPointF, distance: float) -> int:
    """Return the covered area around ``middle``, in whole square pixels."""
    surroundings = QRectF(0, 0, 2 * distance, 2 * distance)
    surroundings.moveCenter(middle)
    covered = place.intersected(surroundings)
    return round(covered.width() * covered.height())


def _clamped(value: float, low: float, high: float) -> float:
    return max(low, min(value, high))


DURATION = 3000  # ms
_FADE_DURATION = 300  # ms
_FRAME_INTERVAL = 30  # ms
_MAX_WIDTH = 21
"""The widest line, in text heights: longer ones are hard to read at a glance."""
_TAIL = SPACE
_SHADOW = 5
_CORNER_RADIUS = 8
_MIN_SCALE = 0.5
"""The smallest scale of the text if the board has little room."""
_TEXT_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Bubble(QWidget):
    """A child of the board, or of the middle of the window, that ignores the mouse."""

    dismissed = Signal()
    """The message has disappeared."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._text = ""
        self._box = QRectF()
        self._tail = QPolygonF()
        self._is_upside_down = False
        self._fades = True
        self.is_refusal = True
        """True if it says what is impossible, in another colour than what was done."""
        self._strength = 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._fade)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def text(self) -> str:
        """The message, "" for none."""
        return self._text

    @property
    def text_area(self) -> QRectF:
        """The rectangle of the text within the bubble, without the frame."""
        return self._box.adjusted(SPACE, SPACE, -SPACE, -SPACE)

    @property
    def is_upside_down(self) -> bool:
        """True if the text is turned by 180 degrees."""
        return self._is_upside_down

    @property
    def strength(self) -> float:
        """The opacity, from 1 to 0 as the bubble fades."""
        return self._strength

    def show_text(
        self,
        text: str,
        middle: QPointF,
        distance: float,
        *,
        upside_down: bool = False,
        fades: bool = True,
        rating: Callable[[QRectF], float] = lambda place: 0,
        has_tail: bool = True,
    ) -> None:
        """Show ``text`` for three seconds, ``distance`` away from ``middle`` on the board.

        ``upside_down``: True if the player sits at the top of the screen. ``fades``: True to
        animate its end. ``rating``: rates the places with enough room. ``has_tail``: True if it
        points to ``middle``.
        """
        bounds = QRectF(self._board.rect())
        self.setFont(self._fitting_font(text, bounds))
        frame = 2 * SPACE + 2 * _SHADOW + 2 * _TAIL
        text_size = wrapped_size(text, QFontMetricsF(self.font()), bounds.width() - frame)
        size = text_size + QSizeF(frame, frame)
        # Away from the reading player's hand, where possible.
        sides = [Side.ABOVE, Side.BELOW, Side.RIGHT, Side.LEFT]
        if upside_down:
            sides = [Side.BELOW, Side.ABOVE, Side.LEFT, Side.RIGHT]
        place, side = place_next_to(
            middle, distance - _SHADOW, size, bounds, sides=sides, rating=rating
        )
        area = place.toAlignedRect().intersected(self._board.rect())
        self._text, self._is_upside_down, self._fades = text, upside_down, fades
        self._strength = 1.0
        self.setGeometry(area)
        edge = _SHADOW + _TAIL
        self._box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        tip = middle - QPointF(area.topLeft())
        self._tail = _tail(self._box, side, tip) if has_tail else QPolygonF()
        self._timer.start(DURATION)
        self.update()
        self.show()
        self.raise_()

    def end(self) -> None:
        """Hide the message."""
        if self._text:
            self._text = ""
            self._timer.stop()
            self.hide()
            self.dismissed.emit()

    def _fade(self) -> None:
        self._timer.setInterval(_FRAME_INTERVAL)
        self._strength -= _FRAME_INTERVAL / _FADE_DURATION
        if self._strength <= 0 or not self._fades:
            self.end()
        else:
            self.update()

    def _fitting_font(self, text: str, bounds: QRectF) -> QFont:
        """Return the usual font, or a smaller one if ``text`` does not fit."""
        font = QFont(self._board.font())
        frame = 2 * SPACE + 2 * _SHADOW + 2 * _TAIL
        max_width = bounds.width() - frame
        size, scale = font.pointSizeF(), 1.0
        while scale > _MIN_SCALE:
            text_size = wrapped_size(text, QFontMetricsF(font), max_width)
            needed = text_size + QSizeF(frame, frame)
            if needed.height() < bounds.height() / 2 and needed.width() <= bounds.width():
                break
            scale -= 0.1
            font.setPointSizeF(size * scale)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors = appearance.current_appearance()
        shape = QPainterPath()
        shape.addRoundedRect(self._box, _CORNER_RADIUS, _CORNER_RADIUS)
        tail = QPainterPath()
        tail.addPolygon(self._tail)
        tail.closeSubpath()
        shape = shape.united(tail)
        with QPainter(self) as painter:
            painter.setOpacity(self._strength)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for width in range(2 * _SHADOW, 0, -2):
                pen = QPen(translucent("#1c0d02", 0.06), width)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                painter.strokePath(shape.translated(0, 1), pen)
            painter.fillPath(shape, QColor(colors.base))
            edge = colors.danger if self.is_refusal else colors.accent
            painter.strokePath(shape, QPen(QColor(edge), 1.4))
            painter.setPen(QColor(colors.text))
            inner = self.text_area
            if self._is_upside_down:
                middle = inner.center()
                painter.translate(middle)
                painter.rotate(180)
                painter.translate(-middle)
            painter.drawText(inner, int(_TEXT_FLAGS), self._text)


def wrapped_size(text: str, metrics: QFontMetricsF, max_width: float) -> QSizeF:
    """Return ``text`` broken into lines of similar width.

    They are at most ``max_width``, except for a single longer word.
    """
    limit = max(1.0, min(max_width, _MAX_WIDTH * metrics.height()))
    box = metrics.boundingRect(QRectF(0, 0, limit, 1e6), int(_TEXT_FLAGS), text)
    height, low, high = box.height(), 0.0, max(limit, box.width())
    while high - low > 2:
        half = (low + high) / 2
        trial = metrics.boundingRect(QRectF(0, 0, half, 1e6), int(_TEXT_FLAGS), text)
        if trial.height() > height or trial.width() > half:
            low = half
        else:
            high = half
    return QSizeF(high + 1, height + 1)


def _tail(box: QRectF, side: Side, point: QPointF) -> QPolygonF:
    """Return the tail from ``box`` towards ``point``, as far as that lies outside the box."""
    if side in {Side.LEFT, Side.RIGHT}:
        transpose = QTransform(0, 1, 1, 0, 0, 0)  # swaps x and y
        transposed_side = Side.ABOVE if side is Side.LEFT else Side.BELOW
        return transpose.map(_tail(transpose.mapRect(box), transposed_side, transpose.map(point)))
    margin = _CORNER_RADIUS + _TAIL
    low, high = box.left() + margin, box.right() - margin
    x = (low + high) / 2 if low > high else max(low, min(point.x(), high))
    edge, tip = (
        (box.bottom() - 1, box.bottom() + _TAIL)
        if side is Side.ABOVE
        else (box.top() + 1, box.top() - _TAIL)
    )
    return QPolygonF([QPointF(x - _TAIL, edge), QPointF(x, tip), QPointF(x + _TAIL, edge)])
