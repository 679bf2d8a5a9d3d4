import pytest
from PySide6.QtGui import QColor

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.theme import KAYA
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.takeback_arc import TakebackArc
from tests.ui.board.painting import watch_painting

POINT = Point(4, 4)
VIEW = BoardView(board=Board.empty(9).with_stones(Color.BLACK, [POINT]), last_move=POINT)


@pytest.fixture
def board(qtbot):
    board = BoardWidget(VIEW, KAYA)
    board.resize(500, 520)
    qtbot.addWidget(board)
    with qtbot.waitExposed(board):
        board.show()
    return board


@pytest.fixture
def arc(board):
    return TakebackArc(board)


def show(arc, board, part):
    arc.show_remaining(POINT, part, board.board_geometry, board.theme)
    return board.grab().toImage()


def inked(image):
    accent = QColor(KAYA.accent)
    columns, rows = range(150, 350), range(150, 370)  # around the stone in the middle
    return {
        (x, y)
        for x in columns
        for y in rows
        if abs(image.pixelColor(x, y).hue() - accent.hue()) < 8
        and image.pixelColor(x, y).saturation() > 80
    }


def test_the_arc_circles_the_stone_clockwise_from_the_top(board, arc):
    x, y = board.board_geometry.center(POINT)
    whole, half = inked(show(arc, board, 1.0)), inked(show(arc, board, 0.5))
    assert len(whole) > 150
    radii = [((px - x) ** 2 + (py - y) ** 2) ** 0.5 for px, py in whole]
    step = board.board_geometry.step_x
    assert 0.44 * step < min(radii)
    assert max(radii) < 0.56 * step
    assert {px > x for px, _ in whole} == {True, False}
    assert half < whole
    assert min(px for px, _ in half) > x - 2  # the right half
    assert {py > y for _, py in half} == {True, False}


def test_more_than_all_is_all(board, arc):
    assert inked(show(arc, board, 1.7)) == inked(show(arc, board, 1.0))


def test_the_arc_repaints_only_the_box_of_its_stone(board, arc, qtbot, monkeypatch):
    show(arc, board, 1.0)
    painted = watch_painting(monkeypatch)
    arc.show_remaining(POINT, 0.8, board.board_geometry, board.theme)
    qtbot.waitUntil(lambda: bool(painted))
    for _, box in painted:
        assert max(box.width(), box.height()) < 1.4 * board.board_geometry.step_x


def test_an_ended_arc_leaves_no_trace(board, arc):
    before = board.grab().toImage()
    assert show(arc, board, 0.6) != before
    arc.end()
    assert arc.point is None
    assert board.grab().toImage() == before


def test_mouse_events_pass_through(board, arc):
    show(arc, board, 1.0)
    assert board.childAt(arc.geometry().center()) is None
