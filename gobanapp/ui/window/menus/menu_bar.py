"""The menu bar of a window, made of the tables of its menus."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from gobanapp.text.command_tips import Tips
from gobanapp.text.mnemonics import strip_mnemonic
from gobanapp.ui.window.menus.menu_item import (
    SEPARATOR,
    MenuEntry,
    MenuItem,
    MenuKeys,
    MenuSource,
    Submenu,
)

if TYPE_CHECKING:
    from gobanapp.storage.custom_shortcuts import CustomShortcuts
    from gobanapp.ui.window.shortcuts.key_list import ShortcutGroup, ShortcutLine

_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_OPENS_IT_ITSELF: Final = {"win32", "darwin"}
"""Where the system has a key of its own for the menu of what has the focus."""


class _Question:
    """What some lines ask at each change, and the answer they know."""

    __slots__ = ("asked_by", "known")

    def __init__(self) -> None:
        self.asked_by: list[QAction] = []
        self.known = True  # as Qt makes them

    def answer(self, can: bool) -> None:
        if can is not self.known:
            self.known = can
            for action in self.asked_by:
                action.setEnabled(can)


class MenuBar(QObject):
    """The menus of a window. ``refresh`` asks again what can be done, a menu that opens what is on.

    In ``of_record`` there is nothing to be done while ``is_hidden`` says that nobody would see it,
    but for what the system puts elsewhere, such as the preferences.
    """

    def __init__(
        self,
        window: QMainWindow,
        menus: Iterable[MenuSource],
        of_record: Collection[MenuSource],
        is_hidden: Callable[[], bool],
        chosen_keys: CustomShortcuts,
    ) -> None:
        super().__init__(window)
        self._chosen_keys = chosen_keys
        chosen_keys.changed.connect(self._show_keys)
        self._actions: list[tuple[QAction, MenuItem]] = []
        self._questions: dict[tuple[Callable[[], bool], bool], _Question] = {}
        self._is_hidden = is_hidden
        self._tips = Tips().every()
        self._menus: dict[MenuSource, QMenu] = {}
        self._entries: list[tuple[str, Sequence[MenuEntry]]] = []
        for source in menus:
            menu = self._menus[source] = window.menuBar().addMenu(source.title())
            entries = source.entries()
            self._entries.append((source.title(), entries))
            self._fill(window, menu, entries, of_record=source in of_record)
        self.refresh()
        opens = QShortcut(QKeySequence(Qt.Key.Key_F10), window)
        bar = window.menuBar()
        opens.activated.connect(lambda: bar.setActiveAction(bar.actions()[0]))
        if sys.platform not in _OPENS_IT_ITSELF:
            asks = QShortcut(QKeySequence("Shift+F10"), window)
            asks.activated.connect(_open_menu_of_focus)

    def menu(self, source: MenuSource) -> QMenu:
        """Return the menu made of ``source``, to be opened elsewhere too."""
        return self._menus[source]

    @property
    def entries(self) -> Sequence[tuple[str, Sequence[MenuEntry]]]:
        """The titles of the menus with what stands in them, from left to right."""
        return self._entries

    def refresh(self) -> None:
        """Grey out what cannot be done now."""
        is_hidden = self._is_hidden()
        for (can, is_of_record), question in self._questions.items():
            question.answer(can() and not (is_hidden and is_of_record))

    def groups(self) -> Sequence[ShortcutGroup]:
        """Return all lines that may have keys, menu by menu."""
        from gobanapp.ui.window.shortcuts.key_list import ShortcutGroup  # not at the start

        return [
            ShortcutGroup(_plain(title), list(_lines(entries))) for title, entries in self._entries
        ]

    def keys_of(self, name: str) -> QKeySequence:
        """Return the first keys that the line ``name`` has now, none where there are none."""
        shortcuts = (action.shortcut() for action, item in self._actions if item.name == name)
        return next(shortcuts, QKeySequence())

    def _show_keys(self) -> None:
        for action, item in self._actions:
            action.setShortcuts(self._keys(item))

    def _keys(self, item: MenuItem) -> list[QKeySequence]:
        chosen = self._chosen_keys.keys_for(item.name) if item.name else None
        return _usual(item) if chosen is None else [QKeySequence(keys) for keys in chosen]

    def _fill(
        self, window: QMainWindow, menu: QMenu, entries: Iterable[MenuEntry], *, of_record: bool
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

    def _add(self, window: QMainWindow, menu: QMenu, item: MenuItem, *, of_record: bool) -> None:
        action = QAction(item.text, window)
        action.setObjectName(item.name)
        action.setMenuRole(item.role)
        action.setStatusTip(self._tips.get(item.name, ""))
        action.setShortcuts(self._keys(item))
        action.setAutoRepeat(item.repeats)
        action.setCheckable(item.is_checked is not None)
        action.triggered.connect(lambda _checked: item.handler())
        menu.addAction(action)
        self._actions.append((action, item))
        is_of_record = of_record and item.role is QAction.MenuRole.NoRole
        asked = item.is_enabled, is_of_record
        self._questions.setdefault(asked, _Question()).asked_by.append(action)
        if item.is_checked is not None:
            checked = item.is_checked
            menu.aboutToShow.connect(lambda: action.setChecked(checked()))


def _open_menu_of_focus() -> None:
    """Do what the key for menus does: not every keyboard has it."""
    widget = QApplication.focusWidget()
    if widget is None:
        return
    where = widget.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
    place = where.center() if isinstance(where, QRect) else QRectF(where).center().toPoint()
    reason = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(widget, QContextMenuEvent(reason, place, widget.mapToGlobal(place)))


def _lines(entries: Iterable[MenuEntry], within: str = "") -> Iterator[ShortcutLine]:
    from gobanapp.ui.window.shortcuts.key_list import ShortcutLine

    for entry in entries:
        if isinstance(entry, MenuItem):
            usual = tuple(keys.toString(_PORTABLE) for keys in _usual(entry))
            yield ShortcutLine(within + _plain(entry.text), usual, entry.name)
        elif isinstance(entry, Submenu):
            yield from _lines(entry.entries, f"{_plain(entry.text)}: ")


def _plain(text: str) -> str:
    """Return what stands in a menu without the signs for its letter and for a question."""
    return strip_mnemonic(text).removesuffix("…")


def _usual(item: MenuItem) -> list[QKeySequence]:
    all_keys = item.keys if isinstance(item.keys, tuple) else (item.keys,)
    return list(dict.fromkeys(sequence for keys in all_keys for sequence in _sequences(keys)))


def _sequences(keys: MenuKeys) -> list[QKeySequence]:
    if isinstance(keys, str):
        return [QKeySequence(keys)] if keys else []
    return QKeySequence.keyBindings(keys)
