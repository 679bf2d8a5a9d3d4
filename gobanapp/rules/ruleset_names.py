"""Names of rulesets in records: those of many languages, and the notation of engines.

Programs and people write the rules of a game as they like. Names are found word by word, in any
spelling and among other words; the fields of KataGo's notation are read one by one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from gobanapp.rules.ruleset import (
    CHINESE,
    JAPANESE,
    RULESET_PRESETS,
    TROMP_TAYLOR,
    Compensation,
    CountingMethod,
    Repetition,
    Ruleset,
)

_compiled: Final = cache(re.compile)
"""Compiled on first use, because most records have one of the names of SGF."""

_LONGEST: Final = 400
"""The characters examined: longer text is no name."""


class NamedRules(NamedTuple):
    """The meaning of the rules in a record."""

    ruleset: Ruleset | None
    """The rules, None if the text names none that is known."""
    unknown: str
    """The part of the text that says something about the rules but is not understood."""


def parse_ruleset_name(text: str) -> Ruleset | None:
    """Return the ruleset named in a file, None if it is unknown."""
    return read_rules(text).ruleset


@lru_cache(maxsize=64)  # read at each step of a game
def read_rules(text: str) -> NamedRules:
    """Return the rules that a record names.

    Accepted are the spelling of ``Ruleset.parse``, KataGo's notation ("koSIMPLEscoreAREA...", JSON)
    and names. Of several names the first counts ("Chinese, komi 7.5"; "GOE (Ing)"), a method of
    counting only without another name.
    """
    text = " ".join(text[:_LONGEST].split())
    try:
        return NamedRules(Ruleset.parse(text), "")
    except ValueError:
        pass
    if "{" in text:
        found = _compiled(_JSON_FIELD).findall(unicodedata.normalize("NFKC", text))
        rules = _rules_of_fields((_field_name(name), value.lower()) for name, value in found)
        if rules is not None:
            return rules
    folded = _folded(text)
    rules = _notation(folded)
    if rules is not None:
        return rules
    key = _named(folded)
    if key is None:
        return NamedRules(None, text)
    ruleset = RULESET_PRESETS[key]
    if _compiled(_GROUP_TAX).search(folded):
        ruleset = replace(ruleset, group_tax=True)
    unknown = [part.strip() for part in text.split(",") if "=" in part]
    return NamedRules(ruleset, ", ".join(unknown + _compiled(_BUTTON).findall(folded)))


# Names. All are in the form that ``_folded`` gives them.

_SYNONYMS: Final = {
    "stone-counting": (
        "ancient area, 还棋头, 還棋頭, 古棋, 座子",
        "oldchinese ancientchinese stonescoring stonecounting stonesscoring stonescounting",
    ),
    "japanese": (
        "jp, jpn, ja, 日本, 日韩, 日韓, 일본, nhat ban, ญี่ปุ่น, يابان, יפנ",
        "japan japon giappon jepang nihon nippon япон ιαπων",
    ),
    "korean": (
        "kr, kor, kore, 한국, 韓國, 韓国, 韩国, 朝鲜, 朝鮮, han quoc, เกาหลี",
        "korea koree korej coree corea hanguk коре κορε",
    ),
    "chinese": (
        "cn, chn, zh, 中国, 中國, 中华, 中華, 중국, cina, cin, trung quoc, จีน, صين, סינ",
        "china chine chino cinese cinesi cinsk chinsk kines kinai kiina kitaj tiongkok китаи κινεζ",
    ),
    "aga": (
        "aga, us, usa, 美国, 美國, 米国, アメリカ, 미국",
        "americangoassociation american americain amerikan amerykan американ",
    ),
    "bga": (
        "bga, uk, gb, 英国, 英國, イギリス, 영국",
        "britishgoassociation britis britan britann brytyj british англииск британ",
    ),
    "french": (
        "fr, ffg, fra, 法国, 法國, フランス, 프랑스",
        "french france franzos francais francuz francus француз",
    ),
    "ing": (
        "goe, ing, ings, sst, инг, 应氏, 應氏, 応氏, 应昌期, 應昌期, 応昌期, 计点, 計點, 응씨",
        "inggoe ingsst",
    ),
    "new-zealand": (
        "nz, nzl, 新西兰, 新西蘭, 紐西蘭, 纽西兰, ニュージーランド, 뉴질랜드",
        "newzealand neuseeland neozeland neozeelan nowozeland nouvellezelande новозеланд",
    ),
    "tromp-taylor": (
        "tt, logical, cgos, tromp, トロンプ, 트롬프",
        "tromptaylor тромп",
    ),
}
"""By preset: whole words, then beginnings of words, which may end in any way.

