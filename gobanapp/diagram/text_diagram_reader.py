"""Reading of text diagrams: in the format of Sensei's Library, or in plain text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from gobanapp.diagram.raw_diagram import DiagramFault, RawDiagram
from gobanapp.diagram.text_diagram import STAR, Edges, TextDiagram
from gobanapp.rules.color import Color

_BEGIN = re.compile(r"(?:[\s>]|\[go\])*\$\$", re.IGNORECASE)
_END = "[/go]"
_HEADING = re.compile(r"([BW])?(c)?([0-9]{1,2})?(?:m([0-9]{1,6}))?(?:\s+(.*))?\Z")
_LINK = re.compile(r"\[([^|\]]*)\|(.*)\]\Z")
_MARKUP = re.compile(r"\{(.*)\}\Z")
_ROW = re.compile(r"[|+]?[.,XO#@?_0-9A-Za-z*+]+[|+]?\Z")
_EDGE = "|+-"
_COLORS = {"B": Color.BLACK, "W": Color.WHITE}


@dataclass(frozen=True, slots=True)
class FoundDiagrams:
    """The diagrams of a text in order, and their problems."""

    diagrams: tuple[TextDiagram, ...] = ()
    faults: tuple[DiagramFault, ...] = ()


def read_text_diagrams(text: str) -> FoundDiagrams:
    """Return all diagrams of ``text``; other text is ignored.

    Never raises. If a line begins with ``$$``, only such lines count. Quotation marks before them
    and forum tags ``[go]`` are ignored.
    """
    lines = text.splitlines()
    raw_diagrams = _find_raw_diagrams(lines)
    if not raw_diagrams:
        from gobanapp.diagram.ascii_diagram import find_ascii_diagrams

        raw_diagrams = find_ascii_diagrams(lines)
    faults: list[DiagramFault] = []
    diagrams = [raw_diagram.to_diagram(faults) for raw_diagram in raw_diagrams]
    return FoundDiagrams(tuple(filter(None, diagrams)), tuple(faults))


def _find_raw_diagrams(lines: Sequence[str]) -> list[RawDiagram]:
    """Return the diagrams in lines with ``$$``; each run of them, or each heading, starts one."""
    blocks: list[_Block] = []
    block = None
    for number, line in enumerate(lines, start=1):
        text = _content(line)
        if text is None:
            block = None
            continue
        heading = _HEADING.match(text)
        has_fields = heading is not None and any(heading.groups()[:4])
        if block is None or (block.rows and has_fields):
            block = _Block(number)
            blocks.append(block)
            if heading is not None and not _is_row(heading):
                block.read_heading(heading)
                continue
            if heading is None and not _is_board(text):
                block.board.caption = text.strip()
                continue
        block.add_line(number, text.strip())
    return [block.to_raw_diagram() for block in blocks if block.has_signs]


def _content(line: str) -> str | None:
    """Return the text after ``$$``, None if a line does not begin with it."""
    begin = _BEGIN.match(line)
    if begin is None:
        return None
    text = line[begin.end() :].rstrip()
    return text[: -len(_END)].rstrip() if text.lower().endswith(_END) else text


def _is_border(text: str) -> bool:
    return "-" in text and not text.strip(_EDGE)


def _is_row(heading: re.Match[str]) -> bool:
    """Return whether a line taken for a heading is a row of the board."""
    return not any(heading.groups()[:4]) and _is_board(heading[5] or "")


def _is_board(text: str) -> bool:
    signs = "".join(text.split())
    is_drawn = any(sign in ".,|" for sign in signs) and all(len(word) == 1 for word in text.split())
    return _is_border(signs) or (is_drawn and bool(_ROW.match(signs)))


class _Block:
    """The lines of one diagram."""

    def __init__(self, line: int) -> None:
        self.board = RawDiagram(line=line)
        self.rows: list[tuple[int, str]] = []

    def read_heading(self, heading: re.Match[str]) -> None:
        board = self.board
        turn, coordinates, size, first, caption = heading.groups()
        board.turn = _COLORS.get(turn)
        board.coordinates = coordinates is not None
        board.size = int(size) if size and int(size) else None
        board.first = int(first) if first else 1
        board.caption = (caption or "").strip()

    def add_line(self, line: int, text: str) -> None:
        if (link := _LINK.match(text)) is not None:
            self.board.links.append((link[1].strip(), link[2].strip()))
        elif (markup := _MARKUP.match(text)) is not None:
            self.board.markup.append((line, markup[1].strip()))
        elif text:
            self.rows.append((line, "".join(text.split())))

    @property
    def has_signs(self) -> bool:
        return any(row.strip(_EDGE) for _, row in self.rows)

    def to_raw_diagram(self) -> RawDiagram:
        """Take the edges off the rows and return the board."""
        rows = self.rows
        top = _is_border(rows[0][1])
        bottom = _is_border(rows[-1][1])
        rows = [(line, row) for line, row in rows if not _is_border(row)]
        left = any(row.startswith("|") for _, row in rows)
        right = any(row.endswith("|") for _, row in rows)
        self.board.edges = Edges(left=left, right=right, top=top, bottom=bottom)
        self.board.rows = [
            (line, list(row.removeprefix("|").removesuffix("|").replace("+", STAR)))
            for line, row in rows
        ]
        return self.board
