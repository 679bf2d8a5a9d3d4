from gobanapp.diagram.figure_division import FigureDivision, divide_into_figures
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.print_properties import FigureStart, PrintProperties
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point

NAMED = FigureStart("Opening")
WORDS = {
    ".": Content(),
    "m": Content(move=Move(Color.BLACK, None)),
    "c": Content(move=Move(Color.BLACK, None), comment="Good."),
    "C": Content(comment="Before."),
    "f": Content(move=Move(Color.BLACK, None), print_properties=PrintProperties(figure=NAMED)),
    "F": Content(print_properties=PrintProperties(figure=NAMED)),
    "s": Content(set_up=SetUp(white=frozenset({Point(0, 0)}))),
    "t": Content(set_up=SetUp(turn=Color.WHITE)),
    "1": Content(move=Move(Color.BLACK, None), print_properties=PrintProperties(number=1)),
    "9": Content(move=Move(Color.BLACK, None), print_properties=PrintProperties(number=9)),
}


def cut(line, division):
    """The letters of a line, with a blank between the figures."""
    nodes = [Node(number, None, (), WORDS[word]) for number, word in enumerate(line)]
    passages = divide_into_figures(nodes, division)
    assert [node for passage in passages for node in passage.nodes] == nodes
    return " ".join("".join(line[node.id] for node in each.nodes) for each in passages)


def test_a_line_is_one_figure_by_default():
    assert cut(".mmcmfmC", FigureDivision()) == ".mmcmfmC"


def test_every_so_many_moves():
    assert cut(".mmmmm", FigureDivision(every=2)) == ".mm mm m"
    assert cut(".mmmm", FigureDivision(every=2)) == ".mm mm"


def test_nodes_without_a_move_stay_with_the_node_before():
    assert cut(".mm..mmt.", FigureDivision(every=2)) == ".mm.. mmt."


def test_after_comments_on_moves():
    assert cut("CmmcmCmcC", FigureDivision(at_comments=True)) == "Cmmc mC mcC"


def test_figures_begin_at_marks_of_the_record():
    assert cut("FmmfmmFmm", FigureDivision(at_marks=True)) == "Fmm fmm Fmm"


def test_the_first_figure_includes_the_nodes_before_its_mark():
    assert cut(".CfmFm", FigureDivision(at_marks=True)) == ".Cfm Fm"


def test_a_figure_that_is_marked_may_be_without_moves():
    assert cut("Ffm", FigureDivision(at_marks=True)) == "F fm"


def test_several_ways_hold_together():
    division = FigureDivision(every=3, at_comments=True, at_marks=True)
    assert cut(".mmmmcmfmmmm", division) == ".mmm mc m fmm mm"


def test_stones_set_up_in_the_middle_begin_a_new_figure():
    assert cut("smmsmm", FigureDivision()) == "smm smm"
    assert cut("smmt.mms", FigureDivision()) == "smmt.mm s"


def test_numbers_that_go_back_begin_a_new_figure():
    assert cut(".mm1m", FigureDivision()) == ".mm 1m"
    assert cut(".mm9m1", FigureDivision()) == ".mm9m 1"


def test_a_passage_counts_the_moves_before_it():
    nodes = [Node(number, None, (), WORDS[word]) for number, word in enumerate(".mm9m")]
    first, second = divide_into_figures(nodes, FigureDivision(every=3), before=5)
    assert (first.before, first.played, first.moves) == (5, 0, 3)
    assert (second.before, second.played, second.moves) == (9, 3, 1)


def test_marks_are_ignored_unless_they_divide():
    nodes = [Node(0, None, (), WORDS["F"])]
    assert [
        passage.mark for passage in divide_into_figures(nodes, FigureDivision(at_marks=True))
    ] == [NAMED]
    assert [passage.mark for passage in divide_into_figures(nodes, FigureDivision(every=10))] == [
        None
    ]
