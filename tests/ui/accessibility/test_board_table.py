"""The board as a screen reader finds it: cells, where they are, what they do."""

import gc
import weakref
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleActionInterface

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.board_view import BoardView
from gobanapp.diagram.theme import KAYA
from gobanapp.game.markup import Mark
from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import RefusalReason
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.mark_tool import MarkTool
from gobanapp.text import move_text
from gobanapp.text.spoken_text import board_state, point_text, spoken_board_name
from gobanapp.ui.accessibility import interfaces
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.board.session_view import SubstituteView

_Text = QAccessible.Text


@pytest.fixture(scope="module", autouse=True)
def _installed(qapp):
    interfaces.install()


def board_of(at):
    return QAccessible.queryAccessibleInterface(at.board)


def name(cell):
    return cell.text(_Text.Name)


def names(at):
    board = board_of(at)
    return [name(board.child(index)) for index in range(board.childCount())]


def point_text_of(at, point, *, of=None, **known):
    """Return what is to be said of a point, as the board shows it or another view does."""
    return point_text(Point.parse(point), of or at.board.view, **known)


def press(cell):
    cell.actionInterface().doAction(QAccessibleActionInterface.pressAction())


def test_each_point_is_a_cell_from_the_upper_left(table):
    at = table(columns=9, rows=7)
    board = board_of(at)
    assert board.role() is QAccessible.Role.Table
    assert board.text(_Text.Name) == spoken_board_name(at.board.view)
    assert board.childCount() == 63
    first, last = board.child(0), board.child(62)
    assert [name(first), name(last)] == [point_text_of(at, "A7"), point_text_of(at, "J1")]
    place = last.tableCellInterface()
    assert (place.rowIndex(), place.columnIndex()) == (6, 8)
    assert first.role() is QAccessible.Role.Cell
    assert first.state().focusable
    assert board.indexOfChild(last) == 62
    assert board.child(63) is None


def test_a_cell_covers_its_point_on_the_screen(table):
    at = table(columns=9, rows=9)
    board = board_of(at)
    cell = board.child(20)
    assert name(cell).startswith("C7")
    place = at.board.mapToGlobal(at.where("C7"))
    assert cell.rect().contains(place)
    assert not cell.rect().contains(at.board.mapToGlobal(at.where("D7")))
    assert board.childAt(place.x(), place.y()) is cell
    assert board.childAt(-50, -50) is None


def test_to_press_a_cell_is_to_click_on_its_point(table, qtbot):
    at = table(columns=9, rows=9)
    cell = board_of(at).child(40)
    assert cell.actionInterface().actionNames() == [QAccessibleActionInterface.pressAction()]
    press(cell)
    qtbot.waitUntil(lambda: at.game.position.board[Point.parse("E5")] is Color.BLACK)
    assert name(cell) == point_text_of(at, "E5", number=1)


def test_the_board_describes_how_far_the_game_is(table):
    at = table(columns=9, rows=9)
    at.click("A2 A1 C3")
    at.session.pass_()
    at.click("B1")
    text = board_of(at).text(_Text.Description)
    assert text == board_state(at.session)
    assert at.session.position.prisoners == ByColor(1, 0)


def test_a_ko_is_described_with_the_reason(table):
    at = table(columns=9, rows=9)
    at.click("B1 C1 A2 D2 B3 C3 C2 B2")  # White has taken C2
    cell = board_of(at).child(7 * 9 + 2)
    illegal = at.session.why_illegal(Point.parse("C2"))
    assert illegal.reason is RefusalReason.KO
    assert name(cell) == point_text_of(at, "C2", illegal=illegal) != point_text_of(at, "C2")
    assert cell.text(_Text.Description) == move_text.refusal(illegal, Color.BLACK)
    assert board_of(at).child(0).text(_Text.Description) == ""


def test_a_cell_implements_no_other_interfaces(table):
    """What it is not, Qt has to be told in a way that it survives."""
    cell = board_of(table(columns=9, rows=9)).child(0)
    others = (cell.valueInterface, cell.textInterface, cell.selectionInterface)
    assert [other() for other in (*others, cell.attributesInterface)] == [None] * 4


