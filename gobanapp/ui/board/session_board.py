"""The board of a session: what it shows of the game, and what it says of the point pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHelpEvent, QImage
from PySide6.QtWidgets import QToolTip, QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import Coordinates
from gobanapp.diagram.game_view import board_view
from gobanapp.diagram.theme import KAYA, Theme, WoodLook
from gobanapp.game.count_warnings import unsettled_groups
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.point import Point
from gobanapp.rules.position import Illegal
from gobanapp.ui import look
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.wood_store import WoodStore
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings

if TYPE_CHECKING:
    from gobanapp.rules.counting.step import Movement


class SessionBoard(BoardWidget):
    """Shows the count while there is one, else the position and what a click would do."""

    forbade = Signal(object)
    """The pointer came to an empty point where no stone may be played: why (``Illegal``), and to
    another point: None."""

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(board_view(session.game), _theme(), parent)
        self._session = session
        self._settings = settings
        self._hovered: Point | None = None
        self._step: BoardView | None = None
        self.hovered.connect(self._hover)
        self._woods = WoodStore(self)
        self._woods.made.connect(self._take_if_wanted)
        if self.theme.wood is not None:
            self._woods.fetch(self.theme.wood)

    def show_session(self) -> None:
        """Bring the board up to what the session and the settings now are."""
        self.set_motion(self._settings.moves_stones)
        if self._hovered is not None and self._hovered not in self._session.position.board:
            self._hovered = None
        self.show_view(self._view_now(self._why_not_here()))

    def show_step(
        self, view: BoardView | None, moved: Sequence[Movement] = (), speed: float = 1
    ) -> None:
        """Show a step of a count by hand, its stones flying there; None: the session again."""
        self._step = view
        if view is None:
            self.show_session()
        else:
            self.fly(view, moved, speed)

    def _hover(self, point: Point | None) -> None:
        self._hovered = point
        illegal = self._why_not_here()
        self.show_view(self._view_now(illegal))
        self.forbade.emit(illegal)

    def _why_not_here(self) -> Illegal | None:
        """Return why nothing may be played on the empty point under the pointer."""
        session, point = self._session, self._hovered
        if session.is_counting or point is None:
            return None
        if not session.position.board.is_empty(point):
            return None
        return session.why_illegal(point)

    def _view_now(self, illegal: Illegal | None) -> BoardView:
        if self._step is not None:
            return self._step
        session, game, point = self._session, self._session.game, self._hovered
        coordinates = Coordinates.LETTERS if self._settings.shows_coordinates else Coordinates.NONE
        if session.is_counting:
            return self._view_of_count(coordinates)
        view = board_view(game, coordinates, number=session.shown)
        disputed = NO_POINTS
        if session.dispute is not None and session.is_playing_out:
            disputed = session.dispute.left(game)
        view = replace(view, board=session.position.board, outlined=disputed)
        if point is None or not view.board.is_empty(point):
            return view
        if illegal is not None:
            return replace(view, forbidden=point)
        return replace(view, ghost=(point, session.turn))

    def _view_of_count(self, coordinates: Coordinates) -> BoardView:
        game, count = self._session.game, self._session.count
        agreement, score = count.agreement, count.score(game)
        assert agreement is not None
        assert score is not None
        view = board_view(game, coordinates, score.territory, agreement.dead)
        view = replace(view, seki=view.seki | agreement.seki)
        proposal = count.proposal(game)
        if proposal is None and not agreement.decided:
            view = replace(view, seki=NO_POINTS)  # Dead stones would flash up as if in seki.
        unsettled = unsettled_groups(agreement, proposal)
        pointed = NO_POINTS if self._hovered is None else self._group_at(self._hovered)
        return replace(view, unsettled=NO_POINTS.union(*unsettled), outlined=pointed)

    def _group_at(self, point: Point) -> frozenset[Point]:
        """Return the stones that a click on ``point`` would speak of, with Shift or without."""
        only_chain = bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        return self._session.count.group(self._session.game, point, only_chain=only_chain)

    def event(self, event: QEvent) -> bool:
        """Tell, when the pointer rests on a group that is counted, why it lives or is dead."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = self.geometry_shown.point_at(event.pos().x(), event.pos().y())
            text = "" if point is None else self.told_of(point)
            if text:
                QToolTip.showText(event.globalPos(), text, self)
            else:
                QToolTip.hideText()
                event.ignore()
            return True
        return super().event(event)

    def told_of(self, point: Point) -> str:
        """Return how the group on ``point`` stands in the count, and why; "" where none is."""
        count, game = self._session.count, self._session.game
        agreement, score = count.agreement, count.score(game)
        if self._step is not None:
            return ""
        verdict = count.verdict(game, point) if agreement is not None else None
        if agreement is None or score is None or verdict is None:
            return ""
        from gobanapp.ui import count_messages  # not at the start

        return count_messages.verdict(
            verdict,
            is_dead=point in agreement.dead,
            is_in_seki=point in score.ground.seki,
            is_said_seki=point in agreement.seki,
            is_decided=point in agreement.decided,
        )

    def _take_if_wanted(self, look_of_wood: WoodLook, wood: QImage) -> None:
        if look_of_wood == self.theme.wood:
            self.take_wood(wood)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.set_theme(_theme())


def _theme() -> Theme:
    """Return the theme of the board, on a table of the window's own colour."""
    return replace(KAYA, table=look.current_look().window)
