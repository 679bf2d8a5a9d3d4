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
from gobanapp.ui.board.marking.mark_actions import clock_runs, game_is_played
from tests.ui.boxes import asked
from tests.ui.lookup import find, is_shown, menu_action, press, trigger

Key = Qt.Key
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


def points(names):
    return frozenset(map(Point.parse, names.split()))


@pytest.fixture
def desk(table):
    """A board with two moves on it."""
    desk = table(columns=9, rows=9)
    desk.click("C3 G7")
    return desk


def drag(desk, names, button=LEFT, modifier=PLAIN):
    first, *others = names.split()
    QTest.mouseMove(desk.board, desk.where(first))
    QTest.mousePress(desk.board, button, modifier, desk.where(first))
    for name in others:
        QTest.mouseMove(desk.board, desk.where(name))
    QTest.mouseRelease(desk.board, button, modifier, desk.where((first, *others)[-1]))


def markup(desk):
    return desk.game.node.content.markup


def undo(desk):
    desk.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


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
def test_a_click_adds_a_mark_and_another_removes_it(desk, key, mark):
    desk.key(key)
    desk.click("D4")
    assert markup(desk).marks == {Point.parse("D4"): mark}
    assert desk.board.view.marks == {Point.parse("D4"): mark}
    desk.click("D4")
    assert not markup(desk).marks


def test_a_drag_marks_its_points_in_one_undo_step(desk):
    desk.key(Key.Key_T)
    drag(desk, "B2 F2 F5")
    assert markup(desk).marks.keys() == points("B2 C2 D2 E2 F2 F3 F4 F5")
    undo(desk)
    assert not markup(desk).marks
    assert desk.session.tools.edit_tool is EditTool.MARK


def test_a_drag_that_begins_on_a_mark_takes_marks_away(desk):
    desk.key(Key.Key_T)
    drag(desk, "B2 F2")
    drag(desk, "C2 E2")
    assert markup(desk).marks.keys() == points("B2 F2")


def test_the_right_button_takes_marks_away(desk):
    desk.key(Key.Key_T)
    drag(desk, "B2 D2")
    desk.key(Key.Key_Q)
    drag(desk, "A2 C2", RIGHT)
    assert markup(desk).marks.keys() == points("D2")


def test_set_up_adds_a_node_right_clicks_swap_colours(desk):
    place = desk.game.current_id
    desk.key(Key.Key_B)
    drag(desk, "D4 E4")
    drag(desk, "D5 E5", RIGHT)
    desk.key(Key.Key_W)
    drag(desk, "D6 D6", modifier=SHIFT)
    board = desk.game.position.board
    assert [board[Point.parse(name)] for name in ("D4", "E4", "D6")] == [Color.BLACK] * 3
    assert [board[Point.parse(name)] for name in ("D5", "E5")] == [Color.WHITE] * 2
    assert desk.game.tree[desk.game.current_id].parent == place
    assert desk.game.position.turn is Color.BLACK
    for _ in range(3):
        undo(desk)
    assert desk.game.current_id == place


def test_the_eraser_takes_marks_before_stones(desk):
    desk.key(Key.Key_T)
    desk.click("G7")
    desk.key(Key.Key_E)
    desk.click("G7")
    assert not markup(desk).marks
    assert desk.game.position.board[Point.parse("G7")] is Color.WHITE
    drag(desk, "G7 G8")
    assert desk.game.position.board[Point.parse("G7")] is None


def test_letters_and_numbers_advance(desk):
    desk.key(Key.Key_L)
    desk.click("A1 B1 C1")
    desk.key(Key.Key_N)
    desk.click("A2 B2")
    desk.key(Key.Key_L)
    desk.click("B1 E1")
    written = {str(point): label for point, label in markup(desk).labels.items()}
    assert written == {"A1": "A", "E1": "B", "C1": "C", "A2": "1", "B2": "2"}


def type_label(desk, point, text, key):
    desk.click(point)
    (field,) = desk.board.findChildren(QLineEdit)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, key)
    QApplication.sendPostedEvents(None, 52)  # deferred deletes


