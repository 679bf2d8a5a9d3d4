"""What is shown when a game has come to its result."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from gobanapp.game.new_game import NewGame
from gobanapp.rules.board_text import parse_board
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import JAPANESE
from gobanapp.rules.scoring import score
from gobanapp.ui.dialogs.end_of_game import EndOfGameDialog
from gobanapp.ui.panels.count_table import CountTable

Choice = EndOfGameDialog.Choice


@pytest.fixture
def opened(qtbot):
    def open_dialog(result, count=None, name=""):
        names, ranks = ByColor(name, ""), ByColor("3k", "")
        game = NewGame(columns=9, rows=9, names=names, ranks=ranks).to_game("")
        game.set_result(result)
        dialog = EndOfGameDialog(game, count)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return open_dialog


def texts(dialog):
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


def test_a_resignation_has_no_table(opened):
    dialog = opened("W+R")
    assert texts(dialog)[0] == "White wins by resignation"
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
    shown = texts(opened(str(count.result), count))
    assert shown[0] == "Black wins by 3.5 points"
    assert shown[-3:] == ["Total", "4", "0.5"]


def test_the_players_are_named(opened):
    assert {"Ann <b> 3k", "White"} <= set(texts(opened("0", name="Ann <b>")))


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("&Save", Choice.SAVE),
        ("Result S&lip…", Choice.SLIP),
        ("&Rematch", Choice.REMATCH),
        ("&New Game…", Choice.NEW_GAME),
        ("&Close", Choice.CLOSE),
    ],
)
def test_each_button_is_a_choice(qtbot, opened, text, choice):
    dialog = opened("B+R")
    (button,) = (b for b in dialog.findChildren(QPushButton) if b.text() == text)
    with qtbot.waitSignal(dialog.finished):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
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
