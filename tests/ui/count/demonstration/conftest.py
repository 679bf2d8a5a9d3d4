"""A count by hand on a small board, made for the tests of what shows it."""

from dataclasses import replace

import pytest

from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.hand_counting.count_step import (
    BowlOrLid,
    CountingStyle,
    CountStep,
    CountStepKind,
    Demonstration,
    StoneMovement,
)
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result
from tests.board_text import parse_board

BOARD = parse_board("""
    . X O . .
    . X O X .
    . X O . .
    . X O . .
    . X O . .
""")
BLACK, WHITE = Color.BLACK, Color.WHITE
LEFT = frozenset(Point(0, y) for y in range(5))
RIGHT = frozenset(Point(x, y) for x in (3, 4) for y in range(5))


def points(names):
    return frozenset(Point.parse(name) for name in names.split())


def japanese(*, method=CountingStyle.JAPANESE):
    """Return a count in which Black, who has taken 2 and lost 1, has 3 points and White 9."""
    dead = Point.parse("D4")
    begin = CountStep(
        kind=CountStepKind.BEGIN,
        board=BOARD,
        lids=ByColor(2, 0),
        totals=ByColor(0, 0),
        territory=ByColor(LEFT, RIGHT - {dead}),
    )
    lifted = replace(
        begin,
        kind=CountStepKind.LIFT_DEAD,
        color=BLACK,
        amount=1,
        board=BOARD.with_stones(None, [dead]),
        lids=ByColor(2, 1),
        moved=(StoneMovement(BLACK, dead, BowlOrLid.LID),),
        territory=ByColor(LEFT, RIGHT),
    )
    a5, d5, e5 = map(Point.parse, ("A5", "D5", "E5"))
    white_in = replace(
        lifted,
        kind=CountStepKind.FILL_IN,
        color=WHITE,
        amount=2,
        board=lifted.board.with_stones(WHITE, [d5, e5]),
        lids=ByColor(0, 1),
        moved=(StoneMovement(WHITE, BowlOrLid.LID, d5), StoneMovement(WHITE, BowlOrLid.LID, e5)),
        territory=ByColor(LEFT, RIGHT - {d5, e5}),
    )
    black_in = replace(
        white_in,
        kind=CountStepKind.FILL_IN,
        color=BLACK,
        amount=1,
        board=white_in.board.with_stones(BLACK, [a5]),
        lids=ByColor(0, 0),
        moved=(StoneMovement(BLACK, BowlOrLid.LID, a5),),
        territory=ByColor(LEFT - {a5}, RIGHT - {d5, e5}),
    )
    still = replace(black_in, moved=())
    left, right = still.territory
    lower = points("D1 E1 D2 E2 D3 E3")
    black_block = replace(
        still, kind=CountStepKind.BLOCK, amount=4, block=left, counted=left, totals=ByColor(4, 0)
    )
    white_block = replace(
        black_block,
        color=WHITE,
        amount=6,
        block=lower,
        counted=left | lower,
        totals=ByColor(4, 6),
    )
    white_rest = replace(
        white_block,
        amount=2,
        block=right - lower,
        counted=left | right,
        totals=ByColor(4, 8),
    )
    komi = replace(
        white_rest, kind=CountStepKind.KOMI, amount=6.5, block=frozenset(), totals=ByColor(4, 14.5)
    )
    result = replace(komi, kind=CountStepKind.RESULT, color=None, amount=0)
    steps = (
        begin, lifted, white_in, black_in, black_block, white_block, white_rest, komi, result,
    )  # fmt: skip
    return Demonstration(method=method, steps=steps, result=Result.of_count(-10.5))


@pytest.fixture
def demonstration():
    return japanese()
