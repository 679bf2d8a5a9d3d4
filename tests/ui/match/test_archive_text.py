"""The English words of the list of played games."""

import pytest
from PySide6.QtCore import QFile, Qt
from PySide6.QtWidgets import QMessageBox

from gobanapp.storage.settings import Settings
from gobanapp.ui.match import archive_dialog
from gobanapp.ui.match.archive_dialog import ArchiveDialog
from tests.ui.lookup import find, press
from tests.ui.match.test_archive_dialog import GAMES


@pytest.fixture
def dialog(qtbot, tmp_path):
    for name, text in GAMES.items():
        (tmp_path / name).write_text(text)
    dialog = ArchiveDialog(
        tmp_path, Settings(tmp_path / "settings.ini"), current=tmp_path / "2023-03-02 Cho - Ann.sgf"
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def state(dialog):
    return find(dialog, "state").text()


def test_rows(dialog):
    model = find(dialog, "game-list").model()
    rows = range(model.rowCount())
    assert [
        model.data(model.index(row, 0), Qt.ItemDataRole.AccessibleTextRole) for row in rows
    ] == [
        "2023-03-04 odd.sgf, This file has no readable game",
        "Dan – Eve, 2023-03-03 · White wins by resignation · 9 × 9",
        "Cho – Ann, Cup, 2023-03-02 · Unfinished, move 2 · 9 × 9, On the board",
        "Ann 5d – Ben, 2023-03-01 · Black wins by 3.5 points · 9 × 9",
    ]
    assert state(dialog) == "4 games"


def test_an_empty_list_has_a_message(dialog, qtbot, tmp_path):
    games = find(dialog, "game-list")
    find(dialog, "filter").setText("nobody")
    qtbot.waitUntil(lambda: not games.model().is_searching)
    assert games.model().empty_text() == "No archived game matches."
    empty = ArchiveDialog(tmp_path / "missing", Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(empty)
    assert find(empty, "game-list").model().empty_text() == "The archive is empty."
    assert state(empty) == "0 games"


def test_several_games(dialog):
    games = find(dialog, "game-list")
    games.choose(games.model().shown[1:3])
    assert state(dialog) == "2 of 4 games selected"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("delete", "Delete"),
        ("show-folder", "Show Folder"),
        ("resume", "Resume Game"),
        ("open", "Open"),
        ("close", "Close"),
    ],
)
def test_buttons(dialog, name, words):
    assert find(dialog, name).text().replace("&", "") == words


def test_deleting(dialog, monkeypatch):
    said = []

    def accept(box):
        said.append((box.text(), *(button.text().replace("&", "") for button in box.buttons())))
        buttons = [button for button in box.buttons() if button.objectName() == "accept"]
        for button in buttons:
            button.click()

    def refuse(*_, **__):
        raise PermissionError

    monkeypatch.setattr(QMessageBox, "exec", accept)
    monkeypatch.setattr(QFile, "moveToTrash", lambda *_: False)
    monkeypatch.setattr(archive_dialog.Path, "unlink", refuse)
    press(dialog, "delete")
    asked, for_good, told = said
    assert (asked[0], "Move to Trash" in asked) == ("Delete this game?", True)
    assert (for_good[0], "Delete Permanently" in for_good) == ("Delete permanently?", True)
    assert told[0] == "Could not delete"
