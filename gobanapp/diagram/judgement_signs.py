"""The signs of judgements as small badges next to a stone, the same on the screen and on paper.

Their lines are drawn, not set in type, because few systems have fonts with all signs. Coordinates
are relative to the point of the stone, in spacings of columns, with y downwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from gobanapp.diagram.drawing import Circle, LineSegment, Outline, Shape
from gobanapp.diagram.mark_shapes import transform_shape
from gobanapp.diagram.theme import Theme
from gobanapp.game.judgement import (
    SIGNS,
    HotSpot,
    Judgements,
    Kind,
    MoveJudgement,
    PositionJudgement,
)

BADGE_PEN: Final = 0.062
"""The width of a sign's lines."""
BADGE_RIM: Final = 0.03

_HALF: Final = 0.175
"""Half the height of a badge; its ends are round."""
_WIDE: Final = 0.185
"""The distance between two characters of a sign."""
_AWAY: Final = (0.36, 0.42)
"""The offset of a badge from its point, to the right and down: the edge of the stone."""

_STAR: Final = Outline(
    (0.0, -0.13),
    (
        *((0.036, -0.042), (0.124, -0.04), (0.057, 0.018), (0.076, 0.105), (0.0, 0.055)),
        *((-0.076, 0.105), (-0.057, 0.018), (-0.124, -0.04), (-0.036, -0.042)),
    ),
)
_LINE: Final = LineSegment(-0.07, 0, 0.07, 0)
_DOT: Final = LineSegment(0, 0.095, 0, 0.0951)
_LETTERS: Final[Mapping[str, tuple[Shape, ...]]] = {
    "+": (_LINE, LineSegment(0, -0.07, 0, 0.07)),
    "−": (_LINE,),  # noqa: RUF001 - the minus of the table of signs
    "=": (LineSegment(-0.07, -0.035, 0.07, -0.035), LineSegment(-0.07, 0.04, 0.07, 0.04)),
    "!": (LineSegment(0, -0.1, 0, 0.025), _DOT),
    "?": (
        Outline(
            (-0.055, -0.06),
            ((-0.05, -0.105, 0.0, -0.105), (0.06, -0.105, 0.06, -0.055), (0.05, -0.01, 0.0, 0.025)),
            closed=False,
        ),
        _DOT,
    ),
    "∞": (Circle(-0.055, 0, 0.055), Circle(0.055, 0, 0.055)),
    "★": (_STAR,),
}


class Badge(NamedTuple):
    """The sign of one judgement, as shapes around the middle of its badge."""

    kind: Kind
    x: float
    y: float
    ground: Outline
    lines: tuple[Shape, ...]
    is_filled: bool
    """True if ``lines`` are areas to fill."""


class BadgeInk(NamedTuple):
    ground: str
    rim: str
    ink: str


@lru_cache(maxsize=64)
def badges(judgements: Judgements) -> tuple[Badge, ...]:
    """Return the badges next to a stone, on its right: of the move above, of the position below."""
    return tuple(map(_badge, judgements.kinds))


def badge_ink(kind: Kind, theme: Theme) -> BadgeInk:
    """Return the colours of a badge. They carry no information beyond the sign."""
    match kind:
        case MoveJudgement.VERY_GOOD | MoveJudgement.GOOD | MoveJudgement.INTERESTING:
            return BadgeInk(theme.casing, theme.accent, theme.accent)
        case MoveJudgement():
            return BadgeInk(theme.casing, theme.warning, theme.warning)
        case PositionJudgement() if kind.color is not None:
            stone = theme.stones[kind.color]
            return BadgeInk(stone.fill, stone.ink, stone.ink)
        case HotSpot():
            return BadgeInk(theme.casing, theme.warning, theme.warning)
        case _:
            return BadgeInk(theme.casing, theme.writing, theme.writing)


def placed_badge(badge: Badge, x: float, y: float, unit: float) -> tuple[Shape, tuple[Shape, ...]]:
    """Return the background and the lines of a badge next to the point at (x, y)."""
    at_x, at_y = x + unit * badge.x, y + unit * badge.y
    lines = tuple(transform_shape(shape, at_x, at_y, unit) for shape in badge.lines)
    return transform_shape(badge.ground, at_x, at_y, unit), lines


def _badge(kind: Kind) -> Badge:
    # The colour of the badge replaces the "B" of "B+".
    letters = SIGNS[kind].lstrip("BW")
    half = _WIDE * (len(letters) - 1) / 2
    right, down = _AWAY
    if isinstance(kind, HotSpot):
        right = -right
    if not isinstance(kind, PositionJudgement):
        down = -down
    return Badge(
        kind, right, down, _pill(half), tuple(_written(letters, half)), isinstance(kind, HotSpot)
    )


def _written(letters: str, half: float) -> Iterator[Shape]:
    for place, letter in enumerate(letters):
        for shape in _LETTERS[letter]:
            yield transform_shape(shape, place * _WIDE - half, 0.0, 1.0)


def _pill(half: float) -> Outline:
    """Return a band with round ends whose middles are ``half`` to the left and the right."""
    r, bend = _HALF, _HALF * 0.5523
    return Outline(
        (-half, -r),
        (
            (half, -r),
            (half + bend, -r, half + r, -bend, half + r, 0),
            (half + r, bend, half + bend, r, half, r),
            (-half, r),
            (-half - bend, r, -half - r, bend, -half - r, 0),
            (-half - r, -bend, -half - bend, -r, -half, -r),
        ),
    )
