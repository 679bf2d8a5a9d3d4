from gobanapp.game.change import Change
from gobanapp.game.editor import Editor
from gobanapp.game.figure_starts import figures_every
from gobanapp.game.node import Content, Node
from gobanapp.game.print_properties import FigureFlag, FigureStart, Numbering, PrintProperties
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move

NAMED = FigureStart("Middle game", FigureFlag.NO_LIST)
MOVE = Content(move=Move(Color.BLACK, None))
MARKED = Content(move=MOVE.move, print_properties=PrintProperties(figure=NAMED, number=5))


def tree_of(*contents, root=None):
    nodes = {}
    for number, content in enumerate([root or Content(), *contents]):
        children = (number + 1,) if number < len(contents) else ()
        nodes[number] = Node(number, number - 1 if number else None, children, content)
    return Tree(nodes)


def test_figures_begin_after_so_many_moves_and_not_with_the_first():
    tree = tree_of(MOVE, Content(), MOVE, Content(), MOVE, MOVE, MOVE)
    begins = PrintProperties(figure=FigureStart())
    assert figures_every(tree, 7, 2) == {5: begins, 7: begins}
    assert figures_every(tree, 6, 2) == {5: begins}


def test_a_figure_that_begins_there_keeps_its_name_and_others_go():
    tree = tree_of(
        MOVE, MARKED, MARKED, MOVE, root=Content(print_properties=PrintProperties(figure=NAMED))
    )
    assert figures_every(tree, 4, 2) == {2: PrintProperties(number=5)}
    assert figures_every(tree, 4, 1) == {4: PrintProperties(figure=FigureStart())}


def test_all_figures_may_go():
    tree = tree_of(MOVE, MARKED, root=Content(print_properties=PrintProperties(figure=NAMED)))
    assert figures_every(tree, 2, None) == {0: PrintProperties(), 2: PrintProperties(number=5)}


def test_print_settings_are_written_and_undone_in_one_step():
    editor = Editor(tree_of(MOVE, MOVE, MOVE, MARKED))
    before = {node.id: node.content for node in editor.tree.walk()}
    assert editor.set_print_properties(figures_every(editor.tree, 4, 2)) == Change.CONTENT
    assert editor.tree[3].content.print_properties.figure == FigureStart()
    assert editor.tree[4].content.print_properties == PrintProperties(number=5)
    editor.undo()
    assert {node.id: node.content for node in editor.tree.walk()} == before
    assert not editor.history.can_undo


def test_setting_the_same_value_is_no_step():
    editor = Editor(tree_of(MARKED))
    assert editor.set_print_properties({1: MARKED.print_properties}) == Change.NOTHING
    assert (
        editor.set_print_properties({0: PrintProperties(numbering=Numbering.NONE)})
        == Change.CONTENT
    )
    assert editor.tree.root.content.print_properties.numbering is Numbering.NONE
