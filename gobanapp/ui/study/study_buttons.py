"""The buttons below the words while somebody learns."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy

from gobanapp.ui.widgets.appearance import SPACE, line_height


def make_study_button(
    text: str, does: Callable[[], object], keys: str = "", *, name: str
) -> QPushButton:
    """Return a button that a click leaves without the focus: the keys stay with the board.

    ``name`` is its object name.
    """
    made = QPushButton(text)
    made.setObjectName(name)
    made.setAutoDefault(False)
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    made.setMinimumWidth(made.fontMetrics().horizontalAdvance(text) + 3 * SPACE)
    made.setMinimumHeight(line_height(made))
    made.setStyleSheet("QPushButton { padding-left: 4px; padding-right: 4px; }")
    if keys:
        made.setToolTip(f"{text} ({keys})")
    made.clicked.connect(lambda _checked: does())
    return made


def lay_out_buttons(*buttons: QPushButton) -> QHBoxLayout:
    """Return buttons side by side, of one width where their words allow it."""
    layout = QHBoxLayout()
    layout.setSpacing(SPACE)
    for one in buttons:
        layout.addWidget(one, 1)
    return layout


def set_default_button(one: QPushButton, is_next: bool) -> None:
    """Make it, or no more, the one obvious thing to do."""
    one.setDefault(is_next)
    one.style().unpolish(one)
    one.style().polish(one)
