"""Marking and setting up with real clicks, drags and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.markup import Mark
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.mark_tool import MARK_TOOL_KEYS, MarkTool
from gobanapp.session.tool_choice import EditTool
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.board.marking.mark_actions import clock_running_message, match_running_message
from tests.ui.boxes import asked
from tests.ui.lookup import find, is_shown, menu_action, press, trigger

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def points(names):
    return frozenset(map(Point.parse, names.split()))


@pytest.fixture
def played(table):
    """A board with two moves on it."""
    played = table(columns=9, rows=9)
    played.click("C3 G7")
    return played


def drag(played, names, button=LEFT, modifier=PLAIN):
    first, *others = names.split()
    QTest.mouseMove(played.board, played.where(first))
    QTest.mousePress(played.board, button, modifier, played.where(first))
    for name in others:
        QTest.mouseMove(played.board, played.where(name))
    QTest.mouseRelease(played.board, button, modifier, played.where((first, *others)[-1]))


def markup(played):
    return played.game.node.content.markup


def undo(played):
    played.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize(
    ("key", "mark"),
    [
        (Key.Key_T, Mark.TRIANGLE),
        (Key.Key_Q, Mark.SQUARE),
        (Key.Key_O, Mark.CIRCLE),
        (Key.Key_X, Mark.CROSS),
        (Key.Key_S, Mark.SELECTED),
    ],
)
def test_a_click_adds_a_mark_and_another_removes_it(played, key, mark):
    played.key(key)
    played.click("D4")
    assert markup(played).marks == {Point.parse("D4"): mark}
    assert played.board.view.marks == {Point.parse("D4"): mark}
    played.click("D4")
    assert not markup(played).marks


def test_a_drag_marks_its_points_in_one_undo_step(played):
    played.key(Key.Key_T)
    drag(played, "B2 F2 F5")
    assert markup(played).marks.keys() == points("B2 C2 D2 E2 F2 F3 F4 F5")
    undo(played)
    assert not markup(played).marks
    assert played.session.tools.edit_tool is EditTool.MARK


def test_a_drag_that_begins_on_a_mark_takes_marks_away(played):
    played.key(Key.Key_T)
    drag(played, "B2 F2")
    drag(played, "C2 E2")
    assert markup(played).marks.keys() == points("B2 F2")


def test_the_right_button_takes_marks_away(played):
    played.key(Key.Key_T)
    drag(played, "B2 D2")
    played.key(Key.Key_Q)
    drag(played, "A2 C2", RIGHT)
    assert markup(played).marks.keys() == points("D2")


def test_set_up_adds_a_node_right_clicks_swap_colours(played):
    place = played.game.current_id
    played.key(Key.Key_B)
    drag(played, "D4 E4")
    drag(played, "D5 E5", RIGHT)
    played.key(Key.Key_W)
    drag(played, "D6 D6", modifier=SHIFT)
    board = played.game.position.board
    assert [board[Point.parse(name)] for name in ("D4", "E4", "D6")] == [Color.BLACK] * 3
    assert [board[Point.parse(name)] for name in ("D5", "E5")] == [Color.WHITE] * 2
    assert played.game.tree[played.game.current_id].parent == place
    assert played.game.position.turn is Color.BLACK
    for _ in range(3):
        undo(played)
    assert played.game.current_id == place


def test_the_eraser_takes_marks_before_stones(played):
    played.key(Key.Key_T)
    played.click("G7")
    played.key(Key.Key_E)
    played.click("G7")
    assert not markup(played).marks
    assert played.game.position.board[Point.parse("G7")] is Color.WHITE
    drag(played, "G7 G8")
    assert played.game.position.board[Point.parse("G7")] is None


def test_letters_and_numbers_advance(played):
    played.key(Key.Key_L)
    played.click("A1 B1 C1")
    played.key(Key.Key_N)
    played.click("A2 B2")
    played.key(Key.Key_L)
    played.click("B1 E1")
    written = {str(point): label for point, label in markup(played).labels.items()}
    assert written == {"A1": "A", "E1": "B", "C1": "C", "A2": "1", "B2": "2"}


def type_label(played, point, text, key):
    played.click(point)
    (field,) = played.board.findChildren(QLineEdit)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, key)
    QApplication.sendPostedEvents(None, 52)  # deferred deletes


def test_a_text_is_typed_at_its_point(played):
    played.key(Key.Key_A)
    type_label(played, "D4", "tb", Key.Key_Return)
    assert markup(played).labels == {Point.parse("D4"): "tb"}
    assert played.session.tools.mark_tool is MarkTool.LABEL  # its letters were no keys of tools
    type_label(played, "D4", "c", Key.Key_Escape)
    assert markup(played).labels == {Point.parse("D4"): "tb"}
    assert played.session.tools.edit_tool is EditTool.MARK
    type_label(played, "D4", "c", Key.Key_Return)
    assert markup(played).labels == {Point.parse("D4"): "c"}


def test_a_click_elsewhere_commits_the_text(played):
    played.key(Key.Key_A)
    played.click("D4")
    QTest.keyClicks(played.board.findChild(QLineEdit), "x")
    played.click("E5")
    assert markup(played).labels == {Point.parse("D4"): "x"}


@pytest.mark.parametrize("walks", ["key", "wheel"])
def test_text_goes_to_the_node_where_typing_began(qtbot, played, walks):
    played.key(Key.Key_A)
    played.click("D4")
    field = played.board.findChild(QLineEdit)
    QTest.keyClicks(field, "x")
    began = played.game.current_id
    if walks == "key":
        QTest.keyClick(field, Key.Key_PageUp)
    else:
        played.board.wheel_stepped.emit(-1)
    here = played.game.current_id
    assert here != began
    assert not field.isVisible()
    assert not markup(played).labels
    text = {Point.parse("D4"): "x"}
    qtbot.waitUntil(lambda: played.game.tree[began].content.markup.labels == text)
    undo(played)
    assert not played.game.tree[began].content.markup.labels


def test_a_lesson_begins_while_a_text_is_typed(played):
    began = played.game.current_id
    played.key(Key.Key_A)
    played.click("D4")
    QTest.keyClicks(played.board.findChild(QLineEdit), "x")
    trigger(played.window, "lessons")
    QApplication.processEvents()
    assert played.window.components.side_panel.mode is not None
    assert played.game.tree[began].content.markup.labels == {Point.parse("D4"): "x"}


def test_a_window_that_is_closed_while_a_text_is_typed_asks_for_it(played):
    played.session.mark_saved(Path("game.sgf"), None)
    played.key(Key.Key_A)
    played.click("D4")
    QTest.keyClicks(played.board.findChild(QLineEdit), "x")
    said = asked("save-changes", lambda box: box.reject())
    played.window.close()
    assert said
    assert markup(played).labels == {Point.parse("D4"): "x"}


def test_a_text_is_discarded_when_another_record_opens(played):
    played.key(Key.Key_A)
    played.click("D4")
    QTest.keyClicks(played.board.findChild(QLineEdit), "x")
    played.session.open_document(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    assert not markup(played).labels
    assert not played.session.document.is_modified


def test_navigating_cancels_an_unfinished_line(played):
    played.key(Key.Key_I)
    QTest.mousePress(played.board, LEFT, pos=played.where("B2"))
    QTest.mouseMove(played.board, played.where("F6"))
    assert played.board.view.lines
    played.board.wheel_stepped.emit(-1)
    assert not played.board.view.lines
    QTest.mouseRelease(played.board, LEFT, pos=played.where("F6"))
    assert not markup(played).lines


@pytest.mark.parametrize(("key", "kind"), [(Key.Key_I, "lines"), (Key.Key_R, "arrows")])
def test_lines_and_arrows_connect_the_ends_of_a_drag(played, key, kind):
    played.key(key)
    drag(played, "B2 D5 F6")
    assert getattr(markup(played), kind) == ((Point.parse("B2"), Point.parse("F6")),)
    assert getattr(played.board.view, kind) == getattr(markup(played), kind)
    drag(played, "B2 F6")
    assert not getattr(markup(played), kind)
    played.click("E5")
    assert not getattr(markup(played), kind)


def test_dimming_applies_to_later_moves(played):
    played.key(Key.Key_D)
    drag(played, "A1 A3")
    assert played.board.view.dimmed == points("A1 A2 A3")
    played.key(Key.Key_Escape)
    played.click("E5")
    assert played.board.view.dimmed == points("A1 A2 A3")
    played.key(Key.Key_D)
    drag(played, "A2 A3")
    assert played.board.view.dimmed == points("A1")


def test_a_part_of_the_board_is_shown_and_a_click_shows_all_of_it(played):
    played.key(Key.Key_V)
    drag(played, "B2 E5")
    assert len(markup(played).visible) == 16
    drag(played, "B2 C3", RIGHT)
    played.key(Key.Key_Escape)
    part = played.board.view.frame.part
    assert part is not None
    assert frozenset(part.points()) == markup(played).visible | points("B2 C2 B3 C3")
    assert played.board.view.hidden >= points("B2 C2 B3 C3")
    played.key(Key.Key_V)
    played.click("E5")
    played.key(Key.Key_Escape)
    assert played.board.view.frame.part is None
    assert not played.board.view.hidden


def test_territory_of_both_is_marked(played):
    played.key(Key.Key_B, SHIFT)
    drag(played, "A1 A3")
    drag(played, "J9 J8", RIGHT)
    played.key(Key.Key_W, SHIFT)
    played.click("A3")
    assert markup(played).territory.black == points("A1 A2")
    assert markup(played).territory.white == points("J9 J8 A3")


def test_the_side_to_move_is_turned(table):
    played = table(columns=9, rows=9)
    played.key(Key.Key_Y)
    assert played.game.turn is Color.WHITE
    undo(played)
    assert played.game.turn is Color.BLACK


def test_the_pointer_previews_a_click(played):
    def over(name):
        QTest.mouseMove(played.board, played.where(name))
        return played.board.view

    played.key(Key.Key_T)
    view = over("D4")
    assert (view.marks, view.previewed) == ({Point.parse("D4"): Mark.TRIANGLE}, points("D4"))
    played.key(Key.Key_B)
    assert over("E5").ghost == (Point.parse("E5"), Color.BLACK)
    assert over("C3").dimmed == points("C3")
    played.key(Key.Key_L)
    assert over("D4").labels == {Point.parse("D4"): "A"}
    played.click("D4")
    assert not played.board.view.previewed  # what has just been written is to be seen
    assert over("E4").labels == {Point.parse("D4"): "A", Point.parse("E4"): "B"}
    assert not markup(played).labels.keys() & points("E4")
    played.key(Key.Key_Escape)
    assert not over("E4").previewed


def test_markup_is_written_to_the_file(played):
    for key, names in ((Key.Key_T, "B2 D2"), (Key.Key_R, "A1 E5"), (Key.Key_D, "H8 J9")):
        played.key(key)
        drag(played, names)
    again = read_games(write_games([played.game])).games[0]
    last = again.tree.path(max(again.tree.nodes))[-1]
    assert last.content.markup == markup(played)


def test_escape_goes_back_to_playing(played):
    played.key(Key.Key_T)
    played.click("D4")
    played.key(Key.Key_Escape)
    played.click("D4")
    assert played.game.position.board[Point.parse("D4")] is Color.BLACK


def test_walking_keeps_the_tool(played):
    played.key(Key.Key_T)
    played.key(Key.Key_Left)
    played.click("D4")
    played.key(Key.Key_Home)
    played.click("E5")
    assert markup(played).marks == {Point.parse("E5"): Mark.TRIANGLE}
    assert played.session.tools.edit_tool is EditTool.MARK


def test_the_palette_offers_every_tool_with_its_key(played):
    played.key(Key.Key_M)
    for tool in MarkTool:
        button = find(played.window, tool.action_name, QAbstractButton)
        assert button.isVisible()
        assert f"({MARK_TOOL_KEYS[tool]})" in button.toolTip()
        if tool.sets_up:
            continue
        played.press(button)
        assert played.session.tools.mark_tool is tool
        assert button.isChecked()
    press(played.window, "end-marking")
    assert played.session.tools.edit_tool is EditTool.PLAY
    assert not is_shown(played.window, "end-marking")


def test_in_a_match_stones_are_set_up_before_the_first_move_only(played):
    played.session.resume_match()
    played.key(Key.Key_B)
    assert played.session.tools.edit_tool is EditTool.PLAY
    assert played.window.statusBar().currentMessage() == match_running_message()
    played.key(Key.Key_E)
    played.click("G7")
    assert played.game.position.board[Point.parse("G7")] is Color.WHITE


def test_there_are_no_tools_during_a_count(played):
    played.key(Key.Key_T)
    played.key(Key.Key_C)
    assert played.session.is_counting
    played.key(Key.Key_T)
    assert played.session.tools.edit_tool is EditTool.PLAY
    played.click("C3")
    assert not markup(played).marks


def test_the_seats_layout_has_no_tools(played):
    played.key(Key.Key_T)
    played.window.components.views.set_layout(WindowLayout.SIDE_BY_SIDE)
    assert played.session.tools.edit_tool is EditTool.PLAY
    played.key(Key.Key_Q)
    assert played.session.tools.edit_tool is EditTool.PLAY


def test_everything_can_be_shown_and_cleared_again(played):
    played.key(Key.Key_D)
    drag(played, "A1 A3")
    played.key(Key.Key_T)
    drag(played, "A1 A3")
    trigger(played.window, "clear-marks")
    assert not markup(played).marks
    assert not menu_action(played.window, "clear-marks").isEnabled()  # what is dimmed is no mark
    assert played.board.view.dimmed
    played.key(Key.Key_V)
    drag(played, "B2 E5")
    played.key(Key.Key_Escape)
    trigger(played.window, "show-whole-board")
    assert not played.board.view.dimmed
    assert not played.board.view.hidden
    undo(played)
    assert played.board.view.dimmed
    assert played.board.view.hidden


@pytest.fixture(scope="module")
def screen(qapp):
    return QTest.createTouchDevice()


def test_a_finger_draws_like_the_mouse(played, screen):
    played.key(Key.Key_T)
    where = [played.where(name) for name in ("B2", "D2")]
    QTest.touchEvent(played.board, screen).press(0, where[0], played.board).commit()
    QTest.touchEvent(played.board, screen).move(0, where[1], played.board).commit()
    QTest.touchEvent(played.board, screen).release(0, where[1], played.board).commit()
    assert markup(played).marks.keys() == points("B2 C2 D2")
    assert not played.board.view.previewed


def test_a_second_finger_gives_a_line_up(played, screen):
    played.key(Key.Key_I)
    where = [played.where(name) for name in ("B2", "D2", "F6")]
    QTest.touchEvent(played.board, screen).press(0, where[0], played.board).commit()
    QTest.touchEvent(played.board, screen).move(0, where[1], played.board).commit()
    touch = QTest.touchEvent(played.board, screen)
    touch.stationary(0)
    touch.press(1, where[2], played.board)
    touch.commit()
    QTest.touchEvent(played.board, screen).release(0, where[1]).release(1, where[2]).commit()
    assert not markup(played).lines


def test_a_click_off_the_board_starts_no_stroke(played):
    played.key(Key.Key_T)
    QTest.mouseClick(played.board, LEFT, pos=QPoint(2, 2))
    assert not markup(played).marks


def test_tools_are_refused_while_a_clock_runs(played):
    system = ByoYomi(main=600, periods=5, seconds=30)
    played.session.begin_match(played.session.document, ByColor(system, system))
    played.click("E5")
    played.key(Key.Key_T)
    assert played.session.tools.edit_tool is EditTool.PLAY
    assert played.window.statusBar().currentMessage() == clock_running_message()


def test_marks_in_a_match_are_no_moves(played):
    played.session.resume_match()
    played.key(Key.Key_T)
    played.click("E5")
    played.key(Key.Key_Escape)
    played.click("E5")
    assert played.game.position.move_number == 3
    assert played.game.tree[played.game.node.parent].content.markup.marks
