from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.figure import NumberedComment, UnshownMoves, figure_caption
from gobanapp.diagram.figure_builder import make_figure, make_figures
from gobanapp.diagram.figure_division import FigureDivision
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.frame import WHOLE_BOARD, WITHOUT_COORDINATES, Frame
from gobanapp.game.game import Game
from gobanapp.game.markup import Mark, Markup
from gobanapp.game.node import EMPTY_CONTENT, Content, Node, SetUp
from gobanapp.game.print_properties import FigureFlag, FigureStart, Numbering, PrintProperties
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.reader import read_games
from tests.board_text import draw_board

RECORDS = Path(__file__).parents[1] / "data" / "records"
BLACK, WHITE = Color.BLACK, Color.WHITE
EVERY_WAY = {
    "coordinates": FigureFlag.NO_COORDINATES,
    "name": FigureFlag.NO_NAME,
    "list": FigureFlag.NO_LIST,
    "stars": FigureFlag.NO_STAR_POINTS,
}


def moves(names, turn=BLACK):
    found = []
    for name in names.split():
        found.append(Content(move=Move(turn, None if name == "-" else Point.parse(name))))
        turn = turn.opponent
    return found


def game_of(*contents, size=5, root=EMPTY_CONTENT):
    """A game without variations: the root, then each of ``contents``; one stands at its end."""
    tree = Tree({0: Node(0, None, (), root)})
    for number, content in enumerate(contents):
        tree.apply(tree.add_edit(number, content))
    game = Game(tree, size, size)
    game.go_to(len(contents))
    return game


def branch(game, parent, *contents):
    """Add a variation behind node ``parent`` and return the number of its first node."""
    first = game.tree.next_id
    for content in contents:
        number = game.tree.next_id
        game.tree.apply(game.tree.add_edit(parent, content))
        parent = number
    return first


def numbers(figure):
    return {str(point): number for point, number in figure.view.numbers.items()}


def captions(figures):
    return ["; ".join(figure_caption(figure)) for figure in figures]


TWELVE = "A1 B1 C1 D1 E1 A3 B3 C3 D3 E3 A5 B5"
KO = "B4 C4 A3 D3 B2 C2 C3 E5 D1 B3 E1 A5 C3"


# One figure


def test_a_figure_is_the_position_before_its_moves_and_the_moves():
    game = game_of(*moves("B2 C3 D4 D2"))
    figure = make_figure(game, first=3)
    assert numbers(figure) == {"D4": 3, "D2": 4}
    assert figure.view.board == game.position.board
    assert (figure.moves, figure.node) == ((3, 4), 4)
    assert figure.view.last_move is None


def test_the_first_move_may_be_counted_from_the_end():
    game = game_of(*moves(TWELVE))
    assert make_figure(game, first=-3).moves == (10, 12)
    assert make_figure(game, first=-30).moves == make_figure(game).moves == (1, 12)


def test_a_first_move_beyond_the_last_leaves_no_numbers():
    figure = make_figure(game_of(*moves("B2 C3")), first=3)
    assert (numbers(figure), figure.moves) == ({}, None)
    assert draw_board(figure.view.board) == draw_board(game_of(*moves("B2 C3")).position.board)


def test_the_current_node_is_the_default():
    game = game_of(*moves(TWELVE))
    game.go_to(5)
    assert make_figure(game) == make_figure(game, 5)
    assert make_figure(game).moves == (1, 5)


def test_moves_may_be_numbered_from_one():
    figure = make_figure(
        game_of(*moves("B2 C3 D4 - D4")), first=3, numbers=FigureNumbering.FROM_ONE
    )
    assert numbers(figure) == {"D4": 1}
    assert (figure.unshown_moves, figure.passes) == ((UnshownMoves((3,), 1),), (2,))
    assert figure.moves == (1, 3)


def test_without_numbers_a_figure_is_the_position():
    game = game_of(*moves(KO), root=Content(markup=Markup(labels={Point(0, 0): "x"})))
    figure = make_figure(game, numbers=FigureNumbering.NONE)
    assert figure.view.board == game.position.board
    assert (numbers(figure), figure.unshown_moves, figure.moves) == ({}, (), None)


def test_moves_of_a_ko_are_listed_together():
    game = game_of(*moves(KO))
    figure = make_figure(game)
    assert numbers(figure)["C3"] == 7
    assert figure.unshown_moves == (UnshownMoves((13,), 7),)
    assert figure.view.board[Point.parse("B3")] is WHITE


