"""How the fields of a dialog stand beside each other."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QWidget

from gobanapp.ui.widgets.appearance import SPACE, line_height
from gobanapp.ui.widgets.plain_text import Label


def form_row(*widgets: QWidget, stretch: bool = True) -> QHBoxLayout:
    """Return widgets side by side; ``stretch``: the room that is left stands behind them."""
    layout = QHBoxLayout()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(SPACE)
    for widget in widgets:
        layout.addWidget(widget)
    if stretch:
        layout.addStretch(1)
    return layout


def form_label(text: str, buddy: QWidget) -> Label:
    """Return what stands before a field, as high as a line of fields."""
    label = Label(text)
    label.setBuddy(buddy)
    label.setFixedHeight(line_height(label))
    return label


def letters_width(widget: QWidget, number: int) -> int:
    """Return the width of so many letters in the widget's type."""
    return widget.fontMetrics().averageCharWidth() * number


def prepare(*fields: QWidget) -> None:
    """Give fields the height of a line, and numbers the margin that other text has."""
    for field in fields:
        field.ensurePolished()  # before, it does not know how high it will be
        field.setMinimumHeight(max(line_height(field), field.sizeHint().height()))
        if isinstance(field, QAbstractSpinBox):
            indent(field)


def indent(number: QAbstractSpinBox) -> None:
    """Give a number the margin that other text has.

    Qt forgets the padding of a style sheet on the left of a spin box.
    """
    number.lineEdit().setTextMargins(SPACE, 0, 0, 0)


def keep_room(*widgets: QWidget) -> None:
    """Let widgets keep their room while they are hidden, so that nothing moves."""
    for widget in widgets:
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        widget.setSizePolicy(policy)
