"""Variations, corrections and the search, through the window."""

import threading
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QSpinBox, QWidget

from gobanapp.game.game_terms import GameTerms
from gobanapp.game.legality import RuleViolation
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.session import node_preparation
from gobanapp.session.document import Document
from gobanapp.session.node_preparation import NodePreparation
from gobanapp.session.tool_choice import EditTool
from gobanapp.sgf.reader import read_games
from gobanapp.storage.document_file import read_document
from gobanapp.text import move_text
from gobanapp.text.game_text import state_of_play
from gobanapp.ui.record.tree.tree_actions import match_move_message
from gobanapp.ui.widgets.labels import SteadyLabel
from tests.ui.boxes import asked, told
from tests.ui.lookup import answer, find, is_shown, menu_action, press, trigger

RECORD = b"""(;SZ[9]XX[kept];B[ee];W[cc]C[first comment]
(;B[gg];W[gc]C[a ladder])(;B[cg]N[Ladder breaker];W[dd]ZZ[kept too]))"""


@pytest.fixture
def opened(table):
    """The window with a record of two variations."""
    table = table()
    table.session.open_document(read_document(RECORD, Path("some.sgf"), None))
    return table


def stones(table, color):
    """The stones that the board shows."""
    board = table.board.view.board
    return {str(point) for point in board.points() if board[point] is color}


def comments(table):
    return [node.content.comment for node in table.game.tree.walk()]


def test_variations_change_places(opened):
    table = opened
    table.session.apply(lambda game: game.go_to(5))
    trigger(table.window, "variation-up")
    assert [node.id for node in table.game.tree.main_line()] == [0, 1, 2, 5, 6]
    trigger(table.window, "variation-down")
    assert [node.id for node in table.game.tree.main_line()] == [0, 1, 2, 3, 4]
    trigger(table.window, "make-main-line")
    assert table.game.tree.root.children == (1,)
    assert [node.id for node in table.game.tree.main_line()] == [0, 1, 2, 5, 6]
    assert table.game.current_id == 5


def test_the_whole_game_is_copied_from_any_node(opened):
    table = opened
    table.session.apply(lambda game: game.go_to(5))
    trigger(table.window, "copy-game")
    (game,) = read_games(QGuiApplication.clipboard().text().encode()).games
    texts = [node.text for node in game.tree.walk()]
    assert len(texts) == len(table.game.tree)
    assert "XX[kept]" in texts[0]
    assert table.game.current_id == 5
    assert not table.session.document.is_modified


def test_a_branch_is_cut_and_pasted_with_its_content(opened):
    table = opened
    table.session.apply(lambda game: game.go_to(5))
    trigger(table.window, "cut")
    assert len(table.game.tree) == 5
    assert "N[Ladder breaker]" in QGuiApplication.clipboard().text()
    table.session.apply(lambda game: game.go_to(1))
    trigger(table.window, "paste")
    assert len(table.game.tree) == 7
    pasted = table.game.node
    assert pasted.content.name == "Ladder breaker"
    assert "ZZ[kept too]" in table.game.tree[pasted.children[0]].text
    table.session.undo()
    table.session.undo()
    assert not table.session.document.is_modified


def test_text_without_a_record_is_not_pasted(opened):
    QGuiApplication.clipboard().setText("no moves at all")
    said = told("nothing-pasted")
    trigger(opened.window, "paste")
    assert said
    assert len(opened.game.tree) == 7


def rows(size):
    return "".join("$$ | " + ". " * size + "|\n" for _ in range(size))


def test_a_diagram_is_pasted_as_a_variation(opened):
    table = opened
    table.session.apply(lambda game: game.go_to(1))
    size = table.game.columns
    text = f"$$B{size}\n$$ ---\n{rows(size)}$$ ---\n".replace("| . .", "| 1 2", 1)
    QGuiApplication.clipboard().setText(text)
    trigger(table.window, "paste")
    table.session.step_by(9)
    assert table.game.position.board[Point(0, size - 1)] is Color.BLACK
    assert table.game.position.board[Point(1, size - 1)] is Color.WHITE
    table.session.undo()
    assert len(table.game.tree) == 7


