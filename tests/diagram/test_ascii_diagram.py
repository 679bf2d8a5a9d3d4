from textwrap import dedent

import pytest

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.raw_diagram import DiagramFaultKind
from gobanapp.diagram.text_diagram import Edges
from gobanapp.diagram.text_diagram_reader import read_text_diagrams
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from tests.board_text import draw_board, parse_board

WHOLE = Edges(left=True, bottom=True, right=True, top=True)


def read(text):
    (diagram,) = read_text_diagrams(dedent(text)).diagrams
    return diagram


def faults(text):
    return [each.fault for each in read_text_diagrams(dedent(text)).faults]


def named(points):
    return " ".join(sorted(map(str, points)))


def drawn(diagram):
    """The board where the diagram shows it."""
    part = diagram.part
    rows = draw_board(diagram.board).splitlines()[::-1][part.bottom : part.top + 1][::-1]
    return "\n".join(row[2 * part.left : 2 * part.right + 1] for row in rows)


BOARD = "X O . .\n. X O .\n. . . .\n. . . O"


@pytest.mark.parametrize("signs", ["XO.", "#O.", "@O.", "*O.", "xo.", "●○.", "⚫⚪.", "●○·", "●○┼"])
@pytest.mark.parametrize("between", [" ", "", "  "])
def test_stones_are_drawn_in_many_ways(signs, between):
    text = between.join(BOARD.replace(" ", "")).replace(between + "\n" + between, "\n")
    diagram = read(text.translate(str.maketrans("XO.", signs)))
    assert drawn(diagram) == BOARD


def test_the_rarer_of_two_signs_is_a_star_point():
    usual = read("X . . .\n. + . O")
    assert named(usual.stars) == named({Point(usual.part.left + 1, usual.part.bottom)})
    other = read("X + + +\n+ . + O")
    assert (other.board, other.stars) == (usual.board, usual.stars)
    commas = read("X . . .\n. , . O")
    assert (commas.board, commas.stars) == (usual.board, usual.stars)


def test_a_hash_among_usual_stones_is_a_square_mark():
    assert len(read("X . # O\n@ . . .").marks) == 2
    assert not read("# . O .\n. . . O").marks


def test_output_of_go_programs_is_a_whole_board():
    text = """\
        White (O) has captured 1 stones

           A B C D E F G H J
         9 . . . . . . . . . 9
         8 . . . . . . . . . 8
         7 . . + . . . + . . 7     WHITE (O) has captured 1 stones
         6 . . . . . . . . . 6     BLACK (X) has captured 0 stones
         5 . . . . + . . . . 5
         4 . . . . .(X). . . 4
         3 . . + X . O + . . 3
         2 . . . . . . . . . 2
         1 . . . . . . . . . 1
           A B C D E F G H J
        """
    diagram = read(text)
    assert faults(text) == []
    assert (diagram.edges, diagram.size, diagram.coordinates) == (WHOLE, 9, True)
    assert diagram.board[Point.parse("F4")] is diagram.board[Point.parse("D3")] is Color.BLACK
    assert diagram.board[Point.parse("F3")] is Color.WHITE
    assert named(diagram.stars) == "C3 C7 E5 G3 G7"


def test_edges_may_be_drawn_around_it():
    text = """\
        +---------+
        | X . O . |
        | . . . . |
        | . a . . |
        +---------+
        """
    diagram = read(text)
    assert (diagram.edges, faults(text)) == (WHOLE, [])
    assert drawn(diagram) == "X . O .\n. . . .\n. . . ."
    assert diagram.labels == {Point.parse("B1"): "a"}


def test_without_names_the_board_is_taken_to_have_19_lines():
    text = "+-------\n|..X.\n|.O..\n"
    assert read(text).part == BoardPart(0, 17, 3, 18)
    assert faults(text) == [DiagramFaultKind.SIZE_GUESSED]
    assert faults("..X.\n.O..\n") == [DiagramFaultKind.PLACE_GUESSED, DiagramFaultKind.SIZE_GUESSED]


