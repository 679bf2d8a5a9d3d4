"""Game information: players, rules, place, result."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset_names import parse_ruleset_name

NO_NAMES = ByColor("", "")

MAX_RECORDED_KOMI = 100.0
"""The limit of komi for either side: larger numbers in files are hundredths."""
_MOST_STONES_OF_KOMI = 5  # More does not occur.
MAX_HANDICAP = 999
TIME_LIMIT = 1e12
"""The limit of the main time, in seconds."""
_DECIMALS = 9  # of numbers in a record


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """The game information as written in the file; "" or None for what is missing.

    ``rules`` and ``result`` are in the words of the file: ``rules.ruleset_names`` and
    ``rules.result.Result.parse`` read them. ``komi`` is in points, ``time_limit`` in seconds.

    Raises ValueError for a number that no file can hold.
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

    def __post_init__(self) -> None:
        if self.komi is not None and (
            not round(abs(self.komi), _DECIMALS) < MAX_RECORDED_KOMI or is_in_stones(self.komi)
        ):
            raise ValueError(f"no record can hold a komi of {self.komi}")
        if self.handicap is not None and not 0 <= self.handicap <= MAX_HANDICAP:
            raise ValueError(f"no record can hold a handicap of {self.handicap}")
        if self.time_limit is not None and not 0 <= self.time_limit < TIME_LIMIT:
            raise ValueError(f"no record can hold a time of {self.time_limit} seconds")

    @property
    def has_unknown_rules(self) -> bool:
        """True if rules are named that are not understood."""
        return bool(self.rules.strip()) and parse_ruleset_name(self.rules) is None


NO_INFO = GameInfo()


def is_in_stones(komi: float) -> bool:
    """Return whether such a komi in a file counts Chinese stones, of two points each.

    These are small numbers with quarters: 3.75 means 7.5 points, 7.25 is literal. So no file can
    express 3.75 points.
    """
    return abs(komi) <= _MOST_STONES_OF_KOMI and has_quarters(round(komi, _DECIMALS))


def has_quarters(komi: float) -> bool:
    """Return whether a komi has an odd number of quarters."""
    return (4.0 * komi).is_integer() and not (2.0 * komi).is_integer()
