"""A sentence for each step of a count by hand."""

from dataclasses import replace

import pytest

from gobanapp.rules.board import NO_POINTS, Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import (
    CountingStyle,
    CountStep,
    CountStepKind,
    Demonstration,
)
from gobanapp.rules.hand_counting.demonstration import demonstrate
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.ruleset import JAPANESE as JAPANESE_RULES
from gobanapp.rules.ruleset import STONE_COUNTING
from gobanapp.rules.scoring import score
from gobanapp.text import result_text
from gobanapp.text.demonstration_text import CountStepTexts, counting_style_name, sentence
from gobanapp.text.language import English, set_language
from tests.board_text import parse_board

D4 = Point.parse("D4")
GAME = """
    . . X O . O . . .
    . . X O O . . . .
    . . X X O . . . .
    . X . X O . . X .
    . . X X O . . . .
    . . X O O . . . .
    . . X X O . . . .
    . O . X O . . . .
    . . . X O . . . .
"""
DEAD = {Point.parse("H6"), Point.parse("B2")}
BLACK, WHITE = Color.BLACK, Color.WHITE
JAPANESE, QUICK, CHINESE, NORMAL, ING = CountingStyle
ALL_OF_19 = frozenset(Board.empty(19).points())


def count_of(method, *steps, result=None, points=ALL_OF_19):
    """Return a count on an empty 19x19 board of which ``points`` are Black's."""
    begin = CountStep(
        kind=CountStepKind.BEGIN,
        board=Board.empty(19),
        lids=ByColor(0, 0),
        totals=ByColor(0, 0),
        territory=ByColor(points, NO_POINTS),
    )
    result = Result.of_count(2.5) if result is None else result
    return Demonstration(method=method, steps=(begin, *steps), result=result)


def said(act, amount=0, color=BLACK, total=40, *, method=JAPANESE, block=NO_POINTS, **count):
    step = CountStep(
        kind=act,
        board=Board.empty(19),
        lids=ByColor(0, 0),
        totals=ByColor(0, 0).with_(color or WHITE, total),
        color=color,
        amount=amount,
        block=block,
    )
    return sentence(step, count_of(method, step, **count))


ROWS = """
    LIFT_DEAD 1 black | Black's dead stone leaves the board and goes into White's lid.
    LIFT_DEAD 7 white | White's 7 dead stones leave the board and go into Black's lid.
    LEFT_IN_SEKI 1 white | White's dead stone in seki stays: it counts for neither side.
    LEFT_IN_SEKI 2 black | Black's 2 dead stones in seki stay: they count for neither side.
    FILL_DAME 1 - | A player fills the last dame; it counts for neither side.
    FILL_DAME 3 - | The players fill 3 dame in turn; these count for neither side.
    PASS_STONES 1 black | Black passed once and put a stone into White's lid.
    PASS_STONES 2 white | White passed 2 times and put a stone into Black's lid each time.
    LAST_PASS 1 white | White must pass last and puts one more stone into Black's lid.
    FILL_IN 1 black | A prisoner from White's lid fills a point of Black's territory.
    FILL_IN 12 white | 12 prisoners from Black's lid fill White's territory.
    LEFT_OVER 1 white | One of White's stones is left over and counts for Black.
    LEFT_OVER 3 black | 3 of Black's stones are left over and count for White.
    BLOCK 1 black 1 | Black's first block has one point.
    BLOCK 20 white 20 | White's first block has 20 points.
    BLOCK 1 black 41 | One more point brings Black to 41.
    BLOCK 20 white 46.5 | This block of 20 points brings White to 46.5.
    TERRITORY 1 black 1 | Black's territory has one point.
    TERRITORY 60 white 60 | White's territory has 60 points.
    STONES 1 black 61 | One more stone brings Black to 61.
    STONES 20 black 80 | These 20 stones bring Black to 80.
    COMPENSATION 1 white 41 | White receives 1 point for the handicap, making 41.
    COMPENSATION 3 white 43 | White receives 3 points for the handicap, making 43.
    TAX 4 black 36 | Black pays 4 points, two for each living group, leaving 36.
    KOMI 6.5 white 46.5 | White receives 6.5 points as komi, making 46.5.
    KOMI 1 white 41 | White receives 1 point as komi, making 41.
    KOMI 6.5 white 6.5 | White receives 6.5 points as komi.
    KOMI -5.5 white 34.5 | White loses 5.5 points to komi, leaving 34.5.
    RESULT 0 - | Black leads by 2.5.
"""


def cases(rows):
    """Read rows of an act, its amount, whose step it is, that side's total, and the sentence."""
    found = []
    for row in rows.strip().splitlines():
        step, text = row.split("|")
        act, amount, color, *total = step.split()
        values = (
            CountStepKind[act],
            float(amount),
            None if color == "-" else Color(color),
            *(float(number) for number in total),
        )
        found.append(pytest.param(values, text.strip(), id=" ".join(step.split())))
    return found


@pytest.mark.parametrize(("values", "text"), cases(ROWS))
def test_sentences(qapp, values, text):
    assert said(*values) == text


