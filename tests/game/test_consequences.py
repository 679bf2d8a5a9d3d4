import pytest

from gobanapp.game.consequences import StoneOrigin, consequences, move_effects, stone_origin
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content, Property, SetUp
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, RefusalReason


@pytest.fixture
def game():
    """Black takes a white stone on A1, and White plays there again."""
    game = Game.new(5, 5, GameInfo(), (Point.parse("A2"),))
    for name in "A1 B1 D4 E5 C1".split():
        game.play(Point.parse(name))
    return game


def course_of(game):
    return move_effects(game.position_at, game.ruleset, game.tree.walk())


def test_a_stone_comes_from_a_move_or_a_set_up(game):
    assert stone_origin(game.tree, 5, Point.parse("A2")) == StoneOrigin(0, False, Color.BLACK)
    assert stone_origin(game.tree, 5, Point.parse("B1")) == StoneOrigin(2, True, Color.BLACK)
    assert stone_origin(game.tree, 5, Point.parse("E1")) is None


def test_a_stones_origin_is_the_last_on_its_point(game):
    game.play(Point.parse("A1"))
    assert stone_origin(game.tree, 6, Point.parse("A1")) == StoneOrigin(6, True, Color.BLACK)
    assert stone_origin(game.tree, 1, Point.parse("A1")) == StoneOrigin(1, True, Color.WHITE)


def test_a_set_up_stone_has_its_color(game):
    set_up = SetUp(white=frozenset([Point.parse("E1")]))
    game.tree.apply(game.tree.add_edit(0, Content(set_up=set_up)))
    assert stone_origin(game.tree, 6, Point.parse("E1")) == StoneOrigin(6, False, Color.WHITE)


def test_captures_of_moves_are_recorded(game):
    taken = course_of(game).taken
    assert taken[2] == {Point.parse("A1")}
    assert not taken[3]


def test_an_edit_without_consequences_reports_none(game):
    before = course_of(game)
    game.correct_move(3, Point.parse("D3"))
    what = consequences(before, course_of(game))
    assert (what.illegal, what.captures_others) == ((), ())


def test_a_move_that_was_off_the_board_takes_nothing_different():
    game = Game.new(5, 5, GameInfo())
    lost = Content(others=(Property("B", ("zz",)),))
    game.tree.apply(game.tree.add_edit(0, lost))
    before = course_of(game)
    assert before.taken == {}
    game.correct_move(1, Point.parse("C3"))
    what = consequences(before, course_of(game))
    assert (what.illegal, what.captures_others) == ((), ())


def test_changed_captures_and_illegal_moves_are_separate(game):
    before = course_of(game)
    game.move_stone(StoneOrigin(0, False, Color.BLACK), Point.parse("A2"), Point.parse("C1"))
    what = consequences(before, course_of(game))
    assert what.captures_others == (2,)
    assert what.illegal == (5,)


def test_a_set_up_stone_is_put_on_no_other(game):
    with pytest.raises(IllegalMove):
        game.correct_move(3, Point.parse("A2"))
    game.go_to(0)
    origin = StoneOrigin(0, False, Color.BLACK)
    game.move_stone(origin, Point.parse("A2"), Point.parse("B3"))
    assert game.position_at(0).board[Point.parse("B3")] is Color.BLACK
    game.undo()
    assert game.position_at(0).board[Point.parse("A2")] is Color.BLACK


def test_a_move_is_corrected_by_dragging_its_stone(game):
    origin = stone_origin(game.tree, 5, Point.parse("D4"))
    start, end = Point.parse("D4"), Point.parse("D3")
    assert (
        game.why_stone_move_illegal(origin, start, Point.parse("A2")).reason
        is RefusalReason.OCCUPIED
    )
    with pytest.raises(IllegalMove):
        game.move_stone(origin, start, Point.parse("A2"))
    assert game.why_stone_move_illegal(origin, start, end) is None
    game.move_stone(origin, start, end)
    board = game.position_at(5).board
    assert (board[start], board[end]) == (None, Color.WHITE)


def test_a_set_up_stone_of_either_color_is_moved_where_no_stone_is(game):
    at = {name: Point.parse(name) for name in "A1 A2 B3 C3".split()}
    set_up = SetUp(
        black=frozenset([at["B3"]]), white=frozenset([at["A1"]]), empty=frozenset([at["A2"]])
    )
    game.tree.apply(game.tree.add_edit(0, Content(set_up=set_up)))
    black, white = (StoneOrigin(6, False, color) for color in Color)
    refusal = game.why_stone_move_illegal(black, at["B3"], at["A1"])
    assert refusal.reason is RefusalReason.OCCUPIED
    with pytest.raises(IllegalMove):
        game.move_stone(black, at["B3"], at["A1"])
    game.move_stone(black, at["B3"], at["A2"])
    game.move_stone(white, at["A1"], at["C3"])
    moved = SetUp(black=frozenset([at["A2"]]), white=frozenset([at["C3"]]))
    assert game.tree[6].content.set_up == moved


def test_no_stone_can_be_moved_onto_set_up_stones(game):
    game.go_to(0)
    origin, start = StoneOrigin(0, False, Color.BLACK), Point.parse("A2")
    assert game.why_stone_move_illegal(origin, start, start) is None
    game.play(Point.parse("C3"))
    game.go_to(0)
    with pytest.raises(IllegalMove):
        game.move_stone(StoneOrigin(1, True, Color.WHITE), Point.parse("A1"), start)
    assert game.position_at(0).board[start] is Color.BLACK


def test_a_move_in_the_root_takes_nothing():
    # A move in the root itself, as some programs write it.
    game = Game.new(5, 5, GameInfo())
    first = Content(move=Move(Color.BLACK, Point.parse("C3")))
    game.tree.apply(game.tree.change_edit({0: first}))
    assert course_of(game).taken == {0: frozenset()}
