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
def dialog(qtbot, record, settings, printing):
    """Return a function: the dialog for a record, when all pages are there."""
    made = []

    def make(*text, **choices):
        if choices:
            settings.print_options = PrintOptions(**choices).to_json()
        dialog = PrintDialog(record(*text), settings, page_printer=printing)
        qtbot.addWidget(dialog)
        dialog.resize(1100, 660)  # wider than the screen of the tests
        with qtbot.waitExposed(dialog):
            dialog.show()
        qtbot.waitUntil(lambda: work_of(dialog).is_complete)
        made.append(dialog)
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


def test_the_pages_are_counted(dialog):
    for shown, least in ((dialog(), 1), (dialog(LONG), 2)):
        number = len(work_of(shown).pages)
        assert number >= least
        assert re.findall(r"\d+", find(shown, "page-count", QLabel).text()) == [str(number)]


def test_changing_an_option_updates_the_pages(dialog, qtbot):
    shown = dialog(PROBLEMS, what=PrintSubject.BOARD)
    work = work_of(shown)
    assert len(work.pages) == 1
    choose(shown, "what", PrintSubject.PROBLEMS)
    qtbot.waitUntil(lambda: work.is_complete and len(work.pages) == 2)
    assert [len(page.diagrams) for page in work.pages] == [3, 2]
    choose(shown, "diagrams-per-page", 1)
    qtbot.waitUntil(lambda: work.is_complete and len(work.pages) == 5)


def test_typed_text_appears_on_the_page(dialog, qtbot):
    shown = dialog()
    line = find(shown, "title", QLineEdit)
    line.clear()
    QTest.keyClicks(line, "Our best game")

    def words():
        return [words.text for page in work_of(shown).pages for words in page.words]

    qtbot.waitUntil(lambda: "Our best game" in words())
    assert len(work_of(shown).pages) == 1


def test_pages_that_are_not_as_chosen_cannot_be_printed(dialog, qtbot):
    shown = dialog()
    buttons = find(shown, "print", QPushButton), find(shown, "save-pdf", QPushButton)
    QTest.keyClicks(find(shown, "title", QLineEdit), "!")
    assert not any(button.isEnabled() for button in buttons)
    qtbot.waitUntil(lambda: all(button.isEnabled() for button in buttons))
    assert work_of(shown).is_complete


def test_a_long_header_shows_its_beginning(dialog):
    header = find(dialog(), "header", QLineEdit)
    assert header.text()
    assert header.cursorPosition() == 0


def test_options_without_effect_are_disabled(dialog):
    shown = dialog(what=PrintSubject.POSITION)
    for name in ("new-figure", "moves-per-figure", "move-numbers", "diagrams-per-page"):
        assert not find(shown, name).isEnabled()
    every = find(shown, "moves-per-figure", QSpinBox)
    choose(shown, "what", PrintSubject.LINE)
    assert every.isEnabled()
    choose(shown, "new-figure", FigureBreak.COMMENTS)
    assert not every.isEnabled()
    assert is_shown(shown, "variations")
    assert not is_shown(shown, "answers")
    choose(shown, "what", PrintSubject.PROBLEMS)
    assert is_shown(shown, "answers")
    assert not is_shown(shown, "variations")


def test_the_preview_shows_the_pages(dialog, qtbot):
    shown = dialog()
    preview = find(shown, "preview", PrintPreview)
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
def test_pages_are_side_by_side_if_there_is_room(dialog, zoom):
    shown = dialog(LONG, per_page=1)
    preview = find(shown, "preview", PrintPreview)
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
    last = preview.page_rect(len(work_of(shown).pages) - 1)
    assert last.bottom() < room.height()


def test_only_pages_in_sight_are_drawn(dialog, qtbot, monkeypatch):
    drawn = []
    monkeypatch.setattr(
        "gobanapp.ui.print.print_preview.page_picture",
        lambda page, sheet, width, theme: drawn.append(page) or _blank(width),
    )
    shown = dialog(LONG, per_page=1)
    qtbot.waitUntil(lambda: len(drawn) > 0)
    QThreadPool.globalInstance().waitForDone()
    assert len(drawn) < len(work_of(shown).pages)


def _blank(width):
    return QImage(width, width, QImage.Format.Format_RGB32)


@pytest.mark.parametrize("key", [Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_Down])
def test_keys_scroll_the_preview(dialog, key):
    preview = find(dialog(LONG, per_page=1), "preview", PrintPreview)
    QTest.keyClick(preview, key)
    assert preview.verticalScrollBar().value() > 0
    QTest.keyClick(preview, Qt.Key.Key_Home)
    assert preview.verticalScrollBar().value() == 0


def test_all_pages_are_saved(dialog, tmp_path):
    shown = dialog(LONG, per_page=1)
    proposed = save_as(tmp_path / "story.pdf")
    press(shown, "save-pdf")
    assert pages(tmp_path / "story.pdf") == len(work_of(shown).pages) > 3
    assert proposed[0].endswith(".pdf")
    assert shown.result() == QDialog.DialogCode.Accepted


