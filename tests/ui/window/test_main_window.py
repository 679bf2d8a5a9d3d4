"""The window by real clicks and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.rules.ruleset import CHINESE, CountingMethod
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.text import game_text, move_text, result_text
from gobanapp.ui.board.view_state import PanelMode
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from gobanapp.ui.window.main_window import MainWindow
from tests.ui.lookup import (
    answer,
    answer_question,
    click,
    find,
    is_shown,
    press,
    segment,
    trigger,
)

RECORD = Path(__file__).parents[2] / "data" / "records" / "ear_reddening.sgf"


def test_a_click_plays_and_the_board_shows_it(table):
    table = table()
    before = table.board.grab().toImage()
    table.click("Q16")
    assert table.game.position.board[Point.parse("Q16")] is Color.BLACK
    place = table.where("Q16")
    after = table.board.grab().toImage()
    beside_the_lines = place + QPoint(4, 4)
    assert before.pixelColor(beside_the_lines).lightness() > 100
    assert after.pixelColor(beside_the_lines).lightness() < 100


def test_the_pointer_shows_the_stone_that_a_click_would_play(table):
    table = table()
    QTest.mouseMove(table.board, table.where("D4"))
    assert table.board.view.ghost == (Point.parse("D4"), Color.BLACK)
    table.click("D4")
    QTest.mouseMove(table.board, table.where("D4"))
    assert table.board.view.ghost is None


def test_a_forbidden_point_shows_its_reason(table):
    table = table(columns=5, rows=5)
    table.click("A2 E5 B1 E4")
    table.click("C3")
    QTest.mouseMove(table.board, table.where("A1"))
    assert table.board.view.forbidden == Point.parse("A1")
    why = move_text.refusal(
        MoveRefusal(RefusalReason.SUICIDE, frozenset({Point.parse("A1")})), Color.WHITE
    )
    assert table.window.statusBar().currentMessage() == why
    QTest.mouseMove(table.board, table.where("C5"))
    assert table.window.statusBar().currentMessage() == ""
    table.click("A1")
    assert table.window.statusBar().currentMessage() == why
    assert table.game.position.board[Point.parse("A1")] is None


def test_a_press_dragged_elsewhere_plays_nothing(table):
    table = table()
    QTest.mousePress(table.board, Qt.MouseButton.LeftButton, pos=table.where("D4"))
    QTest.mouseRelease(table.board, Qt.MouseButton.LeftButton, pos=table.where("K10"))
    assert table.game.position.move_number == 0


def test_a_handicap_game_from_its_start_to_the_accepted_result(table, tmp_path):
    table = table(columns=5, rows=5, ruleset=CHINESE, komi=0, handicap=2, free_placement=True)
    table.click("C2 C4")
    assert table.game.turn is Color.WHITE
    # White's wall on the D line, Black's on the C line; White's stone on A3 is lost.
    table.click("D1 C1 D2 C3 D3 C5 D4 B3 D5 B2 A3 A2")
    window = table.window
    press(window, "pass")
    press(window, "pass")
    assert table.session.is_counting
    table.click("A3")
    assert table.board.view.dead == {Point.parse("A3")}
    press(window, "white-accepts")
    assert not table.game.is_finished
    told = []

    def save(dialog):
        told.append(dialog)
        press(dialog, "close")

    answer(EndOfGameDialog, save)
    press(window, "black-accepts")
    assert len(told) == 1
    # Black 5 x 3 = 15 points, White 10 and 2 for the handicap.
    assert table.game.info.result == "B+3"
    territory = table.game.node.content.markup.territory
    assert territory.black == {Point.parse(name) for name in "A1 B1 A3 A4 A5 B4 B5".split()}


def test_walking_through_a_record_by_keys(table, subtests):
    table = table()
    assert table.window.open_file(RECORD)
    for key, place in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_PageDown, 10), (Qt.Key.Key_End, 325)):
        with subtests.test(key.name):
            assert table.game.position.move_number == 0
            table.key(key)
            assert table.game.position.move_number == place
            table.key(Qt.Key.Key_Home)
            assert table.game.position.move_number == 0


def test_the_wheel_walks_too(table):
    table = table()
    table.window.open_file(RECORD)
    for _ in range(3):
        turn_wheel(table.board, -120)
    assert table.game.position.move_number == 3
    turn_wheel(table.board, 120)
    assert table.game.position.move_number == 2


def turn_wheel(widget, angle):
    event = QWheelEvent(
        QPointF(50, 50),
        widget.mapToGlobal(QPointF(50, 50)),
        QPoint(),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_undo_takes_back_a_move_and_redo_plays_it_again(table):
    table = table()
    table.click("D4 Q16")
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.game.position.move_number == 1
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert table.game.position.move_number == 2


def test_typing_in_the_comment_triggers_no_shortcut(table):
    table = table()
    comment = table.window.components.record_panel.comment
    comment.setFocus()
    QTest.keyClicks(comment, "pc")
    assert table.game.node.content.comment == "pc"
    assert table.game.position.move_number == 0
    assert not table.session.is_counting


def test_text_editing_keys_do_not_change_the_game(table, subtests):
    at = table()
    for key, modifier in (
        (Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_PageDown, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Home, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.NoModifier),
    ):
        with subtests.test(key.name):
            at.begin()
            at.click("D4 Q16")
            comment = at.window.components.record_panel.comment
            QTest.keyClicks(comment, "two words")
            QTest.keyClick(comment, key, modifier)
            assert at.game.position.move_number == 2


def test_undo_within_the_comment_is_the_records(table):
    table = table()
    comment = table.window.components.record_panel.comment
    comment.setFocus()
    QTest.keyClicks(comment, "abc")
    QTest.keyClick(comment, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert comment.toPlainText() == ""
    assert table.game.node.content.comment == ""


def test_a_comment_may_begin_with_blanks_but_not_consist_of_them(table):
    table = table()
    comment = table.window.components.record_panel.comment
    comment.setFocus()
    QTest.keyClicks(comment, "  ")
    assert table.game.node.content.comment == ""
    assert not table.session.document.is_modified
    QTest.keyClicks(comment, "a")
    assert table.game.node.content.comment == comment.toPlainText() == "  a"


def test_a_comment_keeps_the_blanks_that_it_was_read_with(table, tmp_path):
    file = tmp_path / "blank.sgf"
    file.write_text("(;GM[1]SZ[9]C[3\u00a0dan])", "utf-8")
    table = table()
    table.window.open_file(file)
    comment = table.window.components.record_panel.comment
    comment.moveCursor(comment.textCursor().MoveOperation.End)
    QTest.keyClicks(comment, "s")
    assert table.game.node.content.comment == "3\u00a0dans"


def test_after_the_count_the_keys_are_the_boards(table):
    table = table(columns=5, rows=5)
    table.click("C3")
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_P)
    assert table.session.is_counting
    table.key(Qt.Key.Key_C)
    assert not table.session.is_counting
    assert table.window.focusWidget() is table.board


def test_escape_leaves_a_count_and_keeps_the_marks(table):
    table = table(columns=5, rows=5)
    table.click("C3 A1")
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_P)
    table.click("A1")
    table.key(Qt.Key.Key_Escape)
    assert not table.session.is_counting
    assert table.window.focusWidget() is table.board
    table.key(Qt.Key.Key_C)
    assert table.session.scoring.agreement.dead == {Point.parse("A1")}


def test_escape_closes_the_estimate_after_what_is_within(table):
    table = table(columns=5, rows=5)
    table.click("C3")
    trigger(table.window, "estimate")
    trigger(table.window, "try-out")
    table.click("C2")
    table.key(Qt.Key.Key_Escape)
    assert table.session.trial is None
    QTest.keyClick(table.board, Qt.Key.Key_Escape, Qt.KeyboardModifier.ShiftModifier)
    assert is_shown(table.window, "close-estimate")
    table.key(Qt.Key.Key_Escape)
    assert not is_shown(table.window, "close-estimate")


def test_escape_closes_no_estimate_while_a_text_is_typed(table, qtbot):
    table = table(columns=5, rows=5)
    trigger(table.window, "estimate")
    comment = table.window.components.record_panel.comment
    click(segment(table.window, "panel-mode", PanelMode.STUDY))
    qtbot.waitUntil(comment.isVisible)
    comment.setFocus()
    QTest.keyClick(comment, Qt.Key.Key_Escape)
    assert table.board.hasFocus()
    assert is_shown(table.window, "close-estimate")


def test_escape_leaves_no_count_that_a_player_has_accepted(table):
    table = table(columns=5, rows=5)
    table.click("C3 A1")
    table.key(Qt.Key.Key_C)
    table.session.accept(Color.BLACK)
    table.key(Qt.Key.Key_Escape)
    assert table.session.scoring.agreement.accepted.black
    table.session.accept(Color.BLACK)  # takes it back
    table.key(Qt.Key.Key_Escape)
    assert not table.session.is_counting


def test_the_wheel_and_the_arrows_leave_a_count_alone(table):
    table = table(columns=5, rows=5)
    table.click("C3 A1")
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_P)
    table.click("A1")
    turn_wheel(table.board, 120)
    assert table.session.scoring.agreement.dead == {Point.parse("A1")}
    method = segment(table.window, "method", CountingMethod.TERRITORY)
    method.setFocus()
    QTest.keyClick(method, Qt.Key.Key_Right)
    assert table.session.is_counting
    assert table.session.scoring.agreement.dead == {Point.parse("A1")}


def test_counting_again_begins_with_the_dead_stones_of_the_record(table):
    table = table(columns=5, rows=5)
    table.click("C3 A1")
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_P)
    table.click("A1")
    answer(EndOfGameDialog, lambda dialog: dialog.reject())
    table.session.accept(Color.BLACK)
    table.session.accept(Color.WHITE)
    table.session.apply(table.session.game_end.begin_count)
    assert table.session.scoring.agreement.dead == {Point.parse("A1")}


def test_play_can_continue_after_the_end_of_a_record(table):
    table = table()
    table.window.open_file(RECORD)
    click(segment(table.window, "panel-mode", PanelMode.PLAY))
    table.key(Qt.Key.Key_End)
    assert result_text.recorded_result(table.game.info.result) in state_told(table)
    answer_question("play-on", "cancel")
    table.click("A19")
    assert table.game.position.move_number == 325
    answer_question("play-on")
    table.click("A19")
    assert table.game.position.move_number == 326
    assert state_told(table) == game_text.state_of_play(table.game, is_counting=False)


def test_passing_is_disabled_while_handicap_stones_are_missing(table):
    table = table(columns=9, rows=9, handicap=3, free_placement=True)
    table.click("C3")
    table.key(Qt.Key.Key_P)
    assert not find(table.window, "pass", QPushButton).isEnabled()
    assert table.game.handicap_left == 2


def test_undo_takes_back_a_mark_of_the_count_before_a_move(table):
    table = table(columns=5, rows=5)
    table.click("C3 A1")
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_P)
    table.click("A1")
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.session.is_counting
    assert table.session.scoring.agreement.dead == frozenset()
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not table.session.is_counting
    assert table.game.position.passes_in_row == 1


def test_escape_gives_the_keys_back_to_the_board(table):
    table = table()
    comment = table.window.components.record_panel.comment
    comment.setFocus()
    QTest.keyClick(comment, Qt.Key.Key_Escape)
    assert table.window.focusWidget() is table.board


def test_the_count_can_be_read_at_every_size(table, subtests):
    at = table(columns=9, rows=9)
    for size in ((1000, 1000), (500, 1100), (900, 560), (1180, 900)):
        with subtests.test(size=size):
            at.begin(columns=9, rows=9)
            at.window.resize(*size)
            at.click("C3")
            at.key(Qt.Key.Key_P)
            at.key(Qt.Key.Key_P)
            QApplication.processEvents()
            panel = at.window.components.side_panel.currentWidget()
            for name in ("lead", "total-black", "total-white"):
                label = find(panel, name, QLabel)
                assert label.visibleRegion().boundingRect().height() >= label.height() - 1
            assert find(panel, "lead", QLabel).text() == result_text.lead(
                at.session.scoring.score(at.session.game).result
            )
            assert "73.5" in find(panel, "lead", QLabel).text()


def test_variations_are_mentioned(table):
    table = table()
    table.click("D4 Q16")
    turn_wheel(table.board, 120)
    table.click("Q4")
    assert table.game.variation() == (2, 2)
    assert state_told(table) == game_text.state_of_play(table.game, is_counting=False)
    turn_wheel(table.board, 120)
    assert len(table.game.node.children) == 2
    assert state_told(table) == game_text.state_of_play(table.game, is_counting=False)


def state_told(table):
    return find(table.window, "state-of-play").text()


def test_the_title_and_ranks_may_contain_markup(table, tmp_path):
    file = tmp_path / "a[*]b.sgf"
    file.write_text("(;GM[1]SZ[9]BR[<h1>9p</h1>]RE[<img src=x>])", "utf-8")
    table = table()
    table.window.open_file(file)
    assert "a[*][*]b.sgf" in table.window.windowTitle()
    assert "<h1>" in find(find(table.window, "black-player"), "rank", QLabel).text()


def test_a_comment_belongs_to_its_move(table):
    table = table()
    table.click("D4")
    QTest.keyClicks(table.window.components.record_panel.comment, "a star point")
    table.click("Q16")
    assert table.window.components.record_panel.comment.toPlainText() == ""
    turn_wheel(table.board, 120)
    assert table.window.components.record_panel.comment.toPlainText() == "a star point"


def test_resigning_is_asked_and_recorded(table):
    table = table()
    table.click("D4")
    answer(EndOfGameDialog, lambda dialog: dialog.reject())
    answer_question("resign")
    press(table.window, "resign")
    assert table.game.info.result == "B+R"


def test_every_size_of_board_can_be_played_on(table, subtests):
    at = table()
    for size in ((1, 1), (2, 3), (5, 13), (37, 37), (52, 52)):
        with subtests.test(size=size):
            columns, rows = size
            at.begin(columns=columns, rows=rows)
            at.click("A1")
            expected = 0 if size == (1, 1) else 1  # the only point of the smallest is suicide
            assert at.game.position.move_number == expected


def test_buttons_are_not_clipped_at_odd_sizes(table, subtests):
    table = table()
    usual = table.window.size()
    for size in ((380, 560), (500, 1200), (1600, 500), (2000, 1400)):
        with subtests.test(size=size):
            table.window.resize(usual)
            QApplication.processEvents()
            table.window.resize(*size)
            QApplication.processEvents()
            QApplication.processEvents()  # what the panel hides gives back its room later
            inside = table.window.rect()
            for name in ("pass", "undo", "resign"):
                shown = find(table.window, name, QPushButton)
                corner = shown.mapTo(table.window, shown.rect().bottomRight())
                assert inside.contains(corner)
                assert shown.width() >= shown.sizeHint().width() - 24
            assert table.board.width() >= 200


@pytest.mark.parametrize("left", [QRect(5000, 4000, 700, 600), QRect(-3000, 0, 6000, 5000)])
def test_a_window_of_a_missing_screen_moves_to_another(qtbot, tmp_path, left):
    elsewhere = QMainWindow()
    qtbot.addWidget(elsewhere)
    elsewhere.setGeometry(left)
    settings = Settings(tmp_path / "settings.ini")
    settings.window_geometry = bytes(elsewhere.saveGeometry().data())
    window = MainWindow(Session(Document([GameTerms().to_game("")])), settings)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    # Qt guesses how wide the frame around a window is.
    room = window.screen().availableGeometry().adjusted(-4, -4, 4, 4)
    assert room.contains(window.frameGeometry())
