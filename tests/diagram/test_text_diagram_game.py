import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.figure_builder import make_figure
from gobanapp.diagram.text_diagram_game import (
    diagram_moves,
    game_from_diagram,
    variation_from_diagram,
)
from gobanapp.diagram.text_diagram_reader import read_text_diagrams
from gobanapp.diagram.text_figure import make_text_diagrams
from gobanapp.game.game import Game
from gobanapp.game.game_info import NO_INFO
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from tests.board_text import draw_board, parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE


def read(*lines):
    (diagram,) = read_text_diagrams("\n".join(f"$$ {line}" for line in lines)).diagrams
    return diagram


def headed(heading, *lines):
    (diagram,) = read_text_diagrams(
        "\n".join([f"$${heading}", *(f"$$ {line}" for line in lines)])
    ).diagrams
    return diagram


FIVE = (" -----------", "| . . . . . |", "| . X 1 . . |", "| . O 2 , . |", "| . 4 3 a . |")
CLOSED = (*FIVE, "| . . . . . |", " -----------")


def moves_of(game):
    return [node.content.move for node in game.tree.main_line() if node.content.move is not None]


def names(diagram):
    return {place: point and str(point) for place, point in diagram_moves(diagram).items()}


def test_a_game_has_the_stones_then_the_moves():
    game = game_from_diagram(headed("W Cut", *CLOSED))
    assert (game.columns, game.rows, len(game.tree)) == (5, 5, 5)
    root = game.tree.root.content
    assert (root.comment, root.set_up.turn) == ("Cut", WHITE)
    assert draw_board(game.position.board).splitlines()[1:3] == [". X . . .", ". O . . ."]
    assert moves_of(game) == [
        Move(color, Point.parse(name))
        for color, name in zip([WHITE, BLACK] * 2, "C4 C3 C2 B2".split(), strict=True)
    ]


def test_marks_are_last_and_visible_points_first():
    game = game_from_diagram(headed("", "| . X 1 a", "| . O T ?", "| _ . . .", " -------"))
    last = game.tree[1].content.markup
    assert dict(last.labels) == {Point.parse("D3"): "a"}
    assert list(map(str, last.marks)) == ["C2"]
    root = game.tree.root.content.markup
    assert root.dimmed == {Point.parse("D2")}
    assert root.visible == frozenset(BoardPart(0, 0, 3, 2).points()) - {Point.parse("A1")}
    assert game_from_diagram(headed("", *CLOSED)).tree.root.content.markup.visible is None


def test_without_moves_all_is_on_the_root():
    game = game_from_diagram(headed("B To live", *CLOSED[:2], *CLOSED[5:]))
    assert len(game.tree) == 1
    assert game.turn is BLACK
    assert game_from_diagram(read(" ---", "| a |", " ---")).tree.root.content.markup.labels


def test_moves_keep_their_numbers():
    game = game_from_diagram(headed("Bm11", "| . 1 2 . 4", " -------"))
    assert [node.content.print_properties.number for node in game.tree.main_line()] == [
        None,
        11,
        None,
        14,
    ]
    assert [move.color for move in moves_of(game)] == [BLACK, WHITE, WHITE]


@pytest.mark.parametrize(
    ("caption", "more"),
    [
        ("4 at 1", {4: "B1"}),
        ("Black cuts; 4 at 1.", {4: "B1"}),
        ("W4 at B1", {4: "B1"}),
        ("4, 6 at 1, 5 at E1", {4: "B1", 5: "E1", 6: "B1"}),
        ("4 pass", {4: None}),
        ("4, 5 pass", {4: None, 5: None}),
        ("2 at 1", {}),
        ("4 at 9", {}),
        ("4 at T19", {}),
        ("900 at 1", {}),
        ("0 at 1", {}),
        ("Better at 3", {}),
    ],
)
def test_the_caption_may_list_moves(caption, more):
    assert names(headed(f" {caption}", "| . 1 2 3 .", " -------")) == {
        1: "B1",
        2: "C1",
        3: "D1",
        **more,
    }


def test_the_caption_uses_the_printed_numbers():
    assert names(headed("m31 34 at 32", "| . 1 2 3 .", " -------"))[4] == "C1"


def test_a_variation_continues_from_an_equal_position():
    diagram = headed("W Cut", *CLOSED)
    game = Game.new(5, 5, NO_INFO, (Point.parse("B4"),))
    game.play(Point.parse("B3"))
    game.paste(game.current_id, variation_from_diagram(diagram, game.position.board))
    first = game.node.content
    assert (first.move, first.comment) == (Move(WHITE, Point.parse("C4")), "Cut")
    assert not first.set_up
    assert len(moves_of(game)) == 5


def test_a_variation_sets_up_the_differences():
    board = parse_board("O . . . .\n. . X . .\n. O . . .\n. . . . .\n. . . . X")
    game = Game.new(5, 5, NO_INFO)
    game.paste(0, variation_from_diagram(headed("W", *FIVE), board))
    set_up = game.node.content.set_up
    assert {str(point) for point in set_up.empty} == {"A5", "C4"}
    assert ({str(point) for point in set_up.black}, set_up.white) == ({"B4"}, frozenset())
    assert set_up.turn is WHITE


def test_points_that_a_diagram_hides_stay_unchanged():
    board = parse_board("X X X\n. . .\n. . .")
    diagram = headed("3", " ----", "| _ ?", "| . 1")
    assert not variation_from_diagram(diagram, board).nodes[0].content.set_up


def test_a_variation_needs_a_board_of_its_size():
    with pytest.raises(ValueError, match="another size"):
        variation_from_diagram(headed("", *CLOSED), Board.empty(9))


def signs(alphabet):
    return st.text(alphabet, min_size=9, max_size=9)


@given(signs(".XOBWaCT,?"), st.sampled_from("BW"), st.integers(1, 200), st.integers(0, 9))
def test_the_figure_of_the_game_is_the_diagram_again(drawn, turn, first, moves):
    """Stones that the moves take stay to be seen, so nothing is lost."""
    numbered = drawn
    for place in range(1, moves + 1):
        numbered = numbered.replace(".", str(place), 1)
    rows = [" ".join(numbered[at : at + 3]) for at in (0, 3, 6)]
    number = f"m{first}" if any(sign.isdigit() for sign in numbered) and first > 1 else ""
    heading = (turn if any(sign.isdigit() for sign in numbered) else "") + "c3" + number
    text = [heading, "  -------", *(f"| {row} |" for row in rows), " -------"]
    diagram = headed(text[0], *text[2:5], text[5])
    game = game_from_diagram(diagram)
    *_, last = game.tree.main_line()
    (again,) = make_text_diagrams(make_figure(game, last.id))
    for name in ("board", "part", "turn", "first", "moves", "marks", "labels", "dimmed"):
        assert getattr(again, name) == getattr(diagram, name), name


@pytest.mark.parametrize("many", ["1", "1,", "1 , ", "1 "])
def test_a_caption_of_any_length_is_read_quickly(many):
    caption = many * (20_000 // len(many))
    assert names(headed(f"B {caption} at", *CLOSED)) == names(headed("B", *CLOSED))
