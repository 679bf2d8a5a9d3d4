import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.guess_the_move import (
    MAX_GUESS_POINTS,
    GuessOutcome,
    GuessTally,
    MoveToGuess,
    next_move_to_guess,
)
from gobanapp.game.node import Content
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point

sizes = st.tuples(st.integers(1, 52), st.integers(1, 52))


@st.composite
def asked_moves(draw):
    columns, rows = draw(sizes)
    points = st.builds(Point, st.integers(0, columns - 1), st.integers(0, rows - 1))
    return MoveToGuess(
        answer=draw(points),
        color=draw(st.sampled_from(Color)),
        columns=columns,
        rows=rows,
        misses=tuple(draw(st.lists(points, max_size=3))),
        hints=draw(st.integers(0, 4)),
    )


@given(asked_move=asked_moves())
def test_the_answer_stays_within_the_remaining_area(asked_move):
    assert asked_move.may_be_on(asked_move.answer)
    low, high = asked_move.corners
    assert 0 <= low.x <= high.x < asked_move.columns
    assert 0 <= low.y <= high.y < asked_move.rows


@given(asked_move=asked_moves())
def test_a_hint_halves_the_remaining_area(asked_move):
    (left, bottom), (right, top) = asked_move.corners
    (new_left, new_bottom), (new_right, new_top) = asked_move.hinted().corners
    assert left <= new_left <= new_right <= right
    assert bottom <= new_bottom <= new_top <= top
    assert new_right - new_left + 1 == (right - left + 2) // 2
    assert new_top - new_bottom + 1 == (top - bottom + 2) // 2


@given(asked_move=asked_moves())
def test_six_hints_give_any_move_away(asked_move):
    for _ in range(6):
        asked_move = asked_move.hinted()
    assert asked_move.is_given_away
    assert asked_move.corners[0] == asked_move.answer


@given(asked_move=asked_moves(), x=st.integers(0, 51), y=st.integers(0, 51))
def test_a_miss_costs_something_and_a_hit_is_always_worth_something(asked_move, x, y):
    miss = Point(x, y)
    if asked_move.judge(miss) is not GuessOutcome.MISS:
        return
    after = asked_move.missed(miss)
    assert 1 <= after.points <= asked_move.points <= MAX_GUESS_POINTS
    assert after.points < asked_move.points or asked_move.points == 1


def asked_move(answer="D4", **more):
    usual = {"color": Color.BLACK, "columns": 19, "rows": 19}
    return MoveToGuess(answer=Point.parse(answer), **{**usual, **more})


@pytest.mark.parametrize(
    ("miss", "points"), [("D6", 8), ("F4", 8), ("G4", 7), ("D9", 7), ("K4", 6), ("T19", 6)]
)
def test_a_more_distant_miss_costs_more(miss, points):
    assert asked_move().missed(Point.parse(miss)).points == points


def test_a_hint_costs_three_points():
    assert asked_move().hinted().points == 7


def test_the_remaining_area_is_a_rectangle():
    asked = asked_move().hinted()
    (left, bottom), (right, top) = asked.corners
    inside = {Point(x, y) for x in range(left, right + 1) for y in range(bottom, top + 1)}
    every = (Point(x, y) for x in range(19) for y in range(19))
    assert {point for point in every if asked.may_be_on(point)} == inside


def test_the_answer_is_not_always_in_the_middle():
    places = set()
    for x in range(19):
        for y in range(19):
            asked = MoveToGuess(answer=Point(x, y), color=Color.BLACK, columns=19, rows=19)
            low, _ = asked.hinted().corners
            places.add((x - low.x, y - low.y))
    assert len(places) > 60


def test_a_try_is_judged():
    asked = asked_move(taken=frozenset({Point.parse("Q16")}), others=frozenset({Point.parse("C3")}))
    asked = asked.missed(Point.parse("K10"))
    assert asked.judge(Point.parse("D4")) is GuessOutcome.HIT
    assert asked.judge(Point.parse("Q16")) is GuessOutcome.RULED_OUT
    assert asked.judge(Point.parse("K10")) is GuessOutcome.RULED_OUT
    outside = next(
        point for point in (Point.parse("A1"), Point.parse("T19")) if not asked.may_be_on(point)
    )
    assert asked.judge(outside) is GuessOutcome.RULED_OUT
    assert asked_move(others=frozenset({Point.parse("C3")})).judge(Point.parse("C3")) is (
        GuessOutcome.VARIATION
    )
    assert asked_move().judge(Point.parse("C3")) is GuessOutcome.MISS


def test_a_tally_adds_up():
    tally = GuessTally().found(asked_move())
    tally = tally.found(asked_move().missed(Point.parse("D6")))
    tally = tally.shown()
    assert (tally.points, tally.possible) == (18, 30)
    assert (tally.found_moves, tally.at_once) == (2, 1)
    assert [guessed.tries for guessed in tally.moves] == [1, 2, 0]
    again = tally.found(asked_move())
    assert (again.found_moves, again.at_once) == (3, 2)


@pytest.fixture
def game():
    game = Game.new(9, 9, GameInfo())
    for name in ("E5", "C3"):
        game.play(Point.parse(name))
    game.pass_()
    game.play(Point.parse("G7"))
    game.go_to(game.tree.root_id)
    return game


BOTH = frozenset(Color)


def test_the_question_is_the_next_move_of_the_line(game):
    asked = next_move_to_guess(game, BOTH)
    assert asked.answer == Point.parse("E5")
    assert asked.color is Color.BLACK
    assert (asked.columns, asked.rows) == (9, 9)
    game.step_by(1)
    asked = next_move_to_guess(game, BOTH)
    assert asked.answer == Point.parse("C3")
    assert asked.taken == {Point.parse("E5")}


def test_other_colours_moves_and_passes_are_no_questions(game):
    assert next_move_to_guess(game, {Color.WHITE}) is None
    game.step_by(2)
    assert next_move_to_guess(game, BOTH) is None
    game.step_by(2)
    assert next_move_to_guess(game, BOTH) is None


def test_alternatives_in_the_record_are_listed(game):
    game.play(Point.parse("G3"))
    game.go_to(game.tree.root_id)
    game.line()
    asked = next_move_to_guess(game, BOTH)
    assert {asked.answer, *asked.others} == {Point.parse("E5"), Point.parse("G3")}


def test_only_moves_of_the_same_color_are_alternatives(game):
    white = Content(move=Move(Color.WHITE, Point.parse("G3")))
    game.tree.apply(game.tree.add_edit(0, white))
    game.tree.apply(game.tree.add_edit(0, Content(comment="no move")))
    assert next_move_to_guess(game, BOTH).others == frozenset()


def test_a_move_onto_a_stone_is_no_question(game):
    game.tree.apply(game.tree.add_edit(4, Content(move=Move(Color.BLACK, Point.parse("E5")))))
    game.go_to(4)
    assert next_move_to_guess(game, BOTH) is None


def test_asking_edits_nothing(game):
    before = game.tree.edits
    next_move_to_guess(game, BOTH)
    assert game.tree.edits == before


def test_the_initial_area_is_the_whole_board():
    assert asked_move().is_whole
    assert not asked_move().hinted().is_whole
    assert not asked_move().missed(Point.parse("Q16")).is_whole
