import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QPushButton

from gobanapp.diagram.theme import KAYA, Material, Stones
from gobanapp.resources import resource
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board_choice.board_and_stones import BoardAndStonesDialog
from gobanapp.ui.board_choice.tile import Tile
from gobanapp.ui.widgets.sentence import Sentence

KAYA_FILE = resource("themes", "kaya.toml").read_text("utf-8")
BOARDS = ["Kaya", "Shin-kaya", "Night wood", "Stone", "Paper", "High contrast"]
STONES = ["The board's own", "Slate and shell", "Glass", "Flat"]


@pytest.fixture
def open_dialog(table, qtbot):
    """A window and a function that opens the dialog from its menu."""
    here = table()

    def open_it():
        item = next(
            action
            for menu in here.window.menuBar().actions()
            for action in menu.menu().actions()
            if action.text() == "B&oard and Stones…"
        )
        item.trigger()
        dialog = here.window.findChild(BoardAndStonesDialog)
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return here, open_it


def tile(dialog, name):
    return next(tile for tile in dialog.findChildren(Tile) if tile.text() == name)


def click(widget):
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def press(dialog, text):
    click(next(button for button in dialog.findChildren(QPushButton) if button.text() == text))


def test_all_boards_and_stones_are_offered_those_in_use_chosen(open_dialog):
    _, open_it = open_dialog
    dialog = open_it()
    assert [one.text() for one in dialog.findChildren(Tile)] == BOARDS + STONES
    assert [one.text() for one in dialog.findChildren(Tile) if one.isChecked()] == [
        "Kaya",
        "The board's own",
    ]
    assert tile(dialog, "Kaya").hasFocus()


def test_a_click_shows_it_at_once_on_the_board_of_the_window(open_dialog, qtbot):
    here, open_it = open_dialog
    dialog = open_it()
    click(tile(dialog, "Night wood"))
    assert here.board.theme.board != KAYA.board
    qtbot.waitUntil(lambda: here.board.wood is not None)
    click(tile(dialog, "Glass"))
    assert here.board.theme.stones.white.material is Material.GLASS
    press(dialog, "Use These")
    assert here.board.theme.stones.white.material is Material.GLASS
    settings = here.window._settings
    assert (settings.theme, settings.stones) == ("dark", Stones.GLASS)


def test_the_boards_of_all_windows_follow(open_dialog, qtbot):
    here, open_it = open_dialog
    other = SessionBoard(here.session, here.window._settings)
    qtbot.addWidget(other)
    dialog = open_it()
    click(tile(dialog, "Stone"))
    assert other.theme == here.board.theme != KAYA
    press(dialog, "Cancel")
    assert other.theme == here.board.theme
    assert other.theme.board == KAYA.board


@pytest.mark.parametrize("way", ["Cancel", "Escape", "close"])
def test_given_up_all_is_as_it_was(open_dialog, way):
    here, open_it = open_dialog
    before = here.board.theme
    dialog = open_it()
    click(tile(dialog, "Paper"))
    click(tile(dialog, "Flat"))
    assert here.board.theme != before
    if way == "Cancel":
        click(dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Cancel))
    elif way == "Escape":
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.close()
    assert here.board.theme == before
    assert here.window._settings.theme == "kaya"


def test_the_wood_comes_back_with_its_board(open_dialog, qtbot):
    here, open_it = open_dialog
    qtbot.waitUntil(lambda: here.board.wood is not None)
    dialog = open_it()
    click(tile(dialog, "High contrast"))
    assert here.board.wood is None
    press(dialog, "Cancel")
    qtbot.waitUntil(lambda: here.board.wood is not None)


def test_the_keys_do_all_of_it(open_dialog):
    here, open_it = open_dialog
    dialog = open_it()
    keys = Qt.Key
    for key, name in (
        (keys.Key_Right, "Shin-kaya"),
        (keys.Key_Right, "Night wood"),
        (keys.Key_Down, "High contrast"),
        (keys.Key_Left, "Paper"),
        (keys.Key_Up, "Shin-kaya"),
    ):
        QTest.keyClick(dialog.focusWidget(), key)
        assert dialog.focusWidget() is tile(dialog, name)
        assert tile(dialog, name).isChecked()
    QTest.keyClick(dialog.focusWidget(), keys.Key_Tab)
    assert dialog.focusWidget() is tile(dialog, "The board's own")
    QTest.keyClick(dialog.focusWidget(), keys.Key_Right)
    QTest.keyClick(dialog.focusWidget(), keys.Key_Right)
    assert here.board.theme.stones.black.material is Material.GLASS
    QTest.keyClick(dialog.focusWidget(), keys.Key_Return)
    assert (here.window._settings.theme, here.window._settings.stones) == (
        "shin-kaya",
        Stones.GLASS,
    )


def test_every_tile_shows_its_own_board_and_stones(open_dialog, qtbot):
    _, open_it = open_dialog
    dialog = open_it()
    pictures = [one.grab().toImage() for one in dialog.findChildren(Tile)]
    for number, one in enumerate(pictures):
        assert all(one != other for other in pictures[:number])
    click(tile(dialog, "Stone"))
    assert tile(dialog, "Glass").grab().toImage() != pictures[BOARDS.index("Paper")]
    middle = tile(dialog, "Flat").grab().toImage()
    assert middle != pictures[-1]  # now on stone


def test_own_boards_are_offered_and_bad_files_named(open_dialog, monkeypatch, tmp_path, qtbot):
    here, open_it = open_dialog
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda *_: str(tmp_path / "config"))
    folder = tmp_path / "config" / "themes"
    folder.mkdir(parents=True)
    (folder / "moss.toml").write_text(
        KAYA_FILE.replace('"Kaya"', '"Moss"').replace("#e1b87c", "#90a870"), "utf-8"
    )
    (folder / "half.toml").write_text(KAYA_FILE.replace("#e1b87c", "beige"), "utf-8")
    dialog = open_it()
    told = [sentence.text() for sentence in dialog.findChildren(Sentence)]
    assert told == ['half.toml is left out: board must be a colour such as "#e1b87c".']
    click(tile(dialog, "Moss"))
    press(dialog, "Use These")
    assert here.board.theme.board == "#90a870"


def test_a_board_that_is_gone_leaves_the_usual_one_chosen(open_dialog):
    here, open_it = open_dialog
    here.window._settings.theme = "own/gone"
    dialog = open_it()
    assert tile(dialog, "Kaya").isChecked()
    press(dialog, "Cancel")
    assert here.window._settings.theme == "own/gone"
