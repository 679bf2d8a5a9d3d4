"""Points that Online-Go.com would count differently, with the same dead stones."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.scoring import Score
from gobanapp.rules.territory import territory

_NOBODYS = ByColor(NO_POINTS, NO_POINTS)


@dataclass(frozen=True, slots=True)
class OnlineGoDifference:
    """Points with the owners that Online-Go.com gives them; ``neutral`` have none there."""

    owned: ByColor[frozenset[Point]] = _NOBODYS
    neutral: frozenset[Point] = NO_POINTS


def online_go_difference(
    board: Board,
    dead: Collection[Point],
    score: Score,
    *,
    seki: Collection[Point] = NO_POINTS,
    no_seki: Collection[Point] = NO_POINTS,
) -> OnlineGoDifference:
    """Return what Online-Go.com would count differently; nothing if its result is the same.

    ``score``: ours of the same board and the same marks. Where points in seki count, both agree.
    """
    ruleset, ours = score.ruleset, score.territory
    if (
        not score.full_territory.has_choice
        or ruleset.seki_points
        or score.counting is not CountingMethod.TERRITORY
        or ruleset.counting is not CountingMethod.TERRITORY
    ):
        return OnlineGoDifference()
    theirs = territory(board, dead, seki=seki, no_seki=no_seki, as_online_go=True).without_seki()
    lead = len(ours.owned.black) - len(ours.owned.white)
    if len(theirs.owned.black) - len(theirs.owned.white) == lead:
        return OnlineGoDifference()
    counted = ByColor(theirs.owned.black - ours.owned.black, theirs.owned.white - ours.owned.white)
    mine = ours.owned.black | ours.owned.white
    return OnlineGoDifference(counted, mine - theirs.owned.black - theirs.owned.white)
