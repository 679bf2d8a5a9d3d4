"""The English words of printing and exporting."""

from pathlib import Path

from PySide6.QtGui import QPageLayout
from PySide6.QtWidgets import QFileDialog, QLabel

from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.game_view import make_board_view
from gobanapp.diagram.theme import THEMES
from gobanapp.storage.settings import Settings
from gobanapp.text.diagram_text import coordinates_name, style_name
from gobanapp.ui.print.board_exporter import (
    ExportOptions,
    ExportSubject,
    caption_below,
    figure_to_export,
)
from gobanapp.ui.print.page_contents import (
    PageContents,
    TitleAndHeader,
    gather_contents,
    print_heading,
)
from gobanapp.ui.print.page_printer import PageMaker
from gobanapp.ui.print.print_dialog import PrintDialog
from gobanapp.ui.print.print_options import PrintOptions, PrintSubject
from tests.ui.lookup import answer, find, press
from tests.ui.print.conftest import PROBLEMS, choose


def test_coordinates_and_styles_are_named():
    assert len({coordinates_name(kind) for kind in CoordinateStyle}) == len(CoordinateStyle)
    assert coordinates_name(CoordinateStyle.LETTERS) == "Letters and numbers (D4)"
    assert len({style_name(name) for name in THEMES}) == len(THEMES)
    assert style_name("large") == "Large print"


def test_captions_and_headings(record):
    contents = PageContents()
    list(
        gather_contents(
            record(PROBLEMS), PrintOptions(what=PrintSubject.PROBLEMS), TitleAndHeader(), contents
        )
    )
    _, answers = contents.sections()
    assert contents.items[1].caption == "Problem 2: White to play"
    assert answers.heading.title == "Answers"
    assert answers.items[1].caption == "Answer 2"
    game = record().game
    assert print_heading(game, "").facts[2:] == ("Komi 6.5", "Black wins by 3.5 points")
    game.step_by(99)
    figure = figure_to_export(
        game, make_board_view(game), ExportOptions(shown=ExportSubject.LAST_MOVES, last=3)
    )
    assert list(caption_below(figure)) == ["Moves 5–7", "6 pass"]


def test_page_counts_have_a_plural(qtbot, record, tmp_path):
    dialog = PrintDialog(record(PROBLEMS), Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(dialog)
    count = find(dialog, "page-count", QLabel)
    choose(dialog, "what", PrintSubject.BOARD)
    qtbot.waitUntil(lambda: count.text() == "1 page")
    choose(dialog, "what", PrintSubject.PROBLEMS)
    qtbot.waitUntil(lambda: count.text() == "2 pages")


def test_a_failed_save_names_the_file(record, printing, monkeypatch):
    def refuse(*_):
        raise PermissionError

    def name_it(box):
        proposed.append(Path(box.selectedFiles()[0]).name)
        box.accept()

    said, proposed = [], []
    monkeypatch.setattr("gobanapp.ui.widgets.printer.save_bytes", refuse)
    monkeypatch.setattr(
        "gobanapp.ui.widgets.printer.show_message_box",
        lambda _, title, _text, name, about: said.append((title, about)),
    )
    answer(QFileDialog, name_it)
    printing.save_pages(PageMaker(record()), QPageLayout(), "")
    assert proposed == ["page.pdf"]
    assert said == [("Could not save the pages", "page.pdf")]


def test_a_game_without_names_is_saved_as_a_game(qtbot, record, printing, tmp_path):
    settings = Settings(tmp_path / "settings.ini")
    dialog = PrintDialog(record("(;SZ[9])"), settings, page_printer=printing)
    qtbot.addWidget(dialog)
    dialog.show()
    save = find(dialog, "save-pdf")
    qtbot.waitUntil(save.isEnabled)
    proposed = []

    def give_up(box):
        proposed.append(Path(box.selectedFiles()[0]).name)
        box.reject()

    answer(QFileDialog, give_up)
    press(dialog, "save-pdf")
    assert proposed == ["Game.pdf"]
