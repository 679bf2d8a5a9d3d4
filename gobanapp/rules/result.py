"""The result of a game, and its notation in a record, both ways: "B+3.5", "W+R", "Void"."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from gobanapp.rules.color import Color


class ResultKind(Enum):
    """The ways a game can end.

    The values are SGF's words, for a won game those after "B+" or "W+".
    """

    SCORE = "score"
    """Won by points: SGF has the margin in this place."""
    RESIGN = "R"
    TIME = "T"
    FORFEIT = "F"
    UNSTATED = ""
    """Won, without details."""
    DRAW = "0"
    VOID = "Void"
    """No result, as after a long cycle under Japanese rules."""
    UNKNOWN = "?"


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game. ``margin``, in points, is set for ``ResultKind.SCORE`` alone.

    A margin of 0 is a tie that the rules give to the winner.
    """

    kind: ResultKind
    winner: Color | None = None
    margin: float | None = None

    @staticmethod
    def of_count(lead: float, ties_to: Color | None = None) -> Result:
        """Return the result of a count in which Black is ahead by ``lead`` points."""
        if lead:
            return Result(ResultKind.SCORE, Color.BLACK if lead > 0 else Color.WHITE, abs(lead))
        return Result(ResultKind.DRAW) if ties_to is None else Result(ResultKind.SCORE, ties_to, 0)

    @staticmethod
    def resignation(winner: Color) -> Result:
        return Result(ResultKind.RESIGN, winner)

    def __str__(self) -> str:
        """The spelling of SGF's RE property."""
        if self.winner is None:
            return self.kind.value
        end = self.kind.value if self.margin is None else f"{self.margin:g}"
        return f"{'B' if self.winner is Color.BLACK else 'W'}+{end}"

    @staticmethod
    def parse(text: str) -> Result | None:
        """Return the result written by programs or people, None for text without a result.

        Accepted are SGF's spellings in any case, also with a decimal comma and trailing words,
        plain words ("White wins by resignation") and the usual East Asian ones. The stones (子) of
        a Chinese count are worth two points each.
        """
        text = text[:_LONGEST]  # The text after a result can be long.
        for sign, digits in _FRACTIONS:
            text = text.replace(sign, digits)
        words = unicodedata.normalize("NFKC", text).strip().lower()
        for pattern, kind in _WON_BY_NOBODY.items():
            if _compiled(pattern).match(words):
                return Result(kind)
        won = _compiled(_WON).match(words) or _compiled(_WON_IN_EAST_ASIA).search(words)
        if won is None:
            return None
        winner = _COLORS[won["color"][0]]
        for pattern, kind in _WON_BY.items():
            if _compiled(pattern).match(won["how"]):
                return Result(kind, winner)
        margin = _margin(won["how"])
        return Result(ResultKind.UNSTATED if margin is None else ResultKind.SCORE, winner, margin)


_LONGEST: Final = 200
_FRACTIONS: Final = (("¼", ".25"), ("½", ".5"), ("¾", ".75"))

_COLORS: Final = dict.fromkeys("b黑黒흑", Color.BLACK) | dict.fromkeys("w白백", Color.WHITE)

_compiled: Final = cache(re.compile)
"""Compiled on first use, because most starts read no result."""

_WON_BY_NOBODY: Final = {
    r"(0([.,]0+)?|draw|tie|jigo|和[棋局]?|持碁|ジゴ|무승부|빅)(?![.,]?\w)": ResultKind.DRAW,
    r"void\b|no ?result\b|無勝負|无胜负|무효": ResultKind.VOID,
    r"\?|unknown\b|不明": ResultKind.UNKNOWN,
}
_WON: Final = r"(?s)(?P<color>b|black|w|white)\s*(\+|wins?\b|won\b)\s*((by|on)\b)?\s*(?P<how>.*)"
_WON_IN_EAST_ASIA: Final = r"(?P<color>[黑黒白흑백])[番方]?\s*(?=.*[胜勝승])[胜勝]?\s*(?P<how>.*)"
_WON_BY: Final = {
    r"r(es(ign\w*)?)?\b|中[盘盤押]|不[计計]|불계": ResultKind.RESIGN,
    r"t(ime\w*)?\b|超[时時]|[时時][间間]|시간": ResultKind.TIME,
    r"f(orfeit\w*)?\b": ResultKind.FORFEIT,
}
_MARGIN: Final = (
    r"((?P<whole>\d{1,4}([.,]\d{1,4})?|[.,]\d{1,4})(?![\d/]))?\s*又?\s*"
    r"((?P<over>\d)/(?P<under>[1-9]))?\s*(?P<half>[半반])?(?P<stones>子)?[目집]?(?P<a_half>[半반])?"
)


def _margin(words: str) -> float | None:
    """Return the points at the beginning of ``words``: 3.5, 5 3/4, 3目半, 1又3/4子."""
    found = _compiled(_MARGIN).match(words)
    assert found is not None
    whole, over, half = found["whole"], found["over"], found["half"] or found["a_half"]
    if not (whole or over or half):
        return None
    points = float((whole or "0").replace(",", ".")) + (0.5 if half else 0)
    if over:
        points += int(over) / int(found["under"])
    return points * 2 if found["stones"] else points
