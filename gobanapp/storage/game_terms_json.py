"""The terms of the last game as JSON in the settings."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gobanapp.game.game_info import is_in_stones
from gobanapp.game.game_terms import MAX_KOMI, GameTerms, max_handicap
from gobanapp.rules.point import MAX_SIZE
from gobanapp.rules.ruleset import Ruleset
from gobanapp.storage.json_codec import (
    TEXT,
    Codec,
    choices,
    converted,
    integer,
    number,
    optional,
    or_default,
    pair,
    restricted,
)

if TYPE_CHECKING:
    from gobanapp.clock.time_system import TimeSystem


def _encode_time(system: TimeSystem) -> Any:
    from gobanapp.storage.clock_json import TIME_SYSTEM_TEXT  # Most games have no clock.

    return TIME_SYSTEM_TEXT.encode(system)


def _decode_time(data: Any) -> TimeSystem:
    from gobanapp.storage.clock_json import TIME_SYSTEM_TEXT

    return TIME_SYSTEM_TEXT.decode(data)


_NAMES = pair(or_default(TEXT, ""))
_TERMS = choices(
    replace(GameTerms(), komi=math.nan),
    columns=integer(1, MAX_SIZE),
    rows=integer(1, MAX_SIZE),
    ruleset=converted(TEXT, str, Ruleset.parse),
    komi=restricted(number(-MAX_KOMI, MAX_KOMI), lambda komi: not is_in_stones(komi)),
    names=_NAMES,
    ranks=_NAMES,
    systems=optional(pair(Codec(_encode_time, _decode_time))),
)
"""An unreadable komi is not a number: its default depends on all the other terms."""


def game_terms_to_json(terms: GameTerms) -> str:
    """Return the text that ``game_terms_from_json`` reads."""
    return _TERMS.to_text(terms)


def game_terms_from_json(text: str) -> GameTerms:
    """Read the output of ``game_terms_to_json``. Missing or damaged values get their defaults."""
    terms = _TERMS.from_text_or(text, None)
    if terms is None:
        return GameTerms()
    highest = max_handicap(terms.columns, terms.rows, free_placement=terms.free_placement)
    if not 0 <= terms.handicap <= highest:
        terms = replace(terms, handicap=0)
    if math.isnan(terms.komi):
        terms = replace(terms, komi=terms.ruleset.usual_komi(terms.handicap))
    return terms
