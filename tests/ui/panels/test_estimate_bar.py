"""The bar that tells of an estimate."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QVBoxLayout, QWidget

from gobanapp.rules.estimate import Estimate
from gobanapp.ui import look
from gobanapp.ui.panels.estimate_bar import EstimateBar
from gobanapp.ui.widgets.elided_label import ElidedLabel
from tests.conftest import PSEUDO

AHEAD = Estimate(ownership={}, lead=12, spread=7)
EVEN = Estimate(ownership={}, lead=-1, spread=15)
NOTE = "An estimate: no count"


@pytest.fixture
def window(qtbot):
    window = QWidget()
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    bar = EstimateBar()
    column.addWidget(bar)
    column.addStretch()
    qtbot.addWidget(window)
    window.resize(900, 200)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def bar(window):
    bar = window.findChild(EstimateBar)
    bar.show()
    return bar


def texts(bar):
    return [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]


def test_it_is_hidden_until_its_owner_shows_it(window):
    bar = window.findChild(EstimateBar)
    assert not bar.isVisible()
    bar.show_estimate(AHEAD)
    assert not bar.isVisible()


def test_it_tells_the_lead_and_that_it_is_no_count(bar):
    assert texts(bar) == ["Estimating…", NOTE]
    bar.show_estimate(AHEAD)
    assert texts(bar) == ["Black ahead by about 12 (5 to 19)", NOTE]
    bar.show_estimate(EVEN)
    assert texts(bar) == ["About even (Black by 14 to White by 16)", NOTE]
    bar.show_estimate(None)
    assert texts(bar) == ["Estimating…", NOTE]


def test_it_can_be_closed_with_mouse_and_keys(qtbot, bar):
    (close,) = bar.findChildren(QAbstractButton)
    assert close.accessibleName() == "Close the estimate"
    with qtbot.waitSignal(bar.closed):
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert bar.isVisible()
    close.setFocus()
    with qtbot.waitSignal(bar.closed):
        QTest.keyClick(close, Qt.Key.Key_Space)


def test_with_less_room_it_uses_fewer_words(qtbot, window, bar):
    bar.show_estimate(EVEN)
    found = []
    for width in range(900, 160, -5):
        window.resize(width, 200)
        QApplication.processEvents()
        if texts(bar) not in found:
            found.append(texts(bar))
    long = "About even (Black by 14 to White by 16)"
    assert found == [[long, NOTE], [long, "Estimate"], ["About even", "Estimate"], ["About even"]]
    (lead,) = bar.findChildren(ElidedLabel)
    assert lead.accessibleName() == f"{long}. {NOTE}."
    window.resize(900, 200)
    qtbot.waitUntil(lambda: texts(bar) == [long, NOTE])


def test_at_the_narrowest_window_the_number_is_there(qtbot, window, bar, type_size, language):
    window.resize(380, 200)
    bar.show_estimate(AHEAD)
    QApplication.processEvents()
    if (type_size, language) != (18, PSEUDO):
        assert "12" in texts(bar)[0]


def test_it_never_makes_the_window_wider_and_is_one_line(window, bar):
    bar.show_estimate(AHEAD)
    assert window.minimumSizeHint().width() < 300
    line = bar.findChild(QAbstractButton).sizeHint().height()
    assert line <= bar.height() < 2 * line


@pytest.mark.parametrize("theme", [look.LIGHT, look.DARK], ids=lambda theme: theme.name)
def test_its_ground_is_told_from_the_window(qapp, bar, theme):
    palette = qapp.palette()
    sheet = qapp.styleSheet()
    look.apply(qapp, theme)
    try:
        bar.show_estimate(AHEAD)
        picture = bar.grab().toImage()
        colors = [picture.pixelColor(1, y).name() for y in (1, bar.height() - 1)]
    finally:
        qapp.setPalette(palette)
        qapp.setStyleSheet(sheet)
    assert colors == [theme.raised, theme.line]
    assert QPalette.ColorRole.PlaceholderText in {
        label.foregroundRole() for label in bar.findChildren(QLabel)
    }
