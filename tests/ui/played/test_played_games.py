"""The list of played games, with keys and clicks as users would."""

import os
from typing import ClassVar

import pytest
from PySide6.QtCore import QFile, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton

from gobanapp.ui.played import played_games as module
from gobanapp.ui.played.played_games import PlayedGamesDialog
from tests.ui.answering import answer
from tests.ui.clipping import clipped

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
        self.list = dialog._list

    @property
    def listed(self):
        return [game.path.stem[11:] for game in self.dialog._games.shown]

    @property
    def selected(self):
        return [game.path.stem[11:] for game in self.list.chosen]

    @property
    def state(self):
        return self.dialog._state.text()

    def said(self, row):
        model = self.dialog._games
        return model.data(model.index(row), Qt.ItemDataRole.AccessibleTextRole)

    def button(self, text):
        (found,) = (
            button
            for button in self.dialog.findChildren(QPushButton)
            if button.text().replace("&", "") == text
        )
        return found

    def press(self, text):
        QTest.mouseClick(self.button(text), Qt.MouseButton.LeftButton)

    def key(self, key):
        QTest.keyClick(self.dialog.focusWidget(), key)

    def choose(self, *rows):
        self.list.choose([self.dialog._games.shown[row] for row in rows])

    def filter(self, qtbot, text):
        self.dialog._filter.setText(text)
        qtbot.waitUntil(lambda: not self.dialog._games.is_searching)


@pytest.fixture
def chooser(qtbot, folder):
    """A function: the dialog for a folder, shown."""

    def show(where=folder, **given):
        dialog = PlayedGamesDialog(where, **given)
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


def test_each_game_is_told_with_players_date_and_how_it_ended(chooser):
    table = chooser()
    assert table.listed == ["odd", "Dan - Eve", "Cho - Ann", "Ann - Ben"]
    assert table.said(0) == "2023-03-04 odd.sgf, No game record can be read in this file"
    assert table.said(1) == "Dan – Eve, 2023-03-03 · White wins by resignation · 9 × 9"
    assert table.said(2) == "Cho – Ann, Cup, 2023-03-02 · Unfinished, move 2 · 9 × 9"
    assert table.said(3) == "Ann 5d – Ben, 2023-03-01 · Black wins by 3.5 points · 9 × 9"
    assert table.state == "4 games"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("ann", ["Cho - Ann", "Ann - Ben"]),
        ("ANN unfinished", ["Cho - Ann"]),
        ("03-03", ["Dan - Eve"]),
        ("cup", ["Cho - Ann"]),
        ("resignation", ["Dan - Eve"]),
        ("odd", ["odd"]),
        ("nobody", []),
    ],
)
def test_games_are_found_as_one_types(chooser, qtbot, words, found):
    table = chooser()
    table.filter(qtbot, words)
    assert table.listed == found
    assert table.selected == found[:1]
    assert table.button("Delete").isEnabled() is bool(found)
    table.key(Qt.Key.Key_Escape)
    assert len(table.listed) == 4
    assert table.dialog.isVisible()


def test_pictures_are_made(chooser, qtbot):
    table = chooser()
    pictures = table.dialog._thumbnails
    _, *games = table.dialog._games.shown
    qtbot.waitUntil(lambda: all(map(pictures.is_made, games)))


def test_a_finished_game_is_opened(chooser, folder):
    table = chooser()
    table.choose(3)
    assert not table.button("Resume Play").isEnabled()
    table.key(Qt.Key.Key_Return)
    assert not table.dialog.isVisible()
    assert table.dialog.chosen == folder / "2023-03-01 Ann - Ben.sgf"
    assert not table.dialog.resumes


def test_an_unfinished_game_is_gone_on_with_or_only_looked_at(chooser, folder):
    table = chooser()
    table.choose(2)
    assert table.button("Resume Play").isDefault()
    table.key(Qt.Key.Key_Return)
    assert table.dialog.chosen == folder / "2023-03-02 Cho - Ann.sgf"
    assert table.dialog.resumes
    table = chooser()
    table.choose(2)
    table.press("Open")
    assert table.dialog.chosen == folder / "2023-03-02 Cho - Ann.sgf"
    assert not table.dialog.resumes


def test_a_double_click_does_what_enter_does(chooser):
    table = chooser()
    place = table.list.visualRect(table.dialog._games.index(2)).center()
    viewport = table.list.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert table.dialog.resumes


def test_what_can_not_be_read_is_not_opened(chooser):
    table = chooser()
    assert table.selected == ["odd"]
    assert not table.button("Open").isEnabled()
    table.key(Qt.Key.Key_Return)
    assert table.dialog.isVisible()
    assert table.dialog.chosen is None
    table.press("Close")
    assert table.dialog.chosen is None


