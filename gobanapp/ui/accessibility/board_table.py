"""The board as a table for screen readers, with a cell for each visible point."""

from __future__ import annotations

from typing import Any

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTableCellInterface,
)

from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal
from gobanapp.text import move_text
from gobanapp.text.spoken_text import board_state, point_text, spoken_board_name
from gobanapp.ui.accessibility.painted_part import Interface, PaintedPart, PaintedWidget
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.session_board import SessionBoard

_DELAY = 100  # milliseconds in which changes are collected


class BoardTable(PaintedWidget):
    """A table of the visible part of the board.

    Cells are numbered row by row as displayed. The table is made when a screen reader asks for the
    board; until then it costs nothing.
    """

    def __init__(self, board: BoardWidget) -> None:
        super().__init__(board, QAccessible.Role.Table)
        self.board = board
        self._change_notifier = _ChangeNotifier(self)

    @property
    def columns(self) -> int:
        return self.board.board_geometry.columns_shown

    @property
    def rows(self) -> int:
        return self.board.board_geometry.rows_shown

    def index_of(self, point: Point | None) -> int:
        """Return the number of the cell of ``point``, -1 if it is not visible."""
        if point is None:
            return -1
        column, row = self.board.board_geometry.cell(point)
        is_shown = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if is_shown else -1

    def make_part(self, index: int) -> PaintedPart:
        return PointCell(self, index)

    def childCount(self) -> int:
        return self.columns * self.rows

    def childAt(self, x: int, y: int) -> Interface:
        position = self.board.mapFromGlobal(QPoint(x, y))
        return self.child(
            self.index_of(self.board.board_geometry.nearest(position.x(), position.y()))
        )

    def focusChild(self) -> Interface:
        return self.child(self.index_of(self.board.cursor.point)) or super().focusChild()

    def text(self, kind: QAccessible.Text) -> str:
        if kind is QAccessible.Text.Name:
            return spoken_board_name(self.board.view)
        if kind is QAccessible.Text.Description:
            board = self.board
            if isinstance(board, SessionBoard) and board.shows_session:
                return board_state(board.session)
            return ""
        return super().text(kind)


class PointCell(PaintedPart, QAccessibleTableCellInterface):
    """A cell for one point of the board; the view determines which one."""

    def __init__(self, table: BoardTable, index: int) -> None:
        super().__init__(table, table.board, index)
        QAccessibleTableCellInterface.__init__(self)
        self._table = table
        self._board = table.board

    @property
    def point(self) -> Point:
        row, column = divmod(self.index, self._table.columns)
        return self._board.board_geometry.point_of(column, row)

    @property
    def name(self) -> str:
        board, number = self._board, None
        if isinstance(board, SessionBoard) and board.shows_session:
            number = board.session.position.move_number
        return point_text(self.point, board.view, number=number, illegal=self._why_illegal())

    @property
    def description(self) -> str:
        """The reason for the status of a group, or why a move here is illegal."""
        board, illegal = self._board, self._why_illegal()
        if not isinstance(board, SessionBoard) or self._is_hidden:
            return ""
        if illegal is not None:
            return move_text.refusal(illegal, board.session.turn)
        return board.point_description(self.point)

    @property
    def local_rect(self) -> QRect:
        geometry = self._board.board_geometry
        x, y = geometry.center(self.point)
        width, height = geometry.step_x / geometry.ratio, geometry.step_y / geometry.ratio
        return QRect(
            round(x - width / 2), round(y - height / 2), round(width) or 1, round(height) or 1
        )

    def press(self) -> None:
        self._board.cursor.show(self.point)
        self._board.cursor.activate()

    def can_press(self) -> bool:
        return super().can_press() and not self._is_hidden

    @property
    def _is_hidden(self) -> bool:
        return self.point in self._board.view.hidden

    def _why_illegal(self) -> MoveRefusal | None:
        board = self._board
        return board.why_illegal(self.point) if isinstance(board, SessionBoard) else None

    # Qt overrides

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        if kind is QAccessible.InterfaceType.TableCellInterface:
            return shiboken6.VoidPtr(shiboken6.getCppPointer(self)[2])
        return super().interface_cast(kind)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        is_cursor = self.isSelected()
        state.focusable = state.selectable = True
        state.selected = is_cursor
        state.focused = is_cursor and self._board.hasFocus()
        state.invisible = not self._board.isVisible() or self._is_hidden
        state.disabled = not self._board.isEnabled()
        return state

    def table(self) -> QAccessibleInterface:
        return self._table

    def rowIndex(self) -> int:
        return self.index // self._table.columns

    def columnIndex(self) -> int:
        return self.index % self._table.columns

    def rowExtent(self) -> int:
        return 1

    def columnExtent(self) -> int:
        return 1

    def rowHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    def columnHeaderCells(self) -> list[QAccessibleInterface]:
        return []

    def isSelected(self) -> bool:
        return self.point == self._board.cursor.point


class _ChangeNotifier(QObject):
    """Notifies screen readers of cursor movement and of changed points."""

    def __init__(self, table: BoardTable) -> None:
        super().__init__(table.board)
        self._table = table
        self._reported_names: dict[int, str] = {}
        self._size = table.columns, table.rows
        self._delay_timer = QTimer(self, singleShot=True, interval=_DELAY)
        self._delay_timer.timeout.connect(self._notify_changes)
        table.board.changed.connect(self._schedule_notification)
        table.board.cursor.moved.connect(self._follow_cursor)

    def _schedule_notification(self) -> None:
        if QAccessible.isActive() and not self._delay_timer.isActive():
            self._delay_timer.start()

    def _follow_cursor(self, point: Point | None) -> None:
        board = self._table.board
        if not QAccessible.isActive() or not board.hasFocus():
            return
        event = QAccessibleEvent(board, QAccessible.Event.Focus)
        index = self._table.index_of(point)
        if index >= 0:
            event.setChild(index)
        QAccessible.updateAccessibility(event)

    def _notify_changes(self) -> None:
        """Notify screen readers of cells whose names have changed."""
        table = self._table
        size = table.columns, table.rows
        if size != self._size:
            self._size = size
            event = QAccessibleEvent(table.board, QAccessible.Event.VisibleDataChanged)
            QAccessible.updateAccessibility(event)
        for cell in table.requested_parts():
            before, name = self._reported_names.get(cell.index), cell.text(QAccessible.Text.Name)
            self._reported_names[cell.index] = name
            if before != name:
                event = QAccessibleEvent(table.board, QAccessible.Event.NameChanged)
                event.setChild(cell.index)
                QAccessible.updateAccessibility(event)
