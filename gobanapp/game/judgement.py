"""Judgements of a move and of the position after it, as SGF's annotation properties have them.

They stay in ``Content.others`` as the file has them; this module reads and writes them there.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeVar

from gobanapp.game.node import Content, Property
from gobanapp.rules.color import Color


class MoveJudgement(Enum):
    """A judgement of a move, from best to worst. A node has at most one, and only with a move.

    The values are the name of the SGF property (FF[4], move annotation) and its value.
    """

    VERY_GOOD = ("TE", "2")
    GOOD = ("TE", "1")
    INTERESTING = ("IT", "")
    DOUBTFUL = ("DO", "")
    BAD = ("BM", "1")
    VERY_BAD = ("BM", "2")


class PositionJudgement(Enum):
    """A judgement of a position; a node has at most one. Values as in ``MoveJudgement``."""

    VERY_GOOD_FOR_BLACK = ("GB", "2")
    GOOD_FOR_BLACK = ("GB", "1")
    EVEN = ("DM", "1")
    VERY_EVEN = ("DM", "2")
    UNCLEAR = ("UC", "1")
    VERY_UNCLEAR = ("UC", "2")
    GOOD_FOR_WHITE = ("GW", "1")
    VERY_GOOD_FOR_WHITE = ("GW", "2")

    @property
    def color(self) -> Color | None:
        """The player for whom the position is good."""
        return {"GB": Color.BLACK, "GW": Color.WHITE}.get(self.value[0])


class HotSpot(Enum):
    """The importance of a node, for example because its move decides the game."""

    HOT = ("HO", "1")
    VERY_HOT = ("HO", "2")


Kind = MoveJudgement | PositionJudgement | HotSpot

SIGNS: Final[Mapping[Kind, str]] = {
    MoveJudgement.VERY_GOOD: "++",
    MoveJudgement.GOOD: "+",
    MoveJudgement.INTERESTING: "!?",
    MoveJudgement.DOUBTFUL: "?!",
    MoveJudgement.BAD: "−",  # noqa: RUF001 - as wide as the plus
    MoveJudgement.VERY_BAD: "−−",  # noqa: RUF001
    PositionJudgement.VERY_GOOD_FOR_BLACK: "B++",
    PositionJudgement.GOOD_FOR_BLACK: "B+",
    PositionJudgement.EVEN: "=",
    PositionJudgement.VERY_EVEN: "==",
    PositionJudgement.UNCLEAR: "∞",
    PositionJudgement.VERY_UNCLEAR: "∞∞",
    PositionJudgement.GOOD_FOR_WHITE: "W+",
    PositionJudgement.VERY_GOOD_FOR_WHITE: "W++",
    HotSpot.HOT: "★",
    HotSpot.VERY_HOT: "★★",
}
"""The sign of each; where it is drawn next to a stone, small stones replace B and W."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgements:
    """All judgements of one node."""

    move: MoveJudgement | None = None
    position: PositionJudgement | None = None
    hot_spot: HotSpot | None = None
    value: float | None = None
    """The estimated score in points: positive for Black."""

    def __bool__(self) -> bool:
        return self != NO_JUDGEMENTS

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """The judgements that have signs, in reading order."""
        return tuple(kind for kind in (self.move, self.position, self.hot_spot) if kind is not None)

    @property
    def signs(self) -> str:
        """The signs in reading order, "" for none."""
        return " ".join(SIGNS[kind] for kind in self.kinds)

    def with_toggled(self, kind: Kind) -> Judgements:
        """Return the judgements with ``kind`` toggled, which replaces any that exclude it.

        SGF lets a node have one judgement of the move and one of the position.
        """
        is_there = kind in self.kinds
        match kind:
            case MoveJudgement():
                return replace(self, move=None if is_there else kind)
            case PositionJudgement():
                return replace(self, position=None if is_there else kind)
            case HotSpot():
                return replace(self, hot_spot=None if is_there else kind)


NO_JUDGEMENTS: Final = Judgements()

_VALUE: Final = "V"
_DOUBLE: Final = {"1", "2"}

_K = TypeVar("_K", bound=Enum)


def can_judge_move(content: Content) -> bool:
    """Return whether SGF allows a move judgement in this node."""
    return content.move is not None


def read_judgements(content: Content) -> Judgements:
    """Return the judgements of ``content``, the first one of any that exclude each other.

    A double value that is neither 1 nor 2 counts as 1: older files leave it empty.
    """
    others = content.others
    if not others:
        return NO_JUDGEMENTS
    said = {other.name: other.values[0] for other in others}
    return Judgements(
        # Korean servers write the event into TE, at the root and without a move.
        move=_first(said, MoveJudgement) if can_judge_move(content) else None,
        position=_first(said, PositionJudgement),
        hot_spot=_first(said, HotSpot),
        value=_number(said.get(_VALUE, "")),
    )


def with_judgements(content: Content, judgements: Judgements) -> Content:
    """Return ``content`` with these judgements in place of its own; equal ones stay untouched.

    Raises ValueError for a move judgement without a move.
    """
    if judgements.move is not None and not can_judge_move(content):
        raise ValueError("there is no move to judge")
    before = read_judgements(content)
    others = content.others
    for kinds, old, new in (
        (MoveJudgement, before.move, judgements.move),
        (PositionJudgement, before.position, judgements.position),
        (HotSpot, before.hot_spot, judgements.hot_spot),
    ):
        if new is not old:
            others = _without(others, {kind.value[0] for kind in kinds})
            if new is not None:
                others = (*others, _property(*new.value))
    if judgements.value != before.value:
        others = _without(others, {_VALUE})
        if judgements.value is not None:
            others = (*others, _property(_VALUE, f"{judgements.value:.15g}"))
    return content if others == content.others else replace(content, others=others)


def _first(said: Mapping[str, str], kinds: type[_K]) -> _K | None:
    for name, value in said.items():
        for kind in kinds:
            known, its_value = kind.value
            if name == known and (its_value in ("", _double(value))):
                return kind
    return None


def _double(value: str) -> str:
    return value.strip() if value.strip() in _DOUBLE else "1"


def _number(text: str) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def _without(others: Sequence[Property], names: set[str]) -> tuple[Property, ...]:
    return tuple(other for other in others if other.name not in names)


def _property(name: str, value: str) -> Property:
    return Property(name, (value,))
