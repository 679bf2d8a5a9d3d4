from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.figure import Elsewhere, Figure, Remark
from gobanapp.diagram.renumbering import counted_on
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point

FIGURE = Figure(
    view=BoardView(board=Board.empty(9), numbers={Point(0, 0): 1, Point(1, 1): 4}),
    moves=(1, 4),
    elsewhere=(Elsewhere((2,), 1), Elsewhere((6,), "A")),
    passes=(3,),
    remarks=(Remark(None, "before"), Remark(4, "after")),
)


def test_all_numbers_go_on():
    later = counted_on(FIGURE, 50)
    assert later.view.numbers == {Point(0, 0): 51, Point(1, 1): 54}
    assert later.moves == (51, 54)
    assert later.elsewhere == (Elsewhere((52,), 51), Elsewhere((56,), "A"))
    assert later.passes == (53,)
    assert later.remarks == (Remark(None, "before"), Remark(54, "after"))


def test_nothing_is_added_to_the_first():
    assert counted_on(FIGURE, 0) is FIGURE
