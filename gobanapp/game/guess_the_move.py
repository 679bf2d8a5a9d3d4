"""Guess mode: the remaining area, the worth of a try, and the score so far.

Nothing here changes a game or measures time.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from gobanapp.game.game import Game
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

MAX_GUESS_POINTS: Final = 10
"""Points for a move found on the first try."""
_MIN_HIT_POINTS: Final = 1
"""The fewest points for a move that is found."""
_HINT_COST: Final = 3
_MISS_COSTS: Final = ((2, 2), (5, 3))
"""The points a miss costs by its distance in lines; further away it costs ``_FAR_MISS_COST``."""
_FAR_MISS_COST: Final = 4


class GuessOutcome(Enum):
    HIT = "hit"
    MISS = "miss"
    VARIATION = "variation"
    """A move in another variation, which costs nothing."""
    RULED_OUT = "ruled out"
    """A point with a stone, tried before, or outside the rectangle, which costs nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveToGuess:
    """One move to be guessed.

    ``answer`` lies on an empty point of a board of ``columns`` by ``rows``, which is not checked.
    ``others``: further moves in variations. ``taken``: points where no stone can be placed.
    """

    answer: Point
    color: Color
    columns: int
    rows: int
    others: frozenset[Point] = NO_POINTS
    taken: frozenset[Point] = NO_POINTS
    misses: tuple[Point, ...] = ()
    hints: int = 0

    @property
    def corners(self) -> tuple[Point, Point]:
        """The lower left and upper right points of the rectangle that contains the answer.

        Each miss and each hint halves it. The answer is not always in the middle.
        """
        low, high = Point(0, 0), Point(self.columns - 1, self.rows - 1)
        for number in range(1, len(self.misses) + self.hints + 1):
            # A pseudo-random choice that is the same every time hides the answer.
            chance = 31 * self.answer.x + 17 * self.answer.y + 7 * number
            left, right = _halved(low.x, high.x, self.answer.x, chance)
            bottom, top = _halved(low.y, high.y, self.answer.y, chance // 3)
            low, high = Point(left, bottom), Point(right, top)
        return low, high

    @property
    def is_whole(self) -> bool:
        """Return whether the rectangle is still the whole board."""
        return not self.misses and not self.hints

    @property
    def is_given_away(self) -> bool:
        """Return whether only one point is left."""
        low, high = self.corners
        return low == high

    def may_be_on(self, point: Point) -> bool:
        """Return whether ``point`` is in the remaining rectangle."""
        low, high = self.corners
        return low.x <= point.x <= high.x and low.y <= point.y <= high.y

    def judge(self, point: Point) -> GuessOutcome:
        """Return the outcome of a try on ``point``."""
        if point == self.answer:
            return GuessOutcome.HIT
        if point in self.taken or point in self.misses or not self.may_be_on(point):
            return GuessOutcome.RULED_OUT
        return GuessOutcome.VARIATION if point in self.others else GuessOutcome.MISS

    def missed(self, point: Point) -> MoveToGuess:
        """Return the guess after a miss on ``point``."""
        return replace(self, misses=(*self.misses, point))

    def hinted(self) -> MoveToGuess:
        """Return the guess after a hint."""
        return replace(self, hints=self.hints + 1)

    @property
    def points(self) -> int:
        """The points for finding the move now: each miss costs more the further away it was."""
        cost = _HINT_COST * self.hints + sum(self._cost(miss) for miss in self.misses)
        return max(_MIN_HIT_POINTS, MAX_GUESS_POINTS - cost)

    def _cost(self, miss: Point) -> int:
        distance = max(abs(miss.x - self.answer.x), abs(miss.y - self.answer.y))
        return next((cost for lines, cost in _MISS_COSTS if distance <= lines), _FAR_MISS_COST)


@dataclass(frozen=True, slots=True, kw_only=True)
class GuessedMove:
    """The outcome of one move. ``tries``: 0 if the move was shown."""

    tries: int
    points: int


@dataclass(frozen=True, slots=True)
class GuessTally:
    """The outcomes of all moves so far."""

    moves: tuple[GuessedMove, ...] = ()

    def found(self, asked_move: MoveToGuess) -> GuessTally:
        """Return the tally with the move of ``asked_move``, found with the next try."""
        tries = len(asked_move.misses) + 1
        return self._with(GuessedMove(tries=tries, points=asked_move.points))

    def shown(self) -> GuessTally:
        """Return the tally with a move that was shown, not found."""
        return self._with(GuessedMove(tries=0, points=0))

    def _with(self, guessed: GuessedMove) -> GuessTally:
        return GuessTally((*self.moves, guessed))

    @property
    def points(self) -> int:
        return sum(guessed.points for guessed in self.moves)

    @property
    def possible(self) -> int:
        """The greatest possible points."""
        return MAX_GUESS_POINTS * len(self.moves)

    @property
    def found_moves(self) -> int:
        return sum(guessed.tries > 0 for guessed in self.moves)

    @property
    def at_once(self) -> int:
        """The number of moves found on the first try."""
        return sum(guessed.tries == 1 for guessed in self.moves)


def next_move_to_guess(game: Game, colors: Collection[Color]) -> MoveToGuess | None:
    """Return the next move on the line of ``game``, to be guessed.

    None if there is none: at the end, before a pass or setup, or if ``colors`` lacks its player.
    """
    numbers, index = game.line()
    if index == len(numbers) - 1:
        return None
    move = game.tree[numbers[index + 1]].content.move
    board = game.position.board
    if move is None or move.color not in colors:
        return None
    if move.point is None or not board.is_empty(move.point):
        return None
    others = {
        other.point
        for child in game.node.children
        if (other := game.tree[child].content.move) is not None and other.color is move.color
    }
    return MoveToGuess(
        answer=move.point,
        color=move.color,
        columns=board.width,
        rows=board.height,
        others=frozenset(point for point in others if point is not None) - {move.point},
        taken=frozenset(point for point, _ in board.stones()),
    )


def _halved(first: int, last: int, kept: int, chance: int) -> tuple[int, int]:
    """Return the half of the lines from ``first`` to ``last`` that contains ``kept``."""
    length = (last - first + 2) // 2
    begin = max(first, min(kept - chance % length, last + 1 - length))
    return begin, begin + length - 1
