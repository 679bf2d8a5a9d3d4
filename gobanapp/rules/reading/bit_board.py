"""The part of a board that a reading plays on: points are bits, chains are pairs of sets of bits.

Nothing is ever undone, because every move makes new chains; most moves touch two or three.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, TypeAlias

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import each_bit

BitChain: TypeAlias = tuple[int, int]
"""The stones of a chain, and all points next to them, whose empty ones are its liberties."""

BitChains: TypeAlias = tuple[BitChain, ...]

BitPlay: TypeAlias = tuple[BitChains, BitChains, int, int]
"""Chains of the player, the new one last; chains of the opponent; empty points; captures."""


_MOST_STONES: Final = 200


def reachable_area(
    board: Board, group: Iterable[Point], safe: Collection[Point], most_empty: int
) -> list[Point] | None:
    """Return all points reached from ``group`` without crossing ``safe`` stones, empty ones first.

    None if there are too many empty points or stones.
    """
    found = set(group)
    waiting = list(found)
    empty = 0
    while waiting:
        for near in board.neighbors(waiting.pop()):
            if near not in found and near not in safe:
                found.add(near)
                waiting.append(near)
                empty += board.is_empty(near)
                if empty > most_empty or len(found) - empty > _MOST_STONES:
                    return None
    return sorted(found, key=lambda point: (board[point] is not None, point))


class BitBoard:
    """The points in play, and the stones on them at the start.

    Bit n of a set is ``points[n]``. One more bit, ``beyond``, is a point that neither side can play
    on: the permanent liberty of stones known to be safe. All safe stones of a colour are one
    chain, which has no stones of its own at first. ``shut`` are the points next to the attacker's
    safe stones, where the defender can have no eye; ``joinable`` is true if the defender has
    safe stones to join.
    """

    __slots__ = (
        "_rooms",
        "all",
        "around",
        "attackers",
        "beyond",
        "bit_of",
        "defenders",
        "empty",
        "joinable",
        "points",
        "shut",
    )

    def __init__(self, board: Board, defender: Color, points: Iterable[Point]) -> None:
        """``points``: all points to play on, and all stones that are not safe.

        Stones next to them are safe; empty points next to them count as the attacker's.
        """
        self.points = list(points)
        self.bit_of = {point: 1 << number for number, point in enumerate(self.points)}
        self.beyond = 1 << len(self.points)
        self.all = self.beyond - 1
        self.around: dict[int, int] = {}
        self.empty = self.beyond
        adjacent = {defender: 0, defender.opponent: 0}
        for point, bit in self.bit_of.items():
            around = 0
            for near in board.neighbors(point):
                if near in self.bit_of:
                    around |= self.bit_of[near]
                else:
                    adjacent[board[near] or defender.opponent] |= bit
            self.around[bit] = around
            if board[point] is None:
                self.empty |= bit
        self.defenders = self._chains(board, defender, adjacent[defender])
        self.attackers = self._chains(board, defender.opponent, adjacent[defender.opponent])
        self.shut = adjacent[defender.opponent]
        self.joinable = adjacent[defender] != 0
        self._rooms: dict[int, tuple[int, ...]] = {}

    def _chains(self, board: Board, color: Color, beside_safe: int) -> BitChains:
        chains = []
        safe = (0, beside_safe | self.beyond)
        left = self.set_of(point for point in self.points if board[point] is color)
        while left:
            stones = self._joined(left & -left, left)
            left &= ~stones
            if stones & beside_safe:
                safe = (safe[0] | stones, safe[1] | self.next_to(stones))
            else:
                chains.append((stones, self.next_to(stones)))
        return (safe, *chains) if beside_safe else tuple(chains)

    def set_of(self, points: Iterable[Point]) -> int:
        """Return the bits of ``points``. Raises KeyError for one that is not in play."""
        bits = 0
        for point in points:
            bits |= self.bit_of[point]
        return bits

    def point_at(self, bit: int) -> Point | None:
        """Return the point of one bit, None for 0."""
        return self.points[bit.bit_length() - 1] if bit else None

    def next_to(self, bits: int) -> int:
        """Return the points in play next to any of ``bits``."""
        around = 0
        for bit in each_bit(bits):
            around |= self.around[bit]
        return around

    def _joined(self, seed: int, within: int) -> int:
        """Return the points of ``within`` connected to ``seed``."""
        found = edge = seed
        while edge:
            bit = edge & -edge
            new = self.around[bit] & within & ~found
            found |= new
            edge = (edge ^ bit) | new
        return found

    def rooms(self, stones: int) -> tuple[int, ...]:
        """Return the regions that the defender's ``stones`` separate from the attacker's safe ones.

        They can contain stones of the attacker.
        """
        rooms = self._rooms.get(stones)
        if rooms is None:
            found = []
            left = self.all & ~stones
            while left:
                room = self._joined(left & -left, left)
                left &= ~room
                if not room & self.shut:
                    found.append(room)
            self._rooms[stones] = rooms = tuple(found)
        return rooms

    def two_apart(self, bits: int) -> bool:
        """Return whether two of ``bits`` are not adjacent, as the points of two eyes must be."""
        if not bits:
            return False
        bit = bits & -bits
        adjacent = bits & self.around[bit]
        return bits != bit | adjacent or adjacent & (adjacent - 1) != 0


def play_bit(
    own: BitChains, other: BitChains, empty: int, bit: int, around: dict[int, int]
) -> BitPlay | None:
    """Return the chains after a stone on the empty point ``bit``, None for suicide."""
    empty ^= bit
    stones, near = bit, around[bit]
    kept = []
    for chain in own:
        if chain[1] & bit:
            stones |= chain[0]
            near |= chain[1]
        else:
            kept.append(chain)
    kept.append((stones, near))
    taken = 0
    for chain in other:
        if chain[1] & bit and not chain[1] & empty:
            taken |= chain[0]
    if taken:
        left = tuple([chain for chain in other if not chain[0] & taken])
        return tuple(kept), left, empty | taken, taken
    if near & empty:
        return tuple(kept), other, empty, 0
    return None


def ko_after(own: BitChains, bit: int, empty: int, taken: int) -> int:
    """Return the point that may not be retaken immediately after a move on ``bit``, 0 for none."""
    stones, near = own[-1]
    return taken if stones == bit and near & empty == taken and not taken & (taken - 1) else 0


def unconditionally_alive(ground: BitBoard, chains: BitChains, stones: int, empty: int) -> int:
    """Return the defender's stones that live even if the defender always passes (Benson 1976).

    ``stones`` are those of all ``chains``. Each living chain has two eyes: regions in which every
    empty point is its liberty, and which only living chains surround.
    """
    rooms = ground.rooms(stones)
    if len(rooms) < 2:
        return 0
    beyond = ground.beyond
    eyes = [(room, room & empty) for room in rooms]
    living = list(chains)
    while True:
        alive = lost = 0
        kept = []
        for chain in living:
            near = chain[1]
            if near & beyond or sum([room & near and not free & ~near for room, free in eyes]) > 1:
                kept.append(chain)
                alive |= chain[0]
            else:
                lost |= near
        if len(kept) == len(living):
            return alive
        eyes = [eye for eye in eyes if not eye[0] & lost]
        living = kept
