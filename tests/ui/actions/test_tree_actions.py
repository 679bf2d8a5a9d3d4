"""Variations, corrections and the search, through the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLineEdit, QMessageBox, QPushButton

from gobanapp.game.new_game import NewGame
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.ui.files.record_file import read_record
from gobanapp.ui.record import Record
from gobanapp.ui.task import Task
from tests.ui.answering import answer

RECORD = b"""(;SZ[9]XX[kept];B[ee];W[cc]C[first comment]
(;B[gg];W[gc]C[a ladder])(;B[cg]N[Ladder breaker];W[dd]ZZ[kept too]))"""


@pytest.fixture
def opened(table):
    """The window with a record of two variations."""
    table = table()
    table.session.open(read_record(RECORD, Path("some.sgf"), None))
    return table


def menu_item(table, text):
    """The item of a menu that has ``text``, mnemonics aside."""
    for menu in table.window.menuBar().actions():
        for action in menu.menu().actions():
            if action.text().replace("&", "") == text:
                return action
    raise LookupError(text)


def stones(table, color):
    """The stones that the board shows."""
    board = table.board.view.board
    return {str(point) for point in board.points() if board[point] is color}


def comments(table):
    return [node.content.comment for node in table.game.tree.walk()]


def press_button_of_box(text):
    answer(QMessageBox, lambda box: next(b for b in box.buttons() if text in b.text()).click())


def test_variations_change_places(opened):
    table = opened
    table.session.do(lambda game: game.go_to(5))
    menu_item(table, "Move Variation Up").trigger()
    assert [node.number for node in table.game.tree.main_line()] == [0, 1, 2, 5, 6]
    menu_item(table, "Move Variation Down").trigger()
    assert [node.number for node in table.game.tree.main_line()] == [0, 1, 2, 3, 4]
    menu_item(table, "Make This the Main Line").trigger()
    assert table.game.tree.root.children == (1,)
    assert [node.number for node in table.game.tree.main_line()] == [0, 1, 2, 5, 6]
    assert table.game.place == 5


def test_a_branch_is_cut_and_pasted_elsewhere_with_all_that_is_in_it(opened):
    table = opened
    table.session.do(lambda game: game.go_to(5))
    menu_item(table, "Cut This Move and What Follows").trigger()
    assert len(table.game.tree) == 5
    assert "N[Ladder breaker]" in QGuiApplication.clipboard().text()
    table.session.do(lambda game: game.go_to(1))
    menu_item(table, "Paste as a Variation").trigger()
    assert len(table.game.tree) == 7
    pasted = table.game.node
    assert pasted.content.name == "Ladder breaker"
    assert "ZZ[kept too]" in table.game.tree[pasted.children[0]].text
    table.session.undo()
    table.session.undo()
    assert not table.session.record.is_modified


def test_what_is_no_record_is_not_pasted(opened):
    QGuiApplication.clipboard().setText("no moves at all")
    told = []
    answer(QMessageBox, lambda box: (told.append(box.text()), box.accept()))
    menu_item(opened, "Paste as a Variation").trigger()
    assert told
    assert len(opened.game.tree) == 7


def rows(size):
    return "".join("$$ | " + ". " * size + "|\n" for _ in range(size))


def test_a_diagram_is_pasted_as_a_variation(opened):
    table = opened
    table.session.do(lambda game: game.go_to(1))
    size = table.game.columns
    text = f"$$B{size}\n$$ ---\n{rows(size)}$$ ---\n".replace("| . .", "| 1 2", 1)
    QGuiApplication.clipboard().setText(text)
    menu_item(table, "Paste as a Variation").trigger()
    table.session.walk(9)
    assert table.game.position.board[Point(0, size - 1)] is Color.BLACK
    assert table.game.position.board[Point(1, size - 1)] is Color.WHITE
    table.session.undo()
    assert len(table.game.tree) == 7


def test_a_diagram_of_another_size_is_no_variation(opened):
    size = opened.game.columns - 2
    QGuiApplication.clipboard().setText(f"$$B{size}\n$$ ---\n{rows(size)}$$ ---\n")
    told = []
    answer(QMessageBox, lambda box: (told.append(box.informativeText()), box.accept()))
    menu_item(opened, "Paste as a Variation").trigger()
    assert "another size" in told[0]
    assert len(opened.game.tree) == 7


def test_a_record_in_the_clipboard_is_opened(opened):
    QGuiApplication.clipboard().setText("(;SZ[13]PB[From elsewhere];B[dd])")
    opened.window.parts.files.open_clipboard()
    assert opened.game.info.names.black == "From elsewhere"
    assert opened.session.record.path is None


def test_a_forgotten_move_is_put_in(opened):
    table = opened
    table.session.do(lambda game: game.go_to(3))
    menu_item(table, "Insert Moves Before This One").trigger()
    assert table.session.task is Task.INSERT
    assert stones(table, Color.BLACK) == {"E5"}
    assert "now Black's" in table.window.parts.players._move.text()
    table.click("A1")
    assert stones(table, Color.BLACK) == {"E5", "A1"}
    table.click("B1")
    assert stones(table, Color.WHITE) == {"C7", "B1"}
    table.key(Qt.Key.Key_Escape)
    assert table.session.task is Task.PLAY
    assert table.game.position.number == 5
    assert table.game.position.board[Point.parse("G3")] is Color.BLACK
    assert len(table.game.tree[2].children) == 2
    table.session.undo()
    table.session.undo()
    assert not table.session.record.is_modified


def test_a_wrong_move_is_corrected(opened):
    table = opened
    table.session.do(lambda game: game.go_to(2))
    menu_item(table, "Correct This Move").trigger()
    assert stones(table, Color.WHITE) == set()
    table.click("E5")  # there is a stone
    assert table.session.task is Task.CORRECT
    table.click("A1")
    assert table.session.task is Task.PLAY
    assert stones(table, Color.WHITE) == {"A1"}
    assert table.game.node.content.comment == "first comment"


@pytest.mark.parametrize("keeps", [True, False])
def test_moves_that_a_correction_makes_illegal_are_named(opened, keeps):
    table = opened
    table.session.do(lambda game: game.go_to(2))
    table.session.begin(Task.CORRECT)
    told = []

    def look(box):
        told.append((box.text(), box.informativeText()))
        next(b for b in box.buttons() if ("Keep" in b.text()) is keeps).click()

    answer(QMessageBox, look)
    table.click("G3")
    ((text, details),) = told
    assert "against the rules" in text
    assert "move 3, Black G3" in details
    assert table.session.record.is_modified is keeps
    assert table.game.tree[2].content.move.point == Point.parse("G3" if keeps else "C7")


def test_a_task_ends_with_going_elsewhere(opened):
    opened.session.do(lambda game: game.go_to(3))
    for leave in (
        lambda: opened.session.walk(-1),
        lambda: opened.session.open(read_record(RECORD, Path("some.sgf"), None)),
        opened.session.begin_count,
    ):
        opened.session.do(lambda game: game.go_to(3))
        opened.session.begin(Task.INSERT)
        leave()
        assert opened.session.task is Task.PLAY


def test_only_this_move_is_deleted(opened):
    opened.session.do(lambda game: game.go_to(5))
    menu_item(opened, "Delete Only This Move").trigger()
    assert opened.game.place == 2
    assert len(opened.game.tree) == 6


def test_one_goes_to_a_move_by_its_number(opened):
    answer(QInputDialog, lambda dialog: (dialog.setIntValue(3), dialog.accept()))
    menu_item(opened, "Go to Move…").trigger()
    assert opened.game.place == 3


def test_one_goes_from_comment_to_comment_and_fork_to_fork(opened):
    menu_item(opened, "Next Comment").trigger()
    assert opened.game.place == 2
    menu_item(opened, "Next Comment").trigger()
    assert opened.game.place == 4
    menu_item(opened, "Previous Fork").trigger()
    assert opened.game.place == 2
    menu_item(opened, "Previous Comment").trigger()
    assert opened.game.place == 2


def find_line(table):
    (line,) = (w for w in table.window.findChildren(QLineEdit) if w.accessibleName() == "Find")
    return line


def test_words_are_found_in_comments_and_names(opened):
    table = opened
    bar = table.window.parts.find_bar
    assert not bar.isVisible()
    menu_item(table, "Find…").trigger()
    assert bar.isVisible()
    line = find_line(table)
    QTest.keyClicks(line, "ladder")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.game.place == 4
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert table.game.place == 5
    QTest.keyClick(line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.game.place == 4
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert QApplication.focusWidget() is table.board
    menu_item(table, "Find Next").trigger()
    assert table.game.place == 5


def test_words_that_are_nowhere_are_said_to_be(opened):
    bar = opened.window.parts.find_bar
    menu_item(opened, "Find…").trigger()
    QTest.keyClicks(find_line(opened), "nowhere")
    (following,) = (b for b in bar.findChildren(QPushButton) if b.text() == "Next")
    opened.press(following)
    assert bar._nothing.isVisible()
    assert opened.game.place == 0
    QTest.keyClicks(find_line(opened), "x")
    assert not bar._nothing.isVisible()


def test_a_click_on_the_tree_goes_there(opened):
    opened.window.parts.record.tree.chosen.emit(6)
    assert opened.game.place == 6


def test_what_is_pasted_against_the_rules_is_told(opened):
    table = opened
    QGuiApplication.clipboard().setText("(;SZ[19];B[qq];W[cc])")
    told = []

    def look(box):
        told.append(box.informativeText())
        next(b for b in box.buttons() if "Undo" in b.text()).click()

    answer(QMessageBox, look)
    table.session.do(lambda game: game.go_to(2))
    menu_item(table, "Paste as a Variation").trigger()
    assert "qq" in told[0]
    assert "C7" in told[0]
    assert not table.session.record.is_modified


def test_a_move_against_the_rules_says_so_when_one_comes_to_it(opened):
    table = opened
    press_button_of_box("Keep")
    table.session.do(lambda game: game.go_to(2))
    table.session.begin(Task.CORRECT)
    table.click("G3")
    state = table.window.parts.players._move
    assert "against the rules" not in state.text()
    table.session.do(lambda game: game.go_to(3))
    assert "against the rules" in state.text()


def test_one_comes_back_to_the_main_line_and_stays_on_it(opened):
    table = opened
    table.session.do(lambda game: game.go_to(6))
    menu_item(table, "Back to the Main Line").trigger()
    assert table.game.place == 2
    menu_item(table, "To the End").trigger()
    assert table.game.place == 4


def test_every_letter_of_a_menu_is_there_once(table):
    for menu in table().window.menuBar().actions():
        texts = [action.text() for action in menu.menu().actions() if action.text()]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(set(letters)) == len(letters) == len(texts), (menu.text(), texts)


@pytest.fixture
def match(table):
    """A game that is being played, after three moves, with a variation tried beside it."""
    table = table(columns=9, rows=9)
    table.session.begin_match(Record([NewGame(columns=9, rows=9).to_game("2001-01-01")]), None)
    table.click("E5 C3 G3")
    table.session.do(lambda game: game.step(-1))
    table.session.do(lambda game: game.play(Point.parse("A1")))
    assert table.session.match.place == 3
    return table


@pytest.mark.parametrize(
    "text",
    [
        "Delete This Move and What Follows",
        "Cut This Move and What Follows",
        "Delete Only This Move",
    ],
)
def test_moves_of_a_match_are_not_deleted(match, text):
    for number in (1, 3):
        match.session.do(lambda game, number=number: game.go_to(number))
        menu_item(match, text).trigger()
        assert "nothing was deleted" in match.window.statusBar().currentMessage()
    assert len(match.game.tree.nodes) == 5
    match.session.do(lambda game: game.go_to(4))
    menu_item(match, text).trigger()
    assert 4 not in match.game.tree  # what was only tried can go
    match.session.open(match.session.record)
    match.session.do(lambda game: game.go_to(3))
    menu_item(match, text).trigger()
    assert 3 not in match.game.tree


@pytest.mark.parametrize("text", ["Insert Moves Before This One", "Correct This Move"])
def test_moves_of_a_match_are_not_corrected(match, text):
    match.session.do(lambda game: game.go_to(2))
    assert not menu_item(match, text).isEnabled()
    match.session.do(lambda game: game.go_to(4))
    assert menu_item(match, text).isEnabled()
