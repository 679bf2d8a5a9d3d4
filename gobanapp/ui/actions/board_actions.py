"""How the board lies before those who look at it: its coordinates, its part, how it is turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gobanapp.diagram.coordinates import Coordinates, Sides
from gobanapp.diagram.part import Part
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from gobanapp.ui.task import Task

if TYPE_CHECKING:
    from gobanapp.game.game import Game
    from gobanapp.ui.board.part_band import PartBand


class BoardActions(QObject):
    """What the View menu does with the board; ``changed`` tells that it is to be shown otherwise.

    What part is shown is written into the record, so that it is one step that can be undone.
    """

    changed = Signal()

    def __init__(
        self, parent: QObject, session: Session, settings: Settings, board: SessionBoard
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._board = board
        self._band: PartBand | None = None
        self._game: Game | None = None
        session.changed.connect(self._look)

    # Coordinates

    def has_coordinates(self, coordinates: Coordinates) -> bool:
        return self._settings.coordinates is coordinates

    def choose_coordinates(self, coordinates: Coordinates) -> None:
        self._settings.coordinates = coordinates
        self.changed.emit()

    def has_sides(self, sides: Sides) -> bool:
        return self._settings.sides is sides

    def choose_sides(self, sides: Sides) -> None:
        self._settings.sides = sides
        self.changed.emit()

    # Part

    def is_part_shown(self) -> bool:
        """Whether the record shows only a part of the board here."""
        game = self._session.game
        return self.can_choose_part() and bool(game.in_effect_at(game.place).visible)

    def can_choose_part(self) -> bool:
        return self._session.may_mark() and self._board.shows_session

    def choose_part(self) -> None:
        """Let the user draw a band over the part of the board to show from here on."""
        if self._band is None:
            from gobanapp.ui.board.part_band import PartBand  # not at the start

            self._band = PartBand(self._board)
            self._band.chosen.connect(self._take_part)
            self._band.given_up.connect(self._end_choosing)
        self._session.begin(Task.PLAY)
        game = self._game = self._session.game
        self._board.show_whole(True)
        self._band.begin(Part.around(game.in_effect_at(game.place).visible))

    def _take_part(self, part: Part) -> None:
        game = self._session.game
        whole = Part.whole(game.columns, game.rows)
        # Who chooses a part wants to see it.
        self._settings.shows_whole_board &= part == whole
        self._show_only(frozenset() if part == whole else frozenset(part.points()))
        self._end_choosing()

    def _look(self) -> None:
        """Let no part be chosen any more where that can no longer be done, or something else is."""
        if self._band is None or not self._band.isVisible():
            return
        session = self._session
        is_same = session.game is self._game and session.task is Task.PLAY
        if not (is_same and self.can_choose_part()):
            self.stop_choosing()

    def stop_choosing(self) -> None:
        """Let no part be chosen any more."""
        if self._band is not None and self._band.isVisible():
            self._band.hide()
            self._end_choosing()

    def _end_choosing(self) -> None:
        self._board.show_whole(False)
        self.changed.emit()

    def show_all(self) -> None:
        """Let the record show the whole board from here on."""
        self._show_only(frozenset())

    def _show_only(self, points: frozenset[Point]) -> None:
        self._session.do(lambda game: game.show_only(points))

    def shows_whole_board(self) -> bool:
        return self._settings.shows_whole_board

    def toggle_whole_board(self) -> None:
        self._settings.shows_whole_board = not self._settings.shows_whole_board
        self.changed.emit()

    # Turning

    def is_turned(self) -> bool:
        return self._session.record.symmetry is not Symmetry.NONE

    def turn(self, symmetry: Symmetry) -> None:
        """Turn the board as it is seen now; the record stays as it is."""
        record = self._session.record
        record.symmetry = record.symmetry.then(symmetry)
        self.changed.emit()

    def turn_back(self) -> None:
        """Show the board as it is in the record."""
        self._session.record.symmetry = Symmetry.NONE
        self.changed.emit()
