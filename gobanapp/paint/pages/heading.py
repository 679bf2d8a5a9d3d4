"""The heading above the first diagram: a title, the two players, and other facts."""

from __future__ import annotations

from typing import Final

from gobanapp.paint.pages.page import PageFonts, PlacedStone, PlacedText, TextRole
from gobanapp.paint.pages.print_content import PageRect, PrintHeading, mm_to_dots
from gobanapp.paint.pages.text_lines import PageFont
from gobanapp.rules.color import Color

# Millimetres on the paper.
_BELOW_HEADING: Final = 6
_BETWEEN_LINES: Final = 1.5
_BETWEEN_PLAYERS: Final = 12

_MAX_FACT_LINES: Final = 4
"""The most lines of facts in a heading."""
_STONE: Final = 0.75
_AFTER_STONE: Final = 0.5
"""Both in font sizes."""


def typeset_heading(
    heading: PrintHeading, frame: PageRect, fonts: PageFonts
) -> tuple[list[PlacedText], list[PlacedStone], int]:
    """Return the heading at the top of ``frame``, and its height with the space below."""
    words, stones = list[PlacedText](), list[PlacedStone]()
    top = frame.top

    def add_centred_line(text: str, font: PageFont) -> None:
        nonlocal top
        shown = font.elided(text, frame.width)
        width = min(frame.width, font.width(shown))
        left = frame.left + (frame.width - width) // 2
        words.append(
            PlacedText(PageRect(left, top, width, font.line), shown, font, TextRole.HEADING)
        )
        top += font.line + mm_to_dots(_BETWEEN_LINES)

    if heading.title.strip():
        add_centred_line(heading.title, fonts.title)
    if heading.players is not None:
        font = fonts.player
        size = round(_STONE * font.size)
        stone_width = size + round(_AFTER_STONE * font.size)
        room = (frame.width - mm_to_dots(_BETWEEN_PLAYERS)) // 2 - stone_width
        names = heading.players.map(lambda name: font.elided(name, room))
        widths = names.map(font.width)
        left = frame.left
        left += (
            frame.width
            - widths.black
            - widths.white
            - 2 * stone_width
            - mm_to_dots(_BETWEEN_PLAYERS)
        ) // 2
        for color in Color:
            stones.append(
                PlacedStone(PageRect(left, top + (font.line - size) // 2, size, size), color)
            )
            left += stone_width
            box = PageRect(left, top, widths[color], font.line)
            words.append(PlacedText(box, names[color], font, TextRole.HEADING))
            left += widths[color] + mm_to_dots(_BETWEEN_PLAYERS)
        top += font.line + mm_to_dots(_BETWEEN_LINES)
    facts = " · ".join(" ".join(fact.split()) for fact in heading.facts if fact.strip())
    if facts:
        for line in fonts.small.broken(facts, frame.width)[:_MAX_FACT_LINES]:
            add_centred_line(line, fonts.small)
    height = top - frame.top
    return words, stones, height + mm_to_dots(_BELOW_HEADING) if height else 0
