"""The Help menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from gobanapp.ui.match.move_actions import MoveActions
from gobanapp.ui.window.menus.menu_item import SEPARATOR, MenuEntry, MenuItem


class HelpMenu(QObject):
    """What one may begin with, the guide, the keys, and what the program is."""

    def __init__(
        self,
        games: MoveActions,
        show_guide: Callable[[], object],
        show_shortcuts: Callable[[], object],
        show_welcome: Callable[[], object],
        can_welcome: Callable[[], bool],
    ) -> None:
        super().__init__()
        self._show_guide = show_guide
        self._show_shortcuts = show_shortcuts
        self._games = games
        self._show_welcome = show_welcome
        self._can_welcome = can_welcome

    def title(self) -> str:
        return self.tr("&Help")

    def entries(self) -> Sequence[MenuEntry]:
        """Return the lines of the menu."""
        role = QAction.MenuRole.AboutRole
        return [
            MenuItem(
                self.tr("&Welcome"),
                self._show_welcome,
                is_enabled=self._can_welcome,
                name="welcome",
            ),
            MenuItem(self.tr("User &Guide"), self._show_guide, name="guide"),
            MenuItem(
                self.tr("&Keyboard Shortcuts"), self._show_shortcuts, ("F1", "?"), name="shortcuts"
            ),
            SEPARATOR,
            MenuItem(self.tr("&About gobanapp"), self._games.about, role=role, name="about"),
        ]
