"""Records of SGF grown at random: all that a file may say, in the encodings of the world."""

from __future__ import annotations

import re
from random import Random
from string import ascii_letters
from typing import Final

# Codec, the names under which files declare it, letters that it has.
ENCODINGS: Final = (
    ("utf-8", ("UTF-8", "utf8", "utf_8"), "éüñ围棋黑白囲碁바둑Игра\U0001f600\u2028\xa0"),
    ("utf-8-sig", ("UTF-8", ""), "é围棋바둑"),
    ("gb18030", ("GB18030", "GBK", "gb2312", ""), "围棋黑白中盘胜第届决赛乗俓"),
    ("big5", ("Big5", "big5", ""), "圍棋黑白中盤勝許功蓋"),
    ("shift_jis", ("Shift_JIS", "SJIS", ""), "囲碁黒白中押勝表ソ能十"),
    ("euc_jp", ("EUC-JP", ""), "囲碁黒白中押勝かなカナ"),
    ("iso2022_jp", ("ISO-2022-JP", ""), "囲碁黒白かなカナ"),
    ("cp949", ("EUC-KR", "CP949", "ks_c_5601-1987", ""), "바둑흑백승불계똠펲"),
    ("latin-1", ("ISO-8859-1", "Latin1", ""), "éèàüöäßñç½"),
    ("cp1252", ("windows-1252", ""), "éèàü\u2019\u2026\u20ac"),
    ("cp1251", ("windows-1251", ""), "Игравничьябелые"),
    ("koi8-r", ("KOI8-R",), "Игравничьябелые"),
    ("utf-16", ("UTF-16", ""), "é围棋바둑"),
    ("utf-16-le", ("UTF-16",), "é围棋"),
)
SIZES: Final = (19, 19, 19, 9, 13, 1, 2, 5, 25, 26, 27, 52)

_TEXTS: Final = "PB PW BR WR BT WT EV RO DT PC GN ON AN CP SO US RU RE OT GC".split()
_NUMBERS: Final = {
    "KM": ("6.5", "0", "-5.5", "375", "3.75", "7,5", "6½"),
    "HA": ("0", "2", "9", "3子"),
    "TM": ("1800", "30 min", "1h 30min", "0.5"),
    "BL": ("12.34", "0", "1e3", "600"),
    "WL": ("12.34", "-1", "600"),
    "OB": ("1", "0", "25"),
    "OW": ("3", "-1"),
    "MN": ("1", "100", "-3"),
    "PM": ("0", "1", "2", "7"),
    "FG": ("", "257:Figure 1", "0:a\\:b", "x"),
    "PL": ("B", "W", "black", "1", "2"),
    "ST": ("0", "3"),
    "DM": ("1", "2"),
    "GB": ("1",),
    "HO": ("2",),
    "BM": ("1", "2"),
    "TE": ("1", "Cup"),
    "DO": ("",),
    "IT": ("",),
    "KO": ("", "6.5"),
    "V": ("3.5",),
}
_POINTS: Final = "AB AW AE TR SQ CR MA SL TB TW DD VW L M".split()
_SPANS: Final = ("LN", "AR")
_UNKNOWN: Final = "XX KGSDE MULTIGOGM GE CI ZZ".split()
_OLD_NAMES: Final = {
    "B": "Black",
    "W": "White",
    "C": "Comment",
    "AB": "AddBlack",
    "AW": "AddWhite",
    "PB": "PlayerBlack",
    "PW": "PlayerWhite",
    "LB": "LaBel",
    "TR": "TRiangle",
}
_SIGNS: Final = "abc xyz,.-;()[]\\:!?123\n"
_ESCAPED: Final = re.compile(r"[\\\]]")


def grown(choose: Random) -> bytes:
    """Return a file that follows the rules of SGF, small for the most part."""
    codec, names, letters = choose.choice(ENCODINGS)
    if choose.random() < 0.3:
        codec, names, letters = ENCODINGS[0]
    games = choose.choice((2, 2, 3, 10)) if choose.random() < 0.12 else 1
    between = choose.choice(("", "\n", "\r\n\r\n", " "))
    texts = [_Growth(choose, choose.choice(names), letters).game() for _ in range(games)]
    text = choose.choice(("", "", "", " ", "\n")) + between.join(texts)
    if choose.random() < 0.2:
        text = text.replace("\n", choose.choice(("\r\n", "\r", "\n\r")))
    return text.encode(codec, "ignore")


