"""The list of played games, with keys and clicks as users would."""

import os
import re
from typing import ClassVar

import pytest
from PySide6.QtCore import QFile, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QMessageBox, QPushButton

from gobanapp.storage.settings import Settings
from gobanapp.text import result_text
from gobanapp.ui.match import archive_dialog as module
from gobanapp.ui.match.archive_dialog import ArchiveDialog, unfinished_text
from gobanapp.ui.record.games.game_columns import GameColumn
from gobanapp.ui.record.games.game_list import GameList
from gobanapp.ui.record.games.thumbnails import Thumbnails
from tests.ui.clipping import clipped
from tests.ui.lookup import answer, answer_question, choose, double_click, find, press

GAMES = {
    "2023-03-01 Ann - Ben.sgf": "(;SZ[9]PB[Ann]BR[5d]PW[Ben]DT[2023-03-01]RE[B+3.5];B[ee])",
    "2023-03-02 Cho - Ann.sgf": "(;SZ[9]PB[Cho]PW[Ann]DT[2023-03-02]EV[Cup];B[ee];W[cc])",
    "2023-03-03 Dan - Eve.sgf": "(;SZ[9]PB[Dan]PW[Eve]DT[2023-03-03]RE[W+R])",
    "2023-03-04 odd.sgf": "nothing that could be read",
}


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "games"
    folder.mkdir()
    for name, text in GAMES.items():
        (folder / name).write_text(text)
    return folder


class Chooser:
    def __init__(self, dialog):
        self.dialog = dialog
        self.list = find(dialog, "game-list", GameList)
        self.model = self.list.model()

    @property
    def listed(self):
        return [game.path.stem[11:] for game in self.model.shown]

    @property
    def selected(self):
        return [game.path.stem[11:] for game in self.list.chosen]

    @property
    def state(self):
        return find(self.dialog, "state", QLabel).text()

    @property
    def amounts(self):
        """The numbers of games shown below the list."""
        return [int(number) for number in re.findall(r"\d+", self.state)]

    def said(self, row):
        return self.model.data(self.model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole)

    def button(self, name):
        return find(self.dialog, name, QPushButton)

    def press(self, name):
        press(self.dialog, name)

    def key(self, key):
        QTest.keyClick(self.dialog.focusWidget(), key)

    def choose(self, *rows):
        self.list.choose([self.model.shown[row] for row in rows])

    def filter(self, qtbot, text):
        find(self.dialog, "filter", QLineEdit).setText(text)
        qtbot.waitUntil(lambda: not self.model.is_searching)


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def chooser(qtbot, folder, settings):
    """A function: the dialog for a folder, shown."""

    def show(where=folder, **given):
        dialog = ArchiveDialog(where, settings, **given)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return Chooser(dialog)

    return show


@pytest.fixture
def trash(monkeypatch, tmp_path):
    """A trash that takes what is put into it, unless ``takes`` is False."""

    class Trash(QFile):
        takes = True
        found: ClassVar = []

        def moveToTrash(self):  # noqa: N802
            if not Trash.takes:
                return False
            Trash.found.append(os.path.basename(self.fileName()))  # noqa: PTH119
            os.unlink(self.fileName())  # noqa: PTH108
            return True

    Trash.found = []
    monkeypatch.setattr(module, "QFile", Trash)
    return Trash


def test_each_game_is_listed_with_players_date_and_result(chooser):
    table = chooser()
    assert table.listed == ["odd", "Dan - Eve", "Cho - Ann", "Ann - Ben"]
    unfinished = unfinished_text(table.model.shown[2])
    assert "2" in unfinished
    for row, told in enumerate(
        (
            ["2023-03-04 odd.sgf"],
            ["Dan – Eve", "2023-03-03", result_text.recorded_result("W+R")],
            ["Cho – Ann", "Cup", "2023-03-02", unfinished],
            ["Ann 5d – Ben", "2023-03-01", result_text.recorded_result("B+3.5")],
        )
    ):
        assert [words for words in told if words not in table.said(row)] == []
    assert table.amounts == [4]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("ann", ["Cho - Ann", "Ann - Ben"]),
        ("03-03", ["Dan - Eve"]),
        ("cup", ["Cho - Ann"]),
        ("odd", ["odd"]),
        ("nobody", []),
    ],
)
def test_typing_filters_the_games(chooser, qtbot, words, found):
    table = chooser()
    table.filter(qtbot, words)
    assert table.listed == found
    assert table.selected == found[:1]
    assert table.button("delete").isEnabled() is bool(found)
    table.key(Qt.Key.Key_Escape)
    assert len(table.listed) == 4
    assert table.dialog.isVisible()


