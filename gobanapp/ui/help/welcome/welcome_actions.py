"""The welcome, and what its doors lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.widgets.board_mode import ModeHost

if TYPE_CHECKING:
    from gobanapp.ui.help.welcome.welcome_mode import WelcomeMode

_DOORS = ("new-game", "open", "lessons")
"""What they are in the menus."""


class WelcomeActions(QObject):
    """Shows it in place of the panel. ``keys_of``: the keys that a line of the menus has now."""

    desk_layout_requested = Signal()
    """The welcome needs the panel."""
    new_game_requested = Signal()
    open_requested = Signal()
    lesson_requested = Signal()
    language_requested = Signal(str)

    def __init__(
        self,
        session: Session,
        settings: Settings,
        mode_host: ModeHost,
        keys_of: Callable[[str], QKeySequence],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._mode_host = mode_host
        self._keys_of = keys_of
        self._welcome: WelcomeMode | None = None
        settings.custom_shortcuts.changed.connect(self._show_keys)

    def is_shown(self) -> bool:
        return self._welcome is not None and self._mode_host.mode is self._welcome

    def show(self) -> None:
        """Show what one may begin with."""
        from gobanapp.ui.help.welcome.welcome_mode import WelcomeMode  # seldom at the start

        self.desk_layout_requested.emit()
        welcome = self._welcome = WelcomeMode(self._session, self._settings.language, self)
        welcome.panel.play_requested.connect(self.new_game_requested)
        welcome.panel.open_requested.connect(self.open_requested)
        welcome.panel.lesson_requested.connect(self.lesson_requested)
        welcome.panel.language_requested.connect(self.language_requested)
        self._mode_host.enter_mode(welcome)
        self._show_keys()

    def _show_keys(self) -> None:
        if self._welcome is not None and self.is_shown():
            self._welcome.panel.show_keys(map(self._keys_of, _DOORS))
