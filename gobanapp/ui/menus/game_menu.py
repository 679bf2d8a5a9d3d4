"""The Game menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from gobanapp.ui.actions.game_actions import GameActions
from gobanapp.ui.menus.item import SEPARATOR, Entry, Item
from gobanapp.ui.session import Session


class GameMenu(QObject):
    """What the two players do besides placing stones."""

    def __init__(self, session: Session, games: GameActions) -> None:
        super().__init__()
        self._session = session
        self._games = games

    def title(self) -> str:
        return self.tr("&Game")

    def entries(self) -> Sequence[Entry]:
        """Return the lines of the menu."""
        session, games = self._session, self._games
        return [
            Item(self.tr("&Pass"), games.pass_, "P", session.can_pass),
            Item(self.tr("&Resign…"), games.ask_resign, can=session.can_resign),
            SEPARATOR,
            Item(
                self.tr("&Count"),
                session.toggle_count,
                "C",
                checked=lambda: session.is_counting,
            ),
            SEPARATOR,
            Item(
                self.tr("&Information…"),
                games.ask_information,
                "Ctrl+Shift+I",
                lambda: not session.is_counting,
            ),
        ]
