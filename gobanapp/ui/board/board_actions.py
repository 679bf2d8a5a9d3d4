"""How the board lies before those who look at it: its coordinates, its part, how it is turned."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.board.marking.mark_actions import MarkActions
from gobanapp.ui.board.view_state import ViewState


class BoardActions(QObject):
    """What the View menu does with the board; ``changed`` tells that it is to be shown otherwise.

    What is only a setting the window hears from the settings.
    What part is shown is written into the record, so that it is one step that can be undone.
    """

    changed = Signal()

    def __init__(
        self,
        parent: QObject,
        session: Session,
        settings: Settings,
        view_state: ViewState,
        marks: MarkActions,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._view_state = view_state
        self._marks = marks

    # Coordinates

    def has_coordinates(self, coordinates: CoordinateStyle) -> bool:
        return self._settings.coordinates is coordinates

    def choose_coordinates(self, coordinates: CoordinateStyle) -> None:
        self._settings.coordinates = coordinates

    def has_sides(self, sides: CoordinateSides) -> bool:
        return self._settings.coordinate_sides is sides

    def choose_sides(self, sides: CoordinateSides) -> None:
        self._settings.coordinate_sides = sides

    # Part

    def is_part_shown(self) -> bool:
        """Whether the record shows only a part of the board here."""
        game = self._session.game
        return self.can_choose_part() and bool(game.inherited_at(game.current_id).visible)

    def can_choose_part(self) -> bool:
        return self._marks.can_choose_part()

    def choose_part(self) -> None:
        """Let the user choose the part of the board to show from here on."""
        self._marks.choose_part()

    def show_all(self) -> None:
        """Let the record show the whole board from here on."""
        self._session.apply(lambda game: game.show_only(NO_POINTS))

    def shows_whole_board(self) -> bool:
        return self._settings.shows_whole_board

    def toggle_whole_board(self) -> None:
        self._settings.shows_whole_board = not self._settings.shows_whole_board

    # Turning

    def is_rotated(self) -> bool:
        return self._view_state.symmetry is not Symmetry.NONE

    def rotate(self, symmetry: Symmetry) -> None:
        """Turn the board as it is seen now; the record stays as it is."""
        self._view_state.symmetry = self._view_state.symmetry.then(symmetry)
        self.changed.emit()

    def reset_rotation(self) -> None:
        """Show the board as it is in the record."""
        self._view_state.symmetry = Symmetry.NONE
        self.changed.emit()
