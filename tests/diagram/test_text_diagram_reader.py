from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.raw_diagram import DiagramFault, DiagramFaultKind
from gobanapp.diagram.text_diagram import Edges, write_text_diagram
from gobanapp.diagram.text_diagram_reader import read_text_diagrams
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

BLACK, WHITE = Color.BLACK, Color.WHITE


def points(names):
    return [Point.parse(name) for name in names.split()]


def read(text):
    """The one diagram of a text in which nothing is wrong."""
    reading = read_text_diagrams(dedent(text))
    assert reading.faults == ()
    (diagram,) = reading.diagrams
    return diagram


def faults(text):
    return [(each.fault, each.line, each.found) for each in read_text_diagrams(dedent(text)).faults]


UNCHANGED = {
    "a joseki": """\
        $$c Nadare joseki
        $$  --------------
        $$ | . . . . . . .
        $$ | . . . . . . .
        $$ | . . . 1 6 . .
        $$ | . . 5 4 . . .
        $$ | . . 3 2 . . .
        $$ | . . . . . . .
        """,
    "a whole board": """\
        $$W9 White to live
        $$  -------------------
        $$ | . . . . . . . . . |
        $$ | . . . . . . . . . |
        $$ | . . , . . . , . . |
        $$ | . . . X X X . . . |
        $$ | . . X . , . X . . |
        $$ | X X O O O O X . . |
        $$ | O O , 1 a . O X . |
        $$ | . . O . . . O X . |
        $$ | . O . . . . O X . |
        $$  -------------------
        """,
    "all marks": """\
        $$Bm11 All marks
        $$ X B # Y Z |
        $$ O W @ Q P |
        $$ . C S T M |
        $$ , ? _ a z |
        $$ 1 2 9 0 . |
        $$ ----------
        """,
    "lines, arrows and links": """\
        $$ See above
        $$  ------
        $$ | . 1 a
        $$ | 2 . .
        $$ {AR A19 C18}
        $$ {LN B19 B18}
        $$ [1|Some page]
        $$ [a|https://example.org/a?b=[c]]
        """,
    "lines where no board is known": """\
        $$
        $$ . X .
        $$ . . .
        $$ {AR 1:1 3:2}
        """,
    "no caption": """\
        $$
        $$ | . 1 2
        $$ | . . .
        $$  ------
        """,
    "a right edge": """\
        $$B
        $$ ------
        $$ . 1 2 |
        $$ . . . |
        """,
}


@pytest.mark.parametrize("text", UNCHANGED.values(), ids=UNCHANGED)
def test_a_diagram_goes_in_and_out_unchanged(text):
    (diagram,) = read_text_diagrams(dedent(text)).diagrams
    assert write_text_diagram(diagram) == dedent(text)


def test_the_heading_is_read():
    diagram = read("$$Wc13m11 White plays 11\n$$ | . 1 .\n$$  -----")
    assert (diagram.turn, diagram.first, diagram.size) == (WHITE, 11, 13)
    assert (diagram.coordinates, diagram.caption) == (True, "White plays 11")
    assert diagram.board == Board.empty(13)
    assert diagram.moves == {1: Point(1, 0)}
    assert [diagram.color(place) for place in (1, 2, 3)] == [WHITE, BLACK, WHITE]


@pytest.mark.parametrize(
    ("heading", "caption"),
    [
        ("$$ Black to play", "Black to play"),
        ("$$Black to play", "Black to play"),
        ("$$B Black to play", "Black to play"),
        ("$$ 9 stones", "9 stones"),
        ("$$ a b c", "a b c"),
        ("$$", ""),
        ("$$B   ", ""),
    ],
)
def test_words_in_the_heading_are_the_caption(heading, caption):
    diagram = read(f"{heading}\n$$ | . X .\n$$  -----")
    assert diagram.caption == caption
    assert diagram.size is None


def test_a_heading_may_be_missing():
    for rows in ("$$ | . X .\n$$  -----", "$$  -----\n$$ | . X ."):
        assert read(rows).board.count(BLACK) == 1


def test_edges_give_the_position_on_the_board():
    assert read("$$\n$$ | . X\n$$  ----").part == BoardPart(0, 0, 1, 0)
    assert read("$$\n$$ ----\n$$ . X |").part == BoardPart(17, 18, 18, 18)
    assert read("$$9\n$$ ----\n$$ . X |").part == BoardPart(7, 8, 8, 8)


def test_a_diagram_without_edges_is_centred_and_reported():
    reading = read_text_diagrams("$$\n$$ . X .\n$$ . . .\n$$ . . .")
    assert reading.diagrams[0].part == BoardPart(8, 8, 10, 10)
    assert reading.faults == (DiagramFault(DiagramFaultKind.PLACE_GUESSED, 1),)


def test_all_four_edges_say_how_large_the_board_is():
    diagram = read("$$\n$$  -----\n$$ | . X |\n$$ | . . |\n$$ | . . |\n$$  -----")
    assert (diagram.board.width, diagram.board.height) == (2, 3)


