"""Figure: a diagram with the words that stand around it, as books print them."""

from __future__ import annotations

from dataclasses import dataclass

from gobanapp.diagram.board_view import BoardView


@dataclass(frozen=True, slots=True)
class UnshownMoves:
    """Moves that a figure cannot show, as another stone is seen on their point: "32, 38 at 27"."""

    numbers: tuple[int, ...]
    at: int | str
    """The number of the stone that is seen there, or else its label or the name of the point."""


@dataclass(frozen=True, slots=True)
class NumberedComment:
    """A comment of the record within a figure; ``number`` is that of its move, None before it."""

    number: int | None
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One figure of a game. What is not to be printed is not in here."""

    view: BoardView
    number: int = 1
    """Which figure of its game it is, from 1, or which variation: those are counted apart."""
    node: int = 0
    """The last node that it shows."""
    name: str = ""
    moves: tuple[int, int] | None = None
    """The numbers of the first and the last move, with the hundreds that may be left out on the
    board; None where no moves are numbered."""
    unshown_moves: tuple[UnshownMoves, ...] = ()
    passes: tuple[int, ...] = ()
    comments: tuple[NumberedComment, ...] = ()
    variation_at: int | None = None
    """The number in print of the move that it shows another way for; None on the line itself."""
    variation_of: int | None = None
    """The variation it departs from (its ``number``), None where that is the line itself."""
