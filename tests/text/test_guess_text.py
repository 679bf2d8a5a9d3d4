from dataclasses import replace

from gobanapp.game.guess_the_move import GuessOutcome, GuessTally, MoveToGuess
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.text import guess_text

ASKED_MOVE = MoveToGuess(answer=Point.parse("E5"), color=Color.BLACK, columns=9, rows=9)


def test_the_question_names_the_player():
    assert guess_text.question(ASKED_MOVE) == "Where does Black play?"
    assert guess_text.question(replace(ASKED_MOVE, color=Color.WHITE)) == "Where does White play?"


def test_outcomes_of_a_guess():
    missed = ASKED_MOVE.missed(Point.parse("E3"))
    assert guess_text.found_message(ASKED_MOVE) == "Found on the first try: 10 points."
    assert guess_text.found_message(missed) == "Found on try 2: 8 points."
    assert guess_text.shown_message(ASKED_MOVE) == "It was E5: no points."
    assert guess_text.hint_message() == "Look inside the frame."
    assert guess_text.outcome(GuessOutcome.MISS) == "Not there. Look inside the frame."
    assert guess_text.outcome(GuessOutcome.VARIATION) == (
        "That is a variation in the file. A different move was played."
    )


def test_how_it_went():
    assert guess_text.summary(GuessTally()) == "No move to guess here."
    tally = GuessTally().found(ASKED_MOVE)
    assert guess_text.score(tally) == "10 of 10 points"
    assert guess_text.tries(tally) == "1 move, 1 on the first try"
    tally = tally.shown()
    assert guess_text.summary(tally) == "You found 1 of 2 moves, 1 on the first try."
