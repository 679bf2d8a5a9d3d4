"""The refresh of a window: its parts brought up to date with the session, and laid out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from gobanapp.game.change import Change
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.text import move_text
from gobanapp.ui.window.components import Components


class WindowRefresh(QObject):
    """Observes the session, the settings and the modes, and refreshes the window."""

    refreshed = Signal()
    """All parts show the current state."""
    _room_changed = Signal()

    def __init__(
        self, window: QWidget, session: Session, settings: Settings, components: Components
    ) -> None:
        super().__init__(window)
        self._window = window
        self._session = session
        self._settings = settings
        self._components = components
        self._document = session.document
        # Queued: the layout gives back the room of hidden parts with the next events. Not with
        # ``QTimer.singleShot(0, ...)``: PySide6 keeps its method, and with it the whole window, for
        # ever if the window is destroyed before.
        self._room_changed.connect(
            components.central_widget.fit_panel, Qt.ConnectionType.QueuedConnection
        )
        self._views: tuple[tuple[Callable[[Change], object], Change], ...] = (
            (self._choose_panel, Change.DOCUMENT | Change.MATCH),
            (self._follow_document, Change.DOCUMENT),
            (self._show_board, Change.GAME),
            (self._show_info, Change.INFO | Change.TREE | Change.CONTENT),
            (self._show_players, Change.GAME & ~Change.CONTENT),
            (self._show_position_in_line, Change.CURRENT_NODE | Change.TREE),
            (self._show_game_number, Change.DOCUMENT),
            (components.record_panel.show_session, Change.RECORD),
            (self._show_marks, Change.GAME & ~Change.INFO),
            (self._show_side_panel, Change.GAME),
            (self._show_estimate, Change.RECORD | Change.COUNT | Change.MATCH),
            (self._show_trial, Change.RECORD | Change.TOOL),
            (self._show_match, Change.GAME),
            (components.status_messages.show_session, Change.GAME & ~Change.CONTENT),
            (self._fit_panel, Change.MATCH | Change.COUNT | Change.INFO | Change.TOOL),
            (self._emit_refreshed, Change.ALL),
        )
        for view, kinds in self._views:
            session.subscribe(view, kinds)
        self._update_move_confirmation()
        settings.changed.connect(self._follow_settings)
        components.side_panel.changed.connect(self._follow_panel)
        for component in (components.views, components.estimates, components.board_modes):
            component.changed.connect(self.refresh_layout)
        components.board_modes.teaching.changed.connect(self._show_teaching)

    def refresh_layout(self, change: Change = Change.NOTHING) -> None:
        """Refresh the display after a change of the window or the settings."""
        components = self._components
        components.central_widget.set_layout(components.view_state.layout)
        components.match.two_player_view = components.central_widget.two_player_view
        components.status_messages.follow_layout()
        components.board_modes.marks.end_if_impossible()
        self._follow_settings(change)
        components.board.setFocus()

    def fit(self) -> None:
        """Fit all parts to the size of the window."""
        components = self._components
        components.central_widget.fit(self._window.size())
        components.board_modes.marks.fit(self._window.height())
        components.navigation.setDisabled(self._session.is_counting)
        mode = components.side_panel.mode
        hides_record = mode is not None and mode.hides_record
        components.file_problems_bar.set_record_hidden(hides_record)
        self._fit_panel(Change.NOTHING)

    def stop(self) -> None:
        """Stop following the settings: the window is closed."""
        self._settings.changed.disconnect(self._follow_settings)

    # The views. Each is called with the changes it has subscribed to, in this order.

    def _choose_panel(self, _change: Change) -> None:
        self._components.panel_choice.follow_session()

    def _follow_document(self, _change: Change) -> None:
        if self._document is not self._session.document:
            self._document = self._session.document
            self._components.view_state.symmetry = Symmetry.NONE

    def _show_board(self, _change: Change) -> None:
        self._components.board.show_session()

    def _show_info(self, _change: Change) -> None:
        self._components.players.show_info(self._session.game)

    def _show_players(self, _change: Change) -> None:
        session = self._session
        hint = move_text.edit_tool_hint(session.tools.edit_tool, session.turn)
        turn = session.player_to_move if session.is_live else session.turn
        self._components.players.show_game(session.game, session.is_counting, hint, turn)
        self._show_whether_names_can_be_edited()

    def _show_whether_names_can_be_edited(self) -> None:
        session, components = self._session, self._components
        is_busy = session.is_live or session.is_counting or components.side_panel.mode is not None
        components.players.set_can_edit_names(not is_busy)

    def _show_position_in_line(self, _change: Change) -> None:
        session, game = self._session, self._session.game
        numbers, index = game.line()
        self._components.navigation.show_index(index, len(numbers) - 1)
        # The node with which the play-out begins is not a move.
        if session.scoring.dispute is not None:
            last = game.position_at(numbers[-1]).move_number
            self._components.navigation.show_number(game.position.move_number, last)

    def _show_game_number(self, _change: Change) -> None:
        document = self._session.document
        self._components.navigation.show_game(document.index + 1, len(document.entries))

    def _show_marks(self, _change: Change) -> None:
        self._components.board_modes.marks.show_session()

    def _show_side_panel(self, _change: Change) -> None:
        self._components.side_panel.show_session()

    def _show_estimate(self, _change: Change) -> None:
        self._components.estimates.show_session()

    def _show_match(self, _change: Change) -> None:
        self._components.match.show_session()

    def _fit_panel(self, _change: Change) -> None:
        self._room_changed.emit()

    def _emit_refreshed(self, _change: Change) -> None:
        self.refreshed.emit()

    def _show_trial(self, _change: Change) -> None:
        """Show the bar of a trial in the panel, or above the board where there is none."""
        central_widget, side_panel, trials = (
            self._components.central_widget,
            self._components.side_panel,
            self._components.board_modes.trials,
        )
        bar = trials.bar
        if bar is None:
            return
        if central_widget.has_side_panel:
            side_panel.play_study.add_bar(bar)
        else:
            central_widget.add_bar(bar)
        trials.show_session()
        side_panel.play_study.make_room()

    def _update_move_confirmation(self) -> None:
        self._session.match_controller.move_confirmation = self._settings.move_confirmation

    def _follow_settings(self, change: Change = Change.NOTHING) -> None:
        """Refresh every view with the new settings; keep the layout and the focus."""
        components = self._components
        self._update_move_confirmation()
        if components.estimates.bar is not None:
            components.central_widget.add_bar(components.estimates.bar)
        self.fit()
        for view, _ in self._views:
            view(change)

    def _show_teaching(self) -> None:
        """Show that a teaching mode began or ended, and leave the rest unchanged."""
        components, teaching = self._components, self._components.board_modes.teaching
        autoplay, presentation = teaching.autoplay, teaching.presentation
        components.navigation.show_autoplay(autoplay.seconds, plays=autoplay.is_playing)
        if presentation is not None:
            components.central_widget.add_bar(presentation.bar)
        self.refreshed.emit()

    def _follow_panel(self) -> None:
        """Fit the window to another part or mode, and give the focus to the board."""
        self.fit()
        self._show_whether_names_can_be_edited()
        # Qt would put the focus on whatever comes first there, such as the comment.
        self._components.board.setFocus()
