from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QImage, QPainter

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.game.markup import Mark
from gobanapp.paint.drawing_painter import draw_book_diagram
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from tests.board_text import parse_board

P = Point.parse
SIDE = 700
VIEW = BoardView(board=parse_board(". X O\nO X .\n. X O"))


def drawn(view):
    """Return a picture of ``view`` as in books, and where everything is on it."""
    geometry = Geometry.for_view(view, Rect(0, 0, SIDE, SIDE))
    paper = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    paper.fill("white")
    with QPainter(paper) as painter:
        draw_book_diagram(painter, view, geometry)
    return paper, geometry


@pytest.fixture
def at(pixels):
    """A function: how bright a board is around a point, as columns and rows of pixels."""

    def at(view, name, reach=0.5):
        paper, geometry = drawn(view)
        x, y = map(round, geometry.crossing(P(name)))
        half = round(reach * geometry.step_x)
        around = paper.copy(x - half, y - half, 2 * half + 1, 2 * half + 1)
        return pixels(around)[..., 0]

    return at


def test_stones_are_black_and_white(at):
    black, white = at(VIEW, "B2"), at(VIEW, "A2")
    middle = len(black) // 2
    assert black[middle, middle] == 0
    assert white[middle, middle] == 255
    assert white.min() == 0  # its outline


def test_everything_is_black_or_white_but_the_edges(pixels):
    view = BoardView(
        board=VIEW.board,
        dead=frozenset({P("B1"), P("C3")}),
        territory=ByColor(frozenset({P("C3"), P("A3")}), frozenset({P("B1"), P("C2")})),
        blocks=(frozenset({P("A1")}), frozenset({P("C2")})),
    )
    paper, _ = drawn(view)
    picture = pixels(paper)[..., :3]
    assert (picture[..., 0] == picture[..., 2]).all()
    grey = (picture[..., 0] > 0) & (picture[..., 0] < 255)
    # Two grey pixels beside each other in both ways are an area, not an edge.
    area = grey[:-2, :-2] & grey[1:-1, 1:-1] & grey[2:, 2:] & grey[:-2, 2:] & grey[2:, :-2]
    assert area.mean() < 1e-4


def test_the_squares_of_territory_are_black_or_hollow(at):
    points = ByColor(frozenset({P("A3")}), frozenset({P("C2")}))
    view = BoardView(board=VIEW.board, territory=points)
    black, white = at(view, "A3", 0.1), at(view, "C2", 0.1)
    assert (black == 0).all()
    assert (white == 255).all()
    assert at(view, "C2", 0.2).min() == 0


@pytest.mark.parametrize(("name", "ink"), [("B2", 255), ("A2", 0), ("C2", 0)])
def test_a_mark_is_on_its_point_and_nowhere_else(at, name, ink):
    plain = VIEW
    marked = BoardView(board=VIEW.board, marks={P(name): Mark.SQUARE})
    before, after = at(plain, name), at(marked, name)
    inked = (after == ink) & (before != ink)
    middle = (len(inked) - 1) / 2
    for axis in (0, 1):
        seen = np.flatnonzero(inked.any(axis=axis))
        assert abs((seen[0] + seen[-1]) / 2 - middle) <= 1.5
        assert seen[-1] - seen[0] > 0.2 * len(inked)
    for other in {"A1", "B2", "A2", "C2", "C1"} - {name}:
        assert (at(marked, other, 0.45) == at(plain, other, 0.45)).all()


def test_dead_stones_are_small_and_crossed_and_have_no_square(at):
    owned = ByColor(frozenset({P("A2")}), frozenset({P("B2")}))
    view = BoardView(board=VIEW.board, dead=frozenset({P("B2"), P("A2")}), territory=owned)
    for name, color in (("B2", 0), ("A2", 255)):
        stone = at(view, name, 0.1)
        middle = len(stone) // 2
        assert stone[middle, middle] == 255 - color
        assert stone[middle, 0] == color
    assert (at(view, "B2", 0.42)[0] == 255).any()


def test_a_label_on_a_dead_stone_is_readable(at):
    view = BoardView(board=VIEW.board, dead=frozenset({P("B2")}), labels={P("B2"): "1"})
    assert at(view, "B2", 0.2).max() == 255


def test_unsettled_stones_are_hatched(at):
    view = BoardView(board=VIEW.board, unsettled=frozenset({P("B2"), P("A2")}))
    assert at(view, "B2", 0.3).max() == 255
    assert at(view, "A2", 0.3).min() == 0
    assert at(VIEW, "A2", 0.3).min() == 255


def test_unsettled_stones_that_count_as_dead_are_hatched_too(at):
    stones = frozenset({P("B2"), P("A2")})
    dead = BoardView(board=VIEW.board, dead=stones)
    both = replace(dead, unsettled=stones)
    for name in ("B2", "A2"):
        assert (at(both, name, 0.3) != at(dead, name, 0.3)).any()


def test_the_last_block_stands_out(at):
    first, last = frozenset({P("A1")}), frozenset({P("C1")})
    board = Board.empty(3)

    def ink(name):
        return (at(BoardView(board=board, blocks=(first, last)), name, 0.55) < 128).sum()

    assert ink("C1") > 1.3 * ink("A1")


def test_pointer_marks_are_not_printed():
    view = BoardView(
        board=VIEW.board, ghost=(P("A1"), Color.BLACK), forbidden=P("A3"), cursor=P("C2")
    )
    assert drawn(view)[0] == drawn(VIEW)[0]
