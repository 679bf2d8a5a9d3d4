"""One random game from a position, as fast as plain Python can play it.

A player follows the first of these rules that gives a move:

1. Capture the stones just played, if they are in atari.
2. If the last move put own stones into atari, save them by capturing stones around them.
3. Otherwise, let them escape if that helps.
4. Play anywhere except in an eye of the same colour, and never put joined stones into atari without
   capturing.

So groups with eyes keep them, a seki is left alone, and dead stones are captured at some time.
Cells are those of a ``CellGrid``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gobanapp.rules.cell_grid import BOTH, EDGE, EMPTY
from gobanapp.rules.life.chains import Chains

# The position that random games begin with, laid out so that a game is a quick copy of it.


class PlayoutStart:
    """The position that random games begin with.

    ``settled``: the fixed owners of some cells. Stones of the other colour there are removed first,
    and neither side plays there.
    """

    __slots__ = ("cells", "chain", "empty", "grid", "liberties", "stones")

    def __init__(self, chains: Chains, settled: Mapping[int, int]) -> None:
        self.grid = chains.grid
        self.cells = bytearray(chains.cells)
        for cell, owner in settled.items():
            if self.cells[cell] != owner:
                self.cells[cell] = EMPTY
        cells, near = self.cells, self.grid.near
        self.empty = [cell for cell in self.grid.inside if not cells[cell] and cell not in settled]
        self.chain, self.liberties = [0] * len(cells), [0] * len(cells)
        self.stones: list[list[int]] = [[] for _ in cells]
        for one in chains.all:
            name = one.stones[0]
            if cells[name]:
                self.stones[name] = list(one.stones)
                for stone in one.stones:
                    self.chain[stone] = name
                    self.liberties[name] += sum(not cells[at] for at in near[stone])


_PLAY, _REFUSE, _EYE = range(3)
_MOST_IN_ATARI: Final = 4
"""The most stones of a chain that are next to its last liberty."""


class RandomGame:
    """A game from ``start``, played in place.

    ``empty``: the cells to play on, without the ``eyes`` that are safe for now, which would be most
    of the cells tried. ``chain``: the chain number of each stone. ``stones``, ``liberties``: by
    these numbers; a liberty counts once for each stone next to it, which needs no sets. The cells
    of the frame belong to chain 0, which is never read. ``atari``: the last liberty of a chain just
    put into atari, 0 if there is none; ``attacked``: the number of that chain. ``played``: the cell
    of the last move, 0 after a pass. ``first``: the side that played first on each cell. ``moves``:
    the number of moves played.
    """

    __slots__ = (
        "atari",
        "attacked",
        "cells",
        "chain",
        "diagonal",
        "empty",
        "eyes",
        "first",
        "ko",
        "liberties",
        "moves",
        "near",
        "played",
        "stones",
    )

    def __init__(self, start: PlayoutStart) -> None:
        self.cells = bytearray(start.cells)
        self.empty = start.empty.copy()
        self.eyes = set[int]()
        self.chain = start.chain.copy()
        self.stones = start.stones.copy()  # a list in it is never changed but replaced
        self.liberties = start.liberties.copy()
        self.near = start.grid.near
        self.diagonal = start.grid.diagonal
        self.first = bytearray(len(self.cells))
        self.ko = 0
        self.atari = self.attacked = 0
        self.played = 0
        self.moves = 0

    def fill_eyes(self) -> None:
        """Give each empty cell to the only colour next to it."""
        cells, near = self.cells, self.near
        for cell in (*self.empty, *self.eyes):
            owners = {cells[at] for at in near[cell]} - {EMPTY, EDGE}
            if len(owners) == 1:
                cells[cell] = owners.pop()

    def may_play(self, cell: int, color: int) -> bool:
        """Return whether a move on an empty cell is legal, including ko, and fills no eye."""
        if EMPTY in [self.cells[at] for at in self.near[cell]]:
            return True
        return self._allowed_without_liberty(cell, color) == _PLAY

    def play(self, cell: int, color: int) -> None:
        """Play on one of the ``empty`` cells."""
        self.empty.remove(cell)
        self._put(cell, color)

    def let_pass(self) -> None:
        self.ko = self.atari = self.played = 0

    def play_out(self, color: int, limit: int, draw: Callable[[], float]) -> int:
        """Play until both pass, ``color`` first, or for ``limit`` moves.

        Returns the side to move then, 0 if both passed. ``draw``: random numbers from 0 to 1.
        """
        passes = 0
        limit += self.moves
        while passes < 2 and self.moves < limit:
            if self._answer(color) or self._play_somewhere(color, draw):
                passes = 0
            else:
                passes += 1
                self.let_pass()
            color = BOTH - color
        return EMPTY if passes == 2 else color

    def _answer(self, color: int) -> bool:
        """Play the move that the last one asks for, if any: see the rules above."""
        if self.played and self._capture(self.chain[self.played], color):
            return True
        if not self.atari:
            return False
        return self._capture_around(self.attacked, color) or self._escape(self.atari, color)

    def _capture(self, name: int, color: int) -> bool:
        """Capture chain ``name`` of the other side, if it is in atari and no ko forbids that."""
        if self.liberties[name] > _MOST_IN_ATARI:
            return False
        last = self._last_liberty(self.stones[name])
        if not last or last == self.ko or last not in self.empty:
            return False
        self.play(last, color)
        return True

    def _capture_around(self, name: int, color: int) -> bool:
        """Capture a chain next to chain ``name``, which is of ``color``."""
        cells, chain = self.cells, self.chain
        for stone in self.stones[name]:
            for at in self.near[stone]:
                if cells[at] == BOTH - color and self._capture(chain[at], color):
                    return True
        return False

    def _escape(self, cell: int, color: int) -> bool:
        """Play on the last liberty of a chain if that helps it."""
        if cell not in self.empty:
            return False
        around = [self.cells[at] for at in self.near[cell]]
        free = around.count(EMPTY)
        if not free and self._allowed_without_liberty(cell, color) != _PLAY:
            return False
        if free < 2 and self._is_self_atari(cell, color):
            return False
        self.play(cell, color)
        return True

    def _play_somewhere(self, color: int, draw: Callable[[], float]) -> bool:
        """Play one move for ``color``; return False if it has none.

        Most of a game's time is spent here.
        """
        cells, empty = self.cells, self.empty
        untried = len(empty)
        while untried:
            place = int(draw() * untried)
            untried -= 1
            cell = empty[place]
            a, b, c, d = self.near[cell]
            at_a, at_b, at_c, at_d = cells[a], cells[b], cells[c], cells[d]
            if at_a and at_b and at_c and at_d:
                allowed = self._allowed_without_liberty(cell, color)
                free = 0
            else:
                free = (not at_a) + (not at_b) + (not at_c) + (not at_d)
                allowed = _PLAY
            if (
                allowed == _PLAY
                and free < 2
                and color in (at_a, at_b, at_c, at_d)
                and self._is_self_atari(cell, color)
            ):
                allowed = _REFUSE
            if allowed == _PLAY:
                empty[place] = empty[-1]
                empty.pop()
                self._put(cell, color)
                return True
            empty[place] = empty[untried]
            if allowed == _REFUSE:
                empty[untried] = cell
            else:
                empty[untried] = empty[-1]
                empty.pop()
                self.eyes.add(cell)
        return False

    def _put(self, cell: int, color: int) -> None:
        """Put a stone on a cell that is no longer among the empty ones."""
        cells, chain, liberties = self.cells, self.chain, self.liberties
        a, b, c, d = near = self.near[cell]
        at_a, at_b, at_c, at_d = around = (cells[a], cells[b], cells[c], cells[d])
        if at_a:
            liberties[chain[a]] -= 1
        if at_b:
            liberties[chain[b]] -= 1
        if at_c:
            liberties[chain[c]] -= 1
        if at_d:
            liberties[chain[d]] -= 1
        self.moves += 1
        cells[cell] = color
        if not self.first[cell]:
            self.first[cell] = color
        free = around.count(EMPTY)
        joined = color in around
        if joined:
            self._join(cell, color, free)
        else:
            chain[cell] = cell
            self.stones[cell] = [cell]
            liberties[cell] = free
        self.ko = self.atari = 0
        self.played = cell
        if BOTH - color in around:
            self._take(near, color, may_be_ko=not (free or joined))

    def _allowed_without_liberty(self, cell: int, color: int) -> int:
        """Return the kind of a cell with stones or edges on all four sides."""
        cells, chain, liberties = self.cells, self.chain, self.liberties
        near = self.near[cell]
        for adjacent in near:
            liberties[chain[adjacent]] -= 1
        owner = 0
        atari = takes = joins = False
        for adjacent in near:
            code = cells[adjacent]
            if code != EDGE:
                owner |= code
                last = not liberties[chain[adjacent]]
                atari = atari or last
                if code == color:
                    joins = joins or not last
                else:
                    takes = takes or last
        for adjacent in near:
            liberties[chain[adjacent]] += 1
        if owner != BOTH and self._is_eye(cell, BOTH - owner):
            if not atari:
                return _EYE
            if owner == color:
                return _REFUSE
        if takes:
            return _REFUSE if cell == self.ko else _PLAY
        return _PLAY if joins else _REFUSE

    def _is_eye(self, cell: int, enemy: int) -> bool:
        """Return whether a cell with one colour around it is a real eye."""
        cells = self.cells
        w, x, y, z = self.diagonal[cell]
        codes = (cells[w], cells[x], cells[y], cells[z])
        return codes.count(enemy) + (EDGE in codes) < 2

    def _is_self_atari(self, cell: int, color: int) -> bool:
        """Return whether a stone and others of its colour next to it would have one liberty.

        False if it captures. The cell itself has at most one liberty.
        """
        cells, near = self.cells, self.near[cell]
        if BOTH - color in [cells[at] for at in near] and self._takes(cell, BOTH - color):
            return False
        first = 0
        for adjacent in near:
            if not cells[adjacent]:
                first = adjacent
        for adjacent in near:
            if cells[adjacent] == color:
                for stone in self.stones[self.chain[adjacent]]:
                    for at in self.near[stone]:
                        if not cells[at] and at not in (cell, first):
                            if first:
                                return False
                            first = at
        return True

    def _takes(self, cell: int, enemy: int) -> bool:
        """Return whether ``cell`` is the last liberty of an ``enemy`` chain."""
        cells, chain = self.cells, self.chain
        names = [chain[at] for at in self.near[cell] if cells[at] == enemy]
        return any(self.liberties[name] == names.count(name) for name in names)

    def _join(self, cell: int, color: int, free: int) -> None:
        """Merge a new stone with all chains of its colour around it."""
        cells, chain, stones, liberties = self.cells, self.chain, self.stones, self.liberties
        name = 0
        for adjacent in self.near[cell]:
            if cells[adjacent] == color:
                its = chain[adjacent]
                if not name:
                    name = its
                    chain[cell] = name
                    stones[name] = [*stones[name], cell]
                    liberties[name] += free
                elif its != name:
                    fewer, more = its, name
                    if len(stones[fewer]) > len(stones[more]):
                        fewer, more = more, fewer
                    for stone in stones[fewer]:
                        chain[stone] = more
                    stones[more] = stones[more] + stones[fewer]
                    liberties[more] += liberties[fewer]
                    name = more

    def _take(self, near: tuple[int, ...], color: int, *, may_be_ko: bool) -> None:
        """Capture the chains around a new stone that have no liberty left."""
        cells, chain, liberties = self.cells, self.chain, self.liberties
        taken = 0
        for adjacent in near:
            if cells[adjacent] == BOTH - color:
                left = liberties[chain[adjacent]]
                if not left:
                    taken += self._lift(self.stones[chain[adjacent]], color)
                    self.ko = adjacent
                elif left <= _MOST_IN_ATARI:
                    last = self._last_liberty(self.stones[chain[adjacent]])
                    if last:
                        self.atari, self.attacked = last, chain[adjacent]
        if taken != 1 or not may_be_ko:
            self.ko = 0

    def _lift(self, stones: list[int], taker: int) -> int:
        """Remove stones from the board and return their number."""
        cells, chain, liberties = self.cells, self.chain, self.liberties
        for stone in stones:
            cells[stone] = EMPTY
        for stone in stones:
            for at in self.near[stone]:
                if cells[at] == taker:
                    liberties[chain[at]] += 1
                elif at in self.eyes:
                    self._disturb(at)
        self.empty += stones
        return len(stones)

    def _disturb(self, eye: int) -> None:
        self.eyes.remove(eye)
        self.empty.append(eye)

    def _last_liberty(self, stones: list[int]) -> int:
        """Return the liberty of a chain that has only one, and make it playable; otherwise 0."""
        last, cells = 0, self.cells
        for stone in stones:
            for at in self.near[stone]:
                if not cells[at] and at != last:
                    if last:
                        return 0
                    last = at
        if last in self.eyes:
            self._disturb(last)
        return last
