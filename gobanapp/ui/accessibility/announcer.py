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
from gobanapp.session.match import BlockReason, Match, MatchStage
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.widgets.board_mode import ModeHost

if TYPE_CHECKING:
    from gobanapp.clock.time_left import TimeLeft
    from gobanapp.game.agreement import Agreement
    from gobanapp.rules.color import Color
    from gobanapp.rules.scoring import Score

_STANDS = 250
"""Milliseconds after the last step when navigation counts as finished."""

_Politeness = QAccessible.AnnouncementPoliteness


@dataclass(frozen=True, slots=True, kw_only=True)
class _Seen:
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

    Simultaneous events are one announcement, because readers drop one that is followed by another.
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
        self._seen: _Seen | None = None
        self._ran: tuple[Color, TimeLeft] | None = None
        self._last_prompt = ""
        self._taken_from: Position | None = None
        self._moves: list[str] = []
        self._waiting: list[str] = []
        self._is_urgent = False
        self._stands = self._timer(_STANDS, self._tell_place)
        self._soon = self._timer(0, self._announce)
        session.subscribe(self._hear_change)
        session.moved.connect(self._hear_move)
        session.move_refused.connect(self._hear_refusal)
        session.move_blocked.connect(self._hear_hindrance)
        session.finished.connect(self._hear_result)
        session.ticked.connect(self._hear_clock)
        mode_host.prompt_changed.connect(self._hear_mode)
        if QAccessible.isActive():
            self._seen = self._look()

    @property
    def is_pending(self) -> bool:
        """True if something is still to be announced, or navigation may have ended."""
        return self._stands.isActive() or self._soon.isActive() or bool(self._waiting)

    def announce_move(self, before: Position, after: Position) -> None:
        """Announce a move that was just played, in the session or in a problem."""
        if not QAccessible.isActive():
            return
        from gobanapp.text import spoken_text

        text = spoken_text.move_announcement(before, after, self._name)
        if text:
            self._moves.append(text)  # before its consequences, such as scoring after a pass
            self._soon.start()
        if self._settings.shows_atari:
            from gobanapp.diagram.aids import stones_in_atari

            stones = stones_in_atari(before.board), stones_in_atari(after.board)
            self.say(spoken_text.atari_announcement(*stones, after.board, self._name))

    # Spoken events

    def _hear_change(self, change: Change) -> None:
        if not QAccessible.isActive():
            self._seen = None
            return
        from gobanapp.text import spoken_text

        before, now = self._seen, self._look()
        self._seen = now
        if before is None:
            return
        if now.game is not before.game:
            self._stands.stop()
            self._taken_from = None
            self.say(spoken_text.open_announcement(self._session.document))
            return
        if now.saves != before.saves:
            self.say(spoken_text.save_announcement(self._session.document))
        if now.node_id != before.node_id and change & (Change.CURRENT_NODE | Change.TREE):
            if before.node_id not in now.game.tree and self._taken_from is None:
                self._taken_from = before.position
            self._stands.start()
        self._hear_count(before, now)
        self._hear_match(before.match, now.match)

    def _hear_move(self, before: Position) -> None:
        self._stands.stop()
        self._taken_from = None
        self.announce_move(before, self._session.game.position)

    def _tell_place(self) -> None:
        """Announce the current node, after navigation or a takeback."""
        from gobanapp.text import spoken_text

        game, taken_from = self._session.game, self._taken_from
        self._taken_from = None
        if taken_from is not None and taken_from.move_number > game.position.move_number:
            self.say(spoken_text.undo_announcement(taken_from, game.position, self._name))
        else:
            self.say(spoken_text.node_announcement(game, self._name))

    def _hear_refusal(self, illegal: MoveRefusal) -> None:
        if QAccessible.isActive():
            from gobanapp.text import move_text

            self.say(move_text.refusal(illegal, self._session.turn), urgent=True)

    def _hear_hindrance(self, what: BlockReason) -> None:
        if QAccessible.isActive() and self._session.match is not None:
            from gobanapp.text import move_text

            self.say(move_text.block_reason_text(what, self._session.match), urgent=True)

    def _hear_count(self, before: _Seen, now: _Seen) -> None:
        from gobanapp.text import result_text, spoken_text

        if now.agreement is None:
            if before.agreement is not None and not now.game.is_finished:
                self.say(self.tr("Scoring ended"))
            return
        if before.agreement is None:
            self.say(spoken_text.count_start_announcement())
        elif now.agreement != before.agreement:
            board = now.position.board
            self.say(spoken_text.count_change_announcement(before.agreement, now.agreement, board))
        score = self._session.scoring.score(self._session.game)
        is_news = now.agreement != before.agreement or now.has_score != before.has_score
        if score is not None and now.has_score and is_news:
            self.say(result_text.lead(score.result))

    def _hear_result(self, _score: Score | None) -> None:
        if QAccessible.isActive():
            from gobanapp.text import result_text

            self.say(result_text.recorded_result(self._session.game.info.result))

    def _hear_match(self, before: Match | None, now: Match | None) -> None:
        if now is None or before is None or now is before:
            return
        from gobanapp.text import player_names, seat_text

        info = self._session.game.info
        if now.flagged is not None and before.flagged is None:
            self.say(
                seat_text.time_out_notice(player_names.player_name(info, now.flagged)), urgent=True
            )
        if now.takeback_request is not None and before.takeback_request is None:
            name = player_names.player_name(info, now.takeback_request.by)
            self.say(seat_text.takeback_request(name, now.takeback_request.plies))
        if (
            now.stage is MatchStage.PAUSED
            and before.stage is not MatchStage.PAUSED
            and self._session.is_live
        ):
            self.say(
                seat_text.sleep_notice() if now.has_slept else seat_text.clock_stop_notice(),
                urgent=True,
            )

    def _hear_clock(self) -> None:
        """Announce the loss of a period, and the last seconds, once."""
        match = self._session.match
        clock = None if match is None else match.clock
        if clock is None or clock.running is None or not QAccessible.isActive():
            self._ran = None
            return
        color = clock.running
        left = clock.time_left(color, self._session.match_controller.now())
        before, self._ran = self._ran, (color, left)
        if before is None or before[0] is not color or left.has_run_out:
            return
        system = clock.systems[color]
        is_lost = left.count != before[1].count
        last = countdown_length(system.period_length(left))
        # A shorter countdown belongs to a period so short that most moves would be announced.
        is_low = last == LAST_SECONDS and left.seconds <= last < before[1].seconds
        if is_lost or is_low:
            from gobanapp.text import spoken_text

            self.say(spoken_text.time_left(color, left, system), urgent=True)

    def _hear_mode(self) -> None:
        """Announce the questions and messages of a mode."""
        mode = self._mode_host.mode
        if mode is not None and mode.announces_all:
            return
        told = (
            ""
            if self._mode_host.prompt is None
            else "\n".join(filter(None, self._mode_host.prompt))
        )
        if told != self._last_prompt:
            self._last_prompt = told
            self.say(told)

    # Internals

    def _look(self) -> _Seen:
        session, game = self._session, self._session.game
        return _Seen(
            game=game,
            node_id=game.current_id,
            position=game.position,
            saves=session.document.save_count,
            agreement=session.scoring.agreement,
            has_score=session.is_counting and not session.scoring.awaits_proposal(game),
            match=session.match,
        )

    def _name(self, point: Point) -> str:
        from gobanapp.text.spoken_text import point_name

        return point_name(point, self._board.view)

    def _timer(self, milliseconds: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=milliseconds)
        timer.timeout.connect(then)
        return timer

    def say(self, text: str, *, urgent: bool = False) -> None:
        """Announce ``text`` soon, together with what else is new."""
        if text and QAccessible.isActive():
            self._waiting.append(text)
            self._is_urgent = self._is_urgent or urgent
            self._soon.start()

    def _announce(self) -> None:
        *texts, last = dict.fromkeys([*self._moves, *self._waiting])
        self._moves.clear()
        self._waiting.clear()
        whole = ". ".join([*(text.removesuffix(".") for text in texts), last])
        event = QAccessibleAnnouncementEvent(self._board, whole)
        event.setPoliteness(_Politeness.Assertive if self._is_urgent else _Politeness.Polite)
        self._is_urgent = False
        QAccessible.updateAccessibility(event)
