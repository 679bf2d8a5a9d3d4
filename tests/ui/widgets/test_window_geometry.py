"""A window that comes to another screen than was thought when it was made."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from gobanapp.ui.widgets.window_geometry import FitToScreen, available_size

TOO_LARGE = QSize(2400, 1800)


@pytest.fixture
def window(qtbot):
    """A window that fits on no screen, just shown."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(TOO_LARGE)
    window.show()
    FitToScreen(window)
    return window


def come_to_its_screen(window):
    window.windowHandle().screenChanged.emit(window.screen())


def test_it_fits_on_the_screen_where_it_opens(window):
    come_to_its_screen(window)
    assert window.size() == available_size(window)


def test_it_keeps_its_size_on_a_screen_that_is_large_enough(window):
    window.resize(300, 200)
    come_to_its_screen(window)
    assert window.size() == QSize(300, 200)


def test_it_keeps_its_size_when_it_is_dragged_later(qtbot, window):
    qtbot.waitUntil(lambda: not window.findChildren(FitToScreen), timeout=10_000)
    come_to_its_screen(window)
    assert window.size() == TOO_LARGE
