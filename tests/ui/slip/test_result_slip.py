"""The dialog with the slip: printed, saved and copied."""

import errno
import os

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton

from gobanapp.rules.color import ByColor
from gobanapp.ui.slip.result_slip import ResultSlipDialog
from gobanapp.ui.slip.slip_text import slip_text
from tests.ui.answering import answer
from tests.ui.clipping import clipped


class Shown:
    def __init__(self, dialog):
        self.dialog = dialog

    def press(self, text):
        (button,) = (
            button
            for button in self.dialog.findChildren(QPushButton)
            if button.text().replace("&", "") == text
        )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    @property
    def told(self):
        return self.dialog._state.text()


@pytest.fixture
def shown(qtbot, make):
    """A function: the dialog with a slip."""

    def show(**given):
        dialog = ResultSlipDialog(make(date="2026-11-21", **given))
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return Shown(dialog)

    return show


def choose_file(path, kind=""):
    proposed = []

    def name_it(dialog):
        proposed.append(os.path.basename(dialog.selectedFiles()[0]))  # noqa: PTH119
        found = [filter_ for filter_ in dialog.nameFilters() if kind and kind in filter_]
        for filter_ in found:
            dialog.selectNameFilter(filter_)
            dialog.filterSelected.emit(filter_)
        dialog.setDirectory(str(path.parent))
        dialog.selectFile(path.name)
        dialog.accept()

    answer(QFileDialog, name_it)
    return proposed


def test_it_is_copied_as_text(shown):
    table = shown()
    table.press("Copy")
    assert QGuiApplication.clipboard().text() == slip_text(table.dialog._slip)
    assert table.told == "Copied as text."
    assert table.dialog.isVisible()


@pytest.mark.parametrize(
    ("name", "kind", "written"),
    [
        ("slip.pdf", "", "slip.pdf"),
        ("slip.txt", "", "slip.txt"),
        ("slip", "", "slip.pdf"),
        ("slip", "txt", "slip.txt"),
        ("Ann v. Ben", "txt", "Ann v. Ben.txt"),
    ],
)
def test_it_is_saved_by_the_ending(shown, tmp_path, name, kind, written):
    table = shown()
    proposed = choose_file(tmp_path / name, kind)
    table.press("Save…")
    assert proposed == ["2026-11-21 Ann - Ben.pdf"]
    (path,) = tmp_path.glob("*.*")
    assert path.name == written
    if path.suffix == ".pdf":
        assert path.read_bytes().startswith(b"%PDF-")
    else:
        assert path.read_text(encoding="utf-8") == slip_text(table.dialog._slip)
    assert table.told == "Saved."


def test_where_it_can_not_be_saved_it_is_said(shown, tmp_path, monkeypatch):
    def full(_descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    table = shown()
    monkeypatch.setattr(os, "fsync", full)
    said = []

    def read(box):
        said.append(f"{box.text()} {box.informativeText()}")
        box.accept()

    def name_it(dialog):
        answer(QMessageBox, read)
        dialog.selectFile(str(tmp_path / "slip.txt"))
        dialog.accept()

    answer(QFileDialog, name_it)
    table.press("Save…")
    assert said[0].startswith("The result slip was not saved")
    assert "disk is full" in said[0]
    assert table.told == ""
    assert list(tmp_path.glob("*.txt")) == []


@pytest.fixture
def printer(monkeypatch, tmp_path):
    """A printer that prints into a file."""

    class Known(QtPrintSupport.QPrinterInfo):
        @staticmethod
        def availablePrinterNames():  # noqa: N802
            return ["A printer"]

    class Dialog(QtPrintSupport.QPrintDialog):
        wanted = True

        def exec(self):
            self.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
            return self.DialogCode.Accepted if Dialog.wanted else self.DialogCode.Rejected

    monkeypatch.setattr(QtPrintSupport, "QPrinterInfo", Known)
    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Dialog)
    return Dialog


def test_it_is_printed(shown, printer, tmp_path):
    table = shown()
    table.press("Print…")
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF-")
    assert table.told == "Printed."


def test_printing_can_be_cancelled(shown, printer, tmp_path):
    printer.wanted = False
    table = shown()
    table.press("Print…")
    assert list(tmp_path.glob("*.pdf")) == []
    assert table.told == ""


def test_without_a_printer_a_document_is_offered(shown, printer, monkeypatch, tmp_path):
    monkeypatch.setattr(QtPrintSupport.QPrinterInfo, "availablePrinterNames", staticmethod(list))
    table = shown()

    def agree(box):
        choose_file(tmp_path / "slip.pdf")
        next(b for b in box.buttons() if "PDF" in b.text()).click()

    answer(QMessageBox, agree)
    table.press("Print…")
    assert (tmp_path / "slip.pdf").read_bytes().startswith(b"%PDF-")


def test_the_paper_keeps_its_shape(shown):
    paper = shown(used=ByColor(1.0, 2.0)).dialog._paper
    size = paper.fitting(QSize(700, 2000))
    assert size.width() == 700
    assert abs(paper.fitting(QSize(5000, size.height())).width() - 700) <= 2


def test_screen_readers_hear_all_of_it(shown):
    dialog = shown().dialog
    assert dialog._paper.accessibleDescription() == slip_text(dialog._slip)


def test_nothing_is_clipped(shown, type_size, language):
    assert clipped(shown().dialog) == []