def test_a_point_is_named_by_its_label():
    stones = SetUp(white=frozenset({Point.parse("B2")}))
    labelled = Content(
        move=Move(WHITE, Point.parse("B2")),
        markup=Markup(labels={Point.parse("B2"): "a"}),
    )
    game = game_of(*moves("B2"), labelled, root=Content(set_up=stones))
    assert make_figure(game, 1).unshown_moves == (UnshownMoves((1,), "B2"),)
    assert make_figure(game, 2).unshown_moves == (UnshownMoves((1, 2), "a"),)


def test_a_label_equal_to_its_number_names_no_place():
    at = Point.parse("B2")
    stones = SetUp(black=frozenset({at}))
    labelled = Content(markup=Markup(labels={at: "1"}))
    game = game_of(*moves("B2"), labelled, root=Content(set_up=stones))
    assert make_figure(game).unshown_moves == (UnshownMoves((1,), "B2"),)


def test_a_move_outside_the_part_shown_is_listed():
    corner = replace(WHOLE_BOARD, part=BoardPart(0, 0, 2, 2))
    labelled = Content(markup=Markup(labels={Point.parse("E5"): "a"}))
    figure = make_figure(game_of(*moves("B2 E5 C1 D4"), labelled), frame=corner)
    assert numbers(figure) == {"B2": 1, "C1": 3}
    assert figure.unshown_moves == (UnshownMoves((2,), "E5"), UnshownMoves((4,), "D4"))
    assert figure.moves == (1, 4)


def test_numbers_go_before_labels_and_marks_stay():
    at, other = Point.parse("B2"), Point.parse("D4")
    markup = Markup(labels={at: "A", other: "B"}, marks={at: Mark.TRIANGLE})
    game = game_of(replace(moves("B2")[0], markup=markup))
    figure = make_figure(game)
    assert (numbers(figure), dict(figure.view.labels)) == ({"B2": 1}, {other: "B"})
    assert figure.view.marks == markup.marks
    assert dict(make_figure(game, numbers=FigureNumbering.NONE).view.labels) == dict(markup.labels)


def test_only_the_last_node_is_marked():
    marked = Content(markup=Markup(labels={Point.parse("E5"): "a"}))
    assert not make_figure(game_of(marked, *moves("B2"))).view.labels
    assert make_figure(game_of(*moves("B2"), marked)).view.labels


def test_a_figure_keeps_dimmed_and_visible_points():
    corner = frozenset(BoardPart(0, 0, 2, 2).points())
    first = Content(markup=Markup(visible=corner, dimmed=frozenset({Point(0, 0)})))
    view = make_figure(game_of(first, *moves("B2"))).view
    assert view.frame.part == BoardPart(0, 0, 2, 2)
    assert view.dimmed == {Point(0, 0)}


def test_a_figure_uses_the_given_frame():
    frame = Frame(CoordinateStyle.CJK, part=BoardPart(0, 0, 2, 2))
    assert make_figure(game_of(*moves("B2")), frame=frame).view.frame == frame


def test_territory_is_hidden_under_a_visible_captured_stone():
    corner = frozenset({Point.parse("A1"), Point.parse("B1")})
    counted = Content(markup=Markup(territory=ByColor(frozenset(), corner)))
    game = game_of(*moves("A1 A2 E5 B1"), counted)
    assert make_figure(game).view.territory.white == corner - {Point.parse("A1")}
    assert make_figure(game, numbers=FigureNumbering.NONE).view.territory.white == corner


def test_comments_have_the_number_of_their_move():
    one, two, three = moves("B2 C3 -")
    game = game_of(
        Content(comment="Before."),
        replace(one, comment="Good."),
        Content(comment="Still one."),
        two,
        replace(three, comment="A pass."),
        root=Content(comment="Heading."),
    )
    assert make_figure(game).comments == (
        NumberedComment(None, "Heading."),
        NumberedComment(None, "Before."),
        NumberedComment(1, "Good."),
        NumberedComment(1, "Still one."),
        NumberedComment(3, "A pass."),
    )
    assert make_figure(game, first=2).comments == (NumberedComment(3, "A pass."),)
    assert {
        remark.number for remark in make_figure(game, numbers=FigureNumbering.NONE).comments
    } == {None}


# Numbers that the record sets


def numbered(number=None, numbering=None, name="B2"):
    printed = PrintProperties(number=number, numbering=numbering)
    return replace(moves(name)[0], print_properties=printed)


