"""Judgements of moves in problem files, by words, marks and other conventions.

The conventions are those of goproblems.com (RIGHT, CHOICE, FORCE, NOTTHIS), Many Faces of Go (TE),
uliGo (WV, or a triangle), EasyGo and Kogo's dictionary (words, BM), and of digitised books.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

from gobanapp.game.markup import Mark
from gobanapp.game.node import Content
from gobanapp.rules.color import Color


class Judgment(Enum):
    """The judgement of a move, or of a line that ends with it."""

    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class JudgmentSign:
    """A judgement found in a node; ``text`` is its wording.

    ``ends``: the problem is solved there, even if moves follow. A good move can be just the first
    of several.
    """

    judgment: Judgment
    text: str
    ends: bool = False


_PROPERTIES: Final = {"TE": Judgment.RIGHT, "CH": Judgment.RIGHT, "BM": Judgment.WRONG}
"""Properties that judge a move. A good move of the opponent solves nothing."""
_WRONG_VARIATION: Final = "WV"

_WORDS: Final = {
    Judgment.RIGHT: (
        "correct|right|solution|solved|success|good answer|richtig|korrekt|lösung|gelöst|juste"
        "|bonne réponse|réussi|giusto|esatto|corretto|soluzione|dobrze|poprawnie|rozwiązanie"
        "|正解|正确|正確|정답"
    ),
    Judgment.WRONG: (
        "wrong|incorrect|failure|failed|mistake|falsch|fehler|faux|raté|échec|sbagliato|errato"
        "|źle|błąd|不正解|失敗|失败|错误|실패|오답"
    ),
}
_LINES: Final = {
    judgement: re.compile(
        rf"^[^\w\n]*({words})\s*(?:\d+\s*)?(?=$|[.,:;!?)\]/–。、\uff01-])",
        re.IGNORECASE | re.MULTILINE,
    )
    for judgement, words in _WORDS.items()
}
"""A word alone or before a full stop is a judgement; in a sentence it need not be ("the right
side").
"""
_CAPITALS: Final = {
    Judgment.RIGHT: re.compile(
        r"(?<!NOT )(?<![A-Za-z])(RIGHT|CORRECT|GOODMOVE)(?![A-Z]{2})|^(\* Joseki \*)"
    ),
    Judgment.WRONG: re.compile(r"(?<![A-Za-z])(WRONG|INCORRECT|BADMOVE|NOT (?:RIGHT|CORRECT))"),
}
_SYMBOLS: Final = {
    **dict.fromkeys("+✓✔", Judgment.RIGHT),
    **dict.fromkeys("-–✗✘", Judgment.WRONG),
}
_COMMANDS: Final = re.compile(r"(?<![A-Za-z])(?:RIGHT|CHOICE|FORCE|NOTTHIS)(?![A-Z]{2})")


def find_judgment(
    content: Content, solver: Color, *, triangles: bool = False
) -> JudgmentSign | None:
    """Return the judgement of the move of a node, None if there is none.

    ``solver``: the player whose moves are judged. ``triangles``: True if a triangle marks a wrong
    move.
    """
    sign = _find_sign(content.comment) or _find_sign(content.name)
    if sign is not None:
        return sign
    names = {other.name for other in content.others}
    if _WRONG_VARIATION in names:
        return JudgmentSign(Judgment.WRONG, _WRONG_VARIATION)
    if content.move is None or content.move.color is not solver:
        return None
    for name, judgement in _PROPERTIES.items():
        if name in names:
            return JudgmentSign(judgement, name)
    if triangles and has_triangle(content):
        return JudgmentSign(Judgment.WRONG, "TR")
    return None


def has_triangle(content: Content) -> bool:
    """Return whether a node has a triangle."""
    return Mark.TRIANGLE in content.markup.marks.values()


def has_order(content: Content, command: str) -> bool:
    """Return whether the comment has one of goproblems' commands: CHOICE, FORCE or NOTTHIS."""
    return command in content.comment and command in _COMMANDS.findall(content.comment)


def strip_orders(comment: str) -> str:
    """Return a comment without the commands for programs in it."""
    lines = _COMMANDS.sub("", comment).splitlines()
    return "\n".join(line.rstrip() for line in lines).strip()


def _find_sign(text: str) -> JudgmentSign | None:
    stripped = text.strip()
    if not stripped:
        return None
    judgment = _SYMBOLS.get(stripped)
    if judgment is not None:
        return JudgmentSign(judgment, stripped, ends=True)
    signs = [
        (match.start(), JudgmentSign(judgement, match[match.lastindex or 0], ends=True))
        for patterns in (_CAPITALS, _LINES)
        for judgement, pattern in patterns.items()
        for match in [pattern.search(text)]
        if match is not None
    ]
    return min(signs, key=lambda pair: pair[0])[1] if signs else None
