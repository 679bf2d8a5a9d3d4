"""A search for the capture of one chain: ladders, throw-ins, snapbacks, short nets, kos.

The attacker tries the chain's liberties, and sometimes the points next to them; the defender tries
those too, and every capture of a chain that encloses the defender's. A chain with many liberties
has escaped.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import Final, TypeAlias

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import each_bit
from gobanapp.rules.reading.bit_board import BitChain, BitChains, ko_after, play_bit
from gobanapp.rules.reading.proof_search import OutOfBudget

_DEEPEST: Final = 200
"""The maximum depth: twice across the largest board, within Python's recursion limit."""
_LOOSE_MOVES: Final = 1
"""The number of moves in a line that may leave the chain three liberties at best."""

_Stones: TypeAlias = tuple[BitChains, BitChains, int]
"""The defender's chains, the attacker's, the empty points."""

_Key: TypeAlias = tuple[int, int, int, int]


@cache
def _bits(width: int, height: int) -> tuple[dict[Point, int], dict[int, int]]:
    """Return the bit of each point of a board of that size, and the bits around each bit."""
    board = Board.empty(width, height)
    bit_of = {point: 1 << number for number, point in enumerate(board.points())}
    around = {
        bit: sum(bit_of[near] for near in board.neighbors(point)) for point, bit in bit_of.items()
    }
    return bit_of, around


@lru_cache(maxsize=8)  # called for many chains of a board
def _stones(board: Board, defender: Color) -> _Stones:
    bit_of, around = _bits(board.width, board.height)
    chains: dict[Color, list[BitChain]] = {color: [] for color in Color}
    seen = 0
    for point, color in board.stones():
        if seen & bit_of[point]:
            continue
        stones = near = 0
        for stone in board.chain(point).stones:
            stones |= bit_of[stone]
            near |= around[bit_of[stone]]
        chains[color].append((stones, near))
        seen |= stones
    empty = (1 << len(bit_of)) - 1 & ~seen
    return tuple(chains[defender]), tuple(chains[defender.opponent]), empty


