"""The pen: what mouse and finger do at the board while it is marked, told as strokes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QCursor, QInputDevice, QMouseEvent, QTouchEvent

from gobanapp.rules.point import Point
from gobanapp.ui.board.board_widget import BoardWidget

_PRESSES = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}
_MOUSE = _PRESSES | {QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease}
_TOUCH = {QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate}
_TOUCH |= {QEvent.Type.TouchEnd, QEvent.Type.TouchCancel}
_BUTTONS = {Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton}


class Pen(QObject):
    """Stands between the board and the hand that plays, while it is taken up."""

    pressed = Signal(Point, bool)
    """A stroke begins; whether with the right button or Shift."""
    moved = Signal(object)
    """It has come over these points, one after the other (a list)."""
    released = Signal()
    given_up = Signal()
    """A second finger came down, or the other button: what is not done yet is not to be done."""
    pointed = Signal(object, bool)
    """Where a stroke would begin, None off the board; whether Shift is held down."""

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board)
        self._board = board
        self._is_up = False
        self._button = Qt.MouseButton.NoButton
        self._at: Point | None = None
        self._by_finger = False

    def take_up(self) -> None:
        """From now on the board is drawn upon."""
        if self._is_up:
            return
        self._is_up = True
        self._board.put_back()
        self._board.installEventFilter(self)
        if self._board.underMouse():
            self._point(QPointF(self._board.mapFromGlobal(QCursor.pos())), shift=False)

    def put_down(self) -> None:
        """Leave the board to the hand that plays."""
        if self._is_up:
            self._is_up = False
            self._end(is_done=False)
            self._board.removeEventFilter(self)
            self.pointed.emit(None, False)

    def eventFilter(self, _board: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in _MOUSE and isinstance(event, QMouseEvent):
            return self._mouse(event)
        if kind in _TOUCH and isinstance(event, QTouchEvent):
            return self._touch(event)
        if kind == QEvent.Type.Leave and self._button is Qt.MouseButton.NoButton:
            self.pointed.emit(None, False)
        return kind == QEvent.Type.ContextMenu

    def _mouse(self, event: QMouseEvent) -> bool:
        kind, where = event.type(), event.position()
        if event.pointingDevice().type() is QInputDevice.DeviceType.TouchScreen or self._by_finger:
            return True  # made by the system out of what the finger has done already
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if kind == QEvent.Type.MouseMove:
            self._lead(where, shift=shift)
        elif kind in _PRESSES:
            if self._button is not Qt.MouseButton.NoButton:
                self._end(is_done=False)
            elif event.button() in _BUTTONS:
                is_right = event.button() is Qt.MouseButton.RightButton
                self._press(where, event.button(), other=is_right or shift)
        elif event.button() is self._button:
            self._lead(where, shift=shift)
            self._end(is_done=True)
        return True

    def _touch(self, event: QTouchEvent) -> bool:
        if event.device().type() is not QInputDevice.DeviceType.TouchScreen:
            return False
        kind, fingers = event.type(), event.points()
        if kind == QEvent.Type.TouchCancel or len(fingers) > 1:
            self._end(is_done=False)
        elif kind == QEvent.Type.TouchBegin:
            self._press(fingers[0].position(), Qt.MouseButton.LeftButton, other=False)
        elif self._button is not Qt.MouseButton.NoButton and fingers:
            self._lead(fingers[0].position(), shift=False)
            if kind == QEvent.Type.TouchEnd:
                self._end(is_done=True)
                self.pointed.emit(None, False)
        self._by_finger = kind in {QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate}
        event.accept()
        return True

    def _press(self, where: QPointF, button: Qt.MouseButton, *, other: bool) -> None:
        point = self._board.geometry_shown.point_at(where.x(), where.y())
        if point is not None:
            self._button, self._at = button, point
            self.pressed.emit(point, other)

    def _lead(self, where: QPointF, *, shift: bool) -> None:
        if self._button is Qt.MouseButton.NoButton:
            self._point(where, shift=shift)
            return
        point = self._board.geometry_shown.point_at(where.x(), where.y())
        if point is not None and self._at is not None and point != self._at:
            # A quick hand jumps over points.
            way, self._at = _between(self._at, point), point
            self.moved.emit(way)

    def _point(self, where: QPointF, *, shift: bool) -> None:
        self.pointed.emit(self._board.geometry_shown.point_at(where.x(), where.y()), shift)

    def _end(self, *, is_done: bool) -> None:
        if self._button is not Qt.MouseButton.NoButton:
            self._button, self._at = Qt.MouseButton.NoButton, None
            (self.released if is_done else self.given_up).emit()


def _between(start: Point, end: Point) -> list[Point]:
    """Return the points on the way, without the first of them."""
    right, up = end.x - start.x, end.y - start.y
    steps = max(abs(right), abs(up))
    return [
        Point(round(start.x + right * step / steps), round(start.y + up * step / steps))
        for step in range(1, steps + 1)
    ]
