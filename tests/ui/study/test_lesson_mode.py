import shutil

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QTreeWidget

from gobanapp.game.markup import Mark
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.storage.lesson_files import choose_lesson_language, lesson_languages, load_lessons
from gobanapp.text import move_text
from gobanapp.ui.board.session_board import SessionBoard
from gobanapp.ui.study import lesson_mode
from gobanapp.ui.study.lesson_mode import LessonMode
from gobanapp.ui.study.lesson_panel import LessonList
from gobanapp.ui.study.study_panel import AnswerMark
from tests.ui.lookup import find, menu_action, trigger
from tests.ui.study.conftest import LESSONS, numbers

BLACK, WHITE = Color.BLACK, Color.WHITE
SUICIDE = move_text.refusal(
    MoveRefusal(RefusalReason.SUICIDE, frozenset({Point.parse("A5")})), WHITE
)


@pytest.fixture
def lesson(learner, lessons):
    """Return a window in which a page of a lesson is open."""

    def begin(place=0, page=0):
        at = learner()
        at.window.components.board_modes.learn.show_lessons()
        at.mode.open_lesson(place)
        pages = len(load_lessons(LESSONS / "en")[place].pages)
        while at.numbers("place") != [page + 1, pages]:
            at.key("Right")
        return at

    return begin


def rows(at):
    tree = find(at.panel, "lessons", QTreeWidget)
    items = [tree.topLevelItem(place) for place in range(tree.topLevelItemCount())]
    return [(row.text(0), row.text(1)) for row in items]


@pytest.mark.parametrize("line", ["lessons", "solve-this", "solve-these"])
@pytest.mark.parametrize("activity", ["match", "scoring"])
def test_what_is_in_progress_comes_before_learning(table, line, activity):
    at = table()
    if activity == "match":
        at.session.begin_match(at.session.document, None)
    else:
        at.session.apply(at.session.game_end.begin_count)
    assert not at.window.statusBar().currentMessage()
    trigger(at.window, line)
    assert at.window.statusBar().currentMessage()
    assert not isinstance(at.window.components.side_panel.mode, LessonMode)


def test_lessons_are_listed_and_started(learner, lessons):
    at = learner()
    at.window.components.board_modes.learn.show_lessons()
    assert rows(at) == [("1.  Stones", ""), ("2.  Counting", "")]
    assert at.board.view.board.width == 5  # its first page is to be seen
    at.key("Down")
    assert at.stone("B5") is BLACK
    at.key("Down")  # there is no third one
    at.key("Up")
    at.press("begin")
    assert (at.lesson(), at.numbers("place")) == ("Stones", [1, 4])
    assert "A stone" in at.words


def test_a_page_to_read_is_stepped_through(lesson):
    at = lesson()
    assert at.stone("C3") is None
    at.press("next")
    assert at.stone("C3") is BLACK
    assert "Here is one." in at.words
    at.key("Space")
    assert "And another." in at.words
    at.key("Left")
    assert at.stone("C2") is None
    assert "Here is one." in at.words
    at.key("Right")
    at.click("A1")  # a click continues, too
    assert "Liberties" in at.words
    assert at.progress.lessons == {"01-stones": {0}}
    at.press("back")
    assert "And another." in at.words


@pytest.mark.parametrize("key", ["Space", "Return", "Enter"])
def test_a_lesson_is_begun_and_gone_through_with_a_key(learner, lessons, key):
    at = learner()
    at.window.components.board_modes.learn.show_lessons()
    at.key(key)
    assert (at.lesson(), at.numbers("place")) == ("Stones", [1, 4])
    at.key(key)
    assert at.stone("C3") is BLACK


def test_lesson_keys_override_those_of_the_record(lesson, settings):
    keys = {"forward": ("Z",), "to-end": ("H",), "next-variation": ("Left",), "back": ()}
    settings.shortcuts = keys
    at = lesson()
    mode = at.mode
    for key in ("Z", "H", "Left", "End", "PageDown", "Right"):
        at.key(key)
    assert at.mode is mode
    assert at.stone("C3") is BLACK
    assert at.session.game.current_id == 0
    for key in ("Escape", "Escape", "Z"):
        at.key(key)
    assert at.session.game.current_id == 1


