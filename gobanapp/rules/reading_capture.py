"""Reads whether one chain is caught: ladders, throw-ins and snapbacks, nets of a move or two, kos.

The attacker tries the chain's liberties, and now and then the points beside them; the defender
those too, and every capture of a chain that shuts his in. A chain with many liberties has got away.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.point import Point
from gobanapp.rules.reading_proof import OutOfBudget

_EMPTY, _DEFENDER, _ATTACKER, _EDGE = range(4)
_DEEPEST: Final = 200
"""So many moves deep is read: twice across the largest board, and no more than Python bears."""
_LOOSE_MOVES: Final = 1
"""So many moves in a line may leave the chain, at its best, three liberties."""

_Key = tuple[bytes, int, int]


@dataclass(frozen=True, slots=True)
class _CellChain:
    stones: list[int]
    liberties: list[int]


class CaptureSearch:
    """Whether the chain on ``point`` can be captured; ``defender_master``: who wins every ko."""

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
        """The moves tried."""
        self.saw_ko = False
        """Whether it can have made a difference who wins a ko."""
        self._stride = stride = board.width + 1
        self._cells = bytearray([_EDGE]) * (stride * (board.height + 2) + 1)
        self._around = (1, -1, stride, -stride)
        defender = board[point]
        for at in board.points():
            color = board[at]
            stone = _DEFENDER if color is defender else _ATTACKER
            self._cells[self._index(at)] = _EMPTY if color is None else stone
        self._target = self._index(point)
        self._safe = frozenset(self._index(at) for at in safe if board[at] is defender)
        self._master = _DEFENDER if defender_master else _ATTACKER
        self._budget = budget
        self._known: dict[_Key, bool] = {}
        self._best = 0

    def _index(self, point: Point) -> int:
        return (point.y + 1) * self._stride + point.x + 1

    def run(self, *, defender_first: bool) -> tuple[bool, Point | None]:
        """Return whether the chain is captured, and the first move that decides, if one is needed.

        Raises OutOfBudget.
        """
        if defender_first:
            caught = self._attack(0, 0, _LOOSE_MOVES)
            if caught:
                caught = self._defend(0, 0, _LOOSE_MOVES)
                return caught, None if caught else self._point(self._best)
            return False, None
        caught = self._attack(0, 0, _LOOSE_MOVES)
        return caught, self._point(self._best) if caught else None

    def _point(self, index: int) -> Point:
        y, x = divmod(index, self._stride)
        return Point(x - 1, y - 1)

    # The two sides

    def _attack(self, ko: int, depth: int, loose: int) -> bool:
        """Whether the chain is caught with the attacker to move; ``ko``: what he may not retake."""
        self._guard(depth)
        chain = self._chain(self._target)
        liberties = chain.liberties
        if len(liberties) > 3 or not self._safe.isdisjoint(chain.stones):
            return False
        if len(liberties) == 3 and not loose:
            return False
        key = (bytes(self._cells), ko, loose)
        known = self._known.get(key)
        if known is not None:
            return known
        self._known[key] = False  # coming back here gains nothing
        caught = False
        for at in self._attacking_moves(liberties, loose):
            fewer = loose - (at not in liberties or len(liberties) == 3)
            if at == ko or fewer < 0:
                continue
            played = self._play(at, _ATTACKER)
            if played is None:
                continue
            taken, in_ko = played
            if self._cells[self._target] == _EMPTY:
                caught = not in_ko or self._master == _ATTACKER
            else:
                banned = in_ko if self._master == _ATTACKER else 0
                caught = self._defend(banned, depth + 1, fewer)
            self._take_back(at, _ATTACKER, taken)
            if caught:
                if depth == 0:
                    self._best = at
                break
        self._known[key] = caught
        return caught

    def _defend(self, ko: int, depth: int, loose: int) -> bool:
        """Whether the chain is caught with the defender to move."""
        self._guard(depth)
        chain = self._chain(self._target)
        if len(chain.liberties) > 2 or not self._safe.isdisjoint(chain.stones):
            return False
        key = (bytes(self._cells), ko, -1 - loose)
        known = self._known.get(key)
        if known is not None:
            return known
        self._known[key] = False  # coming back here gains the attacker nothing
        caught = True
        for at in self._defending_moves(chain):
            if at == ko:
                continue
            played = self._play(at, _DEFENDER)
            if played is None:
                continue
            taken, in_ko = played
            banned = in_ko if self._master == _DEFENDER else 0
            caught = self._attack(banned, depth + 1, loose)
            self._take_back(at, _DEFENDER, taken)
            if not caught:
                if depth == 0:
                    self._best = at
                break
        if caught and len(chain.liberties) > 1:
            caught = self._attack(0, depth + 1, loose)
        self._known[key] = caught
        return caught

    def _attacking_moves(self, liberties: list[int], loose: int) -> list[int]:
        """Return where to attack: first where the chain would run to, then further off."""
        moves = sorted(liberties, key=lambda at: (-len(self._empty_beside([at])), at))
        if len(liberties) == 2 and loose:
            moves += [at for at in self._empty_beside(liberties) if at not in liberties]
            shutting = self._beside(self._chain(self._target).stones, _ATTACKER)
            moves += [
                at for chain in shutting if len(chain.liberties) == 1 for at in chain.liberties
            ]
        return list(dict.fromkeys(moves))

    def _defending_moves(self, chain: _CellChain) -> list[int]:
        """Return where to get away: captures, then liberties, then less direct ways."""
        shutting = self._beside(chain.stones, _ATTACKER)
        moves = [at for other in shutting if len(other.liberties) == 1 for at in other.liberties]
        moves += sorted(chain.liberties, key=lambda at: (-len(self._empty_beside([at])), at))
        if len(chain.liberties) > 1:
            near = self._beside(chain.stones + chain.liberties, _ATTACKER)
            moves += [at for other in near if len(other.liberties) < 3 for at in other.liberties]
            moves += self._empty_beside(chain.liberties)
            moves += self._freeing_moves(near)
        return list(dict.fromkeys(moves))

    def _freeing_moves(self, near: list[_CellChain]) -> list[int]:
        """Return captures and flights that keep the defender's other stones beside ``near``."""
        friends = self._beside([at for chain in near for at in chain.stones], _DEFENDER)
        others = self._beside([at for chain in friends for at in chain.stones], _ATTACKER)
        chains = friends + others
        return [at for chain in chains if len(chain.liberties) == 1 for at in chain.liberties]

    @staticmethod
    def _guard(depth: int) -> None:
        if depth > _DEEPEST:
            raise OutOfBudget

    # The board

    def _empty_beside(self, points: list[int]) -> list[int]:
        cells = self._cells
        return [at + step for at in points for step in self._around if not cells[at + step]]

    def _chain(self, start: int) -> _CellChain:
        cells = self._cells
        kind = cells[start]
        found, liberties = {start}, set()
        stones = [start]
        for at in stones:  # which grows
            for step in self._around:
                near = at + step
                if cells[near] == kind:
                    if near not in found:
                        found.add(near)
                        stones.append(near)
                elif not cells[near]:
                    liberties.add(near)
        return _CellChain(stones, sorted(liberties))

    def _beside(self, points: list[int], kind: int) -> list[_CellChain]:
        """Return the chains of one kind next to any of ``points``."""
        found: list[_CellChain] = []
        seen: set[int] = set()
        for at in points:
            for step in self._around:
                if self._cells[at + step] == kind and at + step not in seen:
                    found.append(self._chain(at + step))
                    seen.update(found[-1].stones)
        return found

    def _play(self, at: int, kind: int) -> tuple[list[int], int] | None:
        """Put a stone down; return what it takes, and that stone if it is the first of a ko.

        None, and nothing is changed, for suicide. Raises OutOfBudget.
        """
        self.nodes += 1
        if self.nodes > self._budget:
            raise OutOfBudget
        cells = self._cells
        cells[at] = kind
        other = _DEFENDER + _ATTACKER - kind
        taken: list[int] = []
        for step in self._around:
            if cells[at + step] == other:
                chain = self._chain(at + step)
                if not chain.liberties:
                    taken += chain.stones
                    for stone in chain.stones:
                        cells[stone] = _EMPTY
        own = self._chain(at)
        if not own.liberties:
            cells[at] = _EMPTY
            return None
        if len(taken) == 1 and len(own.stones) == 1 and own.liberties == taken:
            self.saw_ko = True
            return taken, taken[0]
        return taken, 0

    def _take_back(self, at: int, kind: int, taken: list[int]) -> None:
        self._cells[at] = _EMPTY
        for stone in taken:
            self._cells[stone] = _DEFENDER + _ATTACKER - kind
