import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest

from gobanapp.diagram.theme import KAYA, Material, StoneSet
from gobanapp.diagram.theme_file import ThemeError, ThemeFault
from gobanapp.resources import resource_path
from gobanapp.text.diagram_text import stone_set_name, theme_fault_sentence, theme_name
from gobanapp.ui.board.available_themes import find_themes
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.board.view_state import ViewState
from gobanapp.ui.preferences.board_and_stones_dialog import BoardAndStonesDialog, BoardTile
from gobanapp.ui.widgets.labels import Sentence
from tests.ui.lookup import click, find, press, trigger

KAYA_FILE = resource_path("themes", "kaya.toml").read_text("utf-8")
BOARDS = [f"board-{key}" for key in "kaya shin-kaya dark slate paper high-contrast".split()]
STONES = [f"stones-{stones.value}" for stones in StoneSet]


@pytest.fixture
def open_dialog(table, qtbot):
    """A window and a function that opens the dialog from its menu."""
    here = table()

    def open_it():
        trigger(here.window, "board and stones")
        dialog = here.window.findChild(BoardAndStonesDialog)
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return here, open_it


def tile(dialog, name):
    return find(dialog, name, BoardTile)


def test_all_boards_and_stones_are_offered_those_in_use_chosen(open_dialog):
    _, open_it = open_dialog
    dialog = open_it()
    tiles = dialog.findChildren(BoardTile)
    assert [one.objectName() for one in tiles] == BOARDS + STONES
    chosen = [one.objectName() for one in tiles if one.isChecked()]
    assert chosen == ["board-kaya", f"stones-{StoneSet.OF_BOARD.value}"]
    assert tile(dialog, "board-kaya").hasFocus()
    for board in find_themes():
        assert tile(dialog, f"board-{board.key}").text() == theme_name(
            board.key, board.name, is_own=board.is_own
        )
    for stones in StoneSet:
        assert tile(dialog, f"stones-{stones.value}").text() == stone_set_name(stones)


def test_all_of_it_is_on_the_screen(open_dialog):
    here, open_it = open_dialog
    screen = here.window.screen().availableGeometry()
    here.window.move(0, screen.bottom() - 200)
    assert screen.contains(open_it().frameGeometry())


def test_a_click_previews_the_choice_on_the_board(open_dialog, qtbot):
    here, open_it = open_dialog
    dialog = open_it()
    click(tile(dialog, "board-dark"))
    assert here.board.theme.board != KAYA.board
    qtbot.waitUntil(lambda: here.board.wood is not None)
    click(tile(dialog, "stones-glass"))
    assert here.board.theme.stones.white.material is Material.GLASS
    press(dialog, "accept")
    assert here.board.theme.stones.white.material is Material.GLASS
    assert (here.window.settings.theme, here.window.settings.stone_set) == ("dark", StoneSet.GLASS)


def test_the_boards_of_all_windows_follow(open_dialog, qtbot):
    here, open_it = open_dialog
    other = SessionBoard(here.session, here.window.settings, ViewState())
    qtbot.addWidget(other)
    dialog = open_it()
    click(tile(dialog, "board-slate"))
    assert other.theme == here.board.theme != KAYA
    press(dialog, "cancel")
    assert other.theme == here.board.theme
    assert other.theme.board == KAYA.board


@pytest.mark.parametrize("way", ["cancel", "escape", "close"])
def test_cancelling_restores_board_and_stones(open_dialog, way):
    here, open_it = open_dialog
    before = here.board.theme
    dialog = open_it()
    click(tile(dialog, "board-paper"))
    click(tile(dialog, "stones-flat"))
    assert here.board.theme != before
    if way == "cancel":
        press(dialog, "cancel")
    elif way == "escape":
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.close()
    assert here.board.theme == before
    assert here.window.settings.theme == "kaya"


def test_cancelling_restores_the_wood(open_dialog, qtbot):
    here, open_it = open_dialog
    qtbot.waitUntil(lambda: here.board.wood is not None)
    dialog = open_it()
    click(tile(dialog, "board-high-contrast"))
    assert here.board.wood is None
    press(dialog, "cancel")
    qtbot.waitUntil(lambda: here.board.wood is not None)


def test_the_keys_do_all_of_it(open_dialog):
    here, open_it = open_dialog
    dialog = open_it()
    keys = Qt.Key
    for key, name in (
        (keys.Key_Right, "board-shin-kaya"),
        (keys.Key_Right, "board-dark"),
        (keys.Key_Down, "board-high-contrast"),
        (keys.Key_Left, "board-paper"),
        (keys.Key_Up, "board-shin-kaya"),
    ):
        QTest.keyClick(dialog.focusWidget(), key)
        assert dialog.focusWidget() is tile(dialog, name)
        assert tile(dialog, name).isChecked()
    QTest.keyClick(dialog.focusWidget(), keys.Key_Tab)
    assert dialog.focusWidget() is tile(dialog, STONES[0])
    QTest.keyClick(dialog.focusWidget(), keys.Key_Right)
    QTest.keyClick(dialog.focusWidget(), keys.Key_Right)
    assert here.board.theme.stones.black.material is Material.GLASS
    QTest.keyClick(dialog.focusWidget(), keys.Key_Return)
    assert (here.window.settings.theme, here.window.settings.stone_set) == (
        "shin-kaya",
        StoneSet.GLASS,
    )


def test_every_tile_shows_its_own_board_and_stones(open_dialog, qtbot):
    _, open_it = open_dialog
    dialog = open_it()
    pictures = [one.grab().toImage() for one in dialog.findChildren(BoardTile)]
    for number, one in enumerate(pictures):
        assert all(one != other for other in pictures[:number])
    click(tile(dialog, "board-slate"))
    assert tile(dialog, "stones-glass").grab().toImage() != pictures[BOARDS.index("board-paper")]
    middle = tile(dialog, "stones-flat").grab().toImage()
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
    assert told == [theme_fault_sentence("half.toml", ThemeError(ThemeFault.NO_COLOR, "board"))]
    assert tile(dialog, "board-own/moss").text() == "Moss"
    click(tile(dialog, "board-own/moss"))
    press(dialog, "accept")
    assert here.board.theme.board == "#90a870"


def test_a_missing_board_shows_the_default_as_chosen(open_dialog):
    here, open_it = open_dialog
    here.window.settings.theme = "own/gone"
    dialog = open_it()
    assert tile(dialog, "board-kaya").isChecked()
    press(dialog, "cancel")
    assert here.window.settings.theme == "own/gone"
