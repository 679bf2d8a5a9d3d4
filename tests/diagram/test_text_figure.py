from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.figure import Figure, UnshownMoves
from gobanapp.diagram.figure_builder import make_figure
from gobanapp.diagram.frame import WITHOUT_COORDINATES, Frame
from gobanapp.diagram.text_diagram import MAX_MOVES_DRAWN
from gobanapp.diagram.text_diagram_game import diagram_moves
from gobanapp.diagram.text_diagram_reader import read_text_diagrams
from gobanapp.diagram.text_figure import figure_text, make_text_diagrams
from gobanapp.game.game import Game
from gobanapp.game.markup import Mark
from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Tree
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.rules.symmetry import Symmetry
from tests.board_text import parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE
FRAME = Frame(CoordinateStyle.LETTERS)


def at(name):
    return Point.parse(name)


def view(drawing, frame=FRAME, **fields):
    return BoardView(board=parse_board(drawing), frame=frame, **fields)


def game_of(names, turn=BLACK, size=5):
    contents = [Content()]
    for name in names.split():
        contents.append(Content(move=Move(turn, None if name == "-" else at(name))))
        turn = turn.opponent
    last = len(contents) - 1
    nodes = {
        number: Node(
            number, number - 1 if number else None, (number + 1,) if number < last else (), content
        )
        for number, content in enumerate(contents)
    }
    game = Game(Tree(nodes), size, size)
    game.go_to(last)
    return game


def lines(figure):
    return figure_text(figure).splitlines()


def test_a_figure_is_written_with_its_caption():
    figure = make_figure(game_of("B2 D4 D2 - D2"))
    assert lines(figure) == [
        "$$Bc5 Figure 1 (1–5); 5 at 3; 4 pass",
        "$$  -----------",
        "$$ | . . . . . |",
        "$$ | . . . 2 . |",
        "$$ | . . . . . |",
        "$$ | . 1 . 3 . |",
        "$$ | . . . . . |",
        "$$  -----------",
    ]


def test_the_heading_names_white_and_the_first_number():
    figure = make_figure(game_of("B2 D4 D2"), first=2, frame=WITHOUT_COORDINATES)
    assert lines(figure)[0] == "$$W5m2 Figure 1 (2–3)"
    assert lines(figure)[5] == "$$ | . X . 2 . |"


def test_a_listed_move_before_the_first_drawn_one_is_read_again():
    numbers = {at("A1"): 6, at("B1"): 7, at("C1"): 14, at("D1"): 15}
    stones = view("O X O X .", numbers=numbers)
    figure = Figure(view=stones, unshown_moves=(UnshownMoves((5,), "E1"),), passes=(4,))
    one, two = read_text_diagrams(figure_text(figure)).diagrams
    assert (one.first, one.turn, one.moves) == (4, WHITE, {3: at("A1"), 4: at("B1")})
    assert diagram_moves(one) == {1: None, 2: at("E1"), 3: at("A1"), 4: at("B1")}
    assert [each.color(each_at) for each, each_at in ((one, 3), (one, 4), (two, 1))] == [
        WHITE,
        BLACK,
        WHITE,
    ]
    assert (two.first, two.moves) == (14, {1: at("C1"), 2: at("D1")})


def test_a_listed_move_too_long_before_the_first_drawn_one_does_not_begin():
    stones = view("X O . .", numbers={at("A1"): 21, at("B1"): 22})
    (diagram,) = make_text_diagrams(
        Figure(view=stones, unshown_moves=(UnshownMoves((5, 11), "C1"),))
    )
    assert (diagram.first, diagram.turn) == (21, BLACK)


def test_more_than_ten_moves_are_several_diagrams():
    names = "A5 B5 C5 D5 E5 A3 B3 C3 D3 E3 A1 B1 A5"
    one, two = make_text_diagrams(make_figure(game_of(names)))
    assert (one.caption, two.caption) == (
        "Figure 1 (1–10)",
        "Figure 1 (11–13); 13 at A5",
    )
    assert [str(point) for point in one.moves.values()] == names.split()[:10]
    assert (two.first, {place: str(point) for place, point in two.moves.items()}) == (
        11,
        {1: "A1", 2: "B1"},
    )
    assert one.board == Board.empty(5)
    assert [two.board.count(color) for color in Color] == [5, 5]


def test_two_moves_of_one_player_begin_a_new_diagram():
    stones = view("X X . O", numbers={at("A1"): 1, at("B1"): 2, at("D1"): 3})
    assert [diagram.moves for diagram in make_text_diagrams(Figure(view=stones))] == [
        {1: at("A1")},
        {1: at("B1"), 2: at("D1")},
    ]


