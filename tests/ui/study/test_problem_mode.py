import random
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMessageBox

from gobanapp.diagram.board_part import BoardPart
from gobanapp.game.game import Game
from gobanapp.learning.practice import PracticePlan
from gobanapp.learning.problem import AttemptOutcome, Problem
from gobanapp.learning.review_schedule import Grade
from gobanapp.learning.solution import Convention
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import MoveRefusal, RefusalReason
from gobanapp.session.mark_tool import MarkTool
from gobanapp.sgf.reader import read_games
from gobanapp.storage import problem_collection
from gobanapp.storage.problem_collection import ProblemSelection, problems_of_document
from gobanapp.storage.progress_file import ProgressFile
from gobanapp.text import move_text, problem_text
from gobanapp.text.file_text import cannot_keep_progress
from gobanapp.ui.study.study_board import PAUSE, problem_part
from gobanapp.ui.study.study_panel import AnswerMark
from gobanapp.ui.widgets import progress_dialog
from gobanapp.ui.widgets.user_folders import progress_path
from gobanapp.ui.widgets.worker import Cancelled
from tests.ui.lookup import answer, find, is_shown, menu_action
from tests.ui.study.conftest import PROBLEMS

BLACK, WHITE = Color.BLACK, Color.WHITE


@pytest.fixture
def practice(learner):
    """Return a window in which the three problems are solved in their order."""

    def begin(plan=None):
        table = learner()
        collection = problems_of_document(table.session.document.entries, "file")
        selection = ProblemSelection(
            collection, tuple(range(len(collection.items))), plan or PracticePlan()
        )
        table.window.components.board_modes.learn.solve(selection)
        return table

    return begin


def test_a_practice_is_solved_with_clicks_and_space(practice):
    at = practice()
    assert (at.numbers("place"), at.title()) == ([1, 3], "First")
    assert at.said("heading") == move_text.turn(BLACK)
    assert at.said("text") == "Take the stone."
    at.click("B9")
    assert at.mood is AnswerMark.RIGHT
    assert at.said("comment") == "Taken."
    assert at.stone("A9") is None  # taken
    at.key("Space")
    assert (at.numbers("place"), at.title()) == ([2, 3], "Second")
    at.click("C6")
    assert at.stone("D7") is WHITE
    at.click("E7 D5")
    at.key("Space")
    assert at.said("heading") == move_text.turn(WHITE)
    at.click("B9")
    at.press("next")
    assert at.result() == [3, 3]
    assert [known.tries[-1].grade for known in at.progress.problems.values()] == [Grade.RIGHT] * 3


def test_the_record_is_not_changed(practice):
    at = practice()
    before = [node.content for node in at.session.game.tree.walk()]
    changes = []
    at.session.subscribe(changes.append)
    at.click("C7")
    at.key("R")
    at.key("S")
    at.key("Space")
    at.key("Escape")
    assert [node.content for node in at.session.game.tree.walk()] == before
    assert (at.session.game.current_id, changes) == (0, [])
    assert not at.session.can_undo()
    assert at.mode is None
    assert at.stone("A9") is WHITE


def test_a_wrong_answer_is_shown_and_can_be_tried_again(practice):
    at = practice()
    at.click("C7")
    assert (at.mood, at.mode.attempt.outcome) == (AnswerMark.WRONG, AttemptOutcome.WRONG)
    assert at.said("comment") == "White gets away."
    assert at.stone("B9") is WHITE
    at.click("D4")  # it is over
    assert at.stone("D4") is None
    at.press("retry")
    assert at.mood is AnswerMark.NEUTRAL
    assert at.stone("C7") is None
    at.click("B9")
    assert at.mood is AnswerMark.RIGHT
    assert at.mode.practice.grade is Grade.WRONG  # the first answer counts


