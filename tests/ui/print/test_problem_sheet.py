from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.frame import WHOLE_BOARD
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.ui.print.problem_sheet import printed_problems
from tests.ui.print.conftest import MARKED, PROBLEMS

P = Point.parse


def numbers(figure):
    return {str(point): number for point, number in figure.view.numbers.items()}


def test_the_answer_is_the_line_that_is_right(record):
    one, two, three = printed_problems(record(PROBLEMS), WHOLE_BOARD)
    assert numbers(one.answer) == {"A18": 1, "B19": 2, "C19": 3}
    assert numbers(two.answer) == {"R2": 1}
    assert two.solver is Color.WHITE
    assert three.answer is None


def test_the_question_gives_nothing_away(record):
    for problem in printed_problems(record(PROBLEMS), WHOLE_BOARD):
        assert not problem.question.view.numbers
    one = next(printed_problems(record(PROBLEMS), WHOLE_BOARD))
    assert [remark.text for remark in one.question.comments] == ["Kill."]


def test_words_for_programs_are_left_out(record):
    one, two, _ = printed_problems(record(PROBLEMS), WHOLE_BOARD)
    assert [remark.text for remark in two.answer.comments] == ["It lives."]
    assert all("RIGHT" not in remark.text for remark in one.answer.comments)


def test_only_what_is_in_use_of_a_board_is_shown_and_the_same_with_the_answer(record):
    one, two, three = printed_problems(record(PROBLEMS), WHOLE_BOARD)
    assert one.question.view.frame.part == BoardPart(0, 13, 6, 18)
    assert two.question.view.frame.part == BoardPart(12, 0, 18, 5)
    for problem in (one, two):
        assert problem.answer.view.frame == problem.question.view.frame
    assert three.question.view.frame.part == BoardPart(0, 5, 3, 8)


def test_a_game_in_which_figures_begin_sets_a_problem_with_each(record):
    one, two = printed_problems(record(MARKED), WHOLE_BOARD)
    assert (one.solver, two.solver) == (Color.BLACK, Color.WHITE)
    assert numbers(one.answer) == {"G7": 1, "C3": 2}
    assert numbers(two.answer) == {"E5": 1, "E4": 2}
    assert sum(1 for _ in two.question.view.board.stones()) == 4


def test_a_game_is_not_opened_to_be_printed(record):
    collection = record(PROBLEMS)
    list(printed_problems(collection, WHOLE_BOARD))
    assert not any(entry.is_open for entry in collection.entries[1:])
