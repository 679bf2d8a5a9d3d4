"""The dialog, with real clicks; what it saves is looked at."""

import errno
import re
from pathlib import Path

import pytest
from PySide6 import QtPrintSupport
from PySide6.QtCore import QSize, Qt, QThreadPool
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QSpinBox,
)

from gobanapp.paint.pages.page_painter import PrintDeviceError
from gobanapp.storage.settings import Settings
from gobanapp.text.file_text import cannot_save
from gobanapp.ui.print import page_printer
from gobanapp.ui.print.page_printer import PageMaker
from gobanapp.ui.print.print_dialog import PrintDialog, PrintOptionsForm
from gobanapp.ui.print.print_options import FigureBreak, PrintOptions, PrintSubject
from gobanapp.ui.print.print_preview import PrintPreview, ZoomMode
from gobanapp.ui.widgets.window_geometry import available_size
from tests.ui.clipping import place
from tests.ui.lookup import answer, find, is_shown, press
from tests.ui.print.conftest import PROBLEMS, choose

LONG = f"(;SZ[9]C[{'A long story. ' * 2000}];B[ee])"


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def open_dialog(qtbot, record, settings, printing):
    """Return a function: the dialog for a record, when all pages are there."""
    opened = []

    def make(*text, **choices):
        if choices:
            settings.print_options = PrintOptions(**choices).to_json()
        dialog = PrintDialog(record(*text), settings, page_printer=printing)
        qtbot.addWidget(dialog)
        dialog.resize(1100, 660)  # wider than the screen of the tests
        with qtbot.waitExposed(dialog):
            dialog.show()
        qtbot.waitUntil(lambda: work_of(dialog).is_complete)
        opened.append(dialog)
        return dialog

    yield make
    QThreadPool.globalInstance().waitForDone()


def work_of(dialog):
    """Return the work that makes the pages of the dialog."""
    return dialog.findChild(PageMaker)


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


def test_the_pages_are_counted(open_dialog):
    for dialog, least in ((open_dialog(), 1), (open_dialog(LONG), 2)):
        number = len(work_of(dialog).pages)
        assert number >= least
        assert re.findall(r"\d+", find(dialog, "page-count", QLabel).text()) == [str(number)]


def test_changing_an_option_updates_the_pages(open_dialog, qtbot):
    dialog = open_dialog(PROBLEMS, what=PrintSubject.BOARD)
    work = work_of(dialog)
    assert len(work.pages) == 1
    choose(dialog, "what", PrintSubject.PROBLEMS)
    qtbot.waitUntil(lambda: work.is_complete and len(work.pages) == 2)
    assert [len(page.diagrams) for page in work.pages] == [3, 2]
    choose(dialog, "diagrams-per-page", 1)
    qtbot.waitUntil(lambda: work.is_complete and len(work.pages) == 5)


def test_typed_text_appears_on_the_page(open_dialog, qtbot):
    dialog = open_dialog()
    line = find(dialog, "title", QLineEdit)
    line.clear()
    QTest.keyClicks(line, "Our best game")

    def words():
        return [words.text for page in work_of(dialog).pages for words in page.words]

    qtbot.waitUntil(lambda: "Our best game" in words())
    assert len(work_of(dialog).pages) == 1


def test_pages_that_are_not_as_chosen_cannot_be_printed(open_dialog, qtbot):
    dialog = open_dialog()
    buttons = find(dialog, "print", QPushButton), find(dialog, "save-pdf", QPushButton)
    QTest.keyClicks(find(dialog, "title", QLineEdit), "!")
    assert not any(button.isEnabled() for button in buttons)
    qtbot.waitUntil(lambda: all(button.isEnabled() for button in buttons))
    assert work_of(dialog).is_complete


def test_a_long_header_shows_its_beginning(open_dialog):
    header = find(open_dialog(), "header", QLineEdit)
    assert header.text()
    assert header.cursorPosition() == 0


