"""Saving and printing steps, with the dialogs answered as users do."""

import errno
import os
import re
from pathlib import Path

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QImage, QPageLayout, QPageSize
from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMessageBox, QWidget

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.game_view import counting_view
from gobanapp.diagram.theme import KAYA
from gobanapp.paint import captioned_image
from gobanapp.paint.pages.page import TextRole
from gobanapp.paint.pages.page_painter import PrintDeviceError
from gobanapp.paint.pages.print_content import DiagramItem, Paragraph
from gobanapp.rules.board import Board
from gobanapp.text.demonstration_text import sentence
from gobanapp.text.file_text import cannot_save
from gobanapp.ui.count.demonstration import step_printer
from gobanapp.ui.count.demonstration.step_printer import StepPrinter
from tests.ui.lookup import answer, answer_question, press

PER_PAGE = (1, 2, 4, 6)
"""How many steps may stand on a page, in the order in which they are offered."""


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def steps(window, tmp_path):
    return StepPrinter(window, tmp_path)


@pytest.fixture
def figures(demonstration):
    return [
        DiagramItem(counting_view(step), text=(Paragraph(sentence(step, demonstration)),))
        for step in demonstration.steps
    ]


@pytest.fixture
def blank(monkeypatch):
    """Pictures have no board on them: it takes a second to draw and to write."""
    leave_board_out(monkeypatch)


def leave_board_out(monkeypatch):
    picture = QImage(1, 1, QImage.Format.Format_RGB32)
    picture.fill(0)
    monkeypatch.setattr(captioned_image, "board_image", lambda *_: picture)


@pytest.fixture
def printer(monkeypatch, tmp_path):
    """A printer, and the dialog on which it is chosen; what is printed goes into a file."""

    class Known(QtPrintSupport.QPrinterInfo):
        @staticmethod
        def availablePrinterNames():  # noqa: N802
            return ["A printer"]

    class Dialog(QtPrintSupport.QPrintDialog):
        result = QDialog.DialogCode.Accepted
        page = None
        to_file = ""
        asked = 0

        def exec(self):
            Dialog.asked += 1
            Dialog.options_seen = self.options()
            if Dialog.page is not None:
                self.printer().setPageLayout(Dialog.page)
            self.printer().setOutputFileName(Dialog.to_file)
            return Dialog.result

    monkeypatch.setattr(QtPrintSupport, "QPrinterInfo", Known)
    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Dialog)
    Dialog.to_file = str(tmp_path / "printed.pdf")
    return Dialog


def choose_file(path):
    """Save under ``path`` in the next file dialog; return what it will have proposed."""
    proposed = []

    def name_it(dialog):
        proposed.append(Path(dialog.selectedFiles()[0]))
        if path is None:
            dialog.reject()
            return
        dialog.setDirectory(str(Path(path).parent))
        dialog.selectFile(Path(path).name)
        dialog.accept()

    answer(QFileDialog, name_it)
    return proposed


def choose_per_page(number):
    def choose(dialog):
        items = dialog.comboBoxItems()
        if number is None:
            dialog.reject()
            return
        dialog.setTextValue(items[PER_PAGE.index(number)])
        dialog.accept()

    answer(QInputDialog, choose)


def close_box(name):
    """Close the next box, which must be called ``name``; return what it will have said."""
    messages = []
    answer(QMessageBox, lambda box: (messages.append(box.informativeText()), box.accept()), name)
    return messages


def pages(path):
    return len(re.findall(rb"/Type /Page\b", path.read_bytes()))


# Pictures


def test_a_step_is_saved_as_a_picture_with_its_words(steps, figures, tmp_path, monkeypatch):
    path = tmp_path / "step.png"
    proposed = choose_file(path)
    caption = figures[6].text[0].text
    assert steps.save_picture(figures[6].view, caption, 'Ann/Bob: "step" 7')
    assert proposed == [tmp_path / "Ann Bob step 7.png"]
    picture = QImage(str(path))
    assert 1150 < picture.width() < 1300
    assert picture.text("Description") == caption
    leave_board_out(monkeypatch)
    choose_file(tmp_path / "bare.png")
    assert steps.save_picture(figures[6].view, "", "step")
    bare = QImage(str(tmp_path / "bare.png"))
    assert bare.width() == picture.width()
    assert bare.height() < picture.height()


