"""What helps beginners to see, switched on and off: each aid by itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from gobanapp.diagram.aids import Aid
from gobanapp.diagram.board_view import BoardView
from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.view_state import ViewState
from gobanapp.ui.widgets.commands import Command


class AidActions(QObject):
    """Lays over the board what is switched on. In a match that must be allowed, as an estimate."""

    changed = Signal()
    """Other aids are to be shown than before."""
    message = Signal(str)
    """What is to be known of the chain that is pointed at now, "" for nothing."""

    def __init__(
        self,
        parent: QObject,
        session: Session,
        settings: Settings,
        view_state: ViewState,
        board: SessionBoard,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._view_state = view_state
        self._told = ""
        board.add_overlay(self._over)
        board.hovered.connect(lambda _: self._tell(board.view))

    def commands(self) -> Sequence[Command]:
        texts = {
            Aid.LIBERTIES: self.tr("&Liberties of the Chain Pointed At"),
            Aid.CHAINS: self.tr("&Chains in Tints of Their Own"),
            Aid.EYES: self.tr("&Eyes and False Eyes"),
            Aid.LADDERS: self.tr("La&dder of the Chain Pointed At"),
            Aid.INFLUENCE: self.tr("&Influence"),
        }
        tips = {Aid.INFLUENCE: self.tr("How far the stones of both sides reach")}
        return [
            Command(
                f"aid-{aid.value}",
                text,
                partial(self.toggle, aid),
                tip=tips.get(aid, ""),
                enabled=self.are_allowed,
                checked=partial(self.is_shown, aid),
            )
            for aid, text in texts.items()
        ]

    def are_allowed(self) -> bool:
        """Whether they may be shown now: not during a match, unless that is allowed."""
        return not self._session.is_live or self._settings.estimates_games

    def is_shown(self, aid: Aid) -> bool:
        """Whether ``aid`` is switched on, and allowed."""
        return aid in self._view_state.aids and self.are_allowed()

    def toggle(self, aid: Aid) -> None:
        """Switch ``aid`` on or off in this window. Windows opened later start with the same."""
        state, settings = self._view_state, self._settings
        state.aids ^= {aid}
        # Only this aid: the others may have been chosen in another window since this one opened.
        settings.aids = settings.aids | {aid} if aid in state.aids else settings.aids - {aid}
        self.changed.emit()

    def _over(self, view: BoardView, pointed: Point | None) -> BoardView:
        wanted = self._view_state.aids
        if not wanted or not self.are_allowed():
            return view
        from gobanapp.diagram.aid_view import add_aids  # not at the start

        return add_aids(view, wanted, pointed)

    def _tell(self, view: BoardView) -> None:
        text = ""
        if view.aids.ladder is not None:
            from gobanapp.text.move_text import ladder_text

            text = ladder_text(view.aids.ladder)
        if text != self._told:
            self._told = text
            self.message.emit(text)
