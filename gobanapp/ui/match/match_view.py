"""The views of a match: the seats, the clocks, and the time left to take back a stone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gobanapp.game.change import Change
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.session import Session
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.match.match_actions import MatchActions
from gobanapp.ui.match.players_panel import PlayersPanel

if TYPE_CHECKING:
    from gobanapp.ui.match.seats.clock_view import ClockView
    from gobanapp.ui.match.seats.seat import Seat
    from gobanapp.ui.match.seats.two_player_view import TwoPlayerView


_INTERVAL = 100  # milliseconds


class ClockTicker(QObject):
    """Updates the session several times a second while a clock is running."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._timer = QTimer(self, interval=_INTERVAL)
        self._timer.timeout.connect(self._tick)
        session.subscribe(self._update_timer, Change.GAME)
        self._update_timer()

    def _tick(self) -> None:
        self._session.tick()
        self._update_timer()

    def _update_timer(self, _change: Change = Change.NOTHING) -> None:
        match, is_live = self._session.match, self._session.is_live
        is_needed = match is not None and is_live and match.is_ticking
        if is_needed and not self._timer.isActive():
            self._timer.start()
        elif not is_needed:
            self._timer.stop()


class MatchView(QObject):
    """Brings all views up to date with the session.

    ``two_player_view``: the seats, None until they are made.
    """

    refused = Signal(str, QWidget, Color)
    """A player pressed a button of their seat in vain; the message says why."""

    def __init__(
        self,
        session: Session,
        matches: MatchActions,
        board: SessionBoard,
        players: PlayersPanel,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._matches = matches
        self._board = board
        self._players = players
        self.two_player_view: TwoPlayerView | None = None
        self._ticker = ClockTicker(session, self)
        session.ticked.connect(self._show_times)

    def make_seat(self, color: Color) -> Seat:
        """Make a seat for a player, with buttons to begin another game there."""
        from gobanapp.ui.match.seats.seat import Seat

        seat = Seat(self._session, color)
        seat.resume_requested.connect(self._matches.resume)
        seat.resume_requested.connect(self._matches.start_clock)
        seat.rematch_requested.connect(self._matches.rematch)
        seat.new_game_requested.connect(self._matches.ask_new_game)
        seat.refused.connect(lambda text, button: self.refused.emit(text, button, color))
        seat.show_stones(self._board.theme.stones)
        self._board.changed.connect(lambda: seat.show_stones(self._board.theme.stones))
        return seat

    def show_session(self) -> None:
        """Update to the session."""
        clocks = self._clocks()
        self._show_board_and_panel(clocks)
        if self.two_player_view is not None:
            self.two_player_view.show_session(clocks)

    def _show_times(self) -> None:
        """Update everything that depends on the time."""
        clocks = self._clocks()
        self._show_board_and_panel(clocks)
        if self.two_player_view is not None:
            self.two_player_view.show_times(clocks)

    def _show_board_and_panel(self, clocks: ByColor[ClockView | None]) -> None:
        move, time_left = self._session.game.node.content.move, self._session.takeback.time_left()
        self._board.signs.show_takeback_arc(move.point if time_left and move else None, time_left)
        self._players.show_times(clocks)

    def _clocks(self) -> ByColor[ClockView | None]:
        session = self._session
        if session.match is None and session.game.info.time_limit is None:
            return ByColor(None, None)
        from gobanapp.ui.match.seats.clock_view import clock_views  # not at the start

        return clock_views(session)
