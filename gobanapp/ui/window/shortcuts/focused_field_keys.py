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

# By name: PySide6 would make each class and its enums only to be asked about.
_OWN: Final[Iterable[tuple[str, frozenset[Qt.Key]]]] = (
    ("QComboBox", _VERTICAL),
    ("QAbstractSpinBox", _VERTICAL),
    ("QAbstractSlider", _STEPS),
    ("QAbstractItemView", _STEPS),
    ("QAbstractButton", frozenset()),
)
_SEARCHED: Final = {"QComboBox", "QAbstractItemView"}
"""Fields in which typing finds an entry."""


def claim_field_keys(window: QWidget) -> None:
    """Let keys of ``window`` be those of the field with the focus before they are of the menus.

    Text fields see to that themselves; choices, sliders, numbers, lists and buttons do not.
    """
    OwnKeys(window, _is_of_field)


def _is_of_field(event: QKeyEvent) -> bool:
    field = QApplication.focusWidget()
    return is_unmodified(event) and field is not None and _uses(field, event)


def _uses(field: QWidget, event: QKeyEvent) -> bool:
    for kind, keys in _OWN:
        if field.inherits(kind):
            writes = event.text().isprintable() and bool(event.text())
            if event.key() == _Key.Key_Space:
                return True
            return event.key() in keys or (kind in _SEARCHED and writes)
    return False