def test_a_text_is_typed_at_its_point(desk):
    desk.key(Key.Key_A)
    type_label(desk, "D4", "tb", Key.Key_Return)
    assert markup(desk).labels == {Point.parse("D4"): "tb"}
    assert desk.session.tools.mark_tool is MarkTool.LABEL  # its letters were no keys of tools
    type_label(desk, "D4", "c", Key.Key_Escape)
    assert markup(desk).labels == {Point.parse("D4"): "tb"}
    assert desk.session.tools.edit_tool is EditTool.MARK
    type_label(desk, "D4", "c", Key.Key_Return)
    assert markup(desk).labels == {Point.parse("D4"): "c"}


def test_a_click_elsewhere_commits_the_text(desk):
    desk.key(Key.Key_A)
    desk.click("D4")
    QTest.keyClicks(desk.board.findChild(QLineEdit), "x")
    desk.click("E5")
    assert markup(desk).labels == {Point.parse("D4"): "x"}


@pytest.mark.parametrize("walks", ["key", "wheel"])
def test_text_goes_to_the_node_where_typing_began(qtbot, desk, walks):
    desk.key(Key.Key_A)
    desk.click("D4")
    field = desk.board.findChild(QLineEdit)
    QTest.keyClicks(field, "x")
    began = desk.game.current_id
    if walks == "key":
        QTest.keyClick(field, Key.Key_PageUp)
    else:
        desk.board.wheel_stepped.emit(-1)
    here = desk.game.current_id
    assert here != began
    assert not field.isVisible()
    assert not markup(desk).labels
    text = {Point.parse("D4"): "x"}
    qtbot.waitUntil(lambda: desk.game.tree[began].content.markup.labels == text)
    undo(desk)
    assert not desk.game.tree[began].content.markup.labels


def test_a_lesson_begins_while_a_text_is_typed(desk):
    began = desk.game.current_id
    desk.key(Key.Key_A)
    desk.click("D4")
    QTest.keyClicks(desk.board.findChild(QLineEdit), "x")
    trigger(desk.window, "lessons")
    QApplication.processEvents()
    assert desk.window.components.side_panel.mode is not None
    assert desk.game.tree[began].content.markup.labels == {Point.parse("D4"): "x"}


def test_a_window_that_is_closed_while_a_text_is_typed_asks_for_it(desk):
    desk.session.mark_saved(Path("game.sgf"), None)
    desk.key(Key.Key_A)
    desk.click("D4")
    QTest.keyClicks(desk.board.findChild(QLineEdit), "x")
    said = asked("save-changes", lambda box: box.reject())
    desk.window.close()
    assert said
    assert markup(desk).labels == {Point.parse("D4"): "x"}


