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
            return _won(_color(won), won["how"], is_margin_first=True)
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
    r"(?<![a-z])wins?\b|\bwon\b|gewinn|gewann|gewonnen|sieg|\bgagn|vainqueur|\bvinc|\bvint"
    r"|wygr|zwyci|\bgan[aóo]|выигр|побед|[胜勝赢贏승]|ชนะ"
)
_LOSES: Final = (
    r"\blos[et]|\bverlier|\bverlor|\bperd|\bpers[oei]\b|przegr|\bpierd|проигр|[负負敗败패]|แพ้"
)
_BY: Final = r"\bby\b"
"""The verb that is left out: "Black by 3.5"."""
_NOT: Final = r"(?:n['’]t|\b(?:not|never|cannot|nicht|nie|\u043d\u0435)|[没沒未不])(?:\s+\w+)?\s*\Z"
_UNDECIDED: Final = (
    r"\blead(?:s|ing)?\b|\bled\b|\bahead\b|\bbehind\b|领先|領先|リード|우세|优势|優勢"
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
    r"resign(?:s|ed|ing)?\b|gibt auf|gab auf|aufgegeben|abandonn?[ae]|abbandon[ao]|podda[łlj]"
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
_UNITS: Final = r"[目집子点點]|points?\b|stones?\b|moku\b|pts?\b|pkt|punkt|punt[io]|puntos?\b|очк"
_MARGIN: Final = (
    r"((?P<whole>\d{1,4}([.,]\d{1,4})?|[.,]\d{1,4})(?![\d/]))?[\s又&-]*"
    r"((?P<over>\d)/(?P<under>[1-9]))?\s*(?P<half>半|반(?!칙))?"
    rf"(?P<unit>\s*(?:{_UNITS}))?(?P<a_half>半|반(?!칙))?"
)
_MARGIN_START: Final = r"(?<![\d/])(?<!\d[.,])\d|(?<![\w.,])[.,]\d|半|반(?!칙)"
_COUNTED_NOT: Final = (
    r"\s*(?:手|数|수|moves?\b|局|年|월|年|games?\b|hours?\b|min|days?\b|시간|[时時]間?)"
)
"""Behind a number that counts something else."""
_RANKED: Final = (
    r"(?<![.,]\d)\s*-?(?:段|단|[级級]|급|dan\b|kyu\b|[dkp]\b|дан|кю)"
    r"|\s*(?:[贴貼]|コミ|komi\b|덤)(?!\W*\d)"
)
"""Behind the number of a rank or of the komi."""
_AFTER_KOMI: Final = r"(?:[贴貼]目?|コミ|\bkomi|덤|[让讓受]先?)\s*(?:of|is|[:=(はを])?\s*\Z"
_PLAIN_BEFORE: Final = (
    rf"(?:(?:{_WINS}|{_LOSES})\w*[\s:]*(?:(?:with|mit|de|di|o|con|por|на|only|nur)\s+)?"
    r"|\b(?:by|um)\s+(?:only\s+|just\s+)?|แต้ม\W*)\Z"
)
"""Before a margin without a unit: the verb."""
_PLAIN_MOST: Final = 999  # more is a year


def _color(found: re.Match[str]) -> Color:
    return Color.BLACK if found["black"] else Color.WHITE


def _in_words(words: str) -> Result | None:
    """Return the result of a sentence about the first side of which it says one."""
    sides = [*_compiled(_COLOR).finditer(words)]
    ends = [*(side.start() for side in sides[1:]), len(words)]
    for side, end in zip(sides, ends, strict=False):
        clause = words[side.end() : end]
        rest = words[side.end() :]
        if _compiled(_WINNER_AHEAD).search(words[: side.start()]):
            return _won(_color(side), rest, is_margin_first=True)
        result = _in_clause(_color(side), clause, rest)
        if result is not None:
            return result
    return None


def _in_clause(side: Color, clause: str, rest: str) -> Result | None:
    """Return the result that ``clause`` says about ``side``; ``rest``: with all that follows."""
    wins, loses = _verb(_WINS, clause), _verb(_LOSES, clause)
    stops = _verb(_LOST_BY, clause)
    is_undecided = _compiled(_UNDECIDED).search(clause)
    if wins is None and not is_undecided:
        wins = _verb(_BY, clause)
    if loses is not None and (wins is None or loses < wins):
        return _won(side.opponent, rest)
    if wins is not None:
        return _won(side, rest)
    if stops is not None:
        return _won(side.opponent, clause)
    if is_undecided or any(map(_is_denied, (_WINS, _LOSES, _LOST_BY), 3 * (clause,))):
        return None
    # Some leave out the verb: "白中押し", "흑 3집반".
    result = _won(side, clause)
    has_unit = result.kind is ResultKind.SCORE and _compiled(_HAS_UNIT).search(clause)
    return result if has_unit or result.kind is ResultKind.RESIGN else None


def _verb(verbs: str, clause: str) -> int | None:
    """Return where ``clause`` has one of ``verbs`` that is not denied."""
    for found in _compiled(verbs).finditer(clause):
        if not _compiled(_NOT).search(clause[: found.start()]):
            return found.start()
    return None


def _is_denied(verbs: str, clause: str) -> bool:
    return _verb(verbs, clause) is None and _compiled(verbs).search(clause) is not None


def _won(winner: Color, how: str, *, is_margin_first: bool = False) -> Result:
    """Return the result by the words for ``how`` it was won, whether there are any or not.

    ``is_margin_first``: a number at the start is the margin, as after the plus sign.
    """
    for pattern, kind in _ENDINGS.items():
        if is_margin_first and _compiled(pattern).match(how):
            return Result(kind, winner)
    margin, start = _margin(how, is_first=is_margin_first)
    ways = [
        (found.start(), kind)
        for pattern, kind in _WON_BY.items()
        if (found := _compiled(pattern).search(how[:start]))
    ]
    if ways:
        return Result(min(ways, key=lambda way: way[0])[1], winner)
    return Result(ResultKind.UNSTATED if margin is None else ResultKind.SCORE, winner, margin)


_HAS_UNIT: Final = r"[半반目목집子]"


def _margin(words: str, *, is_first: bool) -> tuple[float | None, int]:
    """Return the points of the margin in ``words``, 3.5, 5 3/4, 3目半, 1又3/4子, and its start.

    It has a unit or stands behind the verb; other numbers belong to ranks, games, the komi. Without
    a margin the start is the end of ``words``.
    """
    at = 0
    while start := _compiled(_MARGIN_START).search(words, at):
        found = _compiled(_MARGIN).match(words, start.start())
        assert found is not None
        at = max(found.end(), start.start() + 1)
        points = _points(found)
        before = words[: start.start()]
        if points is None or _compiled(_COUNTED_NOT).match(words, found.end()):
            continue
        if _compiled(_RANKED).match(words, found.end()) or _compiled(_AFTER_KOMI).search(before):
            continue
        if is_first and not re.search(r"\w", before):
            return points, start.start()
        is_at_verb = _compiled(_PLAIN_BEFORE).search(before) or (
            not before[-1:].isalpha() and _compiled(rf"\s*(?:{_WINS})").match(words, found.end())
        )
        if found["unit"] or (is_at_verb and points <= _PLAIN_MOST):
            return points, start.start()
    return None, len(words)


def _points(found: re.Match[str]) -> float | None:
    whole, over, half = found["whole"], found["over"], found["half"] or found["a_half"]
    if not (whole or over or (half and found["unit"])):
        return None
    points = float((whole or "0").replace(",", ".")) + (0.5 if half else 0)
    if over:
        points += int(over) / int(found["under"])
    return points * 2 if (found["unit"] or "").strip() == "子" else points
