"""The pen: what mouse and finger do at the board while it is marked, told as strokes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QCursor, QMouseEvent

from gobanapp.rules.point import Point
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.press_tracker import FINGERS, MOUSE, PressTracker

_BUTTONS = (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton)
_TAKEN = MOUSE | FINGERS | {QEvent.Type.ContextMenu}


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
        self.reaches_in = False
        """Whether a stroke may begin beyond the points, at the one closest to it."""
        self._is_up = False
        self._at: Point | None = None
        self._press = PressTracker(
            begins=self._begin,
            led=self._lead,
            let_go=self._let_go,
            given_up=self.given_up.emit,
            buttons=_BUTTONS,
        )

    def take_up(self) -> None:
        """From now on the board is drawn upon."""
        if self._is_up:
            return
        self._is_up = True
        self._board.pointer_input.cancel_placement()
        self._board.installEventFilter(self)
        if self._board.underMouse():
            self._point(QPointF(self._board.mapFromGlobal(QCursor.pos())), shift=False)

    def put_down(self) -> None:
        """Leave the board to the hand that plays."""
        if self._is_up:
            self._is_up = False
            self._press.give_up()
            self._board.removeEventFilter(self)
            self.pointed.emit(None, False)

    def eventFilter(self, _board: QObject, event: QEvent) -> bool:
        kind = event.type()
        was_held = self._press.is_held
        if not self._press.handle_event(event) and kind == QEvent.Type.MouseMove:
            assert isinstance(event, QMouseEvent)
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._point(event.position(), shift=shift)
        leaves = kind == QEvent.Type.Leave and not self._press.is_held
        if leaves or (kind == QEvent.Type.TouchEnd and was_held):
            self.pointed.emit(None, False)
        return kind in _TAKEN

    def _begin(self, where: QPointF, button: Qt.MouseButton, keys: Qt.KeyboardModifier) -> bool:
        point = self._at = self._point_at(where)
        if point is not None:
            is_other = button is Qt.MouseButton.RightButton
            is_other |= bool(keys & Qt.KeyboardModifier.ShiftModifier)
            self.pressed.emit(point, is_other)
        return point is not None

    def _lead(self, where: QPointF) -> None:
        point = self._point_at(where)
        if point is not None and self._at is not None and point != self._at:
            # A quick hand jumps over points.
            way, self._at = _between(self._at, point), point
            self.moved.emit(way)

    def _let_go(self, where: QPointF) -> None:
        self._lead(where)
        self.released.emit()

    def _point(self, where: QPointF, *, shift: bool) -> None:
        self.pointed.emit(self._point_at(where), shift)

    def _point_at(self, where: QPointF) -> Point | None:
        geometry = self._board.board_geometry
        find = geometry.clamped_point if self.reaches_in else geometry.point_at
        return find(where.x(), where.y())


def _between(start: Point, end: Point) -> list[Point]:
    """Return the points on the way, without the first of them."""
    right, up = end.x - start.x, end.y - start.y
    steps = max(abs(right), abs(up))
    return [
        Point(round(start.x + right * step / steps), round(start.y + up * step / steps))
        for step in range(1, steps + 1)
    ]