def test_omitted_hundreds_are_restored_in_the_caption():
    numbers = {at("A1"): 1, at("B1"): 2, at("C1"): 12}
    figure = Figure(view=view("X O O .", numbers=numbers), moves=(101, 112))
    captions = [diagram.caption for diagram in make_text_diagrams(figure)]
    assert captions == ["Figure 1 (101–102)", "Figure 1 (112)"]


def test_a_move_listed_in_an_earlier_diagram_is_named_by_its_point():
    numbers = {at("A1"): 1, at("B1"): 12}
    figure = Figure(
        view=view("X O . .", numbers=numbers),
        unshown_moves=(UnshownMoves((3, 13, 15), 1), UnshownMoves((14,), 12)),
        passes=(4, 16),
    )
    assert [diagram.caption for diagram in make_text_diagrams(figure)] == [
        "Figure 1; 3 at 1; 4 pass",
        "Figure 1; 13, 15 at A1; 14 at 12; 16 pass",
    ]


def test_a_figure_without_moves_is_one_diagram():
    (diagram,) = make_text_diagrams(Figure(view=view("X . O")))
    assert (diagram.turn, diagram.moves, diagram.caption) == (None, {}, "Figure 1")


def test_a_part_has_the_edges_it_reaches():
    part = replace(FRAME, part=BoardPart(0, 1, 2, 2))
    assert lines(Figure(view=view("X . O .\n. . . .\n. X . .", part))) == [
        "$$c Figure 1",
        "$$  ------",
        "$$ | X . O",
        "$$ | . . .",
    ]


def test_small_letters_stay_and_other_labels_become_some():
    labels = {at("A1"): "A", at("B1"): "b", at("C1"): "12", at("D1"): "B", at("E1"): "12"}
    (diagram,) = make_text_diagrams(Figure(view=view(". . . . . X", labels=labels)))
    assert [diagram.labels[point] for point in labels] == ["a", "b", "c", "d", "c"]
    assert diagram.caption == "Figure 1; c = 12; d = B"


def test_marks_that_the_format_lacks_are_omitted():
    full = view(
        "X O . .",
        labels={at("A1"): "a"},
        marks={at("B1"): Mark.SELECTED, at("A1"): Mark.CIRCLE, at("D1"): Mark.SELECTED},
        numbers={at("A1"): 1},
        dimmed=frozenset({at("C1"), at("B1")}),
    )
    assert lines(Figure(view=full))[-2:] == ["$$ | 1 @ ? S |", "$$  ---------"]


def test_lines_and_arrows_within_the_part_are_written():
    one, other = (at("A1"), at("B1")), (at("A1"), at("D1"))
    part = replace(FRAME, part=BoardPart(0, 0, 1, 0))
    written = lines(Figure(view=view("X O . .", part, lines=(one, other), arrows=(one,))))
    assert written[-2:] == ["$$ {AR A1 B1}", "$$ {LN A1 B1}"]


def test_a_turned_board_is_written_as_shown():
    frame = Frame(symmetry=Symmetry.QUARTER)
    turned = view("X O .\n. . .", frame, numbers={at("A2"): 1}, hidden=frozenset({at("C1")}))
    assert lines(Figure(view=turned)) == [
        "$$B Figure 1",
        "$$  -----",
        "$$ | . 1 |",
        "$$ | . O |",
        "$$ | _ . |",
        "$$  -----",
    ]


def test_star_points_are_drawn_only_on_free_points():
    board = Board.empty(9).with_stones(BLACK, [at("C3"), at("G3")])
    shown = BoardView(
        board=board, numbers={at("G3"): 1, at("C3"): 13}, marks={at("C7"): Mark.CROSS}
    )
    one, two = make_text_diagrams(Figure(view=shown))
    assert sorted(map(str, one.stars)) == ["C3", "E5", "G7"]
    assert sorted(map(str, two.stars)) == ["E5", "G7"]
    plain = replace(shown, frame=replace(FRAME, star_points=False))
    assert not make_text_diagrams(Figure(view=plain))[0].stars


names = st.builds("{}{}".format, st.sampled_from("ABCDE"), st.integers(1, 5)) | st.just("-")


@given(st.lists(names, max_size=60).map(" ".join), st.integers(-20, 20))
def test_all_of_a_figure_is_in_its_diagrams_and_they_are_read_again(line, first):
    figure = make_figure(game_of(line), first=first)
    diagrams = make_text_diagrams(figure)
    drawn = {}
    for number, diagram in enumerate(diagrams):
        for place, point in diagram.moves.items():
            drawn[point] = diagram.first + place - 1
            assert 1 <= place <= MAX_MOVES_DRAWN
            assert figure.view.board[point] is diagram.color(place)
            assert all(other.board.is_empty(point) for other in diagrams[: number + 1])
            assert not any(other.board.is_empty(point) for other in diagrams[number + 1 :])
    assert drawn == figure.view.numbers
    assert read_text_diagrams(figure_text(figure)).diagrams == tuple(diagrams)
