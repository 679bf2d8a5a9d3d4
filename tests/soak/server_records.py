"""Records as Go servers write them, grown at random: GIB, NGF, UGF and UGI."""

from __future__ import annotations

from random import Random
from typing import Final

_WORDS: Final = (
    "",
    "white",
    "白云(6段)",
    "흑강자 [9단]",
    "one,two",
    "Kim  9DP*",
    "a=b",
    "黒川 7d*",
)
_RESULTS: Final = ("", "black 3.5 win", "白中盘胜", "흑 불계승", "W+R", "백 2집반 승", "0", "Draw")
_DATES: Final = ("20110812 [ 9: 1]", "2014-07-02", "2020/06/23,22:46:52", "2014年7月2日", "")
_CODECS: Final = ("utf-8", "gb18030", "shift_jis", "cp949", "utf-16", "latin-1")
_SIZES: Final = ("19", "19", "19", "9", "13", "52", "53", "0", "x", "")

Move = tuple[int, int, int]
"""Colour 0 or 1, column and row from 0."""


def served(choose: Random) -> bytes:
    """Return a file of some server."""
    write = choose.choice((_gib, _ngf, _sina, _ugf))
    text = "".join(write(choose) for _ in range(2 if choose.random() < 0.05 else 1))
    if choose.random() < 0.4:
        text = text.replace("\n", "\r\n")
    return text.encode(choose.choice(_CODECS), "replace")


def _moves(choose: Random, least: int = 0) -> list[Move]:
    number = choose.choice((0, 1, 10, 60)) + least
    return [(n % 2, choose.randrange(19), choose.randrange(19)) for n in range(number)]


def _words(choose: Random) -> str:
    return choose.choice(_WORDS)


def _gib(choose: Random) -> str:
    """Return a game as Tygem has it."""
    tags = {
        "GAMEBLACKNAME": _words(choose),
        "GAMEWHITENAME": _words(choose),
        "GAMEPLACE": _words(choose),
        "GAMEDATE": choose.choice(_DATES),
        "GAMERESULT": choose.choice(_RESULTS),
        "GAMECONDITION": choose.choice(("", "덤 6집반", "黑贴6.5目")),
        "GAMECOMMENT": "\n".join(choose.choices(_WORDS, k=2)),
        "GAMEINFOMAIN": f"LINE:{choose.choice(_SIZES)},GTIME:1200-30-3,GRLT:{choose.randrange(9)},"
        f"ZIPSU:{choose.randrange(400)},GONGJE:{choose.choice((0, 5, 65, 99999))}",
        "GAMETAG": f"S1,G65,W{choose.randrange(9)},Z75,T30-3-1200,C2014:07:02:19:15,I:white,L:23",
        "WUSERINFO": "WID:white,WLV:23,WNICK:w",
    }
    lines = [rf"\[{name}={value}\]" for name, value in tags.items() if choose.random() < 0.8]
    handicap = choose.choice((0, 0, 2, 3, 9, 25))
    lines += [r"\HE", r"\GS", "2 1 0", f"INI 0 1 {handicap} &4"]
    for number, (color, x, y) in enumerate(_moves(choose), 2):
        is_pass = choose.random() < 0.02
        lines.append(f"SKI 0 {number}" if is_pass else f"STO 0 {number} {color + 1} {x} {y}")
    return "\n".join([r"\HS", *lines, r"\GE", ""])


