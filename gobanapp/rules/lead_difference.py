"""The difference between the leads by area and by territory, point by point."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.rules.color import Color
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.scoring import Score, SideCount


class LeadDifferenceCause(Enum):
    """Causes of points that count only by area, or only by territory."""

    HANDICAP = "handicap"
    """Handicap stones are stones on the board."""
    COMPENSATION = "compensation"
    """White's compensation for handicap stones."""
    TURNS = "turns"
    """One side had one more turn, usually the last dame. Stones set up by hand are included."""
    PASSES = "passes"
    """A pass puts no stone on the board, and without pass stones costs nothing by territory."""
    SEKI = "seki"
    """Points in seki, and false eyes, count by one of the two only."""
    DEAD_IN_SEKI = "dead in seki"
    """Dead stones in seki are no prisoners by territory, if it counts no points in seki."""
    TAX = "tax"
    """The group tax of two points for each group, if only one method has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeadDifference:
    """``lead``: the points by which area is better for Black than territory for this cause."""

    cause: LeadDifferenceCause
    lead: float


def lead_differences(score: Score) -> tuple[LeadDifference, ...]:
    """Return why the leads by area and by territory differ; their sum is all of the difference.

    Every stone that a side has played is either still on the board or held by the opponent. Area
    counts those on the board, territory those held, so they differ by the number of stones each
    side has played: its turns minus its passes, plus handicap stones.
    """
    area, territory = score.by(CountingMethod.AREA), score.by(CountingMethod.TERRITORY)
    black, white = score.all_lines
    passed = _lead_of(black, white, "passes")  # each side counts the opponent's passes
    handed_over = _lead(territory, "passes")
    handicap = score.handicap
    dead = _lead_of(black, white, "dead")
    placed = _lead(area, "stones") - _lead_of(black, white, "prisoners") - dead
    leads = {
        LeadDifferenceCause.HANDICAP: handicap,
        LeadDifferenceCause.COMPENSATION: _lead(area, "compensation")
        - _lead(territory, "compensation"),
        LeadDifferenceCause.TURNS: placed - handicap - passed,
        LeadDifferenceCause.PASSES: passed - handed_over,
        LeadDifferenceCause.SEKI: _lead(area, "territory") - _lead(territory, "territory"),
        LeadDifferenceCause.DEAD_IN_SEKI: dead - _lead(territory, "dead"),
        LeadDifferenceCause.TAX: _lead(area, "tax") - _lead(territory, "tax"),
    }
    return tuple(LeadDifference(cause=cause, lead=lead) for cause, lead in leads.items() if lead)


def _lead(score: Score, line: str) -> float:
    return _lead_of(*score.lines, line)


def _lead_of(black: SideCount, white: SideCount, *lines: str) -> float:
    """Return Black's lead on these lines."""
    return sum(float(getattr(black, line) - getattr(white, line)) for line in lines)


def favored_by_area(difference: LeadDifference) -> Color:
    """Return the side that a difference favours by area."""
    return Color.BLACK if difference.lead > 0 else Color.WHITE
