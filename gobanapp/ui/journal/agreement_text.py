"""How far a count and its dispute have come <-> plain values that JSON can hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gobanapp.game.agreement import Agreement
from gobanapp.game.dispute import Dispute
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod


def write_agreement(agreement: Agreement) -> dict[str, Any]:
    """Return what ``read_agreement`` reads."""
    return {
        "counting": agreement.counting.value,
        "dead": _names(agreement.dead),
        "seki": _names(agreement.seki),
        "no seki": _names(agreement.no_seki),
        "decided": _names(agreement.decided),
        "accepted": list(agreement.accepted),
    }


def read_agreement(written: Mapping[str, Any]) -> Agreement:
    """Return what was written. Raises ValueError, KeyError or TypeError where it is none."""
    black, white = written["accepted"]
    return Agreement(
        counting=CountingMethod(written["counting"]),
        dead=_points(written["dead"]),
        seki=_points(written.get("seki", ())),
        no_seki=_points(written.get("no seki", ())),
        decided=_points(written.get("decided", ())),
        accepted=ByColor(bool(black), bool(white)),
    )


def write_dispute(dispute: Dispute) -> dict[str, Any]:
    """Return what ``read_dispute`` reads."""
    return {
        "place": dispute.place,
        "begun": dispute.begun_at,
        "stones": _names(dispute.stones),
        "color": dispute.color.value,
        "count": write_agreement(dispute.agreement),
    }


def read_dispute(written: Mapping[str, Any]) -> Dispute:
    """Return what was written. Raises ValueError, KeyError or TypeError where it is none."""
    return Dispute(
        place=int(written["place"]),
        begun_at=int(written["begun"]),
        stones=_points(written["stones"]),
        color=Color(written["color"]),
        agreement=read_agreement(written["count"]),
    )


def _names(points: Iterable[Point]) -> list[str]:
    return sorted(map(str, points))


def _points(names: Iterable[str]) -> frozenset[Point]:
    return frozenset(map(Point.parse, names))