def test_a_text_is_discarded_when_another_record_opens(desk):
    desk.key(Key.Key_A)
    desk.click("D4")
    QTest.keyClicks(desk.board.findChild(QLineEdit), "x")
    desk.session.open_document(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    assert not markup(desk).labels
    assert not desk.session.document.is_modified


def test_navigating_cancels_an_unfinished_line(desk):
    desk.key(Key.Key_I)
    QTest.mousePress(desk.board, LEFT, pos=desk.where("B2"))
    QTest.mouseMove(desk.board, desk.where("F6"))
    assert desk.board.view.lines
    desk.board.wheel_stepped.emit(-1)
    assert not desk.board.view.lines
    QTest.mouseRelease(desk.board, LEFT, pos=desk.where("F6"))
    assert not markup(desk).lines


@pytest.mark.parametrize(("key", "kind"), [(Key.Key_I, "lines"), (Key.Key_R, "arrows")])
def test_lines_and_arrows_connect_the_ends_of_a_drag(desk, key, kind):
    desk.key(key)
    drag(desk, "B2 D5 F6")
    assert getattr(markup(desk), kind) == ((Point.parse("B2"), Point.parse("F6")),)
    assert getattr(desk.board.view, kind) == getattr(markup(desk), kind)
    drag(desk, "B2 F6")
    assert not getattr(markup(desk), kind)
    desk.click("E5")
    assert not getattr(markup(desk), kind)


def test_dimming_applies_to_later_moves(desk):
    desk.key(Key.Key_D)
    drag(desk, "A1 A3")
    assert desk.board.view.dimmed == points("A1 A2 A3")
    desk.key(Key.Key_Escape)
    desk.click("E5")
    assert desk.board.view.dimmed == points("A1 A2 A3")
    desk.key(Key.Key_D)
    drag(desk, "A2 A3")
    assert desk.board.view.dimmed == points("A1")


def test_a_part_of_the_board_is_shown_and_a_click_shows_all_of_it(desk):
    desk.key(Key.Key_V)
    drag(desk, "B2 E5")
    assert len(markup(desk).visible) == 16
    drag(desk, "B2 C3", RIGHT)
    desk.key(Key.Key_Escape)
    part = desk.board.view.frame.part
    assert part is not None
    assert frozenset(part.points()) == markup(desk).visible | points("B2 C2 B3 C3")
    assert desk.board.view.hidden >= points("B2 C2 B3 C3")
    desk.key(Key.Key_V)
    desk.click("E5")
    desk.key(Key.Key_Escape)
    assert desk.board.view.frame.part is None
    assert not desk.board.view.hidden


def test_territory_of_both_is_marked(desk):
    desk.key(Key.Key_B, SHIFT)
    drag(desk, "A1 A3")
    drag(desk, "J9 J8", RIGHT)
    desk.key(Key.Key_W, SHIFT)
    desk.click("A3")
    assert markup(desk).territory.black == points("A1 A2")
    assert markup(desk).territory.white == points("J9 J8 A3")


def test_the_side_to_move_is_turned(table):
    desk = table(columns=9, rows=9)
    desk.key(Key.Key_Y)
    assert desk.game.turn is Color.WHITE
    undo(desk)
    assert desk.game.turn is Color.BLACK


def test_the_pointer_previews_a_click(desk):
    def over(name):
        QTest.mouseMove(desk.board, desk.where(name))
        return desk.board.view

    desk.key(Key.Key_T)
    view = over("D4")
    assert (view.marks, view.previewed) == ({Point.parse("D4"): Mark.TRIANGLE}, points("D4"))
    desk.key(Key.Key_B)
    assert over("E5").ghost == (Point.parse("E5"), Color.BLACK)
    assert over("C3").dimmed == points("C3")
    desk.key(Key.Key_L)
    assert over("D4").labels == {Point.parse("D4"): "A"}
    desk.click("D4")
    assert not desk.board.view.previewed  # what has just been written is to be seen
    assert over("E4").labels == {Point.parse("D4"): "A", Point.parse("E4"): "B"}
    assert not markup(desk).labels.keys() & points("E4")
    desk.key(Key.Key_Escape)
    assert not over("E4").previewed


def test_markup_is_written_to_the_file(desk):
    for key, names in ((Key.Key_T, "B2 D2"), (Key.Key_R, "A1 E5"), (Key.Key_D, "H8 J9")):
        desk.key(key)
        drag(desk, names)
    again = read_games(write_games([desk.game])).games[0]
    last = again.tree.path(max(again.tree.nodes))[-1]
    assert last.content.markup == markup(desk)


def test_escape_goes_back_to_playing(desk):
    desk.key(Key.Key_T)
    desk.click("D4")
    desk.key(Key.Key_Escape)
    desk.click("D4")
    assert desk.game.position.board[Point.parse("D4")] is Color.BLACK


def test_walking_keeps_the_tool(desk):
    desk.key(Key.Key_T)
    desk.key(Key.Key_Left)
    desk.click("D4")
    desk.key(Key.Key_Home)
    desk.click("E5")
    assert markup(desk).marks == {Point.parse("E5"): Mark.TRIANGLE}
    assert desk.session.tools.edit_tool is EditTool.MARK


def test_the_palette_offers_every_tool_with_its_key(desk):
    desk.key(Key.Key_M)
    for tool in MarkTool:
        button = find(desk.window, tool.action_name, QAbstractButton)
        assert button.isVisible()
        assert f"({MARK_TOOL_KEYS[tool]})" in button.toolTip()
        if tool.sets_up:
            continue
        desk.press(button)
        assert desk.session.tools.mark_tool is tool
        assert button.isChecked()
    press(desk.window, "end-marking")
    assert desk.session.tools.edit_tool is EditTool.PLAY
    assert not is_shown(desk.window, "end-marking")


def test_in_a_match_stones_are_set_up_before_the_first_move_only(desk):
    desk.session.resume_match()
    desk.key(Key.Key_B)
    assert desk.session.tools.edit_tool is EditTool.PLAY
    assert desk.window.statusBar().currentMessage() == game_is_played()
    desk.key(Key.Key_E)
    desk.click("G7")
    assert desk.game.position.board[Point.parse("G7")] is Color.WHITE


def test_there_are_no_tools_during_a_count(desk):
    desk.key(Key.Key_T)
    desk.key(Key.Key_C)
    assert desk.session.is_counting
    desk.key(Key.Key_T)
    assert desk.session.tools.edit_tool is EditTool.PLAY
    desk.click("C3")
    assert not markup(desk).marks


def test_the_seats_layout_has_no_tools(desk):
    desk.key(Key.Key_T)
    desk.window.components.views.set_layout(WindowLayout.SIDE_BY_SIDE)
    assert desk.session.tools.edit_tool is EditTool.PLAY
    desk.key(Key.Key_Q)
    assert desk.session.tools.edit_tool is EditTool.PLAY


def test_everything_can_be_shown_and_cleared_again(desk):
    desk.key(Key.Key_D)
    drag(desk, "A1 A3")
    desk.key(Key.Key_T)
    drag(desk, "A1 A3")
    trigger(desk.window, "clear-marks")
    assert not markup(desk).marks
    assert not menu_action(desk.window, "clear-marks").isEnabled()  # what is dimmed is no mark
    assert desk.board.view.dimmed
    desk.key(Key.Key_V)
    drag(desk, "B2 E5")
    desk.key(Key.Key_Escape)
    trigger(desk.window, "show-whole-board")
    assert not desk.board.view.dimmed
    assert not desk.board.view.hidden
    undo(desk)
    assert desk.board.view.dimmed
    assert desk.board.view.hidden


@pytest.fixture(scope="module")
def screen(qapp):
    return QTest.createTouchDevice()


def test_a_finger_draws_like_the_mouse(desk, screen):
    desk.key(Key.Key_T)
    where = [desk.where(name) for name in ("B2", "D2")]
    QTest.touchEvent(desk.board, screen).press(0, where[0], desk.board).commit()
    QTest.touchEvent(desk.board, screen).move(0, where[1], desk.board).commit()
    QTest.touchEvent(desk.board, screen).release(0, where[1], desk.board).commit()
    assert markup(desk).marks.keys() == points("B2 C2 D2")
    assert not desk.board.view.previewed


def test_a_second_finger_gives_a_line_up(desk, screen):
    desk.key(Key.Key_I)
    where = [desk.where(name) for name in ("B2", "D2", "F6")]
    QTest.touchEvent(desk.board, screen).press(0, where[0], desk.board).commit()
    QTest.touchEvent(desk.board, screen).move(0, where[1], desk.board).commit()
    touch = QTest.touchEvent(desk.board, screen)
    touch.stationary(0)
    touch.press(1, where[2], desk.board)
    touch.commit()
    QTest.touchEvent(desk.board, screen).release(0, where[1]).release(1, where[2]).commit()
    assert not markup(desk).lines


def test_a_click_off_the_board_starts_no_stroke(desk):
    desk.key(Key.Key_T)
    QTest.mouseClick(desk.board, LEFT, pos=QPoint(2, 2))
    assert not markup(desk).marks


def test_tools_are_refused_while_a_clock_runs(desk):
    system = ByoYomi(main=600, periods=5, seconds=30)
    desk.session.begin_match(desk.session.document, ByColor(system, system))
    desk.click("E5")
    desk.key(Key.Key_T)
    assert desk.session.tools.edit_tool is EditTool.PLAY
    assert desk.window.statusBar().currentMessage() == clock_runs()


def test_marks_in_a_match_are_no_moves(desk):
    desk.session.resume_match()
    desk.key(Key.Key_T)
    desk.click("E5")
    desk.key(Key.Key_Escape)
    desk.click("E5")
    assert desk.game.position.move_number == 3
    assert desk.game.tree[desk.game.node.parent].content.markup.marks
