"""Unconditional life: chains that live whatever is played, and stones that die inside them.

Chains that live even if their owner always passes: D. B. Benson, "Life in the game of Go",
Information Sciences 10 (1976). An enclosed region is *vital* to a chain next to it if each of its
empty points is a liberty of that chain: the opponent cannot fill it without being captured. Chains
live together if each has two vital regions that only these chains enclose. Other regions that they
enclose belong to them as well if the opponent could not make two eyes there with any number of
moves.
"""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.life.chains import Chains, EnclosedRegion


@dataclass(frozen=True, slots=True, kw_only=True)
class UnconditionalLife:
    """The certain chains and regions of one colour, in cells.

    ``alive``: chains by number, each with its vital regions. ``territory``: its regions, including
    the opponent's dead stones in them.
    """

    alive: dict[int, list[EnclosedRegion]]
    territory: list[EnclosedRegion]


def unconditional_life(chains: Chains, color: int, *, suicide: bool) -> UnconditionalLife:
    """Return the chains that live whatever is played, and the stones that die inside them.

    If ``suicide`` is allowed, the opponent can empty a region of their own stones; it is then vital
    only if the points under these are also next to the chain.
    """
    regions = chains.regions(color)
    vital = [_vital(chains, region, suicide=suicide) for region in regions]
    alive = {chain.number for chain in chains.all if chain.color == color}
    kept = list(range(len(regions)))
    while True:
        kept = [index for index in kept if regions[index].border <= alive]
        eyes: dict[int, list[EnclosedRegion]] = {chain: [] for chain in alive}
        for index in kept:
            for chain in vital[index]:
                eyes[chain].append(regions[index])
        fewer = {chain for chain in alive if len(eyes[chain]) >= 2}
        if fewer == alive:
            break
        alive = fewer
    own = [regions[index] for index in kept if alive]
    return UnconditionalLife(
        alive=eyes,
        territory=[region for region in own if not _has_two_eyes(chains, region, color)],
    )


def both_sides(chains: Chains, *, suicide: bool) -> dict[int, UnconditionalLife]:
    """Return the unconditional life of each colour, by its code."""
    return {color: unconditional_life(chains, color, suicide=suicide) for color in (BLACK, WHITE)}


def _vital(chains: Chains, region: EnclosedRegion, *, suicide: bool) -> list[int]:
    """Return the chains to which ``region`` is vital."""
    if not any(chains.cells[cell] == EMPTY for cell in region.inside):
        return []  # stones without a liberty, in a position set up by hand
    left = set(region.border)
    for cell in region.inside:
        if suicide or chains.cells[cell] == EMPTY:
            left.intersection_update([chains.at.get(near, -1) for near in chains.grid.near[cell]])
            if not left:
                break
    return sorted(left)


def _has_two_eyes(chains: Chains, region: EnclosedRegion, color: int) -> bool:
    """Return whether an invader can find room for two eyes.

    A point next to a living stone cannot be an eye of the invader, and two adjacent points are not
    two eyes.
    """
    near = chains.grid.near
    apart = [
        cell
        for cell in sorted(region.inside)
        if all(chains.cells[adjacent] != color for adjacent in near[cell])
    ]
    return any(
        other not in near[cell] for place, cell in enumerate(apart) for other in apart[place + 1 :]
    )
