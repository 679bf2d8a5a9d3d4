"""Keys that belong to the text field with the focus, although the menus use them too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.ui.widgets.key_filter import OwnKeys, is_unmodified

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

# By name: isinstance would make PySide6 create each class and its enums.
_FIELD_KEYS: Final[Iterable[tuple[str, frozenset[Qt.Key]]]] = (
    ("QComboBox", _VERTICAL),
    ("QAbstractSpinBox", _VERTICAL),
    ("QAbstractSlider", _STEPS),
    ("QAbstractItemView", _STEPS),
    ("QAbstractButton", frozenset()),
)
_SEARCHABLE: Final = {"QComboBox", "QAbstractItemView"}
"""Fields in which typing finds an entry."""


def claim_field_keys(window: QWidget) -> None:
    """Give the keys of ``window`` to the field with the focus before the menus.

    Text fields claim their keys themselves; choices, sliders, numbers, lists and buttons do not.
    """
    OwnKeys(window, _is_field_key)


def _is_field_key(event: QKeyEvent) -> bool:
    field = QApplication.focusWidget()
    return is_unmodified(event) and field is not None and _uses_key(field, event)


def _uses_key(field: QWidget, event: QKeyEvent) -> bool:
    for kind, keys in _FIELD_KEYS:
        if field.inherits(kind):
            is_typed = event.text().isprintable() and bool(event.text())
            if event.key() == _Key.Key_Space:
                return True
            return event.key() in keys or (kind in _SEARCHABLE and is_typed)
    return False