def _ngf_moves(choose: Random) -> list[str]:
    lines = []
    for number, (color, x, y) in enumerate(_moves(choose, 1)):
        numbered = chr(65 + number // 26 % 26) + chr(65 + number % 26)
        column, row = chr(66 + x), chr(66 + y)
        lines.append(f"PM{numbered}{'BW'[color]}{column}{row}{row}{column}")
    return lines


def _ngf(choose: Random) -> str:
    """Return a game as Cyberoro has it."""
    heading = [
        _words(choose),
        choose.choice(_SIZES),
        _words(choose),
        _words(choose),
        "www.cyberoro.com",
        choose.choice("0023"),
        "0",
        choose.choice(("0", "6", "7.5", "-3")),
        choose.choice(_DATES),
        choose.choice(("30", "480", "")),
        choose.choice(_RESULTS),
    ]
    if choose.random() < 0.2:
        del heading[choose.randrange(len(heading))]
    moves = _ngf_moves(choose)
    return "\n".join([*heading, str(len(moves)), *moves, ""])


def _sina(choose: Random) -> str:
    """Return a game as Sina has it."""
    heading = [
        *choose.choices(_WORDS, k=5),
        choose.choice(_DATES),
        choose.choice(_SIZES),
        choose.choice("0023"),
        "0",
        choose.choice(("0", "6", "7.5")),
        "3",
    ]
    lines = [f"GI{value}" for value in heading] + _ngf_moves(choose)
    if choose.random() < 0.5:
        lines += ["GI1", f"IDB[{choose.randrange(70)}] {choose.choice(_RESULTS)}[EndTxt]"]
    return "\n".join([*lines, ""])


def _ugf(choose: Random) -> str:
    """Return a game as PandaNet has it, with a review or figures now and then."""
    heading = {
        "Ver": choose.choice(("UGF2,200", "REVIEW1,200")),
        "Lang": choose.choice(("SJIS", "EUC", "KOR", "CHN", "x", "")),
        "Title": choose.choice(("26th,Gosei,Title match 5th game", _words(choose))),
        "Date": choose.choice(_DATES),
        "Rule": choose.choice(("JPN", "CH", "ING", "")),
        "Size": choose.choice(_SIZES),
        "Hdcp": choose.choice(("0,6.50", "3,0.50", "9", ",")),
        "Ptime": "J;240;0;0,J;240;0;0,0,0",
        "Winner": choose.choice(("B,7.50", "W,C", "N1,", "D", "W,T", "?")),
        "CoordinateType": choose.choice(("IGS", "JPN", "")),
        "Comment": _words(choose),
        "PlayerB": f"{_words(choose)},2k,,",
        "PlayerW": f"{_words(choose)},9d,0,",
    }
    lines = ["[Header]", *(f"{name}={value}" for name, value in heading.items()), "[Data]"]
    lines += [
        f"{chr(65 + x)}{chr(65 + y)},{'BW'[color]}{1 + number % 2},{number},{number}"
        for number, (color, x, y) in enumerate(_moves(choose), choose.randrange(2))
    ]
    if choose.random() < 0.5:
        lines += _review(choose)
    if choose.random() < 0.5:
        lines += _figures(choose)
    return "\n".join([*lines, "[End]", ""])


def _review(choose: Random) -> list[str]:
    lines, depth = ["[ReviewNode]", "NODE,1,0,0,0"], 0
    for number in range(2, choose.choice((3, 20))):
        if choose.random() < 0.2:
            lines.append("VARIATION,")
            depth += 1
        x, y = choose.randint(1, 20), choose.randint(1, 20)
        lines.append(f"NODE,{number},{1 + number % 2},{x},{y}")
        if depth and choose.random() < 0.3:
            lines.append("VARIATIONEND,")
            depth -= 1
    lines += ["VARIATIONEND,"] * depth + ["[ReviewComment]"]
    return [*lines, f".Comment,{choose.randrange(30)}", _words(choose)]


def _figures(choose: Random) -> list[str]:
    lines = ["[Figure]", f".Text,{choose.randrange(9)},1", _words(choose)]
    lines += [f".#,{choose.randint(1, 19)},{choose.randint(1, 19)},A", ".EndText"]
    for figure in range(choose.randrange(4)):
        lines.append(f".Fig,{choose.randrange(70)},1,1,19,19,{_words(choose)},{figure},0")
        for number in [0] * choose.choice((0, 2, 4)) + [1, 2, 3]:
            color, x, y = choose.randrange(2), choose.randrange(19), choose.randrange(19)
            lines.append(f"{chr(65 + x)}{chr(65 + y)},{'BW'[color]}1,{number},0")
        lines += [".Text", _words(choose), ".EndText", ".EndFig"]
    return lines
