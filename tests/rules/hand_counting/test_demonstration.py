import random
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import BowlOrLid, CountingStyle, CountStepKind
from gobanapp.rules.hand_counting.demonstration import (
    counting_styles,
    demonstrate,
    demonstrated_score,
)
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from gobanapp.rules.ruleset import (
    AGA,
    BGA,
    CHINESE,
    FRENCH,
    ING,
    JAPANESE,
    KOREAN,
    STONE_COUNTING,
    CountingMethod,
    Ruleset,
)
from gobanapp.rules.scoring import score
from tests.board_text import parse_board
from tests.examples import examples
from tests.rules.hand_counting.finished_games import counted_games, dead_inside, played_out, walled
from tests.thorough import one_in

AREA_METHODS = (CountingStyle.CHINESE, CountingStyle.NORMAL, CountingStyle.ING)


def check(board, dead, made, method, *, white_passed_last=True):
    """Show a count, check all that must hold of it, and return it."""
    shown = demonstrate(board, dead, made, method, white_passed_last=white_passed_last)
    assert shown.method is method
    begun = shown.steps[0]
    assert (begun.kind, begun.amount, begun.moved, begun.totals) == (
        CountStepKind.BEGIN,
        0,
        (),
        ByColor(0, 0),
    )
    assert [step.kind for step in shown.steps].count(CountStepKind.RESULT) == 1
    assert shown.steps[-1].kind is CountStepKind.RESULT
    check_stones(shown.steps, board, made.all_lines.map(lambda side: side.prisoners))
    check_borders(shown.steps, board.with_stones(None, dead), made, method)
    check_blocks(shown.steps)
    check_result(shown, made, white_passed_last)
    return shown


def check_stones(steps, board, lids):
    """Each step's stones lie where its movements have put them, and none is lost or made."""
    before = None
    for step in steps:
        for movement in step.moved:
            holder = movement.color.opponent
            if movement.start is BowlOrLid.LID:
                assert lids[holder] > 0
                lids = lids.with_(holder, lids[holder] - 1)
            elif isinstance(movement.start, Point):
                assert board[movement.start] is movement.color
                board = board.with_stones(None, [movement.start])
            if movement.end is BowlOrLid.LID:
                lids = lids.with_(holder, lids[holder] + 1)
            elif isinstance(movement.end, Point):
                assert board.is_empty(movement.end)
                board = board.with_stones(movement.color, [movement.end])
        assert (step.board, step.lids) == (board, lids)
        if step.kind in {
            CountStepKind.FILL_IN,
            CountStepKind.ARRANGE,
            CountStepKind.EMPTY_TENS,
            CountStepKind.FILL_OPPONENT,
            CountStepKind.LIFT_DEAD,
        }:
            assert {movement.color for movement in step.moved} == {step.color}
            assert step.amount == len(step.moved) > 0
        if before is not None and not step.moved:
            assert step.board == before.board
        before = step


def check_borders(steps, lifted, made, method):
    """No stone that touches what is not of its area is moved, and no border comes apart."""
    owned = demonstrated_score(made, method).territory.owned
    area = {
        color: {p for p in lifted.points() if lifted[p] is color or p in owned[color]}
        for color in Color
    }

    def at_border(point, color):
        return any(near not in area[color] for near in lifted.neighbors(point))

    changing = [
        step for step in steps if step.kind in {CountStepKind.ARRANGE, CountStepKind.EMPTY_TENS}
    ]
    for step in changing:
        assert not any(at_border(movement.start, step.color) for movement in step.moved)
    for step in changing[-1:]:
        for point, color in lifted.stones():
            if at_border(point, color):
                border = {p for p in lifted.chain(point).stones if at_border(p, color)}
                assert border <= step.board.chain(point).stones


