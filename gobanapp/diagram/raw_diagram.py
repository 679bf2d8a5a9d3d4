"""Rows of signs found in a text, and the diagram made from them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from enum import Enum

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.text_diagram import (
    DIMMED,
    EMPTY,
    HIDDEN,
    LETTERS,
    MARKED_STONES,
    MARKS,
    MAX_MOVES_DRAWN,
    NO_EDGES,
    STANDARD_SIZE,
    STAR,
    STONES,
    Edges,
    TextDiagram,
)
from gobanapp.game.markup import Mark, MarkupLine
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import MAX_SIZE, Point

_SPAN = re.compile(r"(AR|LN)\s+(\S+)\s+(\S+)(?:\s.*)?")
_FROM_CORNER = re.compile(r"([0-9]{1,2}):([0-9]{1,2})")


class DiagramFaultKind(Enum):
    """Kinds of problems in a diagram; each is repaired except ``TOO_LARGE``."""

    UNKNOWN_SIGN = "unknown-sign"
    """Read as an empty point, as is a sign for any stone in a pattern."""
    UNEVEN_ROWS = "uneven-rows"
    """Missing signs at the end of a row are blank."""
    MOVE_TWICE = "move-twice"
    """The second is read as a stone."""
    UNKNOWN_MARKUP = "unknown-markup"
    """A line or arrow that cannot be understood, or is not on the diagram, is left out."""
    SIZE_GUESSED = "size-guessed"
    """The diagram does not state the size of the board."""
    PLACE_GUESSED = "place-guessed"
    """The diagram has no edge that determines its place on the board."""
    TOO_LARGE = "too-large"
    """Not repaired: there is no diagram."""


@dataclass(frozen=True, slots=True)
class DiagramFault:
    """One problem; ``line`` counts from 1, ``found`` is the text there."""

    fault: DiagramFaultKind
    line: int
    found: str = ""


@dataclass(slots=True, kw_only=True)
class RawDiagram:
    """A diagram before its points are known.

    A sign is one of the form's characters, or a number of two digits or more.
    """

    line: int
    """The number of the first line in the text."""
    rows: list[tuple[int, list[str]]] = field(default_factory=list)
    """Each with its line, from the top."""
    edges: Edges = NO_EDGES
    caption: str = ""
    turn: Color | None = None
    coordinates: bool = False
    size: int | None = None
    first: int = 1
    markup: list[tuple[int, str]] = field(default_factory=list)
    links: list[tuple[str, str]] = field(default_factory=list)
    left: int | None = None
    """The first column, if its name is given; ``bottom``: the last row."""
    bottom: int | None = None
    has_usual_size: bool = True
    """True if a board without a size is assumed to have 19 lines."""

    def to_diagram(self, faults: list[DiagramFault]) -> TextDiagram | None:
        """Return the diagram, None if the board is too large.

        Problems are added to ``faults``. There must be a row with a sign.
        """
        part, columns, rows = self._place()
        if max(columns, rows) > MAX_SIZE:
            faults.append(DiagramFault(DiagramFaultKind.TOO_LARGE, self.line, f"{columns}x{rows}"))
            return None
        self._note_guesses(part, columns, rows, faults)
        diagram = TextDiagram(
            board=Board.empty(columns, rows),
            part=part,
            edges=self.edges,
            caption=self.caption,
            turn=self.turn,
            coordinates=self.coordinates,
            size=self.size,
            first=self.first,
            links=tuple(self.links),
        )
        diagram = self._read_signs(diagram, faults)
        spans: dict[str, list[MarkupLine]] = {"AR": [], "LN": []}
        for line, text in self.markup:
            span = _span(text, diagram)
            if span is None:
                faults.append(DiagramFault(DiagramFaultKind.UNKNOWN_MARKUP, line, text))
            else:
                spans[span[0]].append(span[1])
        return replace(diagram, arrows=tuple(spans["AR"]), lines=tuple(spans["LN"]))

    def _place(self) -> tuple[BoardPart, int, int]:
        """Return the drawn part of a board, and the board's columns and rows."""
        edges = self.edges
        width, height = max(len(signs) for _, signs in self.rows), len(self.rows)
        default_size = self.size or STANDARD_SIZE
        if self.size is None and edges.left and edges.right:
            default_size = width  # boards are usually square
        elif self.size is None and edges.bottom and edges.top:
            default_size = height
        columns, left = _place(width, (edges.left, edges.right), self.left, default_size)
        rows, bottom = _place(height, (edges.bottom, edges.top), self.bottom, default_size)
        if not (edges.bottom or edges.top) and self.bottom is None:
            bottom = (rows - height + 1) // 2
        return BoardPart(left, bottom, left + width - 1, bottom + height - 1), columns, rows

    def _read_signs(self, diagram: TextDiagram, faults: list[DiagramFault]) -> TextDiagram:
        part = diagram.part
        signs = _Signs(diagram)
        for index, (line, row) in enumerate(self.rows):
            if len(row) < part.columns:
                faults.append(DiagramFault(DiagramFaultKind.UNEVEN_ROWS, line))
            for x in range(part.columns):
                sign = row[x] if x < len(row) else HIDDEN
                fault = signs.add(Point(part.left + x, part.top - index), sign)
                if fault is not None:
                    faults.append(DiagramFault(fault, line, sign))
        return signs.diagram()

    def _note_guesses(
        self, part: BoardPart, columns: int, rows: int, faults: list[DiagramFault]
    ) -> None:
        edges = self.edges
        has_column = edges.left or edges.right or self.left is not None or part.columns == columns
        has_row = edges.top or edges.bottom or self.bottom is not None or part.rows == rows
        if not has_column or not has_row:
            faults.append(DiagramFault(DiagramFaultKind.PLACE_GUESSED, self.line))
        is_drawn = (edges.left and edges.right) or (edges.top and edges.bottom)
        if self.size is None and not self.has_usual_size and not is_drawn:
            faults.append(
                DiagramFault(DiagramFaultKind.SIZE_GUESSED, self.line, f"{columns}x{rows}")
            )


