"""The keys of the window while it shows something else than the record."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gobanapp.ui.widgets.mode_keys import KeyGroup

M = TypeVar("M", bound=QObject)


class StudyKeys(QObject):
    """Does what the keys of a mode say, wherever the focus is; what has the focus is asked first.

    A line of a menu with the same keys does nothing meanwhile.
    """

    def __init__(self, widget: QWidget, group: KeyGroup[M], mode: M) -> None:
        """``widget``: anything in the window, which need not be there yet."""
        super().__init__(mode)
        self._widget = widget
        self._keys = group.handlers(mode)
        self._standard = group.standard_handlers(mode)
        self._window: QWidget | None = None

    @property
    def handled_keys(self) -> frozenset[int]:
        """The keys that do something, but for those that each system has its own way."""
        return frozenset(self._keys)

    def take(self) -> None:
        """Begin to take keys."""
        self._window = self._widget.window()
        self._window.installEventFilter(self)

    def give_back(self) -> None:
        """Take none any more."""
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take keys that came up to the window, before the shortcuts of its menus do."""
        if not isinstance(event, QKeyEvent) or not self._widget.isVisible():
            return False
        kind = event.type()
        if kind not in {QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress}:
            return False
        for standard, run in self._standard.items():
            if event.matches(standard):
                return self._do(run, event)
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        does = self._keys.get(event.key())
        if plain != Qt.KeyboardModifier.NoModifier or does is None:
            return False
        return self._do(does, event)

    @staticmethod
    def _do(does: Callable[[], object], event: QKeyEvent) -> bool:
        """Do it once for each press, which is announced before it comes."""
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            does()
        event.accept()
        return True
