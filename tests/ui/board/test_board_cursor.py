"""The cursor of the board by real keys in a real window."""

import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gobanapp.diagram.board_part import BoardPart
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.markup import Mark
from gobanapp.learning.problem import AttemptOutcome
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import RefusalReason
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.document import Document
from gobanapp.session.mark_tool import MarkTool
from gobanapp.session.move_confirmation import MoveConfirmation, StonePlacement
from gobanapp.session.scoring import GroupStatus
from gobanapp.session.tool_choice import EditTool
from gobanapp.text import move_text
from gobanapp.text.move_text import cursor_hint
from gobanapp.ui.board.marking.pen import SelectionFrame
from gobanapp.ui.widgets.commands import CommandRegistry
from tests.ui.lookup import active_menu, menu_action, when_open
from tests.ui.window.menus.ticks import is_ticked

P = Point.parse
KEYS = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def played(table):
    """A small board on which a move has been played."""
    table = table(columns=9, rows=9)
    table.click("C3")
    QTest.mouseMove(table.window, QPoint(2, 2))
    table.board.setFocus()
    return table


def press(_table, *keys):
    """Press keys, each of which may stand with its modifier, for whatever has the focus."""
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), *(key if isinstance(key, tuple) else (key,)))


def test_shift_arrow_shows_the_cursor_next_to_the_move(played):
    told = []
    played.board.cursor.moved.connect(told.append)
    press(played, (KEYS.Key_Right, SHIFT))
    assert played.board.cursor.point == P("D3")
    assert told[-1] == P("D3")
    assert played.board.painted_view.cursor == P("D3")
    assert played.board.view.ghost == (P("D3"), Color.WHITE)
    assert played.game.position.move_number == 1


def test_on_an_empty_board_it_appears_in_the_middle(table):
    table = table()
    press(table, KEYS.Key_K)
    assert table.board.cursor.point == P("K10")


def test_arrows_move_it_and_walk_again_when_it_is_hidden(played):
    press(played, KEYS.Key_K, KEYS.Key_Up, KEYS.Key_Left)
    assert played.board.cursor.point == P("B4")
    assert played.game.position.move_number == 1
    press(played, KEYS.Key_Escape)
    assert played.board.cursor.point is None
    assert played.board.view.ghost is None
    press(played, KEYS.Key_Left)
    assert played.game.position.move_number == 0


@pytest.mark.parametrize("key", [KEYS.Key_Return, KEYS.Key_Enter, KEYS.Key_Space])
def test_enter_and_space_play(played, key):
    press(played, KEYS.Key_K, (KEYS.Key_Right, SHIFT), key)
    assert played.game.position.board[P("E3")] is Color.WHITE
    assert played.board.cursor.point == P("E3")


def test_a_key_held_down_leads_it_on_but_plays_once(played):
    press(played, KEYS.Key_K)
    held = [KEYS.Key_Up] * 3
    for key in held:
        QTest.keyPress(played.board, key)
    assert played.board.cursor.point == P("C6")


def test_up_follows_the_screen_on_a_turned_board(played):
    played.window.components.view_state.symmetry = Symmetry.HALF
    played.board.show_session()
    press(played, KEYS.Key_K, KEYS.Key_Up)
    assert played.board.cursor.point == P("C2")


def test_a_forbidden_point_shows_its_reason(table):
    table = table(columns=5, rows=5)
    table.click("A2 E5 B1 E4")
    table.click("C3")
    QTest.mouseMove(table.window, QPoint(2, 2))
    table.board.cursor.show(P("B2"))
    press(table, KEYS.Key_Left, KEYS.Key_Down)
    assert table.board.cursor.point == P("A1")
    assert table.board.view.forbidden == P("A1")
    illegal = table.session.why_illegal(P("A1"))
    assert illegal.reason is RefusalReason.SUICIDE
    assert table.window.statusBar().currentMessage() == move_text.refusal(illegal, Color.WHITE)
    press(table, KEYS.Key_Return)
    assert table.board.refusal_text


