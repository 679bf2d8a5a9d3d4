"""Announcements to screen readers: one listener for all events of a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from gobanapp.clock.time_left import LAST_SECONDS, countdown_length
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, Position
from gobanapp.session.match import Match
from gobanapp.session.match_stage import BlockReason, MatchStage
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.widgets.board_mode import ModeHost

if TYPE_CHECKING:
    from gobanapp.clock.time_left import TimeLeft
    from gobanapp.game.agreement import Agreement
    from gobanapp.rules.color import Color
    from gobanapp.rules.scoring import Score

_NAVIGATION_DELAY = 250
"""Milliseconds after the last step, when navigation counts as finished."""

_Politeness = QAccessible.AnnouncementPoliteness


@dataclass(frozen=True, slots=True, kw_only=True)
class _SessionState:
    """The state of a session at the last update."""

    game: Game
    node_id: int
    position: Position
    saves: int
    agreement: Agreement | None
    has_score: bool
    match: Match | None


class Announcer(QObject):
    """Announces moves, refusals, clocks, counts, results, answers and notices.

    Simultaneous events are announced together, because a screen reader drops an announcement when
    another follows.
    Without a screen reader each signal only checks for one.
    """

    def __init__(
        self,
        session: Session,
        settings: Settings,
        board: SessionBoard,
        mode_host: ModeHost,
    ) -> None:
        super().__init__(board)
        self._session = session
        self._settings = settings
        self._board = board
        self._mode_host = mode_host
        self._last_state: _SessionState | None = None
        self._last_time_left: tuple[Color, TimeLeft] | None = None
        self._last_prompt = ""
        self._position_before_takeback: Position | None = None
        self._move_texts: list[str] = []
        self._pending_texts: list[str] = []
        self._is_urgent = False
        self._navigation_timer = self._make_timer(_NAVIGATION_DELAY, self._announce_node)
        self._announce_timer = self._make_timer(0, self._announce)
        session.subscribe(self._on_change)
        session.moved.connect(self._on_move)
        session.move_refused.connect(self._on_refusal)
        session.move_blocked.connect(self._on_move_blocked)
        session.finished.connect(self._on_finished)
        session.ticked.connect(self._on_tick)
        mode_host.prompt_changed.connect(self._on_prompt_change)
        if QAccessible.isActive():
            self._last_state = self._current_state()

    @property
    def is_pending(self) -> bool:
        """True if something is still to be announced, or navigation may have ended."""
        return (
            self._navigation_timer.isActive()
            or self._announce_timer.isActive()
            or bool(self._pending_texts)
        )

    def announce_move(self, before: Position, after: Position) -> None:
        """Announce a move that was just played, in the session or in a problem."""
        if not QAccessible.isActive():
            return
        from gobanapp.text import spoken_text

        text = spoken_text.move_announcement(before, after, self._point_name)
        if text:
            self._move_texts.append(text)  # before its consequences, such as scoring after a pass
            self._announce_timer.start()
        if self._settings.shows_atari:
            from gobanapp.diagram.aids import stones_in_atari

            stones = stones_in_atari(before.board), stones_in_atari(after.board)
            self.say(spoken_text.atari_announcement(*stones, after.board, self._point_name))

    # Spoken events

    def _on_change(self, change: Change) -> None:
        if not QAccessible.isActive():
            self._last_state = None
            return
        from gobanapp.text import spoken_text

        before, after = self._last_state, self._current_state()
        self._last_state = after
        if before is None:
            return
        if after.game is not before.game:
            self._navigation_timer.stop()
            self._position_before_takeback = None
            self.say(spoken_text.open_announcement(self._session.document))
            return
        if after.saves != before.saves:
            self.say(spoken_text.save_announcement(self._session.document))
        if after.node_id != before.node_id and change & (Change.CURRENT_NODE | Change.TREE):
            if before.node_id not in after.game.tree and self._position_before_takeback is None:
                self._position_before_takeback = before.position
            self._navigation_timer.start()
        self._announce_count(before, after)
        self._announce_match(before.match, after.match)

    def _on_move(self, before: Position) -> None:
        self._navigation_timer.stop()
        self._position_before_takeback = None
        self.announce_move(before, self._session.game.position)

    def _announce_node(self) -> None:
        """Announce the current node, after navigation or a takeback."""
        from gobanapp.text import spoken_text

        game, before = self._session.game, self._position_before_takeback
        self._position_before_takeback = None
        if before is not None and before.move_number > game.position.move_number:
            self.say(spoken_text.undo_announcement(before, game.position, self._point_name))
        else:
            self.say(spoken_text.node_announcement(game, self._point_name))

    def _on_refusal(self, illegal: MoveRefusal) -> None:
        if QAccessible.isActive():
            from gobanapp.text import move_text

            self.say(move_text.refusal(illegal, self._session.turn), urgent=True)

    def _on_move_blocked(self, reason: BlockReason) -> None:
        if QAccessible.isActive() and self._session.match is not None:
            from gobanapp.text import move_text

            self.say(move_text.block_reason_text(reason, self._session.match), urgent=True)

    def _announce_count(self, before: _SessionState, after: _SessionState) -> None:
        from gobanapp.text import result_text, spoken_text

        if after.agreement is None:
            if before.agreement is not None and not after.game.is_finished:
                self.say(self.tr("Scoring ended"))
            return
        if before.agreement is None:
            self.say(spoken_text.count_start_announcement())
        elif after.agreement != before.agreement:
            board = after.position.board
            self.say(
                spoken_text.count_change_announcement(before.agreement, after.agreement, board)
            )
        score = self._session.scoring.score(self._session.game)
        has_changed = after.agreement != before.agreement or after.has_score != before.has_score
        if score is not None and after.has_score and has_changed:
            self.say(result_text.lead(score.result))

    def _on_finished(self, _score: Score | None) -> None:
        if QAccessible.isActive():
            from gobanapp.text import result_text

            self.say(result_text.recorded_result(self._session.game.info.result))

    def _announce_match(self, before: Match | None, after: Match | None) -> None:
        if after is None or before is None or after is before:
            return
        from gobanapp.text import player_names, seat_text

        info = self._session.game.info
        if after.flagged is not None and before.flagged is None:
            self.say(
                seat_text.time_out_notice(player_names.player_name(info, after.flagged)),
                urgent=True,
            )
        if after.takeback_request is not None and before.takeback_request is None:
            name = player_names.player_name(info, after.takeback_request.by)
            self.say(seat_text.takeback_request(name, after.takeback_request.plies))
        if (
            after.stage is MatchStage.PAUSED
            and before.stage is not MatchStage.PAUSED
            and self._session.is_live
        ):
            self.say(
                seat_text.sleep_notice() if after.has_slept else seat_text.clock_stop_notice(),
                urgent=True,
            )

    def _on_tick(self) -> None:
        """Announce the loss of a period, and the last seconds, once."""
        match = self._session.match
        clock = None if match is None else match.clock
        if clock is None or clock.running is None or not QAccessible.isActive():
            self._last_time_left = None
            return
        color = clock.running
        left = clock.time_left(color, self._session.match_controller.now())
        before, self._last_time_left = self._last_time_left, (color, left)
        if before is None or before[0] is not color or left.has_run_out:
            return
        system = clock.systems[color]
        has_lost_period = left.count != before[1].count
        countdown = countdown_length(system.period_length(left))
        # A shorter countdown belongs to a period so short that most moves would be announced.
        starts_countdown = (
            countdown == LAST_SECONDS and left.seconds <= countdown < before[1].seconds
        )
        if has_lost_period or starts_countdown:
            from gobanapp.text import spoken_text

            self.say(spoken_text.time_left(color, left, system), urgent=True)

    def _on_prompt_change(self) -> None:
        """Announce the questions and messages of a mode."""
        mode = self._mode_host.mode
        if mode is not None and mode.announces_all:
            return
        prompt = (
            ""
            if self._mode_host.prompt is None
            else "\n".join(filter(None, self._mode_host.prompt))
        )
        if prompt != self._last_prompt:
            self._last_prompt = prompt
            self.say(prompt)

    # Internals

    def _current_state(self) -> _SessionState:
        session, game = self._session, self._session.game
        return _SessionState(
            game=game,
            node_id=game.current_id,
            position=game.position,
            saves=session.document.save_count,
            agreement=session.scoring.agreement,
            has_score=session.is_counting and not session.scoring.awaits_proposal(game),
            match=session.match,
        )

    def _point_name(self, point: Point) -> str:
        from gobanapp.text.spoken_text import point_name

        return point_name(point, self._board.view)

    def _make_timer(self, milliseconds: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=milliseconds)
        timer.timeout.connect(slot)
        return timer

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Announce ``text`` together with other simultaneous events."""
        if text and QAccessible.isActive():
            self._pending_texts.append(text)
            self._is_urgent = self._is_urgent or urgent
            self._announce_timer.start()

    def _announce(self) -> None:
        *texts, last = dict.fromkeys([*self._move_texts, *self._pending_texts])
        self._move_texts.clear()
        self._pending_texts.clear()
        text = ". ".join([*(text.removesuffix(".") for text in texts), last])
        event = QAccessibleAnnouncementEvent(self._board, text)
        event.setPoliteness(_Politeness.Assertive if self._is_urgent else _Politeness.Polite)
        self._is_urgent = False
        QAccessible.updateAccessibility(event)
