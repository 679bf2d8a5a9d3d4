"""The score of a finished game by a ruleset: labelled lines for both sides, and the result."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from gobanapp.rules.ruleset import CountingMethod, Ruleset
from gobanapp.rules.territory import NO_STONES, Territory, territory

TAX_PER_GROUP = 2
_NO_PENALTY = ByColor(0.0, 0.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class SideCount:
    """One side's points, line by line; a line that does not count is 0.

    ``stones``: the living ones. ``prisoners``: captured during play. ``dead``: the opponent's
    stones taken at the end. ``passes``: the stones that the opponent handed over by passing.
    ``tax``, and ``time`` for overtime, are 0 or less.
    """

    territory: int
    stones: int
    prisoners: int
    dead: int
    passes: int
    compensation: int
    komi: float
    tax: int
    time: float

    @property
    def total(self) -> float:
        on_the_board = self.territory + self.stones + self.tax
        handed_over = self.prisoners + self.dead + self.passes
        return on_the_board + handed_over + self.compensation + self.komi + self.time


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A finished game and its score by the method ``counting``; ``by`` uses another."""

    ruleset: Ruleset
    counting: CountingMethod
    handicap: int
    full_territory: Territory
    """The owner of every point, whether or not it counts."""
    all_lines: ByColor[SideCount]
    """The lines of every method at once; they include every point with an owner, and all dead."""
    without_seki: Territory
    """The part of ``full_territory`` that counts if points in seki and false eyes do not."""

    def by(self, counting: CountingMethod) -> Score:
        """Return the score of the same game, under the same rules, by another method."""
        return replace(self, counting=counting)

    @property
    def counts_seki(self) -> bool:
        """True if points in seki count by this method.

        Rules that count none mean their own method. By the other method they count, as other rules
        have it.
        """
        return self.ruleset.seki_points or self.counting is not self.ruleset.counting

    @property
    def territory(self) -> Territory:
        """The territory that counts by this method."""
        return self.full_territory if self.counts_seki else self.without_seki

    @property
    def dead_left(self) -> ByColor[frozenset[Point]]:
        """The dead stones that are not taken as prisoners by this method, by their colour.

        Dead stones are taken from territory, and groups in seki have none (Japanese rules of 1989,
        article 10.1, with article 8). Who wants these has to capture them before the game ends.
        """
        if self.counts_seki or self.counting is not CountingMethod.TERRITORY:
            return NO_STONES
        return self.full_territory.dead_in_seki

    @property
    def lines(self) -> ByColor[SideCount]:
        """The lines that count by this method.

        Each turn of a player, and each handicap stone, is worth one point more by area than
        by territory with pass stones, as it puts a stone on the board or hands one over. If White
        passes last, both have had as many turns in an even game, and with n handicap stones White
        has had one more: area scoring compensates White for the n - 1 points that Black gains;
        territory scoring has nothing to compensate. Without pass stones a territory count gives
        compensation only where the rules count territory and still include it.
        """
        black, white = self.all_lines
        return ByColor(self._counted(black, Color.BLACK), self._counted(white, Color.WHITE))

    def _counted(self, side: SideCount, color: Color) -> SideCount:
        ruleset = self.ruleset
        side = replace(
            side,
            territory=len(self.territory.owned[color]),
            dead=side.dead - len(self.dead_left[color.opponent]),
        )
        if self.counting is CountingMethod.TERRITORY:
            compensates = ruleset.counting is CountingMethod.TERRITORY and not ruleset.pass_stones
            counted = replace(
                side,
                stones=0,
                passes=side.passes if ruleset.pass_stones else 0,
                compensation=side.compensation if compensates else 0,
            )
        else:
            counted = replace(side, prisoners=0, dead=0, passes=0)
        taxed = ruleset.group_tax or self.counting is CountingMethod.STONES
        return counted if taxed else replace(counted, tax=0)

    @property
    def result(self) -> Result:
        black, white = self.lines
        return Result.of_count(black.total - white.total, self.ruleset.ties_to)


def score(  # noqa: PLR0913 - each is a fact of its own
    board: Board,
    dead: Collection[Point],
    *,
    seki: frozenset[Point] = NO_POINTS,
    no_seki: frozenset[Point] = NO_POINTS,
    prisoners: ByColor[int],
    passes: ByColor[int],
    ruleset: Ruleset,
    komi: float,
    handicap: int,
    penalties: ByColor[float] = _NO_PENALTY,
) -> Score:
    """Return the score of a game that ended on ``board``, by the method of ``ruleset``.

    ``dead``: the dead stones. ``seki``, ``no_seki``: stones that the players mark as alive in seki,
    or not in seki. ``prisoners``: the opponent's stones each side has captured. ``passes``: the
    number of each side's passes. ``komi``: White's points. ``handicap``: the number of handicap
    stones. ``penalties``: the points that overtime has cost each side. None of them is checked
    against the others. Raises KeyError for a point off the board.
    """
    ground = territory(board, dead, seki=seki, no_seki=no_seki)
    without_seki = ground.without_seki()
    taxed = ground.counted(ruleset.seki_points)
    lifted = board.with_stones(None, dead)

    def lines(color: Color) -> SideCount:
        white, opponent = color is Color.WHITE, color.opponent
        return SideCount(
            territory=len(ground.owned[color]),
            stones=lifted.count(color),
            prisoners=prisoners[color],
            dead=board.count(opponent) - lifted.count(opponent),
            passes=passes[opponent],
            compensation=ruleset.compensation.points(handicap) if white else 0,
            komi=komi if white else 0,
            tax=-_group_tax(lifted, color, taxed.owned[color]),
            time=-penalties[color],
        )

    return Score(
        ruleset=ruleset,
        counting=ruleset.counting,
        handicap=handicap,
        full_territory=ground,
        without_seki=without_seki,
        all_lines=ByColor(lines(Color.BLACK), lines(Color.WHITE)),
    )


def _group_tax(board: Board, color: Color, owned: frozenset[Point]) -> int:
    """Return the tax of ``color``: two points for each group, or its territory if less.

    A group is everything connected when its own territory is filled. The two points are the eyes
    that could never be filled when only stones were counted.
    """
    filled = board.with_stones(color, owned)
    tax, seen = 0, set[Point]()
    for point in owned:
        if point not in seen:
            group = filled.chain(point).stones
            seen |= group
            tax += min(TAX_PER_GROUP, len(group & owned))
    return tax
