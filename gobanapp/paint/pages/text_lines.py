"""Text in lines: breaking it, and dividing it between columns and pages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextLayout, QTextOption

from gobanapp.paint.pages.print_content import DOTS_PER_INCH, Paragraph

_LEADING: Final = 1.3
"""The line spacing, in font sizes."""
_AFTER_LEAD: Final = 0.5
_BEFORE_PARAGRAPH: Final = 0.45
_MIN_LINES: Final = 2
"""The minimum number of lines of a paragraph at the end or the beginning of a column."""

_QT_TEXT: Final = "utf-16-le"
"""The encoding in which Qt counts characters, two bytes each."""
_WRAP_OPTION: Final = QTextOption()
_WRAP_OPTION.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)


class PageFont:
    """A typeface in one size, given in points, 72 to the inch."""

    def __init__(self, points: float, *, bold: bool = False) -> None:
        self.font = QFont()
        self.font.setPixelSize(round(points * DOTS_PER_INCH / 72))
        if bold:
            self.font.setWeight(QFont.Weight.DemiBold)
        self.metrics = QFontMetricsF(self.font)
        self.size = self.font.pixelSize()
        self.line = math.ceil(max(_LEADING * self.size, self.metrics.height()))
        """The height of a line."""

    @property
    def base(self) -> float:
        """The distance of the baseline from the top of its line."""
        above = (self.line - self.metrics.height()) / 2
        return above + self.metrics.ascent()

    def width(self, text: str) -> int:
        return math.ceil(self.metrics.horizontalAdvance(text))

    def elided(self, text: str, width: int) -> str:
        """Return ``text`` on one line, elided if it is wider than ``width``."""
        line = " ".join(text.split())
        return self.metrics.elidedText(line, Qt.TextElideMode.ElideRight, max(0, width))

    def broken(self, text: str, width: int, indent: int = 0) -> list[str]:
        """Return the lines of ``text``, the first of them ``indent`` shorter."""
        pieces = break_lines(" ".join(text.split()), self.font, width, indent)
        return [piece.rstrip() for piece in pieces]


def break_lines(text: str, font: QFont, width: float, indent: float = 0) -> list[str]:
    """Return the pieces of ``text`` on each line, with the spaces between them.

    The first line is ``indent`` shorter. Words that are too long are divided anywhere.
    """
    units = text.encode(_QT_TEXT, "replace")
    layout = QTextLayout(units.decode(_QT_TEXT), font)
    layout.setTextOption(_WRAP_OPTION)
    layout.beginLayout()
    starts = list[int]()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1, width - (0 if starts else indent)))
        starts.append(2 * line.textStart())
    layout.endLayout()
    ends = (*starts[1:], len(units))
    return [units[start:end].decode(_QT_TEXT) for start, end in zip(starts, ends, strict=True)]


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line of a paragraph."""

    text: str
    before: int = 0
    """The space above it, unless it is the first of its column."""
    lead: str = ""
    indent: int = 0
    is_first: bool = False
    is_last: bool = False


def make_text_lines(
    paragraphs: Sequence[Paragraph], plain: PageFont, bold: PageFont, width: int
) -> list[TextLine]:
    """Return the lines of ``paragraphs``; each line break in a text begins another paragraph."""
    lines = list[TextLine]()
    space = round(_BEFORE_PARAGRAPH * plain.line)
    for paragraph in paragraphs:
        before = space if lines else 0
        lead = bold.elided(paragraph.lead, width // 2)
        for part in paragraph.text.splitlines():
            if not part.strip():
                before = space if lines else 0
                continue
            indent = bold.width(lead) + round(_AFTER_LEAD * plain.size) if lead else 0
            broken = plain.broken(part, width, indent)
            for index, text in enumerate(broken):
                is_first = index == 0
                lines.append(
                    TextLine(
                        text,
                        before if is_first else 0,
                        lead if is_first else "",
                        indent if is_first else 0,
                        is_first=is_first,
                        is_last=index == len(broken) - 1,
                    )
                )
            before, lead = 0, ""
    return lines


def count_fitting_lines(lines: Sequence[TextLine], line: int, room: int, *, at_top: bool) -> int:
    """Return the number of ``lines``, each ``line`` high, to put into ``room``.

    No line of a paragraph is left alone if avoidable. ``at_top``: the column is empty, so that at
    least one line goes into it.
    """
    height, number = 0, 0
    for text in lines:
        height += line + (0 if at_top and number == 0 else text.before)
        if height > room:
            break
        number += 1
    if number == len(lines):
        return number
    count = number
    while count > 0 and not _can_break_before(lines, count):
        count -= 1
    if count > 0:
        return count
    return max(1, number) if at_top else 0


def _can_break_before(lines: Sequence[TextLine], index: int) -> bool:
    """Return whether a column may end before line ``index``."""
    if lines[index].is_first:
        return True
    before, after = 1, 1
    while not lines[index - before].is_first and before < min(_MIN_LINES, index):
        before += 1
    while not lines[index + after - 1].is_last and after < min(_MIN_LINES, len(lines) - index):
        after += 1
    return before >= _MIN_LINES and after >= _MIN_LINES
