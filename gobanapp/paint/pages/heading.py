"""The heading above the first diagram: a title, the two players, what else is known."""

from __future__ import annotations

from typing import Final

from gobanapp.paint.pages.page import PlacedStone, PlacedText, TextRole
from gobanapp.paint.pages.page_fonts import PageFonts
from gobanapp.paint.pages.print_content import PageRect, PrintHeading, mm_to_dots
from gobanapp.paint.pages.text_lines import PageFont
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


def typeset_heading(
    heading: PrintHeading, frame: PageRect, faces: PageFonts
) -> tuple[list[PlacedText], list[PlacedStone], int]:
    """Return what stands at the top of ``frame``, and how much room it and the space below take."""
    words, stones = list[PlacedText](), list[PlacedStone]()
    top = frame.top

    def centred(text: str, face: PageFont) -> None:
        nonlocal top
        shown = face.elided(text, frame.width)
        width = min(frame.width, face.width(shown))
        left = frame.left + (frame.width - width) // 2
        words.append(
            PlacedText(PageRect(left, top, width, face.line), shown, face, TextRole.HEADING)
        )
        top += face.line + mm_to_dots(_BETWEEN)

    if heading.title.strip():
        centred(heading.title, faces.title)
    if heading.players is not None:
        face = faces.player
        size = round(_STONE * face.size)
        sign = size + round(_AFTER_STONE * face.size)
        room = (frame.width - mm_to_dots(_BETWEEN_PLAYERS)) // 2 - sign
        names = heading.players.map(lambda name: face.elided(name, room))
        widths = names.map(face.width)
        left = frame.left
        left += (
            frame.width - widths.black - widths.white - 2 * sign - mm_to_dots(_BETWEEN_PLAYERS)
        ) // 2
        for color in Color:
            stones.append(
                PlacedStone(PageRect(left, top + (face.line - size) // 2, size, size), color)
            )
            left += sign
            box = PageRect(left, top, widths[color], face.line)
            words.append(PlacedText(box, names[color], face, TextRole.HEADING))
            left += widths[color] + mm_to_dots(_BETWEEN_PLAYERS)
        top += face.line + mm_to_dots(_BETWEEN)
    facts = " · ".join(" ".join(fact.split()) for fact in heading.facts if fact.strip())
    if facts:
        for line in faces.small.broken(facts, frame.width)[:_MOST_LINES]:
            centred(line, faces.small)
    height = top - frame.top
    return words, stones, height + mm_to_dots(_BELOW) if height else 0
