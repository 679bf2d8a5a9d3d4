"""Handicap stones in a record: how many there are, who places them, and who begins."""

import pytest

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.handicap_points import handicap_points
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import IllegalMove, RefusalReason
from tests.board_text import draw_board, parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE


def new(size=3, stones=(), **info):
    return Game.new(size, size, GameInfo(**info), stones)


def play(game, names):
    for name in names.split():
        game.play(Point.parse(name))


def drawn(game):
    return draw_board(game.position.board)


def drawing(text):
    return draw_board(parse_board(text))


def test_white_begins_when_the_handicap_is_on_the_board():
    game = new(19, handicap_points(19, 19, 4), handicap=4)
    assert (game.handicap, game.handicap_left, game.turn) == (4, 0, WHITE)
    play(game, "C3")
    assert game.turn is BLACK


def test_black_places_a_free_handicap_then_white_begins():
    game = new(handicap=3)
    assert game.play(Point.parse("B2")) == Change.CONTENT | Change.CURRENT_NODE
    game.undo()
    for left, name in [(3, "A1"), (2, "C3"), (1, "A3")]:
        assert (game.handicap_left, game.turn) == (left, BLACK)
        play(game, name)
    assert (game.handicap_left, game.turn) == (0, WHITE)
    assert len(game.tree) == 1
    assert game.position.move_number == 0
    play(game, "B2")
    assert drawn(game) == drawing("""
        X . X
        . O .
        X . .
        """)


def test_handicap_stones_cannot_overlap_or_leave_the_board():
    game = new(handicap=2)
    play(game, "B2")
    assert game.why_illegal(Point.parse("B2")).reason is RefusalReason.OCCUPIED
    assert game.why_illegal(Point.parse("D4")).reason is RefusalReason.OFF_BOARD
    assert game.why_illegal(Point.parse("A1")) is None
    with pytest.raises(IllegalMove) as raised:
        game.play(Point.parse("B2"))
    assert raised.value.refusal.reason is RefusalReason.OCCUPIED


def test_the_placing_of_a_handicap_stone_is_undone_alone():
    game = new(handicap=2)
    play(game, "A1 C3 B2")
    game.undo()
    assert game.turn is WHITE
    game.undo()
    assert (game.handicap_left, game.turn) == (1, BLACK)
    assert game.position.board[Point.parse("A1")] is BLACK
    game.redo()
    assert (game.handicap_left, game.turn) == (0, WHITE)


def test_a_handicap_of_one_places_no_stone():
    game = new(handicap=1)
    assert (game.handicap_left, game.turn) == (0, BLACK)


def test_a_game_begun_leaves_no_handicap_to_place():
    # Old programs wrote the handicap stones as moves.
    game = new(handicap=2)
    edit = game.tree.add_edit(0, Content(move=Move(BLACK, Point.parse("A1"))))
    game.tree.apply(edit)
    assert game.handicap_left == 0
    game.go_to(1)
    assert game.handicap_left == 0


@pytest.mark.parametrize(
    ("set_up", "handicap", "inferred"),
    [
        (SetUp(black=frozenset(handicap_points(9, 9, 3))), None, 3),
        (SetUp(black=frozenset(handicap_points(9, 9, 3))), 2, 2),
        (SetUp(black=frozenset(handicap_points(9, 9, 3))), 0, 0),
        (SetUp(black=frozenset([Point(2, 2)])), None, 0),
        (SetUp(), None, 0),
        (SetUp(white=frozenset(handicap_points(9, 9, 3))), None, 0),
        # A problem to solve, not a handicap.
        (SetUp(black=frozenset([Point(2, 2), Point(2, 3)]), turn=BLACK), None, 0),
        (SetUp(black=frozenset([Point(2, 2)]), white=frozenset([Point(2, 3)])), None, 0),
    ],
)
def test_the_handicap_is_recorded_or_inferred_from_stones(set_up, handicap, inferred):
    tree = Tree()
    content = Content(set_up=set_up, info=GameInfo(handicap=handicap))
    tree.apply(tree.change_edit({0: content}))
    assert Game(tree, 9, 9).handicap == inferred


def test_a_handicap_written_later_gives_white_the_first_move():
    game = new(stones=(Point(0, 0), Point(2, 2)), handicap=3)
    assert (game.handicap_left, game.turn) == (1, BLACK)
    game.set_info(GameInfo(handicap=2))
    assert (game.handicap_left, game.turn) == (0, WHITE)
    game.undo()
    assert (game.handicap_left, game.turn) == (1, BLACK)


def test_a_handicap_beyond_all_measure_ends():
    game = Game.new(5, 5, GameInfo(handicap=99))
    assert game.handicap_left == 6


@pytest.mark.parametrize(("names", "handicap"), [("A1", 0), ("A1 C3", 2), ("A1 B2 C3", 3)])
def test_black_stones_at_the_start_are_a_handicap_from_two_on(names, handicap):
    assert new(stones=tuple(map(Point.parse, names.split()))).handicap == handicap
