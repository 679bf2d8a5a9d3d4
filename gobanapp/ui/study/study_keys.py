"""The keys of the window while it shows something else than the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from gobanapp.ui.widgets.key_filter import KeyAction, do_nothing, is_unmodified, take_key


class StudyKeys(QObject):
    """Does what ``keys`` say, wherever the focus is; what has the focus is asked first.

    A line of a menu with the same keys does nothing meanwhile.
    """

    def __init__(
        self,
        widget: QWidget,
        keys: Mapping[Qt.Key, Callable[[], object]],
        undo: Callable[[], object],
        parent: QObject,
    ) -> None:
        """``widget``: anything in the window, which need not be there yet.

        ``undo``: what the keys do that would undo something in the record.
        """
        super().__init__(parent)
        self._widget = widget
        self._keys: dict[int, Callable[[], object]] = dict(keys.items())
        self._undo = undo
        self._window: QWidget | None = None

    @property
    def handled_keys(self) -> frozenset[int]:
        """The keys that do something; the page of shortcuts lists them."""
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
        return self._widget.isVisible() and take_key(event, self._key_action)

    def _key_action(self, event: QKeyEvent) -> KeyAction | None:
        if event.matches(QKeySequence.StandardKey.Undo):
            action: KeyAction | None = self._undo
        else:
            action = self._keys.get(event.key()) if is_unmodified(event) else None
        return do_nothing if action is not None and event.isAutoRepeat() else action