def test_a_move_that_is_not_in_the_record_is_reported(practice):
    at = practice()
    at.click("E5")
    assert (at.mood, at.mode.attempt.outcome) == (AnswerMark.WRONG, AttemptOutcome.UNKNOWN)
    assert at.stone("E5") is BLACK
    assert at.mode.practice.grade is Grade.WRONG


def test_an_illegal_move_costs_nothing(practice):
    at = practice()
    at.click("A9")
    assert at.said("comment") == move_text.refusal(MoveRefusal(RefusalReason.OCCUPIED), BLACK)
    assert at.mode.practice.grade is None
    at.click("B9")
    assert at.mode.practice.grade is Grade.RIGHT


def test_hints_show_the_area_and_then_the_point(practice):
    at = practice()
    at.press("hint")
    (area,) = at.board.view.blocks
    assert Point.parse("B9") in area
    assert Point.parse("H1") not in area
    at.key("H")
    assert Point.parse("B9") in at.board.view.marks
    assert not at.button("hint").isEnabled()
    at.key("H")  # there is no third one
    at.click("B9")
    assert at.mode.practice.grade is Grade.HELPED
    (known,) = at.progress.problems.values()
    assert known.tries[-1].hints == 2


def test_the_solution_is_played_on_the_board(practice):
    at = practice()
    at.key("Space")
    at.press("solution")
    assert at.mood is AnswerMark.NEUTRAL
    assert not at.button("solution").isEnabled()
    assert [at.stone(name) for name in "C6 D7 E7 D6 D5".split()] == [
        BLACK, WHITE, BLACK, WHITE, BLACK,
    ]  # fmt: skip
    at.click("A1")
    assert at.stone("A1") is None
    assert at.mode.practice.grade is Grade.WRONG
    at.key("R")
    assert at.stone("C6") is None


def test_after_a_wrong_move_the_solution_restarts(practice):
    at = practice()
    at.click("E5")
    at.key("S")
    assert at.stone("E5") is None
    assert at.stone("B9") is BLACK


def test_failed_problems_can_be_repeated(practice):
    at = practice()
    at.click("B9")
    at.key("Space")
    at.click("A1")
    at.key("Space")
    at.press("next")
    assert at.result() == [1, 2]
    assert [at.mode.practice.count(grade) for grade in (Grade.WRONG, None)] == [1, 1]
    assert len(at.said("comment").splitlines()) == 3  # the wrong one, the one skipped, the time
    at.key("Space")  # there is nothing to go on to
    at.press("again")
    assert at.title() == "Second"
    at.click("C6 E7 D5")
    at.press("next")
    assert at.result() == [1, 1]
    at.press("leave")
    assert at.mode is None


def test_leaving_a_practice_keeps_the_answers(practice):
    at = practice()
    at.click("B9")
    at.key("Space")
    at.press("leave")
    assert at.window.components.side_panel.is_playing
    assert len(at.progress.problems) == 1


def test_a_change_of_the_session_ends_the_practice(practice):
    at = practice()
    at.session.pass_()
    assert at.mode is None
    assert at.stone("A9") is WHITE


def test_saving_does_not_end_it(practice):
    at = practice()
    at.session.mark_saved(Path("saved.sgf"), None)
    assert at.mode is not None


def test_keys_of_the_record_are_inactive_during_practice(practice):
    at = practice()
    for key in ("P", "C", "Right", "End", "Left", "Home"):
        at.key(key)
    assert at.mode is not None
    assert at.session.game.current_id == 0
    at.key("Escape")
    at.key("Right")
    assert at.session.game.current_id == 1


REMAPPED = {
    "forward": "Z",
    "to-end": "Ctrl+Y",
    "ten-forward": "F2",
    "next-variation": "J",
    "next-comment": "Ctrl+Alt+X",
    "next-fork": "Alt+X",
    "next-game": "Shift+N",
    "pass": "Ctrl+Shift+Q",
    "count": "Shift+F9",
    "autoplay": "F9",
    "estimate": "F8",
    "try-out": "Shift+J",
}


