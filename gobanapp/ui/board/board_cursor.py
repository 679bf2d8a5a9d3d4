"""The board cursor: the point chosen by keyboard, and its keys.

``BoardView.cursor`` is that point too; ``paint.mark_painter`` draws it like all marks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.diagram import board_navigation
from gobanapp.diagram.board_navigation import Direction
from gobanapp.rules.point import Point
from gobanapp.text.language import Translated
from gobanapp.ui.board.board_surface import BoardSurface
from gobanapp.ui.board.pointer_input import PointerInput
from gobanapp.ui.widgets.key_filter import KEY_EVENTS, KeyAction, take_key

if TYPE_CHECKING:
    from gobanapp.ui.widgets.key_filter import KeyGroup

_ARROWS: Final[dict[int, Direction]] = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_NO_MODIFIER = Qt.KeyboardModifier.NoModifier
_MOUSE_TOLERANCE = 6  # pixels: a knock at the table may move the mouse this far

_PRESS_EVENTS = {
    *(QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick),
    *(QEvent.Type.TouchBegin, QEvent.Type.Wheel),
}
_TAB_REASONS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}


class BoardCursor(QObject):
    """The cursor is hidden until Shift and an arrow show it; the mouse hides it again.

    The arrows move it, with Shift to the next line of star points. Return chooses its point, and so
    does Space if ``space_chooses``. Esc hides it, or calls ``on_escape``.
    """

    moved = Signal(object)
    """The cursor moved to another point, or to none (None)."""
    point_chosen = Signal(Point)

    def __init__(self, board: BoardSurface, pointer_input: PointerInput) -> None:
        super().__init__(board)
        self.space_chooses = True
        self.on_escape: Callable[[], object] | None = None
        self._board = board
        self._pointer_input = pointer_input
        self._point: Point | None = None
        self._mouse_position: QPointF | None = None
        self._focused_by_tab = False
        board.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._show_after_tab)

    @property
    def point(self) -> Point | None:
        """The point of the cursor, None while hidden."""
        return self._point

    def show(self, point: Point | None = None) -> None:
        """Show it on ``point``, or at the last move, or else in the middle of the board.

        The board takes the keyboard focus.
        """
        geometry, view = self._board.board_geometry, self._board.view
        visible = (
            candidate
            for candidate in (point, view.last_move)
            if candidate is not None
            and board_navigation.is_point_visible(geometry, candidate, view.hidden)
        )
        self._set_point(next(visible, None) or board_navigation.middle_point(geometry, view.hidden))
        self._board.setFocus()

    def hide(self) -> None:
        """Leave the board to the mouse, and the arrows to the record."""
        self._set_point(None)

    def activate(self) -> None:
        """Choose its point; nothing while it is hidden."""
        if self._point is not None:
            self.point_chosen.emit(self._point)

    def keep_on_board(self) -> None:
        """Hide the cursor if its point is no longer visible."""
        point, board = self._point, self._board
        if point is not None and not board_navigation.is_point_visible(
            board.board_geometry, point, board.view.hidden
        ):
            self.hide()

    def handle_events_first(self) -> None:
        """Filter the board's events before any filter installed since."""
        self._board.installEventFilter(self)

    def eventFilter(self, _board: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in KEY_EVENTS:
            # Keys that a field over the board ignores are not meant for the cursor.
            return self._board.hasFocus() and take_key(event, self._key_action)
        if kind in {QEvent.Type.FocusIn, QEvent.Type.FocusOut} and isinstance(event, QFocusEvent):
            self._follow_focus(event)
        elif self._point is None:
            return False
        elif kind in _PRESS_EVENTS:
            self.hide()
        elif kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            return self._is_still(event.position())
        elif kind == QEvent.Type.Leave:
            self._mouse_position = None
        return False

    # Internals

    def _set_point(self, point: Point | None) -> None:
        if point != self._point:
            if self._point is None:
                self._mouse_position = None
            self._point = point
            self.moved.emit(point)

    def _is_still(self, position: QPointF) -> bool:
        """Return whether the mouse has hardly been moved; hide the cursor if it has."""
        if self._mouse_position is None:
            self._mouse_position = position
        if (position - self._mouse_position).manhattanLength() <= _MOUSE_TOLERANCE:
            return True
        self.hide()
        return False

    def _follow_focus(self, event: QFocusEvent) -> None:
        """Hide the cursor when Tab moves the focus on."""
        is_by_tab = event.reason() in _TAB_REASONS
        self._focused_by_tab = is_by_tab and event.type() == QEvent.Type.FocusIn
        if is_by_tab and event.type() == QEvent.Type.FocusOut:
            self.hide()

    def _show_after_tab(self, old: QWidget | None, new: QWidget | None) -> None:
        """Show the cursor when Tab brings the focus."""
        if new is not self._board or not self._focused_by_tab or self._point is not None:
            return
        # Qt also gives Tab as the reason if the focus comes from a hidden or disabled widget.
        if old is not None and old.isVisible() and old.isEnabled():
            self.show()

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        """Return the action of a key, None if the key is not for the cursor."""
        key = event.key()
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers not in (_NO_MODIFIER, _SHIFT):
            return None
        direction = _ARROWS.get(key)
        if direction is not None and (modifiers == _SHIFT or self._point is not None):
            jumps = modifiers == _SHIFT and self._point is not None
            return lambda: self._move(direction, jumps=jumps)
        point = self._point
        if point is None or event.isAutoRepeat():
            return None
        if key in _ENTER or (key == Qt.Key.Key_Space and self.space_chooses):
            return self.activate
        has_unconfirmed_stone = self._pointer_input.unconfirmed is not None
        if key == Qt.Key.Key_Escape and not has_unconfirmed_stone and modifiers == _NO_MODIFIER:
            return self.on_escape or self.hide
        return None

    def _move(self, direction: Direction, *, jumps: bool) -> None:
        if self._point is None:
            self.show()
        point = self._point
        if point is not None:
            step = board_navigation.jump_from if jumps else board_navigation.step_from
            self._set_point(
                step(self._board.board_geometry, point, direction, self._board.view.hidden)
            )


class CursorKeys(Translated):
    """The texts of the cursor's keys."""

    def group(self) -> KeyGroup[BoardCursor]:
        from gobanapp.ui.widgets.key_filter import KeyGroup, KeyLine, native_key_names

        arrows, far = self.tr("Arrows"), self.tr("Shift+Arrows")
        names = native_key_names
        return KeyGroup(
            self.tr("Board Cursor"),
            [
                KeyLine(self.tr("Show the cursor and move it"), note=far),
                KeyLine(self.tr("Move the cursor"), note=arrows),
                KeyLine(self.tr("Jump to the next line of star points"), note=far),
                KeyLine(
                    self.tr("Play, mark or answer at the cursor"), note=names("Enter", "Space")
                ),
                KeyLine(self.tr("Same as Shift+click"), note=names("Shift+Enter")),
                KeyLine(
                    self.tr("Menu of the group at the cursor, while scoring"),
                    note=names("Shift+F10"),
                ),
                KeyLine(self.tr("Hide the cursor"), note=names("Esc")),
            ],
        )
