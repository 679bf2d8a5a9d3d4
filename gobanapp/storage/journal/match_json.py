"""JSON codecs of a match, scoring and a dispute in progress."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gobanapp.game.agreement import Agreement
from gobanapp.game.dispute import Dispute
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.session.match import Match, NotedTurn
from gobanapp.session.match_stage import MatchStage
from gobanapp.storage.clock_json import TURN, clock_from_json, clock_to_json
from gobanapp.storage.json_codec import (
    BOOL,
    TEXT,
    Codec,
    Key,
    choice,
    converted,
    integer,
    optional,
    pair,
    record,
    row,
    sequence,
)

_NODE = integer()
_POINTS: Codec[frozenset[Point]] = converted(
    sequence(TEXT),
    lambda points: tuple(sorted(map(str, points))),
    lambda names: frozenset(map(Point.parse, names)),
)
AGREEMENT = record(
    Agreement,
    counting=choice(CountingMethod),
    dead=_POINTS,
    seki=Key("seki", _POINTS, is_optional=True),
    no_seki=Key("no seki", _POINTS, is_optional=True),
    decided=Key("decided", _POINTS, is_optional=True),
    accepted=pair(BOOL),
)
DISPUTE = record(
    Dispute,
    final_id=Key("place", _NODE),
    start_id=Key("begun", _NODE),
    stones=_POINTS,
    color=choice(Color),
    agreement=Key("count", AGREEMENT),
)


def match_to_json(match: Match, now: float) -> dict[str, Any]:
    """Return the input of ``match_from_json``.

    Requests between the players are not kept, and of the turns that have ended only the last two:
    one request can take these back.
    """
    encoded: dict[str, Any] = _match_codec(now).encode(replace(match, turns=match.turns[-2:]))
    if not match.turns:
        del encoded["turns"]
    return encoded


def match_from_json(data: Any) -> Match:
    """Return the written match; a clock that ran is stopped now. Raises ValueError."""
    match = _match_codec(now=0.0).decode(data)
    if match.clock is not None and match.stage is MatchStage.RUNNING:
        return replace(match, stage=MatchStage.PAUSED)
    return match


def _match_codec(now: float) -> Codec[Match]:
    clock = Codec(
        lambda clock: clock_to_json(clock, now),
        lambda data: clock_from_json(data)[0],
    )
    return record(
        Match,
        node_id=Key("place", _NODE),
        first_new_id=Key("since", _NODE),
        clock=optional(clock),
        stage=choice(MatchStage),
        to_press=Key("press", optional(choice(Color))),
        flagged=Key("up", optional(choice(Color))),
        turns=Key("turns", sequence(row(NotedTurn, node_id=_NODE, turn=TURN)), is_optional=True),
    )
