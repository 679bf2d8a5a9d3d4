"""Widgets without enough room for their words, outside of their window, or on top of each other."""

from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QScrollArea,
    QWidget,
)

from gobanapp.ui.count.count_panel import AcceptButton
from gobanapp.ui.widgets.big_button import BigButton
from gobanapp.ui.widgets.labels import ElidedLabel, Sentence

SHOWS_TEXT = (QAbstractButton, QAbstractSpinBox, QComboBox, QLabel, Sentence)
ENDS_IN_DOTS = (AcceptButton, ElidedLabel)


def clipped(window: QWidget, *, signs: bool = True, rounding: int = 0) -> list[str]:
    """Return what has less room than its words need, or its sign, if those matter as well.

    ``rounding``: how many pixels of height may be missing.
    """
    found = []
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, SHOWS_TEXT) or isinstance(widget, ENDS_IN_DOTS):
            continue
        if not widget.isVisibleTo(window):
            continue
        if not signs and isinstance(widget, QAbstractButton) and not widget.text():
            continue
        width, height = needed(widget)
        if widget.width() < width or widget.height() < height - rounding:
            found.append(f"{described(widget)} needs {width} x {height}")
    return found


def needed(widget: QWidget) -> tuple[int, int]:
    """Return the width and the height that the words of ``widget`` need."""
    wraps = isinstance(widget, QLabel) and widget.wordWrap()
    if wraps or isinstance(widget, BigButton | Sentence):
        return widget.minimumSizeHint().width(), widget.heightForWidth(widget.width())
    return widget.sizeHint().toTuple()


def outside(window: QWidget) -> list[str]:
    """Return what stands beyond the edge of ``window``, where it cannot be scrolled."""
    return [
        f"{described(widget)} is outside"
        for widget in window.findChildren(QWidget)
        if widget.isVisibleTo(window)
        and not _is_scrolled(widget, window)
        and not window.rect().contains(place(widget, window))
    ]


def overlapping(window: QWidget) -> list[str]:
    """Return which of the parts of ``window`` overlap."""
    parts = [part for part in window.findChildren(QWidget) if part.isVisibleTo(window)]
    return [
        f"{described(one)} overlaps {described(other)}"
        for one, other in combinations(parts, 2)
        if one.parentWidget() is other.parentWidget() is window
        and one.geometry().intersects(other.geometry())
    ]


def place(widget: QWidget, window: QWidget) -> QRect:
    """Return where ``widget`` stands in ``window``."""
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def described(widget: QWidget) -> str:
    words = widget.text() if hasattr(widget, "text") else ""
    return f"{type(widget).__name__} {words!r} at {widget.geometry().getRect()}"


def _is_scrolled(widget: QWidget, window: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not window:
        if isinstance(parent, QScrollArea):
            return True
        parent = parent.parentWidget()
    return False
