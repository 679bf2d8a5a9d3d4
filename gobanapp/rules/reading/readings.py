"""Small exact readings: whether a chain can be caught, and whether a group lives.

They help at the end of a game, where playouts mislead. They use no clock: ``budget`` counts the
moves tried, and a reading that needs more returns UNKNOWN. Two readings, with each player in turn
winning every ko, find whether a ko decides.

Both take some stones as safe: these cannot be captured, and stones that join them live.
"""

from __future__ import annotations

from collections.abc import Collection, Generator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.reading.bit_board import BitBoard, reachable_area
from gobanapp.rules.reading.capture_search import CaptureSearch
from gobanapp.rules.reading.life_search import LifeSearch
from gobanapp.rules.reading.proof_search import OutOfBudget
from gobanapp.rules.slices import at_once

_MOST_EMPTY: Final = 16


class ReadingOutcome(Enum):
    """The outcome for the stones asked about, with both sides playing well."""

    LIVES = "lives"
    DIES = "dies"
    SEKI = "seki"
    """It stays without two eyes: neither side can capture the other."""
    KO = "ko"
    """It depends on the winner of a ko; threats are not counted."""
    UNKNOWN = "unknown"
    """Undecided within the budget, or too large to be read."""


@dataclass(frozen=True, slots=True)
class Reading:
    """An outcome, the best first move (None: a pass will do), and the number of moves tried."""

    outcome: ReadingOutcome
    move: Point | None
    nodes: int


_TOO_LARGE: Final = Reading(ReadingOutcome.UNKNOWN, None, 0)


def read_capture(
    board: Board, point: Point, first: Color, budget: int, *, safe: frozenset[Point] = NO_POINTS
) -> Reading:
    """Return whether the chain on ``point`` can be captured when ``first`` plays first.

    DIES: it is captured. LIVES: it gets more than three liberties or joins ``safe`` stones; or the
    attacker, who only tries moves near it, finds nothing. KO: the winner of a ko decides. Raises
    ValueError if there is no stone.
    """
    color = board.chain(point).color
    nodes = 0
    moves: list[Point | None] = []
    for defender_master in (True, False):
        search = CaptureSearch(
            board, point, budget - nodes, safe=safe, defender_master=defender_master
        )
        try:
            caught, move = search.run(defender_first=first is color)
        except OutOfBudget:
            return Reading(ReadingOutcome.UNKNOWN, None, nodes + search.nodes)
        nodes += search.nodes
        moves.append(move)
        if caught:
            outcome = ReadingOutcome.DIES if defender_master else ReadingOutcome.KO
            return Reading(outcome, moves[0] if first is color else move, nodes)
        if not search.saw_ko:
            break
    return Reading(ReadingOutcome.LIVES, moves[-1], nodes)


def read_life(
    board: Board,
    group: Collection[Point],
    first: Color,
    *,
    safe: frozenset[Point],
    budget: int,
    for_ground: bool = False,
) -> Reading:
    """Return whether an enclosed group lives when ``first`` plays first.

    ``group`` are stones of one colour, of whole chains; ``safe`` are stones of both colours that
    are certainly alive. The reading plays on the points that ``group`` reaches without crossing
    ``safe`` stones, and every stone on its path can be captured; UNKNOWN for more than 16 empty
    points. The group dies if all of ``group`` is captured: of several chains some may be lost. It
    lives with two eyes that the attacker cannot take, or joined to safe stones. An endless ko saves
    no group: it must be ended with a few threats.

    ``for_ground``: the question is who keeps the points under ``group``. It dies if it is captured
    and its side can play no stone there that stays; otherwise it lives, in seki or not. Raises
    ValueError for an empty group or one of no or both colours.
    """
    return at_once(
        read_life_in_slices(board, group, first, safe=safe, budget=budget, for_ground=for_ground)
    )


def read_life_in_slices(
    board: Board,
    group: Collection[Point],
    first: Color,
    *,
    safe: frozenset[Point],
    budget: int,
    for_ground: bool = False,
) -> Generator[None, None, Reading]:
    """Do the work of ``read_life`` in slices of some 30 ms; return the reading."""
    defender = _color(board, group)
    part = reachable_area(board, group, safe, _MOST_EMPTY)
    if part is None:
        return _TOO_LARGE
    ground = BitBoard(board, defender, part)
    goal = ground.set_of(group)
    inquiry = _Inquiry(ground, goal, first is defender, budget, for_ground=for_ground)
    return (yield from inquiry.fate())


def _color(board: Board, group: Collection[Point]) -> Color:
    colors = {board[point] for point in group}
    color = colors.pop() if len(colors) == 1 else None
    if color is None:
        raise ValueError("not stones of one colour")
    return color


@dataclass(frozen=True, slots=True)
class _Answer:
    """``yes`` is None if the budget ran out; ``move`` is a set of one bit, or 0."""

    yes: bool | None
    move: int
    saw_ko: bool


