"""The board of a session: what it shows of the game, and what it says of the point pointed at."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import Coordinates
from gobanapp.diagram.game_view import board_view
from gobanapp.diagram.theme import KAYA, Theme, WoodLook
from gobanapp.rules.point import Point
from gobanapp.rules.position import Illegal
from gobanapp.ui import look
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.wood_store import WoodStore
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings


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
        self.hovered.connect(self._hover)
        self._woods = WoodStore(self)
        self._woods.made.connect(self._take_if_wanted)
        if self.theme.wood is not None:
            self._woods.fetch(self.theme.wood)

    def show_session(self) -> None:
        """Bring the board up to what the session now is."""
        self.show_view(self._view_now(self._why_not_here()))

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
        session, game, point = self._session, self._session.game, self._hovered
        coordinates = Coordinates.LETTERS if self._settings.shows_coordinates else Coordinates.NONE
        agreement, score = session.agreement, session.score
        if agreement is not None and score is not None:
            return board_view(game, coordinates, score.territory, agreement.dead)
        view = board_view(game, coordinates, number=session.shown)
        view = replace(view, board=session.position.board)
        if point is None or not view.board.is_empty(point):
            return view
        if illegal is not None:
            return replace(view, forbidden=point)
        return replace(view, ghost=(point, session.turn))

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