def test_games_are_found_by_how_they_ended(chooser, qtbot):
    table = chooser()
    unfinished = unfinished_text(table.model.shown[2])
    table.filter(qtbot, f"ANN {unfinished.upper()}")
    assert table.listed == ["Cho - Ann"]
    table.filter(qtbot, result_text.recorded_result("W+R"))
    assert table.listed == ["Dan - Eve"]


def test_pictures_are_made(chooser, qtbot):
    table = chooser()
    pictures = table.dialog.findChild(Thumbnails)
    _, *games = table.model.shown
    qtbot.waitUntil(lambda: all(map(pictures.is_made, games)))


def test_a_finished_game_is_opened(chooser, folder):
    table = chooser()
    table.choose(3)
    assert not table.button("resume").isEnabled()
    table.key(Qt.Key.Key_Return)
    assert not table.dialog.isVisible()
    assert table.dialog.chosen_path == folder / "2023-03-01 Ann - Ben.sgf"
    assert not table.dialog.resumes


def test_an_unfinished_game_is_resumed_or_only_opened(chooser, folder):
    table = chooser()
    table.choose(2)
    assert table.button("resume").isDefault()
    table.key(Qt.Key.Key_Return)
    assert table.dialog.chosen_path == folder / "2023-03-02 Cho - Ann.sgf"
    assert table.dialog.resumes
    table = chooser()
    table.choose(2)
    table.press("open")
    assert table.dialog.chosen_path == folder / "2023-03-02 Cho - Ann.sgf"
    assert not table.dialog.resumes


def test_a_double_click_does_what_enter_does(chooser):
    table = chooser()
    place = table.list.visualRect(table.model.index(2, 0)).center()
    double_click(table.list.viewport(), place)
    assert table.dialog.resumes


def test_an_unreadable_file_is_not_opened(chooser):
    table = chooser()
    assert table.selected == ["odd"]
    assert not table.button("open").isEnabled()
    table.key(Qt.Key.Key_Return)
    assert table.dialog.isVisible()
    assert table.dialog.chosen_path is None
    table.press("close")
    assert table.dialog.chosen_path is None


def test_several_games_are_not_opened_at_once(chooser):
    table = chooser()
    table.choose(1, 2)
    assert not table.button("open").isEnabled()
    assert not table.button("resume").isEnabled()
    assert sorted(table.amounts) == [2, 4]


def test_the_game_on_the_board_is_chosen_at_first(chooser, folder):
    table = chooser(current=folder / "2023-03-02 Cho - Ann.sgf")
    assert table.selected == ["Cho - Ann"]
    others = chooser()
    assert table.said(2).startswith(others.said(2))
    assert [table.said(row) != others.said(row) for row in range(4)] == [False, False, True, False]


# Deleting


def test_a_game_is_moved_to_the_trash(chooser, folder, trash):
    table = chooser()
    table.choose(1)
    said = []

    def read(box):
        said.append(box.informativeText())
        press(box, "accept")

    answer(QMessageBox, read, "move-to-trash")
    table.press("delete")
    assert "Dan - Eve" in said[0]
    assert trash.found == ["2023-03-03 Dan - Eve.sgf"]
    assert table.listed == ["odd", "Cho - Ann", "Ann - Ben"]
    assert table.selected == ["Cho - Ann"]
    assert table.amounts == [3]


def test_a_game_stays_if_that_is_not_confirmed(chooser, trash):
    table = chooser()
    answer_question("move-to-trash", "cancel")
    table.press("delete")
    assert trash.found == []
    assert len(table.listed) == 4


