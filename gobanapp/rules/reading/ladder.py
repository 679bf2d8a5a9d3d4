"""A reading of a ladder: repeated ataris until the chain is captured or escapes.

Unlike ``capture_search`` it returns the moves, so that they can be shown, and reads only ataris.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from gobanapp.rules.board import NO_POINTS, Board, Chain
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.reading.proof_search import OutOfBudget

_BUDGET: Final = 1000
"""The maximum number of stones tried: 40 ms, and far more than a ladder needs."""
_FREE: Final = 3
"""The number of liberties with which a chain has escaped."""
_ATARIS: Final = 2
"""The number of ataris after which an escape counts as a broken ladder."""
_LAST_MOVES: Final = 4
"""The number of last moves of a failed ladder among which its breaker lies."""
_NEAR: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Ladder:
    """The course of a ladder.

    ``moves``: the best moves of both sides; the first is an atari, or the escape of a chain in
    atari. ``breakers``: if the chain escapes, the stones without which it would be captured.
    """

    moves: tuple[Move, ...]
    is_caught: bool
    breakers: frozenset[Point] = NO_POINTS


def read_ladder(board: Board, point: Point) -> Ladder | None:
    """Return the ladder of the chain on ``point``, None if there is none or it is too deep.

    A chain in atari moves first, one with two liberties is attacked. The actual side to move does
    not matter, nor does ko beyond the next move. Raises ValueError if there is no stone.
    """
    chain = board.chain(point)
    if len(chain.liberties) >= _FREE:
        return None
    try:
        line = _Reading(point, chain.color).read(board, chain)
        moves = tuple(line.moves())
        if line.is_caught:
            return Ladder(moves=moves, is_caught=True)
        if sum(move.color is not chain.color for move in moves) < _ATARIS:
            return None
        return Ladder(moves=moves, is_caught=False, breakers=_breakers(board, chain, moves))
    except OutOfBudget:
        return None


def _breakers(board: Board, chain: Chain, moves: tuple[Move, ...]) -> frozenset[Point]:
    """Return the stones near the end of ``moves`` without which the chain would be captured."""
    found = set[Point]()
    ends = [move.point for move in moves[-_LAST_MOVES:] if move.point is not None]
    for point, color in board.stones():
        if color is not chain.color or point in chain.stones or point in found:
            continue
        if any(abs(point.x - x) + abs(point.y - y) <= _NEAR for x, y in ends):
            stones = board.chain(point).stones
            start = min(chain.stones)
            without = board.with_stones(None, stones)
            left = without.chain(start)
            if len(left.liberties) < _FREE:
                line = _Reading(start, chain.color).read(without, left)
                if line.is_caught:
                    found |= stones
    return frozenset(found)


class _Line(NamedTuple):
    """A move and those after it, as a linked list that needs no copying."""

    is_caught: bool
    length: int = 0
    move: Move | None = None
    after: _Line | None = None

    def led_by(self, move: Move) -> _Line:
        return _Line(self.is_caught, self.length + 1, move, self)

    def moves(self) -> Iterator[Move]:
        line: _Line | None = self
        while line is not None and line.move is not None:
            yield line.move
            line = line.after


_FREED: Final = _Line(is_caught=False)
_TAKEN: Final = _Line(is_caught=True)


class _Reading:
    """One chain, which contains ``target``, and the number of stones that may still be tried."""

    def __init__(self, target: Point, color: Color) -> None:
        self._target = target
        self._color = color
        self._left = _BUDGET

    def read(self, board: Board, chain: Chain) -> _Line:
        """Return the ladder of ``chain``, with one liberty or two. Raises OutOfBudget."""
        return self._escape(board, None) if len(chain.liberties) == 1 else self._chase(board, None)

    def _chase(self, board: Board, ko: Point | None) -> _Line:
        """Let the attacker move; ``ko`` is the point that may not be retaken."""
        chain = board.chain(self._target)
        if len(chain.liberties) >= _FREE:
            return _FREED
        longest: _Line | None = None
        for point in _roomiest_first(board, chain):
            move = Move(self._color.opponent, point)
            put = self._put(board, move) if point != ko else None
            if put is None:
                continue
            after, taken, banned = put
            if self._target in taken:
                return _TAKEN.led_by(move)
            line = self._escape(after, banned).led_by(move)
            if line.is_caught:
                return line
            if longest is None or line.length > longest.length:
                longest = line
        return longest or _FREED

    def _escape(self, board: Board, ko: Point | None) -> _Line:
        """Let the chain escape: it captures stones, or extends."""
        chain = board.chain(self._target)
        if len(chain.liberties) > 1:  # the atari was a move into a chain of the attacker's own
            return _FREED
        longest = _TAKEN
        for point in (*_captures(board, chain), *chain.liberties):
            move = Move(self._color, point)
            put = self._put(board, move) if point != ko else None
            if put is None:
                continue
            after, _, banned = put
            line = self._chase(after, banned).led_by(move)
            if not line.is_caught:
                return line
            if line.length > longest.length:
                longest = line
        if longest is _TAKEN:  # no move is left to it
            (last,) = chain.liberties
            return _TAKEN.led_by(Move(self._color.opponent, last))
        return longest

    def _put(self, board: Board, move: Move) -> tuple[Board, frozenset[Point], Point | None] | None:
        """Return the board after a move, its captures, and the point that is banned by a ko.

        None for suicide.
        """
        self._left -= 1
        if self._left < 0:
            raise OutOfBudget
        assert move.point is not None
        put = board.put(move.color, move.point)
        if put is None or put[2]:
            return None
        after, taken, _ = put
        ko = after.lone_stone_liberty(move.point) if len(taken) == 1 else None
        return after, taken, ko


def _roomiest_first(board: Board, chain: Chain) -> list[Point]:
    """Return the liberties, first those that gain the chain most."""

    def room(point: Point) -> tuple[int, Point]:
        return -sum(board.is_empty(near) for near in board.neighbors(point)), point

    return sorted(chain.liberties, key=room)


def _captures(board: Board, chain: Chain) -> list[Point]:
    """Return the points on which the chain captures, except its own last liberty."""
    found = set[Point]()
    seen = set[Point]()
    for stone in chain.stones:
        for near in board.neighbors(stone):
            if board[near] is chain.color.opponent and near not in seen:
                adjacent = board.chain(near)
                seen |= adjacent.stones
                if len(adjacent.liberties) == 1:
                    found |= adjacent.liberties
    return sorted(found - chain.liberties)
