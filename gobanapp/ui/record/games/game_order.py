"""Orders of things in a list after some chosen ones were moved, taken away or added.

All are pure, and what is chosen keeps its own order.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeVar

T = TypeVar("T")


def moved_up(things: Sequence[T], chosen: Collection[T]) -> list[T]:
    """Return ``things`` with each chosen one a place further up, where something else is above."""
    order = list(things)
    for row in range(1, len(order)):
        if order[row] in chosen and order[row - 1] not in chosen:
            order[row - 1], order[row] = order[row], order[row - 1]
    return order


def moved_down(things: Sequence[T], chosen: Collection[T]) -> list[T]:
    """Return ``things`` with each chosen one a place further down."""
    return moved_up(things[::-1], chosen)[::-1]


def moved_to(things: Sequence[T], chosen: Collection[T], row: int) -> list[T]:
    """Return ``things`` with the chosen ones together before what is in ``row`` now."""
    above = [thing for thing in things[:row] if thing not in chosen]
    below = [thing for thing in things[row:] if thing not in chosen]
    return [*above, *(thing for thing in things if thing in chosen), *below]


def without(things: Sequence[T], chosen: Collection[T]) -> list[T]:
    return [thing for thing in things if thing not in chosen]


def with_added(things: Sequence[T], added: Sequence[T], chosen: Collection[T]) -> list[T]:
    """Return ``things`` with more of them behind the last chosen one, or else at the end."""
    rows = [row for row, thing in enumerate(things) if thing in chosen]
    behind = rows[-1] + 1 if rows else len(things)
    return [*things[:behind], *added, *things[behind:]]


def nearest(things: Sequence[T], place: int, suits: Callable[[T], bool]) -> T | None:
    """Return the first thing that ``suits`` from ``place`` on, or else the last one before it."""
    order = (*things[place:], *reversed(things[:place]))
    return next((thing for thing in order if suits(thing)), None)
