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
    """The material of a stone, which determines its shading."""

    SLATE = "slate"
    SHELL = "shell"
    GLASS = "glass"
    """Polished: a sharp highlight above, and light shining through at the lower rim."""
    FLAT = "flat"
    """For the screen: a plain disc exactly on its point."""
    INK = "ink"
    """For print: a plain disc, with the outline of ``StoneLook.outline`` if there is one."""

    @property
    def casts_shadow(self) -> bool:
        return self is not Material.INK

    @property
    def is_plain(self) -> bool:
        """Return whether stones are all alike and exactly on their points."""
        return self in {Material.FLAT, Material.INK}


@dataclass(frozen=True, slots=True)
class StoneLook:
    """The material and colours of one player's stones."""

    material: Material
    fill: str
    ink: str
    """The colour of text and marks on the stone."""
    outline: str | None = None
    """The colour of the rim, if a stone would be hard to see without one."""

    @property
    def is_pale(self) -> bool:
        return int(self.fill[3:5], 16) > 127  # green contributes most to brightness


@dataclass(frozen=True, slots=True, kw_only=True)
class WoodLook:
    """Straight-grained wood: pale early wood, dark late wood, ``rings`` years across the board."""

    early: str
    late: str
    rings: int = 110
    bend: float = 1.0
    """The sideways deviation of the year rings, relative to the usual."""
    seed: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class SlabLook:
    """A surface without grain, such as stone or paper: clouds and specks between two colours."""

    pale: str
    dark: str
    clouds: float = 1.0
    """The contrast of the clouds; 0: there are only specks."""
    seed: int = 2


Surface = WoodLook | SlabLook


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """The colours and materials of a board with its stones, grid and marks."""

    background: str
    """The colour around the board; "transparent" for none."""
    board: str
    """The plain colour of the board, also shown until its surface has been made."""
    surface: Surface | None
    """The texture; None: one colour, without edges or a shadow."""
    stones: ByColor[StoneLook]
    line: str
    writing: str
    """The colour of coordinates and of marks on empty points."""
    accent: str
    """The cursor and chosen points."""
    casing: str
    """The colour under lines and signs in ``accent`` and ``warning``, for contrast."""
    counted: str
    """The transparent colour over counted points."""
    warning: str
    """Forbidden points and open borders."""
    greys: bool = True
    """True if shades and faint areas between its colours are allowed."""
    edge: float = 1.0
    """The thickness of lines along the edges of the board, relative to the others.

    This field and those below apply to printed boards.
    """
    strength: float = 1.0
    """The scale of the thickness of all lines."""
    font_scale: float = 1.0
    """The scale of coordinates and captions."""


KAYA = Theme(
    background="#f3efe8",
    board="#e1b87c",
    surface=WoodLook(early="#edca90", late="#c18a4a"),
    stones=ByColor(
        StoneLook(Material.SLATE, fill="#26282b", ink="#f4efe4"),
        StoneLook(Material.SHELL, fill="#f1ede2", ink="#1d1b1a"),
    ),
    line="#39250f",
    writing="#4a2e14",
    accent="#3d3f9e",
    casing="#f1ede2",
    counted="#fff8e8",
    warning="#bb3410",  # as far from brown as from red: some see only one of them
)

DEFAULT_THEME: Final = "kaya"
"""The name of the file with the same theme as ``KAYA``."""

BOOK = Theme(
    background="#ffffff",
    board="#ffffff",
    surface=None,
    stones=ByColor(
        StoneLook(Material.INK, fill="#000000", ink="#ffffff"),
        StoneLook(Material.INK, fill="#ffffff", ink="#000000", outline="#000000"),
    ),
    line="#000000",
    writing="#000000",
    accent="#000000",
    casing="#ffffff",
    counted="#b0b0b0",
    warning="#000000",
    greys=False,
    edge=2.0,
)

GRAY = replace(
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

LARGE_PRINT = replace(BOOK, edge=1.6, strength=1.8, font_scale=1.3)
"""Large print, easy to read from a distance."""


class StoneSet(Enum):
    """The stones on a board: those of its theme, or others."""

    OF_BOARD = "board"
    SLATE = "slate"
    GLASS = "glass"
    FLAT = "flat"


_SETS: Final = {
    StoneSet.SLATE: KAYA.stones,
    StoneSet.GLASS: ByColor(
        StoneLook(Material.GLASS, fill="#15181b", ink="#f6f6f4"),
        StoneLook(Material.GLASS, fill="#e7ece9", ink="#16191b"),
    ),
    StoneSet.FLAT: ByColor(
        StoneLook(Material.FLAT, fill="#1e2023", ink="#f7f5f0"),
        StoneLook(Material.FLAT, fill="#f7f5ef", ink="#1b1c1e"),
    ),
}


def with_stones(theme: Theme, stones: StoneSet) -> Theme:
    """Return ``theme`` with other stones; they keep a rim needed on its board."""
    if stones is StoneSet.OF_BOARD:
        return theme
    black, white = (
        replace(look, outline=own.outline if own.material.casts_shadow else None)
        for look, own in zip(_SETS[stones], theme.stones, strict=True)
    )
    return replace(theme, stones=ByColor(black, white))


THEMES: Final[Mapping[str, Theme]] = MappingProxyType(
    {"wood": KAYA, "book": BOOK, "grey": GRAY, "large": LARGE_PRINT}
)
"""The print themes, by name."""
