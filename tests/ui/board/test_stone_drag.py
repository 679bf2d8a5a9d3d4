"""A stone that lies wrong is dragged to where it belongs, in the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gobanapp.game.consequences import Consequences
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.document import Document
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.document_file import read_document
from gobanapp.text import move_text
from gobanapp.text.move_text import stone_move_result
from gobanapp.ui.board.stone_drag import StoneDrag

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
ALT, NONE = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.NoModifier


def take_up(table, name, keys=ALT):
    QTest.mousePress(table.board, LEFT, keys, table.where(name))


def drag(table, start, end, keys=ALT):
    take_up(table, start, keys)
    QTest.mouseMove(table.board, table.where(end))
    QTest.mouseRelease(table.board, LEFT, keys, table.where(end))


def told(table):
    return table.window.statusBar().currentMessage()


def held(table):
    """The stone in the hand, if one is."""
    return table.board.findChild(StoneDrag)


def sentence(number, point, *, illegal=(), captures_others=()):
    """Return the message about a move put on ``point`` and about later moves by their numbers."""
    what = Consequences(illegal=illegal, captures_others=captures_others)
    return stone_move_result(number, Point.parse(point), what, lambda node: node)


def move_of(table, number):
    return table.game.tree[number].content.move.point


def test_any_move_of_the_line_is_corrected(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7 G3 C7")
    drag(table, "G7", "F7")
    assert move_of(table, 2) == Point.parse("F7")
    assert table.game.current_id == 4
    assert told(table) == sentence(2, "F7")
    table.session.undo()
    assert move_of(table, 2) == Point.parse("G7")


def test_the_stone_follows_the_pointer_and_shows_where_it_would_lie(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7")
    take_up(table, "G7")
    QTest.mouseMove(table.board, table.where("E5"))
    view = table.board.view
    assert view.board.is_empty(Point.parse("G7"))
    assert view.ghost == (Point.parse("E5"), Color.WHITE)
    assert view.last_move is None
    assert held(table).region().contains(table.where("E5"))
    before = table.board.grab().toImage()
    QTest.mouseMove(table.board, table.where("B8"))
    assert table.board.grab().toImage() != before
    QTest.mouseRelease(table.board, LEFT, ALT, table.where("B8"))
    assert held(table).region().isEmpty()


def test_without_the_key_nothing_is_dragged(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7")
    drag(table, "G7", "F7", NONE)
    assert move_of(table, 2) == Point.parse("G7")


def test_while_a_move_is_corrected_any_other_is_dragged_without_a_key(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7 G3")
    table.session.choose_edit_tool(EditTool.CORRECT)
    changes = []
    table.session.subscribe(changes.append)
    drag(table, "C3", "C4", NONE)
    assert len(changes) == 1
    assert move_of(table, 1) == Point.parse("C4")
    assert table.session.tools.edit_tool is EditTool.PLAY


def test_a_click_on_a_stone_while_a_move_is_corrected_is_refused(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7 G3")
    table.session.choose_edit_tool(EditTool.CORRECT)
    table.click("C3")
    assert move_of(table, 1) == Point.parse("C3")
    assert move_of(table, 3) == Point.parse("G3")
    assert table.board.refusal_text


@pytest.mark.parametrize("end", ["C3", "G7"])
def test_a_stone_cannot_be_dropped_on_another(end, table):
    table = table(columns=9, rows=9)
    table.click("C3 G7")
    edits = table.game.tree.edits
    drag(table, "G7", end)
    assert table.game.tree.edits == edits
    assert table.board.view.board == table.game.position.board


@pytest.mark.parametrize("how", ["right button", "escape", "off the board"])
def test_a_stone_can_be_put_back(how, table):
    table = table(columns=9, rows=9)
    table.click("C3 G7")
    take_up(table, "G7")
    QTest.mouseMove(table.board, table.where("E5"))
    if how == "right button":
        QTest.mousePress(table.board, RIGHT, NONE, table.where("E5"))
        QTest.mouseRelease(table.board, LEFT, NONE, table.where("E5"))
        QTest.mouseRelease(table.board, RIGHT, NONE, table.where("E5"))
    elif how == "escape":
        QTest.keyClick(table.board, Qt.Key.Key_Escape)
        QTest.mouseRelease(table.board, LEFT, NONE, table.where("E5"))
    else:
        QTest.mouseRelease(table.board, LEFT, NONE, QPoint(2, 2))
    assert not held(table).is_active
    assert move_of(table, 2) == Point.parse("G7")
    assert table.board.view.board == table.game.position.board


def test_moves_that_no_longer_fit_are_counted_and_the_first_is_named(table):
    table = table(columns=9, rows=9)
    # White takes A1 and fills it. Without the stone on B1 it would still be Black's.
    table.click("A1 A2 C5 B1 C6 A1")
    drag(table, "B1", "B5")
    assert told(table) == sentence(4, "B5", illegal=[6])
    table.session.undo()
    assert table.game.position.board[Point.parse("A1")] is Color.WHITE


def test_moves_that_then_take_other_stones_are_reported(table):
    table = table(columns=9, rows=9)
    table.click("A1 A2 C5 B1")
    drag(table, "A2", "A3")
    assert told(table) == sentence(2, "A3", captures_others=[4])


def test_a_place_that_was_taken_then_is_refused(table):
    table = table(columns=9, rows=9)
    table.click("A1 A2 C5 B1")  # A1 is empty now, but was not when White played on A2
    drag(table, "A2", "A1")
    assert move_of(table, 2) == Point.parse("A2")
    assert told(table) == move_text.refusal(MoveRefusal(RefusalReason.OCCUPIED), Color.WHITE)


@pytest.mark.parametrize("color", Color)
def test_set_up_stones_can_be_dragged(color, table):
    table = table(columns=9, rows=9)
    stones = "AB" if color is Color.BLACK else "AW"
    record = read_document(f"(;SZ[9]{stones}[cg][dg]PL[B])".encode(), Path("set-up.sgf"), None)
    table.session.open_document(record)
    table.click("G7")
    drag(table, "C3", "C4")
    assert table.game.position.board[Point.parse("C4")] is color
    assert table.game.position.board.is_empty(Point.parse("C3"))
    assert told(table) == sentence(None, "C4")


def test_in_a_match_nothing_is_dragged(table):
    table = table(columns=9, rows=9)
    record = Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")])
    table.session.begin_match(record, None)
    table.click("C3 G7")
    drag(table, "C3", "C4")
    assert move_of(table, 1) == Point.parse("C3")


def test_a_stone_is_dragged_on_a_turned_board(table, subtests):
    at = table(columns=9, rows=7)
    for symmetry in Symmetry:
        with subtests.test(symmetry.name):
            at.begin(columns=9, rows=7)
            at.click("C3 G6")
            at.window.components.board_modes.boards.rotate(symmetry)
            drag(at, "C3", "D2")
            assert move_of(at, 1) == Point.parse("D2")


def test_a_finger_drags_a_stone_while_a_move_is_corrected(table):
    table = table(columns=9, rows=9)
    table.click("C3 G7 G3")
    table.session.choose_edit_tool(EditTool.CORRECT)
    screen = QTest.createTouchDevice()
    for does, name in (("press", "C3"), ("move", "C4"), ("move", "C5"), ("release", "C5")):
        touch = QTest.touchEvent(table.board, screen)
        getattr(touch, does)(1, table.where(name), table.board)
        touch.commit()
    assert move_of(table, 1) == Point.parse("C5")
    assert len(table.game.tree) == 4