def test_points_are_pointed_at(lesson):
    at = lesson(page=1)
    at.point_at("E5")
    assert at.board.view.ghost is None
    at.click("C4")
    assert at.board.view.marks[Point.parse("C4")] is Mark.CIRCLE
    assert at.numbers("verdict") == [1, 3]
    at.click("A1")
    assert at.mood is AnswerMark.WRONG
    assert "Not beside it." in at.words
    assert at.board.view.marks[Point.parse("A1")] is Mark.CROSS
    at.click("B3 D3")
    assert at.mood is AnswerMark.RIGHT
    assert "Three." in at.words
    assert Point.parse("A1") not in at.board.view.marks
    assert 1 in at.progress.lessons["01-stones"]
    at.key("Space")
    assert "Capture" in at.words


def test_hints_come_one_after_the_other_and_then_a_point(lesson):
    at = lesson(page=1)
    at.press("hint")
    assert "Beside the stone." in at.words
    at.key("H")
    assert "Not across." in at.words
    at.key("H")
    (hint,) = (p for p, mark in at.board.view.marks.items() if mark is Mark.TRIANGLE)
    assert hint in {Point.parse(name) for name in ("C4", "B3", "D3")}
    assert not at.button("hint").isEnabled()


def test_a_chain_is_captured(lesson):
    at = lesson(page=2)
    at.point_at("C1")
    assert at.board.view.ghost == (Point.parse("C1"), BLACK)
    at.click("C1")
    assert at.mood is AnswerMark.RIGHT
    assert at.stone("C2") is None


def test_a_chain_that_runs_is_hunted_again(lesson):
    at = lesson(page=2)
    at.click("A5")
    assert at.stone("C1") is WHITE
    at.key("R")
    assert at.stone("A5") is None
    at.click("C2")
    assert at.said("comment") == move_text.refusal(MoveRefusal(RefusalReason.OCCUPIED), BLACK)


def test_an_answer_is_wrong_and_tried_again_with_space_or_a_click(lesson):
    at = lesson(page=3)
    for again in (lambda: at.key("Space"), lambda: at.click("E1")):
        at.click("C3")
        assert at.mood is AnswerMark.WRONG
        assert "Too far." in at.words
        assert at.button("retry").isDefault()  # the one thing to do
        again()
        assert not at.button("retry").isDefault()
        assert "Too far." not in at.words
        assert at.stone("C3") is None
    at.click("B5")
    assert at.mood is AnswerMark.RIGHT
    at.press("next")
    title, done = rows(at)[0]
    assert (title, numbers(done)) == ("1.  Stones", [2, 4])  # what was read, too


def test_space_does_not_leave_a_task_that_is_not_done(lesson):
    at = lesson(page=3)
    at.key("Space")
    assert at.numbers("place") == [4, 4]


def test_territory_is_taken_as_a_whole(lesson):
    at = lesson(1)
    at.click("E5")
    assert at.mood is AnswerMark.WRONG
    at.click("A1")
    assert at.mood is AnswerMark.RIGHT
    assert len(at.board.view.territory.black) == 5
    page = at.numbers("place")
    for name in ("A5", "B5", "E5"):  # who clicks on all the points, as asked, stays on the page
        at.click(name)
        assert at.numbers("place") == page


def test_a_count_is_entered(lesson):
    at = lesson(1, page=1)
    winner = find(at.panel, "winner", QComboBox)
    points = find(at.panel, "points", QDoubleSpinBox)
    points.setValue(0.5)
    at.press("check")
    assert at.mood is AnswerMark.WRONG
    winner.setCurrentIndex(winner.findData(None))
    assert not points.isEnabled()
    at.press("check")
    assert at.mood is AnswerMark.WRONG
    winner.setCurrentIndex(winner.findData(WHITE))
    at.press("check")
    assert at.mood is AnswerMark.RIGHT
    assert "The komi decides." in at.words
    assert 1 in at.progress.lessons["02-counting"]
    at.key("Space")
    assert "Dead" in at.words


def test_dead_stones_are_taken_chain_by_chain(lesson):
    at = lesson(1, page=2)
    at.click("A5")
    assert at.board.view.dead == {Point.parse("A5")}
    assert at.mood is AnswerMark.RIGHT


def test_an_allowed_point_is_found_and_the_stone_is_played(lesson):
    at = lesson(1, page=3)
    at.click("A5")
    assert at.said("comment") == SUICIDE
    at.click("C3")
    assert at.stone("C3") is WHITE
    assert at.mood is AnswerMark.RIGHT


def test_a_forbidden_point_is_not_given_away(lesson):
    at = lesson(1, page=4)
    at.point_at("A5")
    assert at.board.view.forbidden is None
    at.click("A5")
    assert at.mood is AnswerMark.RIGHT
    assert at.said("comment") == SUICIDE


def test_atari_is_given(lesson):
    at = lesson(1, page=5)
    at.click("E1")
    assert at.mood is AnswerMark.WRONG
    at.click("A4")
    assert at.mood is AnswerMark.RIGHT


