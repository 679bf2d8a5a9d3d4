"""TextDiagram: a diagram in the text format of Sensei's Library.

Each line begins with ``$$``. The first line can state the player of move 1 (``B``, ``W``),
coordinates (``c``), the size of the board, the number of move 1 (``m11``) and, after a blank, a
caption. The rows follow, with ``|`` and ``-`` at the edges of the board, and then lines and arrows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from gobanapp.diagram.board_part import BoardPart
from gobanapp.game.markup import Mark, MarkupLine
from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import COLUMN_LETTERS, Point

MAX_MOVES_DRAWN: Final = 10
"""The format has the digits 1 to 9, and 0 for the tenth move."""

STANDARD_SIZE: Final = 19

STONES: Final[Mapping[str, Color]] = MappingProxyType({"X": Color.BLACK, "O": Color.WHITE})
MARKED_STONES: Final[Mapping[str, tuple[Color, Mark]]] = MappingProxyType(
    {
        "B": (Color.BLACK, Mark.CIRCLE),
        "W": (Color.WHITE, Mark.CIRCLE),
        "#": (Color.BLACK, Mark.SQUARE),
        "@": (Color.WHITE, Mark.SQUARE),
        "Y": (Color.BLACK, Mark.TRIANGLE),
        "Q": (Color.WHITE, Mark.TRIANGLE),
        "Z": (Color.BLACK, Mark.CROSS),
        "P": (Color.WHITE, Mark.CROSS),
    }
)
MARKS: Final[Mapping[str, Mark]] = MappingProxyType(
    {"C": Mark.CIRCLE, "S": Mark.SQUARE, "T": Mark.TRIANGLE, "M": Mark.CROSS}
)
EMPTY: Final = "."
STAR: Final = ","
DIMMED: Final = "?"
"""A point outside the pattern; in patterns to search for, it can hold anything."""
HIDDEN: Final = "_"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

_STONE_SIGNS = {color: sign for sign, color in STONES.items()}
_MARKED_STONE_SIGNS = {marked: sign for sign, marked in MARKED_STONES.items()}
_MARK_SIGNS = {mark: sign for sign, mark in MARKS.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Edges:
    """The edges drawn. Beyond a missing edge the board may continue."""

    left: bool = False
    bottom: bool = False
    right: bool = False
    top: bool = False


NO_EDGES: Final = Edges()


@dataclass(frozen=True, slots=True, kw_only=True)
class TextDiagram:
    """The contents of one diagram. That its points lie within ``part`` is not checked."""

    board: Board
    """The whole board with the stones that have no number."""
    part: BoardPart
    """The part of the board that is drawn."""
    edges: Edges = NO_EDGES
    caption: str = ""
    turn: Color | None = None
    """The player of move 1; None if not stated, which means Black."""
    coordinates: bool = False
    size: int | None = None
    """The length of a side as stated, None if not stated."""
    first: int = 1
    """The number of the move that is drawn as 1."""
    moves: Mapping[int, Point] = field(default_factory=lambda: MappingProxyType({}))
    """The points of the moves drawn, by their drawn numbers from 1 to 10; some may be missing."""
    marks: Mapping[Point, Mark] = field(default_factory=lambda: MappingProxyType({}))
    labels: Mapping[Point, str] = field(default_factory=lambda: MappingProxyType({}))
    """Small letters on empty points."""
    lines: tuple[MarkupLine, ...] = ()
    arrows: tuple[MarkupLine, ...] = ()
    stars: frozenset[Point] = NO_POINTS
    """The empty points that are drawn as star points."""
    dimmed: frozenset[Point] = NO_POINTS
    hidden: frozenset[Point] = NO_POINTS
    """Points of ``part`` that are left blank."""
    links: tuple[tuple[str, str], ...] = ()
    """The pages that signs of the diagram link to."""

    def color(self, drawn_number: int) -> Color:
        """Return the player of the move drawn as ``drawn_number``."""
        turn = self.turn or Color.BLACK
        return turn if drawn_number % 2 else turn.opponent

    @property
    def is_anchored(self) -> bool:
        """True if the drawn edges determine the columns and rows."""
        edges = self.edges
        return (edges.left or edges.right) and (edges.top or edges.bottom)


def write_text_diagram(diagram: TextDiagram) -> str:
    """Return ``diagram`` as text, each line ended.

    ``read_text`` reverses it. Raises ValueError for more moves than the format has digits. Only the
    marks in ``MARKS`` are possible.
    """
    if any(drawn_number > MAX_MOVES_DRAWN for drawn_number in diagram.moves):
        raise ValueError(f"more than {MAX_MOVES_DRAWN} moves")
    part, edges = diagram.part, diagram.edges
    signs = _signs(diagram)
    border = "$$ " + " " * edges.left + "-" * (2 * part.columns - 1 + edges.left + edges.right)
    rows = [border] * edges.top
    for y in range(part.top, part.bottom - 1, -1):
        row = " ".join(signs[Point(x, y)] for x in range(part.left, part.right + 1))
        rows.append(f"$$ {'| ' * edges.left}{row}{' |' * edges.right}")
    rows += [border] * edges.bottom
    name = str if diagram.is_anchored and part.right < len(COLUMN_LETTERS) else _from_corner(part)
    for word, spans in (("AR", diagram.arrows), ("LN", diagram.lines)):
        rows += [f"$$ {{{word} {name(start)} {name(end)}}}" for start, end in spans]
    rows += [f"$$ [{sign}|{page}]" for sign, page in diagram.links]
    return "\n".join([_heading(diagram), *rows, ""])


def _heading(diagram: TextDiagram) -> str:
    turn = {Color.BLACK: "B", Color.WHITE: "W", None: ""}[diagram.turn]
    coordinates = "c" if diagram.coordinates else ""
    size = "" if diagram.size is None else str(diagram.size)
    first = "" if diagram.first == 1 else f"m{diagram.first}"
    caption = " ".join(diagram.caption.split())
    return f"$${turn}{coordinates}{size}{first} {caption}".rstrip()


def _signs(diagram: TextDiagram) -> dict[Point, str]:
    signs = dict.fromkeys(diagram.part.points(), EMPTY)
    signs |= dict.fromkeys(diagram.stars, STAR)
    signs |= dict.fromkeys(diagram.dimmed, DIMMED)
    signs |= diagram.labels
    signs |= {point: _MARK_SIGNS[mark] for point, mark in diagram.marks.items()}
    for point, color in diagram.board.stones():
        mark = diagram.marks.get(point)
        plain = _STONE_SIGNS[color]
        signs[point] = plain if mark is None else _MARKED_STONE_SIGNS.get((color, mark), plain)
    signs |= {
        point: str(drawn_number % MAX_MOVES_DRAWN) for drawn_number, point in diagram.moves.items()
    }
    return signs | dict.fromkeys(diagram.hidden, HIDDEN)


def _from_corner(part: BoardPart) -> Callable[[Point], str]:
    return lambda point: f"{point.x - part.left + 1}:{part.top - point.y + 1}"
