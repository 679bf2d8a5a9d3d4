"""The bar that tells of an estimate."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QVBoxLayout, QWidget

from gobanapp.rules.estimate import Estimate
from gobanapp.text.scoring_text import expected_lead
from gobanapp.ui.count.estimate_bar import EstimateBar
from gobanapp.ui.widgets import appearance
from tests.conftest import PSEUDO
from tests.ui.lookup import find, press

AHEAD = Estimate(ownership={}, lead=12, spread=7)
EVEN = Estimate(ownership={}, lead=-1, spread=15)


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
    """Return the lead and the note beside it, "" where it is hidden."""
    labels = find(bar, "lead", QLabel), find(bar, "note", QLabel)
    return tuple(label.text() if label.isVisible() else "" for label in labels)


def test_it_is_hidden_until_its_owner_shows_it(window):
    bar = window.findChild(EstimateBar)
    assert not bar.isVisible()
    bar.show_estimate(AHEAD)
    assert not bar.isVisible()


def test_it_tells_the_lead_and_that_it_is_no_count(bar):
    working, note = texts(bar)
    assert working
    assert note
    for estimate in (AHEAD, EVEN):
        bar.show_estimate(estimate)
        assert texts(bar) == (expected_lead(estimate), note)
    bar.show_estimate(None)
    assert texts(bar) == (working, note)


def test_it_can_be_closed_with_mouse_and_keys(qtbot, bar):
    close = find(bar, "close-estimate", QAbstractButton)
    assert close.accessibleName()
    with qtbot.waitSignal(bar.closed):
        press(bar, "close-estimate")
    assert bar.isVisible()
    close.setFocus()
    with qtbot.waitSignal(bar.closed):
        QTest.keyClick(close, Qt.Key.Key_Space)


def test_with_less_room_it_uses_fewer_words(qtbot, window, bar):
    bar.show_estimate(EVEN)
    long, brief = expected_lead(EVEN), expected_lead(EVEN, with_range=False)
    _, note = texts(bar)
    found = []
    for width in range(900, 160, -5):
        window.resize(width, 200)
        QApplication.processEvents()
        if texts(bar) not in found:
            found.append(texts(bar))
    short_note = found[1][1]
    assert 0 < len(short_note) < len(note)
    assert found == [(long, note), (long, short_note), (brief, short_note), (brief, "")]
    assert find(bar, "lead").accessibleName() == f"{long}. {note}."
    window.resize(900, 200)
    qtbot.waitUntil(lambda: texts(bar) == (long, note))


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


@pytest.mark.parametrize("theme", [appearance.LIGHT, appearance.DARK], ids=lambda theme: theme.name)
def test_its_ground_is_told_from_the_window(qapp, bar, theme):
    palette = qapp.palette()
    sheet = qapp.styleSheet()
    appearance.apply_appearance(qapp, theme)
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
