"""The actions of a player at their own seat, with the chosen confirmations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from gobanapp.rules.color import Color
from gobanapp.session.move_confirmation import ConfirmationMethod
from gobanapp.session.session import Session
from gobanapp.text import seat_text
from gobanapp.ui.match.seats.clock_view import ClockPress, clock_views
from gobanapp.ui.match.seats.seat_view import NoticeAnswer, SeatNotice, SeatView, seat_view


class PlayerActions(QObject):
    """Calls the methods of the session for one player.

    Actions that the player may not take just now are ignored.
    """

    question_changed = Signal()
    """``question`` has changed."""

    def __init__(self, session: Session, color: Color, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._color = color
        self._pending_answer: NoticeAnswer | None = None

    @property
    def question(self) -> SeatNotice | None:
        """The question to the player, if any."""
        if self._pending_answer is None:
            return None
        sentence = seat_text.pass_question()
        if self._pending_answer is NoticeAnswer.CONFIRM_RESIGN:
            sentence = seat_text.resign_question()
        return SeatNotice(sentence, (self._pending_answer, NoticeAnswer.CANCEL))

    def show_session(self, view: SeatView) -> None:
        """Close questions about actions that are not possible any more."""
        if not self._can_ask(view):
            self._pending_answer = None

    def _can_ask(self, view: SeatView) -> bool:
        if self._pending_answer is NoticeAnswer.CONFIRM_PASS:
            return view.can_pass and view.notice is None
        is_free = view.notice is None or NoticeAnswer.RESIGN in view.notice.answers
        return view.can_resign and is_free and not view.is_counting

    def ask(self, answer: NoticeAnswer | None) -> None:
        """Ask for confirmation: ``CONFIRM_PASS`` or ``CONFIRM_RESIGN``; None ends the question."""
        self._pending_answer = answer
        self.show_session(self._view())
        self.question_changed.emit()

    def _view(self) -> SeatView:
        return seat_view(self._session, self._color)

    # Playing

    def pass_(self) -> None:
        view = self._view()
        if view.pass_confirmation is ConfirmationMethod.QUESTION and self._pending_answer is None:
            self.ask(NoticeAnswer.CONFIRM_PASS)
        elif view.can_pass:
            self._pending_answer = None
            self._session.pass_()

    def resign(self) -> None:
        view = self._view()
        if view.resign_confirmation is ConfirmationMethod.QUESTION and self._pending_answer is None:
            self.ask(NoticeAnswer.CONFIRM_RESIGN)
        elif view.can_resign:
            self._pending_answer = None
            self._session.resign(self._color)

    def take_back(self) -> None:
        """Take back the stone just put down, or ask the opponent."""
        session, color = self._session, self._color
        if not self._view().can_take_back:
            return
        if not session.is_live or session.scoring.dispute is not None:
            session.undo()
        elif color is not session.game.turn and session.takeback.can_take_back(session.game):
            session.apply(session.takeback.take_back)
        else:
            session.apply(session.takeback.request, color)

    def press(self) -> None:
        """Press the clock."""
        view = clock_views(self._session)[self._color]
        if view is not None and view.press is ClockPress.END_TURN:
            self._session.apply(self._session.match_clock.press, self._color)
        elif view is not None and view.press is ClockPress.START:
            self._session.apply(self._session.match_clock.start)

    def pause(self) -> None:
        """Stop the clocks until a player resumes."""
        self._session.apply(self._session.match_clock.pause)

    # Answering

    def answer(self, answer: NoticeAnswer) -> None:
        """Carry out the player's answer to a notice, except for answers about other games."""
        shared_action = _SHARED_ANSWERS.get(answer)
        if shared_action is None:
            self._answer_for_player(answer)
        else:
            shared_action(self._session)

    def _answer_for_player(self, answer: NoticeAnswer) -> None:
        """Carry out an answer that concerns only this player."""
        match answer:
            case NoticeAnswer.PASS | NoticeAnswer.CONFIRM_PASS:
                self.pass_()
            case NoticeAnswer.RESIGN:
                self.ask(NoticeAnswer.CONFIRM_RESIGN)
            case NoticeAnswer.CONFIRM_RESIGN:
                self.resign()
            case NoticeAnswer.TAKE_BACK:
                self.take_back()
            case NoticeAnswer.PRESS:
                self._session.apply(self._session.match_clock.press, self._color)
            case NoticeAnswer.CANCEL:
                self.ask(None)


_SHARED_ANSWERS: Final[Mapping[NoticeAnswer, Callable[[Session], None]]] = {
    NoticeAnswer.ALLOW: lambda session: session.apply(session.takeback.answer, granted=True),
    NoticeAnswer.ALLOW_WITH_TIME: lambda session: session.apply(
        session.takeback.answer, granted=True, restores_clock=True
    ),
    NoticeAnswer.REFUSE: lambda session: session.apply(session.takeback.answer, granted=False),
    NoticeAnswer.WITHDRAW: lambda session: session.apply(session.takeback.answer, granted=False),
    NoticeAnswer.CLAIM_TIME: Session.claim_time,
    NoticeAnswer.PLAY_ON: lambda session: session.apply(session.match_clock.continue_after_timeout),
    NoticeAnswer.CONTINUE: lambda session: session.apply(session.match_clock.start),
    NoticeAnswer.CONTINUE_HERE: lambda session: session.continuation_requested.emit(),
    NoticeAnswer.BACK_TO_GAME: lambda session: session.navigate(
        session.match_controller.go_to_match_node
    ),
    NoticeAnswer.BACK_TO_COUNT: lambda session: session.apply(session.scoring.abandon_dispute),
}
