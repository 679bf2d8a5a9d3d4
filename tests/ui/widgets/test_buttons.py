"""The focus rings of painted buttons, and the text of shrinking ones."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.buttons import (
    CloseButton,
    TransportButton,
    TransportSign,
    shrinking_button,
)


@pytest.fixture(autouse=True)
def _as_before(qapp):
    yield
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


@pytest.mark.parametrize(
    "button",
    [lambda: CloseButton("Close"), lambda: TransportButton(TransportSign.FORWARD, "Forward")],
)
@pytest.mark.parametrize("colors", appearance.APPEARANCES)
def test_the_focus_ring_has_the_accent_colour(qtbot, qapp, button, colors):
    appearance.apply_appearance(qapp, colors)
    window = QWidget()
    layout = QVBoxLayout(window)
    other, made = QLineEdit(), button()
    layout.addWidget(other)
    layout.addWidget(made)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    accent = made.palette().color(QPalette.ColorRole.Highlight)
    thick = appearance.current_appearance().focus

    def edge():
        picture = made.grab().toImage()
        return picture.pixelColor(int(thick / 2), picture.height() // 2)

    other.setFocus()
    assert edge() != accent
    made.setFocus()
    assert edge() == accent


def test_a_shrinking_button_fits_each_new_text(qtbot):
    button = shrinking_button("Skip", "skip", lambda: None)
    qtbot.addWidget(button)
    button.resize(100, 40)
    button.show()
    usual = button.fontMetrics().horizontalAdvance("Skip")
    for text in ("A text that is far too long", "Skip"):
        button.setText(text)
        assert button.fontMetrics().horizontalAdvance(text) <= button.width()
    assert button.fontMetrics().horizontalAdvance("Skip") == usual


def test_a_shrunk_button_keeps_its_height(qtbot):
    button = shrinking_button("A text that is far too long", "long", lambda: None)
    qtbot.addWidget(button)
    button.show()
    heights = set()
    for width in (600, 120, 70):
        button.resize(width, 40)
        heights |= {button.sizeHint().height(), button.minimumSizeHint().height()}
    assert len(heights) == 1


@pytest.mark.usefixtures("font_rounding")
@pytest.mark.parametrize("width", [41, 48, 80, 100, 120])
def test_the_text_of_a_shrinking_button_fits_between_its_margins(qtbot, width):
    button = shrinking_button("Pagina seguente", "next", lambda: None)
    qtbot.addWidget(button)
    button.resize(width, 40)
    button.show()
    assert button.fontMetrics().horizontalAdvance(button.text()) <= width - 24