def test_the_mouse_hides_it_but_not_a_knock_at_the_table(played):
    board, start = played.board, played.where("F6")
    QTest.mouseMove(board, start)
    press(played, KEYS.Key_K)
    QTest.mouseMove(board, start + QPoint(1, 0))
    QTest.mouseMove(board, start + QPoint(3, 1))
    assert board.cursor.point == P("C3")
    QTest.mouseMove(board, start + QPoint(8, 3))
    assert board.cursor.point is None
    assert board.view.ghost == (P("F6"), Color.WHITE)


def test_a_click_hides_it_and_plays(played):
    press(played, KEYS.Key_K)
    QTest.mouseClick(played.board, Qt.MouseButton.LeftButton, pos=played.where("G7"))
    assert played.board.cursor.point is None
    assert played.game.position.board[P("G7")] is Color.WHITE


def test_two_key_presses_play_where_two_clicks_do(played):
    played.session.match_controller.move_confirmation = MoveConfirmation(
        stone_placement=StonePlacement.CLICK_TWICE
    )
    played.window.settings.move_confirmation = MoveConfirmation(
        stone_placement=StonePlacement.CLICK_TWICE
    )
    played.board.show_session()
    press(played, KEYS.Key_K, KEYS.Key_Up, KEYS.Key_Return)
    assert played.board.pointer_input.unconfirmed == P("C4")
    press(played, KEYS.Key_Escape)
    assert played.board.pointer_input.unconfirmed is None
    assert played.board.cursor.point == P("C4")
    press(played, KEYS.Key_Return, KEYS.Key_Return)
    assert played.game.position.board[P("C4")] is Color.WHITE


def test_opening_a_smaller_board_hides_the_cursor(played, tmp_path):
    played.board.cursor.show(P("J9"))
    small = tmp_path / "small.sgf"
    small.write_text("(;SZ[5])", "utf-8")
    played.session.document.mark_saved(None, None)
    assert played.window.open_file(small)
    assert played.board.cursor.point is None


def test_the_cursor_is_visible_after_tab(played):
    board = played.board
    press(played, KEYS.Key_Tab)
    assert not board.hasFocus()
    assert board.cursor.point is None
    press(played, KEYS.Key_Backtab)
    assert board.hasFocus()
    assert board.cursor.point == P("C3")


def test_its_keys_are_described(played):
    press(played, KEYS.Key_K)
    keys = cursor_hint(played.session, is_answer=False)
    assert played.window.statusBar().currentMessage() == keys
    press(played, KEYS.Key_Escape)
    assert played.window.statusBar().currentMessage() == ""


# Marking


def test_a_tool_is_used_at_the_cursor(played):
    press(played, KEYS.Key_T, KEYS.Key_K, KEYS.Key_Up, KEYS.Key_Return)
    marks = played.game.node.content.markup.marks
    assert marks == {P("C4"): Mark.TRIANGLE}
    press(played, KEYS.Key_Return)
    assert not played.game.node.content.markup.marks


def test_a_line_from_enter_to_enter(played):
    press(played, KEYS.Key_I, KEYS.Key_K, KEYS.Key_Return, KEYS.Key_Right, KEYS.Key_Right)
    assert played.board.view.lines == ((P("C3"), P("E3")),)
    press(played, KEYS.Key_Return)
    assert played.game.node.content.markup.lines == ((P("C3"), P("E3")),)
    assert played.board.cursor.point == P("E3")


def test_escape_gives_a_line_up_then_the_cursor_then_the_tool(played):
    press(played, KEYS.Key_I, KEYS.Key_K, KEYS.Key_Return, KEYS.Key_Right)
    press(played, KEYS.Key_Escape)
    assert played.board.cursor.point == P("D3")
    assert not played.board.view.lines
    press(played, KEYS.Key_Escape)
    assert played.board.cursor.point is None
    assert played.session.tools.edit_tool is EditTool.MARK
    press(played, KEYS.Key_Escape)
    assert played.session.tools.edit_tool is EditTool.PLAY
    assert not played.game.node.content.markup.lines


def test_shift_and_enter_are_the_right_button(played):
    press(played, KEYS.Key_B, KEYS.Key_K, KEYS.Key_Up)
    QTest.keyClick(played.board, KEYS.Key_Return, SHIFT)
    assert played.session.tools.mark_tool is MarkTool.BLACK
    assert played.game.position.board[P("C4")] is Color.WHITE


