"""Chains that stand or fall together: those of one colour that no enemy parts.

Two chains of a colour are related if one can be reached from the other over empty points and
stones of that colour, so that either they can be joined or they live on the same room.
"""

from __future__ import annotations

from gobanapp.rules.life.chains import EMPTY, CellChain, Chains, flood


def related_chains(chains: Chains) -> list[list[CellChain]]:
    """Return the chains of the board in groups, in the order of their first stones."""
    groups, seen = [], set[int]()
    for chain in chains.all:
        if chain.number not in seen:
            codes = (EMPTY, chain.color)
            cells, _ = flood(chains.grid.near, chain.stones[0], chains.cells, codes)
            numbers = sorted(chains.of(cells, chain.color))
            seen.update(numbers)
            groups.append([chains.all[number] for number in numbers])
    return groups
