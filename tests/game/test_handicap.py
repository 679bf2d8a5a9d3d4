"""Handicap stones in a record: how many there are, who places them, and who begins."""

import pytest

from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content, Property, SetUp
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


THREE = frozenset(handicap_points(9, 9, 3))
TWO_BLACK = frozenset([Point(2, 2), Point(2, 3)])


@pytest.mark.parametrize(
    ("set_up", "handicap", "inferred"),
    [
        (SetUp(black=THREE), None, 3),
        (SetUp(black=THREE), 2, 2),
        (SetUp(black=THREE), 0, 0),
        (SetUp(black=frozenset([Point(2, 2)])), None, 0),
        (SetUp(), None, 0),
        (SetUp(white=THREE), None, 0),
        # A problem to solve, not a handicap.
        (SetUp(black=TWO_BLACK, turn=BLACK), None, 0),
        (SetUp(black=frozenset([Point(2, 2)]), white=frozenset([Point(2, 3)])), None, 0),
        (SetUp(black=TWO_BLACK, white=frozenset([Point(4, 4)])), None, 0),
    ],
)
def test_the_handicap_is_recorded_or_inferred_from_stones(set_up, handicap, inferred):
    root = Content(set_up=set_up, info=GameInfo(handicap=handicap))
    assert line(root, WHITE_E5).handicap == inferred


def line(*contents):
    """Return a game of these nodes, the root first."""
    tree = Tree()
    tree.apply(tree.change_edit({0: contents[0]}))
    for parent, content in enumerate(contents[1:]):
        tree.apply(tree.add_edit(parent, content))
    return Game(tree, 9, 9)


EMPTY = Content()
BLACK_E5, WHITE_E5 = (Content(move=Move(color, Point(4, 4))) for color in (BLACK, WHITE))
BLACK_PASS = Content(move=Move(BLACK, None))
BLACK_OFF_BOARD, WHITE_OFF_BOARD = (
    Content(others=(Property(name, ("zz",)),)) for name in ("B", "W")
)
STONES = Content(set_up=SetUp(black=THREE))
WHITE_STONE = Content(set_up=SetUp(white=frozenset([Point(8, 8)])))
TO_PLAY = {color: Content(set_up=SetUp(turn=color)) for color in (BLACK, WHITE)}


@pytest.mark.parametrize(
    ("contents", "handicap"),
    [
        ([STONES, WHITE_E5], 3),
        ([STONES, WHITE_OFF_BOARD, BLACK_E5], 3),
        ([STONES, EMPTY, WHITE_E5], 3),
        ([STONES, TO_PLAY[WHITE]], 3),
        # Black moves first: a position to play from.
        ([STONES, BLACK_E5, WHITE_E5], 0),
        ([STONES, BLACK_PASS, WHITE_E5], 0),
        ([STONES, BLACK_OFF_BOARD, WHITE_E5], 0),
        ([STONES, EMPTY, BLACK_E5], 0),
        ([STONES, TO_PLAY[BLACK]], 0),
        ([STONES, TO_PLAY[WHITE], BLACK_E5], 0),
        ([STONES, TO_PLAY[BLACK], WHITE_E5], 0),
        # Nobody moves: a diagram.
        ([STONES], 0),
        ([STONES, EMPTY], 0),
        # Stones set up after the first node.
        ([EMPTY, STONES, WHITE_E5], 3),
        ([EMPTY, STONES, BLACK_E5], 0),
        ([EMPTY, Content(set_up=SetUp(black=THREE), move=WHITE_E5.move)], 3),
        ([STONES, Content(set_up=SetUp(empty=frozenset([min(THREE)]))), WHITE_E5], 2),
        ([STONES, Content(set_up=SetUp(empty=THREE)), WHITE_E5], 0),
        ([STONES, WHITE_STONE, WHITE_E5], 0),
        ([WHITE_STONE, STONES, WHITE_E5], 0),
        ([WHITE_E5, STONES, WHITE_E5], 0),
        ([WHITE_E5, BLACK_E5], 0),
    ],
)
def test_stones_set_up_are_a_handicap_only_if_white_moves_first(contents, handicap):
    assert line(*contents).handicap == handicap


def test_only_the_main_line_shows_who_moves_first():
    game = line(STONES, BLACK_E5)
    game.tree.apply(game.tree.add_edit(0, WHITE_E5))
    assert game.handicap == 0


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
    game = new(stones=tuple(map(Point.parse, names.split())))
    assert game.turn is WHITE
    play(game, "C1")
    assert game.handicap == handicap
