"""Groups that live only in seki, dead stones inside them, and borders that are still open.

A living group has two eyes or the room for them behind its lines, once the points that hold it
together are filled. A group that was left on the board without that lives in seki: the opponent
cannot or does not take it. Dame that are not filled make no difference: the points behind them are
held.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from gobanapp.rules.cell_grid import BLACK, EMPTY, WHITE
from gobanapp.rules.territory_analysis.chain_groups import Group, find_groups
from gobanapp.rules.territory_analysis.cleared_board import SIDES, ClearedBoard, connected_parts
from gobanapp.rules.territory_analysis.eye_space import ENOUGH
from gobanapp.rules.territory_analysis.eyes import group_eyes


@dataclass(frozen=True, slots=True)
class JudgedGroup:
    """A living group, the points it must fill, and whether it lives only in seki."""

    group: Group
    false_eyes: set[int]
    is_in_seki: bool


def judge_groups(
    ground: ClearedBoard, seki: AbstractSet[int], no_seki: AbstractSet[int]
) -> list[JudgedGroup]:
    """Judge every living group; ``seki`` and ``no_seki`` decide for groups with stones in them.

    Without living stones of the opponent there is no seki.
    """
    alone = len({ground.cells[chain] for chain in ground.chains}) < len(SIDES)
    judged = []
    for group in find_groups(ground):
        room = group_eyes(ground, group)
        is_in_seki = not alone and room.eyes < ENOUGH and no_seki.isdisjoint(group.stones)
        is_in_seki = is_in_seki or not seki.isdisjoint(group.stones)
        judged.append(JudgedGroup(group, room.false_eyes, is_in_seki))
    return judged


def dead_in_seki(ground: ClearedBoard, judged: Iterable[JudgedGroup]) -> dict[int, set[int]]:
    """Return the dead stones, by their side, that only groups in seki could capture.

    They lie on points held by such a group, or where every group of the opponent that borders their
    region is one.
    """
    in_seki, held_in_seki, held = set[int](), set[int](), set[int]()
    for one in judged:
        held |= one.group.held
        if one.is_in_seki:
            held_in_seki |= one.group.held
            in_seki.update(one.group.stones)
    found: dict[int, set[int]] = {side: set() for side in SIDES}
    if not in_seki or not ground.dead:
        return found
    for region in ground.regions:
        dead = ground.dead.keys() & region.points
        for side in SIDES:
            stones = {cell for cell in dead if ground.dead[cell] == side}
            found[side] |= stones & held_in_seki
            if stones <= held:
                continue
            enemy = BLACK + WHITE - side
            captors = {cell for point in region.points for cell in ground.near(point, enemy)}
            if captors and captors <= in_seki:
                found[side] |= stones - held
    return found


# Open borders: points where one more move would make territory, or cost it.
#
# A border is open where both sides reach a point, and behind it lie points that only one of them
# reaches. A move of the owner there would close it. Until then all of the region touches both sides
# and is neutral: which side closes it first depends on play, and a count must not decide that.
#
# Only clear cases are reported. The group behind the border has two eyes, and closing it gains
# something: a point that lies further in, or all points if nothing else is open. A region is
# skipped where no stone touches most of the points that both sides reach: there the game is not
# over, and nearly every point would have to be named.


def open_borders(ground: ClearedBoard, judged: Iterable[JudgedGroup]) -> set[int]:
    """Return the points where a border is open."""
    held = set[int]()
    safe = set[int]()
    for one in judged:
        held |= one.group.held
        if not one.is_in_seki:
            safe |= one.group.held
    found = set[int]()
    for region in ground.regions:
        if len(region.sides) < len(SIDES):
            continue
        contested = {point for point in region.points if point not in held}
        touched = sum(any(ground.touches(at, side) for side in SIDES) for at in contested)
        if len(contested) - touched > touched:
            continue
        for behind in connected_parts(safe.intersection(region.points), ground.steps):
            at_border = {point for point in behind if _adjacent(ground, point, contested)}
            gates = {near for point in at_border for near in _adjacent(ground, point, contested)}
            if len(gates) == 1 or at_border < behind:
                found |= gates
    return found


def _adjacent(ground: ClearedBoard, point: int, cells: set[int]) -> list[int]:
    return [near for near in ground.near(point, EMPTY) if near in cells]
