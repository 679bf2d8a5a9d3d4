"""Actions of a teacher before a class: presentation, guess mode, autoplay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.record.autoplay import Autoplay
from gobanapp.ui.widgets.board_mode import ModeHost
from gobanapp.ui.widgets.commands import Command

if TYPE_CHECKING:
    from gobanapp.ui.study.presentation.presentation import Presentation


class TeachingActions(QObject):
    """Starts and ends these modes. ``presentation``: None while nothing is presented."""

    changed = Signal()
    """One of the modes has begun or ended."""
    standard_layout_requested = Signal()
    """Guessing needs the panel."""

    def __init__(
        self,
        window: QWidget,
        session: Session,
        settings: Settings,
        board: SessionBoard,
        mode_host: ModeHost,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._board = board
        self._mode_host = mode_host
        self.presentation: Presentation | None = None
        self.autoplay = Autoplay(self, session, settings, lambda: mode_host.mode is None)
        self.autoplay.changed.connect(self.changed)
        mode_host.prompt_changed.connect(self._stop_impossible_autoplay)

    def commands(self) -> Sequence[Command]:
        return [
            Command(
                "presentation",
                self.tr("&Presentation"),
                self.toggle_presentation,
                "F5",
                tip=self.tr("A second window for an audience, with the board and large text"),
                checked=self.is_presenting,
            ),
            Command(
                "autoplay",
                self.tr("Au&toplay"),
                self.autoplay.toggle,
                "F6",
                tip=self.tr("Shows the moves one after the other"),
                enabled=self.can_autoplay,
                checked=self.is_autoplaying,
            ),
            Command(
                "guess",
                self.tr("&Guess Mode"),
                self.toggle_guessing,
                "F7",
                tip=self.tr("Guess each move of the game, for points"),
                enabled=self.can_guess,
                checked=self.is_guessing,
            ),
        ]

    # Guessing

    def can_guess(self) -> bool:
        """Return whether guess mode can be started or ended."""
        if self.is_guessing():
            return True
        session, mode = self._session, self._mode_host.mode
        is_viewing = session.is_free and session.trial is None
        if mode is not None and mode.hides_record:
            return False
        return is_viewing and bool(session.game.node.children)

    def is_guessing(self) -> bool:
        mode = self._mode_host.mode
        return mode is not None and mode.hides_move

    def toggle_guessing(self) -> None:
        """Start or end guess mode."""
        from gobanapp.ui.study.guess_mode import GuessMode

        self.autoplay.stop()
        mode = self._mode_host.mode
        if mode is not None and mode.hides_move:
            mode.end()
        elif self.can_guess():
            self.standard_layout_requested.emit()
            self._mode_host.enter_mode(GuessMode(self._session, self._board))
        self.changed.emit()

    # Autoplay

    def can_autoplay(self) -> bool:
        return self.autoplay.is_playing or self.autoplay.can_play()

    def is_autoplaying(self) -> bool:
        return self.autoplay.is_playing

    # Presentation

    def is_presenting(self) -> bool:
        return self.presentation is not None

    def toggle_presentation(self) -> None:
        """Open or close the window for an audience."""
        from gobanapp.ui.study.presentation.presentation import Presentation

        if self.presentation is not None:
            self.presentation.end()
            return
        self.presentation = Presentation(
            self._window,
            self._session,
            self._settings,
            self._board,
            self._mode_host,
            self.autoplay,
            self.toggle_guessing,
        )
        self.presentation.ended.connect(self._end_presentation)
        self.changed.emit()
        self.presentation.begin()

    def _stop_impossible_autoplay(self) -> None:
        if not self.autoplay.can_play():
            self.autoplay.stop()

    def stop(self) -> None:
        """Stop autoplay and end the presentation, because the window is closed."""
        self.autoplay.stop()
        if self.presentation is not None:
            self.presentation.end()

    def _end_presentation(self) -> None:
        presentation, self.presentation = self.presentation, None
        if presentation is not None:
            presentation.bar.hide()
            presentation.bar.deleteLater()
            presentation.deleteLater()
            self.changed.emit()
