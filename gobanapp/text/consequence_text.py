"""A stone has been moved to where it was really played: that, and what it made of later moves."""

from __future__ import annotations

from collections.abc import Callable

from gobanapp.game.consequences import Consequences
from gobanapp.rules.point import Point
from gobanapp.text import formats
from gobanapp.text.language import Translated


def stone_moved(
    number: int | None, point: Point, what: Consequences, number_of: Callable[[int], int]
) -> str:
    """Return it as one sentence.

    ``number``: that of the move, None for a stone that was set up. ``number_of``: the number of
    the move of a node.
    """
    words = _Words()
    parts = []
    if what.illegal:
        parts.append(words.illegal(len(what.illegal), number_of(what.illegal[0])))
    if what.takes_others:
        parts.append(words.takes_others(len(what.takes_others), number_of(what.takes_others[0])))
    return words.moved(number, point, parts)


class _Words(Translated):
    # lupdate sees that a text has plural forms in a call of ``tr`` only.
    def moved(self, number: int | None, point: Point, parts: list[str]) -> str:
        if number is None:
            text = self.tr("The stone is now on {point}")
        else:
            text = self.tr("Move {number} is now on {point}")
        head = text.format(number=number, point=point)
        if not parts:
            return self.tr("{what}.").format(what=head)
        return self.tr("{what}: {consequences}.").format(
            what=head, consequences=formats.joined_list(parts)
        )

    def illegal(self, count: int, first: int) -> str:
        if count == 1:
            return self.tr("move {first} is now against the rules").format(first=first)
        text = self.tr("%n later moves are now against the rules, first move {first}", "", count)
        return text.format(first=first)

    def takes_others(self, count: int, first: int) -> str:
        if count == 1:
            return self.tr("move {first} now takes other stones or none").format(first=first)
        text = self.tr(
            "%n later moves now take other stones or none, first move {first}", "", count
        )
        return text.format(first=first)
