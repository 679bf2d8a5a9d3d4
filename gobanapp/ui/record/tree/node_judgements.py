"""Signs and words for what a node judges, as SGF's annotation properties say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gobanapp.game.node import Content
from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

HOT_SPOT: Final = "★"
_SIGNS: Final[Mapping[str, str]] = {
    "TE": "+",
    "BM": "−",  # noqa: RUF001 - as wide as the plus
    "IT": "!?",
    "DO": "?!",
    "GB": "B+",
    "GW": "W+",
    "DM": "=",
    "UC": "∞",
    "HO": HOT_SPOT,
}
_WORDS: Final[Mapping[str, str]] = {
    "TE": QT_TRANSLATE_NOOP("NodeJudgements", "Good move"),
    "BM": QT_TRANSLATE_NOOP("NodeJudgements", "Bad move"),
    "IT": QT_TRANSLATE_NOOP("NodeJudgements", "Interesting move"),
    "DO": QT_TRANSLATE_NOOP("NodeJudgements", "Doubtful move"),
    "GB": QT_TRANSLATE_NOOP("NodeJudgements", "Good for Black"),
    "GW": QT_TRANSLATE_NOOP("NodeJudgements", "Good for White"),
    "DM": QT_TRANSLATE_NOOP("NodeJudgements", "Even position"),
    "UC": QT_TRANSLATE_NOOP("NodeJudgements", "Unclear position"),
    "HO": QT_TRANSLATE_NOOP("NodeJudgements", "Hot spot"),
}
_OF_MOVES: Final = frozenset({"TE", "BM", "IT", "DO"})


def judgement_signs(content: Content) -> Sequence[str]:
    """Return the sign of each judgement; the plus of a very good move is doubled, and so on."""
    return [_doubled(_SIGNS[name]) if very else _SIGNS[name] for name, very in _judged(content)]


def judgement_words(content: Content) -> Sequence[str]:
    """Return each judgement in words, after its sign where that says more."""
    return [
        f"{_doubled(_SIGNS[name])} {_word(name)}" if very else _word(name)
        for name, very in _judged(content)
    ]


def _judged(content: Content) -> Sequence[tuple[str, bool]]:
    """Return the properties that judge, and whether each has SGF's emphasis."""
    return [
        (name, [value.strip() for value in values] == ["2"])
        for name, values in content.others
        if name in _SIGNS and (content.move is not None or name not in _OF_MOVES)
    ]


def _word(name: str) -> str:
    return translate("NodeJudgements", _WORDS[name])


def _doubled(sign: str) -> str:
    """Return a sign for "very": the last character once more."""
    return sign + sign[-1] if sign not in {"!?", "?!"} else sign
