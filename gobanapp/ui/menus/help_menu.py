"""The Help menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from gobanapp.ui.actions.game_actions import GameActions
from gobanapp.ui.menus.item import Entry, Item


class HelpMenu(QObject):
    """What the program is."""

    def __init__(self, games: GameActions) -> None:
        super().__init__()
        self._games = games

    def title(self) -> str:
        return self.tr("&Help")

    def entries(self) -> Sequence[Entry]:
        """Return the lines of the menu."""
        role = QAction.MenuRole.AboutRole
        return [Item(self.tr("&About gobanapp"), self._games.about, role=role)]
