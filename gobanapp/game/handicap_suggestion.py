"""Handicap and komi suggested by two ranks."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.handicap_points import max_fixed_handicap
from gobanapp.rules.ruleset import Ruleset

_MOST_KYU = 30
_MOST_DAN = 9

_KYU = ("kyu", "kyū", "kup", "gup", "geup", "k", "級", "级", "급")
_DAN = ("dan", "d", "段", "단")
_PROFESSIONAL = ("professional", "pro", "p")
_WRITTEN = re.compile(
    r"(\d{{1,2}})\s*(?:\.|st|nd|rd|th)?\s*({kyu}|{dan}|{pro})\s*({pro})?[\s?*+~-]*".format(
        kyu="|".join(_KYU), dan="|".join(_DAN), pro="|".join(_PROFESSIONAL)
    )
)
_CHINESE_FIGURES: Final = {
    "初": 1,
    **{figure: n for n, figure in enumerate("一二三四五六七八九", 1)},
}
_CHINESE_NUMBER = re.compile(r"([一二三]?)十([一二三四五六七八九]?)|([初一二三四五六七八九])")

_PARTS = ((0, 0.0), (81, 0.25), (169, 0.5), (361, 1.0))
"""By board size in points: the fraction of a handicap stone on 19x19 for each rank."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandicapSuggestion:
    """A suggestion: ``weaker`` takes Black with ``handicap`` stones; None in an even game.

    With a handicap of one, Black plays first, with the komi of a handicap game.
    """

    weaker: Color | None
    handicap: int
    komi: float


def suggest_handicap(
    ranks: ByColor[str], *, columns: int, rows: int, ruleset: Ruleset
) -> HandicapSuggestion | None:
    """Return the suggestion for two ranks as people write them; None if one is unknown.

    One stone for each rank on 19x19, half of that on 13x13, a quarter on 9x9, and no more than
    there are customary points.
    """
    black, white = ranks.map(rank_strength)
    if black is None or white is None:
        return None
    stones = int(abs(black - white) * _part(columns * rows) + 0.5)
    handicap = min(stones, max(1, max_fixed_handicap(columns, rows)))
    weaker = Color.BLACK if black < white else Color.WHITE
    return HandicapSuggestion(
        weaker=weaker if handicap else None,
        handicap=handicap,
        komi=ruleset.usual_komi(handicap),
    )


def rank_strength(rank: str) -> int | None:
    """Return a rank as a number, 0 for 30 kyu and one more for each rank; None if it is unknown.

    The order is 30k to 1k, 1d to 9d, and 1p to 9p.
    """
    text = unicodedata.normalize("NFKC", rank).casefold().strip()
    match = _WRITTEN.fullmatch(_CHINESE_NUMBER.sub(_in_digits, text, count=1))
    if match is None:
        return None
    number, kind, professional = int(match[1]), match[2], match[3]
    if kind in _KYU:
        is_rank = 1 <= number <= _MOST_KYU and not professional
        return _MOST_KYU - number if is_rank else None
    if not 1 <= number <= _MOST_DAN:
        return None
    is_professional = professional or kind in _PROFESSIONAL
    return _MOST_KYU + number - 1 + (_MOST_DAN if is_professional else 0)


def _in_digits(match: re.Match[str]) -> str:
    if match[3]:
        return str(_CHINESE_FIGURES[match[3]])
    tens, ones = (_CHINESE_FIGURES.get(match[part], part % 2) for part in (1, 2))
    return str(10 * tens + ones)


def _part(points: int) -> float:
    for (smaller, low), (larger, high) in pairwise(_PARTS):
        if points <= larger:
            return low + (high - low) * (points - smaller) / (larger - smaller)
    return 1.0
