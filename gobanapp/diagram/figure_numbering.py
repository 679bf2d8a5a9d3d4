"""Numbers of moves in print: those of the game, or counted from the start of a figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum

from gobanapp.diagram.figure import Figure
from gobanapp.game.node import Content, Node
from gobanapp.game.print_properties import Numbering


class FigureNumbering(Enum):
    """The numbering of the moves of a figure."""

    OF_GAME = "of the game"
    """The game's numbers, as set by MN and printed according to PM."""
    OWN = "own"
    """The game's numbers, ignoring PM."""
    HUNDREDS = "hundreds"
    """The game's numbers without the hundreds: 101-200 become 1-100."""
    FROM_ONE = "from one"
    """Each figure begins with 1."""
    NONE = "none"
    """No numbers: a figure shows the position after its last move."""


def number_after(before: int, content: Content) -> int:
    """Return the number of the last move once ``content`` follows a move of number ``before``.

    MN is the number of the move in its node; in a node without a move it sets the base of the
    count.
    """
    recorded = content.print_properties.number
    if recorded is not None:
        return recorded
    return before + content.has_move


def own_numbers(nodes: Sequence[Node], before: int = 0) -> list[int]:
    """Return the number of the last move at each node of a line.

    ``before``: the number before them.
    """
    numbers = []
    for node in nodes:
        before = number_after(before, node.content)
        numbers.append(before)
    return numbers


def dropped_hundreds(first: int) -> int:
    """Return the number to subtract from all numbers of a figure whose first move is ``first``.

    A hundred belongs to those before it: 100 stays 100, and 101 is 1.
    """
    return max(0, first - 1) // 100 * 100


def resolve_numbering(numbers: FigureNumbering, recorded: Numbering) -> FigureNumbering:
    """Return the numbering from that in the game, ``recorded``, and the requested ``numbers``."""
    if numbers is not FigureNumbering.OF_GAME:
        return numbers
    match recorded:
        case Numbering.NONE:
            return FigureNumbering.NONE
        case Numbering.PLAIN:
            return FigureNumbering.OF_GAME
        case Numbering.HUNDREDS:
            return FigureNumbering.HUNDREDS


# A figure whose numbers continue those of another one.


def with_numbers_after(figure: Figure, before: int) -> Figure:
    """Return ``figure`` with ``before`` added to each number, on the board and in words."""
    if not before:
        return figure
    moves = figure.moves
    return replace(
        figure,
        view=replace(
            figure.view,
            numbers={point: number + before for point, number in figure.view.numbers.items()},
        ),
        moves=None if moves is None else (moves[0] + before, moves[1] + before),
        unshown_moves=tuple(
            replace(
                unshown,
                numbers=tuple(number + before for number in unshown.numbers),
                at=unshown.at + before if isinstance(unshown.at, int) else unshown.at,
            )
            for unshown in figure.unshown_moves
        ),
        passes=tuple(number + before for number in figure.passes),
        comments=tuple(
            replace(comment, number=None if comment.number is None else comment.number + before)
            for comment in figure.comments
        ),
    )