@pytest.mark.parametrize("name", REMAPPED)
def test_remapped_keys_of_the_record_are_inactive_too(practice, settings, name):
    settings.shortcuts = {name: (REMAPPED[name],)}
    at = practice()
    mode, changes = at.mode, []
    at.session.subscribe(changes.append)
    assert not menu_action(at.window, name).isEnabled()
    QTest.keySequence(at.window, QKeySequence(REMAPPED[name]))
    assert at.mode is mode
    assert changes == []


def test_autoplay_stops_when_a_practice_starts(practice):
    at = practice()
    teaching = at.window.components.board_modes.teaching
    at.key("Escape")
    teaching.autoplay.toggle()
    assert teaching.is_autoplaying()
    at.window.components.board_modes.learn.solve_this()
    assert not teaching.is_autoplaying()


def test_practice_keys_override_remapped_keys(practice, settings):
    keys = {"forward": ("S",), MarkTool.SELECTED.action_name: (), "board-cursor": ("H",)}
    settings.shortcuts = keys | {"presentation": ("Space",)}
    at = practice()
    at.key("H")
    assert not at.window.components.cursor.is_shown()
    assert at.board.view.blocks
    at.key("S")
    assert at.session.game.current_id == 0
    assert at.stone("B9") is not None
    title = at.title()
    at.key("Space")
    assert at.title() != title
    assert not at.window.components.board_modes.teaching.is_presenting()
    at.key("Escape")
    at.key("S")
    assert at.session.game.current_id == 1


def test_undo_restarts_the_problem_and_keeps_the_record(practice):
    at = practice()
    at.session.apply(lambda game: game.set_comment("new"))
    assert at.mode is None  # that was a change of the record
    at.window.components.board_modes.learn.solve_this()
    at.click("E5")
    QTest.keyClick(at.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert at.stone("E5") is None
    assert at.session.game.node.content.comment == "new"


def test_closing_the_window_during_a_practice_asks_nothing(practice):
    at = practice()
    at.click("B9")
    assert at.window.close()


def test_the_convention_for_right_answers_can_be_chosen(practice):
    at = practice()
    combo = find(at.panel, "habits", QComboBox)
    assert combo.currentData() is Convention.MARKED_RIGHT
    assert "RIGHT" in combo.currentText()
    at.mode.panel.convention_chosen.emit(Convention.ALL_LINES)
    assert combo.currentData() is Convention.ALL_LINES
    at.click("C7")
    assert at.mood is AnswerMark.RIGHT


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("C[That is right.]", "C[This is not right.]"),
        ("N[正解图]", "N[失败图]"),
        ("C[Правильно!]", "C[Неправильно]"),
        ("GB[1]", ""),
        ("C[OK!]", "C[NOK!]"),
    ],
)
@pytest.mark.parametrize("convention", [None, Convention.MARKED_RIGHT])
def test_a_line_is_solved_if_its_sign_says_so(learner, right, wrong, convention):
    at = learner(f"(;FF[4]CA[UTF-8]SZ[9]AB[ee](;B[aa]{wrong};W[ab])(;B[bb]{right}))")
    at.window.components.board_modes.learn.solve_this()
    if convention is not None:
        at.mode.panel.convention_chosen.emit(convention)
    at.click("A9")
    assert at.mood is AnswerMark.WRONG
    at.key("R")
    at.click("B8")
    assert at.mood is AnswerMark.RIGHT


def test_no_convention_solves_a_line_that_is_called_wrong(learner):
    at = learner("(;FF[4]SZ[9]AB[ee](;B[aa];W[ab]C[Not right.])(;B[bb]C[Right.]))")
    at.window.components.board_modes.learn.solve_this()
    for convention in Convention:
        at.mode.panel.convention_chosen.emit(convention)
        at.click("A9")
        assert at.mood is AnswerMark.WRONG


