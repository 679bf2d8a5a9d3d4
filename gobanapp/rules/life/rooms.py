"""The regions of a board without its dead stones, each of one colour or between both."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from gobanapp.rules.cell_grid import BOTH, EDGE, EMPTY
from gobanapp.rules.life.chains import Chains, flood


@dataclass(frozen=True, slots=True, kw_only=True)
class ClearedRoom:
    """Connected cells without a living stone.

    ``border``: the living chains around. ``dead``: the chains inside. ``owner``: the only colour of
    the border, else 0.
    """

    cells: frozenset[int]
    border: frozenset[int]
    dead: frozenset[int]
    owner: int


def rooms(chains: Chains, dead: Collection[int]) -> list[ClearedRoom]:
    """Return the regions after the chains numbered ``dead`` are removed, from the lower left."""
    lifted = bytearray(chains.cells)
    for number in dead:
        for cell in chains.all[number].stones:
            lifted[cell] = EMPTY
    found, seen = [], set[int]()
    for start in chains.grid.inside:
        if lifted[start] == EMPTY and start not in seen:
            cells, border = flood(chains.grid.near, start, lifted, (EMPTY,))
            seen.update(cells)
            colors = {lifted[cell] for cell in border}
            found.append(
                ClearedRoom(
                    cells=frozenset(cells),
                    border=frozenset([chains.at[cell] for cell in border]),
                    dead=frozenset([chains.at[cell] for cell in cells if chains.cells[cell]]),
                    owner=colors.pop() if len(colors) == 1 else EMPTY,
                )
            )
    return found


def eyes_within(chains: Chains, group: Collection[int], color: int) -> list[frozenset[int]]:
    """Return the regions that only the chains of ``group`` enclose, with all stones present."""
    found, seen = [], set[int]()
    for number in sorted(group):
        for start in sorted(chains.all[number].liberties):
            if start not in seen:
                cells, border = flood(chains.grid.near, start, chains.cells, (EMPTY,))
                seen.update(cells)
                if all(chains.cells[cell] == color for cell in border):
                    found.append(frozenset(cells))
    return found


def is_false_eye(chains: Chains, eye: frozenset[int], color: int) -> bool:
    """Return whether a single cell with ``color`` around it is a false eye.

    It is if the other colour has two diagonal cells, or one at the edge of the board.
    """
    if len(eye) != 1:
        return False
    (cell,) = eye
    corners = [chains.cells[at] for at in chains.grid.diagonal[cell]]
    in_the_way = corners.count(BOTH - color)
    return in_the_way + (EDGE in corners) >= 2 and in_the_way > 0
