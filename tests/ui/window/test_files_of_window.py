"""Files by real clicks and keys in the window: opened, saved, asked about."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox

from gobanapp.sgf.reader import read_games
from gobanapp.sgf.regular_file import NotRegularFile
from gobanapp.text.file_text import cannot_open, cannot_save
from gobanapp.ui.record.games.file_games_dialog import GamesDialog
from tests.ui.lookup import answer, answer_question, press, press_standard, trigger

RECORD = Path(__file__).parents[2] / "data" / "records" / "ear_reddening.sgf"


def test_a_record_is_opened_continued_and_saved(table, tmp_path):
    copy = tmp_path / "game.sgf"
    copy.write_bytes(RECORD.read_bytes())
    table = table()
    table.window.open_file(copy)
    table.key(Qt.Key.Key_End)
    trigger(table.window, "pass")
    assert table.window.isWindowModified()
    table.window.components.saves.save()
    assert not table.window.isWindowModified()
    (game,) = read_games(copy.read_bytes()).games
    moves = [node.content.move for node in game.tree.main_line() if node.content.move]
    assert len(moves) == 326
    assert moves[-1].is_pass


def test_saving_a_hard_linked_file_keeps_both_names(table, tmp_path):
    copy, other = tmp_path / "game.sgf", tmp_path / "other.sgf"
    copy.write_bytes(RECORD.read_bytes())
    other.hardlink_to(copy)
    table = table()
    table.window.open_file(copy)
    table.key(Qt.Key.Key_End)
    trigger(table.window, "pass")
    assert table.window.components.saves.save()
    assert copy.samefile(other)
    assert other.read_bytes() != RECORD.read_bytes()
    assert copy.with_name("game.sgf.bak").read_bytes() == RECORD.read_bytes()


def test_an_unchanged_file_is_not_written_again(table, tmp_path):
    copy = tmp_path / "game.sgf"
    copy.write_bytes(RECORD.read_bytes())
    table = table()
    table.window.open_file(copy)
    table.key(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert copy.read_bytes() == RECORD.read_bytes()


def test_a_file_changed_by_others_is_not_written_over_without_a_question(table, tmp_path):
    copy = tmp_path / "game.sgf"
    copy.write_bytes(RECORD.read_bytes())
    table = table()
    table.window.open_file(copy)
    table.click("A1")
    copy.write_text("(;GM[1]SZ[9]C[from elsewhere])", "utf-8")
    answer_question("overwrite-changed-file", "cancel")
    assert not table.window.components.saves.save()
    assert "elsewhere" in copy.read_text("utf-8")
    answer_question("overwrite-changed-file")
    assert table.window.components.saves.save()
    assert "elsewhere" not in copy.read_text("utf-8")


def test_a_game_can_be_saved_besides_a_changed_file(table, tmp_path):
    copy, other = tmp_path / "game.sgf", tmp_path / "other.sgf"
    copy.write_bytes(RECORD.read_bytes())
    table = table()
    table.window.open_file(copy)
    table.click("A1")
    copy.write_text("(;GM[1]SZ[9]C[from elsewhere])", "utf-8")

    def choose(dialog):
        dialog.selectFile(str(other))
        dialog.accept()

    def save_elsewhere(box):
        assert box.defaultButton().objectName() == "save-as"
        answer(QFileDialog, choose)
        press(box, "save-as")

    answer(QMessageBox, save_elsewhere, "overwrite-changed-file")
    assert table.window.components.saves.save()
    assert "elsewhere" in copy.read_text("utf-8")
    assert table.session.document.path == other
    assert other.exists()


def test_a_cancelled_save_as_keeps_the_existing_file(table, tmp_path, monkeypatch):
    old = tmp_path / "game.sgf"
    old.write_text("(;GM[1]SZ[9]C[precious])", "utf-8")
    table = table()
    table.click("D4")
    asked = []

    def name_it(dialog):
        asked.append(dialog.defaultSuffix())
        dialog.reject()

    answer(QFileDialog, name_it)
    assert not table.window.components.saves.ask_save_as()
    assert asked == ["sgf"]
    assert "precious" in old.read_text("utf-8")


@pytest.mark.parametrize("content", [b"", b"no game in here", b"\x00\xff" * 100])
def test_a_file_without_a_game_gives_one_sentence(table, tmp_path, content):
    bad = tmp_path / "bad.sgf"
    bad.write_bytes(content)
    table = table()
    table.click("D4")
    table.game.history.mark_saved()
    told = []

    def read(box):
        told.append(box.informativeText())
        box.accept()

    answer(QMessageBox, read, "not-opened")
    assert not table.window.open_file(bad)
    assert len(told) == 1
    assert "bad.sgf" in told[0]
    assert table.game.position.move_number == 1


def test_a_missing_file_gives_one_sentence(table, tmp_path):
    table = table()
    told = []

    def read(box):
        told.append(box.informativeText())
        box.accept()

    answer(QMessageBox, read, "not-opened")
    missing = tmp_path / "none.sgf"
    assert not table.window.open_file(missing)
    assert told == [f"none.sgf\n\n{cannot_open(missing, FileNotFoundError(errno.ENOENT, ''))}"]


@pytest.mark.skipif(os.name != "posix", reason="the system has no such files")
@pytest.mark.parametrize("name", ["pipe", "link", "/dev/zero"])
def test_special_files_are_not_opened(table, tmp_path, name):
    table = table()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    told = []

    def read(box):
        told.append(box.informativeText())
        box.accept()

    answer(QMessageBox, read, "not-opened")
    path = tmp_path / name
    assert not table.window.open_file(path)
    assert told == [f"{path.name}\n\n{cannot_open(path, NotRegularFile(errno.EINVAL, ''))}"]
    assert table.game.position.move_number == 0


def answer_save_changes(button):
    answer(QMessageBox, lambda box: press_standard(box, button), "save-changes")


def test_unsaved_work_is_asked_about_and_can_be_kept(table):
    table = table()
    table.window.settings.archives_games = False
    table.click("D4")
    answer_save_changes(QMessageBox.StandardButton.Cancel)
    assert not table.window.open_file(RECORD)
    assert table.game.position.move_number == 1
    answer_save_changes(QMessageBox.StandardButton.Discard)
    assert table.window.open_file(RECORD)
    assert table.game.position.move_number == 0


def test_closing_asks_too(table):
    table = table()
    table.window.settings.archives_games = False
    table.click("D4")
    answer_save_changes(QMessageBox.StandardButton.Cancel)
    assert not table.window.close()
    assert table.window.isVisible()


def test_a_failed_save_is_reported_and_loses_nothing(table, tmp_path, monkeypatch):
    table = table()
    path = tmp_path / "no such folder" / "game.sgf"
    table.session.mark_saved(path, None)
    table.click("D4")
    told = []

    def read(box):
        told.append(box.informativeText())
        box.accept()

    answer(QMessageBox, read, "not-saved")
    assert not table.window.components.saves.save()
    assert told == [f"game.sgf\n\n{cannot_save(path, FileNotFoundError(errno.ENOENT, ''))}"]
    assert table.window.isWindowModified()


def test_all_games_of_a_file_are_there_and_are_saved(table, tmp_path):
    file = tmp_path / "two.sgf"
    file.write_text("(;GM[1]SZ[9]PB[first];B[ee])(;GM[1]SZ[13]PB[second];B[gg])", "utf-8")
    table = table()
    table.window.open_file(file)
    assert "1 / 2" in table.window.windowTitle()
    table.window.findChild(GamesDialog).reject()
    table.key(Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert table.game.info.names.black == "second"
    assert table.board.view.board.width == 13
    table.key(Qt.Key.Key_End)
    table.click("A1")
    assert table.window.components.saves.save()
    first, second = read_games(file.read_bytes()).games
    assert len(first.tree) == 2
    assert len(second.tree) == 3


def test_recent_files_are_offered(table):
    table = table()
    table.window.open_file(RECORD)
    menu = table.window.components.files.recent_menu
    menu.aboutToShow.emit()
    assert menu.actions()[0].text() == str(RECORD)