def check_blocks(steps):
    """Blocks are empty territory, each point is counted once, and totals are what was counted."""
    counted = frozenset()
    totals = ByColor(0, 0)
    for step in steps:
        if step.kind in {CountStepKind.BLOCK, CountStepKind.STONES, CountStepKind.LEFT_EMPTY}:
            assert len(step.block) == step.amount > 0
            assert not step.block & counted
            counted |= step.block
            totals = totals.with_(step.color, totals[step.color] + step.amount)
            assert step.totals[step.color] == totals[step.color]
            if step.kind is CountStepKind.STONES:
                assert all(step.board[point] is step.color for point in step.block)
            else:
                assert all(map(step.board.is_empty, step.block))
                assert step.block <= step.territory[step.color]
        if step.kind is CountStepKind.TERRITORY:
            assert len(step.territory[step.color]) == step.amount
        assert step.counted == counted
        totals = step.totals


def check_result(shown, made, white_passed_last):
    ruleset = made.ruleset
    last = shown.steps[-1].totals
    if shown.method in AREA_METHODS:
        # Rules that count stones alone are counted with their taxes.
        is_taxed = ruleset.counting is CountingMethod.STONES
        wanted = made.by(CountingMethod.STONES if is_taxed else CountingMethod.AREA)
        assert last == wanted.lines.map(lambda side: side.total)
        assert shown.result == wanted.result
        return
    is_quick = shown.method is CountingStyle.QUICK
    wanted = replace(
        made, ruleset=replace(ruleset, pass_stones=is_quick), counting=CountingMethod.TERRITORY
    )
    black, white = (side.total for side in wanted.lines)
    black += is_quick and not white_passed_last
    assert last.black - last.white == black - white
    assert shown.result == Result.of_count(black - white, ruleset.ties_to)


@settings(max_examples=examples(1.5))
@given(counted_games(), st.booleans())
def test_every_method_comes_to_the_score(game, white_passed_last):
    board, dead, made = game
    for method in CountingStyle:
        check(board, dead, made, method, white_passed_last=white_passed_last)


@pytest.mark.parametrize("size", one_in(2, [(13, 13), (19, 19), (19, 7), (37, 21), (30, 3)]))
def test_every_method_comes_to_the_score_on_large_boards(size):
    rng = random.Random(repr(size))
    for ruleset in (JAPANESE, AGA, ING):
        board, dead = dead_inside(walled(*size, rng), rng)
        made = score(
            board,
            dead,
            prisoners=ByColor(rng.randint(0, 20), rng.randint(0, 20)),
            passes=ByColor(2, 1),
            ruleset=ruleset,
            komi=6.5,
            handicap=0,
            penalties=ByColor(4.0 * (ruleset is ING), 2.0 * (ruleset is not AGA)),
        )
        for method in CountingStyle:
            shown = check(board, dead, made, method)
            assert len(shown.steps) < 80


@given(
    st.integers(1, 7),
    st.integers(2, 7),
    st.sampled_from([0, 2, 3, 4]),
    st.integers(0, 2**32),
    st.sampled_from([AGA, BGA, FRENCH]),
)
def test_the_quick_count_equals_the_area_count(width, height, handicap, seed, ruleset):
    rng = random.Random(seed)
    position, handicap = played_out(width, height, handicap, rng)
    made = score(
        position.board,
        [],
        prisoners=position.prisoners,
        passes=position.passes,
        ruleset=ruleset,
        komi=ruleset.usual_komi(handicap),
        handicap=handicap,
    )
    is_whites = position.turn is Color.BLACK
    quick, normal = (
        demonstrate(position.board, [], made, method, white_passed_last=is_whites)
        for method in (CountingStyle.QUICK, CountingStyle.NORMAL)
    )
    assert quick.result == normal.result == made.by(CountingMethod.AREA).result


# Nothing to count, or too much


