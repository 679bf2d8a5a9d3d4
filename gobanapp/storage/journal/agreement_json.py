"""How far a count and its dispute have come <-> plain values that JSON can hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gobanapp.game.agreement import Agreement
from gobanapp.game.dispute import Dispute
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod


def agreement_to_json(agreement: Agreement) -> dict[str, Any]:
    """Return what ``agreement_from_json`` reads."""
    return {
        "counting": agreement.counting.value,
        "dead": _names(agreement.dead),
        "seki": _names(agreement.seki),
        "no seki": _names(agreement.no_seki),
        "decided": _names(agreement.decided),
        "accepted": list(agreement.accepted),
    }


def agreement_from_json(written: Mapping[str, Any]) -> Agreement:
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


def dispute_to_json(dispute: Dispute) -> dict[str, Any]:
    """Return what ``dispute_from_json`` reads."""
    return {
        "place": dispute.final_id,
        "begun": dispute.start_id,
        "stones": _names(dispute.stones),
        "color": dispute.color.value,
        "count": agreement_to_json(dispute.agreement),
    }


def dispute_from_json(written: Mapping[str, Any]) -> Dispute:
    """Return what was written. Raises ValueError, KeyError or TypeError where it is none."""
    return Dispute(
        final_id=int(written["place"]),
        start_id=int(written["begun"]),
        stones=_points(written["stones"]),
        color=Color(written["color"]),
        agreement=agreement_from_json(written["count"]),
    )


def _names(points: Iterable[Point]) -> list[str]:
    return sorted(map(str, points))


def _points(names: Iterable[str]) -> frozenset[Point]:
    return frozenset(map(Point.parse, names))