Blanks and hyphens within a beginning do not matter: "newzealand" is also found in "New Zealand".
"""

_METHODS: Final = {
    "chinese": (
        "area, 数子, 數子, 面积, 面積, 면적",
        "areascoring flachen площад powierzchn obszar",
    ),
    "japanese": (
        "territory, territorial, 数目, 數目, 比目, 目数, 目數, territoire, territoires, territorio",
        "territoryscoring ancientterritory gebiet terytor территор",
    ),
}
"""Methods of counting, which name rules only where nothing else does; as ``_SYNONYMS``."""

_NOISE: Final = (
    r"rule(?:s|set)?\b|\b(?:regel\w*|regles?|regol[ae]|reglas?|regras?|zasad\w*|правил\w*)"
    r"|規則|规则|ルール|룰|규칙"
)
_BEFORE_NOISE: Final = (
    r"(?:['’]?s\b)?[\s_)-]*(?:\b(?:go|igo|weiqi|baduk)\b|围棋|圍棋|囲碁|바둑|式)?[\s_-]*"
)
_BLANK: Final = " \t:.,;!()"
_STONES: Final = "stones"  # a name only alone
_MOST_WORDS: Final = 3  # of a name, such as American Go Association
_GROUP_TAX: Final = r"group[ -]tax|ancient[ _-]?territory"
_BUTTON: Final = r"\bbutton\b"  # half a point for the first pass
_WORD: Final = r"[^\W\d_]+"
_OTHER_SCRIPT: Final = r"[^\x00-\u04ff]+"
_MARKS: Final = r"[\u0300-\u036f]"


def _folded(text: str) -> str:
    """Return ``text`` in lower case, without accents, in the usual width."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    return unicodedata.normalize("NFC", _compiled(_MARKS).sub("", letters))


class _Names(NamedTuple):
    """The names of some presets, by how they are looked for."""

    phrases: dict[tuple[str, ...], str]
    """Whole words in letters, one or several that follow each other."""
    beginnings: dict[str, str]
    inside: dict[str, str]
    """Names in scripts without blanks between words."""


@cache
def _names(*, of_methods: bool) -> _Names:
    synonyms = _METHODS if of_methods else _SYNONYMS
    names = _Names({}, {}, {})
    for key, (phrases, beginnings) in synonyms.items():
        for phrase in map(_folded, phrases.split(", ")):
            if _compiled(_OTHER_SCRIPT).match(phrase):
                names.inside[phrase] = key
            else:
                names.phrases[tuple(phrase.split())] = key
        names.beginnings.update(dict.fromkeys(map(_folded, beginnings.split()), key))
    return names


def _named(folded: str) -> str | None:
    """Return the key of the preset that is named, else that of a method of counting.

    A name next to the word for rules comes before others: "China vs. Japan, Japanese rules".
    """
    text = _compiled(_NOISE).sub(lambda found: " " * len(found[0]), folded)
    if text.strip(_BLANK) == _STONES:
        return "stone-counting"
    behind = {found.end() for found in _compiled(rf"(?:{_NOISE})[\s:=]*").finditer(folded)}
    before_noise = _compiled(rf"{_BEFORE_NOISE}(?:{_NOISE})")

    def rank(place: _Place) -> int:
        if before_noise.match(folded, place.end):
            return 0
        return 1 if place.start in behind else 2

    for of_methods in (False, True):
        places = [*_places(text, _names(of_methods=of_methods))]
        if places:
            return min(places, key=lambda place: (rank(place), place.start, -place.length)).key
    return None


class _Place(NamedTuple):
    """A name in a text: where it is, with the ending of its word, and its length without."""

    start: int
    end: int
    length: int
    key: str


def _places(text: str, names: _Names) -> Iterator[_Place]:
    """Yield where ``names`` are in ``text``."""
    for name, key in names.inside.items():
        for match in _compiled(re.escape(name)).finditer(text):
            yield _Place(match.start(), match.end(), len(name), key)
    words = [*_compiled(_WORD).finditer(text)]
    for at, first in enumerate(words):
        for length in range(1, min(_MOST_WORDS, len(words) - at) + 1):
            last = words[at + length - 1]
            several = tuple(word[0] for word in words[at : at + length])
            joined = "".join(several)
            if several in names.phrases:
                yield _Place(first.start(), last.end(), len(joined), names.phrases[several])
            before_last = len(joined) - len(several[-1])
            for beginning, key in names.beginnings.items():
                if len(beginning) > before_last and joined.startswith(beginning):
                    yield _Place(first.start(), last.end(), len(beginning), key)


# KataGo's notation: "koPOSITIONALscoreAREAtaxNONEsui0button0whb0fpok1", in any order, or JSON.

