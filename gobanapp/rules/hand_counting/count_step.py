"""The steps of a count by hand, with the board and prisoners after each."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result


class CountingStyle(Enum):
    """The methods by which players count by hand."""

    JAPANESE = "japanese"
    """Prisoners fill the opponent's territory; the rest is arranged in rectangles and counted."""
    QUICK = "quick"
    """The same with pass stones, White passing last: the French quick count, the AGA's usual."""
    CHINESE = "chinese"
    """One side only, territory and stones, in tens, against half of the board."""
    NORMAL = "normal"
    """Both sides, territory and stones: the French normal count."""
    ING = "ing"
    """All stones of two full bowls are filled in; the points left empty decide."""


BY_TERRITORY: Final = frozenset({CountingStyle.JAPANESE, CountingStyle.QUICK})
"""The methods that count territory, with or without pass stones."""


class CountStepKind(Enum):
    """The kinds of steps; ``text.demonstration_text`` has a sentence for each."""

    BEGIN = "begin"
    """The start: nothing is moved yet."""
    LIFT_DEAD = "lift dead"
    """Dead stones leave the board; ``amount`` of them."""
    LEFT_IN_SEKI = "left in seki"
    """``amount`` dead stones of ``color`` stay in a seki, where they count for neither side."""
    FILL_DAME = "fill dame"
    """Neutral points are filled, one by one in turns, by both."""
    PASS_STONES = "pass stones"
    """``color`` has handed over ``amount`` stones by passing."""
    LAST_PASS = "last pass"
    """White hands over one more stone, because White did not pass last."""
    FILL_IN = "fill in"
    """``amount`` stones of ``color`` fill the territory of ``color``."""
    LEFT_OVER = "left over"
    """``amount`` stones of ``color`` find no room: they count for the opponent.

    They are added to the opponent's total; in Ing's count, where a stone stands for a point of
    its own area, they are subtracted from the total of ``color``.
    """
    ARRANGE = "arrange"
    """``amount`` stones of ``color`` are moved inside its territory, to make ``block``."""
    BLOCK = "block"
    """``block``, of ``amount`` points, is added to the total of ``color``."""
    EMPTY_TENS = "empty tens"
    """``amount`` stones of ``color`` leave its area: its empty points are a multiple of ten."""
    TERRITORY = "territory"
    """The territory of ``color`` has ``amount`` points, as counted in blocks before."""
    STONES = "stones"
    """``amount`` stones of ``color``, those of ``block``, are added to its total, in tens."""
    FULL_BOWLS = "full bowls"
    """Each bowl, prisoners put back, holds ``amount`` stones, those on the board counted in."""
    FILL_OPPONENT = "fill opponent"
    """``amount`` stones of ``color`` that are left fill the opponent's area."""
    LEFT_EMPTY = "left empty"
    """``amount`` points of ``color`` are left empty."""
    COMPENSATION = "compensation"
    """``amount`` points to ``color`` for the handicap."""
    TAX = "tax"
    """``amount`` points off ``color``, two for each of its groups."""
    TIME = "time"
    """``amount`` points off ``color`` for the overtime it has taken."""
    KOMI = "komi"
    """``amount`` points to White."""
    HALF = "half"
    """The total of ``color`` is compared with ``amount``: half of the board, adjusted for komi.

    White's compensation is halved and added, or subtracted if White is counted; neutral points and
    taxes are not part of the board that is halved. The lead is twice the difference.
    """
    RESULT = "result"
    """The totals, and the leader. If one side was counted, the other has the rest of the board."""


class BowlOrLid(Enum):
    """Places of stones off the board."""

    BOWL = "bowl"
    """The bowl of the stone's own colour, with the unused stones."""
    LID = "lid"
    """The lid of the opponent, with the prisoners."""


@dataclass(frozen=True, slots=True)
class StoneMovement:
    """The movement of a stone of ``color`` from one place to another."""

    color: Color
    start: Point | BowlOrLid
    end: Point | BowlOrLid


@dataclass(frozen=True, slots=True, kw_only=True)
class CountStep:
    """One step of a count, with the state after it.

    ``board``: the stones on the board. ``lids``: the number of opposing stones each side holds.
    ``moved``: the stones moved in this step, in order. ``block``: the points counted in it.
    ``territory``: the points that count as territory, with or without dead stones; not those filled
    by own stones. ``totals``: the points counted so far for each side.
    """

    kind: CountStepKind
    board: Board
    lids: ByColor[int]
    totals: ByColor[float]
    color: Color | None = None
    amount: float = 0
    moved: tuple[StoneMovement, ...] = ()
    block: frozenset[Point] = NO_POINTS
    counted: frozenset[Point] = NO_POINTS
    """The points counted in blocks so far, including this step's block."""
    territory: ByColor[frozenset[Point]] = field(
        default_factory=lambda: ByColor(NO_POINTS, NO_POINTS)
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Demonstration:
    """A whole count by hand. The last step is ``CountStepKind.RESULT``."""

    method: CountingStyle
    steps: tuple[CountStep, ...]
    result: Result
