"""The wording of the dialogs about a file: its faults and its text encoding."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QPlainTextEdit, QTableView

from gobanapp.storage.document_file import read_document
from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog
from gobanapp.ui.record.file.problem_report import FileProblems
from gobanapp.ui.record.file.problems_dialog import ReportDialog
from tests.ui.lookup import find
from tests.ui.record.file.test_encoding_dialog import RUSSIAN, TEXT, choose
from tests.ui.record.file.test_problems_dialog import DATA


@pytest.fixture
def encoding_dialog(qtbot):
    def make(data=RUSSIAN, current="cp1251"):
        dialog = TextEncodingDialog(data, current)
        qtbot.addWidget(dialog)
        return dialog

    return make


def note(dialog):
    return find(dialog, "note", QLabel).text()


def test_what_is_copied_of_the_faults(qtbot):
    report = FileProblems()
    report.show_record(read_document(DATA, Path("game.sgf"), None))
    qtbot.waitUntil(lambda: report.is_complete)
    dialog = ReportDialog(report)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "Faults in game.sgf"
    model = dialog.findChild(QTableView).model()
    headers = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(5)]
    assert headers == ["Line", "Column", "Property", "Fault", "Code"]
    assert [model.line(row) for row in range(model.rowCount())] == [
        "The text was read as Unicode (UTF-8).",
        "1:1: There is text outside the games: junk (text-outside-game)",
        "2:9: A point of AB is not on the board: zz (point-off-board)",
        "3:2: The property B stands in this node twice. (repeated-property)",
        "3:2: Several moves stand in the same node: B[aa] B[bb] (several-moves)",
    ]
    report.show_record(read_document(RUSSIAN, None, None))
    dialog = ReportDialog(report)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "Faults"
    assert dialog.findChild(QTableView).model().line(0) == (
        "The text was read as Cyrillic (Windows-1251), which is a guess."
    )
    texts = [find(dialog, name, QAbstractButton).text() for name in ("copy-all", "close")]
    assert texts == ["Copy &All", "Close"]


def test_the_encodings_and_what_comes_out(encoding_dialog):
    dialog = encoding_dialog()
    encodings = find(dialog, "encodings", QListWidget)
    assert encodings.item(0).text() == "As the file says, or as guessed"
    assert encodings.currentItem().text() == "Cyrillic (Windows-1251) · in use"
    assert find(dialog, "preview", QPlainTextEdit).toPlainText() == (
        "Black: Петров\nWhite: Ann\nComment: Черные выиграли\nComment: Хороший ход"
    )
    assert find(dialog, "read-again", QAbstractButton).text() == "Read &Again"


def test_what_is_noted_of_an_encoding(encoding_dialog):
    dialog = encoding_dialog()
    assert note(dialog) == ""
    choose(dialog, "utf-8")
    assert note(dialog) == "Not all of the text fits this encoding: see line 1."
    choose(dialog, None)
    assert note(dialog) == "This is Cyrillic (Windows-1251), which is a guess."
    dialog = encoding_dialog(TEXT.encode(), "utf-8")
    choose(dialog, None)
    assert note(dialog) == "This is Unicode (UTF-8)."
    dialog = encoding_dialog(b"(;PB[Ann];B[aa]C[good])", "utf-8")
    assert note(dialog) == "It has plain letters only: they read the same in most encodings."
    long = ("(" + 5000 * ";C[Ход Черных]" + ")").encode("koi8-r")
    assert note(encoding_dialog(long, "koi8-r")) == (
        "Only the beginning of the file has been looked at."
    )
