"""Theme: the materials and colours of a picture of the board.

Colours are written "#rrggbb".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType
from typing import Final

from gobanapp.rules.color import ByColor


class Material(Enum):
    """What a stone is made of: how light falls on it."""

    SLATE = "slate"
    SHELL = "shell"
    INK = "ink"
    """Printed: a flat disc, with an outline where ``StoneLook.outline`` names one."""


@dataclass(frozen=True, slots=True)
class StoneLook:
    material: Material
    fill: str
    ink: str
    """The colour of what is written or drawn upon the stone."""
    outline: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WoodLook:
    """Straight-grained wood: pale early wood, dark late wood, ``rings`` years across the board."""

    early: str
    late: str
    rings: int = 110
    seed: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    table: str
    """What the board lies on; "transparent" leaves it out."""
    board: str
    """The colour of the board as a whole; all there is of it until its wood has been made."""
    wood: WoodLook | None
    stones: ByColor[StoneLook]
    line: str
    writing: str
    """Coordinates, and what is drawn on empty points."""
    accent: str
    """The cursor and chosen points."""
    counted: str
    """Laid thinly over what has been counted."""
    warning: str
    """Forbidden points and open borders."""
    greys: bool = True
    """Whether there may be anything between its colours: shades, faint areas."""
    edge: float = 1.0
    """The thickness of lines along the edges of the board, in that of others. This and what
    follows is of printed boards."""
    strength: float = 1.0
    """How much thicker all lines are than usual."""
    type_scale: float = 1.0
    """How much larger coordinates and captions are than usual."""


KAYA = Theme(
    table="#f3efe8",
    board="#e1b87c",
    wood=WoodLook(early="#edca90", late="#c18a4a"),
    stones=ByColor(
        StoneLook(Material.SLATE, fill="#26282b", ink="#f4efe4"),
        StoneLook(Material.SHELL, fill="#f1ede2", ink="#1d1b1a"),
    ),
    line="#39250f",
    writing="#4a2e14",
    accent="#3d3f9e",
    counted="#fff8e8",
    warning="#b3261e",
)

BOOK = Theme(
    table="#ffffff",
    board="#ffffff",
    wood=None,
    stones=ByColor(
        StoneLook(Material.INK, fill="#000000", ink="#ffffff"),
        StoneLook(Material.INK, fill="#ffffff", ink="#000000", outline="#000000"),
    ),
    line="#000000",
    writing="#000000",
    accent="#000000",
    counted="#b0b0b0",
    warning="#000000",
    greys=False,
    edge=2.0,
)

GREY = replace(
    BOOK,
    board="#e4e4e4",
    stones=ByColor(
        StoneLook(Material.INK, fill="#1c1c1c", ink="#ffffff"),
        StoneLook(Material.INK, fill="#ffffff", ink="#000000", outline="#1c1c1c"),
    ),
    line="#4a4a4a",
    writing="#1c1c1c",
    accent="#1c1c1c",
    counted="#ffffff",
    warning="#1c1c1c",
    greys=True,
)
"""For office printers and grey screens: white stones stand off the board."""

LARGE = replace(BOOK, edge=1.6, strength=1.8, type_scale=1.3)
"""To be read from further off, or with tired eyes."""

THEMES: Final[Mapping[str, Theme]] = MappingProxyType(
    {"wood": KAYA, "book": BOOK, "grey": GREY, "large": LARGE}
)
"""By the names by which one chooses them."""