def test_coordinates_place_a_part_on_the_board():
    diagram = read("13 . . X . |\n12 . X O . |\n11 . . . . |\n   K L M N")
    assert diagram.part == BoardPart(9, 10, 12, 12)
    assert diagram.edges == Edges(right=True, top=True)
    assert diagram.board.width == diagram.size == 13
    upper = read("---------\n13 . . X .\n12 . X O .\n11 . . . .")
    assert (upper.part.top, upper.board.height) == (12, 13)
    lower = read(" 3 . . X .\n 2 . X O .\n 1 . . . .\n   A B C D")
    assert (lower.part, lower.edges) == (BoardPart(0, 0, 3, 2), Edges(left=True, bottom=True))
    assert lower.board.width == 19


def test_row_numbers_may_be_at_either_end_or_both():
    usual = read(" 3 . X . O\n 2 . X . O\n 1 . X . O")
    assert usual.board == read(". X . O  3\n. X . O  2\n. X . O  1").board
    assert usual.board == read(" 3 . X . O  3\n 2 . X . O  2\n 1 . X . O  1").board


def test_rows_may_be_counted_from_the_top():
    diagram = read(" 1 . . X .\n 2 . X O .\n 3 . . . .\n   A B C D")
    assert (diagram.part, diagram.edges) == (BoardPart(0, 16, 3, 18), Edges(left=True, top=True))
    assert not diagram.moves
    assert len(read("| 1 . X .\n| 2 . O .\n--------").moves) == 2


def test_moves_are_numbers_on_the_board():
    diagram = read("| 1 . X .\n| 2 3 . .\n| . . . .\n--------")
    assert {place: str(point) for place, point in diagram.moves.items()} == {
        1: "A3",
        2: "A2",
        3: "B2",
    }
    assert (diagram.turn, diagram.first) == (None, 1)


def test_the_lowest_of_many_numbers_is_the_first_move():
    diagram = read("| 12 . X .\n| 13 14 . .\n| . . . .\n--------")
    assert {place: str(point) for place, point in diagram.moves.items()} == {
        1: "A3",
        2: "A2",
        3: "B2",
    }
    assert (diagram.turn, diagram.first) == (Color.WHITE, 12)


def test_capitals_are_labels_if_there_is_an_a():
    diagram = read("| A . X .\n| . B . O\n--------")
    assert {str(point): label for point, label in diagram.labels.items()} == {"A2": "a", "B1": "b"}
    marked = read("| B . X .\n| . W . O\n--------")
    assert len(marked.marks) == 2


@pytest.mark.parametrize(
    "text",
    [
        "Black plays at D4.\nWhite answers at Q16.",
        "A B C D\nE F G H",
        "X . . .",
        "1 2 3 4\n5 6 7 8",
        "Oh no...\nX marks it, so...",
        "----\n----",
        "o x\nx o",
    ],
)
def test_other_text_is_no_diagram(text):
    assert read_text_diagrams(text).diagrams == ()


def test_boards_in_a_letter_are_read_one_by_one():
    text = "First:\n> . X .\n> . . O\nand then\n. X .\n. X O\n"
    first, second = read_text_diagrams(text).diagrams
    assert (first.board.count(Color.BLACK), second.board.count(Color.BLACK)) == (1, 2)


def test_lines_of_the_other_form_go_before_it():
    (diagram,) = read_text_diagrams(". X .\n. . O\n\n$$\n$$ | . X .\n").diagrams
    assert diagram.board.count(Color.BLACK) == 1


@pytest.mark.parametrize("drawing", ["X O .\n. . X\nO . .", ". . .\n. X .\n. . ."])
def test_a_board_that_the_program_draws_is_read(drawing):
    assert drawn(read(draw_board(parse_board(drawing)))) == drawing
