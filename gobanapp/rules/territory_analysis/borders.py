"""Open borders: points where one more move would make territory, or cost it.

A border is open where both sides come to a point, and behind it lies what only one of them comes
to. A move of the owner there would close it. Until then all of the region touches both sides and is
nobody's: who closes it first is a matter of play, and a count must not decide that.

This is said only where it is clear. The group behind the border has two eyes, and closing it gives
something: a point that lies further in, or all there is if nothing else is open. A region is passed
over where no stone touches most of the points that both come to: there the game is not over, and
nearly every point would have to be named.
"""

from __future__ import annotations

from collections.abc import Iterable

from gobanapp.rules.territory_analysis.cleared_board import (
    EMPTY,
    SIDES,
    ClearedBoard,
    connected_parts,
)
from gobanapp.rules.territory_analysis.seki import JudgedGroup


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
            at_border = {point for point in behind if _beside(ground, point, contested)}
            gates = {near for point in at_border for near in _beside(ground, point, contested)}
            if len(gates) == 1 or at_border < behind:
                found |= gates
    return found


def _beside(ground: ClearedBoard, point: int, cells: set[int]) -> list[int]:
    return [near for near in ground.near(point, EMPTY) if near in cells]
