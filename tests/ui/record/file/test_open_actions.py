"""Files and the clipboard, through the window; see also test_main_window."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.sgf.atomic_write import backup_of
from gobanapp.storage.document_file import read_document
from gobanapp.text.diagram_text import diagram_fault_sentence
from gobanapp.ui.record.file.clipboard import read_clipboard_document
from gobanapp.ui.record.games.file_games_dialog import GamesDialog
from gobanapp.ui.widgets.dialogs import truncated_lines
from tests.ui.boxes import asked, told
from tests.ui.lookup import answer, press_standard

CHINESE = "(;PB[古力]PW[李世乭];B[dd])"


@pytest.fixture
def chinese(tmp_path):
    path = tmp_path / "chinese.sgf"
    path.write_bytes(CHINESE.encode("gb18030"))
    return path


def names(table):
    return tuple(table.game.info.names)


def test_clipboard_text_is_unicode_despite_its_declaration(table):
    table = table()
    QGuiApplication.clipboard().setText(CHINESE.replace("(;", "(;CA[GBK]"))
    table.window.components.files.open_clipboard()
    assert names(table) == ("古力", "李世乭")


def test_discarding_a_clipboard_record_asks_first(table):
    table = table()
    QGuiApplication.clipboard().setText(CHINESE)
    table.window.components.files.open_clipboard()
    assert table.window.isWindowModified()
    cancel = QMessageBox.StandardButton.Cancel
    said = asked("save-changes", lambda box: press_standard(box, cancel))
    assert not table.window.components.saves.maybe_save()
    assert said


DIAGRAM = """$$B9 A corner
$$ -------------------
$$ | . . . . . . . . . |
$$ | . . . 1 % . . . . |
$$ | . . X 2 . . . . . |
"""


def test_a_diagram_in_the_clipboard_becomes_a_game_with_its_problems_listed(table):
    table = table()
    QGuiApplication.clipboard().setText(DIAGRAM)
    said = told("diagram-faults")
    table.window.components.files.open_clipboard()
    assert table.game.columns == 9
    assert table.game.position.board[Point.parse("C7")] is Color.BLACK
    assert table.window.isWindowModified()
    _, faults = read_clipboard_document(DIAGRAM)
    assert [(fault.line, fault.found) for fault in faults] == [(4, "%")]
    assert said == [truncated_lines([diagram_fault_sentence(fault) for fault in faults])]


def test_text_without_record_or_diagram_is_not_opened(table):
    table = table()
    before = table.session.document
    QGuiApplication.clipboard().setText("Hello")
    said = told("nothing-in-clipboard")
    table.window.components.files.open_clipboard()
    assert said
    assert table.session.document is before


def test_a_file_that_can_be_read_after_all_is_opened(table, chinese, monkeypatch):
    """Where the system is wrong about rights, or the file has just come."""
    table = table()
    monkeypatch.setattr("gobanapp.ui.record.file.open_actions.can_be_read", lambda _: False)
    assert table.window.open_file(chinese)
    assert names(table) == ("古力", "李世乭")


def test_a_file_is_reopened_in_another_encoding(table, chinese):
    table = table()
    table.window.open_file(chinese)
    assert names(table) == ("古力", "李世乭")
    table.window.components.files.reopen_with_encoding("cp1252")
    assert names(table)[0] == "¹ÅÁ¦"
    assert not table.session.document.is_modified
    table.window.components.files.reopen_with_encoding(None)
    assert names(table) == ("古力", "李世乭")


@pytest.mark.parametrize("button", ["accept", "cancel"])
def test_reading_again_asks_before_moves_are_lost(table, chinese, button):
    table = table()
    table.window.open_file(chinese)
    table.click("A1")
    said = asked("read-again", button)
    table.window.components.files.reopen_with_encoding("cp949")
    assert said
    assert table.session.document.is_modified is (button == "cancel")


def test_an_encoding_without_a_game_changes_nothing(table, tmp_path):
    path = tmp_path / "plain.sgf"
    path.write_bytes(b"(;PB[Ann];B[dd])")
    table = table()
    table.window.open_file(path)
    said = told("not-read-again")
    table.window.components.files.reopen_with_encoding("utf-16-le")
    assert said
    assert names(table)[0] == "Ann"


def save_as(saves, path):
    """Save in the file ``path``, be it there already or not."""

    def choose(dialog):
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.selectFile(str(path))
        dialog.accept()

    answer(QFileDialog, choose)
    assert saves.ask_save_as()


def test_the_original_file_is_kept_as_backup(table, chinese, tmp_path):
    table = table()
    table.window.open_file(chinese)
    saves = table.window.components.saves
    for point in ("A1", "B1"):
        table.click(point)
        assert saves.save()
    other = tmp_path / "other.sgf"
    save_as(saves, other)
    assert not backup_of(other).exists()
    save_as(saves, chinese)
    assert backup_of(chinese).read_bytes() == CHINESE.encode("gb18030")


def test_a_file_named_from_here_is_saved_there_from_anywhere(table, chinese, tmp_path, monkeypatch):
    table = table()
    monkeypatch.chdir(tmp_path)
    table.window.open_file(Path(os.path.relpath(chinese)))
    table.click("A1")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert table.window.components.saves.save()
    assert "B[as]" in chinese.read_text("utf-8")
    assert not list(elsewhere.iterdir())


def test_a_file_of_several_games_shows_them(table, tmp_path):
    path = tmp_path / "two.sgf"
    path.write_text(CHINESE * 2, "utf-8")
    table = table()
    table.window.open_file(path)
    assert table.window.findChild(GamesDialog).isVisible()


def test_saving_another_format_asks_for_a_name(table, tmp_path, monkeypatch):
    table = table()
    record = read_document(
        b"\\HS\n\\[GAMEBLACKNAME=Kim (2D)\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n",
        tmp_path / "game.gib",
        None,
    )
    table.session.open_document(record)
    wanted = []
    monkeypatch.setattr(table.window.components.saves, "ask_save_as", lambda: wanted.append(True))
    table.window.components.saves.save()
    assert wanted