def test_a_record_may_set_the_numbers_of_its_moves():
    game = game_of(numbered(37), *moves("C3 D4", WHITE))
    assert numbers(make_figure(game)) == {"B2": 37, "C3": 38, "D4": 39}
    assert make_figure(game, first=2).moves == (38, 39)
    assert make_figure(game, numbers=FigureNumbering.FROM_ONE).moves == (1, 3)


def test_hundreds_may_be_left_out_and_the_title_has_them():
    game = game_of(numbered(199, Numbering.HUNDREDS), *moves("C3 - D4", WHITE))
    figure = make_figure(game)
    assert numbers(figure) == {"B2": 99, "C3": 100, "D4": 102}
    assert (figure.moves, figure.passes) == ((199, 202), (101,))
    plain = game_of(numbered(201), *moves("C3", WHITE))
    assert numbers(make_figure(plain, numbers=FigureNumbering.HUNDREDS)) == {"B2": 1, "C3": 2}


def test_a_record_may_ask_for_no_numbers():
    game = game_of(numbered(None, Numbering.NONE), *moves("C3", WHITE))
    assert make_figure(game).moves is None
    assert make_figure(game, numbers=FigureNumbering.FROM_ONE).moves == (1, 2)


# A line in several figures


def test_every_so_many_moves_begin_a_figure():
    figures = list(make_figures(game_of(*moves(TWELVE)), FigureDivision(every=5)))
    assert captions(figures) == ["Figure 1 (1–5)", "Figure 2 (6–10)", "Figure 3 (11–12)"]
    assert [figure.node for figure in figures] == [5, 10, 12]


def test_figures_may_each_begin_with_one():
    figures = make_figures(
        game_of(*moves(TWELVE)), FigureDivision(every=5), numbers=FigureNumbering.FROM_ONE
    )
    assert captions(figures) == ["Figure 1 (1–5)", "Figure 2 (1–5)", "Figure 3 (1–2)"]


def test_the_line_ends_at_the_given_node():
    game = game_of(*moves(TWELVE))
    aside = branch(game, 2, *moves("E5"))
    (figure,) = make_figures(game, FigureDivision(), end=aside)
    assert numbers(figure) == {"A1": 1, "B1": 2, "E5": 3}
    (figure,) = make_figures(game, FigureDivision(), end=4)
    assert figure.moves == (1, 4)


def test_stones_captured_in_an_earlier_figure_are_gone():
    game = game_of(*moves(KO))
    *_, last = make_figures(game, FigureDivision(every=6))
    assert captions([last]) == ["Figure 3 (13)"]
    assert last.view.board == game.position.board.with_stones(WHITE, [Point.parse("B3")])


def test_a_game_without_moves_is_one_figure():
    stones = SetUp(black=frozenset({Point(0, 0)}), white=frozenset({Point(1, 1)}))
    root = Content(set_up=stones, comment="Black to play.")
    (figure,) = make_figures(game_of(root=root), FigureDivision(every=10, at_marks=True))
    assert figure.view.board[Point(0, 0)] is BLACK
    assert (figure.moves, figure.comments) == (None, (NumberedComment(None, "Black to play."),))


def test_handicap_stones_have_no_number():
    root = Content(set_up=SetUp(black=frozenset({Point.parse("B2"), Point.parse("D4")})))
    (figure,) = make_figures(game_of(*moves("D2", WHITE), root=root), FigureDivision())
    assert numbers(figure) == {"D2": 1}
    assert figure.view.board.count(BLACK) == 2


def figure_start(flags, name="Opening"):
    return PrintProperties(figure=FigureStart(name, flags))


def one_marked(flags, frame=WHOLE_BOARD):
    first, *others = moves(KO)
    game = game_of(replace(first, print_properties=figure_start(flags)), *others)
    (figure,) = make_figures(game, FigureDivision(at_marks=True), frame=frame)
    return figure


def test_a_mark_names_its_figure_and_leaves_the_rest_to_the_reader():
    figure = one_marked(FigureFlag.IGNORED | FigureFlag.NO_NAME, WITHOUT_COORDINATES)
    assert captions([figure]) == ["Figure 1 (1–13): Opening; 13 at 7"]
    assert figure.view.frame == WITHOUT_COORDINATES
    assert figure.view.board[Point.parse("B3")] is WHITE


def test_a_mark_can_reset_the_figure_to_defaults():
    figure = one_marked(FigureFlag(0), WITHOUT_COORDINATES)
    assert figure.view.frame == WHOLE_BOARD
    assert captions([figure]) == ["Figure 1 (1–13): Opening; 7 at 13; 10 at B3"]


