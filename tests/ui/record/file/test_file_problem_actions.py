"""The bar about problems of the open file."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gobanapp.session.session import Session
from gobanapp.sgf.file_problems import FileProblem, FileProblemCode
from gobanapp.storage.document_file import read_document
from gobanapp.storage.settings import Settings
from gobanapp.text.file_text import cannot_keep_journal, encoding_name
from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog
from gobanapp.ui.record.file.file_problem_actions import FileProblemsBar
from gobanapp.ui.record.file.file_problems_dialog import ReportDialog
from gobanapp.ui.record.games.file_games_dialog import GamesDialog
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.labels import ElidedLabel
from gobanapp.ui.window.main_window import MainWindow
from tests.ui.lookup import answer, find, press

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


def test_harmless_problems_do_not_show_the_bar(bar):
    code = FileProblemCode.REPEATED_PROPERTY
    understood = FileProblem(code=code, line=1, column=1, property="AB")
    bar.show_origin(origin(SURE), 3 * [understood])
    assert not bar.isVisible()
    bar.show_origin(origin(SURE), [understood, PROBLEM, understood])
    assert bar.isVisible()
    assert "1" in told(bar)


def buttons(bar):
    """Return the names of the buttons that are there, besides the one that closes the bar."""
    return [b.objectName() for b in bar.findChildren(QPushButton) if b.isVisible()]


@pytest.mark.parametrize("shown", [None, SURE, GUESSED])
def test_the_bar_is_hidden_without_problems(bar, shown):
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


def test_problems_and_a_guessed_encoding(bar):
    bar.show_origin(origin(GUESSED), 3 * [PROBLEM])
    assert "3" in told(bar)
    assert ENCODING in told(bar)
    assert buttons(bar) == ["show-problems", "change-encoding"]


def test_a_dismissed_bar_stays_hidden_until_the_next_file(bar):
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


def test_with_still_less_room_the_buttons_stand_below_the_words(qtbot, window, bar):
    bar.show_origin(origin(GUESSED), 3 * [PROBLEM])
    label = find(bar, "told", ElidedLabel)
    wanted = label.fontMetrics().horizontalAdvance("3 file problems")
    for_buttons = sum(b.sizeHint().width() + SPACE for b in bar.findChildren(QAbstractButton))
    window.resize(for_buttons + 6 * SPACE, 200)  # with the margins of the bar and around it
    qtbot.waitUntil(lambda: label.geometry().bottom() < find(bar, "show-problems").y())
    assert label.width() >= wanted
    for button in bar.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width()
        assert bar.rect().contains(button.geometry())
    window.resize(900, 200)
    qtbot.waitUntil(lambda: label.geometry().right() < find(bar, "show-problems").x())


def test_the_bar_never_widens_the_window(qtbot, window, bar):
    bar.show_origin(origin(GUESSED), 3 * [PROBLEM])
    assert window.minimumSizeHint().width() < 100
    window.resize(330, 200)
    qtbot.waitUntil(lambda: find(bar, "told", ElidedLabel).text().endswith("…"))
    assert find(bar, "told", ElidedLabel).toolTip() != ""


def test_the_bar_is_one_line_with_focusable_buttons(bar):
    bar.show_origin(origin(GUESSED), [PROBLEM])
    line = bar.findChild(QPushButton).sizeHint().height()
    assert line <= bar.height() < 2 * line
    for button in bar.findChildren(QAbstractButton):
        assert button.focusPolicy() is Qt.FocusPolicy.TabFocus
        assert button.accessibleName()


def test_its_background_differs_from_the_window(bar):
    bar.show_origin(origin(SURE), [PROBLEM])
    picture = bar.grab().toImage()
    colors = [picture.pixelColor(1, y).name() for y in (1, bar.height() - 1)]
    roles = QPalette.ColorRole
    assert colors == [bar.palette().color(role).name() for role in (roles.AlternateBase, roles.Mid)]


DAMAGED = "(;SZ[9]PB[古力];B[zy];W[cc])\n(;SZ[9];B[aa];W[yy])".encode("gb18030")


@pytest.fixture
def damaged(table, qtbot, tmp_path):
    path = tmp_path / "damaged.sgf"
    path.write_bytes(DAMAGED)
    table = table()
    table.window.open_file(path)
    table.window.findChild(GamesDialog).reject()
    qtbot.waitUntil(lambda: table.window.components.file_problems.report.is_complete)
    return table


def words(bar):
    return find(bar, "told", QLabel).accessibleName()


def test_a_bar_reports_problems_and_guesses(damaged, qtbot):
    bar = damaged.window.components.file_problems_bar
    assert bar.isVisible()
    assert "2" in words(bar)
    damaged.window.resize(1180, 752)  # with less room it says only that there is a guess
    qtbot.waitUntil(lambda: "GB18030" in words(bar))
    damaged.click("A1")
    assert damaged.window.components.saves.save()
    assert not bar.isVisible()


def test_problems_lead_to_their_nodes_in_any_game(damaged):
    press(damaged.window.components.file_problems_bar, "show-problems")
    dialog = damaged.window.findChild(ReportDialog)
    assert dialog.isVisible()
    problem = damaged.window.components.file_problems.report.problems[1]
    dialog.problem_requested.emit(damaged.window.components.file_problems.report.node_of(problem))
    assert damaged.session.document.index == 1
    assert damaged.game.current_id == 2
    dialog.problem_requested.emit(None)
    assert damaged.game.current_id == 2


def test_the_list_is_opened_only_once(damaged):
    bar = damaged.window.components.file_problems_bar
    press(bar, "show-problems")
    press(bar, "show-problems")
    (dialog,) = damaged.window.findChildren(ReportDialog)
    assert dialog.isVisible()
    dialog.reject()
    press(bar, "show-problems")
    assert any(each.isVisible() for each in damaged.window.findChildren(ReportDialog))


def test_the_bar_opens_the_encoding_dialog(damaged):
    def choose(dialog):
        offered = dialog.findChild(QListWidget)
        while dialog.chosen() != "cp949":
            offered.setCurrentRow((offered.currentRow() + 1) % offered.count())
        dialog.accept()

    answer(TextEncodingDialog, choose)
    press(damaged.window.components.file_problems_bar, "change-encoding")
    assert damaged.session.document.origin.encoding == "cp949"


def test_a_record_given_at_the_start_shows_its_bar(qtbot, tmp_path):
    session = Session(read_document(DAMAGED, tmp_path / "damaged.sgf", None))
    window = MainWindow(session, Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: "2" in words(window.components.file_problems_bar))


def test_the_bar_stays_while_the_journal_fails(table):
    table = table()
    table.window.show_journal_failure(OSError(28, "full"))
    table.click("D4 Q4")
    warning = find(table.window.statusBar(), "journal-failure", QLabel)
    assert warning.isVisible()
    assert warning.text() == cannot_keep_journal(OSError(28, "full"))
    table.window.show_journal_failure(None)
    assert not warning.isVisible()
