"""Messages about the session: where the user's hand is, below the board, and at the seats."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QStatusBar, QWidget

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
from gobanapp.ui.widgets.commands import CommandRegistry
from gobanapp.ui.widgets.labels import muted
from gobanapp.ui.widgets.plain_text import Label
from gobanapp.ui.window.central_widget import CentralWidget
from gobanapp.ui.window.control_bubble import ControlBubble

_DURATION = 6000  # milliseconds


class StatusMessages(QObject):
    """Says why an action is impossible, or what the players should know.

    A refusal is answered in a bubble at the button or point that was used; the status bar only
    repeats it.
    """

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
        self._bubble: ControlBubble | None = None
        self._commands: CommandRegistry | None = None
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

    def bind(self, commands: CommandRegistry) -> None:
        """Answer refused commands at the buttons that run them."""
        self._commands = commands
        commands.refused.connect(lambda _id, reason: self.show_refusal(reason))

    def show_session(self, change: Change) -> None:
        """Show the messages on the position in place of those on the one before."""
        self._board.pointer_input.is_player_at_top = self._is_player_at_top()
        self._orientation_label.setText(symmetry_text(self._view_state.symmetry))
        self.follow_layout()
        if change & (Change.CURRENT_NODE | Change.TREE):
            self._status.clearMessage()
            self._end_bubble()
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
            # Later: the button at which that was asked is shown again in place of the question.
            by = previous.takeback_request.by
            self._report(move_text.takeback_refusal(), _DURATION, by)
            QTimer.singleShot(0, self, lambda: self._answer_takeback_request(by))

    def _answer_takeback_request(self, by: Color) -> None:
        self.show_refusal(move_text.takeback_refusal(), self._centre.take_back_button(by), by)

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
        """Show a message for a moment, also at the button that is used right now, if one is.

        ``color``: to this player alone where each has a seat.
        """
        self._report(text, duration, color)
        button = None if self._commands is None else self._commands.pressed_button
        if button is not None and button.isVisible():
            self._show_bubble(text, button, is_refusal=False)

    def _report(self, text: str, duration: int, color: Color | None) -> None:
        self._status.showMessage(text, duration)
        self.message.emit(text)
        if self._centre.two_player_view is not None:
            self._centre.two_player_view.show_message(text, color)

    def show_refusal(
        self, text: str, place: QWidget | Point | None = None, color: Color | None = None
    ) -> None:
        """Show why something was refused: at the place where it was asked for, and as a message.

        ``place``: the button or point that was used; by default the one that is in use right now.
        Without a visible one the bubble is on the board. ``color``: for ``show_message``.
        """
        self._report(text, _DURATION, color)
        if place is None and self._commands is not None:
            place = self._commands.pressed_button
        self._end_bubble()
        if isinstance(place, QWidget) and place.isVisible():
            self._show_bubble(text, place, is_refusal=True)
            return
        point = place if isinstance(place, Point) else self._board.point_at_hand
        self._board.show_message(text, point, upside_down=self._is_player_at_top())

    def _show_bubble(self, text: str, button: QWidget, *, is_refusal: bool) -> None:
        if self._bubble is None:
            self._bubble = ControlBubble(self._centre)
        fades = self._board.is_animated
        self._bubble.show_text(text, button, is_refusal=is_refusal, fades=fades)

    def _end_bubble(self) -> None:
        if self._bubble is not None:
            self._bubble.end()

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
        self.show_refusal(text, color=self._session.turn)

    def _report_repetition(self) -> None:
        """Report a longer cycle where only basic ko is illegal. The players decide what to do."""
        game = self._session.game
        earlier = game.position.find_repeated()
        if earlier is not None and game.ruleset.ko is Repetition.BASIC:
            self.show_message(move_text.repetition(earlier.move_number), 0)
