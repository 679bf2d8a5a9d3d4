"""The menus as a table: what stands in each, its keys, what it does and when it can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

Keys = QKeySequence.StandardKey | str


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One line of a menu. ``checked`` makes it one that is on or off.

    ``repeats``: whether a key held down does it again and again.
    """

    text: str
    does: Callable[[], object]
    keys: tuple[Keys, ...] = ()
    can: Callable[[], bool] = _always
    checked: Callable[[], bool] | None = None
    repeats: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


SEPARATOR = None
Entry = Item | QMenu | None


class Menus:
    """The menus of a window. ``refresh`` asks each item again whether it can be done."""

    def __init__(self, window: QMainWindow, table: Sequence[tuple[str, Sequence[Entry]]]) -> None:
        self._actions: list[tuple[QAction, Item]] = []
        for title, entries in table:
            menu = window.menuBar().addMenu(title)
            for entry in entries:
                if entry is SEPARATOR:
                    menu.addSeparator()
                elif isinstance(entry, QMenu):
                    menu.addMenu(entry)
                else:
                    self._add(window, menu, entry)
        self.refresh()

    def refresh(self) -> None:
        """Grey out what cannot be done now."""
        for action, item in self._actions:
            action.setEnabled(item.can())
            if item.checked is not None:
                action.setChecked(item.checked())

    def _add(self, window: QMainWindow, menu: QMenu, item: Item) -> None:
        action = QAction(item.text, window)
        action.setMenuRole(item.role)
        action.setShortcuts([sequence for keys in item.keys for sequence in _sequences(keys)])
        action.setAutoRepeat(item.repeats)
        action.setCheckable(item.checked is not None)
        action.triggered.connect(lambda _checked: item.does())
        menu.addAction(action)
        self._actions.append((action, item))


def _sequences(keys: Keys) -> list[QKeySequence]:
    if isinstance(keys, str):
        return [QKeySequence(keys)]
    return QKeySequence.keyBindings(keys)