@pytest.mark.parametrize(
    "size", [(1, 1), (1, 52), pytest.param((52, 1), marks=pytest.mark.slow), (52, 52), (13, 9)]
)
def test_a_picture_suits_any_board(steps, tmp_path, size):
    choose_file(tmp_path / "step.png")
    assert steps.save_picture(BoardView(board=Board.empty(*size)), "Some words. " * 20, "step")
    picture = QImage(str(tmp_path / "step.png"))
    assert 600 <= picture.width() <= 2000
    assert picture.height() < 2700
    corners = {
        picture.pixelColor(x, y).name()
        for x in (0, picture.width() - 1)
        for y in (0, picture.height() - 1)
    }
    assert corners == {KAYA.background}


@pytest.mark.parametrize("name", ["step", "Game 3. Move 7", "step.jpg"])
def test_a_picture_gets_its_ending(steps, figures, tmp_path, name, blank):
    choose_file(tmp_path / name)
    assert steps.save_picture(figures[0].view, "", "step")
    assert [path.name for path in tmp_path.iterdir()] == [f"{name}.png"]


@pytest.mark.parametrize(("button", "is_done"), [("cancel", False), ("accept", True)])
def test_replacing_a_file_with_an_added_ending_asks_first(
    steps, figures, tmp_path, button, is_done, blank
):
    old = tmp_path / "Move 7. Ann.png"
    old.write_bytes(b"precious")
    asked = []

    def look(box):
        asked.append(box.informativeText())
        press(box, button)

    def name_it(dialog):
        dialog.selectFile("Move 7. Ann")
        answer(QMessageBox, look, "replace-file")
        dialog.accept()

    answer(QFileDialog, name_it)
    assert steps.save_picture(figures[0].view, "", "step") is is_done
    assert old.name in asked[0]
    assert (old.read_bytes() == b"precious") is not is_done


def test_a_cancelled_dialog_saves_nothing(steps, figures, tmp_path):
    choose_file(None)
    assert not steps.save_picture(figures[0].view, "", "step")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
def test_a_picture_that_cannot_be_written_is_reported(
    steps, figures, tmp_path, monkeypatch, number, blank
):
    old = tmp_path / "step.png"

    def fsync(_descriptor):
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fsync)
    choose_file(old)
    messages = close_box("not-saved")
    assert not steps.save_picture(figures[0].view, "", "step")
    assert messages == [f"step.png\n\n{cannot_save(old, OSError(number, os.strerror(number)))}"]
    assert not list(tmp_path.iterdir())


def test_the_next_file_is_suggested_next_to_the_last(steps, figures, tmp_path, blank):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    choose_file(elsewhere / "one.png")
    assert steps.save_picture(figures[0].view, "", "one")
    proposed = choose_file(None)
    steps.save_picture(figures[0].view, "", "two")
    assert proposed == [elsewhere / "two.png"]


# Documents


@pytest.mark.parametrize(("per_page", "number"), [(1, 9), (4, 3), (6, 2)])
def test_all_steps_are_saved_as_a_document(steps, figures, tmp_path, per_page, number):
    path = tmp_path / "count.pdf"

    def choose(dialog):
        dialog.setTextValue(dialog.comboBoxItems()[PER_PAGE.index(per_page)])
        choose_file(path)
        dialog.accept()

    answer(QInputDialog, choose)
    assert steps.save_pdf(figures, "The count", "count")
    assert path.read_bytes().startswith(b"%PDF-")
    assert pages(path) == number


def test_four_on_a_page_are_proposed_and_pages_are_counted(steps, figures):
    asked = []

    def look(dialog):
        asked.extend([dialog.textValue(), *dialog.comboBoxItems()])
        dialog.reject()

    answer(QInputDialog, look)
    assert not steps.save_pdf(figures[:6], "The count", "count")
    chosen, *offered = asked
    assert chosen == offered[PER_PAGE.index(4)]
    numbers = [[int(number) for number in re.findall(r"\d+", item)] for item in offered]
    assert numbers == [[1, 6], [2, 3], [4, 2], [6, 1]]


