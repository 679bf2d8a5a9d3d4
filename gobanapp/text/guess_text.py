"""What is told while the next move is guessed, in words."""

from __future__ import annotations

from typing import Final

from gobanapp.game.guess_the_move import MAX_GUESS_POINTS, GuessOutcome, GuessTally, MoveToGuess
from gobanapp.rules.color import Color
from gobanapp.text.language import QT_TRANSLATE_NOOP, Translated, translate


class _Amounts(Translated):
    """lupdate sees that a text has plural forms in a call of ``tr`` only."""

    def points(self, number: int) -> str:
        return self.tr("%n points", "for a guess, not on the board", number)

    def at_try(self, tries: int) -> str:
        return self.tr("Found at try %n: {points}.", "", tries)

    def at_once(self, moves: int) -> str:
        return self.tr("%n at the first try", "", moves)

    def moves(self, moves: int) -> str:
        return self.tr("%n moves", "", moves)


_amounts: Final = _Amounts()

_OUTCOMES: Final = {
    GuessOutcome.MISS: QT_TRANSLATE_NOOP("guess_words", "Not there. It lies within the frame."),
    GuessOutcome.VARIATION: QT_TRANSLATE_NOOP(
        "guess_words", "The record has that as a variation. Another move was played."
    ),
    GuessOutcome.RULED_OUT: QT_TRANSLATE_NOOP(
        "guess_words", "It can't be there. This costs nothing."
    ),
}
_QUESTIONS: Final = {
    Color.BLACK: QT_TRANSLATE_NOOP("guess_words", "Where does Black play?"),
    Color.WHITE: QT_TRANSLATE_NOOP("guess_words", "Where does White play?"),
}


def _translate(text: str) -> str:
    return translate("guess_words", text)


def question(riddle: MoveToGuess) -> str:
    return _translate(_QUESTIONS[riddle.color])


def outcome(outcome: GuessOutcome) -> str:
    """Return what is told of a try that has not found the move."""
    return _translate(_OUTCOMES[outcome])


def found(riddle: MoveToGuess) -> str:
    """Return what is told when the move of ``riddle`` is found."""
    points = _amounts.points(riddle.points)
    if not riddle.misses:
        text = translate("guess_words", "Found at the first try: {points}.")
        return text.format(points=points)
    return _amounts.at_try(len(riddle.misses) + 1).format(points=points)


def shown(riddle: MoveToGuess) -> str:
    """Return what is told when the move of ``riddle`` is shown."""
    text = translate("guess_words", "It was {point}: no points.")
    return text.format(point=riddle.answer)


def narrowed() -> str:
    """Return what is told after a hint."""
    return translate("guess_words", "It lies within the frame.")


def invitation() -> str:
    """Return how it goes, for those who begin."""
    text = translate(
        "guess_words",
        "Click where you think the next move of the record is. Each miss narrows the place down. "
        "A move found at once is worth {points}; a miss costs 2 to 4 of them, the further away "
        "the more.",
    )
    return text.format(points=_amounts.points(MAX_GUESS_POINTS))


def score(tally: GuessTally) -> str:
    """Return the points so far, as "37 of 60 points"."""
    text = translate("guess_words", "{points} of {possible} points")
    return text.format(points=tally.points, possible=tally.possible)


def tries(tally: GuessTally) -> str:
    """Return how many moves that were, as "6 moves, 2 at the first try"."""
    count = len(tally.moves)
    one = translate("guess_words", "1 move")
    moves = one if count == 1 else _amounts.moves(count)
    return f"{moves}, {_amounts.at_once(tally.at_once)}"


def summary(tally: GuessTally) -> str:
    """Return how it went, when there is no more to guess."""
    if not tally.moves:
        return translate("guess_words", "There is no move to be guessed here.")
    text = translate(
        "guess_words", "You found {found} of {moves} moves, {at_once} of them at the first try."
    )
    return text.format(found=tally.found_moves, moves=len(tally.moves), at_once=tally.at_once)
