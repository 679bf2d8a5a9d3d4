"""A fault of PySide6 that kills the program, so that no release with it is let in unnoticed."""

import ctypes
import sys

import pytest
from PySide6.QtGui import QColor, QImage, QPainter


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None can no longer be freed")
def test_void_calls_keep_the_reference_count_of_none():
    """PySide6 6.12.0 takes one reference from None with each such call.

    Before Python 3.12 None is counted like any other object. The interpreter starts with some
    thousand references to it, and when they are used up it aborts: a board of 150 stones dies at
    its 25th repaint, and small tests notice nothing. So that this test fails instead, None first
    gets more references than the fault can take.
    """
    calls = 20_000
    for _ in range(2 * calls):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(None))
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    colour = QColor("black")
    with QPainter(image) as painter:
        painter.setPen(colour)  # the first call loads things
        before = sys.getrefcount(None)
        for _ in range(calls):
            painter.setPen(colour)
        change = sys.getrefcount(None) - before
    assert abs(change) < calls // 10
