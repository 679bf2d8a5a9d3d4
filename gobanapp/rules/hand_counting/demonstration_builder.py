"""The builder of a demonstration: the stones on the board, and the steps so far."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import (
    BowlOrLid,
    CountStep,
    CountStepKind,
    StoneMovement,
)
from gobanapp.rules.hand_counting.counting_blocks import sweep_order
from gobanapp.rules.hand_counting.rectangles import bit_grid
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result

_UNCOVERS: Final = frozenset({CountStepKind.ARRANGE, CountStepKind.EMPTY_TENS})
"""Steps within the player's own area: a stone that leaves a point leaves territory behind."""


class DemonstrationBuilder:
    """Records a count: each method adds a step to ``steps``.

    ``totals`` has the points counted so far and is the only sum.
    """

    def __init__(
        self, board: Board, lids: ByColor[int], territory: ByColor[frozenset[Point]]
    ) -> None:
        """Begin with the ``territory`` to count, with or without dead stones on it.

        ``lids``: the number of opposing stones each side holds.
        """
        self.board = board
        self.lids = lids
        self.totals: ByColor[float] = ByColor(0, 0)
        self.steps: list[CountStep] = []
        self._territory = territory
        self._counted = NO_POINTS
        self.step(CountStepKind.BEGIN)

    def step(
        self,
        act: CountStepKind,
        color: Color | None = None,
        amount: float = 0,
        *,
        moved: Iterable[StoneMovement] = (),
        block: frozenset[Point] = NO_POINTS,
    ) -> None:
        """Move stones and add a step that counts nothing."""
        moved = tuple(moved)
        self._move(act, moved)
        self.steps.append(
            CountStep(
                kind=act,
                board=self.board,
                lids=self.lids,
                totals=self.totals,
                color=color,
                amount=amount,
                moved=moved,
                block=block,
                counted=self._counted,
                territory=self._territory,
            )
        )

    def count(
        self, act: CountStepKind, color: Color, amount: float, block: frozenset[Point] = NO_POINTS
    ) -> None:
        """Add ``amount`` to the total of ``color``, for the points of ``block``, if any."""
        self._counted |= block
        self.add(color, amount)
        self.step(act, color, amount, block=block)

    def add(self, color: Color, amount: float) -> None:
        """Add the amount of the next step to the total of ``color``."""
        self.totals = self.totals.with_(color, self.totals[color] + amount)

    # Steps of all counts

    def lift(self, dead: Collection[Point], *, left: ByColor[frozenset[Point]]) -> None:
        """Put the dead stones into the lids of their opponents, but those ``left`` in seki."""
        for color in Color:
            stones = [point for point in dead if self.board[point] is color]
            stones = [point for point in stones if point not in left[color]]
            self.move_stones(
                CountStepKind.LIFT_DEAD,
                color,
                [(stone, BowlOrLid.LID) for stone in self.swept(stones)],
            )
        for color in Color:
            if left[color]:
                self.step(CountStepKind.LEFT_IN_SEKI, color, len(left[color]))

    def move_stones(
        self,
        act: CountStepKind,
        color: Color,
        moves: Collection[tuple[Point | BowlOrLid, Point | BowlOrLid]],
        block: frozenset[Point] = NO_POINTS,
    ) -> None:
        """Move stones of ``color``, each from one place to another, if there are any."""
        if moves:
            moved = [StoneMovement(color, start, end) for start, end in moves]
            self.step(act, color, len(moved), moved=moved, block=block)

    def give(self, act: CountStepKind, color: Color, points: float) -> None:
        """Add points off the board to the total of ``color``, if there are any."""
        if points:
            self.add(color, points)
            self.step(
                act, color, -points if act in {CountStepKind.TAX, CountStepKind.TIME} else points
            )

    def finish(self, ties_to: Color | None) -> Result:
        """Add the step with the result of the totals, and return the demonstration."""
        self.step(CountStepKind.RESULT)
        return Result.of_count(self.totals.black - self.totals.white, ties_to)

    def swept(self, points: Iterable[Point]) -> list[Point]:
        """Return points in the order in which a hand sweeps the board."""
        lines = bit_grid(self.board.width, self.board.height)
        return sweep_order(lines, lines.bits(points))

    # Positions of stones

    def _move(self, act: CountStepKind, moved: tuple[StoneMovement, ...]) -> None:
        black, white = self._territory
        laid = _points(movement.end for movement in moved)
        self._territory = ByColor(black - laid, white - laid)
        for color in Color:
            mine = [movement for movement in moved if movement.color is color]
            left = _points(movement.start for movement in mine)
            laid = _points(movement.end for movement in mine)
            self.board = self.board.with_stones(None, left).with_stones(color, laid)
            if act in _UNCOVERS:
                points = self._territory[color] | left
                self._territory = self._territory.with_(color, points)
            in_lid = sum(movement.end is BowlOrLid.LID for movement in mine)
            in_lid -= sum(movement.start is BowlOrLid.LID for movement in mine)
            holder = color.opponent
            self.lids = self.lids.with_(holder, self.lids[holder] + in_lid)


def _points(places: Iterable[Point | BowlOrLid]) -> frozenset[Point]:
    return frozenset(place for place in places if isinstance(place, Point))
