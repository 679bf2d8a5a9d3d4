"""What an estimate of the score says, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gobanapp.rules.color import Color
from gobanapp.text import formats, player_names
from gobanapp.text.language import translate

if TYPE_CHECKING:
    from gobanapp.rules.estimate import Estimate

_SURE = 0.75
"""With a smaller spread no range is told."""
_EVEN = 1 / 3
"""A lead that is a smaller part of its spread is none."""


def expected_lead(estimate: Estimate, *, with_range: bool = True) -> str:
    """Return who is ahead and by how much, and within which range that is thought to be.

    As in "Black ahead by about 12 (5 to 19)", "About even (White by 4 to Black by 9)". Points are
    whole ones, but for those of a game that is as good as over.
    """
    lead, spread = estimate.lead, estimate.spread
    leader = Color.BLACK if lead > 0 else Color.WHITE
    is_over = spread < _SURE
    by = round(2 * abs(lead)) / 2 if is_over else round(abs(lead))
    least, most = round(abs(lead) - spread), round(abs(lead) + spread)
    is_even = not by or abs(lead) < _EVEN * spread
    if is_even:
        text = translate("estimate", "About even")
    elif least < 0:
        text = translate("estimate", "{color} perhaps ahead by about {number}")
    else:
        text = translate("estimate", "{color} ahead by about {number}")
    text = text.format(color=player_names.color_name(leader), number=formats.number(by))
    if is_over or not with_range:
        return text
    if least < 0 or is_even:
        ends = _side(leader, least), _side(leader, most)
    else:
        ends = formats.number(least), formats.number(most)
    range_ = translate("estimate", "{lead} ({least} to {most})")
    return range_.format(lead=text, least=ends[0], most=ends[1])


def _side(leader: Color, by: int) -> str:
    """Return who would be ahead, as in "White by 4"; ``by`` is below 0 where it is the other."""
    if not by:
        return translate("estimate", "even")
    text = translate("estimate", "{color} by {number}")
    color = leader if by > 0 else leader.opponent
    return text.format(color=player_names.color_name(color), number=formats.number(abs(by)))
