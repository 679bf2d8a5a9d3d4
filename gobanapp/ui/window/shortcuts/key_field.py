"""A field that takes the keys that are pressed in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

_Key = Qt.Key
_ALONE: Final = {
    *(_Key.Key_Shift, _Key.Key_Control, _Key.Key_Alt, _Key.Key_AltGr, _Key.Key_Meta),
    *(_Key.Key_Super_L, _Key.Key_Super_R, _Key.Key_CapsLock, _Key.Key_NumLock, _Key.Key_unknown),
}
"""Keys that mean nothing alone."""
_LEAVES: Final = {_Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Escape}
_TAKES_AWAY: Final = {_Key.Key_Backspace, _Key.Key_Delete}


class KeyField(QLineEdit):
    """Shows keys. Tab moves the focus as usual, Esc cancels, Backspace removes the keys."""

    pressed = Signal(str)
    """These keys, as Qt writes them in every language; "" for none."""
    given_up = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setReadOnly(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, event: QEvent) -> bool:
        """Take the keys before the shortcuts of the window do."""
        if not isinstance(event, QKeyEvent):
            return super().event(event)
        key, is_plain = event.key(), not _modifiers(event)
        if key in {_Key.Key_Tab, _Key.Key_Backtab}:
            return super().event(event)
        event.accept()
        if event.type() != QEvent.Type.KeyPress or key in _ALONE:
            return True
        if key in _LEAVES and is_plain:
            self.given_up.emit()
        elif key in _TAKES_AWAY and is_plain:
            self.pressed.emit("")
        else:
            self.pressed.emit(key_text(event))
        return True


def key_text(event: QKeyEvent) -> str:
    """Return the keys of ``event`` in menu format: "?", whichever keys type it."""
    modifiers = _modifiers(event)
    text = event.text()
    if text.isprintable() and text and not text.isalnum() and not text.isspace():
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    keys = QKeySequence(QKeyCombination(modifiers, Qt.Key(event.key())))
    return keys.toString(QKeySequence.SequenceFormat.PortableText)


def _modifiers(event: QKeyEvent) -> Qt.KeyboardModifier:
    return event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
