import pytest

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.counting.step import Act, Method, Place
from gobanapp.rules.ruleset import CHINESE, FRENCH, ING, STONE_COUNTING
from tests.rules.counting.finished_games import points
from tests.rules.counting.test_by_territory import count, told, totals
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
    shown = french(Method.NORMAL)
    assert told(shown, Act.TERRITORY, Act.STONES, Act.COMPENSATION, Act.KOMI) == [
        (Act.TERRITORY, BLACK, 28),
        (Act.STONES, BLACK, 10),
        (Act.STONES, BLACK, 5),
        (Act.TERRITORY, WHITE, 24),
        (Act.STONES, WHITE, 10),
        (Act.STONES, WHITE, 4),
        (Act.COMPENSATION, WHITE, 2),
        (Act.KOMI, WHITE, 0.5),
    ]
    assert totals(shown) == (43, 40.5)
    assert str(shown.result) == "B+2.5"


def test_the_french_rule_text_diagrams_14_to_16():
    shown = count(FRENCH_14, method=Method.NORMAL, ruleset=FRENCH, komi=7.5)
    assert told(shown, Act.TERRITORY) == [(Act.TERRITORY, BLACK, 23), (Act.TERRITORY, WHITE, 14)]
    assert totals(shown) == (47, 41.5)
    assert str(shown.result) == "B+5.5"


def test_one_side_is_held_against_half_of_the_board():
    shown = french(Method.CHINESE)
    assert told(shown, *(set(Act) - {Act.BEGIN, Act.LIFT_DEAD})) == [
        (Act.FILL_IN, BLACK, 1),
        (Act.EMPTY_TENS, BLACK, 3),
        (Act.BLOCK, BLACK, 20),
        (Act.BLOCK, BLACK, 10),
        (Act.TERRITORY, BLACK, 30),
        (Act.STONES, BLACK, 10),
        (Act.STONES, BLACK, 3),
        (Act.HALF, BLACK, 40.5 + (2 + 0.5) / 2),
        (Act.RESULT, None, 0),
    ]
    half = next(step for step in shown.steps if step.act is Act.HALF)
    assert half.totals.black - half.amount == 1.25
    assert half.totals.white == 0
    assert totals(shown) == (43, 40.5)
    assert str(shown.result) == "B+2.5"


def test_stones_come_from_the_bowl_and_go_there():
    shown = french(Method.CHINESE)
    filled, emptied = (
        next(step for step in shown.steps if step.act is act)
        for act in (Act.FILL_IN, Act.EMPTY_TENS)
    )
    assert {move.start for move in filled.moved} == {Place.BOWL}
    assert {move.start for move in emptied.moved} == points("B4 C3 E4")
    assert {move.end for move in emptied.moved} == {Place.BOWL}
    assert filled.lids == emptied.lids


def test_neutral_points_belong_half_to_each():
    drawing = """
        . X . O .
        . X . O .
        . X . O .
        X X . O O
    """
    shown = count(drawing, method=Method.CHINESE, ruleset=CHINESE, komi=7.5)
    assert told(shown, Act.FILL_DAME) == []
    assert told(shown, Act.HALF) == [(Act.HALF, BLACK, (20 - 4) / 2 + 7.5 / 2)]
    assert totals(shown) == (8, 8 + 7.5)


def test_the_side_that_has_little_is_counted():
    shown = count(
        """
        . . X O .
        . . X O O
        . . X X X
        . . . . .
        """,
        method=Method.CHINESE,
        ruleset=CHINESE,
        komi=7.5,
        handicap=2,
    )
    assert told(shown, Act.HALF) == [(Act.HALF, WHITE, 10 - (2 + 7.5) / 2)]
    assert totals(shown) == (16, 4 + 2 + 7.5)


@pytest.mark.parametrize(
    ("drawing", "counted"),
    [(". . . . . X O . O", BLACK), (". . . . . . X O . O", WHITE)],
)
def test_little_is_less_than_half_of_what_the_other_has(drawing, counted):
    shown = count(drawing, method=Method.CHINESE, ruleset=CHINESE)
    assert [color for _, color, _ in told(shown, Act.HALF)] == [counted]


def test_overtime_is_taken_off_who_has_used_it_whoever_is_counted():
    drawing = """
        . X O . .
        . X O . .
    """
    shown = count(drawing, method=Method.CHINESE, ruleset=ING, penalties=ByColor(2.0, 4.0))
    assert told(shown, Act.TIME, Act.HALF) == [
        (Act.TIME, BLACK, 2),
        (Act.TIME, WHITE, 4),
        (Act.HALF, BLACK, (10 - 2 - 4) / 2),
    ]
    assert totals(shown) == (4 - 2, 6 - 4)
    shown = count(drawing, method=Method.CHINESE, ruleset=ING, penalties=ByColor(2.0, 0.0))
    assert told(shown, Act.TIME) == [(Act.TIME, BLACK, 2)]


def test_taxes_are_off_the_board_that_is_halved():
    drawing = """
        . X X O . O
        X X X O O O
        . . X O . .
    """
    for method in (Method.CHINESE, Method.NORMAL):
        shown = count(drawing, method=method, ruleset=STONE_COUNTING, komi=1)
        assert totals(shown) == (9 - 2, 9 - 2 + 1)
    shown = count(drawing, method=Method.CHINESE, ruleset=STONE_COUNTING, komi=1)
    assert told(shown, Act.TAX, Act.HALF) == [(Act.TAX, BLACK, 2), (Act.HALF, BLACK, 7.5)]


def test_many_stones_are_counted_in_larger_parts():
    rows = ["X" * 19 if y % 2 else "X." + "X" * 17 for y in range(19)]
    shown = count("\n".join(rows), method=Method.NORMAL, ruleset=CHINESE)
    amounts = [amount for _, _, amount in told(shown, Act.STONES)]
    assert amounts == [50] * 7 + [1]
