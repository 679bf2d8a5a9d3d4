"""Judgements of moves in problem files, by words, marks and other conventions.

The conventions are those of goproblems.com (RIGHT, CHOICE, FORCE, NOTTHIS), Many Faces of Go (TE),
uliGo (WV, or a triangle), Glift (GB, GW), EasyGo and Kogo's dictionary (words, BM), and of
digitised books (names of diagrams).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from gobanapp.game.markup import Mark
from gobanapp.game.node import Content
from gobanapp.learning.judgment_text import Judgment, find_text_judgment
from gobanapp.rules.color import Color


@dataclass(frozen=True, slots=True)
class JudgmentSign:
    """A judgement found in a node; ``text`` is its wording.

    ``ends``: the problem is solved there, even if moves follow. A good move can be just the first
    of several, but a comment or name that calls it right means the whole line. ``is_praise``: it
    may be meant for a move on the way, and counts only in files without other signs of right moves.
    """

    judgment: Judgment
    text: str
    ends: bool = False
    is_praise: bool = False


_PROPERTIES: Final = {"TE": Judgment.RIGHT, "CH": Judgment.RIGHT, "BM": Judgment.WRONG}
"""Properties that judge a move. A good move of the opponent solves nothing."""
_GOOD_FOR: Final = {"GB": Color.BLACK, "GW": Color.WHITE}
"""Properties that judge a position, after a move of either player."""
POSITION_SIGNS: Final = frozenset(_GOOD_FOR)
"""The texts of signs that judge a position. A position on the way to a right end is not lost."""
_WRONG_VARIATION: Final = "WV"

_COMMANDS: Final = re.compile(r"(?<![A-Za-z])(?:RIGHT|CHOICE|FORCE|NOTTHIS)(?![A-Z]{2})")


def find_judgment(
    content: Content, solver: Color, *, triangles: bool = False
) -> JudgmentSign | None:
    """Return the judgement of the move of a node, None if there is none.

    ``solver``: the player whose moves are judged. ``triangles``: True if a triangle marks a wrong
    move.
    """
    texts = (find_text_judgment(text, solver) for text in (content.comment, content.name))
    judgments = [judgment for judgment in texts if judgment is not None]
    firm = next((judgment for judgment in judgments if not judgment.is_praise), None)
    if firm is not None:
        return JudgmentSign(firm.judgment, firm.wording, ends=True)
    sign = _find_property(content, solver, triangles=triangles)
    if sign is None and judgments:
        return JudgmentSign(judgments[0].judgment, judgments[0].wording, is_praise=True)
    return sign


def _find_property(content: Content, solver: Color, *, triangles: bool) -> JudgmentSign | None:
    names = {other.name for other in content.others}
    if _WRONG_VARIATION in names:
        return JudgmentSign(Judgment.WRONG, _WRONG_VARIATION)
    for name, color in _GOOD_FOR.items():
        if name in names:
            return JudgmentSign(Judgment.RIGHT if color is solver else Judgment.WRONG, name)
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
