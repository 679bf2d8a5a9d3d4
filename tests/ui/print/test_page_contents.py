"""Contents of printed pages, with problems among them."""

import re

import pytest

from gobanapp.diagram.board_part import BoardPart
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.frame import WHOLE_BOARD
from gobanapp.diagram.theme import LARGE_PRINT
from gobanapp.paint.pages.print_content import TextPosition
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.text import formats, move_text, result_text
from gobanapp.ui.print.page_contents import (
    PageContents,
    TitleAndHeader,
    answer_name,
    default_header,
    default_title,
    gather_contents,
    page_options,
    printed_problems,
)
from gobanapp.ui.print.print_options import (
    CommentPlacement,
    FigureBreak,
    PrintOptions,
    PrintSubject,
)
from tests.ui.print.conftest import KO, MARKED, PROBLEMS

NOTHING = TitleAndHeader()


def gathered(record, written=NOTHING, **choices):
    contents = PageContents()
    for _ in gather_contents(record, PrintOptions(**choices), written, contents):
        pass
    return contents


def words(item):
    return [(part.lead, part.text) for part in item.text]


def numbers_in(text):
    """Return the numbers in a text, whatever words stand around them."""
    return [int(number) for number in re.findall(r"\d+", text)]


def test_the_heading_has_players_date_and_result(record):
    game = record().game
    assert default_title(game) == "Club evening · 2"
    assert default_header(game) == "Ann – Ben"
    heading = gathered(record(), TitleAndHeader("Our game", "")).heading
    assert heading.title == "Our game"
    assert tuple(heading.players) == ("Ann 5d", "Ben")
    day, place, komi, result = heading.facts
    assert (day, place) == (formats.date(game.info.date), "")
    assert formats.number(6.5) in komi
    assert result == result_text.recorded_result("B+3.5")


def test_a_game_without_players_has_an_empty_heading(record):
    nameless = record("(;SZ[9];B[ee])")
    assert default_header(nameless.game) == ""
    assert gathered(nameless).heading.players is None


def test_a_line_is_divided_into_figures_with_their_comments(record):
    contents = gathered(record(), every=3)
    captions = [numbers_in(item.caption) for item in contents.items]
    assert captions == [[1, 1, 3], [2, 4, 6], [3, 7]]
    assert words(contents.items[0]) == [("", "A quiet game."), ("2", "Usual.")]
    assert numbers_in(contents.items[1].notes) == [6]


def test_variations_have_figures_of_their_own(record):
    contents = gathered(record(), every=50, variations=True)
    game, variation = (numbers_in(item.caption) for item in contents.items)
    assert game == [1, 1, 7]
    assert variation == [1, 5, 1, 2]  # the first, at move 5, with its moves 1 and 2
    assert words(contents.items[1]) == [("1", "Or so.")]


def test_the_current_line_is_printed(record):
    shown = record()
    game = shown.game
    game.step_by(4)
    game.go_to(game.node.children[1])
    (item,) = gathered(shown).items
    assert item.view.numbers[Point.parse("F5")] == 5


def test_a_game_on_one_board_is_a_record_of_moves(record):
    (item,) = gathered(record(KO), what=PrintSubject.BOARD).items
    assert item.caption == ""
    assert numbers_in(item.notes) == [11, 7, 14, 8, 13]
    assert item.text == ()
    assert (
        page_options(PrintOptions(what=PrintSubject.BOARD, per_page=6), TitleAndHeader()).per_page
        == 1
    )


def test_a_position_has_no_numbers(record):
    shown = record()
    shown.game.step_by(2)
    (item,) = gathered(shown, what=PrintSubject.POSITION).items
    assert not item.view.numbers
    assert sum(1 for _ in item.view.board.stones()) == 2
    assert words(item) == [("", "Usual.")]


@pytest.mark.parametrize(
    ("what", "figures", "per_page"),
    [(PrintSubject.LINE, 1, 1), (PrintSubject.LINE, 2, 4), (PrintSubject.PROBLEMS, 1, 4)],
)
def test_the_only_figure_of_a_game_has_the_page(what, figures, per_page):
    choices = PrintOptions(what=what, per_page=4)
    assert page_options(choices, TitleAndHeader(), figures).per_page == per_page


def test_comments_may_be_left_out(record):
    assert all(not item.text for item in gathered(record(), comments=CommentPlacement.NONE).items)


@pytest.mark.parametrize(
    "what", [PrintSubject.LINE, PrintSubject.BOARD, PrintSubject.POSITION, PrintSubject.PROBLEMS]
)
def test_coordinates_are_those_that_are_chosen(record, what):
    contents = gathered(record(), what=what, coordinates=CoordinateStyle.SGF)
    assert {item.view.frame.coordinates for item in contents.items} == {CoordinateStyle.SGF}


def test_numbers_are_those_that_are_chosen(record):
    contents = gathered(record(), new_figure=FigureBreak.COMMENTS, numbers=FigureNumbering.FROM_ONE)
    assert [max(item.view.numbers.values()) for item in contents.items] == [2, 5]


def test_questions_and_answers_are_in_separate_sections(record):
    contents = gathered(record(PROBLEMS), TitleAndHeader("Saturday"), what=PrintSubject.PROBLEMS)
    questions, answers = contents.sections()
    assert questions.heading.title == "Saturday"
    captions = [item.caption for item in questions.items]
    assert [numbers_in(caption) for caption in captions] == [[1], [2], [3]]
    for caption, color in zip(captions, (Color.BLACK, Color.WHITE, Color.WHITE), strict=True):
        assert move_text.turn(color) in caption
    assert answers.heading.title
    assert [item.caption for item in answers.items] == [answer_name(1), answer_name(2)]
    without = gathered(record(PROBLEMS), what=PrintSubject.PROBLEMS, answers=False)
    assert not without.answers


def test_page_options_follow_the_print_options():
    made = page_options(
        PrintOptions(per_page=0, comments=CommentPlacement.BESIDE, style="large", footer="Club"),
        TitleAndHeader("", "Ann – Ben"),
    )
    assert made.per_page is None
    assert made.text is TextPosition.BESIDE
    assert (made.header, made.footer) == ("Ann – Ben", "Club")
    assert made.theme is LARGE_PRINT


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


def test_problems_show_only_the_used_part_of_the_board(record):
    one, two, three = printed_problems(record(PROBLEMS), WHOLE_BOARD)
    assert one.question.view.frame.part == BoardPart(0, 13, 6, 18)
    assert two.question.view.frame.part == BoardPart(12, 0, 18, 5)
    for problem in (one, two):
        assert problem.answer.view.frame == problem.question.view.frame
    assert three.question.view.frame.part == BoardPart(0, 5, 3, 8)


def test_each_figure_start_sets_a_problem(record):
    one, two = printed_problems(record(MARKED), WHOLE_BOARD)
    assert (one.solver, two.solver) == (Color.BLACK, Color.WHITE)
    assert numbers(one.answer) == {"G7": 1, "C3": 2}
    assert numbers(two.answer) == {"E5": 1, "E4": 2}
    assert sum(1 for _ in two.question.view.board.stones()) == 4


def test_printing_does_not_open_a_game(record):
    collection = record(PROBLEMS)
    list(printed_problems(collection, WHOLE_BOARD))
    assert not any(entry.is_open for entry in collection.entries[1:])
