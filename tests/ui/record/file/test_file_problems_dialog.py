"""The list of faults: what stands in it, what is copied, where a double click leads."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView

from gobanapp.storage.document_file import read_document
from gobanapp.text.file_problem_text import problem_sentence
from gobanapp.text.file_text import encoding_name
from gobanapp.ui.record.file.file_problem_report import FileProblems
from gobanapp.ui.record.file.file_problems_dialog import ReportDialog
from gobanapp.ui.widgets.plain_text import tool_tip
from tests.ui.lookup import double_click, press

DATA = b"junk\n(;SZ[9];AB[zz]\n;B[aa]B[bb])"
Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def record(data):
    return read_document(data, Path("game.sgf"), None)


@pytest.fixture
def report(qapp):
    return FileProblems()


@pytest.fixture
def opened(qtbot, report):
    """Open the dialog on a file, with all that is wrong in it."""

    def open_dialog(data=DATA):
        report.show_record(record(data))
        qtbot.waitUntil(lambda: report.is_complete)
        dialog = ReportDialog(report)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return open_dialog


def table(dialog):
    return dialog.findChild(QTableView)


def cells(dialog):
    model = table(dialog).model()
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def where(dialog, row):
    view = table(dialog)
    return view.visualRect(view.model().index(row, 3)).center()


def copied():
    return QGuiApplication.clipboard().text().splitlines()


def lines(dialog, report):
    """Return what is copied: the encoding, and a line for each problem."""
    first = cells(dialog)[0][0]
    return [
        first,
        *(f"{p.line}:{p.column}: {problem_sentence(p)} ({p.code.value})" for p in report.problems),
    ]


def test_the_encoding_comes_first_then_the_faults_by_their_lines(opened, report):
    dialog = opened()
    assert "game.sgf" in dialog.windowTitle()
    first, *rows = cells(dialog)
    assert encoding_name("utf-8") in first[0]
    assert first[1:] == ("", "", "", "")
    sentences = list(map(problem_sentence, report.problems))
    assert rows == [
        ("1", "1", "", sentences[0], "text-outside-game"),
        ("2", "9", "AB", sentences[1], "point-off-board"),
        ("3", "2", "B", sentences[2], "repeated-property"),
        ("3", "2", "", sentences[3], "several-moves"),
    ]
    assert table(dialog).columnSpan(0, 0) == 5


def test_guesses_look_different_from_certainties(opened):
    text = "(;CA[{}]C[黑棋胜了这一局,白棋投子认负])"
    firsts = []
    for declared in ("", "gb18030"):
        ((first, *_),) = cells(opened(text.format(declared).encode("gb18030")))
        assert encoding_name("gb18030") in first
        firsts.append(first)
    assert firsts[0] != firsts[1]


def test_a_tip_shows_what_a_narrow_window_cuts_off(opened, report):
    dialog = opened()
    tip = table(dialog).model().index(4, 3).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == tool_tip(problem_sentence(report.problems[3]))


def test_the_list_grows_while_problems_are_found(qtbot):
    report = FileProblems()
    report.show_record(record(DATA))
    dialog = ReportDialog(report)
    qtbot.addWidget(dialog)
    assert len(cells(dialog)) == 2
    qtbot.waitUntil(lambda: len(cells(dialog)) == 5)
    assert table(dialog).columnSpan(0, 0) == 5


@pytest.mark.parametrize("rows", [(), (2,), (4, 0)])
def test_the_lines_selected_are_copied_or_else_all(opened, report, rows):
    dialog = opened()
    for row in rows:
        QTest.mouseClick(
            table(dialog).viewport(), Qt.MouseButton.LeftButton, CTRL, where(dialog, row)
        )
    table(dialog).setFocus()
    QTest.keyClick(table(dialog), Key.Key_C, CTRL)
    every = lines(dialog, report)
    assert copied() == [every[row] for row in sorted(rows) or range(5)]


def test_a_button_copies_all(opened, report):
    dialog = opened()
    table(dialog).selectRow(1)
    press(dialog, "copy-all")
    assert copied() == lines(dialog, report)


@pytest.mark.parametrize(("row", "number"), [(0, None), (1, None), (2, 1), (4, 2)])
def test_a_double_click_asks_for_the_place(qtbot, opened, row, number):
    dialog = opened()
    view = table(dialog).viewport()
    with qtbot.waitSignal(dialog.problem_requested) as asked:
        double_click(view, where(dialog, row))
    assert (asked.args[0] and asked.args[0][1]) == number
    assert dialog.isVisible()


def test_enter_asks_for_the_place(qtbot, opened):
    dialog = opened()
    QTest.keyClick(table(dialog), Key.Key_Down)
    QTest.keyClick(table(dialog), Key.Key_Down)
    with qtbot.waitSignal(dialog.problem_requested) as asked:
        QTest.keyClick(table(dialog), Key.Key_Return)
    assert asked.args[0][1] == 1
    assert dialog.isVisible()


@pytest.mark.parametrize("data", [DATA, b"(;SZ[13])"])
def test_opening_another_file_closes_the_list(opened, report, data):
    dialog = opened()
    report.show_record(record(data))
    assert not dialog.isVisible()


def test_saving_closes_it(opened, report):
    dialog = opened()
    shown = report.record
    shown.mark_saved(Path("game.sgf"), None)
    report.show_record(shown)
    assert not dialog.isVisible()


def test_escape_and_its_button_close_it(opened):
    dialog = opened()
    QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.isVisible()
    dialog = opened()
    press(dialog, "close")
    assert not dialog.isVisible()


def test_only_visible_rows_are_formatted(opened, monkeypatch):
    made = []
    monkeypatch.setattr(
        "gobanapp.ui.record.file.file_problems_dialog.problem_sentence",
        lambda problem: made.append(problem) or "?",
    )
    dialog = opened(b"(;SZ[9]" + 5000 * b"\n;AB[zz]" + b")")
    view = table(dialog)
    assert view.model().rowCount() == 5001
    view.grab()
    view.scrollToBottom()
    view.grab()
    assert {5001, 2} <= {problem.line for problem in made}
    assert len({problem.line for problem in made}) < 200


def test_numbers_fit_and_codes_are_hidden_first(qtbot, opened):
    dialog = opened(b"(;SZ[9]" + 1200 * b"\n" + 1200 * b" " + b";AB[zz])")
    view = table(dialog)
    for column, text in enumerate(("1201", "1202", "AB")):
        assert view.columnWidth(column) > view.fontMetrics().horizontalAdvance(text)
    assert not view.isColumnHidden(4)
    dialog.resize(dialog.minimumSizeHint())
    qtbot.waitUntil(lambda: view.isColumnHidden(4))
    assert view.horizontalScrollBar().maximum() == 0
    assert view.rect().contains(view.mapFromGlobal(view.viewport().mapToGlobal(QPoint(1, 1))))