class _Inquiry:
    """The questions of one reading, and the budget left for them."""

    def __init__(
        self,
        ground: BitBoard,
        goal: int,
        defender_first: bool,
        budget: int,
        *,
        for_ground: bool = False,
    ) -> None:
        self._ground = ground
        self._goal = goal
        self._defender_first = defender_first
        self._budget = budget
        self._for_ground = for_ground
        self._nodes = 0

    def fate(self) -> Generator[None, None, Reading]:
        """Ask each side's hardest question first, then whether the attacker could win by a ko."""
        lives = _Answer(yes=False, move=0, saw_ko=False)
        if not self._for_ground:
            lives = yield from self._ask(living=True, defender_master=False)
        if lives.yes:
            return self._reading(ReadingOutcome.LIVES, lives)
        dies = yield from self._ask(living=False, defender_master=True)
        if dies.yes:
            return self._reading(ReadingOutcome.DIES, dies)
        if dies.yes is not None and dies.saw_ko:
            by_ko = yield from self._ask(living=False, defender_master=False)
            if by_ko.yes:
                return self._reading(ReadingOutcome.KO, dies if self._defender_first else by_ko)
            dies = by_ko
        if dies.yes is None or lives.yes is None:
            return self._reading(ReadingOutcome.UNKNOWN, None)
        outcome = ReadingOutcome.LIVES if self._for_ground else ReadingOutcome.SEKI
        return self._reading(outcome, dies)

    def _ask(self, *, living: bool, defender_master: bool) -> Generator[None, None, _Answer]:
        left = self._budget - self._nodes
        search = LifeSearch(
            self._ground,
            self._goal,
            left // 2 if living else left,
            living=living,
            defender_master=defender_master,
            for_ground=self._for_ground,
        )
        yes: bool | None
        try:
            yes, move = yield from search.run(defender_first=self._defender_first)
        except OutOfBudget:
            yes, move = None, 0
        self._nodes += search.nodes
        return _Answer(yes, move, search.saw_ko)

    def _reading(self, outcome: ReadingOutcome, answer: _Answer | None) -> Reading:
        move = self._ground.point_at(answer.move) if answer else None
        return Reading(outcome, move, self._nodes)


# Bent four in the corner

_BENT_FOUR_BUDGET: Final = 2000
_LOST_BY_KO: Final = (ReadingOutcome.KO, ReadingOutcome.DIES)


def find_bent_four(board: Board, group: Collection[Point]) -> frozenset[Point]:
    """Return the four points of a bent four in the corner that kills ``group``, else none.

    The attacker has three of them and may play the fourth at any time. When the four are
    captured, the attacker fights a ko for the group, which has no other eye. All other stones
    count as safe. Raises ValueError for an empty group or one of no or both colours.
    """
    defender = _color(board, group)
    for corner in _bent_fours(board):
        if _kills(board, group, defender, corner):
            return corner
    return NO_POINTS


def _bent_fours(board: Board) -> list[frozenset[Point]]:
    """Return all eight bent fours: a corner, a point next to it, and two on the other side."""
    found = []
    for x, right in ((0, 1), (board.width - 1, -1)):
        for y, up in ((0, 1), (board.height - 1, -1)):
            for long, short in ((2, 1), (1, 2)):
                sideways = [Point(x + right * step, y) for step in range(long + 1)]
                upward = [Point(x, y + up * step) for step in range(short + 1)]
                found.append(frozenset(sideways + upward))
    return found if min(board.width, board.height) > 2 else []


def _kills(
    board: Board, group: Collection[Point], defender: Color, corner: frozenset[Point]
) -> bool:
    captured = _when_captured(board, defender, corner)
    if captured is None:
        return False
    after, last = captured
    stones = {*group, last}
    (empty,) = [point for point in corner if board.is_empty(point)]
    if not after.region(empty)[1] <= stones:
        return False
    ground = BitBoard(after, defender, [*sorted(corner), *sorted(stones)])
    inside = at_once(_Inquiry(ground, ground.set_of(group), False, _BENT_FOUR_BUDGET).fate())
    safe = frozenset(point for point, _ in board.stones() if point not in corner) - stones
    return inside.outcome is ReadingOutcome.KO and all(
        read_life(board, group, first, safe=safe, budget=_BENT_FOUR_BUDGET).outcome in _LOST_BY_KO
        for first in Color
    )


def _when_captured(
    board: Board, defender: Color, corner: frozenset[Point]
) -> tuple[Board, Point] | None:
    """Return the board after the attacker has filled ``corner`` and all of it has been captured.

    Also return the capturing stone. None if the attacker does not have three of the four points, or
    has other stones there.
    """
    empty = [point for point in corner if board.is_empty(point)]
    filled = board.put(defender.opponent, empty[0]) if len(empty) == 1 else None
    if filled is None or not filled[0][empty[0]]:
        return None
    chain = filled[0].chain(empty[0])
    if chain.stones != corner or len(chain.liberties) != 1:
        return None
    (last,) = chain.liberties
    captured = filled[0].put(defender, last)
    return (captured[0], last) if captured and captured[1] == corner else None
