"""The record panel: visibility of its parts, and links to nodes."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.storage.settings import Settings
from gobanapp.ui.record.comment_panel import CommentPanel
from gobanapp.ui.record.move_list import MoveList
from gobanapp.ui.record.record_panel import RecordPanel
from tests.ui.lookup import find, is_shown


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


@pytest.mark.usefixtures("font_rounding")
def test_one_line_shows_itself_and_nothing_of_the_next(comment_panel):
    comment_panel.set_one_line(True)
    comment_panel.resize(300, comment_panel.maximumHeight())
    comment_panel.show_comment("word " * 50)
    block = comment_panel.document().firstBlock()
    top = comment_panel.blockBoundingGeometry(block).translated(comment_panel.contentOffset()).top()
    first = block.layout().lineAt(0)
    assert top + first.height() == comment_panel.viewport().height()


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
    session.subscribe(panel.show_session)
    panel.show_wanted(has_room=True)
    panel.resize(320, 700)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def test_the_move_list_is_created_filled_on_demand(panel, settings):
    assert panel.findChild(MoveList) is None
    settings.shows_moves = True
    panel.show_wanted(has_room=True)
    moves = panel.findChild(MoveList)
    assert moves.isVisible()
    assert moves.model().rowCount() > 0
    names = [panel.widget(place).objectName() for place in range(3)]
    assert names == ["tree", "moves", "comment"]
    assert panel.widget(0).isAncestorOf(panel.tree)
    assert panel.widget(1) is moves
    assert panel.widget(2).isAncestorOf(panel.comment)


def test_the_least_height_has_room_for_every_part(panel, settings):
    holder = QWidget()  # a splitter that is a window does not become too small
    panel.setParent(holder)
    holder.show()
    panel.show()
    settings.shows_moves = True
    panel.show_wanted(has_room=True)
    panel.set_side_by_side(False, is_folded=True)
    lists, line = panel.lists_height(in_a_row=False), panel.comment_height(1)
    panel.resize(320, lists + panel.handleWidth() + line)
    tree, moves, words = (panel.widget(place).geometry() for place in range(3))
    assert tree.bottom() < moves.top()
    assert moves.bottom() < words.top()
    assert words.bottom() < panel.height()
    panel.setParent(None)


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


def test_typed_text_is_the_comment_of_the_current_node(panel, session):
    QTest.keyClicks(panel.comment, "far")
    assert session.game.node.content.comment == "far"
    session.step_by(-1)
    assert panel.comment.toPlainText() == ""


def test_the_shares_of_the_parts_are_remembered(panel, session, settings, qtbot):
    handle = panel.handle(1)
    middle = handle.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(handle, middle - QPoint(0, 150))
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=middle - QPoint(0, 150))
    qtbot.waitUntil(lambda: set(settings.tall_shares) == {"tree", "comment"})
    tall = panel.sizes()
    assert settings.tall_shares["tree"] == pytest.approx(tall[0] / sum(tall), abs=0.01)
    assert settings.wide_shares == {}
    other = RecordPanel(session, settings)
    qtbot.addWidget(other)
    other.show_wanted(has_room=True)
    other.resize(320, 700)
    with qtbot.waitExposed(other):
        other.show()
    assert other.sizes() == pytest.approx(tall, abs=3)
    other.set_side_by_side(wide=True)
    other.set_side_by_side(wide=False)
    assert other.sizes() == pytest.approx(tall, abs=3)


def test_a_command_leads_to_the_comment(panel, qtbot):
    command = next(each for each in panel.commands() if each.id == "edit-comment")
    panel.comment.show_comment("Well ")
    with qtbot.waitActive(panel):
        panel.activateWindow()
    command.run()
    QTest.keyClicks(panel.comment, "played")
    assert panel.comment.hasFocus()
    assert panel.comment.toPlainText() == "Well played"


def test_a_click_below_the_tree_leads_into_a_variation(panel, session):
    session.step_by(-1)
    session.play(Point.parse("D4"))
    session.step_by(-1)
    QTest.keyClick(panel.next_moves, Qt.Key.Key_End)
    QTest.keyClick(panel.next_moves, Qt.Key.Key_Return)
    assert session.game.variation() == (2, 2)


@pytest.mark.parametrize("is_folded", [False, True])
def test_judgements_do_not_move_the_tree(panel, session, qtbot, is_folded):
    session.apply(lambda game: game.set_name("A name that is much too long for a narrow panel"))
    panel.set_side_by_side(False, is_folded=is_folded)
    heights = []
    for steps in (-1, 1, -1):
        session.step_by(steps)
        QTest.qWait(0)
        heights.append((panel.tree.height(), panel.comment.mapTo(panel, QPoint(0, 0)).y()))
    heading = find(panel, "node-heading", QLabel)
    session.step_by(1)
    QTest.qWait(0)
    assert heading.isVisible()
    assert {tree for tree, _ in heights} == {panel.tree.height()}
    if is_folded:
        assert {comment for _, comment in heights} == {heights[0][1]}
        assert heading.width() <= panel.width() // 2
        assert heading.toolTip()


def test_a_folded_comment_shows_that_it_continues(panel, session):
    panel.set_side_by_side(False, is_folded=True)
    seen = []
    for text in ("Short.", "Short.\nAnd a second line.", "One long line. " * 9, ""):
        session.apply(lambda game, text=text: game.set_comment(text))
        QTest.qWait(0)
        seen.append(is_shown(panel, "comment-continues"))
    assert seen == [False, True, True, False]
    session.apply(lambda game: game.set_comment("Short.\nAnd a second line."))
    panel.set_side_by_side(False, is_folded=False)
    assert not is_shown(panel, "comment-continues")
