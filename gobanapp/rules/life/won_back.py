"""Stones that one move captures, but whose captors are dead and remain so.

A chain that can be captured is not necessarily unsettled: if only dead stones surround it, the
captor is often captured in turn, and the area keeps its owner. A search with the captor to move
first finds this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gobanapp.rules.cell_grid import BLACK, BOTH
from gobanapp.rules.life.chains import CellChain, Chains
from gobanapp.rules.life.fates import ChainFate, settled_around
from gobanapp.rules.life.local_search import LocalSearch, OpenPart
from gobanapp.rules.life.random_game import PlayoutStart
from gobanapp.rules.verdict import LifeStatus, VerdictReason

_MOST_CELLS: Final = 40
_LEARNING_GAMES: Final = 200
_GAMES: Final = 100
_STAYS: Final = 0.6
"""The least share of the area that keeps its owner."""


def keep_what_is_won_back(
    chains: Chains,
    owned: list[float],
    certain: Mapping[int, LifeStatus],
    fates: dict[int, ChainFate],
) -> Iterator[None]:
    """Mark chains in ``fates`` as alive that dead stones capture and lose again.

    ``certain``: the chains that are not in ``fates``.
    """
    dead = {number for number, status in certain.items() if status is LifeStatus.DEAD}
    dead |= {number for number, fate in fates.items() if fate.status is LifeStatus.DEAD}
    for number in sorted(fates):
        fate, chain = fates[number], chains.all[number]
        if fate.reason is not VerdictReason.WHO_MOVES:
            continue
        captors = _captors(chains, chain)
        part = _part(chains, chain, captors)
        if not captors <= dead or len(part.cells) > _MOST_CELLS:
            continue
        start = PlayoutStart(chains, settled_around(chains, part, owned))
        search = LocalSearch(start, part, BOTH - chain.color)
        yield from search.run(_LEARNING_GAMES)
        yield from search.run(_GAMES)
        black = search.ownership()
        sign = 1 if chain.color == BLACK else -1
        share = sign * sum(black[cell] for cell in part.stones) / len(part.stones)
        if share > _STAYS:
            fates[number] = ChainFate(
                share,
                LifeStatus.ALIVE,
                VerdictReason.CAPTURES,
                others=frozenset(captors),
            )


def _captors(chains: Chains, chain: CellChain) -> set[int]:
    """Return the opponent's chains next to a chain or its liberties."""
    near = chains.grid.near
    around = [at for cell in (*chain.stones, *chain.liberties) for at in near[cell]]
    return chains.of(around, BOTH - chain.color)


def _part(chains: Chains, chain: CellChain, captors: set[int]) -> OpenPart:
    """Return the part of the board with a chain, its captors and all their liberties."""
    stones = set(chain.stones)
    cells = stones | chain.liberties
    for number in captors:
        stones.update(chains.all[number].stones)
        cells.update(chains.all[number].stones, chains.all[number].liberties)
    return OpenPart(frozenset(stones), frozenset(cells), frozenset(cells))
