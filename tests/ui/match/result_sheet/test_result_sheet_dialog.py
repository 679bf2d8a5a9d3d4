"""The dialog with the result sheet: printed, saved and copied."""

import errno
import os

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import QSettings, QSize, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from gobanapp.rules.color import ByColor
from gobanapp.text.file_text import cannot_save
from gobanapp.text.result_sheet_text import plain_result_sheet
from tests.ui.clipping import clipped
from tests.ui.lookup import answer, find, press


def test_the_size_saved_by_an_earlier_version_is_restored(shown):
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    kept = QSettings(f"{folder}/dialogs.ini", QSettings.Format.IniFormat)
    size = shown().dialog.size() - QSize(20, 20)
    kept.setValue("ResultSlipDialog/size", size)
    kept.sync()
    assert shown().dialog.size() == size


def test_the_sheet_is_copied_as_text(shown):
    table = shown()
    table.press("copy")
    assert QGuiApplication.clipboard().text() == plain_result_sheet(table.summary)
    assert table.told
    assert table.dialog.isVisible()


@pytest.mark.parametrize(
    ("name", "kind", "written"),
    [
        ("sheet.pdf", "", "sheet.pdf"),
        ("sheet.txt", "", "sheet.txt"),
        ("sheet", "", "sheet.pdf"),
        ("sheet", "txt", "sheet.txt"),
        ("Ann v. Ben", "txt", "Ann v. Ben.txt"),
    ],
)
def test_the_ending_chooses_the_format(shown, choose_file, tmp_path, name, kind, written):
    table = shown()
    proposed = choose_file(tmp_path / name, kind)
    table.press("save")
    assert proposed == ["2026-11-21 Ann - Ben.pdf"]
    (path,) = tmp_path.glob("*.*")
    assert path.name == written
    if path.suffix == ".pdf":
        assert path.read_bytes().startswith(b"%PDF-")
    else:
        assert path.read_text(encoding="utf-8") == plain_result_sheet(table.summary)
    assert table.told


def test_a_failed_save_is_reported(shown, tmp_path, monkeypatch):
    def full(_descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    table = shown()
    monkeypatch.setattr(os, "fsync", full)
    said = []

    def read(box):
        said.append(box.informativeText())
        box.accept()

    def name_it(dialog):
        answer(QMessageBox, read, "not-saved")
        dialog.selectFile(str(tmp_path / "sheet.txt"))
        dialog.accept()

    answer(QFileDialog, name_it)
    table.press("save")
    reason = cannot_save(tmp_path / "sheet.txt", OSError(errno.ENOSPC, ""))
    assert said == [f"sheet.txt\n\n{reason}"]
    assert table.told == ""
    assert list(tmp_path.glob("*.txt")) == []


def test_the_sheet_is_printed(shown, printer, tmp_path):
    table = shown()
    table.press("print")
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF-")
    assert table.told


def test_printing_can_be_cancelled(shown, printer, tmp_path):
    printer.wanted = False
    table = shown()
    table.press("print")
    assert list(tmp_path.glob("*.pdf")) == []
    assert table.told == ""


def test_without_a_printer_a_document_is_offered(
    shown, choose_file, printer, monkeypatch, tmp_path
):
    monkeypatch.setattr(QtPrintSupport.QPrinterInfo, "availablePrinterNames", staticmethod(list))
    table = shown()

    def agree(box):
        choose_file(tmp_path / "sheet.pdf")
        press(box, "accept")

    answer(QMessageBox, agree, "no-printer")
    table.press("print")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF-")


def test_the_paper_keeps_its_shape(shown):
    table = shown(used=ByColor(1.0, 2.0))
    paper = find(table.dialog, "paper")
    size = paper.fitted_size(QSize(700, 2000))
    assert size.width() == 700
    assert abs(paper.fitted_size(QSize(5000, size.height())).width() - 700) <= 2


def test_screen_readers_hear_all_of_it(shown):
    table = shown()
    assert find(table.dialog, "paper").accessibleDescription() == plain_result_sheet(table.summary)


def test_nothing_is_clipped(shown, type_size, language):
    assert clipped(shown().dialog) == []
