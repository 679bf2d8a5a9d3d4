"""The bar that tells of faults in a file and of a guessed encoding."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractButton, QPushButton, QVBoxLayout, QWidget

from gobanapp.sgf.file_problems import FileProblem, FileProblemCode
from gobanapp.storage.document_file import read_document
from gobanapp.text.file_text import encoding_name
from gobanapp.ui.record.file.problems_bar import FileProblemsBar
from gobanapp.ui.widgets.labels import ElidedLabel
from tests.ui.lookup import find, press

SURE = b"(;SZ[9];B[aa])"
GUESSED = "(;SZ[9]PB[古力]C[黑棋胜了这一局,白棋投子认负])".encode("gb18030")
ENCODING = encoding_name("gb18030")
PROBLEM = FileProblem(code=FileProblemCode.STRAY_TEXT, line=1, column=1, found="x")


def origin(data, encoding=None):
    return read_document(data, None, None, encoding).origin


@pytest.fixture
def window(qtbot):
    """A window with the bar above all else."""
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(FileProblemsBar())
    column.addStretch()
    qtbot.addWidget(window)
    window.resize(900, 200)
    with qtbot.waitExposed(window):
        window.show()
    return window


@pytest.fixture
def bar(window):
    return window.findChild(FileProblemsBar)


def told(bar):
    """Return the text that is read aloud."""
    return find(bar, "told", ElidedLabel).accessibleName()


def buttons(bar):
    """Return the names of the buttons that are there, besides the one that closes the bar."""
    return [b.objectName() for b in bar.findChildren(QPushButton) if b.isVisible()]


@pytest.mark.parametrize("shown", [None, SURE, GUESSED])
def test_it_is_not_there_where_there_is_nothing_to_tell(bar, shown):
    bar.show_origin(shown and origin(shown, "gb18030"), [])
    assert not bar.isVisible()


@pytest.mark.parametrize("number", [1, 2])
def test_faults(qtbot, bar, number):
    bar.show_origin(origin(SURE), number * [PROBLEM])
    assert bar.isVisible()
    assert str(number) in told(bar)
    assert buttons(bar) == ["show-problems"]
    with qtbot.waitSignal(bar.list_requested):
        press(bar, "show-problems")


def test_a_guess(qtbot, bar):
    bar.show_origin(origin(GUESSED), [])
    assert ENCODING in told(bar)
    assert buttons(bar) == ["change-encoding"]
    with qtbot.waitSignal(bar.encoding_requested):
        press(bar, "change-encoding")


def test_both(bar):
    bar.show_origin(origin(GUESSED), 3 * [PROBLEM])
    assert "3" in told(bar)
    assert ENCODING in told(bar)
    assert buttons(bar) == ["show-problems", "change-encoding"]


def test_it_stays_away_until_the_next_file(bar):
    shown = origin(GUESSED)
    bar.show_origin(shown, [])
    press(bar, "dismiss")
    assert not bar.isVisible()
    bar.show_origin(shown, [PROBLEM])  # found a moment later
    assert not bar.isVisible()
    bar.show_origin(origin(GUESSED), [])
    assert bar.isVisible()
    bar.show_origin(None, [])
    bar.show_origin(shown, [])
    assert bar.isVisible()


def test_with_little_room_it_uses_fewer_words(qtbot, window, bar):
    bar.show_origin(origin(GUESSED), 3 * [PROBLEM])
    label, change = find(bar, "told", ElidedLabel), find(bar, "change-encoding", QPushButton)
    long = told(bar), change.text()
    window.resize(540, 200)
    qtbot.waitUntil(lambda: ENCODING not in told(bar))
    assert "3" in told(bar)
    assert label.text() == told(bar)
    assert len(told(bar)) < len(long[0])
    assert len(change.text()) < len(long[1])
    for button in bar.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width()
    window.resize(900, 200)
    qtbot.waitUntil(lambda: (told(bar), change.text()) == long)
    assert label.text() == label.accessibleName()


def test_it_never_makes_the_window_wider(qtbot, window, bar):
    bar.show_origin(origin(GUESSED), 3 * [PROBLEM])
    assert window.minimumSizeHint().width() < 100
    window.resize(330, 200)
    qtbot.waitUntil(lambda: find(bar, "told", ElidedLabel).text().endswith("…"))
    assert find(bar, "told", ElidedLabel).toolTip() != ""


def test_it_is_one_line_and_the_keyboard_reaches_it(bar):
    bar.show_origin(origin(GUESSED), [PROBLEM])
    line = bar.findChild(QPushButton).sizeHint().height()
    assert line <= bar.height() < 2 * line
    for button in bar.findChildren(QAbstractButton):
        assert button.focusPolicy() is Qt.FocusPolicy.TabFocus
        assert button.accessibleName()


def test_its_ground_is_told_from_the_window(bar):
    bar.show_origin(origin(SURE), [PROBLEM])
    picture = bar.grab().toImage()
    colors = [picture.pixelColor(1, y).name() for y in (1, bar.height() - 1)]
    roles = QPalette.ColorRole
    assert colors == [bar.palette().color(role).name() for role in (roles.AlternateBase, roles.Mid)]
