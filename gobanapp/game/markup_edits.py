"""Edits of markup: marks, text, lines and territory added or removed."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import count
from string import ascii_lowercase, ascii_uppercase

from gobanapp.game.markup import Mark, Markup, MarkupLine
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point

_LINE_END_OR_TAB = re.compile(r"\r\n|[\r\n\t\v\f]")
_LETTERS = ascii_uppercase + ascii_lowercase


def with_marks(markup: Markup, mark: Mark | None, points: Iterable[Point]) -> Markup:
    """Return ``markup`` with ``mark`` on each of ``points``, replacing others; None removes marks.

    Labels stay.
    """
    points = frozenset(points)
    marks = {point: other for point, other in markup.marks.items() if point not in points}
    if mark is not None:
        marks |= dict.fromkeys(points, mark)
    return replace(markup, marks=marks)


def with_label(markup: Markup, point: Point, text: str) -> Markup:
    """Return ``markup`` with ``text`` on ``point``, "" for none.

    A label is a single line in SGF, so line ends and tabs become blanks.
    """
    labels = {other: label for other, label in markup.labels.items() if other != point}
    if text:
        labels[point] = _LINE_END_OR_TAB.sub(" ", text)
    return replace(markup, labels=labels)


def next_free_letter(markup: Markup, taken: Collection[str] = ()) -> str:
    """Return the first unused letter: A to Z, then a to z; "" after all of them.

    ``taken``: other letters on the board.
    """
    used = {*markup.labels.values(), *taken}
    return next((letter for letter in _LETTERS if letter not in used), "")


def next_free_number(markup: Markup) -> str:
    """Return the first unused number from 1."""
    used = set(markup.labels.values())
    return next(str(number) for number in count(1) if str(number) not in used)


def with_territory(markup: Markup, color: Color | None, points: Iterable[Point]) -> Markup:
    """Return ``markup`` with ``points`` marked as a player's territory; None removes that."""
    points = frozenset(points)
    black, white = (markup.territory[other] - points for other in (Color.BLACK, Color.WHITE))
    territory = ByColor(black, white)
    if color is not None:
        territory = territory.with_(color, territory[color] | points)
    return replace(markup, territory=territory)


def with_line(markup: Markup, span: MarkupLine) -> Markup:
    """Return ``markup`` with a line, or without it if it exists in either direction.

    No line or arrow leads from a point to itself.
    """
    if span[0] == span[1]:
        return markup
    back = span[1], span[0]
    lines = tuple(line for line in markup.lines if line not in {span, back})
    return replace(markup, lines=lines if len(lines) < len(markup.lines) else (*lines, span))


def with_arrow(markup: Markup, span: MarkupLine) -> Markup:
    """Return ``markup`` with an arrow, or without it if it exists."""
    if span[0] == span[1]:
        return markup
    arrows = tuple(arrow for arrow in markup.arrows if arrow != span)
    return replace(markup, arrows=arrows if len(arrows) < len(markup.arrows) else (*arrows, span))


def with_dimmed(markup: Markup, dimmed: AbstractSet[Point]) -> Markup:
    """Return ``markup`` with exactly ``dimmed`` dimmed from here on."""
    return replace(markup, dimmed=dimmed)


def without_markup_on(markup: Markup, points: Iterable[Point]) -> Markup:
    """Return ``markup`` without marks, text and territory on ``points``, or lines that end there.

    Dimmed and hidden points stay so.
    """
    points = frozenset(points)
    cleared = with_territory(with_marks(markup, None, points), None, points)
    return replace(
        cleared,
        labels={point: text for point, text in markup.labels.items() if point not in points},
        lines=tuple(line for line in markup.lines if points.isdisjoint(line)),
        arrows=tuple(arrow for arrow in markup.arrows if points.isdisjoint(arrow)),
    )
