"""Fonts need an application; pictures are compared as arrays of numbers."""

import numpy as np
import pytest
from PySide6.QtGui import QImage

from gobanapp.diagram.geometry import Geometry, Rect
from tests.paint.shared_ground import share_grounds


@pytest.fixture(autouse=True)
def _application(qapp):
    pass


@pytest.fixture
def pixels():
    """A function: a picture as an array of height x width x (red, green, blue, alpha).

    Its numbers are signed, so that pictures can be subtracted, and no larger than that takes: wide
    integers take most of the time of these tests.
    """

    def pixels(picture: QImage) -> np.ndarray:
        picture = picture.convertToFormat(QImage.Format.Format_RGBA8888)
        rows = np.frombuffer(picture.constBits(), np.uint8)
        rows = rows.reshape(picture.height(), picture.bytesPerLine())
        return rows[:, : 4 * picture.width()].reshape(picture.height(), -1, 4).astype(np.int16)

    return pixels


@pytest.fixture
def shared_grounds(monkeypatch):
    """Boards without stones are drawn once: for tests of what stands on them."""
    share_grounds(monkeypatch)


@pytest.fixture
def fitted():
    """A function: the geometry of a view's board in a picture of some size."""

    def fitted(view, width=400, height=420, ratio=1.0):
        board, rect = view.board, Rect(0, 0, width, height)
        return Geometry.fit(board.width, board.height, rect, ratio, view.frame)

    return fitted
