"""The difference between the leads by area and by territory, point by point."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.rules.color import Color
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.scoring import Score, SideCount


class LeadDifferenceCause(Enum):
    """Causes of points that count by area alone, or by territory alone."""

    HANDICAP = "handicap"
    """Handicap stones are stones on the board."""
    COMPENSATION = "compensation"
    """What White is given for them."""
    TURNS = "turns"
    """One side had a turn more: as a rule the last dame. Stones set up by hand show here too."""
    PASSES = "passes"
    """A pass puts no stone on the board, and without pass stones costs nothing by territory."""
    SEKI = "seki"
    """Points in seki, and false eyes, count by one of the two only."""
    TAX = "tax"
    """Two points a group, where one of the two takes them off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadDifference:
    """``lead``: the points by which area is better for Black than territory for this cause."""

    cause: LeadDifferenceCause
    lead: float


def lead_differences(score: Score) -> tuple[LeadDifference, ...]:
    """Return why the leads by area and by territory differ; their sum is all of the difference.

    Every stone that a side ever put on the board is either still there or lies with the opponent,
    as a prisoner or a dead stone. So area, which counts the stones that are there, and territory,
    which counts those that are not, differ by what each side has put on the board: by its turns
    less its passes, and by the handicap stones.
    """
    area, territory = score.by(CountingMethod.AREA), score.by(CountingMethod.TERRITORY)
    black, white = score.all_lines
    passed = _lead_of(black, white, "passes")  # what a side counts are the opponent's passes
    handed_over = _lead(territory, "passes")
    handicap = score.handicap
    placed = _lead(area, "stones") - _lead_of(black, white, "prisoners", "dead")
    leads = {
        LeadDifferenceCause.HANDICAP: handicap,
        LeadDifferenceCause.COMPENSATION: _lead(area, "compensation")
        - _lead(territory, "compensation"),
        LeadDifferenceCause.TURNS: placed - handicap - passed,
        LeadDifferenceCause.PASSES: passed - handed_over,
        LeadDifferenceCause.SEKI: _lead(area, "territory") - _lead(territory, "territory"),
        LeadDifferenceCause.TAX: _lead(area, "tax") - _lead(territory, "tax"),
    }
    return tuple(LeadDifference(cause=cause, lead=lead) for cause, lead in leads.items() if lead)


def _lead(score: Score, line: str) -> float:
    return _lead_of(*score.lines, line)


def _lead_of(black: SideCount, white: SideCount, *lines: str) -> float:
    """Return by how much Black has more on these lines than White."""
    return sum(float(getattr(black, line) - getattr(white, line)) for line in lines)


def favored_by_area(difference: LeadDifference) -> Color:
    """Return whom a difference helps by area."""
    return Color.BLACK if difference.lead > 0 else Color.WHITE