class CaptureSearch:
    """A search for the capture of the chain on ``point``.

    ``defender_master``: True if the defender wins every ko.
    """

    def __init__(
        self,
        board: Board,
        point: Point,
        budget: int,
        *,
        safe: Collection[Point],
        defender_master: bool,
    ) -> None:
        self.nodes = 0
        """The number of moves tried."""
        self.saw_ko = False
        """True if the winner of a ko can have made a difference."""
        defender = board.chain(point).color
        self._bit_of, self._around = _bits(board.width, board.height)
        self._start = _stones(board, defender)
        self._target = self._bit_of[point]
        self._safe = sum(self._bit_of[at] for at in set(safe) if board[at] is defender)
        self._defender_master = defender_master
        self._budget = budget
        self._known: dict[_Key, bool] = {}
        self._best = 0

    def run(self, *, defender_first: bool) -> tuple[bool, Point | None]:
        """Return whether the chain is captured, and the first move that decides, if one is needed.

        Raises OutOfBudget.
        """
        caught = self._attack(self._start, 0, 0, _LOOSE_MOVES)
        if not defender_first:
            return caught, self._point(self._best) if caught else None
        if not caught:
            return False, None
        caught = self._defend(self._start, 0, 0, _LOOSE_MOVES)
        return caught, None if caught else self._point(self._best)

    def _point(self, bit: int) -> Point:
        return next(point for point, its_bit in self._bit_of.items() if its_bit == bit)

    def _chain(self, chains: BitChains) -> BitChain:
        return next(chain for chain in chains if chain[0] & self._target)

    # The two sides

    def _attack(self, position: _Stones, ko: int, depth: int, loose: int) -> bool:
        """Return whether the chain is captured if the attacker moves, who may not retake ``ko``."""
        defenders, attackers, empty = position
        stones, near = self._chain(defenders)
        liberties = near & empty
        count = liberties.bit_count()
        if count > 2 + (loose > 0) or stones & self._safe:
            return False
        key = (self._defending_stones(defenders), empty, ko, loose)
        known = self._known.get(key)
        if known is not None:
            return known
        self._known[key] = caught = False  # returning here gains nothing
        for bit in self._attacking_moves(position, stones, near, loose):
            fewer = loose - (count == 3 or not bit & liberties)
            if bit == ko or fewer < 0:
                continue
            self._count_move(depth)
            played = play_bit(attackers, defenders, empty, bit, self._around)
            if played is None:
                continue
            own, other, left, taken = played
            in_ko = self._ko(own, bit, left, taken)
            if taken & self._target:
                caught = not (in_ko and self._defender_master)
            else:
                banned = 0 if self._defender_master else in_ko
                caught = self._defend((other, own, left), banned, depth + 1, fewer)
            if caught:
                if depth == 0:
                    self._best = bit
                break
        self._known[key] = caught
        return caught

    def _defend(self, position: _Stones, ko: int, depth: int, loose: int) -> bool:
        """Return whether the chain is captured with the defender to move."""
        defenders, attackers, empty = position
        stones, near = self._chain(defenders)
        count = (near & empty).bit_count()
        if count > 2 or stones & self._safe:
            return False
        key = (self._defending_stones(defenders), empty, ko, -1 - loose)
        known = self._known.get(key)
        if known is not None:
            return known
        self._known[key] = False  # returning here gains the attacker nothing
        caught = True
        for bit in self._defending_moves(position, near):
            if bit == ko:
                continue
            self._count_move(depth)
            played = play_bit(defenders, attackers, empty, bit, self._around)
            if played is None:
                continue
            own, other, left, taken = played
            banned = self._ko(own, bit, left, taken) if self._defender_master else 0
            caught = self._attack((own, other, left), banned, depth + 1, loose)
            if not caught:
                if depth == 0:
                    self._best = bit
                break
        if caught and count > 1:
            caught = self._attack(position, 0, depth + 1, loose)
        self._known[key] = caught
        return caught

    @staticmethod
    def _defending_stones(defenders: BitChains) -> int:
        stones = 0
        for chain in defenders:
            stones |= chain[0]
        return stones

    def _count_move(self, depth: int) -> None:
        self.nodes += 1
        if self.nodes > self._budget or depth > _DEEPEST:
            raise OutOfBudget

    def _ko(self, own: BitChains, bit: int, empty: int, taken: int) -> int:
        ko = ko_after(own, bit, empty, taken) if taken else 0
        if ko:
            self.saw_ko = True
        return ko

    # Candidate moves

    def _attacking_moves(self, position: _Stones, stones: int, near: int, loose: int) -> list[int]:
        """Return the attacking moves: first where the chain would run to, then further away."""
        _, attackers, empty = position
        liberties = near & empty
        moves = self._roomy_first(liberties, empty)
        if loose and len(moves) == 2:
            further = self._adjacent(liberties) & empty
            for chain in attackers:
                if chain[1] & stones:
                    further |= _last_liberty(chain, empty)
            moves += each_bit(further & ~liberties)
        return moves

    def _defending_moves(self, position: _Stones, near: int) -> list[int]:
        """Return the defending moves: captures, then liberties, then less direct ways."""
        defenders, attackers, empty = position
        liberties = near & empty
        captures = further = 0
        for chain in attackers:
            if chain[0] & near:
                captures |= _last_liberty(chain, empty)
        moves = list(each_bit(captures)) + self._roomy_first(liberties & ~captures, empty)
        if liberties & (liberties - 1):
            adjacent = self._adjacent(liberties)
            further = adjacent & empty
            reached = _near_of(attackers, near | adjacent)
            for chain in attackers:
                if chain[0] & (near | adjacent) and (chain[1] & empty).bit_count() < 3:
                    further |= chain[1] & empty
            for chain in defenders:
                if chain[0] & reached:
                    further |= _last_liberty(chain, empty)
            freed = _near_of(defenders, reached)
            for chain in attackers:
                if chain[0] & freed:
                    further |= _last_liberty(chain, empty)
            moves += each_bit(further & ~captures & ~liberties)
        return moves

    def _roomy_first(self, liberties: int, empty: int) -> list[int]:
        around = self._around
        return sorted(each_bit(liberties), key=lambda bit: -(around[bit] & empty).bit_count())

    def _adjacent(self, bits: int) -> int:
        adjacent = 0
        for bit in each_bit(bits):
            adjacent |= self._around[bit]
        return adjacent


def _last_liberty(chain: BitChain, empty: int) -> int:
    """Return the liberty of a chain in atari, 0 for one with more."""
    liberties = chain[1] & empty
    return 0 if liberties & (liberties - 1) else liberties


def _near_of(chains: BitChains, touched: int) -> int:
    """Return the points next to those of ``chains`` that contain any of ``touched``."""
    near = 0
    for chain in chains:
        if chain[0] & touched:
            near |= chain[1]
    return near