def test_text_is_typed_at_the_cursor(played):
    press(played, KEYS.Key_A, KEYS.Key_K, KEYS.Key_Up, KEYS.Key_Return)
    QTest.keyClicks(QApplication.focusWidget(), "x")
    press(played, KEYS.Key_Return)
    assert played.game.node.content.markup.labels == {P("C4"): "x"}
    assert played.board.hasFocus()
    press(played, KEYS.Key_Up)
    assert played.board.cursor.point == P("C5")


def test_the_mouse_marks_after_the_cursor_did(played):
    press(played, KEYS.Key_K, KEYS.Key_T, KEYS.Key_Return)
    where = played.where("G7")
    QTest.mouseMove(played.board, where - QPoint(20, 20))
    QTest.mouseMove(played.board, where)
    QTest.mouseClick(played.board, Qt.MouseButton.LeftButton, pos=where)
    assert played.board.cursor.point is None
    assert P("G7") in played.game.node.content.markup.marks


# Counting


def test_enter_turns_a_group_and_u_goes_to_the_next(played):
    played.click("G7 D3")
    QTest.mouseMove(played.window, QPoint(2, 2))
    press(played, KEYS.Key_P, KEYS.Key_P)
    assert played.session.is_counting
    press(played, KEYS.Key_U)
    assert played.board.cursor.point == P("G7")
    press(played, KEYS.Key_U)
    assert played.board.cursor.point == P("C3")
    dead = played.board.view.dead
    press(played, KEYS.Key_Return)
    assert played.board.view.dead != dead
    press(played, (KEYS.Key_U, SHIFT))
    assert played.board.cursor.point == P("G7")


def test_the_key_for_menus_opens_them_at_the_cursor(played, monkeypatch):
    press(played, KEYS.Key_P, KEYS.Key_P)
    shown = []
    monkeypatch.setattr(
        played.window.components.count_tool,
        "show_menu",
        lambda point, place: shown.append((point, place)),
    )
    played.board.cursor.show(P("C3"))
    where = played.board.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle).center()
    place = played.board.mapToGlobal(where)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, where, place)
    QApplication.sendEvent(played.board, event)
    assert shown[0][0] == P("C3")


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="the system sees to it")
def test_shift_and_f10_stand_for_the_key_for_menus(played, monkeypatch):
    press(played, KEYS.Key_P, KEYS.Key_P)
    shown = []
    monkeypatch.setattr(
        played.window.components.count_tool, "show_menu", lambda point, _: shown.append(point)
    )
    played.board.cursor.show(P("C3"))
    press(played, (KEYS.Key_F10, SHIFT))
    assert shown == [P("C3")]


@pytest.mark.usefixtures("proposals")
def test_the_description_of_a_group_follows_enter(played, qtbot):
    press(played, KEYS.Key_P, KEYS.Key_P)
    qtbot.waitUntil(lambda: bool(played.board.point_description(P("C3"))))
    played.board.cursor.show(P("C3"))
    before = played.window.statusBar().currentMessage()
    press(played, KEYS.Key_Return)
    after = played.window.statusBar().currentMessage()
    assert after not in {"", before}
    assert after == played.board.point_description(P("C3"))


def test_a_part_of_the_board_from_enter_to_enter(played):
    press(played, (KEYS.Key_B, Qt.KeyboardModifier.ControlModifier), KEYS.Key_K)
    press(played, KEYS.Key_Return, KEYS.Key_Right, KEYS.Key_Right, KEYS.Key_Up)
    (band,) = played.board.findChildren(SelectionFrame)
    assert band.points == {P(name) for name in ("C3", "D3", "E3", "C4", "D4", "E4")}
    press(played, KEYS.Key_Return)
    assert played.board.view.frame.part == BoardPart(2, 2, 4, 3)
    assert played.session.tools.edit_tool is EditTool.PLAY
    assert played.game.position.move_number == 1


