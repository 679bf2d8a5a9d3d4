"""Keys that a widget takes before the shortcuts of the menus do.

Before Qt sends the press of a key it asks, by a ShortcutOverride, whether a widget wants it. The
one that accepts gets the press; where none does, a shortcut with these keys gets it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

KEY_EVENTS: Final = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress})
ARROWS: Final[frozenset[int]] = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}
)

KeyAction = Callable[[], object]


def do_nothing() -> None:
    """Do what a key held down does where only its press counts."""


def is_unmodified(event: QKeyEvent) -> bool:
    """Return whether no key is held down with it; keys of the keypad are like others."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return held == Qt.KeyboardModifier.NoModifier


def take_key(event: QEvent, find_action: Callable[[QKeyEvent], KeyAction | None]) -> bool:
    """Claim a key that has an action, and do that when it is pressed; return whether it has one."""
    if event.type() not in KEY_EVENTS or not isinstance(event, QKeyEvent):
        return False
    action = find_action(event)
    if action is None:
        return False
    event.accept()
    if event.type() == QEvent.Type.KeyPress:
        action()
    return True


class OwnKeys(QObject):
    """Claims keys that come to ``widget``, which does itself what they do."""

    def __init__(self, widget: QWidget, is_own: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(widget)
        self._is_own = is_own
        widget.installEventFilter(self)

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        is_own = self._is_own(event)
        if is_own:
            event.accept()
        return is_own
