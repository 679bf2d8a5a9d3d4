"""Groups that live only in seki: those that have no two eyes of their own.

A living group has two eyes or the room for them behind its lines, once the points that hold it
together are filled. Who was left on the board without lives because the enemy cannot take him, or
leaves him there. Dame that nobody has filled make no difference: what lies behind them is held.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from gobanapp.rules.territory_analysis.chain_groups import Group, find_groups
from gobanapp.rules.territory_analysis.cleared_board import SIDES, ClearedBoard
from gobanapp.rules.territory_analysis.eyes import ENOUGH
from gobanapp.rules.territory_analysis.false_eyes import group_eyes


@dataclass(frozen=True, slots=True)
class JudgedGroup:
    """A living group, the points it must fill, and whether it lives only in seki."""

    group: Group
    false_eyes: set[int]
    is_in_seki: bool


def judge_groups(
    ground: ClearedBoard, seki: AbstractSet[int], no_seki: AbstractSet[int]
) -> list[JudgedGroup]:
    """Judge every living group; those with stones in ``seki`` or ``no_seki`` are as said there.

    Without living stones of the enemy there is no seki.
    """
    alone = len({ground.cells[chain] for chain in ground.chains}) < len(SIDES)
    judged = []
    for group in find_groups(ground):
        room = group_eyes(ground, group)
        is_in_seki = not alone and room.eyes < ENOUGH and no_seki.isdisjoint(group.stones)
        is_in_seki = is_in_seki or not seki.isdisjoint(group.stones)
        judged.append(JudgedGroup(group, room.false_eyes, is_in_seki))
    return judged