def _place(
    length: int, edges: tuple[bool, bool], start: int | None, default_size: int
) -> tuple[int, int]:
    """Return the length of a side of the board, and the position on it of a diagram of ``length``.

    ``edges``: whether the edges at its start and end are drawn. ``start``: the start according to
    the coordinates. Without either, the diagram is centred.
    """
    if all(edges):
        return length, 0
    size = max(default_size, length)
    if edges[0]:
        return size, 0
    if edges[1]:
        return size, size - length
    if start is not None:
        return max(size, start + length), start
    return size, (size - length) // 2


class _Signs:
    """The points of a diagram, added one by one."""

    def __init__(self, diagram: TextDiagram) -> None:
        self._diagram = diagram
        self._stones: dict[Point, Color] = {}
        self._moves: dict[int, Point] = {}
        self._marks: dict[Point, Mark] = {}
        self._labels: dict[Point, str] = {}
        self._others: dict[str, set[Point]] = {STAR: set(), DIMMED: set(), HIDDEN: set()}

    def add(self, point: Point, sign: str) -> DiagramFaultKind | None:
        """Set ``point`` according to ``sign``; return the problem, if any."""
        if sign in STONES:
            self._stones[point] = STONES[sign]
        elif sign in MARKED_STONES:
            self._stones[point], self._marks[point] = MARKED_STONES[sign]
        elif sign in MARKS:
            self._marks[point] = MARKS[sign]
        elif sign in LETTERS:
            self._labels[point] = sign
        elif sign in self._others:
            self._others[sign].add(point)
        elif sign.isdecimal():
            return self._add_move(point, int(sign) or MAX_MOVES_DRAWN)
        elif sign != EMPTY:
            return DiagramFaultKind.UNKNOWN_SIGN
        return None

    def _add_move(self, point: Point, drawn_number: int) -> DiagramFaultKind | None:
        if drawn_number in self._moves:
            self._stones[point] = self._diagram.color(drawn_number)
            return DiagramFaultKind.MOVE_TWICE
        self._moves[drawn_number] = point
        return None

    def diagram(self) -> TextDiagram:
        board = self._diagram.board
        for color in Color:
            points = (point for point, stone_color in self._stones.items() if stone_color is color)
            board = board.with_stones(color, points)
        return replace(
            self._diagram,
            board=board,
            moves=dict(sorted(self._moves.items())),
            marks=self._marks,
            labels=self._labels,
            stars=frozenset(self._others[STAR]),
            dimmed=frozenset(self._others[DIMMED]),
            hidden=frozenset(self._others[HIDDEN]),
        )


def _span(text: str, diagram: TextDiagram) -> tuple[str, MarkupLine] | None:
    match = _SPAN.fullmatch(text)
    if match is None:
        return None
    start, end = _point(match[2], diagram), _point(match[3], diagram)
    return None if start is None or end is None else (match[1], (start, end))


def _point(name: str, diagram: TextDiagram) -> Point | None:
    """Return the point of a name, as on the board or counted from the upper left corner drawn."""
    part = diagram.part
    match = _FROM_CORNER.fullmatch(name)
    if match is not None:
        point = Point(part.left + int(match[1]) - 1, part.top - int(match[2]) + 1)
    elif diagram.is_anchored:
        try:
            point = Point.parse(name)
        except ValueError:
            return None
    else:
        return None
    return point if point in part else None
