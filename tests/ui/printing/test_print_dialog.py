"""The dialog, with real clicks; what it saves is looked at."""

import errno
import re
from pathlib import Path

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMessageBox,
    QPushButton,
)

from gobanapp.paint.sheets.drawing import PagesRefused
from gobanapp.ui.dialogs.remembered_size import room
from gobanapp.ui.printing import sheet_printing
from gobanapp.ui.printing.choices import Choices, What
from gobanapp.ui.printing.preview import Zoom
from gobanapp.ui.printing.print_dialog import PrintDialog
from gobanapp.ui.printing.sheet_printing import SheetPrinting
from gobanapp.ui.settings import Settings
from tests.ui.answering import answer
from tests.ui.printing.conftest import PROBLEMS

LONG = f"(;SZ[9]C[{'A long story. ' * 2000}];B[ee])"


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def dialog(qtbot, record, settings, tmp_path):
    """Return a function: the dialog for a record, when all pages are there."""
    made = []

    def make(*text, **choices):
        if choices:
            settings.printing = Choices(**choices).to_json()
        dialog = PrintDialog(record(*text), settings, printing=SheetPrinting(None, tmp_path))
        qtbot.addWidget(dialog)
        dialog.resize(1100, 660)  # wider than the screen of the tests
        with qtbot.waitExposed(dialog):
            dialog.show()
        wait(qtbot, dialog)
        made.append(dialog)
        return dialog

    yield make
    QThreadPool.globalInstance().waitForDone()


def wait(qtbot, dialog):
    """Wait until what was chosen last is set."""
    qtbot.waitUntil(lambda: not dialog._later.isActive() and dialog._work.is_complete)


def press(dialog, text):
    buttons = dialog.findChildren(QPushButton)
    (button,) = (each for each in buttons if text in each.text().replace("&", ""))
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def choose(dialog, text):
    """Choose what is called so in whichever box has it."""
    for box in dialog.findChildren(QComboBox):
        if (index := box.findText(text)) >= 0:
            box.setCurrentIndex(index)
            return
    raise AssertionError(text)


def save_as(path):
    proposed = []

    def name_it(box):
        proposed.append(Path(box.selectedFiles()[0]).name)
        box.setDirectory(str(path.parent))
        box.selectFile(path.name)
        box.accept()

    answer(QFileDialog, name_it)
    return proposed


def pages(path):
    return len(re.findall(rb"/Type /Page\b", path.read_bytes()))


def test_the_pages_are_counted(dialog):
    assert dialog()._count.text() == "1 page"
    assert dialog(LONG)._count.text().endswith(" pages")


def test_another_choice_makes_other_pages(dialog, qtbot):
    shown = dialog(PROBLEMS, what=What.BOARD)
    assert len(shown._work.pages) == 1
    choose(shown, "Problems to be solved")
    wait(qtbot, shown)
    assert [len(page.diagrams) for page in shown._work.pages] == [3, 2]
    choose(shown, "1")
    wait(qtbot, shown)
    assert len(shown._work.pages) == 5


def test_what_is_typed_stands_on_the_page(dialog, qtbot):
    shown = dialog()
    line = shown._form._title
    line.clear()
    QTest.keyClicks(line, "Our best game")
    wait(qtbot, shown)
    (page,) = shown._work.pages
    assert "Our best game" in [words.text for words in page.words]


def test_of_a_header_that_is_too_long_the_beginning_is_seen(dialog):
    header = dialog()._form._header
    assert header.text()
    assert header.cursorPosition() == 0


def test_only_what_says_something_can_be_chosen(dialog):
    form = dialog(what=What.POSITION)._form
    for field in (form._new_figure, form._every, form._numbers, form._per_page):
        assert not field.isEnabled()
    choose(form, "The game in figures")
    assert form._every.isEnabled()
    choose(form, "After each comment")
    assert not form._every.isEnabled()
    assert not form._answers.isVisible()
    choose(form, "Problems to be solved")
    assert form._answers.isVisible()
    assert not form._variations.isVisible()


def test_the_preview_shows_the_pages(dialog, qtbot):
    shown = dialog()
    preview = shown._preview
    place = preview.page_rect(0)

    def ink():
        picture = preview.viewport().grab(place).toImage()
        scale = picture.width() / place.width()
        return sum(
            QColor(picture.pixel(round(scale * x), round(scale * y))).lightness() < 128
            for x in range(place.width())
            for y in range(0, place.height(), 3)
        )

    qtbot.waitUntil(lambda: ink() > 100)
    outside = preview.viewport().grab().toImage().pixelColor(1, 1)
    assert outside != QColor("white")


@pytest.mark.parametrize("zoom", Zoom)
def test_pages_are_beside_one_another_where_they_have_room(dialog, zoom):
    preview = dialog(LONG, per_page=1)._preview
    preview.zoom = zoom
    places = [preview.page_rect(number) for number in range(4)]
    assert all(not one.intersects(other) for at, one in enumerate(places) for other in places[:at])
    beside = [place for place in places if place.top() == places[0].top()]
    assert (len(beside) > 1) is (zoom is Zoom.MANY)
    room = preview.viewport().size()
    if zoom is not Zoom.WIDTH:
        assert places[0].height() < room.height()
    assert places[0].width() < room.width()
    bar = preview.verticalScrollBar()
    bar.setValue(bar.maximum())
    last = preview.page_rect(len(preview._work.pages) - 1)
    assert last.bottom() < room.height()


