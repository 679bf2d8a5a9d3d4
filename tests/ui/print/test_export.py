"""Pictures of the board: the dialog with real clicks, and what comes of it."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QThreadPool
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from shiboken6 import isValid

from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.game_view import make_board_view
from gobanapp.paint.figure_rendering import PictureFormat
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.storage.settings import Settings
from gobanapp.ui.print.board_exporter import (
    BoardExporter,
    ExportCoordinates,
    ExportOptions,
    ExportSubject,
    caption_below,
    copy_to_clipboard,
    figure_to_export,
    render_export,
)
from gobanapp.ui.print.export_dialog import ExportDialog, FigurePreview
from tests.ui.lookup import answer, find, is_shown, press
from tests.ui.print.conftest import KO, choose

P = Point.parse
BEGINNINGS = {
    PictureFormat.PNG: b"\x89PNG",
    PictureFormat.SVG: b"<svg",
    PictureFormat.PDF: b"%PDF",
    PictureFormat.LATEX: b"\\documentclass",
    PictureFormat.TEXT: b"$$",
}


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def dialog(qtbot, record, settings, tmp_path):
    """Return a function: the dialog, with what is chosen in it at first."""

    def make(**choices):
        settings.export_options = ExportOptions(**choices).to_json()
        game = record(KO).game
        game.step_by(99)
        window = QWidget()
        qtbot.addWidget(window)
        exporting = BoardExporter(window, tmp_path)
        exporting.name = "Ann - Ben"
        dialog = ExportDialog(game, make_board_view(game), settings, exporting)
        qtbot.addWidget(dialog)
        with qtbot.waitExposed(dialog):
            dialog.show()
        return dialog

    yield make
    QThreadPool.globalInstance().waitForDone()


# The figure


def test_the_board_is_exported_without_pointer_marks():
    view = BoardView(
        board=Board.empty(9),
        last_move=P("A1"),
        ghost=(P("E5"), Color.BLACK),
        cursor=P("C3"),
        forbidden=P("D4"),
        refusal_stones=frozenset({P("D4")}),
        labels={P("C3"): "A"},
    )
    plain = BoardView(board=Board.empty(9), last_move=P("A1"), labels={P("C3"): "A"})
    assert figure_to_export(None, view, ExportOptions()).view == plain


def test_coordinates_are_those_of_the_board_or_chosen(record):
    game = record(KO).game
    view = make_board_view(game)
    for shown in ExportSubject:
        as_seen = figure_to_export(game, view, ExportOptions(shown=shown)).view.frame
        assert as_seen == view.frame
        other = ExportOptions(shown=shown, around=ExportCoordinates.CJK)
        assert figure_to_export(game, view, other).view.frame.coordinates is CoordinateStyle.CJK


@pytest.mark.parametrize(
    ("choices", "numbers", "words"),
    [
        (ExportOptions(), set(), []),
        (
            ExportOptions(shown=ExportSubject.MOVES),
            {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12},
            [["1", "14"], ["11", "7", "14", "8", "13"]],
        ),
        (
            ExportOptions(shown=ExportSubject.LAST_MOVES, last=3),
            {12, 14},
            [["12", "14"], ["13"]],
        ),
    ],
)
def test_moves_are_numbered_as_is_chosen(record, choices, numbers, words):
    game = record(KO).game
    game.step_by(99)
    figure = figure_to_export(game, make_board_view(game), choices)
    assert set(figure.view.numbers.values()) == numbers
    assert [re.findall(r"\d+", line) for line in caption_below(figure)] == words


# Files


@pytest.mark.parametrize("picture_format", PictureFormat)
def test_a_file_is_of_its_format(record, picture_format):
    game = record(KO).game
    choices = ExportOptions(format=picture_format, shown=ExportSubject.MOVES, width=200, ratio=1)
    data = render_export(figure_to_export(game, make_board_view(game), choices), choices)
    assert data.lstrip().startswith(BEGINNINGS[picture_format])


def test_a_picture_is_as_wide_as_is_chosen(record):
    game = record(KO).game
    choices = ExportOptions(width=300, ratio=3, style="book")
    picture = QImage.fromData(
        render_export(figure_to_export(game, make_board_view(game), choices), choices)
    )
    assert picture.width() == 900


def test_wood_is_that_of_the_board_on_the_screen(dialog, settings):
    def lightness(**choices):
        press(dialog(width=300, ratio=1, **choices), "copy")
        picture = QGuiApplication.clipboard().image()
        return picture.pixelColor(picture.width() // 2, 8).lightness()

    kaya, book = lightness(), lightness(style="book")
    settings.theme = "dark"
    assert lightness() < kaya - 50
    assert lightness(style="book") == book


# The clipboard


def test_each_format_sets_its_own_clipboard_data(qapp):
    picture = QImage(7, 5, QImage.Format.Format_RGB32)
    clipboard = QGuiApplication.clipboard()
    copy_to_clipboard(b"", PictureFormat.PNG, picture)
    assert clipboard.image().size() == picture.size()
    copy_to_clipboard(b"<svg/>", PictureFormat.SVG, picture)
    assert clipboard.mimeData().data("image/svg+xml").data() == b"<svg/>"
    assert clipboard.image().size() == picture.size()
    copy_to_clipboard("$$ “a”".encode(), PictureFormat.TEXT, picture)
    assert clipboard.text() == "$$ “a”"


def test_copying_text_and_pasting_it_gives_the_same_position(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7 E5")
    table.window.components.board_modes.prints.copy_text()
    assert QGuiApplication.clipboard().text().startswith("$$")
    board = table.game.position.board
    table.session.document.mark_saved(None, None)
    table.window.components.files.open_clipboard()
    assert table.game.position.board == board


def test_the_board_is_copied_as_shown(table):
    table = table(columns=9, rows=9)
    table.click("C3")
    QTest.mouseMove(table.board, table.where("G7"))
    table.window.components.board_modes.prints.copy_picture()
    picture = QGuiApplication.clipboard().image()
    assert picture.width() == 1600
    assert picture.height() > picture.width()


# The dialog


def test_the_preview_shows_the_figure(dialog, qtbot):
    shown = dialog(style="book")
    preview = find(shown, "preview", FigurePreview)
    qtbot.waitUntil(lambda: not preview.picture.isNull())
    before = preview.picture
    choose(shown, "what", ExportSubject.MOVES)
    qtbot.waitUntil(lambda: preview.picture != before)
    assert preview.isVisible()
    assert not is_shown(shown, "text-preview")


def test_text_is_shown_as_text(dialog):
    shown = dialog()
    choose(shown, "format", PictureFormat.TEXT)
    assert is_shown(shown, "text-preview")
    assert not is_shown(shown, "preview")
    assert find(shown, "text-preview", QPlainTextEdit).toPlainText().startswith("$$")


def test_options_that_a_format_lacks_are_disabled(dialog):
    shown = dialog()
    names = ("style", "width", "pixel-ratio", "outlines")
    enabled = {}
    for picture_format in PictureFormat:
        choose(shown, "format", picture_format)
        enabled[picture_format] = {name for name in names if find(shown, name).isEnabled()}
    assert enabled == {
        PictureFormat.PNG: {"style", "width", "pixel-ratio"},
        PictureFormat.SVG: {"style", "width", "outlines"},
        PictureFormat.PDF: {"style", "width"},
        PictureFormat.LATEX: {"style", "width"},
        PictureFormat.TEXT: set(),
    }


@pytest.mark.parametrize("picture_format", PictureFormat)
def test_a_file_is_saved_with_its_ending(dialog, tmp_path, picture_format):
    proposed = []

    def name_it(box):
        proposed.append(Path(box.selectedFiles()[0]).name)
        box.accept()

    shown = dialog(format=picture_format, width=200)
    answer(QFileDialog, name_it)
    press(shown, "save")
    assert proposed == [f"Ann - Ben.{picture_format.value}"]
    data = (tmp_path / proposed[0]).read_bytes()
    assert data.lstrip().startswith(BEGINNINGS[picture_format])
    assert not shown.isVisible()


def test_a_copy_is_put_on_the_clipboard(dialog):
    QGuiApplication.clipboard().clear()
    press(dialog(width=200, ratio=1), "copy")
    assert QGuiApplication.clipboard().image().width() == 200


def test_a_dialog_closed_while_it_copies_is_not_closed_again(
    qtbot, record, settings, tmp_path, monkeypatch
):
    window = QWidget()
    qtbot.addWidget(window)
    game = record(KO).game
    shown = ExportDialog(game, make_board_view(game), settings, BoardExporter(window, tmp_path))
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    with qtbot.waitExposed(shown):
        shown.show()

    def copy(*_given):
        shown.close()
        QCoreApplication.sendPostedEvents(shown, QEvent.Type.DeferredDelete)
        return True

    monkeypatch.setattr(BoardExporter, "copy", copy)
    press(shown, "copy")
    assert not isValid(shown)


def test_chosen_options_are_saved(dialog, settings):
    shown = dialog()
    choose(shown, "format", PictureFormat.SVG)
    choose(shown, "style", "large")
    press(shown, "close")
    chosen = ExportOptions.from_json(settings.export_options)
    assert (chosen.format, chosen.style) == (PictureFormat.SVG, "large")


@pytest.mark.parametrize(("width", "lines"), [(1100, 50), (760, 40), (480, 50)])
def test_all_widgets_fit_at_any_size(dialog, width, lines, qtbot):
    made = dialog()
    height = lines * made.fontMetrics().height()
    made.resize(width, height)
    qtbot.wait(1)  # it arranges itself again
    assert (made.width(), made.height()) == (width, height)
    for kind in (QPushButton, QComboBox, QCheckBox):
        for one in made.findChildren(kind):
            at = one.mapTo(made, one.rect().topLeft())
            assert made.rect().contains(one.rect().translated(at))
            assert one.width() >= one.minimumSizeHint().width()
    preview = find(made, "preview", FigurePreview)
    assert min(preview.width(), preview.height()) >= 200


def test_a_small_preview_leaves_no_line_out(qtbot):
    preview = FigurePreview()
    qtbot.addWidget(preview)
    whole = QImage(900, 900, QImage.Format.Format_RGB32)
    whole.fill(Qt.GlobalColor.white)
    with QPainter(whole) as painter:
        for line in range(19):
            painter.fillRect(0, 25 + 45 * line, 900, 2, Qt.GlobalColor.black)
    preview.picture = whole
    preview.resize(700, 230)
    seen = preview.grab().toImage()
    x = seen.width() // 2
    grey = [seen.pixelColor(x, y).lightness() for y in range(17, seen.height() - 17)]
    drops = [a > 240 >= b for a, b in pairwise(grey)]
    assert sum(drops) == 19