def test_several_games_are_not_opened_at_once(chooser):
    table = chooser()
    table.choose(1, 2)
    assert not table.button("Open").isEnabled()
    assert not table.button("Resume Play").isEnabled()
    assert table.state == "2 of 4 games chosen"


def test_the_game_on_the_board_is_chosen_at_first(chooser, folder):
    table = chooser(current=folder / "2023-03-02 Cho - Ann.sgf")
    assert table.selected == ["Cho - Ann"]
    assert table.said(2).endswith("On the board now")


# Deleting


def press(text, said):
    def look(box):
        said.append(f"{box.text()} {box.informativeText()}")
        next(b for b in box.buttons() if text in b.text().replace("&", "")).click()

    answer(QMessageBox, look)


def test_a_game_is_moved_to_the_trash(chooser, folder, trash):
    table = chooser()
    table.choose(1)
    said = []
    press("Move to Trash", said)
    table.press("Delete")
    assert "Dan - Eve" in said[0]
    assert trash.found == ["2023-03-03 Dan - Eve.sgf"]
    assert table.listed == ["odd", "Cho - Ann", "Ann - Ben"]
    assert table.selected == ["Cho - Ann"]
    assert table.state == "3 games"


def test_a_game_stays_if_that_is_not_confirmed(chooser, trash):
    table = chooser()
    press("Cancel", [])
    table.press("Delete")
    assert trash.found == []
    assert len(table.listed) == 4


@pytest.mark.parametrize("button", ["Cancel", "Delete for Good"])
def test_without_a_trash_it_is_asked_once_more(chooser, folder, trash, button):
    trash.takes = False
    table = chooser()
    table.choose(1, 2)
    said = []

    def move(box):
        press(button, said)
        next(b for b in box.buttons() if "Trash" in b.text()).click()

    answer(QMessageBox, move)
    table.press("Delete")
    assert said[0].startswith("Delete for good?")
    assert "Dan - Eve" in said[0]
    is_gone = button != "Cancel"
    assert len(list(folder.iterdir())) == (2 if is_gone else 4)
    assert table.listed == (
        ["odd", "Ann - Ben"] if is_gone else ["odd", "Dan - Eve", "Cho - Ann", "Ann - Ben"]
    )
    assert table.selected == (["Ann - Ben"] if is_gone else ["Dan - Eve", "Cho - Ann"])


def test_what_can_not_be_deleted_stays_and_is_told(chooser, folder, trash, monkeypatch):
    trash.takes = False
    table = chooser()
    table.choose(1)
    told = []

    def refuse(*_, **__):
        raise PermissionError

    def move(box):
        def for_good(box):
            answer(QMessageBox, lambda box: (told.append(box.text()), box.accept()))
            next(b for b in box.buttons() if "Good" in b.text()).click()

        answer(QMessageBox, for_good)
        next(b for b in box.buttons() if "Trash" in b.text()).click()

    monkeypatch.setattr(module.Path, "unlink", refuse)
    answer(QMessageBox, move)
    table.press("Delete")
    assert told == ["This could not be deleted"]
    assert len(table.listed) == 4
    assert table.selected == ["Dan - Eve"]


def test_the_last_game_can_be_deleted(chooser, folder, trash):
    for name in list(GAMES)[1:]:
        (folder / name).unlink()
    table = chooser()
    press("Trash", [])
    table.press("Delete")
    assert table.listed == []
    assert not table.button("Delete").isEnabled()
    table.list.grab()


def test_a_game_that_somebody_else_has_deleted_goes_from_the_list(chooser, folder, trash):
    trash.takes = False
    table = chooser()
    table.choose(1)
    (folder / "2023-03-03 Dan - Eve.sgf").unlink()
    press("Trash", [])
    table.press("Delete")
    assert table.listed == ["odd", "Cho - Ann", "Ann - Ben"]


# Folders


def test_the_folder_is_shown(chooser, folder, monkeypatch):
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    chooser().press("Show Folder")
    assert shown == [str(folder)]


def test_a_folder_that_is_missing_is_a_list_without_games(chooser, tmp_path):
    table = chooser(tmp_path / "missing")
    assert table.listed == []
    assert not table.button("Show Folder").isEnabled()
    assert not table.button("Open").isEnabled()
    table.list.grab()
    assert table.dialog._games.nothing_found() == "No game has been kept here yet."
    assert table.state == "0 games"


def test_nothing_is_clipped(chooser, type_size, language):
    table = chooser()
    table.choose(2)
    assert clipped(table.dialog) == []
