"""The wording of lessons and problems; the other tests here find things by their names."""

from PySide6.QtWidgets import QComboBox, QMessageBox, QTreeWidget

from gobanapp.learning.learning_progress import Statistics
from gobanapp.learning.practice import Practice, PracticePlan
from gobanapp.learning.review_schedule import Grade
from gobanapp.rules.color import Color
from gobanapp.storage.problem_collection import ProblemSelection, problems_of_document
from gobanapp.text import problem_text
from tests.ui.lookup import answer, find


def button_texts(at, *names):
    return [at.button(name).text() for name in names]


def solve_all(at):
    found = problems_of_document(at.session.document.entries, "file")
    selection = ProblemSelection(found, tuple(range(len(found.items))), PracticePlan())
    at.window.components.board_modes.learn.solve(selection)


def test_a_practice_from_its_first_problem_to_its_end(learner):
    at = learner()
    solve_all(at)
    assert at.words == "1 of 3 · First\nBlack to play\nTake the stone."
    names = ("hint", "retry", "solution", "next", "leave")
    assert button_texts(at, *names) == ["Hint", "Retry", "Show Solution", "Skip", "Leave"]
    assert find(at.panel, "habits", QComboBox).currentText() == "Lines with “RIGHT” are correct"
    at.click("B9")
    assert at.said("verdict") == "✓ Solved"
    assert button_texts(at, "next") == ["Next Problem"]
    at.key("Space")
    at.click("A1")
    assert at.said("verdict") == "✗ Not the answer"
    assert at.said("comment") == "This move is not among the answers."
    at.key("Space")
    at.click("D6")
    assert at.said("verdict") == "✗ Wrong"
    assert button_texts(at, "next") == ["Finish"]
    at.key("S")
    assert at.said("verdict") == "The solution"
    at.key("Space")
    assert at.said("heading") == "1 of 3 correct"
    assert at.said("comment").startswith("2 wrong\n0:")
    assert button_texts(at, "again", "leave") == ["Retry Failed", "Leave"]


def test_a_problem_without_an_answer(learner):
    at = learner("(;FF[4]SZ[9]AB[ee];W[aa]C[WRONG])")
    at.window.components.board_modes.learn.solve_this()
    find(at.panel, "habits", QComboBox).activated.emit(0)
    assert at.said("comment") == (
        "This game has no line marked as correct. Choose below what counts as correct."
    )


def test_a_record_without_moves(learner):
    at = learner("(;FF[4]SZ[9]AB[aa])")
    told = []
    answer(QMessageBox, lambda box: (told.append(box.informativeText()), box.accept()))
    at.window.components.board_modes.learn.solve_this()
    assert told == ["This game has no moves to find."]


def test_hints_about_a_pass():
    assert problem_text.pass_is_right() == "Passing is correct here."
    assert problem_text.pass_message(Color.BLACK) == "Black passes."
    assert problem_text.pass_message(Color.WHITE) == "White passes."


def test_how_a_practice_went():
    practice = Practice.of((0, 1, 2))
    practice = practice.graded(Grade.WRONG).next().graded(Grade.RIGHT).next().next()
    statistics = Statistics(right=1, helped=0, wrong=1, new=1, due=0, streak=2)
    assert problem_text.result(practice) == "1 of 2 correct"
    assert problem_text.details(practice, statistics, 61) == (
        "1 wrong\n1 skipped\n1:01 minutes\nCorrect without a hint: 2 in a row"
    )


def test_a_lesson(learner, lessons):
    at = learner()
    at.window.components.board_modes.learn.show_lessons()
    assert button_texts(at, "begin", "leave") == ["Start", "Leave"]
    at.mode.open_lesson(0)
    assert at.words.startswith("Stones · 1 of 4\nA stone\n")
    names = ("back", "next", "all-lessons")
    assert button_texts(at, *names) == ["Back", "Next Move", "All Lessons"]
    for _ in range(3):
        at.key("Right")
    assert button_texts(at, "hint", "retry", "next") == ["Hint", "Retry", "Next Page"]
    at.click("C4")
    assert at.said("verdict") == "1 of 3"
    at.click("A1")
    assert at.said("verdict") == "✗ Not that one"
    at.click("B3 D3")
    assert at.said("verdict") == "✓ Right"
    for _ in range(2):
        at.key("Right")
    assert button_texts(at, "next") == ["Finish"]
    at.key("Escape")
    tree = find(at.panel, "lessons", QTreeWidget)
    assert tree.topLevelItem(0).text(1) == "2 of 4"


def test_a_count_in_a_lesson(learner, lessons):
    at = learner()
    at.window.components.board_modes.learn.show_lessons()
    winner = find(at.panel, "winner", QComboBox)
    assert [winner.itemText(index) for index in range(3)] == ["Black by", "White by", "Draw"]
    assert button_texts(at, "check") == ["Check"]
