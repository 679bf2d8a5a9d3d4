"""Signs that lie over the board for a while: of a pass, and of a stone that can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.view_state import ViewState

if TYPE_CHECKING:
    from gobanapp.ui.board.pass_sign import PassSign
    from gobanapp.ui.board.takeback_arc import TakebackArc


class BoardSigns:
    """The signs over the board of a session, made when they are first needed."""

    def __init__(self, board: BoardWidget, session: Session, view_state: ViewState) -> None:
        self._board = board
        self._session = session
        self._view_state = view_state
        self._pass_sign: PassSign | None = None
        self._arc: TakebackArc | None = None
        self._at = session.game, session.game.current_id, session.game.tree.edits

    def show_session(self, *, hides_pass: bool) -> None:
        """Show a pass that is the current move, and no arc around a stone that is gone.

        ``hides_pass``: the board shows something else than the session.
        """
        arc, board = self._arc, self._session.position.board
        if arc is not None and (arc.point is None or board.is_empty(arc.point)):
            arc.end()
        self._show_pass(hides_pass or self._session.is_counting)

    def _show_pass(self, is_hidden: bool) -> None:
        """Show a large sign if the current move is a pass, but not over a score."""
        game, is_counting = self._session.game, self._session.is_counting
        before, self._at = self._at, (game, game.current_id, game.tree.edits)
        if self._at[:2] == before[:2] and not is_counting:
            return
        move = game.position.move if game.node.content.move is not None else None
        if move is None or not move.is_pass or is_hidden:
            if self._pass_sign is not None:
                self._pass_sign.end()
            return
        if self._pass_sign is None:
            from gobanapp.ui.board.pass_sign import PassSign  # not at the start

            self._pass_sign = PassSign(self._board)
        is_played = game is before[0] and game.tree.edits != before[2]
        self._pass_sign.show_pass(
            move.color,
            self._board.theme,
            fades=is_played and self._board.is_animated,
            is_played=is_played,
            faces_both=self._view_state.layout is WindowLayout.ACROSS,
        )

    def show_takeback_arc(self, point: Point | None, part: float) -> None:
        """Show around the stone on ``point`` how long it can be taken back: ``part`` from 1 to 0.

        None, or 0: it can be no more.
        """
        if point is None or part <= 0 or point not in self._board.board_geometry.part:
            if self._arc is not None:
                self._arc.end()
            return
        if self._arc is None:
            from gobanapp.ui.board.takeback_arc import TakebackArc  # not at the start

            self._arc = TakebackArc(self._board)
        self._arc.show_part(point, part, self._board.board_geometry, self._board.theme)

    def follow_size(self) -> None:
        """Keep the sign of a pass as large as the board."""
        if self._pass_sign is not None:
            self._pass_sign.setGeometry(self._board.rect())