def test_a_diagram_of_another_size_is_no_variation(opened):
    size = opened.game.columns - 2
    QGuiApplication.clipboard().setText(f"$$B{size}\n$$ ---\n{rows(size)}$$ ---\n")
    said = told("other-board-size")
    trigger(opened.window, "paste")
    assert said
    assert len(opened.game.tree) == 7


def test_a_record_in_the_clipboard_is_opened(opened):
    QGuiApplication.clipboard().setText("(;SZ[13]PB[From elsewhere];B[dd])")
    opened.window.components.files.open_clipboard()
    assert opened.game.info.names.black == "From elsewhere"
    assert opened.session.document.path is None


def test_a_forgotten_move_is_put_in(opened):
    table = opened
    table.session.apply(lambda game: game.go_to(3))
    trigger(table.window, "insert-moves")
    assert table.session.tools.edit_tool is EditTool.INSERT
    assert stones(table, Color.BLACK) == {"E5"}
    state = find(table.window, "state-of-play", SteadyLabel)
    assert state.text() == move_text.edit_tool_hint(EditTool.INSERT, Color.BLACK)
    table.click("A1")
    assert stones(table, Color.BLACK) == {"E5", "A1"}
    table.click("B1")
    assert stones(table, Color.WHITE) == {"C7", "B1"}
    table.key(Qt.Key.Key_Escape)
    assert table.session.tools.edit_tool is EditTool.PLAY
    assert table.game.position.move_number == 5
    assert table.game.position.board[Point.parse("G3")] is Color.BLACK
    assert len(table.game.tree[2].children) == 2
    table.session.undo()
    table.session.undo()
    assert not table.session.document.is_modified


def test_a_wrong_move_is_corrected(opened):
    table = opened
    table.session.apply(lambda game: game.go_to(2))
    trigger(table.window, "correct-move")
    assert stones(table, Color.WHITE) == set()
    table.click("E5")  # there is a stone
    assert table.session.tools.edit_tool is EditTool.CORRECT
    table.click("A1")
    assert table.session.tools.edit_tool is EditTool.PLAY
    assert stones(table, Color.WHITE) == {"A1"}
    assert table.game.node.content.comment == "first comment"


@pytest.mark.parametrize("keeps", [True, False])
def test_moves_that_a_correction_makes_illegal_are_named(opened, keeps):
    table = opened
    table.session.apply(lambda game: game.go_to(2))
    table.session.choose_edit_tool(EditTool.CORRECT)
    said = asked("keep-illegal-moves", "accept" if keeps else "cancel")
    table.click("G3")
    illegal = MoveRefusal(RefusalReason.OCCUPIED)
    broken = RuleViolation(node_id=3, color=Color.BLACK, point=Point.parse("G3"), refusal=illegal)
    assert move_text.rule_violation(broken, 3) in said[0]
    assert table.session.document.is_modified is keeps
    assert table.game.tree[2].content.move.point == Point.parse("G3" if keeps else "C7")


def test_a_task_ends_with_going_elsewhere(opened):
    opened.session.apply(lambda game: game.go_to(3))
    for leave in (
        lambda: opened.session.step_by(-1),
        lambda: opened.session.open_document(read_document(RECORD, Path("some.sgf"), None)),
        lambda: opened.session.apply(opened.session.game_end.begin_count),
    ):
        opened.session.apply(lambda game: game.go_to(3))
        opened.session.choose_edit_tool(EditTool.INSERT)
        leave()
        assert opened.session.tools.edit_tool is EditTool.PLAY


def test_only_this_move_is_deleted(opened):
    opened.session.apply(lambda game: game.go_to(5))
    trigger(opened.window, "delete-move")
    assert opened.game.current_id == 2
    assert len(opened.game.tree) == 6


def test_go_to_move_selects_a_move_by_its_number(opened):
    answer(QInputDialog, lambda dialog: (dialog.setIntValue(3), dialog.accept()))
    trigger(opened.window, "go-to-move")
    assert opened.game.current_id == 3


