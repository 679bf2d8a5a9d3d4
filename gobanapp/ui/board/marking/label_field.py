"""A small field on the board in which the text of a point is typed."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from gobanapp.rules.point import Point
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.key_filter import KeyAction, take_key

_WIDTH = 12 * SPACE
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_LONGEST = 40  # letters; the board shows four of them


class LabelField(QLineEdit):
    """Return and a click elsewhere write the text, Esc leaves the point as it was."""

    text_entered = Signal(str)
    ended = Signal()

    def __init__(self, board: BoardWidget, point: Point) -> None:
        super().__init__(board)
        self._board = board
        self._point = point
        self._has_ended = False
        self.setAccessibleName(self.tr("Text on {point}").format(point=point))
        self.setMaxLength(_LONGEST)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.returnPressed.connect(self.leave)

    def open(self) -> None:
        """Show it over its point, all of it on the board."""
        x, y = self._board.board_geometry.center(self._point)
        size = self.sizeHint()
        size.setWidth(_WIDTH)
        left = min(max(0, round(x) - size.width() // 2), self._board.width() - size.width())
        top = min(max(0, round(y) - size.height() // 2), self._board.height() - size.height())
        self.setGeometry(left, top, size.width(), size.height())
        self.show()
        self.setFocus()

    def leave(self, *, writes: bool = True) -> None:
        """Go away, and tell what has been typed if it is to be written."""
        if self._has_ended:
            return
        self._has_ended = True
        self.hide()
        self.deleteLater()
        self.ended.emit()
        if writes:
            self.text_entered.emit(self.text().strip())

    def event(self, event: QEvent) -> bool:
        """Take Esc, with which the window would end marking as a whole."""
        if take_key(event, self._key_action):
            return True
        is_used = super().event(event)
        if isinstance(event, QKeyEvent) and event.key() in _ENTER:
            event.accept()  # or the board behind it would have it too
            return True
        return is_used

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        return partial(self.leave, writes=False) if event.key() == Qt.Key.Key_Escape else None

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.leave()
