"""Figure: a diagram with its caption and comments, as in books."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from gobanapp.diagram.board_view import BoardView


@dataclass(frozen=True, slots=True)
class UnshownMoves:
    """Moves that a figure cannot show, as another stone is seen on their point: "32, 38 at 27"."""

    numbers: tuple[int, ...]
    at: int | str
    """The number of the stone visible there, or else its label or the name of the point."""


@dataclass(frozen=True, slots=True)
class NumberedComment:
    """A comment of the record within a figure; ``number`` is that of its move, None before it."""

    number: int | None
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One figure of a game, with only the texts to be printed."""

    view: BoardView
    number: int = 1
    """The number of the figure in its game, from 1.

    Figures of variations are counted separately.
    """
    node: int = 0
    """The last node shown."""
    name: str = ""
    moves: tuple[int, int] | None = None
    """The numbers of the first and the last move, with the hundreds that may be left out on the
    board; None where no moves are numbered."""
    unshown_moves: tuple[UnshownMoves, ...] = ()
    passes: tuple[int, ...] = ()
    comments: tuple[NumberedComment, ...] = ()
    variation_at: int | None = None
    """The printed number of the move that the variation replaces; None on the line itself."""
    variation_of: int | None = None
    """The ``number`` of the variation it branches off from, None for the line itself."""


# Captions of figures: the commands print them, the window translates them.

Translate = Callable[[str], str]
"""Gives a phrase of this module in another language, with the same names in braces."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:  # noqa: N802 - lupdate knows this name
    """Return ``text``. The tool that collects texts to translate looks for such calls."""
    return text


FIGURE: Final = QT_TRANSLATE_NOOP("Captions", "Figure {place}")
VARIATION: Final = QT_TRANSLATE_NOOP("Captions", "Variation {place} at {move}")
NESTED: Final = QT_TRANSLATE_NOOP(
    "Captions", "Variation {place} at {move} of variation {variation}"
)
MOVES: Final = QT_TRANSLATE_NOOP("Captions", "({first}–{last})")
MOVE: Final = QT_TRANSLATE_NOOP("Captions", "({first})")
ELSEWHERE: Final = QT_TRANSLATE_NOOP("Captions", "{numbers} at {place}")
PASSES: Final = QT_TRANSLATE_NOOP("Captions", "{numbers} pass")


def figure_title(figure: Figure, translate: Translate = str) -> str:
    """Return the title of a figure, such as "Figure 2 (51–100)", with its name if it has one."""
    if figure.variation_at is None:
        phrase = FIGURE
    else:
        phrase = VARIATION if figure.variation_of is None else NESTED
    title = translate(phrase).format(
        place=figure.number, move=figure.variation_at, variation=figure.variation_of
    )
    if figure.moves is not None:
        first, last = figure.moves
        moves = translate(MOVE if first == last else MOVES)
        title += " " + moves.format(first=first, last=last)
    return f"{title}: {figure.name}" if figure.name else title


def unshown_moves_text(unshown: UnshownMoves, translate: Translate = str) -> str:
    """Return a phrase for moves that a figure cannot show: "32, 38 at 27"."""
    return translate(ELSEWHERE).format(numbers=_join_numbers(unshown.numbers), place=unshown.at)


def unshown_moves_texts(figure: Figure, translate: Translate = str) -> list[str]:
    """Return a phrase for each point whose moves cannot be shown, and one for all passes."""
    phrases = [unshown_moves_text(unshown, translate) for unshown in figure.unshown_moves]
    if figure.passes:
        phrases.append(translate(PASSES).format(numbers=_join_numbers(figure.passes)))
    return phrases


def figure_caption(figure: Figure, translate: Translate = str) -> list[str]:
    """Return the lines of the caption below a figure: its title, and the moves it cannot show."""
    phrases = unshown_moves_texts(figure, translate)
    return [figure_title(figure, translate), *(["; ".join(phrases)] if phrases else [])]


def _join_numbers(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
