import pytest
from PySide6.QtWidgets import QPushButton

from gobanapp.learning.practice import PracticePlan
from gobanapp.storage.problem_collection import ProblemSelection, problems_of_document
from tests.ui.clipping import clipped, place
from tests.ui.lookup import find
from tests.ui.study.conftest import PROBLEMS

LONG = PROBLEMS.replace("Take the stone.", "Take the stone, and do it now. " * 40)


@pytest.fixture(params=[(1366, 768), (1024, 600), (560, 900)], ids=["wide", "small", "tall"])
def size(request):
    return request.param


def practising(learner, size):
    at = learner(LONG)
    at.resize(size)
    collection = problems_of_document(at.session.document.entries, "file")
    at.window.components.board_modes.learn.solve(
        ProblemSelection(collection, (0, 1, 2), PracticePlan())
    )
    return at


def test_a_problem(qtbot, type_size, language, learner, size):
    at = practising(learner, size)
    at.settle()
    assert clipped(at.mode.panel) == []
    at.click("C7")
    at.settle()
    assert clipped(at.mode.panel) == []


def test_the_verdict_is_scrolled_into_sight(qtbot, learner):
    at = practising(learner, (560, 900))
    at.click("C7")
    words = at.mode.panel.exercise_text

    def is_seen():
        comment = find(words, "comment")
        top = comment.mapTo(words.viewport(), comment.rect().topLeft()).y()
        return top >= 0 and top + comment.height() <= words.viewport().height() + 1

    qtbot.waitUntil(is_seen)
    assert words.verticalScrollBar().value() > 0


def test_a_lesson(qtbot, type_size, language, learner, lessons, size):
    at = learner()
    at.resize(size)
    at.window.components.board_modes.learn.show_lessons()
    at.settle()
    assert clipped(at.mode.panel) == []
    for lesson in range(2):
        at.mode.open_lesson(lesson)
        for _ in range(3):
            at.settle()
            assert clipped(at.mode.panel) == []
            at.mode.forward()


def test_no_task_moves_the_board(learner, size):
    at = learner()
    at.resize(size)
    before = at.board.geometry()
    at.window.components.board_modes.learn.solve_this()
    at.settle()
    assert at.board.geometry() == before
    at.key("Escape")
    at.settle()
    assert at.board.geometry() == before


def test_the_buttons_fit_into_the_smallest_window(qtbot, type_size, language, learner):
    at = learner(LONG)
    at.resize((480, 400))
    modes = at.window.components.board_modes
    for begin in (modes.learn.solve_this, modes.learn.show_lessons, modes.teaching.toggle_guessing):
        begin()
        at.settle()
        panel = at.mode.panel
        assert panel.width() <= panel.parentWidget().width()
        buttons = [b for b in panel.findChildren(QPushButton) if b.isVisible()]
        assert buttons
        for button in buttons:
            words = button.fontMetrics().horizontalAdvance(button.text())
            assert words <= button.width(), button.text()
            assert panel.rect().contains(place(button, panel))
