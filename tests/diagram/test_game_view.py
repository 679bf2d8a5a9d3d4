"""The board view of a game and of a count in progress."""

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.frame import Frame
from gobanapp.diagram.game_view import make_board_view
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.board import NO_POINTS
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.territory import territory
from tests.board_text import parse_board

COUNTED = """
    . X . O X
    X X O O .
    . X . O .
"""
SEKI = """
    . X . O .
    X X . O O
"""


def points(names):
    return frozenset(map(Point.parse, names.split()))


def a_game(drawing):
    board = parse_board(drawing)
    black, white = (
        frozenset(point for point, its in board.stones() if its is color) for color in Color
    )
    content = Content(set_up=SetUp(black=black, white=white), info=GameInfo(rules="Chinese"))
    return Game(Tree({0: Node(0, None, (), content)}), board.width, board.height)


def counted(game, dead=NO_POINTS):
    return make_board_view(game, territory=territory(game.position.board, dead), dead=dead)


def test_a_game_is_shown_with_its_marks_and_last_move():
    game = a_game(COUNTED)
    game.play(Point.parse("C3"))
    game.set_markup(Markup(marks={Point.parse("A1"): Mark.CROSS}, labels={Point.parse("E1"): "a"}))
    view = make_board_view(game)
    assert view.board == game.position.board
    assert view.last_move == Point.parse("C3")
    assert view.marks == {Point.parse("A1"): Mark.CROSS}
    assert view.labels == {Point.parse("E1"): "a"}
    assert make_board_view(game, number=0).last_move is None
    assert make_board_view(game, number=0).marks == {}


def test_a_count_replaces_the_territory_marks_of_the_record():
    game = a_game(COUNTED)
    game.set_markup(Markup(territory=ByColor(points("C3"), NO_POINTS)))
    view = counted(game, points("E3"))
    assert view.dead == points("E3")
    assert view.territory == ByColor(points("A3 A1"), points("E1 E2 E3"))
    assert view.neutral == points("C1 C3")
    assert make_board_view(game).territory == ByColor(points("C3"), NO_POINTS)
    assert make_board_view(game).neutral == NO_POINTS


def test_stones_of_the_other_side_in_marked_territory_are_dead():
    game = a_game(COUNTED)
    game.set_markup(Markup(territory=ByColor(NO_POINTS, points("E1 E2"))))
    assert make_board_view(game).dead == points("E3")


def test_stones_in_seki_and_their_shared_points_are_shown():
    view = counted(a_game(SEKI))
    assert view.neutral == points("C1 C2")
    assert view.seki == points("A1 B1 B2 D1 D2 E1")


def test_neutral_points_of_an_open_board_are_not_marked():
    game = a_game("X . . . . . .\n" + ". . . . . . .\n" * 5 + ". . . . . . O")
    assert len(territory(game.position.board, ()).neutral) == 47
    assert counted(game).neutral == NO_POINTS


def test_the_part_shown_by_the_record_can_be_overridden():
    game = a_game(COUNTED)
    game.set_markup(Markup(visible=points("A1 A2 B1 B2")))
    view = make_board_view(game)
    assert view.frame.part == BoardPart.around(points("A1 B2"))
    assert Point.parse("E3") in view.hidden
    assert not view.hidden & points("A1 A2 B1 B2")
    whole = make_board_view(game, whole=True)
    assert (whole.frame.part, whole.hidden) == (None, NO_POINTS)
    chosen = Frame(part=BoardPart.around(points("A1 E3")))
    assert make_board_view(game, chosen).frame == chosen
