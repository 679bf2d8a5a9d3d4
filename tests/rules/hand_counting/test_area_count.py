import pytest

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, CountingStyle, CountStepKind
from gobanapp.rules.ruleset import CHINESE, FRENCH, ING, STONE_COUNTING
from tests.rules.hand_counting.finished_games import points
from tests.rules.hand_counting.test_territory_count import count, told, totals
from tests.rules.test_scoring import FRENCH_14, french_handicap_game

BLACK, WHITE = Color.BLACK, Color.WHITE


def french(method):
    return count(
        french_handicap_game().board,
        "G7",
        method=method,
        ruleset=FRENCH,
        komi=0.5,
        handicap=3,
    )


def test_the_french_normal_count_of_a_handicap_game():
    shown = french(CountingStyle.NORMAL)
    assert told(
        shown,
        CountStepKind.TERRITORY,
        CountStepKind.STONES,
        CountStepKind.COMPENSATION,
        CountStepKind.KOMI,
    ) == [
        (CountStepKind.TERRITORY, BLACK, 28),
        (CountStepKind.STONES, BLACK, 10),
        (CountStepKind.STONES, BLACK, 5),
        (CountStepKind.TERRITORY, WHITE, 24),
        (CountStepKind.STONES, WHITE, 10),
        (CountStepKind.STONES, WHITE, 4),
        (CountStepKind.COMPENSATION, WHITE, 2),
        (CountStepKind.KOMI, WHITE, 0.5),
    ]
    assert totals(shown) == (43, 40.5)
    assert str(shown.result) == "B+2.5"


def test_the_french_rule_text_diagrams_14_to_16():
    shown = count(FRENCH_14, method=CountingStyle.NORMAL, ruleset=FRENCH, komi=7.5)
    assert told(shown, CountStepKind.TERRITORY) == [
        (CountStepKind.TERRITORY, BLACK, 23),
        (CountStepKind.TERRITORY, WHITE, 14),
    ]
    assert totals(shown) == (47, 41.5)
    assert str(shown.result) == "B+5.5"


def test_one_side_is_compared_with_half_of_the_board():
    shown = french(CountingStyle.CHINESE)
    assert told(shown, *(set(CountStepKind) - {CountStepKind.BEGIN, CountStepKind.LIFT_DEAD})) == [
        (CountStepKind.FILL_IN, BLACK, 1),
        (CountStepKind.EMPTY_TENS, BLACK, 3),
        (CountStepKind.BLOCK, BLACK, 20),
        (CountStepKind.BLOCK, BLACK, 10),
        (CountStepKind.TERRITORY, BLACK, 30),
        (CountStepKind.STONES, BLACK, 10),
        (CountStepKind.STONES, BLACK, 3),
        (CountStepKind.HALF, BLACK, 40.5 + (2 + 0.5) / 2),
        (CountStepKind.RESULT, None, 0),
    ]
    half = next(step for step in shown.steps if step.kind is CountStepKind.HALF)
    assert half.totals.black - half.amount == 1.25
    assert half.totals.white == 0
    assert totals(shown) == (43, 40.5)
    assert str(shown.result) == "B+2.5"


def test_stones_come_from_the_bowl_and_go_there():
    shown = french(CountingStyle.CHINESE)
    filled, emptied = (
        next(step for step in shown.steps if step.kind is act)
        for act in (CountStepKind.FILL_IN, CountStepKind.EMPTY_TENS)
    )
    assert {move.start for move in filled.moved} == {BowlOrLid.BOWL}
    assert {move.start for move in emptied.moved} == points("B4 C3 E4")
    assert {move.end for move in emptied.moved} == {BowlOrLid.BOWL}
    assert filled.lids == emptied.lids


def test_neutral_points_belong_half_to_each():
    drawing = """
        . X . O .
        . X . O .
        . X . O .
        X X . O O
    """
    shown = count(drawing, method=CountingStyle.CHINESE, ruleset=CHINESE, komi=7.5)
    assert told(shown, CountStepKind.FILL_DAME) == []
    assert told(shown, CountStepKind.HALF) == [(CountStepKind.HALF, BLACK, (20 - 4) / 2 + 7.5 / 2)]
    assert totals(shown) == (8, 8 + 7.5)


def test_the_side_that_has_little_is_counted():
    shown = count(
        """
        . . X O .
        . . X O O
        . . X X X
        . . . . .
        """,
        method=CountingStyle.CHINESE,
        ruleset=CHINESE,
        komi=7.5,
        handicap=2,
    )
    assert told(shown, CountStepKind.HALF) == [(CountStepKind.HALF, WHITE, 10 - (2 + 7.5) / 2)]
    assert totals(shown) == (16, 4 + 2 + 7.5)


@pytest.mark.parametrize(
    ("drawing", "counted"),
    [(". . . . . X O . O", BLACK), (". . . . . . X O . O", WHITE)],
)
def test_the_counted_side_has_less_than_half_the_others(drawing, counted):
    shown = count(drawing, method=CountingStyle.CHINESE, ruleset=CHINESE)
    assert [color for _, color, _ in told(shown, CountStepKind.HALF)] == [counted]


def test_overtime_counts_against_its_user_whichever_side_is_counted():
    drawing = """
        . X O . .
        . X O . .
    """
    shown = count(drawing, method=CountingStyle.CHINESE, ruleset=ING, penalties=ByColor(2.0, 4.0))
    assert told(shown, CountStepKind.TIME, CountStepKind.HALF) == [
        (CountStepKind.TIME, BLACK, 2),
        (CountStepKind.TIME, WHITE, 4),
        (CountStepKind.HALF, BLACK, (10 - 2 - 4) / 2),
    ]
    assert totals(shown) == (4 - 2, 6 - 4)
    shown = count(drawing, method=CountingStyle.CHINESE, ruleset=ING, penalties=ByColor(2.0, 0.0))
    assert told(shown, CountStepKind.TIME) == [(CountStepKind.TIME, BLACK, 2)]


def test_taxes_are_off_the_board_that_is_halved():
    drawing = """
        . X X O . O
        X X X O O O
        . . X O . .
    """
    for method in (CountingStyle.CHINESE, CountingStyle.NORMAL):
        shown = count(drawing, method=method, ruleset=STONE_COUNTING, komi=1)
        assert totals(shown) == (9 - 2, 9 - 2 + 1)
    shown = count(drawing, method=CountingStyle.CHINESE, ruleset=STONE_COUNTING, komi=1)
    assert told(shown, CountStepKind.TAX, CountStepKind.HALF) == [
        (CountStepKind.TAX, BLACK, 2),
        (CountStepKind.HALF, BLACK, 7.5),
    ]


def test_many_stones_are_counted_in_larger_parts():
    rows = ["X" * 19 if y % 2 else "X." + "X" * 17 for y in range(19)]
    shown = count("\n".join(rows), method=CountingStyle.NORMAL, ruleset=CHINESE)
    amounts = [amount for _, _, amount in told(shown, CountStepKind.STONES)]
    assert amounts == [50] * 7 + [1]
