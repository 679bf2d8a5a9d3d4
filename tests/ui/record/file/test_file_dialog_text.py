"""The wording of the dialogs about a file: its faults and its text encoding."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QPlainTextEdit, QTableView

from gobanapp.storage.document_file import read_document
from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog
from gobanapp.ui.record.file.file_problem_report import FileProblems
from gobanapp.ui.record.file.file_problems_dialog import ReportDialog
from tests.ui.lookup import find
from tests.ui.record.file.test_encoding_dialog import RUSSIAN, TEXT, choose
from tests.ui.record.file.test_file_problems_dialog import DATA


@pytest.fixture
def encoding_dialog(qtbot):
    def make(data=RUSSIAN, current="cp1251"):
        dialog = TextEncodingDialog(data, current)
        qtbot.addWidget(dialog)
        return dialog

    return make


def note(dialog):
    return find(dialog, "note", QLabel).text()


def test_the_copied_text_of_the_problems(qtbot):
    report = FileProblems()
    report.show_record(read_document(DATA, Path("game.sgf"), None))
    qtbot.waitUntil(lambda: report.is_complete)
    dialog = ReportDialog(report)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "Problems in game.sgf"
    model = dialog.findChild(QTableView).model()
    headers = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(5)]
    assert headers == ["Line", "Column", "Property", "Problem", "Code"]
    assert [model.line(row) for row in range(model.rowCount())] == [
        "The text was read as Unicode (UTF-8).",
        "1:1: Text outside the games: junk (text-outside-game)",
        "2:9: A point of AB is not on the board: zz (point-off-board)",
        "3:2: This node has the property B twice. (repeated-property)",
        "3:2: A node contains several moves: B[aa] B[bb] (several-moves)",
    ]
    report.show_record(read_document(RUSSIAN, None, None))
    dialog = ReportDialog(report)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "File Problems"
    assert dialog.findChild(QTableView).model().line(0) == (
        "The text was read as Cyrillic (Windows-1251) (a guess)."
    )
    texts = [find(dialog, name, QAbstractButton).text() for name in ("copy-all", "close")]
    assert texts == ["Copy &All", "Close"]


def test_encodings_and_their_preview(encoding_dialog):
    dialog = encoding_dialog()
    encodings = find(dialog, "encodings", QListWidget)
    assert encodings.item(0).text() == "As declared or guessed"
    assert encodings.currentItem().text() == "Cyrillic (Windows-1251) · in use"
    assert find(dialog, "preview", QPlainTextEdit).toPlainText() == (
        "Black: Петров\nWhite: Ann\nComment: Черные выиграли\nComment: Хороший ход"
    )
    assert find(dialog, "read-again", QAbstractButton).text() == "&Reopen"


def test_notes_about_an_encoding(encoding_dialog):
    dialog = encoding_dialog()
    assert note(dialog) == ""
    choose(dialog, "utf-8")
    assert note(dialog) == "Some text does not fit this encoding: see line 1."
    choose(dialog, None)
    assert note(dialog) == "This is probably Cyrillic (Windows-1251)."
    dialog = encoding_dialog(TEXT.encode(), "utf-8")
    choose(dialog, None)
    assert note(dialog) == "This is Unicode (UTF-8)."
    dialog = encoding_dialog(b"(;PB[Ann];B[aa]C[good])", "utf-8")
    assert note(dialog) == "The text is plain ASCII and reads the same in most encodings."
    long = ("(" + 5000 * ";C[Ход Черных]" + ")").encode("koi8-r")
    assert note(encoding_dialog(long, "koi8-r")) == ("Only the beginning of the file was examined.")
