"""The dialog at the end of a game."""

import pytest
from PySide6.QtCore import Qt

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.ruleset import JAPANESE
from gobanapp.rules.scoring import score
from gobanapp.text import player_names, result_text
from gobanapp.ui.count.count_table import CountTable
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from tests.board_text import parse_board
from tests.ui.lookup import find, press

Choice = EndOfGameDialog.Choice


@pytest.fixture
def opened(qtbot):
    def open_dialog(result, count=None, name=""):
        names, ranks = ByColor(name, ""), ByColor("3k", "")
        game = GameTerms(columns=9, rows=9, names=names, ranks=ranks).to_game("")
        game.set_result(result)
        dialog = EndOfGameDialog(game, count)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return open_dialog


def test_a_resignation_has_no_table(opened):
    dialog = opened("W+R")
    assert find(dialog, "result").text() == result_text.recorded_result("W+R")
    assert dialog.findChild(CountTable) is None


def test_a_count_is_shown_line_by_line(opened):
    zero = ByColor(0, 0)
    count = score(
        parse_board(". X .\n. X ."),
        (),
        prisoners=zero,
        passes=zero,
        ruleset=JAPANESE,
        komi=0.5,
        handicap=0,
    )
    dialog = opened(str(count.result), count)
    assert find(dialog, "result").text() == result_text.recorded_result("B+3.5")
    assert [find(dialog, f"total-{player}").text() for player in ("black", "white")] == ["4", "0.5"]
    assert find(dialog, "total-head").isVisible()


def test_the_players_are_named(opened):
    dialog = opened("0", name="Ann <b>")
    assert find(dialog, "black-player").text() == "Ann <b> 3k"
    assert find(dialog, "white-player").text() == player_names.color_name(Color.WHITE)


@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("save", Choice.SAVE),
        ("result-sheet", Choice.RESULT_SHEET),
        ("rematch", Choice.REMATCH),
        ("new-game", Choice.NEW_GAME),
        ("close", Choice.CLOSE),
    ],
)
def test_each_button_is_a_choice(qtbot, opened, name, choice):
    dialog = opened("B+R")
    with qtbot.waitSignal(dialog.finished):
        press(dialog, name)
    assert dialog.choice is choice
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("key", "choice"), [(Qt.Key.Key_Return, Choice.SAVE), (Qt.Key.Key_Escape, Choice.CLOSE)]
)
def test_enter_saves_and_escape_closes(qtbot, opened, key, choice):
    dialog = opened("B+R")
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog, key)
    assert dialog.choice is choice