def test_any_other_move_has_the_reply_of_the_record(learner):
    at = learner("(;FF[4]SZ[9]AB[ee](;B[zz];W[ba]C[NOK!])(;B[ba]C[OK!]))")
    at.window.components.board_modes.learn.solve_this()
    assert at.said("heading") == move_text.turn(BLACK)
    at.click("C3")
    assert (at.mood, at.said("comment")) == (AnswerMark.WRONG, "NOK!")
    assert (at.stone("C3"), at.stone("B9")) == (BLACK, WHITE)


def test_a_record_without_right_moves_is_reported(learner):
    at = learner("(;FF[4]SZ[9]AB[ee];W[aa]C[WRONG])")
    at.window.components.board_modes.learn.solve_this()
    at.mode.panel.convention_chosen.emit(Convention.MARKED_RIGHT)
    assert at.said("comment")
    assert not at.button("solution").isEnabled()


def test_the_stone_under_the_pointer_is_the_solvers(practice):
    at = practice()
    at.point_at("E5")
    assert at.board.view.ghost == (Point.parse("E5"), BLACK)
    at.click("E5")
    at.point_at("F5")
    assert at.board.view.ghost is None
    at.key("Space")
    at.key("Space")
    at.point_at("E5")
    assert at.board.view.ghost == (Point.parse("E5"), WHITE)


def test_an_illegal_point_shows_a_sign(learner):
    at = learner("(;FF[4]SZ[9]AW[ab][ba](;B[cc]))")
    at.window.components.board_modes.learn.solve_this()
    at.point_at("A9")
    assert at.board.view.forbidden == Point.parse("A9")
    at.click("A9")
    suicide = MoveRefusal(RefusalReason.SUICIDE, frozenset({Point.parse("A9")}))
    assert at.said("comment") == move_text.refusal(suicide, BLACK)


def test_replies_come_a_moment_later_and_space_does_not_wait(qtbot, settings, learner):
    settings.animates_stones = True
    at = learner()
    at.window.components.board_modes.learn.solve_this()
    at.click("C7")
    assert at.stone("B9") is None
    assert at.mood is AnswerMark.NEUTRAL
    at.key("Space")
    assert at.stone("B9") is WHITE
    assert (at.mood, at.mode.attempt.outcome) == (AnswerMark.WRONG, AttemptOutcome.WRONG)
    at.key("R")
    at.click("C7")
    qtbot.waitUntil(lambda: at.mood is AnswerMark.WRONG, timeout=20 * PAUSE)
    assert at.stone("B9") is WHITE


def test_each_move_has_its_sound(practice):
    at = practice()
    points = []
    at.window.components.board_modes.learn.moved.connect(
        lambda before, after: points.append(after.move.point)
    )
    at.click("A9 C7")
    assert points == [Point.parse("C7"), Point.parse("B9")]


def test_boards_are_turned_and_colours_changed_at_random(learner):
    at = learner("(;FF[4]SZ[9]AB[ab]AW[aa];B[ba]TE[1])")
    collection = problems_of_document(at.session.document.entries, "file")
    views = set()
    for _ in range(60):
        selection = ProblemSelection(collection, (0,), PracticePlan(turns=True, swaps_colors=True))
        at.window.components.board_modes.learn.solve(selection)
        views.add((at.mode.attempt.right_points()[0], at.mode.attempt.problem.solver))
    assert {color for _, color in views} == {BLACK, WHITE}
    assert len({point for point, _ in views}) == 8


def test_problems_mentioning_colours_or_places_are_not_transformed(learner):
    at = learner("(;FF[4]SZ[9]AB[ab]AW[aa]C[Black to play at the top left];B[ba]TE[1])")
    collection = problems_of_document(at.session.document.entries, "file")
    for _ in range(20):
        at.window.components.board_modes.learn.solve(
            ProblemSelection(collection, (0,), PracticePlan(turns=True, swaps_colors=True))
        )
        assert at.mode.attempt.right_points() == [Point.parse("B9")]
        assert at.mode.attempt.problem.solver is BLACK


