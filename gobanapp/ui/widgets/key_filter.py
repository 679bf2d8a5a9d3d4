"""Keys that a widget handles before the shortcuts of the menus.

Before Qt sends the press of a key it asks, by a ShortcutOverride, whether a widget wants it. The
one that accepts gets the press; otherwise a shortcut with these keys gets it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

KEY_EVENTS: Final = frozenset({QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress})
ARROWS: Final[frozenset[int]] = frozenset(
    {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}
)

KeyAction = Callable[[], object]


def do_nothing() -> None:
    """Ignore the repetition of a key of which only the press counts."""


def is_unmodified(event: QKeyEvent) -> bool:
    """Return whether no modifier is held down; keypad keys are like others."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return modifiers == Qt.KeyboardModifier.NoModifier


def take_key(event: QEvent, find_action: Callable[[QKeyEvent], KeyAction | None]) -> bool:
    """Claim a key with an action, and run it when pressed; return whether there is one."""
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
    """Claims the keys that ``widget`` handles itself."""

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


M = TypeVar("M")


class KeyLine(NamedTuple, Generic[M]):
    """The function of some keys in a mode.

    ``note`` names keys that are handled elsewhere. ``standard``: standard keys of each system.
    """

    words: str
    keys: Mapping[Qt.Key, Callable[[M], object]] = MappingProxyType({})
    standard: Mapping[QKeySequence.StandardKey, Callable[[M], object]] = MappingProxyType({})
    note: str = ""

    @property
    def key_names(self) -> str:
        """The names of the keys on this system; both Enter keys count as one."""
        keys = [QKeySequence(key) for key in self.keys if key is not Qt.Key.Key_Return]
        keys += [QKeySequence(key) for key in self.standard]
        return self.note or native_key_names(*keys)


class KeyGroup(NamedTuple, Generic[M]):
    """All keys of a mode or a widget."""

    title: str
    lines: Sequence[KeyLine[M]]

    def handlers(self, mode: M) -> dict[int, Callable[[], object]]:
        """Return the function of each key in ``mode``, without the standard ones."""
        return {key: partial(run, mode) for line in self.lines for key, run in line.keys.items()}

    def standard_handlers(self, mode: M) -> dict[QKeySequence.StandardKey, Callable[[], object]]:
        """Return the function of each standard key in ``mode``."""
        return {
            key: partial(run, mode) for line in self.lines for key, run in line.standard.items()
        }


def native_key_names(*keys: QKeySequence | str) -> str:
    """Return the names of keys on this system, separated by commas."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)


Owner = TypeVar("Owner", bound=QObject)


class ModeKeys(QObject):
    """Runs the functions of a mode's keys, wherever the focus is; the focus widget is asked first.

    A menu command with the same keys does nothing meanwhile.
    """

    def __init__(
        self,
        widget: QWidget,
        group: KeyGroup[Owner],
        mode: Owner,
        *,
        repeating: Collection[int] = (),
        buttons: Sequence[QAbstractButton] = (),
    ) -> None:
        """``widget``: any widget, which need not be in its window yet.

        ``repeating``: keys that repeat while held down; others count once. ``buttons``: the keys
        work in these as well, except Space, which presses them.
        """
        super().__init__(mode)
        self._widget = widget
        self._keys = group.handlers(mode)
        self._standard = group.standard_handlers(mode)
        self._repeating = frozenset(repeating)
        self._buttons = buttons
        self._window: QWidget | None = None

    @property
    def handled_keys(self) -> frozenset[int]:
        """The keys with a function, without the platform's standard ones."""
        return frozenset(self._keys)

    def take(self) -> None:
        """Begin to handle keys."""
        self._window = self._widget.window()
        for watched in (self._window, *self._buttons):
            watched.installEventFilter(self)

    def give_back(self) -> None:
        """Release all keys."""
        if self._window is not None:
            for watched in (self._window, *self._buttons):
                watched.removeEventFilter(self)
            self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle keys that reach the window, before the shortcuts of its menus do."""
        if event.type() not in KEY_EVENTS or not isinstance(event, QKeyEvent):
            return False  # also while the window is being destroyed
        is_button_key = watched is not self._window and event.key() == Qt.Key.Key_Space
        if is_button_key or not self._widget.isVisible():
            return False
        return take_key(event, self._key_action)

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        standard = (run for key, run in self._standard.items() if event.matches(key))
        unmodified = self._keys.get(event.key()) if is_unmodified(event) else None
        action: KeyAction | None = next(standard, unmodified)
        is_held = event.isAutoRepeat() and event.key() not in self._repeating
        return do_nothing if action is not None and is_held else action