def test_a_document_that_can_not_be_written_leaves_the_old_one(
    steps, figures, printer, tmp_path, monkeypatch
):
    path = tmp_path / "count.pdf"
    path.write_bytes(b"precious")

    def fsync(_descriptor):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fsync)
    printer.to_file = str(path)
    choose_per_page(4)
    messages = close_box("not-saved")
    assert not steps.print_all(figures, "The count")
    assert messages == [
        f"count.pdf\n\n{cannot_save(path, OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))}"
    ]
    assert path.read_bytes() == b"precious"


# Printing


def test_a_step_is_printed_on_one_page(steps, figures, printer, tmp_path):
    assert steps.print_step(figures[3], "The count")
    assert pages(tmp_path / "printed.pdf") == 1


def test_all_steps_are_printed_as_many_on_a_page_as_is_chosen(steps, figures, printer, tmp_path):
    choose_per_page(2)
    assert steps.print_all(figures, "The count")
    assert pages(tmp_path / "printed.pdf") == 5


def test_the_page_chosen_in_the_dialog_is_used(steps, figures, printer, tmp_path):
    size = QPageSize(QPageSize.PageSizeId.A5)
    printer.page = QPageLayout(size, QPageLayout.Orientation.Landscape, QMarginsF(9, 9, 9, 9))
    assert steps.print_step(figures[3], "The count")
    data = (tmp_path / "printed.pdf").read_bytes()
    box = re.search(rb"/MediaBox \[\S+ \S+ (\S+) (\S+)\]", data)
    assert [round(float(number)) for number in box.groups()] == [595, 420]


def test_a_page_range_cannot_be_chosen(steps, figures, printer):
    steps.print_step(figures[3], "The count")
    options = QtPrintSupport.QAbstractPrintDialog.PrintDialogOption
    assert not printer.options_seen & options.PrintPageRange


@pytest.mark.parametrize("where", ["how many", "printer"])
def test_printing_can_be_cancelled(steps, figures, printer, tmp_path, where):
    printer.result = QDialog.DialogCode.Rejected
    choose_per_page(None if where == "how many" else 4)
    assert not steps.print_all(figures, "The count")
    assert printer.asked == (where == "printer")
    assert not list(tmp_path.iterdir())


def test_a_refusing_printer_is_reported(steps, figures, printer, monkeypatch):
    def refuse(*_arguments, **_named):
        raise PrintDeviceError

    printer.to_file = ""
    monkeypatch.setattr(step_printer, "draw_pages", refuse)
    messages = close_box("not-printed")
    assert not steps.print_step(figures[0], "The count")
    assert len(messages) == 1


def test_pages_go_to_a_printer_as_they_do_to_a_file(steps, figures, printer, monkeypatch):
    drawn = []
    printer.to_file = ""
    monkeypatch.setattr(
        step_printer, "draw_pages", lambda device, pages, **_: drawn.append((device, pages))
    )
    choose_per_page(6)
    assert steps.print_all(figures, "The count")
    ((device, pages),) = drawn
    assert isinstance(device, QtPrintSupport.QPrinter)
    assert device.docName() == "The count"
    assert [len(page.diagrams) for page in pages] == [6, 3]
    assert [diagram.view for page in pages for diagram in page.diagrams] == [
        figure.view for figure in figures
    ]
    headers = [words.text for words in pages[0].words if words.role is TextRole.HEADER]
    assert headers == ["The count"]


def test_without_a_printer_a_document_is_offered(steps, figures, printer, monkeypatch, tmp_path):
    monkeypatch.setattr(QtPrintSupport.QPrinterInfo, "availablePrinterNames", staticmethod(list))

    def agree(box):
        choose_file(tmp_path / "count.pdf")
        press(box, "accept")

    answer(QMessageBox, agree, "no-printer")
    assert steps.print_step(figures[0], "The count")
    assert pages(tmp_path / "count.pdf") == 1
    assert not printer.asked

    answer_question("no-printer", "cancel")
    assert not steps.print_step(figures[0], "The count")
