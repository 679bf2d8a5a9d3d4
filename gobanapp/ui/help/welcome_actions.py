"""Actions of the welcome panel and its links, and the About box."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal, qVersion
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from gobanapp import __version__
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.widgets.board_mode import ModeHost
from gobanapp.ui.widgets.commands import Command, CommandRegistry
from gobanapp.ui.widgets.plain_text import MessageBox

if TYPE_CHECKING:
    from gobanapp.ui.help.welcome_panel import WelcomeMode

_CARD_COMMANDS = ("new-game", "open", "lessons")
"""The ids of the menu commands that the cards stand for."""
_MAX_FILES = 5
_LICENCE = "MIT"
_COPYRIGHT = "© 2026 The gobanapp developers"
_ICON_SIZE = 64  # pixels, the size in Qt's own About box


class WelcomeActions(QObject):
    """Shows the welcome panel, and connects its cards to actions."""

    standard_layout_requested = Signal()
    """The welcome needs the panel."""
    lesson_requested = Signal()
    continue_requested = Signal()
    """A request to resume the last match or open the last file."""
    file_requested = Signal(object)
    """A request to open the file with this ``Path``."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        mode_host: ModeHost,
        commands: CommandRegistry,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._mode_host = mode_host
        self._commands = commands
        self._welcome: WelcomeMode | None = None
        commands.keys_changed.connect(self._show_keys)

    def commands(self) -> Sequence[Command]:
        session = self._session
        return [
            Command("welcome", self.tr("&Welcome"), self.show, enabled=lambda: session.is_free),
            Command(
                "about",
                self.tr("&About gobanapp"),
                self.show_about_box,
                role=QAction.MenuRole.AboutRole,
            ),
        ]

    def is_shown(self) -> bool:
        return self._welcome is not None and self._mode_host.mode is self._welcome

    def show(self) -> None:
        """Show the welcome panel."""
        from gobanapp.ui.help.welcome_panel import WelcomeMode  # rarely at the start

        self.standard_layout_requested.emit()
        welcome = self._welcome = WelcomeMode(self._session, self._settings.language, self)
        welcome.panel.play_requested.connect(self._commands.action("new-game").trigger)
        welcome.panel.open_requested.connect(self._commands.action("open").trigger)
        welcome.panel.lesson_requested.connect(self.lesson_requested)
        welcome.panel.language_requested.connect(self._set_language)
        welcome.panel.continue_requested.connect(self.continue_requested)
        welcome.panel.file_requested.connect(self.file_requested)
        welcome.panel.offer_files(self._recent_files(), self._file_to_continue())
        self._mode_host.enter_mode(welcome)
        self._show_keys()

    def _recent_files(self) -> list[Path]:
        # Unlike Path.is_file, os.path.isfile does not raise if a folder must not be read.
        return list(islice(filter(os.path.isfile, self._settings.recent_files), _MAX_FILES))

    def _file_to_continue(self) -> Path | None:
        """Return the file of the last match or else the last file, unless it is open."""
        from gobanapp.storage.last_document import LastDocument  # not at the start

        last_document = LastDocument.from_json(self._settings.last_document)
        files = (
            self._settings.interrupted_match,
            None if last_document is None else last_document.file,
        )
        open_path = self._session.document.path
        others = (path for path in files if path is not None and path != open_path)
        return next(filter(os.path.isfile, others), None)

    def _show_keys(self) -> None:
        if self._welcome is not None and self.is_shown():
            actions = map(self._commands.action, _CARD_COMMANDS)
            self._welcome.panel.show_keys(action.shortcut() for action in actions)

    def _set_language(self, language: str) -> None:
        self._settings.language = language

    def show_about_box(self) -> None:
        """Show the About box."""
        title = self.tr("About gobanapp")
        purpose = self.tr("A Go board for players, teachers and students.")
        licence = self.tr("Licence: {name}").format(name=_LICENCE)
        versions = f"Qt {qVersion()} · Python {sys.version.split()[0]}"
        text = f"{purpose}\n\n{licence}\n{_COPYRIGHT}\n\n{versions}"
        box = MessageBox(self._window, f"gobanapp {__version__}", text, name="about")
        box.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        box.setWindowTitle(title)
        box.setIconPixmap(
            box.windowIcon().pixmap(QSize(_ICON_SIZE, _ICON_SIZE), box.devicePixelRatioF())
        )
        box.exec()
        box.deleteLater()