def test_a_file_is_proposed_by_the_names_of_the_players(dialog, tmp_path):
    proposed = save_as(tmp_path / "x.pdf")
    press(dialog(), "save-pdf")
    assert proposed == ["Ann – Ben.pdf"]


def test_an_unwritable_file_is_reported_and_the_dialog_stays(dialog, monkeypatch, tmp_path):
    def full(*_):
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("gobanapp.ui.widgets.printer.save_bytes", full)
    said = []

    def look(box):
        said.append(box.informativeText())
        box.accept()

    def name_it(box):
        answer(QMessageBox, look, "not-saved")
        box.selectFile("pages.pdf")
        box.accept()

    shown = dialog()
    answer(QFileDialog, name_it)
    press(shown, "save-pdf")
    reason = cannot_save(tmp_path / "pages.pdf", OSError(errno.ENOSPC, "full"))
    assert said == [f"pages.pdf\n\n{reason}"]
    assert shown.isVisible()


def test_chosen_options_are_saved(dialog, settings, qtbot):
    shown = dialog()
    choose(shown, "orientation", True)
    choose(shown, "style", "grey")
    find(shown, "footer", QLineEdit).setText("The club")
    press(shown, "close")
    chosen = PrintOptions.from_json(settings.print_options)
    assert (chosen.style, chosen.footer, chosen.is_wide) == ("grey", "The club", True)
    again = dialog()
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


def test_pages_are_printed_on_the_paper_that_is_chosen(dialog, printer, tmp_path):
    shown = dialog(PROBLEMS, what=PrintSubject.PROBLEMS, size="A5", is_wide=True)
    press(shown, "print")
    assert pages(tmp_path / "printed.pdf") == len(work_of(shown).pages)
    assert printer.seen.pageSize().name() == "A5"
    assert printer.seen.orientation() is printer.seen.Orientation.Landscape
    assert not shown.isVisible()


def test_a_refusing_printer_is_reported(dialog, printer, monkeypatch):
    def refuse(*_):
        raise PrintDeviceError

    class ToPaper(printer):
        def exec(self):
            return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QtPrintSupport, "QPrintDialog", ToPaper)
    monkeypatch.setattr(page_printer, "draw_pages", refuse)
    said = []

    def look(box):
        said.append(box.text())
        box.accept()

    answer(QMessageBox, look, "not-printed")
    shown = dialog()
    press(shown, "print")
    assert len(said) == 1
    assert shown.isVisible()


def test_without_a_printer_a_file_is_offered(dialog, printer, tmp_path):
    printer.known.names = ()

    def agree(box):
        save_as(tmp_path / "pages.pdf")
        press(box, "accept")

    answer(QMessageBox, agree, "no-printer")
    press(dialog(), "print")
    assert pages(tmp_path / "pages.pdf") == 1


@pytest.mark.parametrize("size", [(1400, 800), (1024, 600), (768, 600), (480, 700)])
def test_all_widgets_fit_at_any_size(dialog, size, qtbot):
    made = dialog()
    made.resize(*size)
    qtbot.wait(1)  # it arranges itself again
    assert (made.width(), made.height()) == size
    preview = find(made, "preview", PrintPreview)
    named = (find(made, name) for name in ("zoom", "page-count"))
    for one in (*made.findChildren(QPushButton), *named, preview):
        at = one.mapTo(made, one.rect().topLeft())
        assert made.rect().contains(one.rect().translated(at))
        if one is not preview:
            assert one.width() >= one.minimumSizeHint().width()
    assert preview.height() > size[1] // 4
    assert preview.width() > 300


@pytest.mark.parametrize("width", [900, 480])
def test_on_a_low_screen_the_preview_stays_above_what_is_below_it(
    dialog, width, qtbot, monkeypatch
):
    low = QSize(900, 464)  # a laptop whose system magnifies everything
    monkeypatch.setattr("gobanapp.ui.print.print_dialog.available_size", lambda _window: low)
    made = dialog()
    made.resize(width, low.height())
    qtbot.wait(1)  # it arranges itself again
    assert made.height() == low.height()
    preview = place(find(made, "preview", PrintPreview), made)
    for name in ("zoom", "page-count", "close", "save-pdf", "print"):
        assert place(find(made, name), made).top() > preview.bottom()


def test_with_very_large_type_the_dialog_fits_the_screen(dialog, qapp):
    usual = QFont(QApplication.font())
    large = QFont(usual)
    large.setPointSizeF(3 * usual.pointSizeF())
    qapp.setFont(large)
    try:
        made = dialog()
        made.resize(made.width(), 100)
        assert made.height() <= available_size(made).height()
    finally:
        qapp.setFont(usual)
