"""What is read beside the board: shown where it is wanted, and leading to where it is pointed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.record.move_list import MoveList
from gobanapp.ui.record.record_panel import CommentPanel, RecordPanel


@pytest.fixture
def comment_panel(qtbot):
    comment_panel = CommentPanel()
    qtbot.addWidget(comment_panel)
    comment_panel.show()
    return comment_panel


def test_a_comment_of_megabytes_is_shown_in_part_and_cannot_be_lost(comment_panel):
    told = []
    comment_panel.edited.connect(told.append)
    comment_panel.show_comment("word " * 1_000_000)
    assert len(comment_panel.toPlainText()) < 60_000
    assert not comment_panel.toPlainText().rstrip().endswith("word")  # it ends with words of ours
    QTest.keyClicks(comment_panel, "abc")
    assert told == []
    comment_panel.show_comment("short")
    QTest.keyClicks(comment_panel, "er")
    assert told[-1] == "ershort"


def test_every_end_of_a_line_is_one_in_the_record(comment_panel):
    told = []
    comment_panel.edited.connect(told.append)
    QTest.keyClicks(comment_panel, "a")
    QTest.keyClick(comment_panel, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClicks(comment_panel, "b")
    QTest.keyClick(comment_panel, Qt.Key.Key_Return)
    assert told[-1] == "a\nb\n"


@pytest.fixture
def session():
    session = Session(Document([GameTerms(columns=9, rows=9).to_game("")]))
    for name in "C3 G7 C7".split():
        session.play(Point.parse(name))
    return session


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def panel(qtbot, session, settings):
    panel = RecordPanel(session, settings)
    qtbot.addWidget(panel)
    session.changed.connect(panel.show_session)
    panel.show_wanted(has_room=True)
    panel.resize(320, 700)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def test_the_list_of_moves_is_made_when_it_is_wanted_and_knows_what_was_played(panel, settings):
    assert panel.findChild(MoveList) is None
    settings.shows_moves = True
    panel.show_wanted(has_room=True)
    moves = panel.findChild(MoveList)
    assert moves.isVisible()
    assert moves.model().rowCount() > 0
    assert [panel.widget(place) for place in range(3)] == [
        *(panel.tree, moves),
        panel.comment.parentWidget(),
    ]


def test_without_room_only_the_comment_is_left(panel, settings):
    settings.shows_moves = True
    panel.show_wanted(has_room=False)
    assert not panel.tree.isVisible()
    assert not panel.findChild(MoveList).isVisible()
    assert panel.comment.isVisible()


def test_keys_in_the_list_lead_to_a_move_and_escape_leaves_it(panel, session, settings, qtbot):
    settings.shows_moves = True
    panel.show_wanted(has_room=True)
    moves = panel.findChild(MoveList)
    QTest.keyClick(moves, Qt.Key.Key_Home)
    assert session.game.position.move_number == 0
    with qtbot.waitSignal(panel.escaped):
        QTest.keyClick(moves, Qt.Key.Key_Escape)


def test_what_is_typed_is_the_comment_of_the_move(panel, session):
    QTest.keyClicks(panel.comment, "far")
    assert session.game.node.content.comment == "far"
    session.step_by(-1)
    assert panel.comment.toPlainText() == ""
