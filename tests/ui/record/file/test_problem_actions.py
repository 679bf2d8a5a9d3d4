"""What the window tells of the file that is open."""

import pytest
from PySide6.QtWidgets import QLabel, QListWidget

from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.storage.settings import Settings
from gobanapp.text.file_text import cannot_keep_journal
from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog
from gobanapp.ui.record.file.problems_dialog import ReportDialog
from gobanapp.ui.record.games.file_games_dialog import GamesDialog
from gobanapp.ui.window.main_window import MainWindow
from tests.ui.lookup import answer, find, press

DAMAGED = "(;SZ[9]PB[古力];B[zz];W[cc])\n(;SZ[9];B[aa];W[yy])".encode("gb18030")


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


def test_a_bar_tells_of_faults_and_of_a_guess(damaged):
    bar = damaged.window.components.file_problems_bar
    assert bar.isVisible()
    assert "2" in words(bar)
    assert "GB18030" in words(bar)
    damaged.click("A1")
    assert damaged.window.components.saves.save()
    assert not bar.isVisible()


def test_the_list_leads_to_the_place_also_in_another_game(damaged):
    press(damaged.window.components.file_problems_bar, "show-problems")
    dialog = damaged.window.findChild(ReportDialog)
    assert dialog.isVisible()
    problem = damaged.window.components.file_problems.report.problems[1]
    dialog.problem_requested.emit(damaged.window.components.file_problems.report.node_of(problem))
    assert damaged.session.document.index == 1
    assert damaged.game.current_id == 2
    dialog.problem_requested.emit(None)
    assert damaged.game.current_id == 2


def test_the_bar_leads_to_another_encoding(damaged):
    def choose(dialog):
        offered = dialog.findChild(QListWidget)
        while dialog.chosen() != "cp949":
            offered.setCurrentRow((offered.currentRow() + 1) % offered.count())
        dialog.accept()

    answer(TextEncodingDialog, choose)
    press(damaged.window.components.file_problems_bar, "change-encoding")
    assert damaged.session.document.origin.encoding == "cp949"


def test_a_record_that_is_there_from_the_beginning_has_its_bar(qtbot, tmp_path):
    session = Session(read_document(DAMAGED, tmp_path / "damaged.sgf", None))
    window = MainWindow(session, Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: "2" in words(window.components.file_problems_bar))


def test_that_the_journal_fails_is_told_for_as_long_as_it_does(table):
    table = table()
    table.window.show_journal_failure(OSError(28, "full"))
    table.click("D4 Q4")
    warning = find(table.window.statusBar(), "journal-failure", QLabel)
    assert warning.isVisible()
    assert warning.text() == cannot_keep_journal(OSError(28, "full"))
    table.window.show_journal_failure(None)
    assert not warning.isVisible()
