from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import CountingStyle, CountStepKind
from gobanapp.rules.hand_counting.demonstration import demonstrate
from gobanapp.rules.point import Move
from gobanapp.rules.ruleset import AGA, FRENCH, JAPANESE, Ruleset
from gobanapp.rules.scoring import score
from tests.board_text import parse_board
from tests.rules.hand_counting.finished_games import points
from tests.rules.test_scoring import BOOKLET_2, BOOKLET_11, ITALIAN_16, french_handicap_game

BLACK, WHITE = Color.BLACK, Color.WHITE
NOTHING = ByColor(0, 0)


def count(  # noqa: PLR0913 - all that a count can hang on, by name
    board,
    dead="",
    *,
    method=CountingStyle.JAPANESE,
    prisoners=NOTHING,
    passes=NOTHING,
    ruleset=JAPANESE,
    komi=0,
    handicap=0,
    penalties=NOTHING,
    white_passed_last=True,
):
    board = parse_board(board) if isinstance(board, str) else board
    made = score(
        board,
        points(dead),
        prisoners=prisoners,
        passes=passes,
        ruleset=ruleset,
        komi=komi,
        handicap=handicap,
        penalties=penalties,
    )
    return demonstrate(board, points(dead), made, method, white_passed_last=white_passed_last)


def told(shown, *acts):
    """Return the steps that do any of these things: what, whose, how much."""
    return [(step.kind, step.color, step.amount) for step in shown.steps if step.kind in acts]


def totals(shown):
    return tuple(shown.steps[-1].totals)


def test_the_rule_booklet_diagram_2():
    shown = count(BOOKLET_2)
    assert totals(shown) == (20, 22)
    assert str(shown.result) == "W+2"


def test_the_rule_booklet_diagram_11():
    shown = count(BOOKLET_11, "H3")
    assert totals(shown) == (24, 23)
    assert str(shown.result) == "B+1"


def test_the_italian_rules_page():
    dead = "C7 C8 D8 D9 A4 A3 B3 B2 C2 H9 H8 G8 J5 J4 J3"
    shown = count(ITALIAN_16, dead, prisoners=ByColor(3, 2))
    assert told(shown, CountStepKind.LIFT_DEAD, CountStepKind.FILL_IN, CountStepKind.LEFT_OVER) == [
        (CountStepKind.LIFT_DEAD, BLACK, 6),
        (CountStepKind.LIFT_DEAD, WHITE, 9),
        (CountStepKind.FILL_IN, BLACK, 8),
        (CountStepKind.FILL_IN, WHITE, 12),
    ]
    # 32 and 23 with what the other has lost; without it they are as far apart.
    assert totals(shown) == (20 - 8, 15 - 12)
    assert str(shown.result) == "B+9"
    lids = [step.lids for step in shown.steps if step.kind is CountStepKind.LIFT_DEAD]
    assert lids == [ByColor(3, 8), ByColor(12, 8)]
    assert shown.steps[-1].lids == NOTHING


# Both sides live: Black has two points, White four.
TWO_AND_FOUR = """
    . X O . .
    X X O O O
    . X O . .
"""


def test_prisoners_without_room_count_for_the_opponent():
    shown = count(TWO_AND_FOUR, prisoners=ByColor(7, 3), komi=0.5)
    assert told(shown, *(set(CountStepKind) - {CountStepKind.BEGIN, CountStepKind.RESULT})) == [
        (CountStepKind.FILL_IN, BLACK, 2),
        (CountStepKind.LEFT_OVER, BLACK, 1),
        (CountStepKind.FILL_IN, WHITE, 4),
        (CountStepKind.LEFT_OVER, WHITE, 3),
        (CountStepKind.KOMI, WHITE, 0.5),
    ]
    assert totals(shown) == (3, 1.5)
    assert shown.steps[-1].lids == ByColor(3, 1)


def test_dame_are_filled_before_prisoners():
    drawing = """
        . X . O .
        X X . O O
        . X . O .
    """
    shown = count(drawing, prisoners=ByColor(1, 0))
    assert told(shown, CountStepKind.FILL_DAME, CountStepKind.FILL_IN) == [
        (CountStepKind.FILL_DAME, None, 3),
        (CountStepKind.FILL_IN, WHITE, 1),
    ]
    filling = shown.steps[1]
    assert [move.color for move in filling.moved] == [BLACK, WHITE, BLACK]
    assert not any(map(filling.board.is_empty, points("C1 C2 C3")))
    white_first = count(drawing, white_passed_last=False).steps[1]
    assert [move.color for move in white_first.moved] == [WHITE, BLACK, WHITE]


