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
def played(table):
    played = table(columns=9, rows=9)
    played.click("E5 C3 G3 C7")
    trigger(played.window, "desk-study")
    return played


def judged(played):
    return read_judgements(played.game.node.content)


def type_text(text):
    answer(QInputDialog, lambda asked: (asked.setTextValue(text), asked.accept()))


@pytest.mark.parametrize("kind", SIGNS)
def test_each_judgement_is_set_and_taken_away_by_the_menu(kind, played):
    action = menu_action(played.window, judgement_action(kind))
    action.trigger()
    assert judged(played).kinds == (kind,)
    assert is_ticked(action)
    assert played.board.view.judgements == {Point.parse("C7"): judged(played)}
    action.trigger()
    assert judged(played).kinds == ()
    assert not is_ticked(action)
    played.session.undo()
    assert judged(played).kinds == (kind,)
    played.session.undo()
    assert not played.game.node.content.others


def test_exclusive_judgements_replace_each_other(played):
    for name in ("judge-good", "judge-doubtful", "judge-even", "judge-unclear", "judge-hot"):
        trigger(played.window, name)
    assert judged(played).kinds == (
        MoveJudgement.DOUBTFUL,
        PositionJudgement.UNCLEAR,
        HotSpot.HOT,
    )
    names = {other.name for other in played.game.node.content.others}
    assert names == {"DO", "UC", "HO"}


def test_a_node_without_a_move_has_no_move_judgement(played):
    played.session.apply(lambda game: game.go_to(game.tree.root_id))
    assert not menu_action(played.window, "judge-good").isEnabled()
    trigger(played.window, "judge-even")
    assert judged(played).position is PositionJudgement.EVEN
    assert played.board.view.judgements == {}


def test_keys_judge(played):
    played.key(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    played.key(Qt.Key.Key_7, Qt.KeyboardModifier.AltModifier)
    assert judged(played) == Judgements(
        move=MoveJudgement.DOUBTFUL, position=PositionJudgement.GOOD_FOR_BLACK
    )


@pytest.mark.parametrize("name", ["judge-even", "judge-good", "name-node", "node-value"])
def test_while_a_clock_runs_the_tip_says_why_judgements_are_off(played, name):
    system = ByoYomi(main=600, periods=5, seconds=30)
    played.session.begin_match(played.session.document, ByColor(system, system))
    played.click("D4")
    trigger(played.window, name)
    assert judged(played).kinds == ()
    assert played.window.statusBar().currentMessage() != ""


def test_in_a_match_without_a_clock_moves_are_judged(played):
    played.session.begin_match(played.session.document, None)
    played.click("D4")
    trigger(played.window, "judge-good")
    assert judged(played).move is MoveJudgement.GOOD
    played.click("D6")
    assert played.session.is_live
    assert played.session.match.node_id == played.game.current_id


def test_the_palette_judges_and_shows_it(played):
    played.key("m")
    palette = find(played.window, "palette")
    press(palette, "judge-bad")
    press(palette, "judge-hot")
    assert judged(played).kinds == (MoveJudgement.BAD, HotSpot.HOT)
    assert find(palette, "judge-bad").isChecked()
    press(palette, "judge-interesting")
    assert not find(palette, "judge-bad").isChecked()
    played.session.undo()
    assert find(palette, "judge-bad").isChecked()
    played.session.apply(lambda game: game.go_to(game.tree.root_id))
    assert not find(palette, "judge-bad").isChecked()
    assert not find(palette, "judge-bad").isEnabled()
    assert find(palette, "judge-hot").isEnabled()


def test_a_move_is_named_and_the_name_is_shown(played):
    type_text("  The vital   point ")
    trigger(played.window, "name-node")
    assert played.game.node.content.name == "The vital point"
    trigger(played.window, "judge-very-good")
    heading = find(played.window, "node-heading", QLabel)
    assert heading.isVisible()
    assert "The vital point" in heading.text()
    assert judgement_name(MoveJudgement.VERY_GOOD) in heading.text()
    played.session.step_by(-1)
    assert not is_shown(played.window, "node-heading")
    played.session.step_by(1)
    type_text("")
    trigger(played.window, "name-node")
    assert played.game.node.content.name == ""


def test_a_cancelled_name_changes_nothing(played):
    answer(QInputDialog, lambda asked: (asked.setTextValue("No"), asked.reject()))
    edits = played.game.tree.edits
    trigger(played.window, "name-node")
    assert played.game.tree.edits == edits


def test_a_score_is_written_and_taken_away(played):
    type_text("W+3,5")
    trigger(played.window, "node-value")
    assert played.game.node.content.others == (Property("V", ("-3.5",)),)
    answer(QInputDialog, lambda asked: (asked.setTextValue(asked.textValue()), asked.accept()))
    trigger(played.window, "node-value")  # as it stands in the field
    assert judged(played).value == -3.5
    type_text(" ")
    trigger(played.window, "node-value")
    assert not played.game.node.content.others


def test_a_score_of_many_places_stays_as_the_file_has_it(played):
    exact = (Property("V", ("0.12345",)),)
    played.session.apply(lambda game: game.set_judgements(Judgements(value=0.12345)))
    answer(QInputDialog, lambda asked: asked.accept())
    trigger(played.window, "node-value")
    assert played.game.node.content.others == exact


def test_an_invalid_score_is_reported(played):
    told = []

    def close(box):
        told.append(box.objectName())
        box.accept()

    answer(QInputDialog, lambda asked: (asked.setTextValue("a lot"), asked.accept()))
    answer(QMessageBox, close, "no-score")
    trigger(played.window, "node-value")
    assert told == ["no-score"]
    assert not played.game.node.content.others


def test_the_tip_of_a_stone_describes_its_judgement(played):
    trigger(played.window, "judge-doubtful")
    told = played.board.point_description(Point.parse("C7"))
    assert told == judgement_name(MoveJudgement.DOUBTFUL)
    assert played.board.point_description(Point.parse("E5")) == ""