def test_a_mark_may_keep_stones_that_are_taken():
    figure = one_marked(FigureFlag.KEEPS_CAPTURED)
    assert captions([figure]) == ["Figure 1 (1–13): Opening; 13 at 7"]
    assert figure.view.board[Point.parse("B3")] is WHITE


@pytest.mark.parametrize("flag", EVERY_WAY.values(), ids=EVERY_WAY)
def test_a_mark_may_leave_something_out(flag):
    figure, full = one_marked(flag), one_marked(FigureFlag(0))
    assert (figure.name == "") is (flag is FigureFlag.NO_NAME)
    assert (figure.unshown_moves == ()) is (flag is FigureFlag.NO_LIST)
    frame = figure.view.frame
    assert (frame.coordinates is CoordinateStyle.NONE) is (flag is FigureFlag.NO_COORDINATES)
    assert frame.star_points is not (flag is FigureFlag.NO_STAR_POINTS)
    assert figure.view.numbers == full.view.numbers


def test_other_divisions_ignore_figure_marks():
    first, *others = moves(KO)
    game = game_of(replace(first, print_properties=figure_start(FigureFlag(0))), *others)
    (figure,) = make_figures(game, FigureDivision(), frame=WITHOUT_COORDINATES)
    assert (figure.name, figure.view.frame) == ("", WITHOUT_COORDINATES)


# Variations


def joseki():
    """Moves to 4, a variation of 3 with one of its second move, and one of 4."""
    game = game_of(*moves("B2 D4 D2 B4"))
    first = branch(game, 2, *moves("C3 C2 C4"))
    branch(game, first, *moves("E5", WHITE))
    branch(game, 3, replace(moves("A1", WHITE)[0], name="A corner"))
    return game


def test_variations_follow_the_figure_of_the_move_they_replace():
    found = make_figures(joseki(), FigureDivision(every=2, variations=True))
    assert captions(found) == [
        "Figure 1 (1–2)",
        "Figure 2 (3–4)",
        "Variation 1 at 3 (1–2)",
        "Variation 2 at 2 of variation 1 (1)",
        "Variation 1 at 3 (3)",
        "Variation 3 at 4 (1): A corner",
    ]


def test_a_variation_is_named_by_the_printed_number():
    game = game_of(numbered(101, Numbering.HUNDREDS), *moves("C3 D4", WHITE))
    branch(game, 2, *moves("E5", BLACK))
    _, variation = make_figures(game, FigureDivision(variations=True))
    assert variation.variation_at == 3
    game = game_of(*moves("B2"), Content(comment="No move."))
    branch(game, 1, *moves("E5", WHITE))
    _, variation = make_figures(game, FigureDivision(variations=True))
    assert variation.variation_at == 2


def test_variations_of_the_chosen_line():
    game = joseki()
    found = list(make_figures(game, FigureDivision(variations=True), end=7))
    assert [figure.variation_at for figure in found] == [None, 3, 2, 4]
    assert numbers(found[1]) == {"D2": 1, "B4": 2}


def test_no_node_is_printed_twice_or_left_out():
    game = joseki()
    shown = [figure.node for figure in make_figures(game, FigureDivision(every=1, variations=True))]
    assert sorted(shown) == list(range(1, len(game.tree)))


# Real games, broken ones and long ones


def record(name):
    (found,) = read_games((RECORDS / name).read_bytes()).games
    return Game(found.tree, found.columns, found.rows)


def test_the_ear_reddening_game_on_one_figure_and_on_four():
    game = record("ear_reddening.sgf")
    (whole,) = make_figures(game, FigureDivision())
    told = {number: each.at for each in whole.unshown_moves for number in each.numbers}
    assert (told[43], told[49], told[46], told[322]) == (33, 33, 40, 107)
    assert whole.unshown_moves[2].numbers == (232, *range(240, 307, 6), 311)
    assert captions(make_figures(game, FigureDivision(every=100)))[0] == (
        "Figure 1 (1–100); 43, 49 at 33; 46 at 40"
    )
    assert_all_told(game, FigureDivision(every=100))
    assert_all_told(game, FigureDivision(every=7))


def assert_all_told(game, division):
    """Every move of the main line is a number on its board, told elsewhere or a pass, once."""
    found, line = list(make_figures(game, division)), list(game.tree.main_line())
    moves = [node.content.move for node in line if node.content.move is not None]
    seen = []
    for figure in found:
        for point, number in figure.view.numbers.items():
            assert moves[number - 1] == Move(figure.view.board[point], point)
        told = [number for each in figure.unshown_moves for number in each.numbers]
        ours = sorted([*figure.view.numbers.values(), *told, *figure.passes])
        assert figure.moves == ((ours[0], ours[-1]) if ours else None)
        seen += ours
        assert all(moves[number - 1].point is None for number in figure.passes)
    assert seen == list(range(1, len(moves) + 1))
    assert found[-1].node == line[-1].id
    assert [figure.number for figure in found] == list(range(1, len(found) + 1))


