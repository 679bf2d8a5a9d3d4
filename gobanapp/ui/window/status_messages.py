"""Messages about the session: below the board, on it, and at the players' seats."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStatusBar

from gobanapp.game.change import Change
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal
from gobanapp.rules.ruleset import Repetition
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.match_stage import BlockReason
from gobanapp.session.session import Session
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text import move_text
from gobanapp.text.marking_tool_text import symmetry_text
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.view_state import ViewState
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.labels import muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.window.central_widget import CentralWidget

_DURATION = 6000  # milliseconds


class StatusMessages(QObject):
    """Says why an action is impossible, or what the players should know."""

    message = Signal(str)
    """A message that is not about the point under the pointer."""

    def __init__(
        self,
        session: Session,
        view_state: ViewState,
        board: SessionBoard,
        centre: CentralWidget,
        status: QStatusBar,
    ) -> None:
        super().__init__(status)
        self._session = session
        self._view_state = view_state
        self._board = board
        self._centre = centre
        self._status = status
        self._refusal = ""
        self._last_match = session.match
        self._warning: Label | None = None
        self.journal_failure: OSError | None = None
        self._orientation_label = muted(Label(), "board-turned")
        self._orientation_label.setContentsMargins(0, 0, SPACE, 0)
        status.addPermanentWidget(self._orientation_label)
        status.setSizeGripEnabled(False)
        session.move_refused.connect(self._explain)
        session.move_blocked.connect(self._report_block)
        board.refusal_hovered.connect(self._show_refusal)
        board.cursor.moved.connect(self._show_cursor_hint)
        self._cursor: Point | None = None

    def show_session(self, change: Change) -> None:
        """Show the messages on the position in place of those on the one before."""
        self._board.pointer_input.is_player_at_top = self._is_player_at_top()
        self._orientation_label.setText(symmetry_text(self._view_state.symmetry))
        self.follow_layout()
        if change & (Change.CURRENT_NODE | Change.TREE):
            self._status.clearMessage()
        if change & Change.TREE:
            self._report_repetition()
        self._report_refused_takeback()
        if self._session.is_counting and self._cursor is not None:
            self._show_cursor_hint(self._cursor)

    def _report_refused_takeback(self) -> None:
        """Notify the player who asked for a takeback that the opponent refused."""
        match, previous = self._session.match, self._last_match
        self._last_match = match
        if (
            match is None
            or previous is None
            or previous.takeback_request is None
            or match.takeback_request is not None
        ):
            return
        if match.node_id == previous.node_id and self._session.is_live:
            self.show_message(move_text.takeback_refusal(), color=previous.takeback_request.by)

    def follow_layout(self) -> None:
        """Show the status bar if no seats show its messages."""
        warns = self._warning is not None and not self._warning.isHidden()
        is_rotated = self._view_state.symmetry is not Symmetry.NONE
        self._status.setVisible(self._centre.has_side_panel or warns or is_rotated)

    def show_journal_failure(self, error: OSError | None) -> None:
        """Warn, without a dialog, that a crash would now lose unsaved work."""
        self.journal_failure = error
        if self._warning is None:
            self._warning = Label()
            self._warning.setObjectName("journal-failure")
            self._status.addPermanentWidget(self._warning)
        self._warning.setVisible(error is not None)
        text = ""
        if error is not None:
            from gobanapp.text.file_text import cannot_keep_journal  # not at the start

            text = cannot_keep_journal(error)
        self._warning.setText(text)
        self.message.emit(self._warning.text())
        self.follow_layout()

    def show_no_proposal(self) -> None:
        """Show that the players have to mark the dead stones themselves."""
        self.show_message(self.tr("Could not estimate the dead stones: mark them yourself."), 0)

    def show_until_next_action(self, text: str) -> None:
        """Show a message until the next action."""
        self.show_message(text, 0)

    def show_message(
        self, text: str, duration: int = _DURATION, color: Color | None = None
    ) -> None:
        """Show a message for a moment; ``color``: to this player alone where each has a seat."""
        self._status.showMessage(text, duration)
        self.message.emit(text)
        if self._centre.two_player_view is not None:
            self._centre.two_player_view.show_message(text, color)

    def _show_cursor_hint(self, point: Point | None) -> None:
        """Show what keys do when the cursor appears, and the status of a group in a count."""
        previous_cursor, self._cursor = self._cursor, point
        board = self._board
        if point is None:
            self._status.clearMessage()
            return
        verdict = board.point_description(point)
        if verdict:
            self._status.showMessage(verdict)
        elif previous_cursor is None and board.view.forbidden is None:
            from gobanapp.text.move_text import cursor_hint  # not at the start

            self._status.showMessage(cursor_hint(self._session, is_answer=not board.shows_session))
        elif self._session.is_counting:
            self._status.clearMessage()

    def _show_refusal(self, refusal: MoveRefusal | None) -> None:
        if refusal is not None:
            self._refusal = move_text.refusal(refusal, self._session.game.turn)
            self._status.showMessage(self._refusal, _DURATION)
        elif self._status.currentMessage() == self._refusal:
            self._status.clearMessage()

    def _explain(self, refusal: MoveRefusal) -> None:
        """Explain, on the board and below it, why the clicked point is illegal."""
        self._show_refusal(refusal)
        self._board.show_refusal(refusal, upside_down=self._is_player_at_top())

    def _is_player_at_top(self) -> bool:
        """Return whether the player to move sits at the top of a flat screen."""
        is_across = self._view_state.layout is WindowLayout.ACROSS
        return is_across and self._session.player_to_move is Color.WHITE

    def _report_block(self, reason: BlockReason) -> None:
        text = move_text.block_reason_text(reason, self._session.match)
        self.show_message(text, color=self._session.turn)

    def _report_repetition(self) -> None:
        """Report a longer cycle where only basic ko is illegal. The players decide what to do."""
        game = self._session.game
        earlier = game.position.find_repeated()
        if earlier is not None and game.ruleset.ko is Repetition.BASIC:
            self.show_message(move_text.repetition(earlier.move_number), 0)
