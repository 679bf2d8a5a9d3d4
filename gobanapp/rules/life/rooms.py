"""The rooms of a board without its dead stones: each belongs to one colour or lies between them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from gobanapp.rules.cell_grid import BOTH, EDGE, EMPTY
from gobanapp.rules.life.chains import Chains, flood


@dataclass(frozen=True, slots=True, kw_only=True)
class ClearedRoom:
    """Joined cells without a living stone.

    ``border``: the living chains around. ``dead``: the chains inside. ``owner``: whose alone the
    border is, else 0.
    """

    cells: frozenset[int]
    border: frozenset[int]
    dead: frozenset[int]
    owner: int


def rooms(chains: Chains, dead: Collection[int]) -> list[ClearedRoom]:
    """Return the rooms once the chains numbered ``dead`` are lifted, from the lower left."""
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
    """Return the places that the chains of ``group`` alone enclose, without lifting anything."""
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
    """Whether a single cell with ``color`` around it has two corners in the way, at the edge one.

    A corner is in the way where the other colour stands.
    """
    if len(eye) != 1:
        return False
    (cell,) = eye
    corners = [chains.cells[at] for at in chains.grid.diagonal[cell]]
    in_the_way = corners.count(BOTH - color)
    return in_the_way + (EDGE in corners) >= 2 and in_the_way > 0
