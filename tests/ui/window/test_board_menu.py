"""The menu of a point of the board."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from gobanapp.game.judgement import MoveJudgement, read_judgements
from gobanapp.game.markup import Mark
from gobanapp.rules.point import Point
from tests.ui.lookup import active_menu, when_open

P = Point.parse


@pytest.fixture
def played(table):
    played = table(columns=9, rows=9)
    played.click("E5 C3 G3 C7")
    return played


def names(menu):
    found = []
    for action in menu.actions():
        if action.menu() is not None:
            found += names(action.menu())
        elif not action.isSeparator():
            found.append(action.objectName())
    return found


def lines(menu):
    return {
        action.objectName(): action
        for part in (menu, *(each.menu() for each in menu.actions() if each.menu() is not None))
        for action in part.actions()
    }


def menu_at(played, place, line=None):
    """Open the menu at a point; return the names of its lines, having chosen ``line``."""
    seen = []

    def look(menu):
        seen.extend(names(menu))
        chosen = lines(menu)[line] if line is not None else None
        menu.close()
        if chosen is not None:
            assert chosen.isEnabled()
            chosen.trigger()

    when_open(active_menu, look)
    where = played.where(place) if isinstance(place, str) else place
    played.board.customContextMenuRequested.emit(where)
    return seen


def test_a_point_is_marked_and_the_mark_taken_away(played):
    menu_at(played, "D4", "point-triangle")
    assert played.board.view.marks == {P("D4"): Mark.TRIANGLE}
    menu_at(played, "D4", "point-cross")
    assert played.board.view.marks == {P("D4"): Mark.CROSS}
    menu_at(played, "D4", "point-cross")
    assert played.board.view.marks == {}
    menu_at(played, "D4", "point-letter")
    menu_at(played, "E4", "point-letter")
    assert played.board.view.labels == {P("D4"): "A", P("E4"): "B"}
    menu_at(played, "D4", "point-erase")
    assert played.board.view.labels == {P("E4"): "B"}
    played.session.undo()
    assert len(played.board.view.labels) == 2


def test_stones_are_set_up_by_it(played):
    menu_at(played, "D4", "set-up-white")
    assert played.game.position.board[P("D4")] is not None
    menu_at(played, "D4", "set-up-none")
    assert played.game.position.board.is_empty(P("D4"))


def test_the_menu_leads_to_the_move_of_a_stone(played):
    menu_at(played, "C3", "go-to-stone")
    assert played.game.position.move.point == P("C3")
    assert "go-to-stone" not in menu_at(played, "A1")


def test_the_last_move_is_judged_by_it(played):
    menu_at(played, "C7", "judge-doubtful")
    assert read_judgements(played.game.node.content).move is MoveJudgement.DOUBTFUL
    assert "judge-doubtful" not in menu_at(played, "E5")


def test_copying_and_pasting_need_no_point(played):
    found = menu_at(played, QPoint(2, 2))
    assert {"copy-text", "copy-picture", "copy", "paste"} == set(found)


def test_the_menu_in_a_match_omits_forbidden_commands(played):
    played.session.resume_match()
    assert played.session.is_live
    found = menu_at(played, "C7")
    assert {"copy-text", "copy-picture"} <= set(found)
    assert not {"paste", "go-to-stone", "set-up-black", "set-up-none"} & set(found)


def test_the_key_for_menus_opens_it_at_the_last_move_or_the_cursor(played):
    asked = []
    played.board.customContextMenuRequested.disconnect()
    played.board.customContextMenuRequested.connect(asked.append)
    for point in ("C7", "G3"):
        if point == "G3":
            played.board.cursor.show(P("G3"))
        box = played.board.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle)
        reason = QContextMenuEvent.Reason.Keyboard
        QApplication.sendEvent(
            played.board,
            QContextMenuEvent(reason, box.center(), played.board.mapToGlobal(box.center())),
        )
        found = played.board.board_geometry.point_at(asked[-1].x(), asked[-1].y())
        assert found == P(point)
