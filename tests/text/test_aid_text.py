from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.reading.ladder import Ladder
from gobanapp.text.aid_text import ladder_text

MOVES = tuple(Move(Color.BLACK, Point(n, n)) for n in range(3))


def test_how_a_ladder_ends_is_told():
    assert ladder_text(Ladder(moves=MOVES, is_caught=True)) == "Caught in a ladder: 3 moves."
    free = Ladder(moves=MOVES, is_caught=False)
    assert ladder_text(free) == "The ladder fails: the chain gets away."


def test_what_breaks_a_ladder_is_named():
    one = Ladder(moves=MOVES, is_caught=False, breakers=frozenset({Point(3, 3)}))
    assert ladder_text(one) == "The ladder fails: D4 breaks it."
    two = Ladder(moves=MOVES, is_caught=False, breakers=frozenset({Point(3, 3), Point(2, 3)}))
    assert ladder_text(two) == "The ladder fails: C4, D4 break it."
