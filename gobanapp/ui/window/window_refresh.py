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
        self, window: QWidget, session: Session, settings: Settings, components: Components
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._components = components
        session.changed.connect(self._show)
        settings.changed.connect(self._follow_settings)
        components.side_panel.changed.connect(self._begin_task)
        for component in (components.views, components.estimates, components.board_modes):
            component.changed.connect(self.refresh_layout)
        components.board_modes.teaching.changed.connect(self._show_teaching)

    def refresh_layout(self, change: Change = Change.NOTHING) -> None:
        """Show the same, or what has changed, as the window and the settings now have it."""
        components = self._components
        components.central_widget.set_layout(components.view_state.layout)
        components.match.two_player_view = components.central_widget.two_player_view
        components.status_messages.follow_layout()
        self._follow_settings(change)
        components.board.setFocus()

    def fit(self) -> None:
        """Give each part its room in a window as large as it now is."""
        components = self._components
        components.central_widget.fit(self._window.size())
        components.navigation.setDisabled(self._session.is_counting)
        components.record_panel.show_wanted(has_room=components.central_widget.has_room_for_tree)

    def stop(self) -> None:
        """Follow the settings no more: the window is closed."""
        self._settings.changed.disconnect(self._follow_settings)

    def _show(self, change: Change) -> None:
        """Bring every part up to what the session now is."""
        session, components = self._session, self._components
        session.match_controller.move_confirmation = self._settings.move_confirmation
        game = session.game
        components.board.show_session()
        hint = move_text.edit_tool_hint(session.edit_tool, session.turn)
        turn = session.player_to_move if session.is_live else session.turn
        components.players.show_game(game, session.is_counting, hint, turn)
        if change & (Change.CURRENT_NODE | Change.TREE):
            numbers, index = game.line()
            components.navigation.show_index(index, len(numbers) - 1)
        components.record_panel.show_session(change)
        components.board_modes.marks.show_session()
        components.side_panel.show_session()
        components.estimates.show_session()
        self._show_trial()
        components.match.show_session()
        components.status_messages.show_session(change)
        self.refreshed.emit()

    def _show_trial(self) -> None:
        """Tell that moves are tried out: in the panel, or above the board where there is none."""
        central_widget, side_panel, trials = (
            self._components.central_widget,
            self._components.side_panel,
            self._components.board_modes.trials,
        )
        bar = trials.bar
        if bar is not None and central_widget.has_side_panel:
            side_panel.add_bar(bar)
        elif bar is not None:
            central_widget.add_bar(bar)
        trials.show_session()
        side_panel.make_room()

    def _follow_settings(self, change: Change = Change.NOTHING) -> None:
        """Show the same as the settings now have it, and leave the layout and the focus."""
        components = self._components
        if components.estimates.bar is not None:
            components.central_widget.add_bar(components.estimates.bar)
        self.fit()
        self._show(change)

    def _show_teaching(self) -> None:
        """Show what a teacher has begun or ended, and leave the rest as it is."""
        components, teaching = self._components, self._components.board_modes.teaching
        autoplay, presentation = teaching.autoplay, teaching.presentation
        components.navigation.show_autoplay(autoplay.seconds, plays=autoplay.is_playing)
        if presentation is not None:
            components.central_widget.add_bar(presentation.bar)
        self.refreshed.emit()

    def _begin_task(self) -> None:
        """Make room for another task, and leave the keys to the board."""
        self.fit()
        # Qt would put the focus on whatever comes first there, such as the comment.
        self._components.board.setFocus()