def test_a_lesson_continues_where_it_was_left(lesson):
    at = lesson(page=1)
    at.click("C4 B3 D3")
    at.key("Escape")
    assert isinstance(at.panel.currentWidget(), LessonList)
    at.press("begin")
    assert at.numbers("place") == [3, 4]
    at.key("Escape")
    at.press("leave")
    assert at.mode is None


def test_lessons_are_available_in_another_language(learner, lessons, settings):
    at = learner()
    at.window.components.board_modes.learn.show_lessons()
    at.key("Down")
    at.mode.panel.findChild(LessonList).language_chosen.emit("de")
    assert rows(at)[1][0] == "2.  Zählen"
    assert at.mode.panel.findChild(LessonList).current_index == 1
    assert settings.lesson_language == "de"
    at.key("Escape")
    at.window.components.board_modes.learn.show_lessons()
    assert rows(at)[0][0] == "1.  Steine"


def test_the_language_is_the_programs_or_else_english(speaking):
    speaking("de-AT")

    def chosen(wanted, offered):
        return choose_lesson_language(wanted, QLocale().name(), offered)

    assert chosen("", ["de", "en"]) == "de"
    assert chosen("en", ["de", "en"]) == "en"
    assert chosen("it", ["en", "fr"]) == "en"
    assert chosen("", ["fr", "pl"]) == "fr"
    assert chosen("", []) == ""


def test_without_lessons_the_list_is_empty(learner, monkeypatch, tmp_path):
    monkeypatch.setattr(lesson_mode, "lessons_folder", lambda: tmp_path / "none")
    at = learner()
    at.window.components.board_modes.learn.show_lessons()
    assert rows(at) == []
    at.key("Space")
    at.click("A1")
    assert at.mode is not None
    at.key("Escape")
    assert at.mode is None


def test_invalid_lesson_files_are_skipped(tmp_path):
    shutil.copytree(LESSONS / "en", tmp_path / "en")
    (tmp_path / "en" / "00-bad.sgf").write_text("(;SZ[9]TASK[fly])")
    (tmp_path / "en" / "01-empty.sgf").write_text("nothing")
    (tmp_path / "fr").mkdir()
    assert lesson_languages(tmp_path) == ["en"]
    assert [lesson.key for lesson in load_lessons(tmp_path / "en")] == ["01-stones", "02-counting"]


def test_the_stone_under_the_pointer_follows_to_the_board_of_the_record(lesson):
    at = lesson()
    at.point_at("B2")
    under = at.board.pointer_input.hovered_point
    at.key("Escape")
    at.key("Escape")
    assert at.mode is None
    board = at.board.view.board
    assert board.width > 5
    x, y = at.board.mapFromGlobal(QCursor.pos()).toTuple()
    pointed = at.board.board_geometry.point_at(x, y)
    assert pointed != under
    assert at.board.view.ghost == (None if pointed is None else (pointed, BLACK))


def test_no_guess_begins_in_a_lesson(lesson):
    at = lesson()
    mode = at.mode
    at.key("F7")
    assert at.mode is mode
    assert not menu_action(at.window, "guess").isEnabled()


def test_clicks_after_solving_do_not_turn_the_page(lesson):
    at = lesson(page=2)
    at.click("C1")
    words = at.words
    at.click("E1")
    at.click("E1")
    assert at.numbers("place") == [3, 4]
    assert at.mood is AnswerMark.RIGHT
    assert at.words == words
    at.key("Space")
    assert at.numbers("place") == [4, 4]


def test_a_quick_click_shows_the_outcome_before_a_task_restarts(lesson, monkeypatch):
    at = lesson(page=3)
    monkeypatch.setattr(SessionBoard, "is_animated", property(lambda _board: True))
    at.click("C3")
    assert at.mode.board.is_busy
    at.click("C3")
    assert at.mood is AnswerMark.WRONG
    assert "Too far." in at.words
    at.click("E1")
    assert "Too far." not in at.words


def test_a_lesson_ignores_the_rotation_of_the_view(lesson):
    at = lesson()

    def is_upright():
        (left, _), (right, _) = (
            at.board.board_geometry.center(Point.parse(name)) for name in ("A1", "B1")
        )
        return left < right

    assert not menu_action(at.window, "turn-half").isEnabled()
    at.key("Escape")
    at.key("Escape")
    assert at.mode is None
    menu_action(at.window, "turn-half").trigger()
    assert not is_upright()
    at.window.components.board_modes.learn.begin_lesson()
    assert is_upright()