def test_options_without_effect_are_disabled(open_dialog):
    dialog = open_dialog(what=PrintSubject.POSITION)
    for name in ("new-figure", "moves-per-figure", "move-numbers", "diagrams-per-page"):
        assert not find(dialog, name).isEnabled()
    every = find(dialog, "moves-per-figure", QSpinBox)
    choose(dialog, "what", PrintSubject.LINE)
    assert every.isEnabled()
    choose(dialog, "new-figure", FigureBreak.COMMENTS)
    assert not every.isEnabled()
    assert is_shown(dialog, "variations")
    assert not is_shown(dialog, "answers")
    choose(dialog, "what", PrintSubject.PROBLEMS)
    assert is_shown(dialog, "answers")
    assert not is_shown(dialog, "variations")


def test_the_preview_shows_the_pages(open_dialog, qtbot):
    dialog = open_dialog()
    preview = find(dialog, "preview", PrintPreview)
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


@pytest.mark.parametrize("zoom", ZoomMode)
def test_pages_are_side_by_side_if_there_is_room(open_dialog, zoom):
    dialog = open_dialog(LONG, per_page=1)
    preview = find(dialog, "preview", PrintPreview)
    preview.zoom = zoom
    places = [preview.page_rect(number) for number in range(4)]
    assert all(not one.intersects(other) for at, one in enumerate(places) for other in places[:at])
    beside = [place for place in places if place.top() == places[0].top()]
    assert (len(beside) > 1) is (zoom is ZoomMode.MANY)
    room = preview.viewport().size()
    if zoom is not ZoomMode.WIDTH:
        assert places[0].height() < room.height()
    assert places[0].width() < room.width()
    bar = preview.verticalScrollBar()
    bar.setValue(bar.maximum())
    last = preview.page_rect(len(work_of(dialog).pages) - 1)
    assert last.bottom() < room.height()


def test_only_pages_in_sight_are_drawn(open_dialog, qtbot, monkeypatch):
    drawn = []
    monkeypatch.setattr(
        "gobanapp.ui.print.print_preview.page_picture",
        lambda page, sheet, width, theme: drawn.append(page) or _blank(width),
    )
    dialog = open_dialog(LONG, per_page=1)
    qtbot.waitUntil(lambda: len(drawn) > 0)
    QThreadPool.globalInstance().waitForDone()
    assert len(drawn) < len(work_of(dialog).pages)


def _blank(width):
    return QImage(width, width, QImage.Format.Format_RGB32)


@pytest.mark.parametrize("key", [Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Down])
def test_keys_scroll_the_preview(open_dialog, key):
    preview = find(open_dialog(LONG, per_page=1), "preview", PrintPreview)
    QTest.keyClick(preview, key)
    assert preview.verticalScrollBar().value() > 0
    QTest.keyClick(preview, Qt.Key.Key_Home)
    assert preview.verticalScrollBar().value() == 0


def test_all_pages_are_saved(open_dialog, tmp_path):
    dialog = open_dialog(LONG, per_page=1)
    proposed = save_as(tmp_path / "story.pdf")
    press(dialog, "save-pdf")
    assert pages(tmp_path / "story.pdf") == len(work_of(dialog).pages) > 3
    assert proposed[0].endswith(".pdf")
    assert dialog.result() == QDialog.DialogCode.Accepted


def test_a_file_is_proposed_by_the_names_of_the_players(open_dialog, tmp_path):
    proposed = save_as(tmp_path / "x.pdf")
    press(open_dialog(), "save-pdf")
    assert proposed == ["Ann – Ben.pdf"]


def test_an_unwritable_file_is_reported_and_the_dialog_stays(open_dialog, monkeypatch, tmp_path):
    def full(*_):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("gobanapp.ui.widgets.printer.save_bytes", full)
    messages = []

    def look(box):
        messages.append(box.informativeText())
        box.accept()

    def name_it(box):
        answer(QMessageBox, look, "not-saved")
        box.selectFile("pages.pdf")
        box.accept()

    dialog = open_dialog()
    answer(QFileDialog, name_it)
    press(dialog, "save-pdf")
    reason = cannot_save(tmp_path / "pages.pdf", OSError(errno.ENOSPC, "full"))
    assert messages == [f"pages.pdf\n\n{reason}"]
    assert dialog.isVisible()


