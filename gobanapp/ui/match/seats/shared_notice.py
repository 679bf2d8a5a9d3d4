"""Notices that two players at one screen answer: both see the same, and one mouse answers."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from gobanapp.rules.color import Color
from gobanapp.session.match import Match
from gobanapp.session.session import Session
from gobanapp.text import player_names, seat_text
from gobanapp.ui.match.seats.player_actions import PlayerActions
from gobanapp.ui.match.seats.seat_pages import NoticePage
from gobanapp.ui.match.seats.seat_view import NoticeAnswer, SeatNotice, seat_notice
from gobanapp.ui.widgets.forms import vbox


class SharedNotice(QWidget):
    """Visible as long as there is something to answer."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._page = NoticePage()
        self._page.set_level(1)
        self._page.answered.connect(self._answer)
        self.setLayout(vbox(self._page))

    def _answer(self, answer: NoticeAnswer) -> None:
        match = self._session.match
        if match is not None:
            PlayerActions(self._session, _answering_player(self._session, match)).answer(answer)

    def show_session(self) -> None:
        """Show the notice to answer now, if there is one."""
        session = self._session
        match = session.match
        notice = None
        if match is not None and session.is_live and not session.is_counting:
            notice = _notice(session, match)
        if notice is None:
            self._page.clear()
        else:
            self._page.show_notice(notice)
        self.setVisible(notice is not None)


def _answering_player(session: Session, match: Match) -> Color:
    if match.flagged is not None:
        return match.flagged.opponent
    return (
        session.player_to_move
        if match.takeback_request is None
        else match.takeback_request.by.opponent
    )


def _notice(session: Session, match: Match) -> SeatNotice | None:
    """Return the message to the player who has to answer."""
    notice = seat_notice(session, _answering_player(session, match))
    if notice is None and match.to_press is not None:
        name = player_names.player_name(session.game.info, match.to_press)
        return SeatNotice(seat_text.must_press_clock(name), (NoticeAnswer.PRESS,))
    if notice is None or session.scoring.dispute is not None:
        return None
    # There is a Resign button already.
    answers = tuple(answer for answer in notice.answers if answer is not NoticeAnswer.RESIGN)
    return replace(notice, answers=answers)
