"""What is chosen for a picture of the board, as a value that is remembered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.theme import THEMES
from gobanapp.paint.figure_rendering import PictureFormat
from gobanapp.storage.json_codec import TEXT, choices, restricted, whole

WIDTHS: Final = range(100, 8001)
RATIOS: Final = (1, 2, 3)
MAX_LAST_MOVES: Final = 999


class ExportSubject(Enum):
    """What is seen of the game."""

    BOARD = "board"
    """The position with its marks."""
    MOVES = "moves"
    """All moves that led to it, with their numbers."""
    LAST_MOVES = "last moves"


class ExportCoordinates(Enum):
    """What stands along the edges: as on the screen, or some coordinates."""

    SCREEN = "screen"
    NONE = CoordinateStyle.NONE.value
    LETTERS = CoordinateStyle.LETTERS.value
    NUMBERS = CoordinateStyle.NUMBERS.value
    SGF = CoordinateStyle.SGF.value
    CJK = CoordinateStyle.CJK.value
    CORNERS = CoordinateStyle.CORNERS.value

    @property
    def coordinates(self) -> CoordinateStyle | None:
        """None: those of the screen."""
        return None if self is ExportCoordinates.SCREEN else CoordinateStyle(self.value)


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportOptions:
    shown: ExportSubject = ExportSubject.BOARD
    last: int = 10
    """How many of the last moves have a number."""
    format: PictureFormat = PictureFormat.PNG
    style: str = "wood"
    width: int = 800
    """In logical pixels."""
    ratio: int = 2
    """Pixels of the picture in one of ``width``."""
    outlines: bool = False
    around: ExportCoordinates = ExportCoordinates.SCREEN
    captioned: bool = True

    def to_json(self) -> str:
        return _EXPORT_OPTIONS.to_text(self)

    @staticmethod
    def from_json(text: str) -> ExportOptions:
        """Return what was remembered; what is damaged or missing is as usual."""
        return _EXPORT_OPTIONS.from_text_or(text, ExportOptions())


_EXPORT_OPTIONS = choices(
    ExportOptions(),
    last=whole(1, MAX_LAST_MOVES),
    style=restricted(TEXT, THEMES.__contains__),
    width=restricted(whole(), WIDTHS.__contains__),
    ratio=restricted(whole(), RATIOS.__contains__),
)
