import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QLabel, QMessageBox

from gobanapp.clock.time_system import ByoYomi
from gobanapp.game.judgement import (
    SIGNS,
    HotSpot,
    Judgements,
    MoveJudgement,
    PositionJudgement,
    read_judgements,
)
from gobanapp.game.node import Property
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.session.mark_tool import judgement_action
from gobanapp.text.judgement_text import judgement_name
from tests.ui.lookup import answer, find, is_shown, menu_action, press, trigger
from tests.ui.window.menus.ticks import is_ticked


@pytest.fixture
def desk(table):
    desk = table(columns=9, rows=9)
    desk.click("E5 C3 G3 C7")
    trigger(desk.window, "desk-study")
    return desk


def judged(desk):
    return read_judgements(desk.game.node.content)


def type_text(text):
    answer(QInputDialog, lambda asked: (asked.setTextValue(text), asked.accept()))


@pytest.mark.parametrize("kind", SIGNS)
def test_each_judgement_is_set_and_taken_away_by_the_menu(kind, desk):
    action = menu_action(desk.window, judgement_action(kind))
    action.trigger()
    assert judged(desk).kinds == (kind,)
    assert is_ticked(action)
    assert desk.board.view.judgements == {Point.parse("C7"): judged(desk)}
    action.trigger()
    assert judged(desk).kinds == ()
    assert not is_ticked(action)
    desk.session.undo()
    assert judged(desk).kinds == (kind,)
    desk.session.undo()
    assert not desk.game.node.content.others


def test_exclusive_judgements_replace_each_other(desk):
    for name in ("judge-good", "judge-doubtful", "judge-even", "judge-unclear", "judge-hot"):
        trigger(desk.window, name)
    assert judged(desk).kinds == (
        MoveJudgement.DOUBTFUL,
        PositionJudgement.UNCLEAR,
        HotSpot.HOT,
    )
    names = {other.name for other in desk.game.node.content.others}
    assert names == {"DO", "UC", "HO"}


def test_a_node_without_a_move_has_no_move_judgement(desk):
    desk.session.apply(lambda game: game.go_to(game.tree.root_id))
    assert not menu_action(desk.window, "judge-good").isEnabled()
    trigger(desk.window, "judge-even")
    assert judged(desk).position is PositionJudgement.EVEN
    assert desk.board.view.judgements == {}


def test_keys_judge(desk):
    desk.key(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    desk.key(Qt.Key.Key_7, Qt.KeyboardModifier.AltModifier)
    assert judged(desk) == Judgements(
        move=MoveJudgement.DOUBTFUL, position=PositionJudgement.GOOD_FOR_BLACK
    )


@pytest.mark.parametrize("name", ["judge-even", "judge-good", "name-node", "node-value"])
def test_while_a_clock_runs_the_tip_says_why_judgements_are_off(desk, name):
    system = ByoYomi(main=600, periods=5, seconds=30)
    desk.session.begin_match(desk.session.document, ByColor(system, system))
    desk.click("D4")
    trigger(desk.window, name)
    assert judged(desk).kinds == ()
    assert desk.window.statusBar().currentMessage() != ""


def test_in_a_match_without_a_clock_moves_are_judged(desk):
    desk.session.begin_match(desk.session.document, None)
    desk.click("D4")
    trigger(desk.window, "judge-good")
    assert judged(desk).move is MoveJudgement.GOOD
    desk.click("D6")
    assert desk.session.is_live
    assert desk.session.match.node_id == desk.game.current_id


def test_the_palette_judges_and_shows_it(desk):
    desk.key("m")
    palette = find(desk.window, "palette")
    press(palette, "judge-bad")
    press(palette, "judge-hot")
    assert judged(desk).kinds == (MoveJudgement.BAD, HotSpot.HOT)
    assert find(palette, "judge-bad").isChecked()
    press(palette, "judge-interesting")
    assert not find(palette, "judge-bad").isChecked()
    desk.session.undo()
    assert find(palette, "judge-bad").isChecked()
    desk.session.apply(lambda game: game.go_to(game.tree.root_id))
    assert not find(palette, "judge-bad").isChecked()
    assert not find(palette, "judge-bad").isEnabled()
    assert find(palette, "judge-hot").isEnabled()


def test_a_move_is_named_and_the_name_is_shown(desk):
    type_text("  The vital   point ")
    trigger(desk.window, "name-node")
    assert desk.game.node.content.name == "The vital point"
    trigger(desk.window, "judge-very-good")
    heading = find(desk.window, "node-heading", QLabel)
    assert heading.isVisible()
    assert "The vital point" in heading.text()
    assert judgement_name(MoveJudgement.VERY_GOOD) in heading.text()
    desk.session.step_by(-1)
    assert not is_shown(desk.window, "node-heading")
    desk.session.step_by(1)
    type_text("")
    trigger(desk.window, "name-node")
    assert desk.game.node.content.name == ""


def test_a_cancelled_name_changes_nothing(desk):
    answer(QInputDialog, lambda asked: (asked.setTextValue("No"), asked.reject()))
    edits = desk.game.tree.edits
    trigger(desk.window, "name-node")
    assert desk.game.tree.edits == edits


def test_a_score_is_written_and_taken_away(desk):
    type_text("W+3,5")
    trigger(desk.window, "node-value")
    assert desk.game.node.content.others == (Property("V", ("-3.5",)),)
    answer(QInputDialog, lambda asked: (asked.setTextValue(asked.textValue()), asked.accept()))
    trigger(desk.window, "node-value")  # as it stands in the field
    assert judged(desk).value == -3.5
    type_text(" ")
    trigger(desk.window, "node-value")
    assert not desk.game.node.content.others


def test_a_score_of_many_places_stays_as_the_file_has_it(desk):
    exact = (Property("V", ("0.12345",)),)
    desk.session.apply(lambda game: game.set_judgements(Judgements(value=0.12345)))
    answer(QInputDialog, lambda asked: asked.accept())
    trigger(desk.window, "node-value")
    assert desk.game.node.content.others == exact


def test_an_invalid_score_is_reported(desk):
    told = []

    def close(box):
        told.append(box.objectName())
        box.accept()

    answer(QInputDialog, lambda asked: (asked.setTextValue("a lot"), asked.accept()))
    answer(QMessageBox, close, "no-score")
    trigger(desk.window, "node-value")
    assert told == ["no-score"]
    assert not desk.game.node.content.others


def test_the_tip_of_a_stone_describes_its_judgement(desk):
    trigger(desk.window, "judge-doubtful")
    told = desk.board.point_description(Point.parse("C7"))
    assert told == judgement_name(MoveJudgement.DOUBTFUL)
    assert desk.board.point_description(Point.parse("E5")) == ""
