"""BoardView: the contents of a picture of the board as one value."""

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
    """The contents of a picture without its appearance. Equal views look the same.

    That all points lie on ``board`` is not checked.
    """

    board: Board
    frame: Frame = WHOLE_BOARD
    """All other fields are of the whole board as in the game, whatever part is visible."""
    hidden: frozenset[Point] = frozenset()
    """Points that are not shown, not even their lines."""
    dimmed: frozenset[Point] = frozenset()
    """Dimmed points."""
    last_move: Point | None = None
    ghost: tuple[Point, Color] | None = None
    """The stone that a click would play."""
    unconfirmed: Point | None = None
    """True if the ghost waits for a second click or the release of the button."""
    forbidden: Point | None = None
    """The point under the pointer, if a move there is illegal."""
    repeated: int | None = None
    """The move whose position a stone on ``forbidden`` would repeat."""
    refusal_stones: frozenset[Point] = frozenset()
    """The stones that made a move illegal, and the stone that was refused."""
    atari: frozenset[Point] = frozenset()
    """The stones of chains that have one liberty."""
    cursor: Point | None = None
    """The point chosen with the keyboard."""
    marks: Mapping[Point, Mark] = field(default_factory=lambda: MappingProxyType({}))
    labels: Mapping[Point, str] = field(default_factory=lambda: MappingProxyType({}))
    numbers: Mapping[Point, int] = field(default_factory=lambda: MappingProxyType({}))
    """The numbers of moves, drawn on their stones. A label on the same point takes precedence, a
    mark is drawn around it."""
    lines: tuple[MarkupLine, ...] = ()
    arrows: tuple[MarkupLine, ...] = ()
    """From the first point to the second."""
    previewed: frozenset[Point] = frozenset()
    """Points whose marks, labels and territory are drawn faintly, as a click would leave them."""
    next_move_letters: Mapping[Point, str] = field(default_factory=lambda: MappingProxyType({}))
    """Next moves of the game, each with its letter; "" for a dot.

    Nothing else is on their points.
    """
    judgements: Mapping[Point, Judgements] = field(default_factory=lambda: MappingProxyType({}))
    """Judgements of moves and of the positions after them: signs next to their stones."""
    dead: frozenset[Point] = frozenset()
    territory: ByColor[frozenset[Point]] = NO_TERRITORY
    neutral: frozenset[Point] = frozenset()
    """Dame, shown while counting."""
    seki: frozenset[Point] = frozenset()
    unsettled: frozenset[Point] = frozenset()
    """Stones of unsettled groups."""
    hovered_group: frozenset[Point] = frozenset()
    """The stones of the group under the pointer."""
    blocks: tuple[frozenset[Point], ...] = ()
    """The blocks counted so far, each outlined as one shape; the last stands out."""
    open_border: frozenset[Point] = frozenset()
    """Points where a border of territory is not closed."""
    ownership: Mapping[Point, float] = field(default_factory=lambda: MappingProxyType({}))
    """The estimated owner of each point, from -1 (surely White's) to 1 (surely Black's)."""
    aids: Aids = NO_AIDS
    """The visual aids."""

    def without_pointer(self) -> BoardView:
        """Return the view without the marks that follow the local pointer."""
        return replace(
            self, ghost=None, unconfirmed=None, forbidden=None, repeated=None, cursor=None
        )

    def is_written_on(self, point: Point) -> bool:
        """Return whether a label, a number or a mark is on ``point``."""
        return point in self.labels or point in self.numbers or point in self.marks

    def gaps_in_lines(self) -> set[Point]:
        """Return the points whose lines are interrupted for a sign, if no stone lies there."""
        letters = (point for point, letter in self.next_move_letters.items() if letter)
        return {*self.labels, *self.marks, *self.numbers, *self.neutral, *letters}

    def dead_stones(self) -> frozenset[Point]:
        """Return the dead points that have stones."""
        return frozenset(point for point in self.dead if not self.board.is_empty(point))

    def last_liberties(self) -> frozenset[Point]:
        """Return the liberties of chains in atari on which no other sign takes precedence."""
        board = self.board
        liberties = {liberties for stone in self.atari for liberties in board.neighbors(stone)}
        occupied = {self.ghost[0] if self.ghost is not None else None, self.forbidden, *self.hidden}
        return frozenset(
            point
            for point in liberties - occupied
            if board.is_empty(point) and not self.is_written_on(point)
        )


# The visible part of a territory estimate.

_MIN_OWNERSHIP = 0.25
"""Less certain points are not shown."""
_MIN_SQUARE, _MAX_SQUARE = 0.11, 0.24


def square_color(view: BoardView, point: Point) -> Color | None:
    """Return the colour of the estimate's square on ``point``.

    A stone has one only if it is likely to be lost.
    """
    expected = view.ownership.get(point, 0.0)
    if abs(expected) < _MIN_OWNERSHIP or point in view.labels or point in view.marks:
        return None
    owner = Color.BLACK if expected > 0 else Color.WHITE
    return None if view.board[point] is owner else owner


def square_width(expected: float) -> float:
    """Return the side of the estimate's square in spacings of columns."""
    likely = (abs(expected) - _MIN_OWNERSHIP) / (1 - _MIN_OWNERSHIP)
    return _MIN_SQUARE + (_MAX_SQUARE - _MIN_SQUARE) * min(likely, 1.0)