def test_all_variations_of_a_lesson_are_printed():
    game = record("variations.sgf")
    found = list(make_figures(game, FigureDivision(variations=True)))
    assert "; ".join(figure_caption(found[1])) == "Variation 1 at 7 (1–9): Block from above"
    leaves = {node.id for node in game.tree.nodes.values() if not node.children}
    assert {figure.node for figure in found} == leaves
    contents = [node.content for node in game.tree.nodes.values()]
    titles = {figure.name for figure in found}
    said = sum(bool(each.comment or {each.name} - titles - {""}) for each in contents)
    assert sum(len(figure.comments) for figure in found) == said


names = st.builds("{}{}".format, st.sampled_from("ABC"), st.integers(1, 3)) | st.just("-")
divisions = st.builds(
    FigureDivision,
    every=st.none() | st.integers(1, 20),
    at_comments=st.booleans(),
    at_marks=st.booleans(),
)


@given(st.lists(st.tuples(names, st.booleans(), st.booleans()), max_size=60), divisions)
def test_each_move_of_any_record_is_printed_once(words, division):
    contents = [
        replace(
            content,
            comment="Said." if said else "",
            print_properties=PrintProperties(figure=FigureStart() if begins else None),
        )
        for content, (_, said, begins) in zip(
            moves(" ".join(name for name, _, _ in words)), words, strict=True
        )
    ]
    assert_all_told(game_of(*contents, size=3), division)


@st.composite
def trees(draw):
    """A record with variations anywhere: each node's parent is one of the nodes before it."""
    tree = Tree()
    for number in range(draw(st.integers(0, 25))):
        parent = draw(st.integers(max(0, number - 3), number))
        depth = len(tree.path(parent))
        name = draw(names)
        content = moves(name, BLACK if depth % 2 else WHITE)[0]
        tree.apply(tree.add_edit(parent, draw(st.sampled_from([content, content, EMPTY_CONTENT]))))
    return Game(tree, 3, 3)


@given(trees(), divisions.map(lambda division: replace(division, variations=True)))
def test_each_node_of_any_tree_is_in_one_figure(game, division):
    found = list(make_figures(game, division))
    ends = [figure.node for figure in found]
    assert len(set(ends)) == len(ends)
    shown = 0
    for figure in found:
        told = sum(len(each.numbers) for each in figure.unshown_moves)
        shown += len(figure.view.numbers) + told + len(figure.passes)
    nodes = game.tree.nodes.values()
    assert shown == sum(node.content.move is not None for node in nodes)
    assert {node.id for node in nodes if not node.children} <= set(ends)
    places = [figure.number for figure in found if figure.variation_at is not None]
    leaves = sum(not node.children for node in nodes)
    assert set(places) == set(range(1, leaves))
    for figure, later in pairwise(found):
        if later.variation_of is not None:
            assert later.variation_of < later.number
        if figure.variation_at is None:
            assert figure.variation_of is None


def test_a_line_may_be_as_long_as_it_likes():
    everywhere = moves("A1 B1 A2 B2 " * 500)
    nodes = {0: Node(0, None, (1,))}
    last = len(everywhere)
    for number, content in enumerate(everywhere, start=1):
        nodes[number] = Node(number, number - 1, (number + 1,) if number < last else (), content)
    game = Game(Tree(nodes), 2, 2)
    (figure,) = make_figures(game, FigureDivision())
    assert figure.moves == (1, last)
    assert len(list(make_figures(game, FigureDivision(every=100)))) == last // 100


def test_variations_may_be_nested_as_deep_as_they_like():
    deep = 1200
    nodes = {}
    for level in range(deep):
        here = 2 * level
        parent = here - 2 if level else None
        children = (here + 1, here + 2) if level < deep - 1 else (here + 1,)
        nodes[here] = Node(here, parent, children, moves("-")[0] if level else EMPTY_CONTENT)
        nodes[here + 1] = Node(here + 1, here, (), moves("A1")[0])
    found = list(make_figures(Game(Tree(nodes), 2, 2), FigureDivision(variations=True)))
    assert len(found) == deep
    assert (found[-1].number, found[-1].variation_of) == (deep - 1, deep - 2)
