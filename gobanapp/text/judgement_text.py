"""Judgements of moves and positions in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from gobanapp.game.judgement import (
    HotSpot,
    Judgements,
    Kind,
    MoveJudgement,
    PositionJudgement,
    read_judgements,
)
from gobanapp.game.node import Content
from gobanapp.rules.color import Color
from gobanapp.text import formats, player_names
from gobanapp.text.formats import strip_mnemonic
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_NAMES: Final = {
    MoveJudgement.VERY_GOOD: QT_TRANSLATE_NOOP("judgement", "&Very Good Move"),
    MoveJudgement.GOOD: QT_TRANSLATE_NOOP("judgement", "&Good Move"),
    MoveJudgement.INTERESTING: QT_TRANSLATE_NOOP("judgement", "&Interesting Move"),
    MoveJudgement.DOUBTFUL: QT_TRANSLATE_NOOP("judgement", "&Doubtful Move"),
    MoveJudgement.BAD: QT_TRANSLATE_NOOP("judgement", "&Bad Move"),
    MoveJudgement.VERY_BAD: QT_TRANSLATE_NOOP("judgement", "V&ery Bad Move"),
    PositionJudgement.VERY_GOOD_FOR_BLACK: QT_TRANSLATE_NOOP("judgement", "&Very Good for Black"),
    PositionJudgement.GOOD_FOR_BLACK: QT_TRANSLATE_NOOP("judgement", "Good for &Black"),
    PositionJudgement.EVEN: QT_TRANSLATE_NOOP("judgement", "&Even"),
    PositionJudgement.VERY_EVEN: QT_TRANSLATE_NOOP("judgement", "Ve&ry Even"),
    PositionJudgement.UNCLEAR: QT_TRANSLATE_NOOP("judgement", "&Unclear"),
    PositionJudgement.VERY_UNCLEAR: QT_TRANSLATE_NOOP("judgement", "Ver&y Unclear"),
    PositionJudgement.GOOD_FOR_WHITE: QT_TRANSLATE_NOOP("judgement", "Good for &White"),
    PositionJudgement.VERY_GOOD_FOR_WHITE: QT_TRANSLATE_NOOP("judgement", "Very &Good for White"),
    HotSpot.HOT: QT_TRANSLATE_NOOP("judgement", "&Hot Spot"),
    HotSpot.VERY_HOT: QT_TRANSLATE_NOOP("judgement", "Very H&ot Spot"),
}


_SCORE: Final = re.compile(
    r"\s*(?:(?P<who>[bBwW])\s*\+|(?P<sign>[-+]))?\s*(?P<points>\d{1,4}(?:[.,]\d{1,3})?)\s*",
    re.ASCII,
)


def menu_text(kind: Kind) -> str:
    """Return the name with its mnemonic, for a menu."""
    return translate("judgement", _NAMES[kind])


def judgement_name(kind: Kind) -> str:
    return strip_mnemonic(menu_text(kind))


def judgement_texts(judgements: Judgements) -> Sequence[str]:
    """Return each judgement in words."""
    texts = [judgement_name(kind) for kind in judgements.kinds]
    if judgements.value is not None:
        texts.append(value_text(judgements.value))
    return texts


def value_text(value: float) -> str:
    """Return the text for an estimated score, positive for Black."""
    if value == 0:
        return translate("judgement", "estimated as even")
    color = Color.BLACK if value > 0 else Color.WHITE
    text = translate("judgement", "{color} estimated {points} points ahead")
    return text.format(color=player_names.color_name(color), points=formats.number(abs(value)))


def written_value(value: float) -> str:
    """Return a score as players write it, such as "B+3.5"."""
    return "0" if value == 0 else f"{'B' if value > 0 else 'W'}+{formats.number(abs(value))}"


def read_value(text: str) -> float | None:
    """Return the score that a player has typed, positive for Black: "W+2", "-2" and "-2,0"."""
    match = _SCORE.fullmatch(text)
    if match is None:
        return None
    value = float(match["points"].replace(",", "."))
    is_white_s = match["sign"] == "-" or (match["who"] or "").upper() == "W"
    return -value if is_white_s and value else value


def node_parts(content: Content) -> list[str]:
    """Return the name of a node and each of its judgements in words."""
    name = [content.name] if content.name else []
    return [*name, *judgement_texts(read_judgements(content))]


def node_heading(content: Content) -> str:
    """Return the name of a node and its judgements in words: "Trick play · Doubtful Move"."""
    return " · ".join(node_parts(content))
