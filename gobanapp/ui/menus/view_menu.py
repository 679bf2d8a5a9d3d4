"""The View menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from gobanapp.ui.actions.view_actions import ViewActions
from gobanapp.ui.menus.item import SEPARATOR, Entry, Item
from gobanapp.ui.tree.tree_panel import TreePanel

_Keys = QKeySequence.StandardKey


class ViewMenu(QObject):
    """How the window shows the game."""

    def __init__(self, views: ViewActions, tree: TreePanel) -> None:
        super().__init__()
        self._views = views
        self._tree = tree

    def title(self) -> str:
        return self.tr("&View")

    def entries(self) -> Sequence[Entry]:
        """Return the lines of the menu."""
        views, tree = self._views, self._tree
        return [
            Item(
                self.tr("&Coordinates"), views.toggle_coordinates, checked=views.shows_coordinates
            ),
            Item(self.tr("&Moving Stones"), views.toggle_motion, checked=views.moves_stones),
            Item(self.tr("&Variations"), views.toggle_tree, "Ctrl+T", checked=views.shows_tree),
            Item(
                self.tr("Co&llapse All Variations"),
                tree.collapse_all_variations,
                can=views.shows_tree,
            ),
            Item(self.tr("&Expand All Variations"), tree.expand_all, can=views.shows_tree),
            SEPARATOR,
            Item(
                self.tr("&Full Screen"),
                views.toggle_full_screen,
                (_Keys.FullScreen, "F11"),
                checked=views.is_full_screen,
            ),
        ]
