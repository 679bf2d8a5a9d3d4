import random

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QFileDialog, QSpinBox

from gobanapp.learning.learning_progress import LearningProgress, PastAttempt
from gobanapp.learning.practice import PracticeOrder, PracticePlan
from gobanapp.learning.problem import Problem
from gobanapp.learning.review_schedule import Grade
from gobanapp.storage.learning_json import PRACTICE_PLAN
from gobanapp.storage.problem_collection import GRADES, included_problems, problems_of_document
from gobanapp.storage.progress_file import ProgressFile
from gobanapp.text import problem_text
from gobanapp.ui.study.practice_dialog import PracticeDialog
from gobanapp.ui.study.problem_mode import local_now
from gobanapp.ui.study.study_board import problem_part
from gobanapp.ui.study.study_panel import AnswerMark
from gobanapp.ui.widgets.user_folders import progress_path
from tests.ui.lookup import answer, click, find, is_shown, press


@pytest.fixture
def dialog(qtbot, learner):
    at = learner()
    collection = problems_of_document(at.session.document.entries, "file")
    dialog = PracticeDialog(
        [("file", collection)],
        PracticePlan(),
        ProgressFile(progress_path()).progress,
        local_now().date(),
        choose_folder=lambda: None,
    )
    qtbot.addWidget(dialog)
    return dialog


def test_the_dialog_asks_how_many_and_how(dialog):
    find(dialog, "number", QSpinBox).setValue(2)
    order = find(dialog, "order", QComboBox)
    order.setCurrentIndex(order.findData(PracticeOrder.RANDOM))
    click(find(dialog, "turn", QCheckBox))
    assert dialog.plan == PracticePlan(2, PracticeOrder.RANDOM, turns=True)
    click(find(dialog, "swap-colours", QCheckBox))
    assert dialog.plan == PracticePlan(2, PracticeOrder.RANDOM, turns=True, swaps_colors=True)
    assert len(dialog.selection(random.Random(1)).problem_indexes) == 2


def test_a_practice_is_begun_from_the_menu_and_its_plan_remembered(learner, settings):
    at = learner()

    def begin(practice_dialog):
        find(practice_dialog, "number", QSpinBox).setValue(2)
        press(practice_dialog, "begin")

    answer(PracticeDialog, begin)
    at.window.components.board_modes.learn.ask_practice()
    assert (at.numbers("place"), at.title()) == ([1, 2], "First")
    assert PRACTICE_PLAN.from_text(settings.practice).number == 2


def test_without_due_problems_practice_cannot_start(learner, settings):
    at = learner()
    settings.practice = PRACTICE_PLAN.to_text(PracticePlan(order=PracticeOrder.DUE))
    for places in ([0, 1, 2], []):
        offered = []

        def look(practice_dialog, offered=offered):
            find(practice_dialog, "source", QComboBox).setCurrentIndex(0)
            offered.extend(practice_dialog.selection(random.Random(1)).problem_indexes)
            assert find(practice_dialog, "begin").isEnabled() is bool(offered)
            practice_dialog.accept() if offered else practice_dialog.reject()

        answer(PracticeDialog, look)
        at.window.components.board_modes.learn.ask_practice()
        assert offered == places
        if at.mode is not None:
            at.click("B9")
            at.key("Space")
            at.click("C6 E7 D5")
            at.key("Space")
            at.click("B9")
            at.key("Escape")


def test_a_folder_is_chosen_in_the_dialog(learner, monkeypatch, tmp_path):
    (tmp_path / "one.sgf").write_text("(;FF[4]SZ[9]AB[ab]AW[aa];B[ba])")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    at = learner()

    def choose(practice_dialog):
        press(practice_dialog, "folder")
        press(practice_dialog, "begin")

    answer(PracticeDialog, choose)
    at.window.components.board_modes.learn.ask_practice()
    assert at.title() == "one"
    at.click("B9")
    assert at.mood is AnswerMark.RIGHT


def test_included_problems_are_offered_with_the_files_problems(learner):
    at = learner()

    def begin(practice_dialog):
        source = find(practice_dialog, "source", QComboBox)
        assert source.count() == 1 + len(GRADES)
        source.setCurrentIndex(2)
        find(practice_dialog, "number", QSpinBox).setValue(1)
        find(practice_dialog, "turn", QCheckBox).setChecked(False)
        find(practice_dialog, "swap-colours", QCheckBox).setChecked(False)
        press(practice_dialog, "begin")

    answer(PracticeDialog, begin)
    at.window.components.board_modes.learn.ask_practice()
    (item, *_) = included_problems(2).items
    problem = Problem.of(item.game())
    assert problem_text.goal(item.goal, problem.solver) in at.words
    assert not is_shown(at.panel, "habits")
    part = at.window.components.board.view.frame.part
    assert part == problem_part(problem)
    at.click(str(problem.begin().right_points()[0]))
    assert at.mood is not AnswerMark.WRONG


def test_a_file_without_problems_offers_only_included_ones(learner):
    at = learner("(;FF[4]SZ[9])")
    offered = []

    def look(practice_dialog):
        offered.append(find(practice_dialog, "source", QComboBox).count())
        practice_dialog.reject()

    answer(PracticeDialog, look)
    at.window.components.board_modes.learn.ask_practice()
    assert offered == [len(GRADES)]


@pytest.mark.parametrize("stones", ["", "HA[2]AB[cc][gg]"])
def test_an_ordinary_game_is_not_the_problem_offered_first(learner, stones):
    at = learner(f"(;FF[4]SZ[9]{stones};W[ba];B[cc])")
    offered = []

    def look(practice_dialog):
        source = find(practice_dialog, "source", QComboBox)
        offered.extend([source.count(), source.currentText()])
        practice_dialog.reject()

    answer(PracticeDialog, look)
    at.window.components.board_modes.learn.ask_practice()
    assert offered == [1 + len(GRADES), problem_text.included_problems_name(GRADES[0])]


def test_a_collection_without_new_or_due_problems_is_passed_over(qtbot):
    today = local_now().date()
    progress = LearningProgress()
    for key in included_problems(1).keys:
        made = PastAttempt(answered_at=local_now(), grade=Grade.RIGHT, hints=0, seconds=1.0)
        progress = progress.with_attempt(key, made)
    dialog = PracticeDialog(
        [(str(grade), included_problems(grade)) for grade in GRADES],
        PracticePlan(),
        progress,
        today,
        choose_folder=lambda: None,
    )
    qtbot.addWidget(dialog)
    assert find(dialog, "source", QComboBox).currentIndex() == 1
