"""The bar above the teacher's board while he presents on another screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.close_button import CloseButton

if TYPE_CHECKING:
    from gobanapp.ui.study.presentation.presentation import Presentation

_STYLE = """
QPushButton { padding: 3px 8px; }
QPushButton:checked {
    background: palette(base); color: palette(text); border: 2px solid palette(highlight);
    padding: 2px 7px;
}
"""


class PresentationBar(QWidget):
    """What the keys of the presentation do, as buttons; in a narrow window as many as fit."""

    def __init__(self, presenting: Presentation, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._presenting = presenting
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2 * SPACE, SPACE // 2, SPACE, SPACE // 2 + 1)
        self._row.setSpacing(SPACE // 2)
        self.setStyleSheet(_STYLE)
        self._buttons: list[QPushButton] = []
        toggle = self._add_toggle
        self._freeze = toggle("freeze", self.tr("Freeze"), presenting.toggle_frozen)
        self._next = toggle("next-move", self.tr("Next Move"), presenting.toggle_next_move)
        self._pen = toggle("pen", self.tr("Pen"), presenting.toggle_pen)
        self._clear = self._add("clear", self.tr("Clear"), presenting.clear)
        self._pointer = toggle("pointer", self.tr("Pointer"), presenting.toggle_pointer)
        self._comments = toggle("comments", self.tr("Comments"), presenting.toggle_comments)
        self._smaller = self._add("smaller-type", "a", lambda: presenting.change_size(-1))
        self._smaller.setAccessibleName(self.tr("Smaller type"))
        self._larger = self._add("larger-type", "A", lambda: presenting.change_size(1))
        self._larger.setAccessibleName(self.tr("Larger type"))
        for button in (self._smaller, self._larger):
            button.setToolTip(button.accessibleName())
        self._row.addStretch(1)
        close = CloseButton(self.tr("End the presentation"))
        close.setObjectName("end")
        close.clicked.connect(presenting.end)
        self._row.addWidget(close)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_state(self) -> None:
        """Show what is on."""
        presenting = self._presenting
        self._freeze.setChecked(presenting.is_frozen)
        self._next.setChecked(presenting.shows_next_move)
        self._pen.setChecked(presenting.is_drawing)
        self._pointer.setChecked(presenting.shows_pointer)
        self._comments.setChecked(presenting.shows_comments)
        self._clear.setEnabled(presenting.has_drawing)

    def _add(self, name: str, text: str, does: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked: does())
        self._buttons.append(button)
        self._row.addWidget(button)
        return button

    def _add_toggle(self, name: str, text: str, does: Callable[[], object]) -> QPushButton:
        button = self._add(name, text, does)
        button.setCheckable(True)
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        left = self.width() - 8 * SPACE
        for button in self._buttons:
            left -= button.sizeHint().width() + self._row.spacing()
            button.setVisible(left >= 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = QPalette.ColorRole
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.palette().color(roles.AlternateBase))
            painter.fillRect(0, self.height() - 1, self.width(), 1, self.palette().color(roles.Mid))
