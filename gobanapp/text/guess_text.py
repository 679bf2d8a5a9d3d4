"""Messages of guess mode."""

from __future__ import annotations

from typing import Final

from gobanapp.game.guess_the_move import MAX_GUESS_POINTS, GuessOutcome, GuessTally, MoveToGuess
from gobanapp.rules.color import Color
from gobanapp.text import formats
from gobanapp.text.language import QT_TRANSLATE_NOOP, tr, translate

_OUTCOMES: Final = {
    GuessOutcome.MISS: QT_TRANSLATE_NOOP("guess_words", "Not there. Look inside the frame."),
    GuessOutcome.VARIATION: QT_TRANSLATE_NOOP(
        "guess_words", "That is a variation in the file. A different move was played."
    ),
    GuessOutcome.RULED_OUT: QT_TRANSLATE_NOOP(
        "guess_words", "That move is illegal. It costs nothing."
    ),
}
_QUESTIONS: Final = {
    Color.BLACK: QT_TRANSLATE_NOOP("guess_words", "Where does Black play?"),
    Color.WHITE: QT_TRANSLATE_NOOP("guess_words", "Where does White play?"),
}


def _points(number: int) -> str:
    return tr("%n points", "for a guess, not on the board", number)


def question(asked_move: MoveToGuess) -> str:
    return translate("guess_words", _QUESTIONS[asked_move.color])


def outcome(outcome: GuessOutcome) -> str:
    """Return the message after a wrong guess."""
    return translate("guess_words", _OUTCOMES[outcome])


def found_message(asked_move: MoveToGuess) -> str:
    """Return the message when the move of ``asked_move`` is found."""
    points = _points(asked_move.points)
    if not asked_move.misses:
        return translate("guess_words", "Found on the first try: {points}.").format(points=points)
    text = tr("Found on try %n: {points}.", "", len(asked_move.misses) + 1)
    return text.format(points=points)


def shown_message(asked_move: MoveToGuess) -> str:
    """Return the message when the move of ``asked_move`` is shown."""
    return translate("guess_words", "It was {point}: no points.").format(point=asked_move.answer)


def hint_message() -> str:
    """Return the message after a hint."""
    return translate("guess_words", "Look inside the frame.")


def instructions() -> str:
    """Return the instructions shown at the start."""
    text = translate(
        "guess_words",
        "Click where you expect the next move. A move found on the first try earns {points}; "
        "each miss costs 2 to 4, more the further away, and narrows the area down.",
    )
    return text.format(points=_points(MAX_GUESS_POINTS))


def score(tally: GuessTally) -> str:
    """Return the points so far, as "37 of 60 points"."""
    text = translate("guess_words", "{points} of {possible} points")
    return text.format(points=tally.points, possible=tally.possible)


def tries(tally: GuessTally) -> str:
    """Return the number of moves, such as "6 moves, 2 on the first try"."""
    moves = formats.move_count(len(tally.moves))
    at_once = tr("%n on the first try", "", tally.at_once)
    return f"{moves}, {at_once}"


def summary(tally: GuessTally) -> str:
    """Return the final summary."""
    if not tally.moves:
        return translate("guess_words", "No move to guess here.")
    text = translate(
        "guess_words", "You found {found} of {moves} moves, {at_once} on the first try."
    )
    return text.format(found=tally.found_moves, moves=len(tally.moves), at_once=tally.at_once)
