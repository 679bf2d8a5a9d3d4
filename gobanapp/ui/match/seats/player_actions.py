"""The actions of a player at their own seat, with a confirmation where it is wanted."""

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
    """The player is being asked something now, or no longer."""

    def __init__(self, session: Session, color: Color, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._color = color
        self._asking: NoticeAnswer | None = None

    @property
    def question(self) -> SeatNotice | None:
        """The question to the player, if any."""
        if self._asking is None:
            return None
        sentence = seat_text.pass_question()
        if self._asking is NoticeAnswer.CONFIRM_RESIGN:
            sentence = seat_text.resign_question()
        return SeatNotice(sentence, (self._asking, NoticeAnswer.CANCEL))

    def show_session(self, view: SeatView) -> None:
        """Close questions about actions that are not possible any more."""
        if not self._may_ask(view):
            self._asking = None

    def _may_ask(self, view: SeatView) -> bool:
        if self._asking is NoticeAnswer.CONFIRM_PASS:
            return view.can_pass and view.notice is None
        is_free = view.notice is None or NoticeAnswer.RESIGN in view.notice.answers
        return view.can_resign and is_free and not view.is_counting

    def ask(self, what: NoticeAnswer | None) -> None:
        """Ask for confirmation: ``CONFIRM_PASS`` or ``CONFIRM_RESIGN``; None ends the question."""
        self._asking = what
        self.show_session(self._view())
        self.question_changed.emit()

    def _view(self) -> SeatView:
        return seat_view(self._session, self._color)

    # Playing

    def pass_(self) -> None:
        view = self._view()
        if view.pass_confirmation is ConfirmationMethod.QUESTION and self._asking is None:
            self.ask(NoticeAnswer.CONFIRM_PASS)
        elif view.can_pass:
            self._asking = None
            self._session.pass_()

    def resign(self) -> None:
        view = self._view()
        if view.resign_confirmation is ConfirmationMethod.QUESTION and self._asking is None:
            self.ask(NoticeAnswer.CONFIRM_RESIGN)
        elif view.can_resign:
            self._asking = None
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
        for_both = _FOR_BOTH.get(answer)
        if for_both is None:
            self._answer_of_own(answer)
        else:
            for_both(self._session)

    def _answer_of_own(self, answer: NoticeAnswer) -> None:
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


_FOR_BOTH: Final[Mapping[NoticeAnswer, Callable[[Session], None]]] = {
    NoticeAnswer.ALLOW: lambda session: session.apply(session.takeback.answer, granted=True),
    NoticeAnswer.ALLOW_WITH_TIME: lambda session: session.apply(
        session.takeback.answer, granted=True, restores_clock=True
    ),
    NoticeAnswer.REFUSE: lambda session: session.apply(session.takeback.answer, granted=False),
    NoticeAnswer.WITHDRAW: lambda session: session.apply(session.takeback.answer, granted=False),
    NoticeAnswer.CLAIM_TIME: Session.claim_time,
    NoticeAnswer.PLAY_ON: lambda session: session.apply(session.match_clock.continue_after_timeout),
    NoticeAnswer.CONTINUE: lambda session: session.apply(session.match_clock.start),
    NoticeAnswer.CONTINUE_HERE: lambda session: session.apply(session.match_clock.resume_here),
    NoticeAnswer.BACK_TO_GAME: lambda session: session.navigate(
        session.match_controller.go_to_match_node
    ),
    NoticeAnswer.BACK_TO_COUNT: lambda session: session.apply(session.scoring.abandon_dispute),
}
