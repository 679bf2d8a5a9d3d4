"""Print properties of a node: starts of figures, numbering of moves."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntFlag


class FigureFlag(IntFlag):
    """Parts of a figure to leave out, by the bits of SGF's FG; unknown bits are kept."""

    NO_COORDINATES = 1
    NO_NAME = 2
    NO_LIST = 4
    """The moves that the figure cannot show are not listed below it."""
    KEEPS_CAPTURED = 256
    """Stones captured within the figure stay visible."""
    NO_STAR_POINTS = 512
    IGNORED = 32768
    """Ignore the other flags: the reader decides."""


@dataclass(frozen=True, slots=True)
class FigureStart:
    """A new figure begins with this node."""

    name: str = ""
    flags: FigureFlag = FigureFlag.IGNORED


class Numbering(Enum):
    """The numbering of the moves in a figure: SGF's PM."""

    NONE = 0
    PLAIN = 1
    """Full move numbers."""
    HUNDREDS = 2
    """Without the hundreds of the figure's first move: 101-205 are 1-105."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintProperties:
    """The properties of a node that apply only in print; None: not set here."""

    figure: FigureStart | None = None
    numbering: Numbering | None = None
    """From here on; None: as before this node."""
    number: int | None = None
    """The number of this node's move, None: one more than the one before."""


NO_PRINT_PROPERTIES = PrintProperties()