def test_a_menu_requested_by_key_opens_at_the_cursor(played):
    press(played, KEYS.Key_P, KEYS.Key_P)
    played.session.apply(played.session.scoring.choose_group_status, GroupStatus.DISPUTED)
    played.board.cursor.show(P("C3"))
    places = []

    def read_place(menu):
        places.append(menu.pos())
        menu.close()

    when_open(active_menu, read_place)
    press(played, KEYS.Key_Return)
    (place,) = (played.board.mapFromGlobal(place) for place in places)
    assert (place - played.where("C3")).manhattanLength() <= 2


# What takes the board for a while


@pytest.fixture
def solved(played, tmp_path):
    """A problem that is being solved, with the cursor beside its answer on A8."""
    path = tmp_path / "problem.sgf"
    path.write_text("(;SZ[9]AB[aa]AW[ba][bb];B[ab]C[RIGHT])", "utf-8")
    played.session.document.mark_saved(None, None)
    assert played.window.open_file(path)
    press(played, (KEYS.Key_K, Qt.KeyboardModifier.ControlModifier), KEYS.Key_K)
    keys = cursor_hint(played.session, is_answer=True)
    assert played.window.statusBar().currentMessage() == keys
    played.board.cursor.show(P("A7"))
    press(played, KEYS.Key_Up)
    assert played.board.view.ghost == (P("A8"), Color.BLACK)
    played.mode = played.window.components.side_panel.mode
    return played


def test_a_problem_is_answered(solved):
    press(solved, KEYS.Key_Return)
    assert solved.mode.attempt.outcome is AttemptOutcome.SOLVED
    assert not solved.mode.practice.is_over


def test_space_continues_after_a_problem_and_answers_nothing(solved):
    press(solved, KEYS.Key_Space)
    assert solved.mode.practice.is_over
    assert not solved.mode.attempt.outcome.is_over


def test_the_next_move_is_guessed(played):
    press(played, KEYS.Key_Left, KEYS.Key_F7)
    played.board.cursor.show(P("C3"))
    press(played, KEYS.Key_Return)
    assert len(played.window.components.side_panel.mode.tally.moves) == 1


def test_a_count_by_hand_has_no_use_for_it(played):
    press(played, KEYS.Key_C, KEYS.Key_K)
    played.window.components.side_panel.demonstrate()
    assert played.board.cursor.point is None


def test_a_long_label_is_shown_in_full_below_the_board(played):
    labels = {P("C3"): "a ladder & <b>more</b> that goes on and on"}
    played.session.apply(
        lambda game: game.set_markup(replace(game.node.content.markup, labels=labels))
    )
    played.board.cursor.show(P("C3"))
    assert played.window.statusBar().currentMessage() == labels[P("C3")]


def test_the_pointer_finds_its_point_on_a_smaller_board(table):
    table = table()
    place = table.where("S17")
    QTest.mouseMove(table.board, place)
    table.board.cursor.show(P("O10"))
    pointed = []
    table.board.hovered.connect(pointed.append)
    table.session.open_document(Document([GameTerms(columns=5, rows=5).to_game("2001-01-01")]))
    assert table.board.cursor.point is None
    under = table.board.board_geometry.point_at(place.x(), place.y())
    assert under in table.game.position.board
    assert table.board.view.ghost == (under, Color.BLACK)
    assert table.board.view.forbidden is None
    assert pointed[-1] == under
    assert P("S17") not in pointed


@pytest.fixture
def asked(monkeypatch):
    """How often the commands have been asked what can be done."""
    asked = []
    refresh = CommandRegistry.refresh

    def watch(commands):
        asked.append(1)
        refresh(commands)

    monkeypatch.setattr(CommandRegistry, "refresh", watch)
    return asked


def test_the_menus_are_asked_again_only_when_it_comes_and_goes(asked, played):
    action = menu_action(played.window, "board-cursor")
    press(played, KEYS.Key_K)
    assert is_ticked(action)
    asked.clear()
    press(played, KEYS.Key_Up, KEYS.Key_Left)
    assert played.board.cursor.point == P("B4")
    assert asked == []
    press(played, KEYS.Key_Escape)
    assert asked
    assert not is_ticked(action)
