"""A bubble with a message next to a point of the board."""

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


def place_beside(
    middle: QPointF,
    distance: float,
    size: QSizeF,
    room: QRectF,
    *,
    sides: Sequence[Side],
    worth: Callable[[QRectF], float] = lambda place: 0,
) -> tuple[QRectF, Side]:
    """Return a rectangle of ``size`` next to ``middle``, ``distance`` away, and on which side.

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


STAYS = 3000  # ms
_FADES = 300  # ms
_FRAME = 30  # ms
_WIDEST = 21
"""The widest line, in text heights: longer ones are hard to read at a glance."""
_TAIL = SPACE
_SHADOW = 5
_RADIUS = 8
_SMALLEST = 0.5
"""The smallest scale of the text if the board has little room."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Bubble(QWidget):
    """A child of the board that ignores the mouse."""

    dismissed = Signal()
    """The message has disappeared."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self._text = ""
        self._box = QRectF()
        self._tail = QPolygonF()
        self._turned = False
        self._moves = True
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
    def is_turned(self) -> bool:
        """True if the text is turned by 180 degrees."""
        return self._turned

    @property
    def strength(self) -> float:
        """The opacity, from 1 to 0 as the bubble fades."""
        return self._strength

    def say(
        self,
        text: str,
        middle: QPointF,
        distance: float,
        *,
        turned: bool = False,
        fades: bool = True,
        worth: Callable[[QRectF], float] = lambda place: 0,
    ) -> None:
        """Say ``text`` for three seconds, ``distance`` away from ``middle`` on the board.

        ``turned``: by 180 degrees, for a player at the top of the screen. ``fades``: True to
        animate its end. ``worth``: rates the places that are near enough.
        """
        room = QRectF(self._board.rect())
        self.setFont(self._fitting(text, room))
        frame = 2 * SPACE + 2 * _SHADOW + 2 * _TAIL
        size = words(text, QFontMetricsF(self.font()), room.width() - frame) + QSizeF(frame, frame)
        # Away from the reading player's hand, where possible.
        sides = [Side.ABOVE, Side.BELOW, Side.RIGHT, Side.LEFT]
        if turned:
            sides = [Side.BELOW, Side.ABOVE, Side.LEFT, Side.RIGHT]
        place, side = place_beside(middle, distance - _SHADOW, size, room, sides=sides, worth=worth)
        whole = place.toAlignedRect().intersected(self._board.rect())
        self._text, self._turned, self._moves = text, turned, fades
        self._strength = 1.0
        self.setGeometry(whole)
        edge = _SHADOW + _TAIL
        self._box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        self._tail = _tail(self._box, side, middle - QPointF(whole.topLeft()))
        self._timer.start(STAYS)
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
        self._timer.setInterval(_FRAME)
        self._strength -= _FRAME / _FADES
        if self._strength <= 0 or not self._moves:
            self.end()
        else:
            self.update()

    def _fitting(self, text: str, room: QRectF) -> QFont:
        """Return the usual font, or a smaller one where there is not room enough for ``text``."""
        font = QFont(self._board.font())
        frame = 2 * SPACE + 2 * _SHADOW + 2 * _TAIL
        size, part = font.pointSizeF(), 1.0
        while part > _SMALLEST:
            needed = words(text, QFontMetricsF(font), room.width() - frame) + QSizeF(frame, frame)
            if needed.height() < room.height() / 2 and needed.width() <= room.width():
                break
            part -= 0.1
            font.setPointSizeF(size * part)
        return font

    def paintEvent(self, _event: QPaintEvent) -> None:
        colors = appearance.current_appearance()
        shape = QPainterPath()
        shape.addRoundedRect(self._box, _RADIUS, _RADIUS)
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
            painter.strokePath(shape, QPen(QColor(colors.danger), 1.4))
            painter.setPen(QColor(colors.text))
            inner = self.text_area
            if self._turned:
                middle = inner.center()
                painter.translate(middle)
                painter.rotate(180)
                painter.translate(-middle)
            painter.drawText(inner, int(_WRAPPED), self._text)


def words(text: str, metrics: QFontMetricsF, widest: float) -> QSizeF:
    """Return ``text`` broken into lines of similar width.

    They are at most ``widest``, except for a single longer word.
    """
    most = max(1.0, min(widest, _WIDEST * metrics.height()))
    box = metrics.boundingRect(QRectF(0, 0, most, 1e6), int(_WRAPPED), text)
    height, low, high = box.height(), 0.0, max(most, box.width())
    while high - low > 2:
        half = (low + high) / 2
        tried = metrics.boundingRect(QRectF(0, 0, half, 1e6), int(_WRAPPED), text)
        if tried.height() > height or tried.width() > half:
            low = half
        else:
            high = half
    return QSizeF(high + 1, height + 1)


def _tail(box: QRectF, side: Side, point: QPointF) -> QPolygonF:
    """Return the tail from ``box`` towards ``point``, as far as that lies outside the box."""
    if side in {Side.LEFT, Side.RIGHT}:
        turn = QTransform(0, 1, 1, 0, 0, 0)  # x and y change places
        across = Side.ABOVE if side is Side.LEFT else Side.BELOW
        return turn.map(_tail(turn.mapRect(box), across, turn.map(point)))
    reach = _RADIUS + _TAIL
    low, high = box.left() + reach, box.right() - reach
    x = (low + high) / 2 if low > high else max(low, min(point.x(), high))
    edge, tip = (
        (box.bottom() - 1, box.bottom() + _TAIL)
        if side is Side.ABOVE
        else (box.top() + 1, box.top() - _TAIL)
    )
    return QPolygonF([QPointF(x - _TAIL, edge), QPointF(x, tip), QPointF(x + _TAIL, edge)])
