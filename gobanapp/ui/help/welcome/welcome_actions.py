"""The welcome, and what its doors lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.window.components import Components

if TYPE_CHECKING:
    from gobanapp.ui.help.welcome.welcome_mode import WelcomeMode

_DOORS = ("new-game", "open", "lessons")
"""What they are in the menus."""


class WelcomeActions(QObject):
    """Shows it in place of the panel. ``keys_of``: the keys that a line of the menus has now."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        parts: Components,
        keys_of: Callable[[str], QKeySequence],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._parts = parts
        self._keys_of = keys_of
        self._welcome: WelcomeMode | None = None
        settings.custom_shortcuts.changed.connect(self._show_keys)

    def is_shown(self) -> bool:
        return self._welcome is not None and self._parts.side_panel.mode is self._welcome

    def show(self) -> None:
        """Show what one may begin with."""
        from gobanapp.ui.help.welcome.welcome_mode import WelcomeMode  # seldom at the start

        parts = self._parts
        parts.views.show_desk()
        welcome = self._welcome = WelcomeMode(
            self._session, parts.games.play, self._settings.language, self
        )
        welcome.panel.play_requested.connect(parts.matches.ask_new_game)
        welcome.panel.open_requested.connect(parts.files.ask_open)
        welcome.panel.lesson_requested.connect(parts.board_modes.learn.begin_lesson)
        welcome.panel.language_requested.connect(parts.views.set_language)
        parts.side_panel.enter_mode(welcome)
        self._show_keys()

    def _show_keys(self) -> None:
        if self._welcome is not None and self.is_shown():
            self._welcome.panel.show_keys(map(self._keys_of, _DOORS))
