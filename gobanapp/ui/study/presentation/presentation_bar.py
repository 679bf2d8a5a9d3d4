"""The bar above the teacher's board during a presentation on another screen."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton

from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.buttons import push_button
from gobanapp.ui.widgets.forms import BoardBar

_SPACING = SPACE // 2
_STYLE = """
QPushButton { padding: 3px 8px; }
QPushButton:checked {
    background: palette(base); color: palette(text); border: 2px solid palette(highlight);
    padding: 2px 7px;
}
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class PresentationState:
    """The active parts of a presentation; ``has_drawing``: whether there is something to clear."""

    is_frozen: bool
    shows_next_move: bool
    is_drawing: bool
    shows_pointer: bool
    shows_comments: bool
    has_drawing: bool


class PresentationBar(BoardBar):
    """The functions of the presentation's keys, as buttons; a narrow window shows fewer."""

    freeze_clicked = Signal()
    next_move_clicked = Signal()
    pen_clicked = Signal()
    clear_clicked = Signal()
    pointer_clicked = Signal()
    comments_clicked = Signal()
    smaller_clicked = Signal()
    larger_clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setStyleSheet(_STYLE)
        self._buttons: list[QPushButton] = []
        toggle = self._add_toggle
        self._freeze = toggle("freeze", self.tr("Freeze"), self.freeze_clicked)
        self._next = toggle("next-move", self.tr("Next Move"), self.next_move_clicked)
        self._pen = toggle("pen", self.tr("Pen"), self.pen_clicked)
        self._clear = self._add("clear", self.tr("Clear"), self.clear_clicked)
        self._pointer = toggle("pointer", self.tr("Pointer"), self.pointer_clicked)
        self._comments = toggle("comments", self.tr("Comments"), self.comments_clicked)
        self._smaller = self._add("smaller-type", "a", self.smaller_clicked)
        self._smaller.setAccessibleName(self.tr("Smaller text"))
        self._larger = self._add("larger-type", "A", self.larger_clicked)
        self._larger.setAccessibleName(self.tr("Larger text"))
        for button in (self._smaller, self._larger):
            button.setToolTip(button.accessibleName())
        close = self.tr("End the presentation")
        self.set_parts(*self._buttons, None, close=close, name="end", spacing=_SPACING)

    def show_state(self, state: PresentationState) -> None:
        """Show the state of the presentation."""
        self._freeze.setChecked(state.is_frozen)
        self._next.setChecked(state.shows_next_move)
        self._pen.setChecked(state.is_drawing)
        self._pointer.setChecked(state.shows_pointer)
        self._comments.setChecked(state.shows_comments)
        self._clear.setEnabled(state.has_drawing)

    def _add(self, name: str, text: str, clicked: SignalInstance) -> QPushButton:
        button = push_button(text, name, clicked)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._buttons.append(button)
        return button

    def _add_toggle(self, name: str, text: str, clicked: SignalInstance) -> QPushButton:
        button = self._add(name, text, clicked)
        button.setCheckable(True)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        remaining = self.width() - 8 * SPACE
        for button in self._buttons:
            remaining -= button.sizeHint().width() + _SPACING
            button.setVisible(remaining >= 0)
