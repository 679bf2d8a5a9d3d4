"""Phrases of Go servers in many languages: results, dates, ranks."""

from __future__ import annotations

import re
import unicodedata
from datetime import date
from typing import Final

from gobanapp.rules.result import Result
from gobanapp.sgf.heading_numbers import read_komi

_LONGEST: Final = 200
"""The characters examined: longer text is from no server, and could be meant to take long."""


def _folded(words: str) -> str:
    return unicodedata.normalize("NFKC", words).lower()


_SIDE: Final = re.compile("(?<=[黑黒白])棋")
_UNFINISHED: Final = re.compile(
    r"progress|unfinished|playing|suspend|진행|중단|对局中|對局中|対局中|打[挂掛]"
)
_DATES: Final = (
    re.compile(
        r"(?<![0-9])([0-9]{4})\s*[-/.:年년]\s*([0-9]{1,2})\s*[-/.:月월]\s*([0-9]{1,2})(?![0-9])"
    ),
    re.compile(r"(?<![0-9])([0-9]{4})([0-9]{2})([0-9]{2})(?![0-9])"),
)

_RANK: Final = (
    r"[0-9]{1,2}\s*(?:[dkp](?:an|yu|ro)?|[段级級급단](?:p|프로)?|dp|프로)\s*[*?+]?"
    r"|[初一二三四五六七八九十]{1,3}[段级級]|(?:프로|職業|职业)?\s*[초일이삼사오육칠팔구]단"
)
_IN_BRACKETS: Final = re.compile(
    rf"(.*\S)\s*[(\[\uff08\uff3b]\s*({_RANK})?\s*[)\]\uff09\uff3d]\s*", re.IGNORECASE
)
_BEHIND_BLANKS: Final = re.compile(rf"(.*\S)\s+({_RANK})\s*", re.IGNORECASE)
_NUMBERED: Final = re.compile(
    r"([0-9]{1,2})\s*(?P<unit>d|k|段|단|级|級|급)?(?P<professional>p)?\s*\*?", re.IGNORECASE
)
_UNITS: Final = {"d": "d", "段": "d", "단": "d", "k": "k", "级": "k", "級": "k", "급": "k"}


def result_in_words(text: str, *, stones_are_points: bool = False) -> str:
    """Return SGF's spelling of a result in a server's words, "" for a game without an end.

    Text after ">>", the points of each side, is ignored. With ``stones_are_points`` a whole number
    of stones (子) is what others call points. Unknown words are returned unchanged.
    """
    words = _SIDE.sub("", _folded(text[:_LONGEST]).partition(">>")[0]).strip()
    if stones_are_points and "/" not in words:
        words = words.replace("子", "目")
    if not words or _UNFINISHED.search(words):
        return ""
    result = Result.parse(words)
    return " ".join(text.split()) if result is None else str(result)


def komi_in_words(words: str) -> float | None:
    """Return the komi that ``read_komi`` finds, None also for an implausible one."""
    komi = read_komi(words[:_LONGEST])
    for _ in range(2):  # Writing and reading must preserve the result.
        if komi is None or abs(round(komi, 2)) >= 100:
            return None
        komi = read_komi(f"{komi:.2f}")
    return komi


def iso_date(text: str) -> str:
    """Return the first date in ``text``, year first, as 2016-03-26; "" where there is none."""
    for pattern in _DATES:
        for match in pattern.finditer(text):
            try:
                return date(int(match[1]), int(match[2]), int(match[3])).isoformat()
            except ValueError:
                continue
    return ""


def split_rank(text: str) -> tuple[str, str]:
    """Return name and rank of "name (10K)", the rank unchanged; "" if there is none."""
    match = _IN_BRACKETS.fullmatch(text) if len(text) <= _LONGEST else None
    return (match[1], (match[2] or "").strip()) if match else (text.strip(), "")


def split_rank_behind(text: str) -> tuple[str, str]:
    """Return name and rank of "name      9DP": "9p" for a professional's, else "9d" or "9k"."""
    match = _BEHIND_BLANKS.fullmatch(text) if len(text) <= _LONGEST else None
    if match is None:
        return text.strip(), ""
    number = _NUMBERED.fullmatch(match[2])
    if number is None:
        return match[1], match[2]
    unit = "p" if number["professional"] else _UNITS.get((number["unit"] or "").lower(), "")
    return match[1], number[1] + unit
