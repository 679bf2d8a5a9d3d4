"""What is seen in a window: its parts brought up to the session, and given the room there is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gobanapp.game.change import Change
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.text import move_text
from gobanapp.ui.window.components import Components


class WindowRefresh(QObject):
    """Hears the session, the settings and what is switched on, and shows what has come of it."""

    refreshed = Signal()
    """The parts show what there now is."""

    def __init__(
        self, window: QWidget, session: Session, settings: Settings, parts: Components
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._parts = parts
        session.changed.connect(self._show)
        settings.changed.connect(self._follow_settings)
        parts.side_panel.changed.connect(self._begin_task)
        for part in (parts.views, parts.estimates, parts.board_modes):
            part.changed.connect(self.refresh_layout)
        parts.board_modes.teaching.changed.connect(self._show_teaching)

    def refresh_layout(self, change: Change = Change.NOTHING) -> None:
        """Show the same, or what has changed, as the window and the settings now have it."""
        parts = self._parts
        parts.central_widget.set_layout(parts.view_state.layout)
        parts.match.two_player_view = parts.central_widget.two_player_view
        parts.status_messages.follow_layout()
        self._follow_settings(change)
        parts.board.setFocus()

    def fit(self) -> None:
        """Give each part its room in a window as large as it now is."""
        parts = self._parts
        parts.central_widget.fit(self._window.size())
        parts.navigation.setDisabled(self._session.is_counting)
        parts.record_panel.show_wanted(has_room=parts.central_widget.has_room_for_tree)

    def stop(self) -> None:
        """Follow the settings no more: the window is closed."""
        self._settings.changed.disconnect(self._follow_settings)

    def _show(self, change: Change) -> None:
        """Bring every part up to what the session now is."""
        session, parts = self._session, self._parts
        session.move_confirmation = self._settings.move_confirmation
        game = session.game
        parts.board.show_session()
        task = move_text.edit_tool_hint(session.edit_tool, session.turn)
        turn = session.player_to_move if session.is_live else session.turn
        parts.players.show_game(game, session.is_counting, task, turn)
        if change & (Change.CURRENT_NODE | Change.TREE):
            numbers, index = game.line()
            parts.navigation.show_index(index, len(numbers) - 1)
        parts.record_panel.show_session(change)
        parts.board_modes.marks.show_session()
        parts.side_panel.show_session()
        parts.estimates.show_session()
        self._show_trial()
        parts.match.show_session()
        parts.status_messages.show_session(change)
        self.refreshed.emit()

    def _show_trial(self) -> None:
        """Tell that moves are tried out: in the panel, or above the board where there is none."""
        centre, task, trials = (
            self._parts.central_widget,
            self._parts.side_panel,
            self._parts.board_modes.trials,
        )
        bar = trials.bar
        if bar is not None and centre.has_side_panel:
            task.add_bar(bar)
        elif bar is not None:
            centre.add_bar(bar)
        trials.show_session()
        task.make_room()

    def _follow_settings(self, change: Change = Change.NOTHING) -> None:
        """Show the same as the settings now have it, and leave the layout and the focus."""
        parts = self._parts
        if parts.estimates.bar is not None:
            parts.central_widget.add_bar(parts.estimates.bar)
        self.fit()
        self._show(change)

    def _show_teaching(self) -> None:
        """Show what a teacher has begun or ended, and leave the rest as it is."""
        parts, teaching = self._parts, self._parts.board_modes.teaching
        autoplay, presenting = teaching.autoplay, teaching.presentation
        parts.navigation.show_autoplay(autoplay.seconds, plays=autoplay.is_playing)
        if presenting is not None:
            parts.central_widget.add_bar(presenting.bar)
        self.refreshed.emit()

    def _begin_task(self) -> None:
        """Make room for another task, and leave the keys to the board."""
        self.fit()
        # Qt would put the focus on whatever comes first there, such as the comment.
        self._parts.board.setFocus()