class _Growth:
    """One game while it grows. Its nodes hold what the rules allow, but for a bad value."""

    def __init__(self, choose: Random, charset: str, letters: str) -> None:
        self._choose = choose
        self._charset = charset
        self._signs = _SIGNS + 2 * letters
        self._is_old = choose.random() < 0.1
        self._columns = self._rows = choose.choice(SIZES)
        if choose.random() < 0.1:
            self._rows = choose.randint(1, 52)
        if choose.random() < 0.01:
            self._columns = choose.randint(53, 100)
        self._ending = choose.choice(("", "", "", "\n", " "))
        self._is_black = True

    def game(self) -> str:
        kind = self._choose.random()
        if kind < 0.001:  # as deep as only a hostile file is
            deep = self._choose.randint(1_000, 20_000)
            return f"({self._root}" + "(;B[aa]" * deep + ")" * deep + ")"
        if kind < 0.006:
            return f"({self._root}{self._line(self._choose.randint(200, 1_000))})"
        return f"({self._root}{self._tree(self._choose.randint(0, 6), 2)})"

    def _tree(self, length: int, depth: int) -> str:
        """Return a line of nodes with what branches off at its end."""
        line = self._line(length)
        if depth == 0 or self._choose.random() < 0.5:
            return line
        branches = self._choose.choice((2, 2, 3))
        grown_ = (self._tree(self._choose.randint(1, 6), depth - 1) for _ in range(branches))
        return line + "".join(f"({self._ending}{branch or ';'})" for branch in grown_)

    def _line(self, length: int) -> str:
        return "".join(self._node() for _ in range(length))

    @property
    def _root(self) -> str:
        size = f"{self._columns}"
        if self._columns != self._rows:
            size += f":{self._rows}"
        properties = [f"SZ[{size}]"] if size != "19" or self._choose.random() < 0.8 else []
        if self._charset:
            properties.append(f"CA[{self._charset}]")
        version = self._choose.choice("123") if self._is_old else "4"
        if self._is_old or self._choose.random() < 0.8:
            properties.append(f"FF[{version}]")
        if self._choose.random() < 0.8:
            properties += ["GM[1]", "AP[some:1.0]"]
        names = self._choose.sample(_TEXTS, self._choose.randint(0, 6))
        properties += [f"{self._name(name)}[{self._text(20)}]" for name in names]
        properties += self._others(1)
        self._choose.shuffle(properties)
        return ";" + self._ending.join(properties)

    def _node(self) -> str:
        kind = self._choose.random()
        name = "B" if self._is_black else "W"
        self._is_black = not self._is_black
        if kind < 0.6:
            move = f"{self._name(name)}[{self._point() if self._choose.random() < 0.95 else ''}]"
            return f";{move}{self._ending}"
        properties = self._others(self._choose.choice((0, 1, 1, 2, 4)))
        if kind < 0.9:
            properties.insert(0, f"{self._name(name)}[{self._point()}]")
        return ";" + self._ending.join(properties)

    def _others(self, number: int) -> list[str]:
        found = {}
        for _ in range(number):
            name, values = self._property()
            found[name] = self._name(name) + "".join(f"[{value}]" for value in values)
        return [*found.values()]

    def _property(self) -> tuple[str, list[str]]:
        choose = self._choose
        many = range(choose.choice((1, 1, 2, 5)))
        match choose.randrange(7):
            case 0:
                return choose.choice("C C N".split()), [self._text(100)]
            case 1:
                name, values = choose.choice([*_NUMBERS.items()])
                return name, [choose.choice(values)]
            case 2:
                return choose.choice(_SPANS), [f"{self._point()}:{self._point()}" for _ in many]
            case 3:
                return "LB", [f"{self._point()}:{self._text(6, also=':')}" for _ in many]
            case 4:
                return choose.choice(_UNKNOWN), [self._text(20) for _ in many]
            case _:
                name = choose.choice(_POINTS)
                return name, [self._point_or_rectangle() for _ in many]

    def _name(self, name: str) -> str:
        return _OLD_NAMES.get(name, name) if self._is_old else name

    def _point(self) -> str:
        columns, rows = min(self._columns, 52), min(self._rows, 52)
        letters = ascii_letters
        return letters[self._choose.randrange(columns)] + letters[self._choose.randrange(rows)]

    def _point_or_rectangle(self) -> str:
        if self._choose.random() < 0.8:
            return self._point()
        return f"{self._point()}:{self._point()}"

    def _text(self, length: int, also: str = "") -> str:
        """Return a value, escaped as it must be."""
        length = self._choose.randint(0, self._choose.choice((3, 10, length)))
        text = "".join(self._choose.choices(self._signs, k=length))
        text = _ESCAPED.sub(lambda found: "\\" + found[0], text)
        for sign in also:
            text = text.replace(sign, "\\" + sign)
        return text
