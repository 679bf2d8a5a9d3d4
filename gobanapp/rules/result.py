"""The result of a game, and its notation in a record, both ways: "B+3.5", "W+R", "Void"."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from gobanapp.rules.chinese_numerals import with_arabic_digits
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

        Accepted are SGF's spellings in any case, also with a decimal comma and trailing words, and
        the words of many languages for the winner ("White wins by resignation", "白中押し勝ち") or
        the loser ("White resigns", "白认输"). The stones (子) of a Chinese count are worth two
        points each.
        """
        text = text[:_LONGEST]  # The text after a result can be long.
        for sign, digits in _FRACTIONS:
            text = text.replace(sign, digits)
        words = with_arabic_digits(unicodedata.normalize("NFKC", text)).strip().casefold()
        for pattern, kind in _WON_BY_NOBODY.items():
            if _compiled(pattern).match(words):
                return Result(kind)
        won = _compiled(_WON).match(words)
        if won is not None:
            return _won(_color(won), won["how"])
        return _in_words(words)


_LONGEST: Final = 200
_FRACTIONS: Final = (("¼", ".25"), ("½", ".5"), ("¾", ".75"))

_compiled: Final = cache(re.compile)
"""Compiled on first use, because most starts read no result."""

_BLACK: Final = (
    r"(?<!\w)(?:black|schwarz\w*|noirs?|ner[oi]|czarn\w*|negr[oa]s?|ч[её]рн\w*)(?!\w)|[黑黒흑]"
    r"|ด\u0e4d\u0e32"  # Thai as NFKC has it
)
_WHITE: Final = (
    r"(?<!\w)(?:white|wei(?:ß|ss)\w*|blancs?|bianc\w*|biał\w*|blanc[oa]s?|бел\w*)(?!\w)|[白백]|ขาว"
)
_COLOR: Final = rf"(?P<black>{_BLACK}|\Ab(?!\w))|(?P<white>{_WHITE}|\Aw(?!\w))"
_WON_BY_NOBODY: Final = {
    r"(0([.,]0+)?|draw\w*|tied?|jigo|和[棋局]?|持碁|平局|ジゴ|무승부|비김|빅|unentschieden|remis"
    r"|(partie )?nulle|patta|pareggio|empate|tablas|ничья)(?![.,]?\w)": ResultKind.DRAW,
    r"void\b|no ?result\b|無勝負|无胜负|무효": ResultKind.VOID,
    r"\?|unknown\b|不明": ResultKind.UNKNOWN,
}
_WON: Final = rf"(?s)(?:{_COLOR})[番方棋]?\s*\+\s*(?P<how>.*)"

# The verbs of sentences, without those that say how.

_WINS: Final = (
    r"(?<![a-z])wins?\b|\bwon\b|\bby\b|gewinn|gewann|gewonnen|sieg|\bgagn|vainqueur|\bvinc|\bvint"
    r"|wygr|zwyci|\bgan[aóo]|выигр|побед|[胜勝赢贏승]|ชนะ"
)
_LOSES: Final = (
    r"\blos[et]|\bverlier|\bverlor|\bperd|\bpers[oei]\b|przegr|\bpierd|проигр|[负負敗败패]|แพ้"
)
_WINNER_AHEAD: Final = (
    r"(?:winner|won by|(?:win|victory) (?:for|of)|sieg(?:er)?|gewinner|victoire|vainqueur|vittoria"
    r"|vincitore|victoria|ganador|wygrana|zwyci\w+|победа|победил\w*)\W*(?:\w{1,4}\W+)??\Z"
)

# The ways of winning, and those that a sentence of the loser can name alone.