def test_only_pages_in_sight_are_drawn(dialog, qtbot, monkeypatch):
    drawn = []
    monkeypatch.setattr(
        "gobanapp.ui.printing.page_pictures.page_picture",
        lambda page, sheet, width, theme: drawn.append(page) or _blank(width),
    )
    shown = dialog(LONG, per_page=1)
    qtbot.waitUntil(lambda: len(drawn) > 0)
    QThreadPool.globalInstance().waitForDone()
    assert len(drawn) < len(shown._work.pages)


def _blank(width):
    return QImage(width, width, QImage.Format.Format_RGB32)


@pytest.mark.parametrize("key", [Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Down])
def test_keys_scroll_the_preview(dialog, key):
    preview = dialog(LONG, per_page=1)._preview
    QTest.keyClick(preview, key)
    assert preview.verticalScrollBar().value() > 0
    QTest.keyClick(preview, Qt.Key.Key_Home)
    assert preview.verticalScrollBar().value() == 0


def test_all_pages_are_saved(dialog, tmp_path):
    shown = dialog(LONG, per_page=1)
    proposed = save_as(tmp_path / "story.pdf")
    press(shown, "Save as PDF")
    assert pages(tmp_path / "story.pdf") == len(shown._work.pages) > 3
    assert proposed == ["Game.pdf"]
    assert shown.result() == QDialog.DialogCode.Accepted


def test_a_file_is_proposed_by_the_names_of_the_players(dialog, tmp_path):
    proposed = save_as(tmp_path / "x.pdf")
    press(dialog(), "Save as PDF")
    assert proposed == ["Ann – Ben.pdf"]


def test_a_file_that_cannot_be_written_is_told_and_the_dialog_stays(dialog, monkeypatch, tmp_path):
    def full(*_):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("gobanapp.ui.files.paper.save_bytes", full)
    said = []

    def look(box):
        said.append((box.text(), box.informativeText()))
        box.accept()

    def name_it(box):
        answer(QMessageBox, look)
        box.selectFile("pages.pdf")
        box.accept()

    shown = dialog()
    answer(QFileDialog, name_it)
    press(shown, "Save as PDF")
    ((title, reason),) = said
    assert title == "The pages were not saved"
    assert "The disk is full." in reason
    assert shown.isVisible()


def test_what_was_chosen_is_remembered(dialog, settings, qtbot):
    shown = dialog()
    shown._form._way._group.button(1).click()
    choose(shown, "Grey")
    shown._form._footer.setText("The club")
    press(shown, "Close")
    chosen = Choices.from_json(settings.printing)
    assert (chosen.style, chosen.footer, chosen.is_wide) == ("grey", "The club", True)
    again = dialog()
    assert again._form.choices == chosen


# Printers


@pytest.fixture
def printer(monkeypatch, tmp_path):
    """A printer, and the dialog on which it is chosen; what is printed goes into a file."""

    class Known(QtPrintSupport.QPrinterInfo):
        names = ("A printer",)

        @staticmethod
        def availablePrinterNames():  # noqa: N802
            return list(Known.names)

    class Dialog(QtPrintSupport.QPrintDialog):
        known = Known
        seen = None

        def exec(self):
            Dialog.seen = self.printer().pageLayout()
            self.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
            return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QtPrintSupport, "QPrinterInfo", Known)
    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", Dialog)
    return Dialog


def test_pages_are_printed_on_the_paper_that_is_chosen(dialog, printer, tmp_path):
    shown = dialog(PROBLEMS, what=What.PROBLEMS, size="A5", is_wide=True)
    press(shown, "Print")
    assert pages(tmp_path / "printed.pdf") == len(shown._work.pages)
    assert printer.seen.pageSize().name() == "A5"
    assert printer.seen.orientation() is printer.seen.Orientation.Landscape
    assert not shown.isVisible()


def test_a_printer_that_takes_nothing_is_told(dialog, printer, monkeypatch):
    def refuse(*_):
        raise PagesRefused

    class ToPaper(printer):
        def exec(self):
            return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", ToPaper)
    monkeypatch.setattr(sheet_printing, "draw_pages", refuse)
    said = []

    def look(box):
        said.append(box.text())
        box.accept()

    answer(QMessageBox, look)
    shown = dialog()
    press(shown, "Print")
    assert said == ["The pages were not printed"]
    assert shown.isVisible()


def test_where_there_is_no_printer_a_file_is_offered(dialog, printer, tmp_path):
    printer.known.names = ()
    said = []

    def agree(box):
        said.append(box.text())
        save_as(tmp_path / "pages.pdf")
        next(b for b in box.buttons() if "PDF" in b.text()).click()

    answer(QMessageBox, agree)
    press(dialog(), "Print")
    assert said == ["There is no printer"]
    assert pages(tmp_path / "pages.pdf") == 1


@pytest.mark.parametrize("size", [(1400, 800), (1024, 600), (768, 600), (480, 700)])
def test_it_has_room_at_any_size(dialog, size, qtbot):
    made = dialog()
    made.resize(*size)
    qtbot.wait(1)  # it arranges itself anew
    assert (made.width(), made.height()) == size
    for one in (*made.findChildren(QPushButton), made._zoom, made._count, made._preview):
        at = one.mapTo(made, one.rect().topLeft())
        assert made.rect().contains(one.rect().translated(at))
        if one is not made._preview:
            assert one.width() >= one.minimumSizeHint().width()
    assert made._preview.height() > size[1] // 4
    assert made._preview.width() > 300


def test_with_very_large_type_it_is_no_higher_than_the_screen(dialog, qapp):
    usual = QFont(QApplication.font())
    large = QFont(usual)
    large.setPointSizeF(3 * usual.pointSizeF())
    qapp.setFont(large)
    try:
        made = dialog()
        made.resize(made.width(), 100)
        assert made.height() <= room(made).height()
    finally:
        qapp.setFont(usual)
