"""The side panel for play, study and counting, by real clicks and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)

from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.undecided_groups import MOST_GROUPS, UndecidedGroup
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from gobanapp.session.document import Document
from gobanapp.session.scoring import Scoring
from gobanapp.session.session import Session
from gobanapp.storage.document_file import load_document
from gobanapp.storage.settings import Settings
from gobanapp.text import result_text
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from gobanapp.ui.record.game_info_dialog import GameInformationDialog
from gobanapp.ui.widgets import big_button
from gobanapp.ui.window.command_bar import CommandBar
from gobanapp.ui.window.command_icons import DRAWN_COMMANDS
from gobanapp.ui.window.main_window import MainWindow
from gobanapp.ui.window.play_study_panel import PlayStudyPanel
from tests.ui.conftest import HIGH_TYPE, SMALL_TYPE
from tests.ui.lookup import (
    active_menu,
    answer,
    answer_question,
    click,
    find,
    is_shown,
    menu_action,
    press,
    segment,
    trigger,
    when_open,
)

RECORD = Path(__file__).parents[2] / "data" / "records" / "ear_reddening.sgf"
PLAY, STUDY, COUNT = PanelMode.PLAY, PanelMode.STUDY, PanelMode.COUNT
TINY = (380, 380)
BY_TAB = Qt.FocusPolicy.TabFocus
CLOCKS = ByColor(*[ByoYomi(main=600, periods=3, seconds=30)] * 2)


@pytest.fixture
def with_panel(table):
    """Return a table whose panel is chosen by clicks."""

    def make(**terms):
        made = table(**terms)
        made.window.resize(1180, 900)
        QApplication.processEvents()
        made.mode = lambda: find(made.window, "panel-mode").value
        made.choose = lambda mode: click(segment(made.window, "panel-mode", mode))
        return made

    return make


@pytest.fixture
def studied(with_panel):
    """A finished record at move 60, as it was opened."""
    made = with_panel()
    made.window.open_file(RECORD)
    made.session.step_by(60)
    return made


@pytest.fixture
def no_question(monkeypatch):
    monkeypatch.setattr(QMessageBox, "exec", lambda box: pytest.fail(box.objectName()))


def play_match(with_panel, **terms):
    made = with_panel(**terms)
    made.window.settings.archives_games = False
    made.session.begin_match(made.session.document, CLOCKS)
    return made


# The switch


def test_new_boards_open_in_play_mode_records_in_study(with_panel, tmp_path):
    at = with_panel()
    assert at.mode() is PLAY
    at.window.open_file(RECORD)
    assert at.mode() is STUDY
    at.begin(columns=9, rows=9)
    assert at.mode() is PLAY


def test_a_match_starts_in_play_mode(studied):
    studied.session.begin_match(Document([GameTerms().to_game("")]), None)
    assert studied.mode() is PLAY


def test_changing_the_panel_mode_keeps_the_board_in_place(with_panel):
    at = with_panel(columns=9, rows=9)
    at.click("C3 G7")
    place = at.board.geometry()
    shown = {
        PLAY: ("pass", "undo", "resign"),
        STUDY: ("heading", "command-bar"),
        COUNT: ("lead", "black-accepts"),
    }
    for mode in (STUDY, COUNT, PLAY, COUNT, STUDY, PLAY):
        at.choose(mode)
        QApplication.processEvents()
        assert at.mode() is mode
        assert at.board.geometry() == place
        for other, names in shown.items():
            assert [is_shown(at.window, name) for name in names] == [other is mode] * len(names)


def test_the_comment_is_visible_in_study_mode(with_panel):
    at = with_panel()
    comment = at.window.components.record_panel.comment
    assert not comment.isVisible()
    at.choose(STUDY)
    assert comment.isVisible()


def test_two_passes_start_the_count_and_c_leaves_it(with_panel):
    at = with_panel(columns=9, rows=9)
    at.click("C3")
    at.key(Qt.Key.Key_P)
    at.key(Qt.Key.Key_P)
    assert at.mode() is COUNT
    at.key(Qt.Key.Key_C)
    assert at.mode() is PLAY


def test_counting_is_disabled_while_handicap_stones_are_missing(with_panel):
    at = with_panel(columns=9, rows=9, handicap=3, free_placement=True)
    assert not segment(at.window, "panel-mode", COUNT).isEnabled()
    at.choose(COUNT)
    assert at.mode() is PLAY


def test_the_end_of_a_trial_without_moves_permits_the_count(with_panel):
    at = with_panel(columns=9, rows=9)
    at.click("C3")
    for can_count in (False, True):
        at.key(Qt.Key.Key_F)
        assert segment(at.window, "panel-mode", COUNT).isEnabled() is can_count


def test_a_dispute_ends_the_demonstration_and_shows_its_panel(with_panel):
    at = with_panel(columns=5, rows=5)
    at.click("C3")
    at.choose(COUNT)
    trigger(at.window, "show-count")
    session = at.session
    session.apply(session.scoring.start_play_out, frozenset({Point(2, 2)}), Color.WHITE, "")
    assert find(at.window, "disputed", QWidget).text()


def test_study_mode_abandons_a_dispute(with_panel):
    at = with_panel(columns=5, rows=5)
    at.click("C3")
    at.choose(COUNT)
    session = at.session
    stones = frozenset(point for point, _ in at.game.position.board.stones())
    session.apply(session.scoring.start_play_out, stones, Color.WHITE, "")
    assert at.mode() is COUNT
    at.choose(STUDY)
    assert at.mode() is STUDY
    assert not session.scoring.is_active


def test_keys_choose_the_panel_mode_and_menus_tick_it(with_panel):
    at = with_panel()
    at.key(Qt.Key.Key_F9)
    assert at.mode() is STUDY
    menus = at.window.commands
    menus.refresh_checks(["desk-play", "desk-study"])
    assert menu_action(at.window, "desk-study").isChecked()
    assert not menu_action(at.window, "desk-play").isChecked()
    at.key(Qt.Key.Key_F8)
    assert at.mode() is PLAY


def test_each_window_has_its_own_panel_mode(with_panel, qtbot, tmp_path):
    at = with_panel()
    at.choose(STUDY)
    session = Session(Document([GameTerms().to_game("")]))
    other = MainWindow(session, at.window.settings)
    qtbot.addWidget(other)
    assert find(other, "panel-mode").value is PLAY
    again = MainWindow(at.session, at.window.settings)
    qtbot.addWidget(again)
    again.replace_window(at.window)  # as in another language
    assert find(again, "panel-mode").value is STUDY
    at.window = again


# Nothing spoils a record


def test_resigning_is_disabled_in_a_finished_record(studied):
    result = studied.game.info.result
    assert not menu_action(studied.window, "resign").isEnabled()
    assert not is_shown(studied.window, "resign")
    studied.choose(PLAY)
    recorded = result_text.recorded_result(result)
    for name in ("resign", "pass"):
        button = find(studied.window, name, QPushButton)
        assert not button.isEnabled()
        assert recorded in button.toolTip()
    click(find(studied.window, "resign"))
    assert studied.game.info.result == result


def test_resigning_is_disabled_outside_play_mode(with_panel, tmp_path):
    file = tmp_path / "open.sgf"
    file.write_text("(;GM[1]SZ[9];B[cc])", "utf-8")
    at = with_panel()
    at.window.open_file(file)
    assert not menu_action(at.window, "resign").isEnabled()
    at.choose(PLAY)
    assert menu_action(at.window, "resign").isEnabled()


def test_a_variation_is_studied_without_a_question(studied, no_question):
    studied.key(Qt.Key.Key_End)
    studied.click("A19")
    assert studied.game.position.move_number == 326
    trigger(studied.window, "pass")
    trigger(studied.window, "pass")
    assert studied.game.position.passes_in_row == 2
    assert not studied.session.is_counting
    assert studied.game.info.result == "B+2"


def test_a_count_of_a_finished_record_asks_before_it_replaces_the_result(with_panel):
    at = with_panel(columns=5, rows=5)
    at.click("C3")
    answer(EndOfGameDialog, lambda dialog: dialog.reject())
    at.session.end_game(Result.resignation(Color.BLACK))
    at.choose(COUNT)
    press(at.window, "white-accepts")
    answer_question("replace-result", "cancel")
    press(at.window, "black-accepts")
    assert at.session.is_counting
    assert at.game.info.result == "B+R"
    answer(EndOfGameDialog, lambda dialog: dialog.reject())
    answer_question("replace-result")
    press(at.window, "black-accepts")
    assert at.game.info.result == "B+17.5"


def test_the_same_key_twice_does_not_pass(with_panel):
    at = play_match(with_panel)
    at.click("D4")
    boxes = []

    def press_again(box):
        QTest.keyClick(box, Qt.Key.Key_P)
        QTest.qWait(200)  # a button that is pressed is seen to go down
        boxes.append(box.isVisible())
        box.reject()

    answer(QMessageBox, press_again, "pass")
    at.key(Qt.Key.Key_P)
    assert boxes == [True]
    assert not at.game.position.move.is_pass


def test_a_pass_away_from_the_match_only_returns_to_it(with_panel, no_question):
    at = play_match(with_panel)
    at.click("D4 Q16 Q4")
    at.session.step_by(-2)
    at.key(Qt.Key.Key_P)
    assert at.game.current_id == at.session.match.node_id
    assert not at.game.position.move.is_pass


def test_nobody_passes_in_a_finished_record_at_a_table_of_two_seats(studied):
    trigger(studied.window, "layout-side by side")
    buttons = studied.window.findChildren(QPushButton, "pass")
    assert not any(button.isEnabled() for button in buttons)
    assert not menu_action(studied.window, "pass").isEnabled()


@pytest.mark.parametrize("name", ["game", "a-very-long-name-of-a-file" * 9])
def test_the_question_before_a_loss_is_not_clipped(table, tmp_path, name):
    file = tmp_path / f"{name}.sgf"
    file.write_text("(;GM[1]SZ[9];B[cc])", "utf-8")
    at = table()
    at.window.open_file(file)
    at.click("G7")
    seen, fits = [], []

    def look(box):
        label = find(box, "qt_msgbox_informativelabel")
        line = box.informativeText().splitlines()[0]
        seen.append((line, label.toolTip(), [button.text() for button in box.buttons()]))
        fits.append(label.fontMetrics().horizontalAdvance(line) <= label.contentsRect().width())
        box.reject()

    answer(QMessageBox, look, "save-changes")
    assert not at.window.close()
    ((line, tip, buttons),) = seen
    assert fits == [True]
    assert file.name in tip
    assert (line == file.name) == (name == "game")
    assert line.startswith(name[:8])
    assert line.endswith(".sgf")
    assert all("&" in text for text in buttons)


# Play


def test_a_held_button_passes_without_a_question(with_panel, monkeypatch, no_question):
    monkeypatch.setattr(big_button, "HOLD", 0.02)
    at = play_match(with_panel, columns=9, rows=9)
    at.click("C3")
    for _ in range(2):
        button = find(at.window, "pass", QPushButton)
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        QTest.qWait(60)
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert at.mode() is COUNT


def test_releasing_a_button_early_explains_holding(with_panel, no_question):
    at = play_match(with_panel)
    at.click("D4")
    click(find(at.window, "pass", QPushButton))
    assert not at.game.position.move.is_pass
    assert at.window.statusBar().currentMessage()


def test_the_clock_is_stopped_by_a_button(with_panel):
    at = with_panel()
    assert not is_shown(at.window, "clock-runs")
    at.session.begin_match(at.session.document, CLOCKS)
    at.click("D4")
    press(at.window, "clock-runs")
    assert not at.window.components.matches.is_running()
    QTest.mouseMove(at.board, at.where("Q16"))
    assert at.board.view.ghost is None  # no stone is promised while nobody can play


@pytest.mark.parametrize("way", ["dialog", "button"])
def test_the_end_of_a_match_leads_to_study_mode(with_panel, way):
    at = play_match(with_panel)
    at.click("D4 Q16")
    choice = "review" if way == "dialog" else "close"
    answer(EndOfGameDialog, lambda dialog: press(dialog, choice))
    at.session.resign(Color.BLACK)
    QTest.qWait(1)  # the dialog is thrown away
    if way == "button":
        assert at.mode() is PLAY
        assert not is_shown(at.window, "pass")
        assert is_shown(at.window, "rematch")
        press(at.window, "review")
    assert at.mode() is STUDY
    assert at.game.position.move_number == 0
    assert at.game.info.result == "W+R"


# Study


def test_a_click_on_a_heading_field_edits_it(with_panel, tmp_path):
    file = tmp_path / "game.sgf"
    file.write_text("(;GM[1]SZ[9]EV[Meijin]RO[4]DT[1986-03-12]RE[B+2.5]SO[Kido];B[cc])", "utf-8")
    at = with_panel()
    at.window.open_file(file)
    shown = {name: find(at.window, f"heading-{name}") for name in ("event", "result", "source")}
    assert all(field.isVisible() for field in shown.values())
    assert shown["event"].words == "Meijin"
    assert shown["result"].words == result_text.recorded_result("B+2.5")
    for name, text in (("event", "Honinbo"), ("source", "Go World")):
        seen = []

        def write(dialog, name=name, text=text, seen=seen):
            line = find(dialog, name, QLineEdit)
            seen.append(dialog.focusWidget() is line and line.isVisible())
            line.clear()
            QTest.keyClicks(line, text)
            press(dialog, "change-record")

        answer(GameInformationDialog, write)
        QTest.mouseClick(shown[name], Qt.MouseButton.LeftButton)
        assert seen == [True]
        assert shown[name].words == text
    assert (at.game.info.event, at.game.info.source) == ("Honinbo", "Go World")


def test_a_click_on_the_name_of_a_player_edits_it(with_panel):
    at = with_panel(columns=9, rows=9)
    for side, name in (("black", "Anna"), ("white", "Kenji")):
        label = find(find(at.window, f"{side}-player"), "name")
        assert label.cursor().shape() is Qt.CursorShape.PointingHandCursor

        def write(dialog, side=side, name=name):
            line = find(dialog, f"{side}-name", QLineEdit)
            assert dialog.focusWidget() is line
            QTest.keyClicks(line, name)
            press(dialog, "change-record")

        answer(GameInformationDialog, write)
        click(label)
        assert label.accessibleName() == name
    assert tuple(at.game.info.names) == ("Anna", "Kenji")


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_only_the_left_button_edits_the_name_of_a_player(with_panel, button):
    at = with_panel(columns=9, rows=9)
    label = find(find(at.window, "black-player"), "name")
    place = label.mapTo(at.window, label.rect().center())
    asked = []
    clicked = at.window.components.players.name_clicked
    clicked.disconnect()
    clicked.connect(asked.append)
    QTest.mouseClick(at.window.windowHandle(), button, Qt.KeyboardModifier.NoModifier, place)
    assert asked == []


@pytest.mark.parametrize("is_match", [True, False])
def test_names_cannot_be_clicked_in_a_match_or_a_count(with_panel, is_match):
    at = play_match(with_panel) if is_match else with_panel(columns=9, rows=9)
    if not is_match:
        at.choose(COUNT)
    label = find(find(at.window, "black-player"), "name")
    assert label.cursor().shape() is Qt.CursorShape.ArrowCursor
    click(label)
    assert QApplication.activeModalWidget() is None


def test_the_heading_names_rules_that_are_not_understood(with_panel, tmp_path):
    file = tmp_path / "game.sgf"
    at = with_panel()
    for rules, is_named in (("Chinese", False), ("house rules", True), ("", False)):
        file.write_text(f"(;GM[1]SZ[9]EV[Cup]RU[{rules}];B[cc])", "utf-8")
        at.window.open_file(file)
        at.choose(STUDY)
        field = find(at.window, "heading-rules")
        assert field.isVisible() is is_named
        assert ("Japanese" in field.words) is is_named


def test_the_heading_is_that_of_the_line(with_panel, tmp_path):
    file = tmp_path / "merged.sgf"
    file.write_text("(;GM[1]SZ[9];B[cc](;W[dd]EV[One])(;W[ee]EV[Two]))", "utf-8")
    at = with_panel()
    at.window.open_file(file)
    at.choose(STUDY)
    for number, event in ((0, "One"), (2, "One"), (3, "Two"), (1, "One")):
        at.session.apply(lambda game, number=number: game.go_to(number))
        assert find(at.window, "heading-event").words == event


def test_an_empty_heading_invites_editing(with_panel):
    at = with_panel()
    at.session.apply(lambda game: game.set_info(type(game.info)()))
    at.choose(STUDY)
    field = find(at.window, "heading-event")
    assert field.isVisible()
    assert field.words
    answer(GameInformationDialog, lambda dialog: dialog.reject())
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)


def test_long_headings_are_cut_with_the_whole_text_as_a_tip(with_panel, tmp_path):
    file = tmp_path / "game.sgf"
    event = "The event " * 40
    file.write_text(f"(;GM[1]SZ[9]EV[{event}]DT[1986-03-12]RE[B+2.5])", "utf-8")
    at = with_panel()
    at.window.open_file(file)
    fields = [find(at.window, f"heading-{name}") for name in ("event", "date")]
    heading = find(at.window, "heading")
    assert all(heading.rect().contains(field.geometry()) for field in fields)
    assert fields[1].width() >= fields[1].sizeHint().width()
    assert event.strip() in fields[0].toolTip()


def test_tools_are_one_click_away(studied):
    studied.session.apply(lambda game: game.set_comment("here"))
    studied.key(Qt.Key.Key_Home)
    press(studied.window, "bar-numbers-all")
    press(studied.window, "bar-next-comment")
    assert studied.game.node.content.comment == "here"
    assert studied.board.view.numbers
    press(studied.window, "bar-numbers-all")
    assert not studied.board.view.numbers
    press(studied.window, "bar-try-out")
    assert studied.session.trial is not None
    assert find(studied.window, "bar-try-out").isChecked()
    press(studied.window, "bar-try-out")
    press(studied.window, "bar-tool-triangle")
    studied.click("K10")
    assert studied.game.node.content.markup.marks
    press(studied.window, "end-marking")
    assert is_shown(studied.window, "command-bar")


def test_tips_of_icon_buttons_name_the_command_and_its_keys(studied):
    bar = find(studied.window, "command-bar", CommandBar)
    keys = studied.window.commands.keys("try-out")
    assert keys[0] in find(bar, "bar-try-out").toolTip()
    studied.window.commands.set_keys({"try-out": ("Ctrl+Shift+F9",)})
    assert "F9" in find(bar, "bar-try-out").toolTip()


def test_each_tool_bar_icon_is_distinct(studied):
    studied.window.settings.tool_bar = ", ".join(DRAWN_COMMANDS)
    bar = find(studied.window, "command-bar", CommandBar)
    assert tuple(bar.command_ids) == DRAWN_COMMANDS
    pictures = []
    for name in DRAWN_COMMANDS:
        button = find(bar, f"bar-{name}")
        button.setEnabled(True)
        button.setCheckable(False)
        pictures.append(button.grab().toImage())
    assert all(one != other for one in pictures for other in pictures if one is not other)


def test_the_user_chooses_the_tools_or_hides_them(studied, tmp_path):
    bar = find(studied.window, "command-bar", CommandBar)
    menu = bar.menu()
    find_action(menu, "on-bar-copy-picture").trigger()
    find_action(menu, "on-bar-undo").trigger()
    assert is_shown(bar, "bar-copy-picture")
    assert not is_shown(bar, "bar-undo")
    kept = Settings(tmp_path / "settings.ini").tool_bar.split(", ")
    assert "copy-picture" in kept
    assert "undo" not in kept
    find_action(menu, "hide-bar").trigger()
    assert not bar.isVisible()
    trigger(studied.window, "tool-bar")
    assert bar.isVisible()


def test_a_bar_without_its_last_tool_is_hidden(studied):
    settings = studied.window.settings
    settings.tool_bar = "undo"
    bar = find(studied.window, "command-bar", CommandBar)
    find_action(bar.menu(), "on-bar-undo").trigger()
    assert not bar.isVisible()
    trigger(studied.window, "tool-bar")
    assert tuple(bar.command_ids) == ("undo",)


def find_action(menu, name):
    (found,) = [action for action in menu.actions() if action.objectName() == name]
    return found


def test_unknown_commands_in_the_settings_are_ignored(studied):
    studied.window.settings.tool_bar = "undo, no such, undo, mark, quit"
    bar = find(studied.window, "command-bar", CommandBar)
    assert tuple(bar.command_ids) == ("undo", "mark")


@pytest.mark.parametrize("layout", ["layout-desk", "layout-across"])
def test_editing_the_comment_shows_it_first(with_panel, layout):
    at = with_panel(columns=9, rows=9)
    trigger(at.window, layout)
    trigger(at.window, "edit-comment")
    comment = at.window.components.record_panel.comment
    assert at.mode() is STUDY
    assert comment.isVisible()
    QTest.keyClicks(QApplication.focusWidget(), "px")
    assert at.game.node.content.comment == "px"


def test_counts_and_lessons_disable_editing_the_comment(with_panel):
    at = with_panel(columns=9, rows=9)
    command = at.window.commands.action("edit-comment")
    at.choose(COUNT)
    assert not command.isEnabled()
    at.choose(PLAY)
    assert command.isEnabled()
    at.window.components.board_modes.learn.begin_lesson()
    assert not command.isEnabled()


# Room


def drag(grip, to):
    middle = QPoint(grip.width() // 2, grip.height() // 2)
    QTest.mousePress(grip, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(grip, middle + QPoint(to, 0))
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton, pos=middle + QPoint(to, 0))
    QApplication.processEvents()


def test_the_panel_is_dragged_and_its_width_remembered(studied, qtbot, tmp_path):
    window = studied.window
    grip, panel = find(window, "panel-grip"), window.components.side_panel.parentWidget()
    before = panel.width()
    drag(grip, -60)
    assert abs(panel.width() - before - 60) <= 1
    drag(grip, -2000)
    assert panel.width() == window.width() // 2
    drag(grip, 2000)
    assert panel.width() == 280
    assert studied.board.width() > 600
    other = MainWindow(Session(Document([GameTerms().to_game("")])), window.settings)
    qtbot.addWidget(other)
    other.resize(window.size())
    with qtbot.waitExposed(other):
        other.show()
    assert other.components.side_panel.parentWidget().width() == 280
    QTest.mouseDClick(grip, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(grip, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert panel.width() == before


def test_the_share_of_the_comment_is_remembered(studied, qtbot):
    record = studied.window.components.record_panel
    handle = record.handle(record.count() - 1)
    middle = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(handle, middle - QPoint(0, 90))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle - QPoint(0, 90))
    wanted = record.comment.height()
    qtbot.waitUntil(lambda: bool(studied.window.settings.tall_shares))
    other = MainWindow(Session(Document([GameTerms().to_game("")])), studied.window.settings)
    qtbot.addWidget(other)
    other.resize(studied.window.size())
    with qtbot.waitExposed(other):
        other.show()
    other.open_file(RECORD)
    QApplication.processEvents()
    assert abs(other.components.record_panel.comment.height() - wanted) <= 20


def settle():
    for _ in range(4):
        QApplication.processEvents()


def lines_of(comment):
    return comment.visibleRegion().boundingRect().height() / comment.fontMetrics().lineSpacing()


def test_in_a_low_window_the_comment_has_three_lines(studied):
    window = studied.window
    window.resize(1024, 600)
    settle()
    assert lines_of(window.components.record_panel.comment) >= 3
    assert find(window, "heading").isVisible()
    assert find(window, "panel-mode").isVisible()
    assert window.components.record_panel.tree.isVisible()


@pytest.mark.parametrize("size", [(1180, 900), (1024, 600), (480, 400)])
def test_the_panel_comes_to_rest_at_a_move_with_a_name(studied, monkeypatch, size):
    window, session = studied.window, studied.session
    session.apply(lambda game: game.set_name("A name that takes more than one line of the panel"))
    window.resize(*size)
    settle()
    QTest.qWait(100)
    arranged = []
    make_room = PlayStudyPanel.make_room
    monkeypatch.setattr(PlayStudyPanel, "make_room", lambda self: arranged.append(make_room(self)))
    QTest.qWait(150)
    assert len(arranged) < 3


@pytest.mark.parametrize("type_size", [SMALL_TYPE], indirect=True)
def test_a_tiny_window_folds_the_unfocused_comment(qtbot, type_size, studied):
    window = studied.window
    window.resize(*TINY)
    settle()
    comment = window.components.record_panel.comment
    folded = comment.height()
    assert 1 <= lines_of(comment) < 3
    comment.setFocus()
    qtbot.waitUntil(lambda: comment.height() > folded)
    QTest.keyClick(comment, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: comment.height() == folded)


@pytest.mark.parametrize("type_size", [SMALL_TYPE], indirect=True)
def test_the_tree_returns_to_a_low_window_when_its_comment_is_left(type_size, studied):
    record = studied.window.components.record_panel
    height = next(height for height in range(TINY[1], 600, 10) if hides_the_tree(studied, height))
    studied.window.resize(600, height)
    settle()
    record.comment.setFocus()
    settle()
    assert not record.tree.isVisible()
    QTest.keyClick(record.comment, Qt.Key.Key_Escape)
    settle()
    assert record.tree.isVisible()


def hides_the_tree(at, height):
    """Return whether a comment that is written hides the tree in a window of this height."""
    record = at.window.components.record_panel
    at.window.resize(600, height)
    settle()
    is_visible = record.tree.isVisible() and record.comment.isVisible()
    record.comment.setFocus()
    settle()
    hides = is_visible and not record.tree.isVisible()
    at.board.setFocus()
    at.session.step_by(1)
    at.session.step_by(-1)
    at.window.resize(600, 900)
    settle()
    return hides


def test_a_tip_of_a_disabled_button_is_shown(studied):
    studied.choose(PLAY)
    button = find(studied.window, "resign", QPushButton)
    tip = QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(5, 5), button.mapToGlobal(QPoint(5, 5)))
    QApplication.sendEvent(button, tip)
    assert not button.isEnabled()
    assert button.toolTip()


def test_the_current_move_stays_in_sight_after_a_count(studied):
    studied.choose(PLAY)
    QApplication.processEvents()
    studied.session.navigate(lambda game: game.go_to(game.line()[0][-1]))
    studied.choose(COUNT)
    QApplication.processEvents()
    studied.choose(STUDY)
    QApplication.processEvents()
    tree = studied.window.components.record_panel.tree
    assert tree.viewport().rect().contains(tree.cell(studied.game.current_id).toRect())


def test_hidden_pages_take_no_room_in_the_panel(studied):
    studied.window.resize(600, 1000)
    QApplication.processEvents()
    studied.choose(COUNT)
    QApplication.processEvents()
    studied.choose(PLAY)
    QApplication.processEvents()
    QApplication.processEvents()
    button = find(studied.window, "resign", QPushButton)
    assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.parametrize("type_size", [SMALL_TYPE], indirect=True)
def test_a_folded_comment_leaves_its_room_to_the_tree(type_size, studied):
    studied.window.settings.tall_shares = {"tree": 0.5, "comment": 0.5}
    record = studied.window.components.record_panel
    for width, height in ((1024, 900), TINY, (TINY[0], TINY[1] - 4), TINY):
        studied.window.resize(width, height)
        settle()
    assert lines_of(record.comment) < 3
    assert record.sizes()[1] == record.comment.height()
    studied.window.resize(1024, 900)
    settle()
    assert record.sizes()[0] == pytest.approx(record.sizes()[1], abs=40)


def test_the_comment_has_room_after_a_small_window_grows(with_panel):
    at = with_panel()
    at.window.resize(480, 400)
    QApplication.processEvents()
    at.window.open_file(RECORD)
    QApplication.processEvents()
    record = at.window.components.record_panel
    for size in ((600, 1000), (1180, 900)):
        at.window.resize(*size)
        QApplication.processEvents()
        tree, comment = record.sizes()
        assert comment > 0.25 * (tree + comment)


def test_the_tools_leave_room_for_the_tree_in_a_tiny_window(studied):
    bar = find(studied.window, "command-bar", CommandBar)
    for size, most in (((1180, 900), 99), ((480, 400), 1), ((1180, 900), 99)):
        studied.window.resize(*size)
        QApplication.processEvents()
        shown = [find(bar, f"bar-{name}") for name in bar.command_ids]
        rows = {button.y() for button in shown if button.isVisible()}
        assert len(rows) <= most
        assert (len(rows) == 1) is (most == 1)
        assert bar.height() >= max(button.geometry().bottom() for button in shown[: len(rows)])


def test_low_windows_show_the_comment_next_to_mark_tools(studied):
    studied.window.resize(1024, 600)
    trigger(studied.window, "mark")
    QApplication.processEvents()
    comment = studied.window.components.record_panel.comment
    assert comment.visibleRegion().boundingRect() == comment.rect()


def test_the_players_have_their_buttons_in_a_tiny_window(studied):
    studied.window.resize(400, 380)
    studied.choose(PLAY)
    for _ in range(3):
        QApplication.processEvents()
    for name in ("pass", "undo", "resign"):
        button = find(studied.window, name, QPushButton)
        assert button.visibleRegion().boundingRect() == button.rect()
    studied.choose(STUDY)
    settle()
    assert studied.window.components.record_panel.tree.isVisible()


@pytest.mark.parametrize("name", ["desk-play", "desk-study"])
def test_lessons_and_demonstrations_disable_the_panel_modes(with_panel, name):
    at = with_panel(columns=9, rows=9)
    command = at.window.commands.action(name)
    at.window.components.board_modes.learn.begin_lesson()
    assert not command.isEnabled()
    at.window.components.side_panel.mode.end()
    assert command.isEnabled()
    at.choose(COUNT)
    at.window.components.side_panel.demonstrate()
    assert not command.isEnabled()


@pytest.mark.parametrize("size", [(600, 1000), (480, 400), (540, 460)])
def test_groups_that_are_asked_about_keep_their_buttons_whole(studied, monkeypatch, size):
    stones = [point for point, _ in studied.game.position.board.stones()][:MOST_GROUPS]
    groups = [
        UndecidedGroup(
            stones=frozenset({stone}),
            color=Color.BLACK,
            if_alive=Result.parse("B+3.5"),
            if_dead=Result.parse("W+12.5"),
            difference=16,
            is_dead=False,
        )
        for stone in stones
    ]
    monkeypatch.setattr(Scoring, "undecided_groups", lambda *_: groups)
    studied.window.resize(*size)
    studied.choose(COUNT)
    for _ in range(3):
        QApplication.processEvents()
    for place in range(MOST_GROUPS):
        button = find(studied.window, f"undecided-{place}-dead", QPushButton)
        assert button.height() >= button.minimumSizeHint().height()


def test_no_row_of_tools_is_clipped_after_resizing(studied):
    bar = find(studied.window, "command-bar", CommandBar)
    for size in ((1180, 900), (700, 800), (1180, 900), (900, 800), (1024, 600), (1180, 900)):
        studied.window.resize(*size)
        for _ in range(3):
            QApplication.processEvents()
        assert bar.height() == bar.heightForWidth(bar.width())


def test_a_match_count_ignores_the_panel_keys(with_panel):
    at = with_panel()
    session = at.window.session
    session.begin_match(Document([GameTerms(columns=9, rows=9).to_game("")]), None)
    session.pass_()
    session.pass_()
    assert session.is_counting
    for name in ("desk-play", "desk-study"):
        assert not menu_action(at.window, name).isEnabled()
    at.key(Qt.Key.Key_F8)
    at.key(Qt.Key.Key_F9)
    assert session.is_counting


MATCH_BUTTONS = ("pass", "undo", "clock-runs", "resign")


def cut(window):
    """Return the buttons of the panel of which a part cannot be seen without scrolling."""
    buttons = window.components.central_widget.findChildren(QAbstractButton)
    return [
        button.objectName()
        for button in buttons
        if button.isVisible() and button.visibleRegion().boundingRect() != button.rect()
    ]


@pytest.mark.parametrize("mode", [PLAY, STUDY])
def test_the_players_have_their_buttons_in_each_panel(with_panel, mode):
    at = play_match(with_panel)
    at.click("D4")
    at.window.resize(1024, 600)
    at.choose(mode)
    settle()
    assert all(is_shown(at.window, name) for name in MATCH_BUTTONS)
    assert cut(at.window) == []


def test_players_keep_their_buttons_next_to_the_mark_tools(with_panel):
    at = with_panel()
    at.window.settings.archives_games = False
    at.session.begin_match(at.session.document, None)
    at.window.resize(1024, 600)
    trigger(at.window, "mark")
    settle()
    assert all(is_shown(at.window, name) for name in ("palette", "pass", "resign"))
    assert cut(at.window) == []


@pytest.mark.parametrize("size", [TINY, (480, 400), (700, 900), (1024, 600), (3840, 2160)])
def test_no_button_is_half_hidden_in_any_window(with_panel, type_size, language, size):
    at = play_match(with_panel)
    at.click("D4")
    at.window.resize(*size)
    for mode in (PLAY, STUDY):
        at.choose(mode)
        settle()
        assert all(is_shown(at.window, name) for name in MATCH_BUTTONS)
        assert cut(at.window) == []
    at.session.open_document(load_document(RECORD))
    at.choose(STUDY)
    settle()
    assert find(at.window, "command-bar").isVisible()
    assert cut(at.window) == []


@pytest.mark.parametrize("type_size", [18, HIGH_TYPE], indirect=True)
@pytest.mark.parametrize("language", ["fr", "ja", "ko"], indirect=True)
@pytest.mark.parametrize("size", [TINY, (480, 400)])
def test_large_words_leave_room_for_the_button_of_the_clock(with_panel, type_size, language, size):
    at = play_match(with_panel)
    at.window.resize(*size)
    settle()
    assert cut(at.window) == []
    at.click("D4")
    settle()
    assert cut(at.window) == []


@pytest.mark.parametrize("type_size", [HIGH_TYPE], indirect=True)
def test_a_high_status_bar_leaves_the_buttons_whole(with_panel, type_size):
    at = play_match(with_panel)
    status_bar = at.window.statusBar()
    status_bar.setFixedHeight(status_bar.height() + 20)
    for height in range(TINY[1] + 20, 520, 10):  # the panel is next to the board
        at.window.resize(TINY[0], height)
        settle()
        assert cut(at.window) == []


@pytest.mark.parametrize("type_size", [20], indirect=True)
@pytest.mark.parametrize("language", ["fr"], indirect=True)
def test_words_on_buttons_wrap_again_where_there_is_room(with_panel, type_size, language):
    at = play_match(with_panel)
    for size, wraps in (((900, 600), True), (TINY, False), ((900, 600), True)):
        at.window.resize(*size)
        settle()
        assert (find(at.window, "clock-runs").height() > big_button.TARGET) is wraps


def test_tools_without_room_are_in_a_menu(studied):
    studied.window.resize(480, 400)
    settle()
    bar = find(studied.window, "command-bar", CommandBar)
    hidden = [name for name in bar.command_ids if not is_shown(bar, f"bar-{name}")]
    assert hidden
    offered = []

    def look(menu):
        offered.extend(action.objectName() for action in menu.actions())
        menu.close()

    when_open(active_menu, look)
    press(bar, "bar-more")
    assert offered == hidden
    studied.window.resize(1180, 900)
    settle()
    assert not is_shown(bar, "bar-more")


def test_an_empty_board_has_no_game_to_resume_and_no_result(with_panel):
    at = with_panel(columns=9, rows=9)
    names = ("resume-game", "result-slip")
    assert not any(menu_action(at.window, name).isEnabled() for name in names)
    at.click("D4")
    assert all(menu_action(at.window, name).isEnabled() for name in names)
    assert menu_action(with_panel(handicap=2).window, "resume-game").isEnabled()


def test_tab_leads_from_the_heading_through_the_tools_to_the_record(studied):
    def places(name):
        """Return where the parts of a widget stand in the order of the Tab key."""
        part, widget, place, found = find(studied.window, name), studied.window, 0, []
        while (widget := widget.nextInFocusChain()) is not studied.window:
            place += 1
            if (widget is part or part.isAncestorOf(widget)) and widget.focusPolicy() & BY_TAB:
                found.append(place)
        return found

    assert max(places("heading")) < min(places("command-bar"))
    assert max(places("command-bar")) < min(places("tree"))
    assert max(places("tree")) < min(places("comment"))
    bar = find(studied.window, "command-bar", CommandBar)
    order = [places(f"bar-{name}") for name in bar.command_ids]
    assert order == sorted(order)
    press(studied.window, "bar-tool-triangle")
    assert max(places("heading")) < min(places("palette"))
    assert max(places("palette")) < min(places("tree"))


def enabled(at, *names):
    return {name for name in names if menu_action(at.window, name).isEnabled()}


BY_COMMENT = ("previous-comment", "next-comment")
BY_FORK = ("previous-fork", "next-fork")
AMONG_VARIATIONS = (
    *("previous-variation", "next-variation", "to-main-line"),
    *("variation-up", "variation-down", "make-main-line"),
)


def test_navigation_commands_are_disabled_without_a_target(with_panel):
    at = with_panel()
    at.session.open_document(Document([Game.new(9, 9, GameInfo())]))
    words = ("find-next", "find-previous")
    assert not enabled(at, *words, *BY_COMMENT, *BY_FORK, *AMONG_VARIATIONS)
    at.session.play(Point.parse("C3"))
    assert enabled(at, *words) == set(words)
    assert not enabled(at, *BY_COMMENT, *BY_FORK, *AMONG_VARIATIONS)


def test_comments_can_be_gone_to_where_there_are_some(with_panel):
    at = with_panel()
    at.session.open_document(Document([Game.new(9, 9, GameInfo())]))
    for name in ("C3", "G7", "C7"):
        at.session.play(Point.parse(name))
    at.session.step_by(-1)
    assert not enabled(at, *BY_COMMENT)
    at.session.apply(lambda game: game.set_comment("a word"))
    assert not enabled(at, *BY_COMMENT)  # the only one is here
    at.session.step_by(1)
    assert enabled(at, *BY_COMMENT) == set(BY_COMMENT)
    at.session.step_by(-9)
    assert enabled(at, *BY_COMMENT) == {"next-comment"}
    at.session.undo()
    assert not enabled(at, *BY_COMMENT)


def test_variations_can_be_ordered_and_gone_to_where_there_are_some(with_panel):
    at = with_panel()
    at.session.open_document(Document([Game.new(9, 9, GameInfo())]))
    for name in ("C3", "G7"):
        at.session.play(Point.parse(name))
    at.session.step_by(-1)
    at.session.play(Point.parse("C7"))
    assert enabled(at, *BY_FORK, *AMONG_VARIATIONS) == {"previous-fork", *AMONG_VARIATIONS}
    at.session.step_by(-1)
    elsewhere = {"to-main-line", "variation-up", "variation-down", "make-main-line"}
    assert enabled(at, *BY_FORK, *AMONG_VARIATIONS) == elsewhere
    at.session.step_by(-1)
    assert enabled(at, *BY_FORK, *AMONG_VARIATIONS) == {"next-fork", "to-main-line"}
