"""The menu bar of a window, made of the tables of its menus."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from gobanapp.ui.menus.item import SEPARATOR, Entry, Item, Keys, MenuSource, Submenu


class MenuBar:
    """The menus of a window. ``refresh`` asks each item again whether it can be done.

    In ``of_record`` there is nothing to be done while ``is_hidden`` says that nobody would see it,
    but for what the system puts elsewhere, such as the preferences.
    """

    def __init__(
        self,
        window: QMainWindow,
        menus: Iterable[MenuSource],
        of_record: Collection[MenuSource],
        is_hidden: Callable[[], bool],
    ) -> None:
        self._actions: list[tuple[QAction, Item, bool]] = []
        self._is_hidden = is_hidden
        self._menus: dict[MenuSource, QMenu] = {}
        for source in menus:
            menu = self._menus[source] = window.menuBar().addMenu(source.title())
            self._fill(window, menu, source.entries(), of_record=source in of_record)
        self.refresh()

    def menu(self, source: MenuSource) -> QMenu:
        """Return the menu made of ``source``, to be opened elsewhere too."""
        return self._menus[source]

    def refresh(self) -> None:
        """Grey out what cannot be done now."""
        is_hidden = self._is_hidden()
        for action, item, is_of_record in self._actions:
            action.setEnabled(item.can() and not (is_hidden and is_of_record))
            if item.checked is not None:
                action.setChecked(item.checked())

    def _fill(
        self, window: QMainWindow, menu: QMenu, entries: Iterable[Entry], *, of_record: bool
    ) -> None:
        for entry in entries:
            if entry is SEPARATOR:
                menu.addSeparator()
            elif isinstance(entry, QMenu):
                menu.addMenu(entry)
            elif isinstance(entry, Submenu):
                self._fill(window, menu.addMenu(entry.text), entry.entries, of_record=of_record)
            else:
                self._add(window, menu, entry, of_record=of_record)

    def _add(self, window: QMainWindow, menu: QMenu, item: Item, *, of_record: bool) -> None:
        action = QAction(item.text, window)
        action.setMenuRole(item.role)
        all_keys = item.keys if isinstance(item.keys, tuple) else (item.keys,)
        action.setShortcuts([sequence for keys in all_keys for sequence in _sequences(keys)])
        action.setAutoRepeat(item.repeats)
        action.setCheckable(item.checked is not None)
        action.triggered.connect(lambda _checked: item.does())
        menu.addAction(action)
        is_here = of_record and item.role is QAction.MenuRole.NoRole
        self._actions.append((action, item, is_here))


def _sequences(keys: Keys) -> list[QKeySequence]:
    if isinstance(keys, str):
        return [QKeySequence(keys)] if keys else []
    return QKeySequence.keyBindings(keys)
