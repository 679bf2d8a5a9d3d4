"""The heading above the first diagram: a title, the two players, what else is known."""

from __future__ import annotations

from typing import Final

from gobanapp.paint.sheets.faces import Faces
from gobanapp.paint.sheets.page import Role, Stone, Words
from gobanapp.paint.sheets.sheet import Box, Heading, dots
from gobanapp.paint.sheets.text_lines import Type
from gobanapp.rules.color import Color

# Millimetres on the paper.
_BELOW: Final = 6
_BETWEEN: Final = 1.5
_BETWEEN_PLAYERS: Final = 12

_MOST_LINES: Final = 4
"""Of facts; a heading is to leave the page to the game."""
_STONE: Final = 0.75
_AFTER_STONE: Final = 0.5
"""Both in sizes of type."""


def set_heading(heading: Heading, frame: Box, faces: Faces) -> tuple[list[Words], list[Stone], int]:
    """Return what stands at the top of ``frame``, and how much room it and the space below take."""
    words, stones = list[Words](), list[Stone]()
    top = frame.top

    def centred(text: str, face: Type) -> None:
        nonlocal top
        shown = face.cut(text, frame.width)
        width = min(frame.width, face.width(shown))
        left = frame.left + (frame.width - width) // 2
        words.append(Words(Box(left, top, width, face.line), shown, face, Role.HEADING))
        top += face.line + dots(_BETWEEN)

    if heading.title.strip():
        centred(heading.title, faces.title)
    if heading.players is not None:
        face = faces.player
        size = round(_STONE * face.size)
        sign = size + round(_AFTER_STONE * face.size)
        room = (frame.width - dots(_BETWEEN_PLAYERS)) // 2 - sign
        names = heading.players.map(lambda name: face.cut(name, room))
        widths = names.map(face.width)
        left = frame.left
        left += (frame.width - widths.black - widths.white - 2 * sign - dots(_BETWEEN_PLAYERS)) // 2
        for color in Color:
            stones.append(Stone(Box(left, top + (face.line - size) // 2, size, size), color))
            left += sign
            box = Box(left, top, widths[color], face.line)
            words.append(Words(box, names[color], face, Role.HEADING))
            left += widths[color] + dots(_BETWEEN_PLAYERS)
        top += face.line + dots(_BETWEEN)
    facts = " · ".join(" ".join(fact.split()) for fact in heading.facts if fact.strip())
    if facts:
        for line in faces.small.broken(facts, frame.width)[:_MOST_LINES]:
            centred(line, faces.small)
    height = top - frame.top
    return words, stones, height + dots(_BELOW) if height else 0
