"""Points that Online-Go.com would count differently, with the same dead stones."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.scoring import Score
from gobanapp.rules.territory import Territory, territory

_NOBODYS = ByColor(NO_POINTS, NO_POINTS)


@dataclass(frozen=True, slots=True)
class OnlineGoDifference:
    """Points with the owners that Online-Go.com gives them; ``neutral`` have none there.

    ``prisoners``: dead stones that count as prisoners there, although they lie in seki.
    """

    owned: ByColor[frozenset[Point]] = _NOBODYS
    neutral: frozenset[Point] = NO_POINTS
    prisoners: frozenset[Point] = NO_POINTS


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
    ruleset, ours, left = score.ruleset, score.territory, score.dead_left
    if (
        not (score.full_territory.has_choice or any(left))
        or ruleset.seki_points
        or score.counting is not CountingMethod.TERRITORY
        or ruleset.counting is not CountingMethod.TERRITORY
    ):
        return OnlineGoDifference()
    theirs = territory(board, dead, seki=seki, no_seki=no_seki, as_online_go=True).without_seki()
    # Each side takes the opponent's stones.
    prisoners = len(left.white) - len(left.black)
    if _lead(theirs) + prisoners == _lead(ours):
        return OnlineGoDifference()
    counted = ByColor(theirs.owned.black - ours.owned.black, theirs.owned.white - ours.owned.white)
    mine = ours.owned.black | ours.owned.white
    neutral = mine - theirs.owned.black - theirs.owned.white
    return OnlineGoDifference(counted, neutral, left.black | left.white)


def _lead(ground: Territory) -> int:
    return len(ground.owned.black) - len(ground.owned.white)
