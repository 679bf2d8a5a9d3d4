"""A stone has been moved to where it was really played: that, and what it made of later moves."""

from __future__ import annotations

from collections.abc import Callable

from gobanapp.game.consequences import Consequences
from gobanapp.rules.point import Point
from gobanapp.text import formats
from gobanapp.text.language import tr, translate


def stone_moved(
    number: int | None, point: Point, what: Consequences, number_of: Callable[[int], int]
) -> str:
    """Return it as one sentence.

    ``number``: that of the move, None for a stone that was set up. ``number_of``: the number of
    the move of a node.
    """
    parts = []
    if what.illegal:
        text = tr(
            "%n later moves are now against the rules, first move {first}", "", len(what.illegal)
        )
        parts.append(text.format(first=number_of(what.illegal[0])))
    if what.takes_others:
        text = tr(
            "%n later moves now take other stones or none, first move {first}",
            "",
            len(what.takes_others),
        )
        parts.append(text.format(first=number_of(what.takes_others[0])))
    if number is None:
        text = translate("consequences", "The stone is now on {point}")
    else:
        text = translate("consequences", "Move {number} is now on {point}")
    head = text.format(number=number, point=point)
    if not parts:
        return translate("consequences", "{what}.").format(what=head)
    text = translate("consequences", "{what}: {consequences}.")
    return text.format(what=head, consequences=formats.joined_list(parts))