_FIELD: Final = (
    r"(?P<ko>ko(?:simple|positional|situational|spight))|(?P<score>score(?:area|territory))"
    r"|(?P<tax>tax(?:none|seki|all))|(?P<sui>sui(?:cide)?(?:0|1|true|false))"
    r"|(?P<button>button(?:0|1|true|false))|(?P<whb>whb(?:0|n-1|n))"
    r"|(?P<fpok>fpok(?:0|1|true|false))|(?P<komi>komi-?\d+(?:\.\d+)?)"
)
_JSON_FIELD: Final = r"[\"']?([A-Za-z_]+)[\"']?\s*\\?:\s*[\"']?([\w.+-]+)"
_JSON_NAMES: Final = {
    "scoring": "score",
    "suicide": "sui",
    "multistonesuicidelegal": "sui",
    "hasbutton": "button",
    "whitehandicapbonus": "whb",
    "friendlypassok": "fpok",
    "s": "rules",
}
_REPETITIONS: Final = {"simple": Repetition.BASIC} | {
    repetition.value: repetition
    for repetition in (Repetition.POSITIONAL, Repetition.SITUATIONAL, Repetition.SPIGHT)
}
_COMPENSATIONS: Final = {member.value: member for member in Compensation} | {
    "zero": Compensation.NONE
}
_AS_IN_KATAGO: Final[dict[str, Any]] = {
    "ko": Repetition.POSITIONAL,
    "suicide": True,
    "compensation": Compensation.NONE,
}
"""The fields of a ruleset that KataGo assumes, where they are missing."""
_YES: Final = frozenset({"1", "true", "yes"})


def _notation(folded: str) -> NamedRules | None:
    """Return the rules of KataGo's notation without blanks, None for other text.

    The fields of the komi and the button say nothing about the rules without others.
    """
    text = re.sub(r"[\s,;|]+", "", folded)
    if not _compiled(_FIELD).match(text):
        return None
    fields = [(match.lastgroup or "", match[0]) for match in _compiled(_FIELD).finditer(text)]
    rest = _compiled(_FIELD).sub("", text)
    rules = _rules_of_fields(
        (name, value.removeprefix("suicide").removeprefix(name)) for name, value in fields
    )
    if rules is None:  # only a komi or a button: "komi 6.5 Japanese"
        return None
    return rules._replace(unknown=" ".join(filter(None, (rules.unknown, rest))))


def _field_name(name: str) -> str:
    name = name.lower().replace("_", "")
    name = name if name in ("rule", "rules") else name.removesuffix("rules").removesuffix("rule")
    return _JSON_NAMES.get(name, name)


def _rules_of_fields(fields: Iterator[tuple[str, str]]) -> NamedRules | None:
    """Return the ruleset with such fields, None if there are none.

    What is missing is as KataGo has it: positional superko, area, suicide. A group tax also takes
    the points in seki. SGF has a property of its own for the komi.
    """
    known = dict(fields)
    base = read_rules(known["rules"]).ruleset if "rules" in known else None
    unknown = []
    values: dict[str, Any] = {}
    for name, value in known.items():
        if name == "ko" and value in _REPETITIONS:
            values["ko"] = _REPETITIONS[value]
        elif name == "score" and value in ("area", "territory"):
            values["counting"] = CountingMethod(value)
        elif name == "tax" and value in ("none", "seki", "all"):
            values["seki_points"] = value == "none"
            values["group_tax"] = value == "all"
        elif name == "sui":
            values["suicide"] = value in _YES
        elif name == "whb" and value in _COMPENSATIONS:
            values["compensation"] = _COMPENSATIONS[value]
        elif name not in ("fpok", "komi", "rules", "rule", "button") or (
            name == "button" and value in _YES
        ):
            unknown.append(name + value)
    if base is not None:
        return NamedRules(replace(base, **values), " ".join(unknown))
    if not values:
        return None
    is_friendly = known.get("fpok") in _YES
    return NamedRules(_nearest(values, is_friendly=is_friendly), " ".join(unknown))


def _nearest(values: dict[str, Any], *, is_friendly: bool) -> Ruleset:
    """Return the ruleset with such fields, by the name of a preset without rules of its own.

    Tromp-Taylor knows no dead stones, but friendly passes mean that the players agree on them.
    """
    if values.get("counting") is CountingMethod.TERRITORY:
        return replace(JAPANESE, **_AS_IN_KATAGO | {"seki_points": False} | values)
    values = _AS_IN_KATAGO | values
    logical = replace(TROMP_TAYLOR, **values)
    is_logical = logical == TROMP_TAYLOR and not is_friendly
    return TROMP_TAYLOR if is_logical else replace(CHINESE, **values)
