"""Random games, compared with the rules written down once more and with another program."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import boards

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import JAPANESE, Repetition
from tests.examples import examples
from tests.rules.slow_rules import SlowGame


def reason(position, move, ruleset):
    illegal = position.why_illegal(move, ruleset)
    return illegal and illegal.reason


@st.composite
def sizes(draw):
    """Small boards, where stones are taken and boards come back all the time."""
    return draw(st.integers(1, 7)), draw(st.integers(1, 5))


# Each step is a number that becomes a point or a pass, whether the player is out of turn, and
# whether an illegal move is made all the same.
STEP = st.tuples(st.integers(-3, 34), st.sampled_from([False] * 9 + [True]), st.booleans())
STEPS = st.integers(0, 60).flatmap(lambda n: st.lists(STEP, min_size=n, max_size=n))


@settings(max_examples=examples(3))
@given(sizes(), STEPS, st.sampled_from(Repetition), st.booleans())
def test_random_games_go_as_in_the_slow_rules(size, steps, repetition, suicide):
    ruleset = replace(JAPANESE, ko=repetition, suicide=suicide)
    slow = SlowGame(*size)
    position = Position.start(Board.empty(*size))
    for number, out_of_turn, forced in steps:
        color = position.turn.opponent if out_of_turn else position.turn
        if number < 0:
            slow.pass_(color)
            position = position.play(Move(color, None), ruleset)
            continue
        point = slow.points[number % len(slow.points)]
        why = slow.reason(color, point, repetition, suicide)
        assert reason(position, Move(color, point), ruleset) is why
        if why is None or forced:
            slow.place(color, point)
            position = position.play_unchecked(Move(color, point))
        assert dict(position.board.stones()) == slow.now.stones
        assert position.stones == len(slow.now.stones)
        assert {color: position.prisoners[color] for color in Color} == slow.prisoners
    for color in Color:
        legal = [p for p in slow.points if slow.reason(color, p, repetition, suicide) is None]
        assert [p for p in slow.points if not reason(position, Move(color, p), ruleset)] == legal


@given(st.lists(st.integers(0, 80), min_size=80, max_size=200))
def test_random_games_go_as_in_sgfmill(numbers):
    other = boards.Board(9)
    position = Position.start(Board.empty(9))
    for number in numbers:
        row, column = divmod(number, 9)
        if other.get(row, column) is None:
            ko = other.play(row, column, "b" if position.turn is Color.BLACK else "w")
            position = position.play_unchecked(Move(position.turn, Point(column, row)))
            assert position.ko == (ko and Point(ko[1], ko[0]))
    stones = {
        (Point(x, y), Color.BLACK if c == "b" else Color.WHITE)
        for c, (y, x) in other.list_occupied_points()
    }
    assert set(position.board.stones()) == stones
