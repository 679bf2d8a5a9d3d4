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
from gobanapp.rules.color import Color

BADGE_PEN: Final = 0.062
"""The width of a sign's lines."""
BADGE_RIM: Final = 0.03

_HALF: Final = 0.175
"""Half the height of a badge; its ends are round."""
_LETTER_SPACING: Final = 0.185
"""The distance between two characters of a sign."""
_OFFSET: Final = (0.36, 0.42)
"""The offset of a badge from its point, to the right and down: the edge of the stone."""
_BELOW: Final = 0.45
"""The offset of the badge of a position, down from its point."""
_REACH: Final = 0.73
"""The largest offset of its right edge."""

_STAR: Final = Outline(
    (0.0, -0.13),
    (
        *((0.036, -0.042), (0.124, -0.04), (0.057, 0.018), (0.076, 0.105), (0.0, 0.055)),
        *((-0.076, 0.105), (-0.057, 0.018), (-0.124, -0.04), (-0.036, -0.042)),
    ),
)
_LINE: Final = LineSegment(-0.07, 0, 0.07, 0)
_DOT: Final = LineSegment(0, 0.095, 0, 0.0951)
_DISC: Final = 0.075
_DISC_SPACING: Final = 0.215
_CORNER: Final = 0.05
"""The radius of the corners of a badge of the position; those of the move have round ends."""
_SIDES: Final[Mapping[str, Color]] = {"B": Color.BLACK, "W": Color.WHITE}
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
    ground: Shape
    lines: tuple[Shape, ...]
    is_filled: bool
    """True if ``lines`` are areas to fill."""
    stones: tuple[tuple[Color, Shape], ...] = ()
    """Small stones of the sides that the sign is about."""


class BadgeInk(NamedTuple):
    ground: str
    rim: str
    ink: str


@lru_cache(maxsize=64)
def badges(judgements: Judgements) -> tuple[Badge, ...]:
    """Return the badges next to a stone: the move above on its right, the position below it.

    Of the position they show the stones of those who are ahead, or of both sides: a plus alone
    would seem to praise the move.
    """
    return tuple(map(_badge, judgements.kinds))


def badge_ink(kind: Kind, theme: Theme) -> BadgeInk:
    """Return the colours of a badge. They carry no information beyond the sign."""
    match kind:
        case MoveJudgement.VERY_GOOD | MoveJudgement.GOOD | MoveJudgement.INTERESTING:
            return BadgeInk(theme.casing, theme.accent, theme.accent)
        case MoveJudgement():
            return BadgeInk(theme.casing, theme.warning, theme.warning)
        case HotSpot():
            return BadgeInk(theme.casing, theme.warning, theme.warning)
        case _:
            return BadgeInk(theme.casing, theme.writing, theme.writing)


def placed_badge(badge: Badge, x: float, y: float, unit: float) -> Badge:
    """Return a badge with its shapes next to the point at (x, y)."""
    at_x, at_y = x + unit * badge.x, y + unit * badge.y

    def place(shape: Shape) -> Shape:
        return transform_shape(shape, at_x, at_y, unit)

    return badge._replace(
        ground=place(badge.ground),
        lines=tuple(map(place, badge.lines)),
        stones=tuple((color, place(stone)) for color, stone in badge.stones),
    )


def _badge(kind: Kind) -> Badge:
    if isinstance(kind, PositionJudgement):
        return _position_badge(kind)
    right, down = _OFFSET
    letters = SIGNS[kind]
    half = _LETTER_SPACING * (len(letters) - 1) / 2
    is_hot = isinstance(kind, HotSpot)
    lines = tuple(_letter_shapes(letters, half))
    return Badge(kind, -right if is_hot else right, -down, _plate(half, _HALF), lines, is_hot)


def _position_badge(kind: PositionJudgement) -> Badge:
    letters = SIGNS[kind]
    if kind.color is None:
        letters = f"B{letters}W"
    half = _DISC_SPACING * (len(letters) - 1) / 2
    stones, lines = list[tuple[Color, Shape]](), list[Shape]()
    for index, letter in enumerate(letters):
        x = index * _DISC_SPACING - half
        if letter in _SIDES:
            stones.append((_SIDES[letter], Circle(x, 0.0, _DISC)))
        else:
            lines += (transform_shape(shape, x, 0.0, 1.0) for shape in _LETTERS[letter])
    # A long one begins under the stone, or it would cover the one on the next point.
    x = min(_OFFSET[0], _REACH - half - _HALF)
    return Badge(kind, x, _BELOW, _plate(half, _CORNER), tuple(lines), False, tuple(stones))


def _letter_shapes(letters: str, half: float) -> Iterator[Shape]:
    for index, letter in enumerate(letters):
        for shape in _LETTERS[letter]:
            yield transform_shape(shape, index * _LETTER_SPACING - half, 0.0, 1.0)


def _plate(half: float, radius: float) -> Outline:
    """Return a plate for letters whose middles are ``half`` to the left and the right.

    ``radius``: the radius of its corners.
    """
    side, half_height, bend = half + _HALF, _HALF, radius * (1 - 0.5523)
    return Outline(
        (radius - side, -half_height),
        (
            (side - radius, -half_height),
            (side - bend, -half_height, side, bend - half_height, side, radius - half_height),
            (side, half_height - radius),
            (side, half_height - bend, side - bend, half_height, side - radius, half_height),
            (radius - side, half_height),
            (bend - side, half_height, -side, half_height - bend, -side, half_height - radius),
            (-side, radius - half_height),
            (-side, bend - half_height, bend - side, -half_height, radius - side, -half_height),
        ),
    )
