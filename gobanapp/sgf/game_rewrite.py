"""Changes of a whole game, such as rotation, and their short names in the journal.

Two words in the journal describe what happens to sixty thousand nodes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from gobanapp.game.color_swap import color_swap_edit
from gobanapp.game.node import Property
from gobanapp.game.rotation import rotation_edit
from gobanapp.game.tree import Edit, Tree
from gobanapp.rules.symmetry import Symmetry
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.sgf.property_table import LINE_PROPERTIES
from gobanapp.sgf.value_types import SgfCoordinates, sgf_coordinates

_POINT_LISTS = frozenset(
    "B W AB AW AE CR DD L M MA SL SQ TB TR TW VW RG SC".split()  # RG and SC are of FF[1] to FF[3]
)
"""The properties whose values are points or rectangles of points. The meaning of private ones is
unknown, so they stay unchanged."""

_NUMBER = re.compile(r"\s*([-+]?)(\d+\.?\d*|\.\d+)\s*", re.ASCII)

_PAIRS = ("B W", "AB AW", "TB TW", "BL WL", "OB OW", "GB GW", "BS WS")
_OTHER_COLOR = {
    name: other for pair in _PAIRS for name, other in (pair.split(), pair.split()[::-1])
}
_PLAYERS = {
    name: other
    for pair in ("PB PW", "BR WR", "BT WT")
    for name, other in (pair.split(), pair.split()[::-1])
}


@dataclass(frozen=True, slots=True)
class Rotation:
    """The game rotated or flipped."""

    symmetry: Symmetry

    def __str__(self) -> str:
        return f"turn {self.symmetry.name}"

    def edit(
        self, tree: Tree, columns: int, rows: int, progress: ProgressCallback = ignore_progress
    ) -> Edit:
        """Return the edit of the whole game. Raises ValueError as ``rotation_edit`` does."""
        board = sgf_coordinates(columns, rows)

        def turned(other: Property) -> Property:
            return _turned(other, self.symmetry, board, columns, rows)

        return rotation_edit(tree, self.symmetry, columns, rows, turned, progress)


@dataclass(frozen=True, slots=True)
class ColorSwap:
    """Black and White exchanged; ``players``: the players too."""

    players: bool

    def __str__(self) -> str:
        return f"swap {'players' if self.players else 'stones'}"

    def edit(
        self, tree: Tree, columns: int, rows: int, progress: ProgressCallback = ignore_progress
    ) -> Edit:
        """Return the edit of the whole game."""
        names = _OTHER_COLOR | (_PLAYERS if self.players else {})

        def swapped(other: Property) -> Property:
            if other.name == "V":  # A result good for Black is positive.
                return other._replace(values=tuple(map(_negative, other.values)))
            return other._replace(name=names.get(other.name, other.name))

        return color_swap_edit(
            tree, columns, rows, swapped, players=self.players, progress=progress
        )


GameRewrite = Rotation | ColorSwap


def parse_game_rewrite(text: str) -> GameRewrite:
    """Return the change that ``str`` wrote. Raises ValueError for other text."""
    kind, _, argument = text.partition(" ")
    if kind == "turn" and argument in Symmetry.__members__:
        return Rotation(Symmetry[argument])
    if kind == "swap" and argument in ("players", "stones"):
        return ColorSwap(argument == "players")
    raise ValueError(f"no change of a whole record: {text!r}")


def _negative(value: str) -> str:
    """Return a number with its sign changed; other text, and zero, stays."""
    found = _NUMBER.fullmatch(value)
    if found is None or not found[2].strip("0."):
        return value
    return found[2] if found[1] == "-" else f"-{found[2]}"


def _turned(
    other: Property, symmetry: Symmetry, board: SgfCoordinates, columns: int, rows: int
) -> Property:
    """Return a property of the file with its points rotated; other values stay."""

    def name(value: str) -> str | None:
        point = board.point(value)
        return None if point is None else board.name(symmetry.map_point(point, columns, rows))

    def turned(value: str) -> str:
        start, colon, end = value.partition(":")
        if not colon:
            return name(value) or value
        first = name(start)
        if other.name == "LB":
            return value if first is None else f"{first}:{end}"
        last = name(end)
        if first is None or last is None:
            return value
        if other.name in LINE_PROPERTIES:
            return f"{first}:{last}"
        # A rectangle is written from its upper left corner to its lower right one.
        columns_, rows_ = sorted((first[0], last[0])), sorted((first[1], last[1]))
        return f"{columns_[0]}{rows_[0]}:{columns_[1]}{rows_[1]}"

    if other.name not in _POINT_LISTS and other.name not in LINE_PROPERTIES and other.name != "LB":
        return other
    return other._replace(values=tuple(map(turned, other.values)))
