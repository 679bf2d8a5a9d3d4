"""The board on the screen, as an interface for the parts that belong to one."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry
from gobanapp.rules.point import Point


class BoardSurface(QWidget):
    """A widget that shows a board; ``BoardWidget`` is the only one."""

    @property
    def view(self) -> BoardView:
        """The current view, or the one after all stones have landed."""
        raise NotImplementedError

    @property
    def board_geometry(self) -> Geometry:
        """The geometry of the board at the widget's size."""
        raise NotImplementedError

    def magnified_image(self, point: Point, side: int) -> QImage:
        """Return the surroundings of ``point`` at twice their size, ``side`` pixels wide."""
        raise NotImplementedError
