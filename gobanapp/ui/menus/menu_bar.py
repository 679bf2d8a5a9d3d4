"""The menu bar of a window, made of the tables of its menus."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from gobanapp.ui.menus.item import SEPARATOR, Entry, Item, Keys, MenuSource, Submenu


class MenuBar:
    """The menus of a window. ``refresh`` asks each item again whether it can be done."""

    def __init__(self, window: QMainWindow, menus: Iterable[MenuSource]) -> None:
        self._actions: list[tuple[QAction, Item]] = []
        self._menus: dict[MenuSource, QMenu] = {}
        for source in menus:
            menu = self._menus[source] = window.menuBar().addMenu(source.title())
            self._fill(window, menu, source.entries())
        self.refresh()

    def menu(self, source: MenuSource) -> QMenu:
        """Return the menu made of ``source``, to be opened elsewhere too."""
        return self._menus[source]

    def refresh(self) -> None:
        """Grey out what cannot be done now."""
        for action, item in self._actions:
            action.setEnabled(item.can())
            if item.checked is not None:
                action.setChecked(item.checked())

    def _fill(self, window: QMainWindow, menu: QMenu, entries: Iterable[Entry]) -> None:
        for entry in entries:
            if entry is SEPARATOR:
                menu.addSeparator()
            elif isinstance(entry, QMenu):
                menu.addMenu(entry)
            elif isinstance(entry, Submenu):
                self._fill(window, menu.addMenu(entry.text), entry.entries)
            else:
                self._add(window, menu, entry)

    def _add(self, window: QMainWindow, menu: QMenu, item: Item) -> None:
        action = QAction(item.text, window)
        action.setMenuRole(item.role)
        all_keys = item.keys if isinstance(item.keys, tuple) else (item.keys,)
        action.setShortcuts([sequence for keys in all_keys for sequence in _sequences(keys)])
        action.setAutoRepeat(item.repeats)
        action.setCheckable(item.checked is not None)
        action.triggered.connect(lambda _checked: item.does())
        menu.addAction(action)
        self._actions.append((action, item))


def _sequences(keys: Keys) -> list[QKeySequence]:
    if isinstance(keys, str):
        return [QKeySequence(keys)] if keys else []
    return QKeySequence.keyBindings(keys)
