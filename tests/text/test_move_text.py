"""Sentences on moves and ladders."""

import pytest

from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import MoveRefusal, Position, RefusalReason
from gobanapp.rules.reading.ladder import Ladder
from gobanapp.rules.ruleset import CHINESE, JAPANESE
from gobanapp.text import move_text
from gobanapp.text.move_text import ladder_text
from tests.board_text import parse_board

KO = """
    . X O .
    X O . O
    . X O .
    . . . .
"""


def refused(board: str, color: Color, point: str, ruleset) -> str:
    position = Position.start(parse_board(board), color)
    illegal = position.why_illegal(Move(color, Point.parse(point)), ruleset)
    return move_text.refusal(illegal, color)


def test_suicide_of_a_stone_and_of_a_chain():
    lone = ". O\nO ."
    chain = ". X O\nO O O\n. . ."
    assert refused(lone, Color.BLACK, "A2", CHINESE) == (
        "Black can't play here: the stone would have no liberties."
    )
    assert refused(chain, Color.BLACK, "A3", CHINESE) == (
        "Black can't play here: the chain of 2 would have no liberties."
    )


def test_a_taken_point_and_a_point_off_the_board():
    assert refused("X .", Color.WHITE, "A1", JAPANESE) == "There is already a stone on this point."
    assert refused("X .", Color.WHITE, "A2", JAPANESE) == "This point is not on the board."


@pytest.mark.parametrize("ruleset", [JAPANESE, CHINESE])
def test_a_ko_just_taken(ruleset):
    position = Position.start(parse_board(KO), Color.BLACK)
    position = position.play(Move(Color.BLACK, Point.parse("C3")), ruleset)
    illegal = position.why_illegal(Move(Color.WHITE, Point.parse("B3")), ruleset)
    assert move_text.refusal(illegal, Color.WHITE) == (
        "White can't retake the ko immediately: play elsewhere first."
    )


@pytest.mark.parametrize(
    ("moves_before", "which"),
    [
        (0, "the starting position"),
        (1, "the position after move 1"),
        (2, "the position after move 2"),
    ],
)
def test_superko_names_the_repeated_position(moves_before, which):
    position = Position.start(parse_board(KO), Color.BLACK)
    elsewhere = [Move(Color.WHITE, Point.parse("D1")), Move(Color.BLACK, Point.parse("A1"))]
    black, white = (Move(color, None) for color in Color)
    take = Move(Color.BLACK, Point.parse("C3"))
    for move in (*elsewhere[:moves_before], take, white, black):
        position = position.play(move, CHINESE)
    illegal = position.why_illegal(Move(Color.WHITE, Point.parse("B3")), CHINESE)
    assert move_text.refusal(illegal, Color.WHITE) == (
        f"White can't play here: it would repeat {which}."
    )


@pytest.mark.parametrize("color", Color)
@pytest.mark.parametrize("reason", RefusalReason)
def test_every_reason_has_a_sentence(reason, color):
    sentence = move_text.refusal(MoveRefusal(reason), color)
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_the_turns_of_the_colours_differ():
    black, white = map(move_text.turn, Color)
    assert black
    assert white
    assert black != white


def test_every_sentence_can_be_translated(everything_translated):
    position = Position.start(parse_board(". ."), Color.BLACK)
    sentences = [
        *(move_text.refusal(MoveRefusal(reason), Color.BLACK) for reason in RefusalReason),
        move_text.refusal(MoveRefusal(RefusalReason.SUPERKO, repeats=position), Color.BLACK),
        move_text.refusal(
            MoveRefusal(RefusalReason.SUICIDE, chain=frozenset({Point(0, 0)})), Color.BLACK
        ),
        *(move_text.turn(color) for color in Color),
    ]
    assert [text for text in sentences if not text.startswith("<")] == []


MOVES = tuple(Move(Color.BLACK, Point(n, n)) for n in range(3))


def test_the_end_of_a_ladder_is_described():
    assert ladder_text(Ladder(moves=MOVES, is_caught=True)) == "Caught in a ladder: 3 moves."
    free = Ladder(moves=MOVES, is_caught=False)
    assert ladder_text(free) == "The ladder fails: the chain escapes."


def test_ladder_breakers_are_named():
    one = Ladder(moves=MOVES, is_caught=False, breakers=frozenset({Point(3, 3)}))
    assert ladder_text(one) == "The ladder fails: broken by D4."
    two = Ladder(moves=MOVES, is_caught=False, breakers=frozenset({Point(3, 3), Point(2, 3)}))
    assert ladder_text(two) == "The ladder fails: broken by C4, D4."
