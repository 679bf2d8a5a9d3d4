import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from gobanapp.game.new_game import NewGame
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from gobanapp.sgf.writer import write_games
from gobanapp.ui.dialogs.turn_record import TurnRecordDialog
from gobanapp.ui.journal.journal import Journal, wait_for_journals
from gobanapp.ui.journal.recovery import left_behind
from gobanapp.ui.record import Record


def choose(window, text):
    next(action for action, item in window._menus._actions if item.text == text).trigger()


def can(window, text):
    return next(a for a, item in window._menus._actions if item.text == text).isEnabled()


def answer(does):
    """Do something with the dialog that is about to be open."""
    QTimer.singleShot(0, lambda: does(QApplication.activeModalWidget()))


def choose_way(symmetry):
    def does(dialog):
        assert isinstance(dialog, TurnRecordDialog)
        dialog._choices[symmetry].setChecked(True)
        assert dialog._preview.view.frame.symmetry is symmetry
        dialog.accept()

    return does


def press(text, *, checked=False):
    def does(box):
        assert isinstance(box, QMessageBox)
        box.checkBox().setChecked(checked)
        next(button for button in box.buttons() if button.text() == text).click()

    return does


@pytest.mark.parametrize("symmetry", [Symmetry.QUARTER, Symmetry.DIAGONAL])
def test_a_record_is_turned_from_the_menu_and_back_by_undo(symmetry, table):
    table = table(columns=9, rows=9)
    table.click("C3 G8")
    answer(choose_way(symmetry))
    choose(table.window, "Turn the R&ecord…")
    turned = symmetry.of(Point.parse("G8"), 9, 9)
    assert table.game.node.content.move.point == turned
    assert table.board.view.board[turned] is Color.WHITE
    table.session.undo()
    assert table.game.node.content.move.point == Point.parse("G8")


def test_a_dialog_given_up_turns_nothing(table):
    table = table(columns=9, rows=9)
    table.click("C3")
    answer(lambda dialog: dialog.reject())
    choose(table.window, "Turn the R&ecord…")
    assert table.game.node.content.move.point == Point.parse("C3")


def test_for_a_board_that_is_not_square_there_are_three_ways(table):
    table = table(columns=9, rows=7)
    dialog = TurnRecordDialog(table.game, table.board.theme, table.window)
    assert set(dialog._choices) == {
        Symmetry.HALF,
        Symmetry.LEFT_TO_RIGHT,
        Symmetry.TOP_TO_BOTTOM,
    }
    dialog.deleteLater()


@pytest.mark.parametrize("players", [True, False])
def test_colours_are_swapped_from_the_menu(players, table):
    table = table(columns=9, rows=9, komi=6.5)
    table.click("C3")
    answer(press("&Swap", checked=players))
    choose(table.window, "Swap Blac&k and White…")
    assert table.game.node.content.move.color is Color.WHITE
    assert table.game.komi == (-6.5 if players else 6.5)
    assert len(table.game.tree) == 2


def test_in_a_match_or_a_count_no_record_is_rewritten(table):
    table = table(columns=9, rows=9)
    assert can(table.window, "Turn the R&ecord…")
    table.session.toggle_count()
    assert not can(table.window, "Turn the R&ecord…")
    table.session.toggle_count()
    table.session.begin_match(Record([NewGame().to_game("2001-01-01")]), None)
    assert not can(table.window, "Swap Blac&k and White…")
    assert not can(table.window, "Turn the R&ecord…")


def test_a_kill_afterwards_loses_nothing(table, tmp_path):
    table = table(columns=9, rows=9)
    journal = Journal(table.session, tmp_path / "journal")
    table.click("C3 G8")
    answer(choose_way(Symmetry.QUARTER))
    choose(table.window, "Turn the R&ecord…")
    answer(press("&Swap"))
    choose(table.window, "Swap Blac&k and White…")
    table.session.undo()
    table.session.redo()
    table.click("D4")
    journal.write()
    journal.stop()
    assert not wait_for_journals()
    (restored,) = left_behind(tmp_path / "journal")
    assert restored.is_whole
    assert write_games([restored.record.game]) == write_games([table.game])
    restored.throw_away()
