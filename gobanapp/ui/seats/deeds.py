"""What a player does at his seat; he alone, and asked before where that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, Signal

from gobanapp.rules.color import Color
from gobanapp.session.move_confirmation import ConfirmationMethod
from gobanapp.session.session import Session
from gobanapp.text import seat_text
from gobanapp.ui.seats.clock_view import Press, clock_views
from gobanapp.ui.seats.seat_view import Answer, Notice, SeatView, seat_view


class Deeds(QObject):
    """Calls the methods of the session for one player.

    What he may not do just now is not done, whatever was pressed.
    """

    asked = Signal()
    """The player is being asked something now, or no longer."""

    def __init__(self, session: Session, color: Color, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._color = color
        self._asking: Answer | None = None

    @property
    def question(self) -> Notice | None:
        """What the player is being asked, if anything."""
        if self._asking is None:
            return None
        sentence = seat_text.may_pass()
        if self._asking is Answer.RESIGN_NOW:
            sentence = seat_text.may_resign()
        return Notice(sentence, (self._asking, Answer.NO))

    def show_session(self, view: SeatView) -> None:
        """Ask no longer what cannot be done any more."""
        if not self._may_ask(view):
            self._asking = None

    def _may_ask(self, view: SeatView) -> bool:
        if self._asking is Answer.PASS_NOW:
            return view.can_pass and view.notice is None
        is_free = view.notice is None or Answer.RESIGN in view.notice.answers
        return view.can_resign and is_free and not view.is_counting

    def ask(self, what: Answer | None) -> None:
        """Ask whether the player means it: ``PASS_NOW`` or ``RESIGN_NOW``; None ends it."""
        self._asking = what
        self.show_session(self._view())
        self.asked.emit()

    def _view(self) -> SeatView:
        return seat_view(self._session, self._color)

    # Playing

    def pass_(self) -> None:
        view = self._view()
        if view.passing is ConfirmationMethod.QUESTION and self._asking is None:
            self.ask(Answer.PASS_NOW)
        elif view.can_pass:
            self._asking = None
            self._session.pass_()

    def resign(self) -> None:
        view = self._view()
        if view.resigning is ConfirmationMethod.QUESTION and self._asking is None:
            self.ask(Answer.RESIGN_NOW)
        elif view.can_resign:
            self._asking = None
            self._session.resign(self._color)

    def take_back(self) -> None:
        """Take back the stone just put down, or ask the opponent."""
        session, color = self._session, self._color
        if not self._view().can_take_back:
            return
        if not session.is_live or session.dispute is not None:
            session.undo()
        elif color is session.game.turn or not session.take_back():
            session.ask_undo(color)

    def press(self) -> None:
        """Press the clock."""
        view = clock_views(self._session)[self._color]
        if view is not None and view.press is Press.END_TURN:
            self._session.press(self._color)
        elif view is not None and view.press is Press.START:
            self._session.start_clock()

    # Answering

    def answer(self, answer: Answer) -> None:
        """Do what the player has said to a notice, but for other games."""
        for_both = _FOR_BOTH.get(answer)
        if for_both is None:
            self._answer_of_own(answer)
        else:
            for_both(self._session)

    def _answer_of_own(self, answer: Answer) -> None:
        """Do what concerns this player alone."""
        match answer:
            case Answer.PASS | Answer.PASS_NOW:
                self.pass_()
            case Answer.RESIGN:
                self.ask(Answer.RESIGN_NOW)
            case Answer.RESIGN_NOW:
                self.resign()
            case Answer.TAKE_BACK:
                self.take_back()
            case Answer.PRESS:
                self._session.press(self._color)
            case Answer.NO:
                self.ask(None)


_FOR_BOTH: Final[Mapping[Answer, Callable[[Session], None]]] = {
    Answer.ALLOW: lambda session: session.answer(granted=True),
    Answer.ALLOW_WITH_TIME: lambda session: session.answer(granted=True, gives_time_back=True),
    Answer.REFUSE: lambda session: session.answer(granted=False),
    Answer.WITHDRAW: lambda session: session.answer(granted=False),
    Answer.CLAIM_TIME: Session.claim_time,
    Answer.PLAY_ON: Session.play_on,
    Answer.GO_ON: Session.start_clock,
    Answer.GO_ON_HERE: Session.go_on_here,
    Answer.BACK_TO_GAME: Session.back_to_match,
    Answer.TO_COUNT: Session.give_dispute_up,
}
