from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.figure import Figure, NumberedComment, UnshownMoves
from gobanapp.diagram.figure_numbering import with_numbers_after
from gobanapp.rules.board import Board
from gobanapp.rules.point import Point

FIGURE = Figure(
    view=BoardView(board=Board.empty(9), numbers={Point(0, 0): 1, Point(1, 1): 4}),
    moves=(1, 4),
    unshown_moves=(UnshownMoves((2,), 1), UnshownMoves((6,), "A")),
    passes=(3,),
    comments=(NumberedComment(None, "before"), NumberedComment(4, "after")),
)


def test_all_numbers_are_shifted():
    later = with_numbers_after(FIGURE, 50)
    assert later.view.numbers == {Point(0, 0): 51, Point(1, 1): 54}
    assert later.moves == (51, 54)
    assert later.unshown_moves == (UnshownMoves((52,), 51), UnshownMoves((56,), "A"))
    assert later.passes == (53,)
    assert later.comments == (NumberedComment(None, "before"), NumberedComment(54, "after"))


def test_a_shift_of_zero_returns_the_same_figure():
    assert with_numbers_after(FIGURE, 0) is FIGURE
