"""The loupe above a finger."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.geometry import Geometry, Rect
from gobanapp.diagram.theme import KAYA
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.loupe import Loupe, lens_width, loupe_rect

lines = st.integers(1, 52)
anywhere = st.tuples(st.floats(0, 1), st.floats(0, 1))


@given(lines, lines, st.integers(40, 2500), st.integers(40, 2500), anywhere, st.booleans())
def test_the_loupe_lies_within_the_widget(columns, rows, width, height, part, below):
    geometry = Geometry.fit(columns, rows, Rect(0, 0, width, height))
    lens = lens_width(geometry.step_x, width, height)
    finger, room = QPointF(part[0] * width, part[1] * height), QRectF(0, 0, width, height)
    place = loupe_rect(finger, lens, room, below=below)
    assert room.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(place)


@given(lines, st.integers(200, 2500), st.integers(210, 2500), anywhere, st.booleans())
def test_the_loupe_is_not_under_the_finger(lines, width, height, part, below):
    geometry = Geometry.fit(lines, lines, Rect(0, 0, width, height))
    lens = lens_width(geometry.step_x, width, height)
    finger = QPointF(part[0] * width, part[1] * height)
    place = loupe_rect(finger, lens, QRectF(0, 0, width, height), below=below)
    middle = place.center()
    away = max(abs(middle.x() - finger.x()), abs(middle.y() - finger.y()))
    assert away - lens / 2 > 30


def test_the_loupe_is_above_or_below_the_finger():
    room = QRectF(0, 0, 700, 740)
    assert loupe_rect(QPointF(350, 600), 200, room, below=False).bottom() < 600
    assert loupe_rect(QPointF(350, 40), 200, room, below=False).top() > 40
    assert loupe_rect(QPointF(350, 100), 200, room, below=True).top() > 100
    assert loupe_rect(QPointF(350, 700), 200, room, below=True).bottom() < 700


@pytest.fixture
def board_loupe(qtbot):
    board_loupe = BoardWidget(BoardView(board=Board.empty(19)), KAYA)
    board_loupe.resize(600, 640)
    qtbot.addWidget(board_loupe)
    with qtbot.waitExposed(board_loupe):
        board_loupe.show()
    return board_loupe


def seen(board_loupe):
    return board_loupe.grab().toImage()


def test_the_loupe_is_round_and_centred_on_its_point(board_loupe):
    point = Point(9, 9)
    before = seen(board_loupe)
    loupe = Loupe(board_loupe)
    loupe.open()
    board_loupe.show_view(
        BoardView(board=Board.empty(19), ghost=(point, Color.BLACK), unconfirmed=point)
    )
    with_ghost = seen(board_loupe)
    loupe.magnify(point, QPointF(*board_loupe.board_geometry.center(point)), below=False)
    after = seen(board_loupe)
    box, ratio = loupe.geometry(), board_loupe.devicePixelRatioF()

    def color(image, x, y):
        return image.pixelColor(round(x * ratio), round(y * ratio))

    for x, y in ((box.left() + 2, box.top() + 2), (box.right() - 2, box.bottom() - 2)):
        assert color(after, x, y) == color(before, x, y)
    middle = box.center()
    ghost = color(with_ghost, *(value + 5 for value in board_loupe.board_geometry.center(point)))
    magnified = color(after, middle.x() + 10, middle.y() + 10)
    assert abs(magnified.lightness() - ghost.lightness()) < 12
    assert abs(magnified.lightness() - color(before, middle.x() + 10, middle.y()).lightness()) > 25


def test_a_closed_loupe_leaves_no_trace(board_loupe):
    before = seen(board_loupe)
    loupe = Loupe(board_loupe)
    loupe.open()
    loupe.magnify(Point(3, 3), QPointF(200, 400), below=False)
    assert seen(board_loupe) != before
    loupe.dismiss()
    assert not loupe.is_open
    assert seen(board_loupe) == before