def test_a_number_beyond_the_last_move_goes_to_the_last(opened):
    def type_number(dialog):
        number = dialog.findChild(QSpinBox)
        number.selectAll()
        QTest.keyClicks(number, "100")
        dialog.accept()

    opened.session.apply(lambda game: game.go_to(1))
    last = opened.game.line()[0][-1]
    answer(QInputDialog, type_number)
    trigger(opened.window, "go-to-move")
    assert opened.game.current_id == last


def test_commands_step_between_comments_and_forks(opened):
    trigger(opened.window, "next-comment")
    assert opened.game.current_id == 2
    trigger(opened.window, "next-comment")
    assert opened.game.current_id == 4
    trigger(opened.window, "previous-fork")
    assert opened.game.current_id == 2
    trigger(opened.window, "previous-comment")
    assert opened.game.current_id == 2


def test_words_are_found_in_comments_and_names(opened):
    table = opened
    bar = table.window.components.find_bar
    assert not bar.isVisible()
    trigger(table.window, "find")
    assert bar.isVisible()
    line = find(bar, "find", QLineEdit)
    QTest.keyClicks(line, "ladder")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.game.current_id == 4
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.game.current_id == 5
    QTest.keyClick(line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.game.current_id == 4
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert QApplication.focusWidget() is table.board
    trigger(table.window, "find-next")
    assert table.game.current_id == 5


def test_words_that_are_nowhere_are_reported(opened):
    bar = opened.window.components.find_bar
    trigger(opened.window, "find")
    QTest.keyClicks(find(bar, "find", QLineEdit), "nowhere")
    press(bar, "find-next")
    assert is_shown(bar, "not-found")
    assert opened.game.current_id == 0
    QTest.keyClicks(find(bar, "find", QLineEdit), "x")
    assert not is_shown(bar, "not-found")


def test_a_click_on_the_tree_goes_there(opened):
    opened.window.components.record_panel.tree.chosen.emit(6)
    assert opened.game.current_id == 6


def test_pasted_illegal_moves_are_reported(opened):
    table = opened
    QGuiApplication.clipboard().setText("(;SZ[19];B[qq];W[cc])")
    said = asked("keep-illegal-moves", "cancel")
    table.session.apply(lambda game: game.go_to(2))
    trigger(table.window, "paste")
    assert "qq" in said[0]
    assert "C7" in said[0]
    assert not table.session.document.is_modified


@pytest.mark.parametrize("steps", [0, -1])
def test_a_cancelled_paste_during_a_match_changes_nothing(table, steps):
    table = table(columns=9, rows=9)
    table.session.begin_match(Document([GameTerms(columns=9, rows=9).to_game("")]), None)
    table.click("E5 C7")
    place, size = table.session.match.node_id, len(table.game.tree)
    table.session.step_by(steps)
    at = table.game.current_id
    QGuiApplication.clipboard().setText("(;SZ[9];B[ee];W[cc])")
    asked("keep-illegal-moves", "cancel")
    trigger(table.window, "paste")
    assert len(table.game.tree) == size
    assert table.game.current_id == at
    assert table.session.match.node_id == place
    assert table.session.match.takeback_request is None


def test_a_current_illegal_move_shows_its_reason(opened):
    table = opened
    asked("keep-illegal-moves", "accept")
    table.session.apply(lambda game: game.go_to(2))
    table.session.choose_edit_tool(EditTool.CORRECT)
    table.click("G3")
    state = find(table.window, "state-of-play", SteadyLabel)
    occupied = move_text.refusal(MoveRefusal(RefusalReason.OCCUPIED), Color.BLACK)
    assert occupied not in state.text()
    table.session.apply(lambda game: game.go_to(3))
    assert state.text() == state_of_play(table.game, is_counting=False)
    assert occupied in state.text()


def test_a_new_variation_begins_with_the_next_move_played(opened):
    table = opened
    table.session.apply(lambda game: game.go_to(3))
    parent = table.game.node.parent
    trigger(table.window, "new-variation")
    assert table.game.current_id == parent
    table.click("A1")
    assert table.game.variation()[1] == len(table.game.tree[parent].children) > 1
    table.session.apply(lambda game: game.go_to(0))
    assert not menu_action(table.window, "new-variation").isEnabled()


def test_no_variation_can_be_started_during_a_match(table):
    table = table(columns=9, rows=9)
    table.session.begin_match(table.session.document, None)
    table.click("C3 G7")
    assert not menu_action(table.window, "new-variation").isEnabled()


def test_to_main_line_returns_to_the_fork(opened):
    table = opened
    table.session.apply(lambda game: game.go_to(6))
    trigger(table.window, "to-main-line")
    assert table.game.current_id == 2
    trigger(table.window, "to-end")
    assert table.game.current_id == 4


@pytest.fixture
def match(table):
    """A game that is being played, after three moves, with a variation tried beside it."""
    table = table(columns=9, rows=9)
    table.session.begin_match(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]), None)
    table.click("E5 C3 G3")
    table.session.apply(lambda game: game.step_by(-1))
    table.session.apply(lambda game: game.play(Point.parse("A1")))
    assert table.session.match.node_id == 3
    return table