def test_chosen_options_are_saved(open_dialog, settings, qtbot):
    dialog = open_dialog()
    choose(dialog, "orientation", True)
    choose(dialog, "style", "grey")
    find(dialog, "footer", QLineEdit).setText("The club")
    press(dialog, "close")
    chosen = PrintOptions.from_json(settings.print_options)
    assert (chosen.style, chosen.footer, chosen.is_wide) == ("grey", "The club", True)
    again = open_dialog()
    assert again.findChild(PrintOptionsForm).options == chosen


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


def test_pages_are_printed_on_the_paper_that_is_chosen(open_dialog, printer, tmp_path):
    dialog = open_dialog(PROBLEMS, what=PrintSubject.PROBLEMS, size="A5", is_wide=True)
    press(dialog, "print")
    assert pages(tmp_path / "printed.pdf") == len(work_of(dialog).pages)
    assert printer.seen.pageSize().name() == "A5"
    assert printer.seen.orientation() is printer.seen.Orientation.Landscape
    assert not dialog.isVisible()


def test_a_refusing_printer_is_reported(open_dialog, printer, monkeypatch):
    def refuse(*_):
        raise PrintDeviceError

    class ToPaper(printer):
        def exec(self):
            return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", ToPaper)
    monkeypatch.setattr(page_printer, "draw_pages", refuse)
    messages = []

    def look(box):
        messages.append(box.text())
        box.accept()

    answer(QMessageBox, look, "not-printed")
    dialog = open_dialog()
    press(dialog, "print")
    assert len(messages) == 1
    assert dialog.isVisible()


def test_without_a_printer_a_file_is_offered(open_dialog, printer, tmp_path):
    printer.known.names = ()

    def agree(box):
        save_as(tmp_path / "pages.pdf")
        press(box, "accept")

    answer(QMessageBox, agree, "no-printer")
    press(open_dialog(), "print")
    assert pages(tmp_path / "pages.pdf") == 1


@pytest.mark.parametrize("size", [(1400, 800), (1024, 600), (768, 600), (480, 700)])
def test_all_widgets_fit_at_any_size(open_dialog, size, qtbot):
    dialog = open_dialog()
    dialog.resize(*size)
    qtbot.wait(1)  # it arranges itself again
    assert (dialog.width(), dialog.height()) == size
    preview = find(dialog, "preview", PrintPreview)
    named = (find(dialog, name) for name in ("zoom", "page-count"))
    for one in (*dialog.findChildren(QPushButton), *named, preview):
        at = one.mapTo(dialog, one.rect().topLeft())
        assert dialog.rect().contains(one.rect().translated(at))
        if one is not preview:
            assert one.width() >= one.minimumSizeHint().width()
    assert preview.height() > size[1] // 4
    assert preview.width() > 300


@pytest.mark.parametrize("width", [900, 480])
def test_on_a_low_screen_the_preview_stays_above_what_is_below_it(
    open_dialog, width, qtbot, monkeypatch
):
    low = QSize(900, 464)  # a laptop whose system magnifies everything
    monkeypatch.setattr("gobanapp.ui.print.print_dialog.available_size", lambda _window: low)
    dialog = open_dialog()
    dialog.resize(width, low.height())
    qtbot.wait(1)  # it arranges itself again
    assert dialog.height() == low.height()
    preview = place(find(dialog, "preview", PrintPreview), dialog)
    for name in ("zoom", "page-count", "close", "save-pdf", "print"):
        assert place(find(dialog, name), dialog).top() > preview.bottom()


def test_with_very_large_type_the_dialog_fits_the_screen(open_dialog, qapp):
    usual = QFont(QApplication.font())
    large = QFont(usual)
    large.setPointSizeF(3 * usual.pointSizeF())
    qapp.setFont(large)
    try:
        dialog = open_dialog()
        dialog.resize(dialog.width(), 100)
        assert dialog.height() <= available_size(dialog).height()
    finally:
        qapp.setFont(usual)
