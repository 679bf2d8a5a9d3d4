"""English sentences of announcements, of the board and of a count."""

import pytest
from PySide6.QtGui import QAccessible

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import ByoYomi
from gobanapp.diagram.aids import stones_in_atari
from gobanapp.diagram.board_view import BoardView
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.text import spoken_text
from gobanapp.text.spoken_text import board_state, spoken_board_name
from gobanapp.ui.accessibility import interfaces
from gobanapp.ui.count.count_table import CountTable


@pytest.fixture(scope="module", autouse=True)
def _installed(qapp):
    interfaces.install()


@pytest.fixture
def session():
    return Session(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))


def play(session, names):
    for name in names.split():
        session.play(Point.parse(name))
    return session.position


def move(session, names):
    after = play(session, names)
    return spoken_text.move_announcement(after.previous, after, str)


def test_moves(session):
    assert move(session, "A2") == "Black A2"
    assert move(session, "A1") == "White A1"
    assert move(session, "B1") == "Black B1, 1 stone captured"
    before = session.position
    session.pass_()
    assert spoken_text.move_announcement(before, session.position, str) == "White passes"


def test_the_place_in_the_record(session):
    play(session, "A2 A1 C3 D4")
    session.step_by(-3)
    assert spoken_text.node_announcement(session.game, str) == "Move 1: Black A2"
    session.step_by(-1)
    assert spoken_text.node_announcement(session.game, str) == "Beginning"
    session.step_by(2)
    session.apply(lambda game: game.set_comment("A comment"))
    play(session, "G7")
    session.step_by(-1)
    said = spoken_text.node_announcement(session.game, str)
    assert said == "Move 2: White A1, 2 variations follow, has a comment"


def test_moves_taken_back(session):
    before = play(session, "A2 B2 C3")
    session.undo()
    assert spoken_text.undo_announcement(before, session.position, str) == "Undone: Black C3"
    session.undo()
    assert spoken_text.undo_announcement(before, session.position, str) == "Undone: 2 moves"


def test_atari(session):
    before = play(session, "A2 A1 B2 H8 H9").board
    after = play(session, "J9").board
    said = spoken_text.atari_announcement(
        stones_in_atari(before), stones_in_atari(after), after, str
    )
    assert said == "Atari: Black H9. Atari: White J9"


def test_a_count(session):
    play(session, "C3 B2 D4")
    session.apply(session.game_end.begin_count)
    assert spoken_text.count_start_announcement() == "Scoring"
    board = session.position.board
    alive = session.scoring.agreement
    session.apply(session.scoring.mark_group, Point.parse("B2"))
    dead = session.scoring.agreement
    assert spoken_text.count_change_announcement(alive, dead, board) == "White, 1 stone: dead"
    assert spoken_text.count_change_announcement(dead, alive, board) == "White, 1 stone: alive"
    session.accept(Color.BLACK)
    said = spoken_text.count_change_announcement(dead, session.scoring.agreement, board)
    assert said == "Black accepts the score"


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (TimeLeft(10), "White: 10 seconds"),
        (TimeLeft(30, 3), "White: 30 seconds, 3 periods left"),
        (TimeLeft(10, 1), "White: 10 seconds, last period"),
    ],
)
def test_the_time_left(qapp, left, said):
    system = ByoYomi(main=60, periods=3, seconds=30)
    assert spoken_text.time_left(Color.WHITE, left, system) == said


def test_files(tmp_path):
    record = Document([GameTerms(columns=13, rows=13).to_game("2001-01-01")])
    assert spoken_text.open_announcement(record) == "New game: 13 by 13"
    record.mark_saved(tmp_path / "game.sgf", None)
    assert spoken_text.open_announcement(record) == "game.sgf opened: 13 by 13"
    assert spoken_text.save_announcement(record) == "game.sgf saved"


def test_the_board(session):
    assert spoken_board_name(BoardView(board=Board.empty(9, 7))) == "Board, 9 by 7"
    play(session, "A2 A1 C3")
    session.pass_()
    play(session, "B1")
    said = board_state(session)
    assert said == "Move 5. White to play. Black: 1 prisoner. White: 0 prisoners"


def test_the_lines_of_a_count(table):
    at = table(columns=9, rows=9, komi=6.5)
    at.click("E1 D1 E2 D2 E3 D3 E4 D4 E5 D5 E6 D6 E7 D7 E8 D8 E9 D9")
    at.session.apply(at.session.game_end.begin_count)
    told = at.window.findChild(CountTable)
    lines = told.accessibleDescription().split(". ")
    assert lines[0] == "Territory: Black 36, White 27"
    assert lines[-1] == "Total: Black 36, White 33.5"
    cells = [child.accessibleName() for child in told.children() if child.isWidgetType()]
    assert "Territory, White: 27" in cells


def test_the_nodes_of_the_tree(table):
    at = table(columns=9, rows=9)
    at.window.resize(1200, 900)
    at.click("D4 F6")
    tree = QAccessible.queryAccessibleInterface(at.window.components.record_panel.tree)
    assert tree.child(0).text(QAccessible.Text.Name) == "Move 2: White F6"
    at.session.pass_()
    assert tree.child(0).text(QAccessible.Text.Name) == "Move 3: Black passes"
