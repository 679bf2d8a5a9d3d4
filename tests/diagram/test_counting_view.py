"""The board view of a step of a count by hand."""

from gobanapp.diagram.frame import WITHOUT_COORDINATES
from gobanapp.diagram.game_view import counting_view
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import CountStep, CountStepKind
from gobanapp.rules.point import Point
from tests.board_text import parse_board


def points(names):
    return frozenset(Point.parse(name) for name in names.split())


BOARD = parse_board("""
    O X . O .
    . X O O .
    . X O . .
""")


def step(**more):
    return CountStep(
        kind=CountStepKind.BLOCK, board=BOARD, lids=ByColor(0, 0), totals=ByColor(0, 0), **more
    )


def test_the_stones_as_the_step_leaves_them():
    view = counting_view(step(), WITHOUT_COORDINATES)
    assert (view.board, view.frame) == (BOARD, WITHOUT_COORDINATES)
    assert view.blocks == ()


def test_empty_territory_that_still_counts_has_squares():
    territory = ByColor(points("A1 A2 A3"), points("D1 E1"))
    view = counting_view(step(territory=territory))
    assert view.territory == ByColor(points("A1 A2"), points("D1 E1"))
    assert view.board[Point.parse("A3")] is Color.WHITE


def test_the_block_of_the_step_is_outlined_last():
    first, second, third = points("A1 A2"), points("D1"), points("E1 E2")
    counted = first | second | third
    view = counting_view(step(block=third, counted=counted), earlier=[first, second])
    assert view.blocks == (first, second, third)


def test_a_step_without_a_block_highlights_none():
    first = points("A1 A2")
    view = counting_view(step(counted=first), earlier=[first])
    assert view.blocks == (first, frozenset())


def test_unlisted_blocks_are_outlined_together():
    view = counting_view(step(block=points("E1"), counted=points("A1 D1 E1")))
    assert view.blocks == (points("A1 D1"), points("E1"))
    view = counting_view(
        step(block=points("E1"), counted=points("A1 D1 E1")), earlier=[points("A1")]
    )
    assert view.blocks == (points("A1"), points("D1"), points("E1"))
