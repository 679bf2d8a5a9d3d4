"""What is known of a game besides its moves: players, rules, place, result."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.rules.color import ByColor

NO_NAMES = ByColor("", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """The heading of a record, as it is written there; "" or None where it says nothing.

    ``rules`` and ``result`` are the record's own words: ``rules.ruleset.from_record`` and
    ``rules.result.Result.parse`` understand them. ``komi`` is in points, ``time_limit`` in seconds.
    """

    names: ByColor[str] = NO_NAMES
    ranks: ByColor[str] = NO_NAMES
    teams: ByColor[str] = NO_NAMES
    rules: str = ""
    komi: float | None = None
    handicap: int | None = None
    result: str = ""
    time_limit: float | None = None
    overtime: str = ""
    game_name: str = ""
    event: str = ""
    round: str = ""
    date: str = ""
    place: str = ""
    comment: str = ""
    opening: str = ""
    annotator: str = ""
    copyright: str = ""
    source: str = ""
    user: str = ""


NO_INFO = GameInfo()
