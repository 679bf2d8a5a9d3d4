"""Parts of a group that dead stones hold in atari, and the points to be filled for them.

A dead stone stands until it is captured, and so long nothing is joined by way of its point. Once
the dame are gone, a part of the group may have a single liberty left: one more move of the enemy
would capture it, and his dead stones would be joined to living ones. It takes a move to prevent
this, which captures a dead chain beside the part that is in atari itself, or else fills the part's
own last liberty. A move that helps several parts is made first. Captured stones leave liberties, so
this is asked until nothing changes.

With two liberties no move is needed: an attack is answered when it comes. Nor is one where the part
touches no living enemy, as what captures it is as dead as before; nor where one stone would be
captured by more that can be taken back at once (snapback). Where all parts of a group are in atari,
its life is not settled, and nothing is said here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.territory_analysis.chain_groups import Group
from gobanapp.rules.territory_analysis.cleared_board import ClearedBoard, connected_parts


def last_liberties(ground: ClearedBoard, group: Group, false_eyes: AbstractSet[int]) -> set[int]:
    """Return what ``group`` must fill of its held points besides its ``false_eyes``."""
    enemy = BLACK + WHITE - group.side
    dead = {cell for cell, side in ground.dead.items() if side == enemy} & group.held
    if not dead:
        return set()
    filled = set(false_eyes)
    while needed := _needed(ground, group, dead, filled):
        filled |= needed
    return filled - false_eyes


@dataclass(frozen=True, slots=True)
class _Part:
    """Blocks of a group that hang together: their stones, and the held points beside them."""

    stones: list[int]
    beside: set[int]


@dataclass(frozen=True, slots=True)
class _DeadChain:
    stones: set[int]
    liberties: set[int]

    def is_in_atari_beside(self, part: _Part) -> bool:
        return len(self.liberties) == 1 and not self.stones.isdisjoint(part.beside)


def _needed(
    ground: ClearedBoard, group: Group, dead: AbstractSet[int], filled: set[int]
) -> set[int]:
    """Return the points to be filled next, with the ``dead`` standing and ``filled`` filled."""
    standing = list(_standing(ground, dead, filled))
    closed = filled.union(*(chain.stones for chain in standing))
    found = list(_parts(ground, group, filled))
    free = [part.beside - closed for part in found]
    if all(len(liberties) < 2 for liberties in free):
        return set()
    # For each part in atari: what is best filled for it, and what would do as well.
    ways: list[tuple[set[int], set[int]]] = []
    for part, liberties in zip(found, free, strict=True):
        if len(liberties) > 1 or not _is_at_border(ground, group, part):
            continue
        if len(part.stones) == 1 and _is_snapback(ground, part, standing, closed, liberties):
            continue
        last = [chain.liberties for chain in standing if chain.is_in_atari_beside(part)]
        best = last[0] if last and all(each == last[0] for each in last) else liberties
        ways.append((best, liberties.union(*last)))
    helped = Counter(point for _, points in ways for point in points)
    most = {point for point, number in helped.items() if number == max(helped.values())}
    return {point for best, points in ways for point in (best & most) or (points & most)}


def _standing(
    ground: ClearedBoard, dead: AbstractSet[int], filled: AbstractSet[int]
) -> Iterator[_DeadChain]:
    """Yield the chains that are not captured yet, as they have a liberty."""
    for stones in connected_parts(dead, ground.steps):
        if liberties := _around(ground, stones) - dead - filled:
            yield _DeadChain(stones, liberties)


def _around(ground: ClearedBoard, cells: AbstractSet[int]) -> set[int]:
    """Return the points without a living stone that lie beside some of ``cells``."""
    return {near for cell in cells for near in ground.near(cell, EMPTY)}


def _parts(ground: ClearedBoard, group: Group, filled: AbstractSet[int]) -> Iterator[_Part]:
    """Yield the blocks of ``group``, those together that ``filled`` points join."""
    left = set(group.blocks)
    while left:
        inside = [left.pop()]
        joined, beside = set(inside), set[int]()
        for cell in inside:
            around = list(group.beside.get(cell, ()))
            if cell in filled:
                around += [cell + step for step in ground.steps if cell + step in group.held]
            beside.update(around)
            for near in around:
                if near not in joined and (near in filled or near in left):
                    joined.add(near)
                    inside.append(near)
        left -= joined
        blocks = joined & group.blocks.keys()
        yield _Part([stone for block in blocks for stone in group.blocks[block]], beside - blocks)


def _is_at_border(ground: ClearedBoard, group: Group, part: _Part) -> bool:
    """Whether a living enemy stands beside ``part``, or can come there."""
    enemy = BLACK + WHITE - group.side
    return any(
        ground.touches(stone, enemy) or not group.held.issuperset(ground.near(stone, EMPTY))
        for stone in part.stones
    )


def _is_snapback(
    ground: ClearedBoard,
    part: _Part,
    standing: list[_DeadChain],
    closed: AbstractSet[int],
    last: AbstractSet[int],
) -> bool:
    """Whether dead chains that capture a stone at its ``last`` liberty have no other liberty.

    One of them must stand beside the stone. Otherwise what takes them back has the ``last`` liberty
    alone, and is captured there again.
    """
    beside = _around(ground, last)
    taking = [chain for chain in standing if not chain.stones.isdisjoint(beside)]
    is_beside = any(not chain.stones.isdisjoint(part.beside) for chain in taking)
    return is_beside and beside <= closed and all(chain.liberties == last for chain in taking)
