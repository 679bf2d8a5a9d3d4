"""The English words of printing and exporting."""

from PySide6.QtGui import QPageLayout
from PySide6.QtWidgets import QFileDialog, QLabel

from gobanapp.diagram.coordinates import Coordinates
from gobanapp.diagram.theme import THEMES
from gobanapp.ui.printing.choices import What
from gobanapp.ui.printing.page_work import PageWork
from gobanapp.ui.printing.print_dialog import PrintDialog
from gobanapp.ui.printing.printing_words import coordinates_name, style_name
from gobanapp.ui.printing.sheet_printing import SheetPrinting
from gobanapp.ui.settings import Settings
from tests.ui.lookup import answer, find
from tests.ui.printing.conftest import PROBLEMS, choose


def test_coordinates_and_styles_are_named():
    assert len({coordinates_name(kind) for kind in Coordinates}) == len(Coordinates)
    assert coordinates_name(Coordinates.LETTERS) == "Letters and numbers: D4"
    assert len({style_name(name) for name in THEMES}) == len(THEMES)
    assert style_name("large") == "Large print"


def test_one_page_and_more_of_them(qtbot, record, tmp_path):
    dialog = PrintDialog(record(PROBLEMS), Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(dialog)
    count = find(dialog, "page-count", QLabel)
    choose(dialog, "what", What.BOARD)
    qtbot.waitUntil(lambda: count.text() == "1 page")
    choose(dialog, "what", What.PROBLEMS)
    qtbot.waitUntil(lambda: count.text() == "2 pages")


def test_a_failure_says_what_was_not_saved(record, monkeypatch, tmp_path):
    def refuse(*_):
        raise PermissionError

    def name_it(box):
        box.selectFile("pages.pdf")
        box.accept()

    said = []
    monkeypatch.setattr("gobanapp.ui.files.paper.save_bytes", refuse)
    monkeypatch.setattr(
        "gobanapp.ui.files.paper.tell", lambda _window, title, _text, name: said.append(title)
    )
    answer(QFileDialog, name_it)
    SheetPrinting(None, tmp_path).save_pages(PageWork(record()), QPageLayout(), "Game")
    assert said == ["The pages were not saved"]