def test_two_opposite_edges_say_it_too_as_boards_are_square():
    diagram = read("$$\n$$  -----\n$$ | . X . |\n$$ | . . . |")
    assert (diagram.board.width, diagram.board.height) == (3, 3)
    diagram = read("$$\n$$  -----\n$$ | . X\n$$ | . .\n$$ | . .\n$$  ----")
    assert (diagram.board.width, diagram.board.height) == (3, 3)
    assert read("$$9\n$$  -----\n$$ | . X . |\n$$ | . . . |").board.height == 9


def test_corners_and_borders_may_be_written_in_several_ways():
    usual = read("$$B\n$$  -----\n$$ | . X\n$$ | . .")
    assert read("$$B\n$$ +-----\n$$ | . X\n$$ | . .") == usual
    assert read("$$B\n$$ |-----\n$$ |.X\n$$ |..") == usual
    assert read("$$B\n$$\n$$ - - -\n$$\n$$ |  .  X\n$$|. .") == usual


def test_quotes_and_forum_markup_around_a_diagram_are_ignored():
    text = """\
        > > He wrote:
        > > [go]$$B A corner
        > > $$  -----
        > > $$ | . X
        > > $$ | . .[/go]
        What do you think?
        """
    assert read(text) == read("$$B A corner\n$$  -----\n$$ | . X\n$$ | . .")
    fenced = "```\r\n$$B A corner\r\n$$  -----\r\n$$ | . X\r\n$$ | . .\r\n```"
    assert read(fenced) == read(text)


def test_marks_are_those_of_stones_and_of_points():
    diagram = read("$$\n$$ | X B # Y Z C a\n$$ | O W @ Q P M .\n$$  ---")
    assert sorted(map(str, diagram.marks)) == sorted("B1 B2 C1 C2 D1 D2 E1 E2 F1 F2".split())
    assert diagram.board.count(BLACK) == diagram.board.count(WHITE) == 5
    assert diagram.marks[Point.parse("D2")] is Mark.TRIANGLE
    assert diagram.labels == {Point.parse("G2"): "a"}


def test_adjacent_diagrams_are_separated_by_their_headings():
    reading = read_text_diagrams("$$B One\n$$ | . X\n$$ ---\n$$W Two\n$$ | . O\n$$ ---")
    assert [diagram.caption for diagram in reading.diagrams] == ["One", "Two"]


def test_a_star_point_may_be_a_plus():
    assert read("$$\n$$ | . + .\n$$ -----").stars == {Point(1, 0)}


def test_errors_name_their_line():
    text = """\
        Look:
        $$B
        $$ | . 1 1 X
        $$ | . & *
        $$  -------
        $$ {AR A1 B2}
        $$ {AR A1 J9}
        $$ {XX A1}
        """
    assert faults(text) == [
        (DiagramFaultKind.MOVE_TWICE, 3, "1"),
        (DiagramFaultKind.UNEVEN_ROWS, 4, ""),
        (DiagramFaultKind.UNKNOWN_SIGN, 4, "&"),
        (DiagramFaultKind.UNKNOWN_SIGN, 4, "*"),
        (DiagramFaultKind.UNKNOWN_MARKUP, 7, "AR A1 J9"),
        (DiagramFaultKind.UNKNOWN_MARKUP, 8, "XX A1"),
    ]
    (diagram,) = read_text_diagrams(dedent(text)).diagrams
    assert diagram.moves == {1: Point.parse("B2")}
    assert diagram.board[Point.parse("C2")] is BLACK
    assert diagram.hidden == {Point.parse("D1")}
    assert diagram.arrows == ((Point.parse("A1"), Point.parse("B2")),)


def test_an_oversized_board_is_refused():
    reading = read_text_diagrams("$$99\n$$ | . X .\n$$  -----")
    assert reading.diagrams == ()
    assert reading.faults == (DiagramFault(DiagramFaultKind.TOO_LARGE, 1, "99x99"),)


@pytest.mark.parametrize(
    "text", ["", "$$", "$$B Words only", "Hello.\nX marks it.", "$$ ---\n$$ |"]
)
def test_without_rows_there_is_no_diagram(text):
    assert read_text_diagrams(text).diagrams == ()


PIECES = "$$B | . X O 1 12 - -- + {AR A1 B2} [1|x] 19 A B C m11 é 0 @ < Ⅻ ² ٣".split(" ")
fragments = st.sampled_from([*PIECES, "$$", "\n", "\n$$ ", " ", "\t"])


@given(st.lists(fragments).map("".join) | st.text())
def test_any_text_can_be_read(text):
    for diagram in read_text_diagrams(text).diagrams:
        assert diagram.part.columns <= diagram.board.width
        assert diagram.part.rows <= diagram.board.height
        assert isinstance(diagram.edges, Edges)


@pytest.mark.parametrize("tag", ["[/go]", " [/GO] ", "   "])
def test_a_closing_forum_tag_is_ignored(tag):
    assert read_text_diagrams(f"[go]$$B\n$$ . 1 .{tag}") == read_text_diagrams("$$B\n$$ . 1 .")


@pytest.mark.parametrize(
    "text",
    [
        "$$" + " " * 200_000 + "x",
        "== " * 70_000 + "x",
        "-" * 200_000 + "x",
        "$$B\n$$ " + "-" * 200_000 + "x\n$$ . . .",
    ],
    ids=["blanks", "double lines", "a line", "an edge"],
)
def test_a_line_of_any_length_is_read_quickly(text):
    assert read_text_diagrams(text).diagrams == ()
