"""The View menu."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from gobanapp.diagram.shown_numbers import ShownMoveNumbers
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.board_actions import BoardActions
from gobanapp.ui.record.tree.tree_panel import TreePanel
from gobanapp.ui.widgets.translations import language_name, languages
from gobanapp.ui.window.menus.board_menus import BoardMenus
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuEntry, MenuItem, Submenu
from gobanapp.ui.window.view_actions import ViewActions

_Keys = QKeySequence.StandardKey


class ViewMenu(QObject):
    """How the window shows the game."""

    def __init__(self, views: ViewActions, boards: BoardActions, tree: TreePanel) -> None:
        super().__init__()
        self._views = views
        self._boards = BoardMenus(boards)
        self._tree = tree

    def title(self) -> str:
        return self.tr("&View")

    def entries(self) -> Sequence[MenuEntry]:
        """Return the lines of the menu."""
        views, tree = self._views, self._tree
        names = {
            WindowLayout.STANDARD: self.tr("&Desk"),
            WindowLayout.SIDE_BY_SIDE: self.tr("&Side by Side"),
            WindowLayout.ACROSS: self.tr("Across the &Table"),
            WindowLayout.PLAIN: self.tr("&Board and Clocks"),
        }
        return [
            *(
                MenuItem(
                    names[layout],
                    partial(views.set_layout, layout),
                    f"Ctrl+{number}",
                    is_checked=partial(views.has_layout, layout),
                    name=f"layout-{layout.value}",
                )
                for number, layout in enumerate(WindowLayout, start=1)
            ),
            SEPARATOR,
            self._boards.coordinates(),
            self._boards.part(),
            self._boards.turning(),
            MenuItem(self.tr("B&oard and Stones…"), views.ask_board, name="board and stones"),
            SEPARATOR,
            MenuItem(
                self.tr("&Moving Stones"),
                views.toggle_motion,
                is_checked=views.moves_stones,
                name="moving-stones",
            ),
            MenuItem(
                self.tr("Chains in &Atari"),
                views.toggle_atari,
                is_checked=views.shows_atari,
                name="atari",
            ),
            MenuItem(
                self.tr("&Next Moves of the Record"),
                views.toggle_next_moves,
                is_checked=views.shows_next_moves,
                name="next-moves",
            ),
            Submenu(self.tr("Move Numbe&rs"), self._number_items()),
            SEPARATOR,
            MenuItem(
                self.tr("Move &List"),
                views.toggle_moves,
                "Ctrl+L",
                views.has_side_panel,
                is_checked=views.shows_moves,
                name="move-list",
            ),
            MenuItem(
                self.tr("&Variations"),
                views.toggle_tree,
                "Ctrl+T",
                views.has_side_panel,
                is_checked=views.shows_tree,
                name="variations",
            ),
            MenuItem(
                self.tr("Collapse All Var&iations"),
                tree.collapse_all_variations,
                is_enabled=views.shows_tree,
                name="collapse-variations",
            ),
            MenuItem(
                self.tr("&Expand All Variations"),
                tree.expand_all,
                is_enabled=views.shows_tree,
                name="expand-variations",
            ),
            SEPARATOR,
            Submenu(self.tr("Lan&guage"), self._languages()),
            MenuItem(
                self.tr("&Full Screen"),
                views.toggle_full_screen,
                (_Keys.FullScreen, "F11"),
                is_checked=views.is_full_screen,
                name="full-screen",
            ),
        ]

    def _languages(self) -> Sequence[MenuEntry]:
        """Return the languages, each called as in itself, so that who cannot read this finds it."""
        views = self._views
        return [
            MenuItem(
                self.tr("As the &System"),
                partial(views.set_language, ""),
                is_checked=partial(views.has_language, ""),
                name="language system",
            ),
            SEPARATOR,
            *(
                MenuItem(
                    language_name(language),
                    partial(views.set_language, language),
                    is_checked=partial(views.has_language, language),
                    name=f"language {language}",
                )
                for language in languages()
            ),
        ]

    def _number_items(self) -> Sequence[MenuItem]:
        """Return the lines about the numbers of moves."""
        views = self._views
        names = {
            ShownMoveNumbers.NONE: self.tr("&None"),
            ShownMoveNumbers.LAST: self.tr("The &Last Move"),
            ShownMoveNumbers.LAST_FIVE: self.tr("The Last &5 Moves"),
            ShownMoveNumbers.LAST_TEN: self.tr("The Last &10 Moves"),
            ShownMoveNumbers.LAST_FIFTY: self.tr("The Last 5&0 Moves"),
            ShownMoveNumbers.ALL: self.tr("&All Moves"),
        }
        return [
            *(
                MenuItem(
                    names[numbered],
                    partial(views.set_shown_numbers, numbered),
                    is_checked=partial(views.is_numbered, numbered),
                    name=f"numbers-{numbered.value}",
                )
                for numbered in ShownMoveNumbers
            ),
            MenuItem(
                self.tr("&From Here"),
                views.number_from_here,
                "Ctrl+Shift+M",
                is_checked=views.is_numbered_from_here,
                name="number-from-here",
            ),
        ]
