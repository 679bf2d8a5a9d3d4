"""Dame around a fight, thought filled as far as more of them make no difference.

The outside liberties of a chain matter by their number alone: neither side makes an eye there, and
a side that fills its own gains nothing. Each of them delays the opponent by one move, and a chain
needs no more delay than there are points to be played inside the fight. So a reading leaves out the
others. If chains of both sides have outside liberties, each loses as many.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.cell_grid import BOTH, EDGE, EMPTY
from gobanapp.rules.life.chains import Chains

_LARGEST: Final = 14
"""The points of a region where no eye can be made if the other side answers there."""


@dataclass(frozen=True, slots=True)
class _Outside:
    """Empty points between one chain and safe stones of the opponent.

    ``touched``: those that are liberties of the chain.
    """

    chain: int
    cells: frozenset[int]
    touched: frozenset[int]


def surplus_dame(
    chains: Chains, group: Collection[int], safe: Collection[int]
) -> dict[int, set[int]]:
    """Return the dame around a fight that can be thought filled, by the colour that fills them.

    ``group``: a chain or chains in the fight. ``safe``: the cells of the stones around it, which
    live.
    """
    reached = _reached(chains, group, safe)
    outside = [
        found
        for cells in _empty_regions(chains, reached)
        if (found := _outside(chains, cells, safe)) is not None
    ]
    left_over = sum(chains.cells[cell] == EMPTY for cell in reached)
    left_over -= sum(len(region.cells) for region in outside)
    surplus: dict[int, set[int]] = {}
    for chain, count in _counts_to_keep(chains, outside, left_over + 1).items():
        kept = _apart(chains, [region for region in outside if region.chain == chain], count)
        filled = surplus.setdefault(BOTH - chains.all[chain].color, set())
        for region in outside:
            if region.chain == chain:
                filled |= region.cells - kept
    return surplus


def _counts_to_keep(chains: Chains, outside: list[_Outside], enough: int) -> dict[int, int]:
    """Return how many outside liberties of each chain stay open.

    If chains of both sides have some, only the difference counts, so both lose as many.
    """
    counts: dict[int, int] = {}
    for region in outside:
        counts[region.chain] = counts.get(region.chain, 0) + len(region.touched)
    if len({chains.all[chain].color for chain in counts}) < 2:
        return {chain: min(count, enough) for chain, count in counts.items()}
    if len(counts) > 2:
        return {}
    fewest = min(counts.values())
    spare = max(0, fewest - enough)
    most = fewest - spare + enough
    return {chain: min(count - spare, most) for chain, count in counts.items()}


def _apart(chains: Chains, regions: list[_Outside], count: int) -> set[int]:
    """Return ``count`` outside liberties to keep, as far as possible not next to each other."""
    kept, close = set[int](), list[int]()
    for region in sorted(regions, key=lambda each: (len(each.cells), min(each.cells))):
        for cell in sorted(region.touched):
            if kept.isdisjoint(chains.grid.near[cell]):
                kept.add(cell)
            else:
                close.append(cell)
    return {*sorted(kept)[:count], *close[: max(0, count - len(kept))]}


def _reached(chains: Chains, group: Collection[int], safe: Collection[int]) -> list[int]:
    """Return the cells that the stones of ``group`` reach without crossing ``safe`` stones."""
    reached = [cell for number in group for cell in chains.all[number].stones]
    seen = {*reached, *safe}
    for cell in reached:  # it grows while it is walked
        near = [at for at in chains.grid.near[cell] if chains.cells[at] != EDGE and at not in seen]
        seen.update(near)
        reached += near
    return reached


def _empty_regions(chains: Chains, cells: Collection[int]) -> list[frozenset[int]]:
    found = []
    left = {cell for cell in cells if chains.cells[cell] == EMPTY}
    for start in sorted(left):
        if start in left:
            left.remove(start)
            region = [start]
            for cell in region:  # it grows while it is walked
                adjacent = left.intersection(chains.grid.near[cell])
                left -= adjacent
                region += sorted(adjacent)
            found.append(frozenset(region))
    return found


def _outside(chains: Chains, cells: frozenset[int], safe: Collection[int]) -> _Outside | None:
    """Return ``cells`` as outside liberties, None if more can happen there."""
    if len(cells) > _LARGEST:
        return None
    near = chains.grid.near
    around = {at for cell in cells for at in near[cell] if chains.cells[at] not in (EDGE, EMPTY)}
    walls = {chains.cells[at] for at in around if at in safe}
    others = {chains.at[at] for at in around if at not in safe}
    if len(walls) != 1 or len(others) != 1:
        return None
    (chain,) = others
    if chains.all[chain].color in walls:
        return None
    inner = [cell for cell in cells if not any(at in safe for at in near[cell])]
    if not _is_answered(sorted(len(cells.intersection(near[cell])) for cell in inner)):
        return None
    return _Outside(chain, cells, cells & chains.all[chain].liberties)


def _is_answered(moves: list[int]) -> bool:
    """Return whether no eye can be made if the other side answers each move.

    ``moves``: for each point where an eye is possible, how many moves it takes, sorted. A move that
    brings two eyes one move away cannot be answered.
    """
    return not moves or (moves[0] > 1 and moves[1:2] != [2])
