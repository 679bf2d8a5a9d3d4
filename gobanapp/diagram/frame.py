"""The frame of a board picture: orientation, visible part, coordinates."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.coordinates import CoordinateSides, CoordinateStyle
from gobanapp.rules.symmetry import Symmetry


@dataclass(frozen=True, slots=True)
class Frame:
    """The layout of a picture, in addition to its size and that of the board."""

    coordinates: CoordinateStyle = CoordinateStyle.LETTERS
    sides: CoordinateSides = CoordinateSides.FOUR
    part: BoardPart | None = None
    """The visible part of the unrotated board, None for all of it."""
    symmetry: Symmetry = Symmetry.NONE
    """The orientation of the board on the screen."""
    star_points: bool = True
    type_scale: float = 1.0
    """The scale of the coordinates' type, 1 by default, as far as the board has room."""


WHOLE_BOARD = Frame()
"""The whole unrotated board, with letters and numbers around it."""

WITHOUT_COORDINATES = Frame(CoordinateStyle.NONE)
"""The whole unrotated board without coordinates."""
