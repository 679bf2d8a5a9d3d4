"""What the window tells of the file that is open."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from gobanapp.ui.dialogs.games import GamesDialog
from gobanapp.ui.dialogs.report import ReportDialog
from gobanapp.ui.dialogs.text_encoding import TextEncodingDialog
from gobanapp.ui.files.record_file import read_record
from gobanapp.ui.main_window import MainWindow
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from tests.ui.answering import answer

DAMAGED = "(;SZ[9]PB[古力];B[zz];W[cc])\n(;SZ[9];B[aa];W[yy])".encode("gb18030")


@pytest.fixture
def damaged(table, qtbot, tmp_path):
    path = tmp_path / "damaged.sgf"
    path.write_bytes(DAMAGED)
    table = table()
    table.window.open_file(path)
    table.window.findChild(GamesDialog).reject()
    qtbot.waitUntil(lambda: table.window.parts.reports.report.is_complete)
    return table


def words(bar):
    return " ".join(label.accessibleName() or label.text() for label in bar.findChildren(QLabel))


def bar_button(table, text):
    buttons = table.window.parts.report_bar.findChildren(QPushButton)
    return next(b for b in buttons if b.text().startswith(text))


def test_a_bar_tells_of_faults_and_of_a_guess(damaged):
    bar = damaged.window.parts.report_bar
    assert bar.isVisible()
    assert "2 faults" in words(bar)
    assert "GB18030" in words(bar)
    damaged.click("A1")
    damaged.window.parts.saves._save_to(damaged.session.record.path)
    assert not bar.isVisible()


def test_the_list_leads_to_the_place_also_in_another_game(damaged):
    damaged.press(bar_button(damaged, "Show"))
    dialog = damaged.window.findChild(ReportDialog)
    assert dialog.isVisible()
    problem = damaged.window.parts.reports.report.problems[1]
    dialog.place_wanted.emit(damaged.window.parts.reports.report.place(problem))
    assert damaged.session.record.index == 1
    assert damaged.game.place == 2
    dialog.place_wanted.emit(None)
    assert damaged.game.place == 2


def test_the_bar_leads_to_another_encoding(damaged):
    def choose(dialog):
        row = next(
            row for row in range(dialog._list.count()) if "CP949" in dialog._list.item(row).text()
        )
        dialog._list.setCurrentRow(row)
        dialog.accept()

    answer(TextEncodingDialog, choose)
    damaged.press(bar_button(damaged, "Change"))
    assert damaged.session.record.origin.encoding == "cp949"


def test_a_record_that_is_there_from_the_beginning_has_its_bar(qtbot, tmp_path):
    session = Session(read_record(DAMAGED, tmp_path / "damaged.sgf", None))
    window = MainWindow(session, Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: "2 faults" in words(window.parts.report_bar))


def test_that_the_journal_fails_is_told_for_as_long_as_it_does(table):
    table = table()
    table.window.show_journal_failure(OSError(28, "full"))
    table.click("D4 Q4")
    (warning,) = (
        label
        for label in table.window.statusBar().findChildren(QLabel)
        if "save often" in label.text()
    )
    assert warning.isVisible()
    table.window.show_journal_failure(None)
    assert not warning.isVisible()