_WON_BY: Final = {
    r"resi|aufgabe|gibt auf|gab auf|aufgegeben|aband|abband|podda|rezygn|сда[лч]|rinde|rindi"
    r"|불계|기권|中[盘盤押]|不[计計]|投[了子]|[认認][输輸]": ResultKind.RESIGN,
    r"time|zeit|temps|tempo|tiempo|\bczas|врем|시간|เวลา"
    r"|超[时時]|[时時][间間]|切れ": ResultKind.TIME,
    r"forfeit|forfait|disconnect|default|kampflos|walkow|неявк|접속|몰수|반칙|실격"
    r"|弃权|棄権|棄權|不[战戰戦]|断线|斷線|反則|犯规|犯規": ResultKind.FORFEIT,
}
_LOST_BY: Final = (
    r"resign(?:s|ed|ing)\b|gibt auf|gab auf|aufgegeben|abandonn?[ae]|abbandon[ao]|podda[łlj]"
    r"|сда|se rind|기권|投[了子]|[认認][输輸]"
    r"|time[sd]? ?out|(?:ran|runs?) out|out of time|exceed|超[时時]|[时時][间間]切|시간 ?초과"
    r"|forfeit(?:s|ed)\b|disconnect|弃权|棄権|棄權|反則|犯规|犯規|断线|斷線|접속|반칙|실격"
)
_ENDINGS: Final = {
    r"r(?:es)?\b": ResultKind.RESIGN,
    r"t\b": ResultKind.TIME,
    r"f\b": ResultKind.FORFEIT,
}
"""SGF's letters after the plus sign."""
_MARGIN: Final = (
    r"((?P<whole>\d{1,4}([.,]\d{1,4})?|[.,]\d{1,4})(?![\d/]))?\s*又?\s*"
    r"((?P<over>\d)/(?P<under>[1-9]))?\s*(?P<half>(?:半|반(?!칙)))?(?P<stones>子)?[目집点點]?(?P<a_half>(?:半|반(?!칙)))?"
)
_BEFORE_MARGIN: Final = r"(?s).*?(?=[.,]?\d|半|반(?!칙)|\Z)"
_NO_MARGIN: Final = r"\s*(?:手|수|moves?\b|局|年|월|年)"


def _color(found: re.Match[str]) -> Color:
    return Color.BLACK if found["black"] else Color.WHITE


def _in_words(words: str) -> Result | None:
    """Return the result of a sentence about the side that it names first."""
    found = _compiled(_COLOR).search(words)
    if found is None:
        return None
    rest = words[found.end() :]
    other = _compiled(_COLOR).search(rest)
    clause = rest if other is None else rest[: other.start()]
    winner = _color(found)
    wins, loses, stops = (
        _compiled(pattern).search(clause) for pattern in (_WINS, _LOSES, _LOST_BY)
    )
    if _compiled(_WINNER_AHEAD).search(words[: found.start()]):
        return _won(winner, rest)
    if loses and not (wins and wins.start() < loses.start()):
        return _won(winner.opponent, rest)
    if wins:
        return _won(winner, rest)
    if stops:
        return _won(winner.opponent, clause)
    # Some leave out the verb: "白中押し", "흑 3집반".
    result = _won(winner, clause)
    is_clear = result.kind is ResultKind.RESIGN or _compiled(_HAS_UNIT).search(clause)
    return result if is_clear and result.kind is not ResultKind.UNSTATED else None


def _won(winner: Color, how: str) -> Result:
    """Return the result by the words for ``how`` it was won, whether there are any or not."""
    before = _compiled(_BEFORE_MARGIN).match(how)
    assert before is not None
    margin, end = _margin(how, before.end())
    for pattern, kind in _ENDINGS.items():
        if _compiled(pattern).match(how):
            return Result(kind, winner)
    if margin is None or _compiled(_NO_MARGIN).match(how, end):
        before_margin = how
        margin = None
    else:
        before_margin = before[0]
    for pattern, kind in _WON_BY.items():
        if _compiled(pattern).search(before_margin):
            return Result(kind, winner)
    return Result(ResultKind.UNSTATED if margin is None else ResultKind.SCORE, winner, margin)


_HAS_UNIT: Final = r"[半반目집子]"


def _margin(words: str, start: int) -> tuple[float | None, int]:
    """Return the points at ``start`` of ``words``, 3.5, 5 3/4, 3目半, 1又3/4子, and their end."""
    found = _compiled(_MARGIN).match(words, start)
    assert found is not None
    whole, over, half = found["whole"], found["over"], found["half"] or found["a_half"]
    if not (whole or over or half):
        return None, start
    points = float((whole or "0").replace(",", ".")) + (0.5 if half else 0)
    if over:
        points += int(over) / int(found["under"])
    return points * 2 if found["stones"] else points, found.end()
