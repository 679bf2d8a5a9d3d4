import numpy as np

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.frame import WITHOUT_COORDINATES
from gobanapp.diagram.theme import BOOK
from gobanapp.paint.captioned_image import board_image
from tests.board_text import parse_board

VIEW = BoardView(board=parse_board(". X .\nO X .\n. . ."))


def test_an_image_has_the_requested_size():
    image = board_image(VIEW, 321, 345)
    assert (image.width(), image.height()) == (321, 345)


def test_an_image_has_its_wood(pixels):
    """A plain colour would hardly change from one pixel to the next."""
    picture = pixels(board_image(VIEW, 600, 640))[..., 0]
    grain = np.abs(np.diff(picture[30:60, 100:500], axis=1))
    assert grain.mean() > 0.5


def test_equal_views_make_equal_images():
    assert board_image(VIEW, 200, 210) == board_image(VIEW, 200, 210)


def test_a_printed_image_is_black_and_white(pixels):
    view = BoardView(board=VIEW.board, frame=WITHOUT_COORDINATES)
    picture = pixels(board_image(view, 300, 320, BOOK))
    assert (picture[..., 0] == picture[..., 2]).all()
    assert {0, 255} <= set(np.unique(picture[..., 0]))