def test_with_pass_stones_dame_are_filled_in_pairs():
    drawing = """
        . X . O .
        X X . O O
        . X . O .
    """
    for white_passed_last, colors in ((True, [BLACK, WHITE]), (False, [WHITE, BLACK])):
        shown = count(drawing, method=CountingStyle.QUICK, white_passed_last=white_passed_last)
        (filling,) = (step for step in shown.steps if step.kind is CountStepKind.FILL_DAME)
        assert [move.color for move in filling.moved] == colors


# The two chains in the middle share three liberties.
SEKI = """
    . X X O . X O O .
    X X X O . X O O O
    . X X O . X O O .
"""


def test_the_points_of_a_seki_stay_empty():
    for method in (CountingStyle.JAPANESE, CountingStyle.QUICK):
        shown = count(SEKI, method=method)
        assert told(shown, CountStepKind.FILL_DAME) == []
        assert totals(shown) == (2, 2)


def test_a_ruleset_with_taxes_and_compensation():
    shown = count(
        TWO_AND_FOUR,
        ruleset=Ruleset.parse("japanese,tax=yes,compensation=n"),
        komi=-1,
        handicap=2,
    )
    assert told(shown, CountStepKind.TAX, CountStepKind.COMPENSATION, CountStepKind.KOMI) == [
        (CountStepKind.TAX, BLACK, 2),
        (CountStepKind.TAX, WHITE, 2),
        (CountStepKind.COMPENSATION, WHITE, 2),
        (CountStepKind.KOMI, WHITE, -1),
    ]
    assert totals(shown) == (0, 3)


def test_overtime_counts_against_its_user():
    shown = count(TWO_AND_FOUR, penalties=ByColor(0.0, 2.0))
    assert told(shown, CountStepKind.TIME) == [(CountStepKind.TIME, WHITE, 2)]
    assert totals(shown) == (2, 4 - 2)


def test_stones_are_moved_for_successive_blocks():
    shown = count(
        """
        . . . . . X . X O
        . . X . . . X X O
        . X . . . X X X O
        . . . . . X X X O
        X X X X X X X X O
        O O O O O O O O O
        """
    )
    (arranged,) = (step for step in shown.steps if step.kind is CountStepKind.ARRANGE)
    assert {move.start for move in arranged.moved} == points("C5 B4")
    assert {move.end for move in arranged.moved} == points("G6 F5")
    assert len(arranged.block) == 20
    assert arranged.territory.black == arranged.block
    assert told(shown, CountStepKind.BLOCK) == [(CountStepKind.BLOCK, BLACK, 20)]


# Pass stones


def test_the_french_quick_count():
    position = french_handicap_game()
    for _ in range(3):
        position = position.play_unchecked(Move(position.turn, None))
    shown = count(
        position.board,
        "G7",
        method=CountingStyle.QUICK,
        prisoners=position.prisoners,
        passes=position.passes,
        ruleset=FRENCH,
        komi=0.5,
        handicap=3,
    )
    assert told(
        shown, CountStepKind.PASS_STONES, CountStepKind.LAST_PASS, CountStepKind.FILL_IN
    ) == [
        (CountStepKind.PASS_STONES, BLACK, 1),
        (CountStepKind.PASS_STONES, WHITE, 2),
        (CountStepKind.FILL_IN, BLACK, 3),
        (CountStepKind.FILL_IN, WHITE, 2),
    ]
    assert totals(shown) == (25, 22.5)
    assert str(shown.result) == "B+2.5"


def test_white_gives_a_stone_more_without_the_last_pass():
    passes = ByColor(1, 1)
    shown = count(TWO_AND_FOUR, method=CountingStyle.QUICK, passes=passes, ruleset=AGA)
    assert told(shown, CountStepKind.LAST_PASS) == []
    assert totals(shown) == (1, 3)
    shown = count(
        TWO_AND_FOUR,
        method=CountingStyle.QUICK,
        passes=passes,
        ruleset=AGA,
        white_passed_last=False,
    )
    assert told(shown, CountStepKind.LAST_PASS, CountStepKind.FILL_IN) == [
        (CountStepKind.LAST_PASS, WHITE, 1),
        (CountStepKind.FILL_IN, BLACK, 1),
        (CountStepKind.FILL_IN, WHITE, 2),
    ]
    assert totals(shown) == (1, 2)


def test_the_japanese_count_knows_no_pass_stones():
    shown = count(TWO_AND_FOUR, passes=ByColor(3, 2), ruleset=AGA)
    assert told(shown, CountStepKind.PASS_STONES, CountStepKind.FILL_IN) == []
    assert totals(shown) == (2, 4)