def test_a_damaged_progress_file_is_backed_up(practice):
    path = progress_path()
    path.parent.mkdir(parents=True)
    path.write_bytes(b'{"problems": {"a": 3')
    at = practice()
    at.click("B9")
    assert len(at.progress.problems) == 1
    assert path.with_name(path.name + ".bak").read_bytes() == b'{"problems": {"a": 3'


def test_unwritable_progress_is_reported_once_and_solving_continues(practice):
    progress_path().mkdir(parents=True)  # a folder where the file should be
    at = practice()
    at.click("B9")
    assert at.mood is AnswerMark.RIGHT
    assert at.said("note") == cannot_keep_progress(ProgressFile(progress_path()).error)
    at.key("Space")
    at.key("Space")
    at.key("Space")
    assert at.result() == [1, 1]
    assert progress_path().is_dir()


def test_progress_from_another_window_is_kept():
    one, other = ProgressFile(progress_path()), ProgressFile(progress_path())
    one.change(lambda progress: progress.with_page("a", 0))
    other.change(lambda progress: progress.with_page("b", 0))
    assert set(ProgressFile(progress_path()).progress.lessons) == {"a", "b"}


def test_solving_one_record_is_a_practice_of_one(learner):
    at = learner()
    at.window.components.board_modes.learn.solve_this()
    assert at.numbers("place") == []
    at.click("B9")
    at.press("next")
    assert at.result() == [1, 1]


def test_a_record_without_moves_cannot_be_practised(learner):
    at = learner("(;FF[4]SZ[9]AB[aa])")
    boxes = []
    answer(QMessageBox, lambda box: (boxes.append(box), box.accept()), "nothing-to-solve")
    at.window.components.board_modes.learn.solve_this()
    assert at.mode is None
    assert boxes


def test_another_mode_replaces_the_practice(practice, lessons):
    at = practice()
    at.window.components.board_modes.learn.show_lessons()
    at.window.components.board_modes.learn.solve_this()
    assert at.title() == "First"
    at.key("Escape")
    assert at.mode is None


@pytest.mark.parametrize("seed", range(4))
def test_a_practice_never_changes_the_record(practice, lessons, seed):
    at = practice(PracticePlan(turns=True, swaps_colors=True))
    before = [node.content for node in at.session.game.tree.walk()]
    chance = random.Random(seed)
    keys = ["Space", "H", "R", "S", "Left", "Right", "Up", "Down", "P", "C", "End"]
    for _ in range(150):
        if at.mode is None or chance.random() < 0.02:
            begin = chance.choice(
                [
                    at.window.components.board_modes.learn.solve_this,
                    at.window.components.board_modes.learn.show_lessons,
                ]
            )
            begin()
        if chance.random() < 0.5:
            board = at.board.view.board
            at.click(str(chance.choice(list(board.points()))))
        else:
            at.key(chance.choice([*keys, "Escape"] if chance.random() < 0.1 else keys))
    if at.mode is not None:
        at.mode.end()
    assert [node.content for node in at.session.game.tree.walk()] == before
    assert not at.session.can_undo()
    assert at.board.view.board == at.session.position.board


def test_answers_are_found_in_another_thread(learner, monkeypatch):
    at = learner()
    on_main_thread = []
    make_problem_item = problem_collection.make_problem_item

    def item_of(title, record):
        on_main_thread.append(threading.current_thread() is threading.main_thread())
        return make_problem_item(title, record)

    monkeypatch.setattr(problem_collection, "make_problem_item", item_of)
    at.window.components.board_modes.learn.solve_this()
    assert on_main_thread == [False]
    assert at.mode is not None
    at.mode.end()

    def cancelled(*_):
        raise Cancelled

    monkeypatch.setattr(progress_dialog, "run_with_progress", cancelled)
    at.window.components.board_modes.learn.solve_this()
    assert at.mode is None


PASSES = "(;SZ[9]AB[aa]AW[bb](;B[]C[Nothing to do.];W[cc];B[dd];W[];B[ee])(;B[gg]BM[1]))"


