"""The parts of a board that are still open after random games: small ones can be read out.

A part is what hangs together of the stones that were not clearly one side's in these games, their
liberties, and the other cells that were not. All around it counts as settled.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from gobanapp.rules.life.chains import BLACK, EMPTY, WHITE, CellChain, Chains
from gobanapp.rules.life.local_search import OpenPart

_SURE_STONES: Final = 0.7
_SURE_CELLS: Final = 0.85


def share(chain: CellChain, owned: list[float]) -> float:
    """Return from -1 to 1 how surely the stones of ``chain`` end as their owner's."""
    sign = 1 if chain.color == BLACK else -1
    return sign * sum([owned[cell] for cell in chain.stones]) / len(chain.stones)


def open_parts(chains: Chains, owned: list[float], certain: Collection[int]) -> list[OpenPart]:
    """Return the parts that hold a chain nobody is sure of. ``owned``: for each cell, -1 to 1."""
    unsure = [chain for chain in chains.all if abs(share(chain, owned)) < _SURE_STONES]
    stones = frozenset(cell for chain in unsure for cell in chain.stones).difference(certain)
    is_open = {
        cell
        for cell in chains.grid.inside
        if chains.cells[cell] == EMPTY and abs(owned[cell]) < _SURE_CELLS
    }
    is_open.update(stones, *(chain.liberties for chain in unsure))
    is_open.difference_update(certain)
    return [
        OpenPart(stones & cells, cells, _near(chains, stones & cells, cells))
        for cells in _joined(chains, is_open)
        if stones & cells
    ]


def settled_around(chains: Chains, part: OpenPart, owned: list[float]) -> dict[int, int]:
    """Return the owner of each cell that is not of ``part``: that of most games."""
    settled = {
        cell: BLACK if owned[cell] > 0 else WHITE
        for cell in chains.grid.inside
        if cell not in part.cells
    }
    for chain in chains.all:
        if chain.stones[0] in settled:
            lives = share(chain, owned) > 0
            owner = chain.color if lives else BLACK + WHITE - chain.color
            settled.update(dict.fromkeys(chain.stones, owner))
    return settled


def _joined(chains: Chains, cells: set[int]) -> list[frozenset[int]]:
    left, parts = set(cells), []
    for start in sorted(cells):
        if start in left:
            left.remove(start)
            part = [start]
            for cell in part:  # it grows while it is walked
                beside = left.intersection(chains.grid.near[cell])
                left -= beside
                part += sorted(beside)
            parts.append(frozenset(part))
    return parts


def _near(chains: Chains, stones: frozenset[int], within: frozenset[int]) -> frozenset[int]:
    """Return the cells of a part up to two steps from the stones in question."""
    near = set(stones)
    for _ in range(2):
        near.update(*(chains.grid.near[cell] for cell in near))
    return within & near
