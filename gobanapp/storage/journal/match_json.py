"""A match that is going on <-> plain values that JSON can hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gobanapp.clock.clock_json import clock_from_json, clock_to_json
from gobanapp.rules.color import Color
from gobanapp.session.match import Match, MatchStage


def match_to_json(match: Match, now: float) -> dict[str, Any]:
    """Return what ``match_from_json`` reads. What one player has asked the other is not kept."""
    return {
        "place": match.node_id,
        "since": match.first_new_id,
        "clock": match.clock and clock_to_json(match.clock, now),
        "stage": match.stage.value,
        "press": match.to_press and match.to_press.value,
        "up": match.flagged and match.flagged.value,
    }


def match_from_json(written: Mapping[str, Any]) -> Match:
    """Return what was written; a clock that ran now stands.

    Raises ValueError, KeyError or TypeError where it is none.
    """
    stage = MatchStage(written["stage"])
    clock = None if written["clock"] is None else clock_from_json(written["clock"])[0]
    if clock is not None and stage is MatchStage.RUNNING:
        stage = MatchStage.PAUSED
    return Match(
        node_id=int(written["place"]),
        first_new_id=int(written["since"]),
        clock=clock,
        stage=stage,
        to_press=_color(written["press"]),
        flagged=_color(written["up"]),
    )


def _color(written: str | None) -> Color | None:
    return None if written is None else Color(written)