IN_CHINA = """
    FILL_IN 1 black | A stone from Black's bowl goes into Black's territory: \
a filled point counts as much as an empty one.
    FILL_IN 34 white | 34 stones from White's bowl fill White's territory: \
a filled point counts as much as an empty one.
    EMPTY_TENS 1 black | One of Black's stones is removed to make the empty points a multiple of \
ten.
    EMPTY_TENS 2 white | 2 of White's stones are removed to make the empty points a multiple of ten.
    TERRITORY 60 black 60 | Black has 60 empty points, a multiple of ten.
    TERRITORY 0 black 0 | Black has no empty points left.
    HALF 180.5 black 185 | Black has 185 and needs more than 180.5, half of the board.
    HALF 184.25 black 185 | Black has 185 and needs more than 184.25: \
half of the board (180.5) plus half of komi and handicap (3.75).
    HALF 176.75 white 170 | White has 170 and needs more than 176.75: \
half of the board (180.5) minus half of komi and handicap (3.75).
"""


@pytest.mark.parametrize(("values", "text"), cases(IN_CHINA))
def test_sentences_for_counting_one_side(qapp, values, text):
    assert said(*values, method=CHINESE) == text


WITH_FULL_BOWLS = """
    FULL_BOWLS 1 - | With the prisoners back in their bowls, each side has one stone.
    FULL_BOWLS 180 - | With the prisoners back in their bowls, each side has 180 stones on the \
board and in the bowl.
    FILL_IN 1 black | A stone from Black's bowl fills a point of Black's territory.
    FILL_IN 12 white | 12 stones from White's bowl fill White's territory.
    FILL_OPPONENT 1 black | Black's own area is full: the last stone goes into White's and counts \
there.
    FILL_OPPONENT 4 white | White's own area is full: the last 4 stones go into Black's and count \
there.
    LEFT_OVER 1 white 175 | One of White's stones is left over, leaving 175.
    LEFT_OVER 3 black 170 | 3 of Black's stones are left over, leaving 170.
    LEFT_EMPTY 1 white 181 | One point of White's area stays empty, making 181.
    LEFT_EMPTY 8 black 188 | 8 points of Black's area stay empty, making 188.
"""


@pytest.mark.parametrize(("values", "text"), cases(WITH_FULL_BOWLS))
def test_sentences_for_filling_in_all_stones(qapp, values, text):
    assert said(*values, method=ING) == text


def test_a_block_is_cleared(qapp):
    ten, one = frozenset(sorted(ALL_OF_19)[:10]), frozenset([D4])
    assert said(CountStepKind.ARRANGE, 1, WHITE, block=ten) == (
        "A stone inside White's territory is moved to clear a block of 10 points; the border stays."
    )
    assert said(CountStepKind.ARRANGE, 3, BLACK, block=one) == (
        "3 stones inside Black's territory are moved to clear a block of 1 point; the border stays."
    )


def test_neutral_points_are_excluded_from_the_half(qapp):
    assert said(CountStepKind.HALF, 180, total=185, method=CHINESE, points=ALL_OF_19 - {D4}) == (
        "Black has 185 and needs more than 180, half of the counted points."
    )


def test_taxes_are_included_in_the_half(qapp):
    steps = count_of(CHINESE).steps
    tax = replace(steps[0], kind=CountStepKind.TAX, color=BLACK, amount=4)
    half = replace(
        steps[0], kind=CountStepKind.HALF, color=BLACK, amount=179, totals=ByColor(181, 0)
    )
    assert sentence(half, count_of(CHINESE, tax, half)) == (
        "Black has 181 and needs more than 179: half of the board plus half of all adjustments."
    )


def test_a_point_over_half_of_the_board_is_worth_two(qapp):
    assert said(CountStepKind.RESULT, color=None, method=CHINESE, result=Result.of_count(-1.5)) == (
        "One side has 0.75 more than half, the other 0.75 less: White leads by 1.5."
    )
    assert said(CountStepKind.RESULT, color=None, method=CHINESE, result=Result.of_count(0)) == (
        "Draw."
    )


def test_each_method_has_its_own_first_sentence(qapp):
    first = {said(CountStepKind.BEGIN, method=method) for method in CountingStyle}
    assert len(first) == len(CountingStyle)
    assert len({counting_style_name(method) for method in CountingStyle}) == len(CountingStyle)


@pytest.mark.parametrize(
    "result", [Result(ResultKind.DRAW), Result.of_count(-3), Result.of_count(0, ties_to=WHITE)]
)
def test_the_result_is_named_as_while_counting(qapp, result):
    assert said(CountStepKind.RESULT, result=result) == f"{result_text.lead(result)}."


@pytest.mark.parametrize("method", CountingStyle)
@pytest.mark.parametrize("ruleset", [JAPANESE_RULES, STONE_COUNTING], ids=lambda rules: rules.key)
def test_every_step_of_a_count_is_one_whole_sentence(qapp, method, ruleset):
    board = parse_board(GAME)
    counted = score(
        board,
        DEAD,
        prisoners=ByColor(3, 40),
        passes=ByColor(1, 0),
        ruleset=ruleset,
        komi=6.5,
        handicap=2,
    )
    count = demonstrate(board, DEAD, counted, method, white_passed_last=False)
    assert count.steps[-1].kind is CountStepKind.RESULT
    for step in count.steps:
        text = sentence(step, count)
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        assert not any(sign in text for sign in "{}%!")


def test_every_sentence_can_be_translated():
    class Angles(English):
        def translate(self, context, source, comment, number):
            text = super().translate(context, source, comment, number)
            return f"<{text}>" if context == CountStepTexts.__name__ else text

    set_language(Angles())
    try:
        for method in CountingStyle:
            assert counting_style_name(method).startswith("<")
            for act in CountStepKind:
                text = said(act, 2, method=method)
                assert (text[0], text[-1]) == ("<", ">")
    finally:
        set_language(None)