def test_only_visible_points_have_cells_as_turned(table):
    at = table(columns=9, rows=9)
    at.click("A1")
    view = at.board.view
    part = BoardPart(left=0, right=3, bottom=0, top=1)
    cropped = replace(view, frame=replace(view.frame, part=part))
    at.board.show_substitute(SubstituteView(cropped))
    board = board_of(at)
    assert board.childCount() == 8
    assert name(board.child(4)).startswith(point_text_of(at, "A1", of=view))
    turned = replace(view.frame, part=part, symmetry=Symmetry.QUARTER)
    at.board.show_substitute(SubstituteView(replace(view, frame=turned), follows_orientation=False))
    assert board.childCount() == 8
    assert (board.child(7).tableCellInterface().rowIndex()) == 3
    shown = at.board.board_geometry.cell(Point.parse("A1"))
    assert name(board.child(shown[1] * 2 + shown[0])).startswith(point_text_of(at, "A1", of=view))


def test_a_hidden_point_has_no_name_and_no_action(table, qtbot):
    at = table(columns=9, rows=9)
    cell = board_of(at).child(0)
    at.board.show_view(replace(at.board.view, hidden=frozenset({Point.parse("A9")})))
    assert name(cell) == ""
    assert cell.text(_Text.Description) == ""
    assert cell.state().invisible
    press(cell)
    qtbot.wait(10)
    assert at.game.position.stones == 0


def test_the_cell_at_the_cursor_has_the_focus(table):
    at = table(columns=9, rows=9)
    board = board_of(at)
    point = Point.parse("C3")
    at.board.cursor.show(point)
    cell = board.focusChild()
    assert name(cell) == point_text_of(at, "C3")
    assert bool(cell.state().focused) is at.board.hasFocus()
    assert cell.state().selected
    assert not board.child(0).state().selected


def test_changes_are_sent_only_for_cells_that_a_reader_knows(table, monkeypatch, qtbot):
    at = table(columns=9, rows=9)
    events = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: events.append((event.type(), event.child())),
    )
    board = board_of(at)
    for index in range(board.childCount()):
        name(board.child(index))
    at.click("A9")
    changed = QAccessible.Event.NameChanged
    qtbot.waitUntil(lambda: (changed, 0) in events)
    events.clear()
    at.click("B9")
    qtbot.waitUntil(lambda: (changed, 1) in events)
    cells = {child for event, child in events if event == changed}
    assert cells == {0, 1}


def test_cells_name_the_territory_in_a_count(table):
    at = table(columns=9, rows=9)
    at.click("E1 D1 E2 D2 E3 D3 E4 D4 E5 D5 E6 D6 E7 D7 E8 D8 E9 D9 B2")
    at.session.apply(at.session.game_end.begin_count)
    at.click("B2")
    said = names(at)
    empty = BoardView(board=Board.empty(9))
    assert at.board.view.dead == {Point.parse("B2")}
    assert said[0] == point_text_of(at, "A9") != point_text_of(at, "A9", of=empty)
    assert said[8] == point_text_of(at, "J9") != point_text_of(at, "J9", of=empty)
    assert said[7 * 9 + 1] == point_text_of(at, "B2", number=19)


def test_boards_come_and_go(qapp):
    """Qt and Python must agree on who takes cells away."""
    for _ in range(5):
        board = BoardWidget(BoardView(board=Board.empty(9)), KAYA)
        table = QAccessible.queryAccessibleInterface(board)
        cells = [table.child(index) for index in range(81)]
        numbers = [QAccessible.uniqueId(cell) for cell in cells]
        assert name(cells[0]) == point_text(Point.parse("A9"), board.view)
        assert QAccessible.accessibleInterface(numbers[0]) is cells[0]
        gone = weakref.ref(board)
        shiboken6.delete(board)
        assert not any(QAccessible.accessibleInterface(number) for number in numbers)
        del board, cells, table
        gc.collect()
        assert gone() is None
    remaining = interfaces._interfaces  # noqa: SLF001 - nothing but Qt itself could ask what is kept for it
    assert all(shiboken6.isValid(made) for made in remaining)


def test_to_press_a_cell_uses_the_tool_of_the_hand(table, qtbot):
    at = table(columns=9, rows=9)
    at.window.components.board_modes.marks.choose_tool(MarkTool.TRIANGLE)
    press(board_of(at).child(40))
    marks = {Point.parse("E5"): Mark.TRIANGLE}
    qtbot.waitUntil(lambda: at.game.node.content.markup.marks == marks)
