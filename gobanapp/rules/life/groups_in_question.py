"""The groups of a board that are worth an exact reading, and those that are safe without one.

A group is plainly safe if it lives unconditionally, or if the playouts let it live and it has two
rooms of its own or a large one, where only a few stones are not plainly dead. What the playouts
nearly always capture among safe stones is plainly dead. The others are in question.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.cell_grid import BOTH, COLOR_OF
from gobanapp.rules.life.chains import Chains, related_chains, side_by_side, stones_of
from gobanapp.rules.life.fates import ChainFate, share
from gobanapp.rules.life.rooms import ClearedRoom, is_false_eye
from gobanapp.rules.reading.readings import ReadingOutcome, read_life

_LARGE_ROOM: Final = 10
_ROOM_FOR_A_STONE: Final = 4
"""The additional points of a large room for each stone in it that is not plainly dead."""
_LIVES_OFTEN: Final = 0.6
_DIES_OFTEN: Final = 0.8
_NODES: Final = 300


def groups_in_question(
    board: Board,
    chains: Chains,
    lifted: list[ClearedRoom],
    safe: set[int],
    fates: Mapping[int, ChainFate],
    owned: Sequence[float],
) -> tuple[list[frozenset[int]], set[int]]:
    """Return the groups to be read, the largest first, and ``safe`` with those safe without that.

    ``lifted``: the rooms without the dead stones. ``owned``: the expected owner of each cell, from
    -1 (White) to 1 (Black).
    """
    asked = []
    alone = {number: share(chains.all[number], owned) for number in fates}
    for related in related_chains(chains):
        for group in _parted(chains, [chain.number for chain in related], fates, alone):
            if _is_plainly_safe(chains, group, lifted, fates, alone):
                safe |= group
            else:
                asked.append(group)
    asked = [group for group in asked if not _is_plainly_dead(chains, group, safe, fates)]
    # What lies within another group stands or falls with that, and is smaller: nakade.
    asked.sort(key=lambda group: (-len(stones_of(chains, group)), min(group)))
    for group in asked:
        if _is_safe_on_its_own(board, chains, group, lifted, fates):
            safe |= group
    return asked, safe


def _parted(
    chains: Chains,
    numbers: Collection[int],
    fates: Mapping[int, ChainFate],
    alone: Mapping[int, float],
) -> Iterator[frozenset[int]]:
    """Yield the chains of ``numbers`` that are in question in groups: safe, unsure and dying ones.

    The unsure are read where they are: those that may be cut off, and those at the rim of a group
    that lives.
    """
    asked = [n for n in numbers if n in fates]
    living = [n for n in asked if fates[n].share >= _LIVES_OFTEN]
    unsure = [n for n in asked if 0 < fates[n].share < _LIVES_OFTEN]
    dying = [n for n in asked if fates[n].share <= 0]
    groups = [
        [n for n in living if alone[n] >= _LIVES_OFTEN],
        *side_by_side(chains, [n for n in living if alone[n] < _LIVES_OFTEN]),
        *side_by_side(chains, unsure),
        dying,
    ]
    yield from (frozenset(group) for group in groups if group)


def _is_safe_on_its_own(
    board: Board,
    chains: Chains,
    group: frozenset[int],
    lifted: list[ClearedRoom],
    fates: Mapping[int, ChainFate],
) -> bool:
    """Return whether a group lives even if every stone outside its rooms were safe."""
    if min(fates[number].share for number in group) < _LIVES_OFTEN:
        return False
    color = chains.all[min(group)].color
    own = [room for room in lifted if room.owner == color and room.border & group]
    shut_in = frozenset().union(*(room.dead for room in own))
    others = [
        chain.number for chain in chains.all if chain.color != color and chain.number not in shut_in
    ]
    safe = chains.grid.points_at(stones_of(chains, others))
    stones = chains.grid.points_at(stones_of(chains, group))
    read = read_life(board, stones, COLOR_OF[BOTH - color], safe=safe, budget=_NODES)
    return read.outcome is ReadingOutcome.LIVES


def _is_plainly_safe(
    chains: Chains,
    group: frozenset[int],
    lifted: list[ClearedRoom],
    fates: Mapping[int, ChainFate],
    alone: Mapping[int, float],
) -> bool:
    color = chains.all[min(group)].color
    if min(alone[number] for number in group) < _LIVES_OFTEN:
        return False
    if has_large_room(chains, group, lifted, fates):
        return True
    eyes = [
        room
        for room in lifted
        if room.owner == color
        and room.border & group
        and not _doubtful(room, fates)
        and not is_false_eye(chains, room.cells, color)
    ]
    return len(eyes) > 1


def has_large_room(
    chains: Chains,
    group: frozenset[int],
    lifted: list[ClearedRoom],
    fates: Mapping[int, ChainFate],
) -> bool:
    """Return whether a room of the group is large, even for the stones in it that may live."""
    color = chains.all[min(group)].color
    return any(
        len(room.cells)
        >= _LARGE_ROOM + _ROOM_FOR_A_STONE * len(stones_of(chains, _doubtful(room, fates)))
        for room in lifted
        if room.owner == color and room.border & group
    )


def _doubtful(room: ClearedRoom, fates: Mapping[int, ChainFate]) -> list[int]:
    """Return the chains in a room that are not plainly dead."""
    return [n for n in room.dead if n in fates and fates[n].share > -_DIES_OFTEN]


def _is_plainly_dead(
    chains: Chains, group: frozenset[int], safe: Collection[int], fates: Mapping[int, ChainFate]
) -> bool:
    """Return whether a group is nearly always captured, next to safe stones only."""
    if max(fates[number].share for number in group) > -_DIES_OFTEN:
        return False
    near = chains.grid.near
    around = {at for cell in stones_of(chains, group) for at in near[cell]}
    around.update(
        at for number in group for cell in chains.all[number].liberties for at in near[cell]
    )
    adjacent = chains.of(around, BOTH - chains.all[min(group)].color)
    return all(number in safe or fates[number].share < 0 for number in adjacent if number in fates)
