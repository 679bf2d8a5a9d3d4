"""Verdicts on groups at the end of a game: their status, with reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point


class LifeStatus(Enum):
    """The status of a group if both players play well."""

    ALIVE = "alive"
    DEAD = "dead"
    SEKI = "seki"
    """It is alive in seki; the board determines whether its points count."""
    UNSETTLED = "unsettled"
    """Its status depends on the side to move, or on play that cannot be foreseen."""


class VerdictReason(Enum):
    """A reason for the status of a group.

    ``Verdict.points`` and ``others`` belong to the reason.
    """

    UNCONDITIONAL = "unconditional"
    """Two eyes that cannot be taken, whatever is played (Benson). ``points``: the eyes."""
    TWO_EYES = "two eyes"
    """It has room for two eyes. ``points``: the room, if small enough to list."""
    SURROUNDS = "surrounds"
    """It bounds territory, and nothing threatens it."""
    CAPTURES = "captures"
    """It lives by capturing the ``others``, which cannot escape."""
    NO_EYES = "no eyes"
    """It has no room for two eyes. ``points``: the room it has."""
    ONE_EYE = "one eye"
    """Its room has the shape of one eye only (nakade). ``points``: the room."""
    FALSE_EYE = "false eye"
    """One of its eyes is false. ``points``: that eye."""
    RACE_LOST = "race lost"
    """It has fewer liberties than each chain of the ``others`` it fights."""
    CAUGHT = "caught"
    """It can be captured, whatever it does."""
    BENT_FOUR = "bent four"
    """Bent four in the corner. ``points``: the corner's four points."""
    WON_BACK = "won back"
    """If it is captured, its side takes part of the ground back. ``others``: the captors."""
    SHARED_LIBERTIES = "shared liberties"
    """Neither side can attack first. ``points``: the liberties shared; with the ``others``."""
    WHO_MOVES = "who moves"
    """The side that plays first decides. ``points``: where."""
    KO = "ko"
    """A ko decides. ``points``: where."""
    PLAYED_OUT = "played out"
    """Random games from this position end like this, with either side to move."""
    PLAY_ON = "play on"
    """Too little around it is settled: it could still live or die."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The verdict on stones of one colour that live or die together: whole chains.

    ``confidence`` ranges from 0 (a guess) to 1 (proven). ``likely_dead``: unsettled, but counted as
    dead until the players decide.
    """

    stones: frozenset[Point]
    color: Color
    status: LifeStatus
    confidence: float
    reason: VerdictReason
    points: frozenset[Point] = NO_POINTS
    others: frozenset[Point] = NO_POINTS
    likely_dead: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposal:
    """A verdict on every stone of a board: each is in one of ``verdicts``.

    ``ownership``: the expected owner of each point, from -1 (White) to 1 (Black).
    """

    verdicts: tuple[Verdict, ...]
    ownership: Mapping[Point, float]

    def verdict_at(self, point: Point) -> Verdict | None:
        """Return the verdict on the stone on ``point``, None if there is none."""
        return next((verdict for verdict in self.verdicts if point in verdict.stones), None)

    def stones(self, status: LifeStatus) -> frozenset[Point]:
        """Return all stones with this status."""
        found = (verdict.stones for verdict in self.verdicts if verdict.status is status)
        return NO_POINTS.union(*found)

    @property
    def dead(self) -> frozenset[Point]:
        """The stones proposed as dead, and those unsettled that are likely to be."""
        likely = (verdict.stones for verdict in self.verdicts if verdict.likely_dead)
        return self.stones(LifeStatus.DEAD).union(*likely)