@pytest.mark.parametrize(
    ("size", "komi", "ruleset"),
    [
        *product([(1, 1)], [-3], [JAPANESE, CHINESE, ING, STONE_COUNTING]),
        *product([(1, 2)], [7.5], [JAPANESE, CHINESE, ING, STONE_COUNTING]),
        *product([(20, 20)], [0], [CHINESE, ING, STONE_COUNTING]),
        ((52, 52), 0, JAPANESE),
    ],
)
def test_an_empty_board(ruleset, size, komi):
    board = Board.empty(*size)
    nothing = ByColor(0, 0)
    made = score(
        board, [], prisoners=nothing, passes=nothing, ruleset=ruleset, komi=komi, handicap=0
    )
    for method in CountingStyle:
        shown = check(board, [], made, method)
        assert shown.result == Result.of_count(-komi, ruleset.ties_to), method
        assert not any(step.moved for step in shown.steps), method


@pytest.mark.parametrize("method", one_in(3, CountingStyle))
def test_a_board_of_one_colour(method):
    board = Board.empty(52).with_stones(Color.BLACK, [Point(0, 0), Point(30, 20)])
    made = score(
        board,
        [],
        prisoners=ByColor(0, 5),
        passes=ByColor(0, 0),
        ruleset=JAPANESE,
        komi=6.5,
        handicap=0,
    )
    shown = check(board, [], made, method)
    assert len(shown.steps) < 60


@pytest.mark.parametrize("method", CountingStyle)
def test_all_stones_dead(method):
    board = Board.empty(4).with_stones(Color.BLACK, [Point(0, 0)])
    board = board.with_stones(Color.WHITE, [Point(2, 0), Point(2, 1)])
    dead = [point for point, _ in board.stones()]
    made = score(
        board,
        dead,
        prisoners=ByColor(4, 0),
        passes=ByColor(0, 0),
        ruleset=JAPANESE,
        komi=0,
        handicap=0,
    )
    shown = check(board, dead, made, method)
    lifted = [step for step in shown.steps if step.kind is CountStepKind.LIFT_DEAD]
    assert [(step.color, step.amount, step.lids) for step in lifted] == [
        (Color.BLACK, 1, ByColor(4, 1)),
        (Color.WHITE, 2, ByColor(6, 1)),
    ]


DEAD_IN_SEKI = """
    O X . X O O O O X
    O X O X . O . O X
    O X . X . O O O X
    O X X X X O X O X
    O O O O O X X X X
    . O . O O X . X X
    O O O O O X X . X
"""


@pytest.mark.parametrize("method", CountingStyle)
@pytest.mark.parametrize("ruleset", [JAPANESE, KOREAN, CHINESE, AGA])
def test_dead_stones_in_seki_stay_where_they_do_not_count(ruleset, method):
    board, dead = parse_board(DEAD_IN_SEKI), [Point.parse("C6")]
    made = score(
        board,
        dead,
        prisoners=ByColor(0, 0),
        passes=ByColor(0, 0),
        ruleset=ruleset,
        komi=0,
        handicap=0,
    )
    shown = check(board, dead, made, method)
    stays = not ruleset.seki_points and method not in AREA_METHODS
    kinds = [step.kind for step in shown.steps]
    assert (CountStepKind.LEFT_IN_SEKI in kinds) is stays
    assert (CountStepKind.LIFT_DEAD in kinds) is not stays
    if stays:
        step = shown.steps[kinds.index(CountStepKind.LEFT_IN_SEKI)]
        assert (step.color, step.amount, step.board) == (Color.WHITE, 1, board)
        assert shown.steps[-1].board[dead[0]] is Color.WHITE


# Which methods


@pytest.mark.parametrize(
    ("ruleset", "usual"),
    [
        (JAPANESE, CountingStyle.JAPANESE),
        (KOREAN, CountingStyle.JAPANESE),
        (CHINESE, CountingStyle.CHINESE),
        (AGA, CountingStyle.QUICK),
        (FRENCH, CountingStyle.NORMAL),
        (ING, CountingStyle.ING),
        (Ruleset.parse("japanese,passes=yes"), CountingStyle.QUICK),
        (STONE_COUNTING, CountingStyle.CHINESE),
    ],
)
def test_the_usual_method_of_a_ruleset_comes_first(ruleset, usual):
    assert counting_styles(ruleset)[0] is usual
    assert sorted(method.value for method in counting_styles(ruleset)) == sorted(
        method.value for method in CountingStyle
    )
