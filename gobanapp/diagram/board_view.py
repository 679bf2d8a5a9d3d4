"""BoardView: all that a picture of the board shows, as one value. Who builds it decides what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from gobanapp.diagram.aids import NO_AIDS, Aids
from gobanapp.diagram.frame import WHOLE_BOARD, Frame
from gobanapp.game.judgement import Judgements
from gobanapp.game.markup import NO_TERRITORY, Mark, MarkupLine
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """What is drawn, and nothing of how. Equal views look the same.

    That all points lie on ``board`` is not checked.
    """

    board: Board
    frame: Frame = WHOLE_BOARD
    """All other fields are of the whole board as it is in the record, whatever is shown of it."""
    hidden: frozenset[Point] = frozenset()
    """Points of which nothing is shown, not even the lines."""
    dimmed: frozenset[Point] = frozenset()
    """Points that are shown faintly."""
    last_move: Point | None = None
    ghost: tuple[Point, Color] | None = None
    """The stone that a click would play."""
    unconfirmed: Point | None = None
    """Where the ghost is more than pointed at: it waits for a second click, or to be let go."""
    forbidden: Point | None = None
    """The point under the pointer where no stone may be played."""
    repeated: int | None = None
    """The move after which the position was as a stone on ``forbidden`` would make it again."""
    refusal_stones: frozenset[Point] = frozenset()
    """The stones for which a move has been refused, and the one that was to join them."""
    atari: frozenset[Point] = frozenset()
    """The stones of chains that have one liberty."""
    cursor: Point | None = None
    """The point chosen with the keyboard."""
    marks: Mapping[Point, Mark] = field(default_factory=lambda: MappingProxyType({}))
    labels: Mapping[Point, str] = field(default_factory=lambda: MappingProxyType({}))
    numbers: Mapping[Point, int] = field(default_factory=lambda: MappingProxyType({}))
    """The numbers of moves, drawn upon their stones. A label on the same point goes before it, a
    mark is drawn around it."""
    lines: tuple[MarkupLine, ...] = ()
    arrows: tuple[MarkupLine, ...] = ()
    """From the first point to the second."""
    previewed: frozenset[Point] = frozenset()
    """Points whose marks, labels and territory are drawn faintly: as a click would change them."""
    next_move_letters: Mapping[Point, str] = field(default_factory=lambda: MappingProxyType({}))
    """Where the record goes on, each with its letter; "" for a dot. Nothing else is on them."""
    judgements: Mapping[Point, Judgements] = field(default_factory=lambda: MappingProxyType({}))
    """What is thought of moves, and of the positions after them: signs beside their stones."""
    dead: frozenset[Point] = frozenset()
    territory: ByColor[frozenset[Point]] = NO_TERRITORY
    neutral: frozenset[Point] = frozenset()
    """Dame, shown while counting."""
    seki: frozenset[Point] = frozenset()
    unsettled: frozenset[Point] = frozenset()
    """Stones of groups that live or die by who moves first."""
    hovered_group: frozenset[Point] = frozenset()
    """What the pointer rests on, as a whole: the stones of a group."""
    blocks: tuple[frozenset[Point], ...] = ()
    """What has been counted one by one, each outlined as one shape; the last stands out."""
    open_border: frozenset[Point] = frozenset()
    """Points where a border of territory is not closed."""
    ownership: Mapping[Point, float] = field(default_factory=lambda: MappingProxyType({}))
    """How surely points are expected to end as Black's (1) or White's (-1): an estimate."""
    aids: Aids = NO_AIDS
    """What helps beginners to see."""

    def without_pointer(self) -> BoardView:
        """Return it without what only follows the pointer of who sits at the board."""
        return replace(
            self, ghost=None, unconfirmed=None, forbidden=None, repeated=None, cursor=None
        )


# What is shown of an estimate of who will own what.

_LEAST = 0.25
"""What is less likely than this is not shown."""
_SMALLEST, _LARGEST = 0.11, 0.24


def square_color(view: BoardView, point: Point) -> Color | None:
    """Return whose square is drawn on ``point``: on a stone only if it is likely to be lost."""
    expected = view.ownership.get(point, 0.0)
    if abs(expected) < _LEAST or point in view.labels or point in view.marks:
        return None
    owner = Color.BLACK if expected > 0 else Color.WHITE
    return None if view.board[point] is owner else owner


def square_width(expected: float) -> float:
    """Return the side of such a square in spacings of columns."""
    likely = (abs(expected) - _LEAST) / (1 - _LEAST)
    return _SMALLEST + (_LARGEST - _SMALLEST) * min(likely, 1.0)
