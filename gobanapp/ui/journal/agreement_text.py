"""How far a count has come <-> plain values that JSON can hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gobanapp.game.agreement import Agreement
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import Counting


def write_agreement(agreement: Agreement) -> dict[str, Any]:
    """Return what ``read_agreement`` reads."""
    return {
        "counting": agreement.counting.value,
        "dead": sorted(map(str, agreement.dead)),
        "accepted": list(agreement.accepted),
    }


def read_agreement(written: Mapping[str, Any]) -> Agreement:
    """Return what was written. Raises ValueError, KeyError or TypeError where it is none."""
    black, white = written["accepted"]
    return Agreement(
        counting=Counting(written["counting"]),
        dead=frozenset(map(Point.parse, written["dead"])),
        accepted=ByColor(bool(black), bool(white)),
    )