def test_a_pass_may_be_the_answer(learner):
    at = learner(PASSES)
    at.window.components.board_modes.learn.solve_this()
    at.key("H")
    at.key("H")
    assert at.said("comment") == problem_text.pass_is_right()
    at.press("pass")
    assert at.stone("C7") is WHITE
    assert at.said("comment") == "Nothing to do."
    at.click("D6")
    assert at.said("verdict") == problem_text.pass_message(WHITE)
    at.click("E5")
    assert at.mood is AnswerMark.RIGHT
    at.key("R")
    at.key("P")
    assert at.stone("C7") is WHITE


def test_a_pass_of_the_solution_is_announced(learner, settings, qtbot):
    settings.animates_stones = True  # the moves come one after the other
    at = learner(PASSES)
    at.window.components.board_modes.learn.solve_this()
    at.key("S")
    assert at.said("comment") == problem_text.pass_message(BLACK)
    at.mode.board.finish()
    assert (at.mood, at.said("comment")) == (AnswerMark.NEUTRAL, "")
    assert at.said("verdict")


def test_without_a_pass_in_the_record_passing_is_hidden(practice):
    at = practice()
    at.key("P")
    assert not at.mode.attempt.outcome.is_over
    assert not is_shown(at.panel, "pass")


def test_a_key_repeats_the_failed_problems(practice):
    at = practice()
    at.click("C7")
    at.key("Space")
    at.key("Space")
    at.key("Space")
    assert at.result() == [0, 1]
    at.key("R")
    assert at.numbers("place") == []
    assert at.said("text") == "Take the stone."
    at.click("B9")
    at.key("Space")
    assert at.result() == [1, 1]
    at.key("R")  # none has failed
    assert at.result() == [1, 1]


@pytest.mark.parametrize(
    ("sgf", "part"),
    [
        ("(;SZ[19]AB[ra][rb]AW[qb];B[sb])", "P16-T19"),
        ("(;SZ[19]AB[cc]AW[cd](;B[dd])(;B[bb]))", "A14-F19"),
        ("(;SZ[9]AB[cc]AW[gg];B[dd])", None),
        ("(;SZ[19]AB[cc]AW[cd]VW[aa:jj];B[dd])", None),
    ],
)
def test_a_problem_in_a_corner_is_shown_without_the_rest_of_the_board(sgf, part):
    (game,) = read_games(sgf.encode()).games
    found = problem_part(Problem.of(Game(game.tree, game.columns, game.rows)))
    if part is not None:
        one, other = map(Point.parse, part.split("-"))
        assert found == BoardPart.between(one, other)
    else:
        assert found is None


def test_the_board_of_a_problem_turns_with_the_view(practice):
    at = practice()

    def is_upright():
        (left, _), (right, _) = (
            at.board.board_geometry.center(Point.parse(name)) for name in ("A9", "B9")
        )
        return left < right

    assert is_upright()
    menu_action(at.window, "turn-half").trigger()
    assert not is_upright()
    at.point_at("C9")  # the stone under the pointer leaves the board as it is
    assert not is_upright()
    at.click("B9")
    assert at.mood is AnswerMark.RIGHT
    at.key("Space")
    assert at.title() == "Second"
    assert not is_upright()
    menu_action(at.window, "turn-back").trigger()
    assert is_upright()


def test_file_problems_are_hidden_while_solving(qtbot, learner, tmp_path):
    at = learner()
    file = tmp_path / "problems.sgf"
    file.write_text(PROBLEMS + "(;FF[4]SZ[9];B[zy])", encoding="utf-8")
    at.window.open_file(file)
    qtbot.waitUntil(lambda: is_shown(at.window, "told"))
    found = problems_of_document(at.session.document.entries, "file")
    at.window.components.board_modes.learn.solve(ProblemSelection(found, (0,)))
    assert not is_shown(at.window, "told")
    at.key("Escape")
    assert is_shown(at.window, "told")
