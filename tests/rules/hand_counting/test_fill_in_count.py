import pytest

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, CountingStyle, CountStepKind
from gobanapp.rules.ruleset import ING
from tests.rules.hand_counting.finished_games import points
from tests.rules.hand_counting.test_territory_count import NOTHING, SEKI, count, told, totals

BLACK, WHITE = Color.BLACK, Color.WHITE
DONE = (*(set(CountStepKind) - {CountStepKind.BEGIN, CountStepKind.RESULT}),)


def ing(drawing, dead="", prisoners=NOTHING, komi=0):
    return count(
        drawing, dead, method=CountingStyle.ING, prisoners=prisoners, ruleset=ING, komi=komi
    )


def test_stones_that_are_left_fill_the_opponents_area():
    shown = ing(
        """
        . . X O .
        . X X O O
        . . X . O
        X X X O O
        . X O O .
        """,
        prisoners=ByColor(2, 3),
        komi=8,
    )
    # Twelve stones each; one point is nobody's, so that nothing is left empty.
    assert told(shown, *DONE) == [
        (CountStepKind.FULL_BOWLS, None, 12),
        (CountStepKind.FILL_IN, BLACK, 4),
        (CountStepKind.FILL_IN, WHITE, 2),
        (CountStepKind.FILL_OPPONENT, WHITE, 2),
        (CountStepKind.KOMI, WHITE, 8),
    ]
    running = [tuple(step.totals) for step in shown.steps[1:]]
    assert running == [(12, 12), (12, 12), (12, 12), (14, 10), (14, 18), (14, 18)]
    assert str(shown.result) == "W+4"
    full = shown.steps[1]
    assert full.lids == NOTHING
    assert {(move.start, move.end) for move in full.moved} == {(BowlOrLid.LID, BowlOrLid.BOWL)}
    assert [move.color for move in full.moved] == [BLACK] * 3 + [WHITE] * 2


def test_full_bowls_are_decided_by_the_points_left_empty():
    rows = ["." * 9 + "XO" + "." * 8] * 19
    shown = ing("\n".join(rows))
    assert told(shown, CountStepKind.FULL_BOWLS) == [(CountStepKind.FULL_BOWLS, None, 180)]
    assert totals(shown) == (190, 171)
    filled = [amount for _, _, amount in told(shown, CountStepKind.FILL_IN)]
    assert max(filled) <= 22
    assert sum(filled) == 180 - 19 + 171 - 19
    assert told(shown, CountStepKind.FILL_OPPONENT, CountStepKind.LEFT_EMPTY) == [
        (CountStepKind.FILL_OPPONENT, WHITE, 9),
        (CountStepKind.LEFT_EMPTY, BLACK, 1),
    ]


@pytest.mark.parametrize(
    ("drawing", "bowl"),
    [
        ("X O .", 1),
        (". X O .", 1),
        (". X X O", 2),
        ("X X X .\nX X X X\nX X X X", 11),
        # Fourteen stones, and one that fills a neutral point.
        (". X X X X . O O .\nX X X X X . O O O\n. X X X X X O O .", 15),
    ],
)
def test_bowls_are_equal_and_hold_all_placed_stones(drawing, bowl):
    assert told(ing(drawing), CountStepKind.FULL_BOWLS) == [(CountStepKind.FULL_BOWLS, None, bowl)]


def test_dame_are_filled_by_both_and_count_for_neither():
    shown = ing(
        """
        . X . O .
        . X . O .
        X X . O O
        . X . O .
        . X . O .
        """
    )
    assert told(shown, CountStepKind.FILL_DAME) == [(CountStepKind.FILL_DAME, None, 4)]
    filling = next(step for step in shown.steps if step.kind is CountStepKind.FILL_DAME)
    assert filling.totals == ByColor(12 - 2, 12 - 2)
    assert [move.color for move in filling.moved] == [BLACK, WHITE] * 2
    assert totals(shown) == (10, 10)
    assert str(shown.result) == "B+0"


def test_stones_that_find_no_room_are_taken_off():
    shown = ing(SEKI)
    assert told(shown, *DONE) == [
        (CountStepKind.FULL_BOWLS, None, 13),
        (CountStepKind.FILL_IN, BLACK, 2),
        (CountStepKind.FILL_IN, WHITE, 2),
        (CountStepKind.LEFT_OVER, BLACK, 1),
        (CountStepKind.LEFT_OVER, WHITE, 1),
    ]
    assert totals(shown) == (12, 12)


def test_stones_without_room_are_left_over():
    shown = ing(". . . . . X . . . . . O")
    assert told(shown, *DONE) == [
        (CountStepKind.FULL_BOWLS, None, 5),
        (CountStepKind.FILL_IN, BLACK, 4),
        (CountStepKind.FILL_OPPONENT, WHITE, 1),
        (CountStepKind.LEFT_OVER, WHITE, 3),
    ]
    assert totals(shown) == (6, 1)


def test_no_stone_is_moved_to_make_a_ten():
    # With C5 moved aside the left ten would be a rectangle; without, the odd point is filled.
    shown = ing(
        """
        . . . . . . X O .
        . . X . . . X O .
        X X X X X X X O .
        X X X X X X X O .
        X X X X X X X X O
        O O O O O O O O O
        """
    )
    (filling,) = (
        step for step in shown.steps if (step.kind, step.color) == (CountStepKind.FILL_IN, BLACK)
    )
    assert {move.end for move in filling.moved} == points("C6")
    assert totals(shown) == (36, 18)


def test_dead_stones_go_back_into_their_bowl():
    shown = ing(
        """
        . X O .
        X X O O
        O X O .
        """,
        dead="A1",
    )
    lifted, full = shown.steps[1], shown.steps[2]
    assert lifted.lids == ByColor(1, 0)
    assert [(move.color, move.end) for move in full.moved] == [(WHITE, BowlOrLid.BOWL)]
    assert full.board.is_empty(next(iter(points("A1"))))
    assert totals(shown) == (6, 6)
