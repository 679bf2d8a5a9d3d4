"""A refused or waiting click is answered where the hand is, and the status bar repeats it."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from gobanapp.clock.time_system import Absolute
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.result import Result
from gobanapp.session.document import Document
from gobanapp.session.match_stage import BlockReason, MatchStage
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.document_file import read_document
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text import move_text, result_text, seat_text
from gobanapp.ui.board.bubble import Bubble
from gobanapp.ui.board.marking.mark_actions import clock_running_message
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.match.match_actions import MatchActions
from gobanapp.ui.widgets.rotated_widget import RotatedWidget
from tests.ui.lookup import answer_question, find, is_shown, menu_action, press, trigger

BLACK, WHITE = Color.BLACK, Color.WHITE
Key = Qt.Key


@pytest.fixture(autouse=True)
def _no_result_dialog(monkeypatch):
    """The end of a game opens no dialog, which would wait for an answer."""
    monkeypatch.setattr(MatchActions, "show_result", lambda *_: None)


@pytest.fixture
def match(table):
    """A match of two moves whose clock runs."""
    at = table(columns=9, rows=9)
    at.window.resize(1400, 950)
    begin_match(at)
    at.click("C3 G7")
    return at


def begin_match(at):
    clock = Absolute(main=600.0)
    terms = GameTerms(columns=9, rows=9, systems=ByColor(clock, clock))
    at.session.begin_match(Document([terms.to_game("2001-01-01")]), ByColor(clock, clock))


def bubbles(at):
    return [bubble for bubble in at.window.findChildren(Bubble) if bubble.isVisible()]


def bubble(at):
    (shown,) = bubbles(at)
    return shown


def area(widget):
    """The rectangle of a widget on the screen."""
    corners = widget.rect().topLeft(), widget.rect().bottomRight()
    start, end = (QPointF(widget.mapToGlobal(corner)) for corner in corners)
    return QRectF(start, end).normalized()


def assert_is_next_to(bubble, place):
    """Assert that a bubble stands beside a rectangle on the screen, and does not cover it."""
    box = area(bubble)
    assert box.adjusted(-45, -45, 45, 45).intersects(place)
    assert not bubble.text_area.translated(box.topLeft()).intersects(place)


def where(at, name):
    """The surroundings of a point of the board on the screen."""
    middle = QPointF(at.board.mapToGlobal(at.where(name)))
    return QRectF(middle.x() - 12, middle.y() - 12, 24, 24)


def status(at):
    return at.window.statusBar().currentMessage()


def study(at):
    at.window.components.views.set_panel_mode(PanelMode.STUDY)


def focus(at, qtbot, widget):
    """Let a visible widget have the keys, as Tab gives them to it."""
    with qtbot.waitActive(at.window):
        at.window.activateWindow()
    qtbot.waitUntil(widget.isVisible)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(widget.hasFocus, timeout=2000)


def tap(at, name):
    """Click a button of the players for a moment only."""
    button = find(at.window, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    return button


# Buttons that want to be held


@pytest.mark.parametrize("name", ["pass", "resign"])
@pytest.mark.parametrize("size", [(1400, 950), (1024, 600)])
def test_a_short_click_on_a_button_to_hold_is_answered_at_the_button(match, qtbot, name, size):
    match.window.resize(*size)
    qtbot.waitUntil(lambda: find(match.window, name).isVisible())
    button = tap(match, name)
    text = seat_text.hold_to_pass() if name == "pass" else seat_text.hold_to_resign()
    assert bubble(match).text == status(match) == text
    assert_is_next_to(bubble(match), area(button))
    assert match.session.is_live
    assert len(match.game.tree) == 3


def test_the_answer_goes_when_the_button_is_used_again_or_replaced(match, qtbot):
    button = tap(match, "pass")
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    assert not bubbles(match)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert bubbles(match)
    press(match.window, "clock-runs")
    qtbot.waitUntil(lambda: not bubbles(match))


def test_the_answer_goes_with_a_move(match):
    tap(match, "pass")
    match.click("C7")
    assert not bubbles(match)


@pytest.mark.parametrize("layout", [WindowLayout.SIDE_BY_SIDE, WindowLayout.ACROSS])
@pytest.mark.parametrize("name", ["pass", "resign"])
def test_a_short_click_at_a_seat_is_answered_there(match, qtbot, layout, name):
    match.window.components.views.set_layout(layout)
    for color in Color:
        if match.session.game.turn is not color:
            match.click("C7")
        view = match.window.components.central_widget.two_player_view
        (seat,) = (seat for seat in view.seats if seat.color is color)
        button = find(seat, name)
        qtbot.waitUntil(lambda button=button: button.isVisible() and button.isEnabled())
        is_rotated = layout is WindowLayout.ACROSS and color is WHITE
        if is_rotated:
            outer = find_rotated(match)
            place = outer.mapFromScene(outer.scene().items()[0].mapToScene(middle_in(seat, button)))
            QTest.mouseClick(outer.viewport(), Qt.MouseButton.LeftButton, pos=place)
        else:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert bubble(match).is_upside_down is is_rotated
        assert_is_next_to(bubble(match), area(button))
        bubble(match).end()


def find_rotated(at):
    (outer,) = at.window.findChildren(RotatedWidget)
    return outer


def middle_in(seat, button):
    return QPointF(button.mapTo(seat, button.rect().center()))


# Keys on buttons


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
@pytest.mark.parametrize("name", ["pass", "resign"])
def test_keys_on_a_button_to_hold_ask_the_question_of_the_key(match, qtbot, name, key):
    button = find(match.window, name)
    focus(match, qtbot, button)
    answer_question(name)
    QTest.keyClick(button, key)
    assert match.game.is_finished is (name == "resign")
    assert len(match.game.tree) == (3 if name == "resign" else 4)


@pytest.mark.parametrize("name", ["pass", "resign"])
def test_assistive_technology_presses_the_same(match, name):
    answer_question(name, "cancel")
    find(match.window, name).click()
    assert match.session.is_live


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
@pytest.mark.parametrize("name", ["pass", "resign"])
def test_keys_at_a_seat_ask_there_and_leave_the_harmless_answer_to_the_next_key(
    match, qtbot, name, key
):
    match.window.components.views.set_layout(WindowLayout.SIDE_BY_SIDE)
    seat = match.window.components.central_widget.two_player_view.seats[0]
    button = find(seat, name)
    focus(match, qtbot, button)
    QTest.keyClick(button, key)
    assert find(seat, f"{name}-now").isVisible()
    assert find(seat, "no").hasFocus()
    QTest.keyClick(QApplication.focusWidget(), key)
    assert match.session.is_live
    assert len(match.game.tree) == 3
    assert match.board.hasFocus()


def test_a_key_held_down_presses_once(match):
    undo = find(match.window, "undo")
    heard = []
    undo.clicked.connect(lambda: heard.append(1))
    for repeats in (False, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier(0), "\r", repeats
        )
        QApplication.sendEvent(undo, event)
    assert len(heard) == 1


# Tools during a match


def test_a_tool_during_a_match_is_answered_at_its_button_and_plays_no_stone(match, qtbot):
    study(match)
    button = find(match.window, "bar-tool-triangle")
    qtbot.waitUntil(button.isVisible)
    assert button.is_refused
    press(match.window, "bar-tool-triangle")
    assert bubble(match).text == status(match) == clock_running_message()
    assert_is_next_to(bubble(match), area(button))
    assert not button.isChecked()
    assert match.session.tools.edit_tool is EditTool.PLAY
    match.click("C7")
    assert len(match.game.tree) == 3
    assert match.board.refusal_text == clock_running_message()
    match.click("C7")
    assert len(match.game.tree) == 4


def test_a_tool_looks_usable_again_once_the_clock_is_stopped(match, qtbot):
    study(match)
    trigger(match.window, "clock-runs")
    button = find(match.window, "bar-tool-triangle")
    qtbot.waitUntil(lambda: not button.is_refused)
    press(match.window, "bar-tool-triangle")
    assert match.session.tools.edit_tool is EditTool.MARK


@pytest.mark.parametrize("key", [Key.Key_T, Key.Key_M, Key.Key_B])
def test_the_key_of_a_tool_during_a_match_is_answered_on_the_board(match, key):
    study(match)
    match.key(key)
    bar = find(match.window, "command-bar")
    assert not any(button.isChecked() for button in bar.findChildren(QAbstractButton))
    assert match.board.refusal_text == status(match) == clock_running_message()
    match.click("C7")
    assert len(match.game.tree) == 3


def test_something_else_in_between_lets_the_board_play_again(match):
    match.key(Key.Key_T)
    match.session.step_by(-1)
    match.session.step_by(1)
    match.click("C7")
    assert len(match.game.tree) == 4


@pytest.mark.parametrize(
    "name", ["lessons", "solve-these", "try-out", "delete", "name-node", "tool-triangle"]
)
def test_a_menu_command_refused_in_a_match_is_answered_on_the_board(match, name):
    trigger(match.window, name)
    assert match.board.refusal_text == status(match) != ""
    assert bubble(match).text == status(match)


def test_what_a_button_has_done_is_said_at_the_button(table, qtbot):
    at = table(columns=9, rows=9)
    at.window.resize(1400, 950)
    at.click("C3 G7")
    at.window.settings.tool_bar = "undo, try-out"
    study(at)
    button = find(at.window, "bar-try-out")
    qtbot.waitUntil(button.isVisible)
    press(at.window, "bar-try-out")
    at.click("E5")
    press(at.window, "bar-try-out")
    assert bubble(at).text == status(at) != ""
    assert_is_next_to(bubble(at), area(button))


# A board that does not play now


@pytest.mark.parametrize("layout", [WindowLayout.STANDARD, WindowLayout.ACROSS])
def test_a_click_on_the_board_of_a_paused_game_is_answered_at_the_point(match, layout):
    match.window.components.views.set_layout(layout)
    match.session.apply(match.session.match_clock.pause)
    match.click("C7")
    expected = move_text.block_reason_text(BlockReason.PAUSED, match.session.match)
    assert match.board.refusal_text == expected
    assert_is_next_to(bubble(match), where(match, "C7"))
    assert match.session.match.stage is MatchStage.PAUSED
    assert not bubble(match).is_upside_down  # It is Black's turn.


def test_the_player_opposite_reads_the_answer(match):
    match.window.components.views.set_layout(WindowLayout.ACROSS)
    match.click("C7")
    match.session.apply(match.session.match_clock.pause)
    match.click("E5")
    assert bubble(match).is_upside_down


def test_a_key_that_passes_while_the_game_is_paused_is_answered(match):
    match.session.apply(match.session.match_clock.pause)
    answer_question("pass")
    match.key(Key.Key_P)
    expected = move_text.block_reason_text(BlockReason.PAUSED, match.session.match)
    assert bubble(match).text == status(match) == expected


# Requests


@pytest.mark.parametrize("layout", [WindowLayout.STANDARD, WindowLayout.SIDE_BY_SIDE])
def test_a_refused_request_is_answered_at_the_button_that_asked(match, qtbot, layout):
    session = match.session
    match.window.components.views.set_layout(layout)
    session.apply(session.takeback.request, WHITE)
    session.apply(session.takeback.answer, granted=False)
    qtbot.waitUntil(lambda: bool(bubbles(match)))
    assert bubble(match).text == move_text.takeback_refusal()
    if layout is WindowLayout.STANDARD:
        assert_is_next_to(bubble(match), area(find(match.window, "undo")))
    else:
        seat = match.window.components.central_widget.two_player_view.seats[1]
        assert_is_next_to(bubble(match), area(find(seat, "take-back")))


# Buttons that are off


def test_a_click_on_a_button_that_is_off_says_why(match, qtbot):
    match.session.end_game(Result.resignation(BLACK))
    match.session.open_document(match.session.document)
    match.window.components.views.set_panel_mode(PanelMode.PLAY)
    button = find(match.window, "pass")
    qtbot.waitUntil(button.isVisible)
    assert not button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert bubble(match).text == status(match) != ""
    assert status(match) in button.toolTip()
    assert_is_next_to(bubble(match), area(button))


# The key that passes


def moves(at):
    return len(at.game.tree)


def test_p_passes_on_a_board_that_is_played_on(table):
    at = table(columns=9, rows=9)
    at.click("C3")
    at.key(Key.Key_P)
    assert moves(at) == 3


@pytest.mark.parametrize("mode", [PanelMode.PLAY, PanelMode.STUDY])
def test_p_passes_in_a_game_played_here_whatever_is_shown(table, mode):
    at = table(columns=9, rows=9)
    at.click("C3 G7")
    at.window.components.views.set_panel_mode(mode)
    at.session.step_by(-1)
    at.session.step_by(1)
    at.key(Key.Key_P)
    assert at.game.position.move.is_pass
    assert moves(at) == 4


@pytest.mark.parametrize("set_up", ["", "AB[aa][bb]", "AB[aa]AW[bb]PL[B]"])
def test_p_passes_in_a_game_played_here_on_an_opened_position(table, set_up):
    at = table(columns=9, rows=9)
    open_record(at, f"(;GM[1]FF[4]SZ[9]{set_up})")
    study(at)
    at.click("C3 G7")
    at.key(Key.Key_P)
    assert at.game.position.move.is_pass


OPENED = {
    "with a result": "(;GM[1]FF[4]SZ[9]RE[W+R];B[cg];W[gc])",
    "without a result": "(;GM[1]FF[4]SZ[9];B[cg];W[gc])",
    "saved here": "(;GM[1]FF[4]AP[gobanapp:1]SZ[9];B[cg];W[gc])",
    "an unfinished match": "(;GM[1]FF[4]MATCH[1]SZ[9];B[cg];W[gc])",
}


@pytest.mark.parametrize("text", OPENED.values(), ids=OPENED)
def test_p_does_not_pass_in_a_record_that_is_studied(table, text):
    at = table(columns=9, rows=9)
    open_record(at, text)
    assert_p_is_refused(at)
    trigger(at.window, "pass")
    assert moves(at) == 4


def test_p_does_not_pass_in_a_variation_of_an_opened_record(table):
    at = table(columns=9, rows=9)
    open_record(at, OPENED["without a result"])
    at.session.step_by(-2)
    study(at)
    at.click("E5")
    assert_p_is_refused(at)


def test_p_does_not_pass_after_a_game_played_here_has_ended(table):
    at = table(columns=9, rows=9)
    at.click("C3 G7")
    at.session.end_game(Result.resignation(BLACK))
    assert_p_is_refused(at)


@pytest.mark.parametrize("layout", WindowLayout)
def test_p_says_that_a_match_is_over(match, qtbot, layout):
    match.window.components.views.set_layout(layout)
    qtbot.waitUntil(match.board.isVisible)
    match.session.end_game(Result.resignation(BLACK))
    assert not menu_action(match.window, "pass").isEnabled()
    match.key(Key.Key_P)
    assert moves(match) == 3
    over = result_text.recorded_result("B+R")
    assert bubble(match).text == status(match) == f"This game is over: {over}."


def test_p_says_that_a_match_is_over_only_until_another_begins(match):
    match.session.end_game(Result.resignation(BLACK))
    trigger(match.window, "rematch")
    match.click("C3 G7")
    answer_question("pass")
    match.key(Key.Key_P)
    assert match.game.position.move.is_pass


def test_p_does_not_pass_in_a_game_added_to_one_played_here(table):
    at = table(columns=9, rows=9)
    at.click("C3 G7")
    (added,) = read_document(OPENED["without a result"].encode(), None, None).entries
    document = at.session.document
    at.session.edit_game_list(lambda _: document.set_games([*document.entries, added], added))
    at.session.step_by(2)
    assert_p_is_refused(at)


def open_record(at, text):
    at.session.open_document(read_document(text.encode(), None, None))
    at.session.step_by(2)


def assert_p_is_refused(at):
    study(at)
    before = moves(at)
    at.key(Key.Key_P)
    assert moves(at) == before
    assert bubble(at).text == status(at) != ""


def test_p_does_not_pass_in_the_review_of_a_match(match):
    match.session.end_game(Result.resignation(BLACK))
    trigger(match.window, "review")
    match.key(Key.Key_P)
    assert moves(match) == 3
    assert menu_action(match.window, "pass").isEnabled()


def test_p_passes_among_moves_that_are_tried_out(table):
    at = table(columns=9, rows=9)
    at.click("C3 G7")
    study(at)
    trigger(at.window, "try-out")
    at.key(Key.Key_P)
    assert moves(at) == 4


# The focus


def test_the_focus_goes_to_the_board_when_its_button_disappears(match, qtbot):
    match.window.activateWindow()
    pause = find(match.window, "clock-runs")
    pause.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(pause.hasFocus)
    QTest.keyClick(pause, Key.Key_Space)
    qtbot.waitUntil(lambda: match.session.match.stage is MatchStage.PAUSED)
    qtbot.waitUntil(match.board.hasFocus)
    resume = find(match.window, "go-on")
    resume.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(resume, Key.Key_Space)
    qtbot.waitUntil(lambda: is_shown(match.window, "resign"))
    qtbot.waitUntil(match.board.hasFocus)


def test_the_focus_goes_to_the_board_after_the_time_is_up(match, qtbot):
    session = match.session
    match.window.activateWindow()
    session.apply(session.match_clock.add_time, BLACK, -10_000.0)
    session.tick()
    assert session.match.flagged is BLACK
    play_on = find(match.window, "play-on")
    qtbot.waitUntil(play_on.isVisible)
    play_on.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(play_on, Key.Key_Space)
    assert session.match.flagged is None
    qtbot.waitUntil(match.board.hasFocus)


def test_the_focus_goes_to_the_board_after_a_rematch(match, qtbot):
    match.session.end_game(Result.resignation(BLACK))
    match.window.activateWindow()
    rematch = find(match.window, "rematch")
    qtbot.waitUntil(rematch.isVisible)
    rematch.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(rematch, Key.Key_Space)
    qtbot.waitUntil(lambda: match.session.is_live)
    qtbot.waitUntil(match.board.hasFocus)


def test_the_focus_goes_to_the_board_when_its_button_is_disabled(match, qtbot):
    match.window.activateWindow()
    undo = find(match.window, "undo")
    undo.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(undo.hasFocus)
    undo.setEnabled(False)
    assert match.board.hasFocus()