@pytest.mark.parametrize(
    "text",
    [
        "delete",
        "cut",
        "delete-move",
    ],
)
def test_moves_of_a_match_are_not_deleted(match, text):
    for number in (1, 3):
        match.session.apply(lambda game, number=number: game.go_to(number))
        trigger(match.window, text)
        assert match.window.statusBar().currentMessage() == match_move_message()
    assert len(match.game.tree.nodes) == 5
    match.session.apply(lambda game: game.go_to(4))
    trigger(match.window, text)
    assert 4 not in match.game.tree  # what was only tried can go
    match.session.open_document(match.session.document)
    match.session.apply(lambda game: game.go_to(3))
    trigger(match.window, text)
    assert 3 not in match.game.tree


@pytest.mark.parametrize("text", ["insert-moves", "correct-move"])
def test_moves_of_a_match_are_not_corrected(match, text):
    match.session.apply(lambda game: game.go_to(2))
    assert not menu_action(match.window, text).isEnabled()
    match.session.apply(lambda game: game.go_to(4))
    assert menu_action(match.window, text).isEnabled()


@pytest.fixture
def far(opened, monkeypatch):
    """The window with that record, in which every step is a long way."""
    monkeypatch.setattr(node_preparation, "_UNNOTICED_SECONDS", -1)
    return opened


def test_a_distant_position_is_computed_in_another_thread(far, monkeypatch):
    threads = []
    complete = NodePreparation.complete

    def note(approach, progress):
        threads.append(threading.current_thread())
        complete(approach, progress)

    monkeypatch.setattr(NodePreparation, "complete", note)
    far.key(Qt.Key.Key_End)
    assert far.game.node.children == ()
    assert far.board.view.board == far.game.position.board
    assert threads
    assert threading.main_thread() not in threads


def test_cancelling_stays_at_the_node(far, monkeypatch):
    def never_end(approach, progress):
        while True:
            progress(0.5)
            time.sleep(0.01)

    monkeypatch.setattr(NodePreparation, "complete", never_end)
    answer(QWidget, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    far.key(Qt.Key.Key_End)
    assert far.game.current_id == far.game.tree.root_id


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("cut", "Ctrl+X"),
        ("paste", "Ctrl+V"),
        ("delete", "Ctrl+Del"),
        ("delete-move", ""),
        ("variation-up", "Ctrl+Shift+Up"),
        ("variation-down", "Ctrl+Shift+Down"),
        ("make-main-line", ""),
        ("insert-moves", "Ctrl+I"),
        ("correct-move", "Ctrl+M"),
    ],
)
def test_the_tree_is_not_changed_in_a_count(opened, name, keys):
    table = opened
    table.session.apply(lambda game: game.go_to(6))
    assert menu_action(table.window, name).isEnabled()
    before, edits = table.session.game.current_id, table.game.tree.edits
    trigger(table.window, "count")
    assert not menu_action(table.window, name).isEnabled()
    if keys:
        QTest.keySequence(table.window, QKeySequence(keys))
    assert table.session.is_counting
    assert (table.game.current_id, table.game.tree.edits) == (before, edits)
    trigger(table.window, "count")
    assert menu_action(table.window, name).isEnabled()
