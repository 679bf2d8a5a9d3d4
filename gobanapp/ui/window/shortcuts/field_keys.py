"""Keys that belong to the field with the focus, and not to the menus, which use them too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QWidget,
)

_Key = Qt.Key

_STEPS: Final = frozenset(
    {
        _Key.Key_Left,
        _Key.Key_Right,
        _Key.Key_Up,
        _Key.Key_Down,
        _Key.Key_PageUp,
        _Key.Key_PageDown,
        _Key.Key_Home,
        _Key.Key_End,
    }
)
_VERTICAL: Final = _STEPS - {_Key.Key_Left, _Key.Key_Right}

_OWN: Final[Iterable[tuple[type[QWidget], frozenset[Qt.Key]]]] = (
    (QComboBox, _VERTICAL),
    (QAbstractSpinBox, _VERTICAL),
    (QAbstractSlider, _STEPS),
    (QAbstractItemView, _STEPS),
    (QAbstractButton, frozenset()),
)
_PLAIN: Final = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier


class FieldKeyFilter(QObject):
    """Asks the field with the focus first, where Qt would ask the shortcuts of the menus.

    Text fields do so themselves; choices, sliders, numbers, lists and buttons do not.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        """Keep a key that the field has not taken for itself, but will."""
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        field = QApplication.focusWidget()
        if event.modifiers() not in _PLAIN or field is None or not _uses(field, event):
            return False
        event.accept()
        return True


def _uses(field: QWidget, event: QKeyEvent) -> bool:
    for kind, keys in _OWN:
        if isinstance(field, kind):
            writes = event.text().isprintable() and bool(event.text())
            is_searched = isinstance(field, (QComboBox, QAbstractItemView))
            if event.key() == _Key.Key_Space:
                return True
            return event.key() in keys or (is_searched and writes)
    return False
