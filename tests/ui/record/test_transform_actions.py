import pytest
from PySide6.QtWidgets import QCheckBox, QMessageBox, QRadioButton

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.document import Document
from gobanapp.sgf.writer import write_games
from gobanapp.storage.journal.journal import Journal, wait_for_journals
from gobanapp.storage.journal.recovery import recover_documents
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.record.rotate_dialog import RotateDialog
from gobanapp.ui.widgets.worker import UiEventLoop
from tests.ui.lookup import answer, find, menu_action, press, trigger


def choose_way(symmetry):
    """Turn the record so when that is asked."""

    def does(dialog):
        press(dialog, f"turn-{symmetry.name.lower()}")
        assert find(dialog, "preview", BoardWidget).view.frame.symmetry is symmetry
        dialog.accept()

    answer(RotateDialog, does)


def swap(*, players=False):
    """Swap the colours when that is asked, and the ``players`` with them."""

    def does(box):
        find(box, "swap-players", QCheckBox).setChecked(players)
        press(box, "accept")

    answer(QMessageBox, does, "swap-colours")


@pytest.mark.parametrize("symmetry", [Symmetry.QUARTER, Symmetry.DIAGONAL])
def test_a_record_is_turned_from_the_menu_and_back_by_undo(symmetry, table):
    table = table(columns=9, rows=9)
    table.click("C3 G8")
    choose_way(symmetry)
    trigger(table.window, "turn-record")
    turned = symmetry.map_point(Point.parse("G8"), 9, 9)
    assert table.game.node.content.move.point == turned
    assert table.board.view.board[turned] is Color.WHITE
    table.session.undo()
    assert table.game.node.content.move.point == Point.parse("G8")


def test_a_cancelled_dialog_does_not_rotate(table):
    table = table(columns=9, rows=9)
    table.click("C3")
    answer(RotateDialog, lambda dialog: dialog.reject())
    trigger(table.window, "turn-record")
    assert table.game.node.content.move.point == Point.parse("C3")


def test_an_oblong_board_offers_three_rotations(table):
    table = table(columns=9, rows=7)
    dialog = RotateDialog(table.game, table.board.theme, table.window)
    offered = {choice.objectName() for choice in dialog.findChildren(QRadioButton)}
    assert offered == {"turn-half", "turn-left_to_right", "turn-top_to_bottom"}
    dialog.deleteLater()


@pytest.mark.parametrize("players", [True, False])
def test_colours_are_swapped_from_the_menu(players, table):
    table = table(columns=9, rows=9, komi=6.5)
    table.click("C3")
    swap(players=players)
    trigger(table.window, "swap-colours")
    assert table.game.node.content.move.color is Color.WHITE
    assert table.game.komi == (-6.5 if players else 6.5)
    assert len(table.game.tree) == 2


def test_in_a_match_or_a_count_no_record_is_rewritten(table):
    table = table(columns=9, rows=9)
    assert menu_action(table.window, "turn-record").isEnabled()
    table.session.apply(table.session.game_end.toggle_count)
    assert not menu_action(table.window, "turn-record").isEnabled()
    table.session.apply(table.session.game_end.toggle_count)
    table.session.begin_match(Document([GameTerms().to_game("2001-01-01")]), None)
    assert not menu_action(table.window, "swap-colours").isEnabled()
    assert not menu_action(table.window, "turn-record").isEnabled()


def test_a_kill_after_a_rotation_loses_nothing(table, tmp_path):
    table = table(columns=9, rows=9)
    journal = Journal(table.session, tmp_path / "journal", UiEventLoop())
    table.click("C3 G8")
    choose_way(Symmetry.QUARTER)
    trigger(table.window, "turn-record")
    swap()
    trigger(table.window, "swap-colours")
    table.session.undo()
    table.session.redo()
    table.click("D4")
    journal.write()
    journal.keep_and_close()
    assert not wait_for_journals()
    (restored,) = recover_documents(tmp_path / "journal")
    assert restored.is_whole
    assert write_games([restored.document.game]) == write_games([table.game])
    restored.delete()