@pytest.mark.parametrize("button", ["cancel", "accept"])
def test_without_a_trash_it_is_asked_once_more(chooser, folder, trash, button):
    trash.takes = False
    table = chooser()
    table.choose(1, 2)
    said = []

    def read(box):
        said.append(box.informativeText())
        press(box, button)

    def move(box):
        answer(QMessageBox, read, "delete-permanently")
        press(box, "accept")

    answer(QMessageBox, move, "move-to-trash")
    table.press("delete")
    assert "Dan - Eve" in said[0]
    is_gone = button == "accept"
    assert len(list(folder.iterdir())) == (2 if is_gone else 4)
    assert table.listed == (
        ["odd", "Ann - Ben"] if is_gone else ["odd", "Dan - Eve", "Cho - Ann", "Ann - Ben"]
    )
    assert table.selected == (["Ann - Ben"] if is_gone else ["Dan - Eve", "Cho - Ann"])


def test_a_game_that_cannot_be_deleted_stays_and_is_reported(chooser, folder, trash, monkeypatch):
    trash.takes = False
    table = chooser()
    table.choose(1)
    told = []

    def refuse(*_, **__):
        raise PermissionError

    def move(box):
        answer(QMessageBox, for_good, "delete-permanently")
        press(box, "accept")

    def for_good(box):
        answer(QMessageBox, read, "not-deleted")
        press(box, "accept")

    def read(box):
        told.append(box.informativeText())
        box.accept()

    monkeypatch.setattr(module.Path, "unlink", refuse)
    answer(QMessageBox, move, "move-to-trash")
    table.press("delete")
    assert len(told) == 1
    assert "Dan - Eve" in told[0]
    assert len(table.listed) == 4
    assert table.selected == ["Dan - Eve"]


def test_the_last_game_can_be_deleted(chooser, folder, trash):
    for name in list(GAMES)[1:]:
        (folder / name).unlink()
    table = chooser()
    answer_question("move-to-trash")
    table.press("delete")
    assert table.listed == []
    assert not table.button("delete").isEnabled()
    table.list.grab()


def test_a_game_deleted_by_another_program_leaves_the_list(chooser, folder, trash):
    trash.takes = False
    table = chooser()
    table.choose(1)
    (folder / "2023-03-03 Dan - Eve.sgf").unlink()
    answer_question("move-to-trash")
    table.press("delete")
    assert table.listed == ["odd", "Cho - Ann", "Ann - Ben"]


# Folders


def test_the_folder_is_shown(chooser, folder, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    chooser().press("show-folder")
    assert shown == [str(folder)]


def test_a_folder_that_is_missing_is_a_list_without_games(chooser, tmp_path):
    table = chooser(tmp_path / "missing")
    assert table.listed == []
    assert not table.button("show-folder").isEnabled()
    assert not table.button("open").isEnabled()
    table.list.grab()
    assert table.model.empty_text()
    assert table.amounts == [0]


def test_nothing_is_clipped(chooser, type_size, language):
    table = chooser()
    table.choose(2)
    assert clipped(table.dialog) == []


def test_games_are_listed_in_a_table_with_the_same_choice(qtbot, chooser, settings):
    table = chooser()
    table.choose(1, 2)
    choose(table.dialog, "view", True)
    assert table.selected == ["Dan - Eve", "Cho - Ann"]
    assert settings.games_in_table
    table.list.sortByColumn(GameColumn.DATE, Qt.SortOrder.AscendingOrder)
    qtbot.waitUntil(lambda: not table.model.is_sorting)
    assert table.listed == ["Ann - Ben", "Cho - Ann", "Dan - Eve", "odd"]
    assert table.selected == ["Cho - Ann", "Dan - Eve"]
    unread = table.model.shown[3]
    assert table.model.cell(unread, GameColumn.EVENT) == "2023-03-04 odd.sgf"
    assert table.model.cell(unread, GameColumn.RESULT)
    table.choose(1)
    table.key(Qt.Key.Key_Return)
    assert table.dialog.resumes
