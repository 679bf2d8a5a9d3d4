import json
from pathlib import Path

import pytest

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.reading.capture_search import CaptureSearch
from gobanapp.rules.reading.proof_search import OutOfBudget
from gobanapp.rules.reading.readings import ReadingOutcome, read_capture
from tests.board_text import parse_board

BLACK, WHITE = Color.BLACK, Color.WHITE
BUDGET = 1000
DATA = Path(__file__).parents[2] / "data" / "reading"
CASES = json.loads((DATA / "captures.json").read_text(encoding="utf-8"))
LADDER = next(case for case in CASES if case["name"] == "running in a ladder")


def board_of(case):
    """Return the board of a case, and its safe stones."""
    rows = case["board"]
    board = parse_board("\n".join(rows).upper())
    letters = zip(board.points(), "".join(rows), strict=True)
    return board, frozenset(point for point, letter in letters if letter in "ox")


@pytest.mark.parametrize("side", ["attacker", "defender"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_captures(case, side):
    board, safe = board_of(case)
    target = Point.parse(case["target"])
    first = board[target] if side == "defender" else board[target].opponent
    reading = read_capture(board, target, first, BUDGET, safe=safe)
    assert reading.outcome.value == case[f"{side} first"]
    assert reading.nodes <= BUDGET
    if side in case:
        assert str(reading.move) == case[side]


def test_every_stone_of_a_chain_gives_the_same_reading():
    board = parse_board(". . . .\n. X X .\nX O O X\n. X . .")
    readings = [read_capture(board, Point.parse(name), BLACK, BUDGET) for name in ("B2", "C2")]
    assert [reading.outcome for reading in readings] == [ReadingOutcome.DIES] * 2
    assert [str(reading.move) for reading in readings] == ["C1"] * 2


def test_there_must_be_a_stone():
    with pytest.raises(ValueError, match="no stone on A1"):
        read_capture(parse_board(". X"), Point.parse("A1"), BLACK, BUDGET)


def test_a_small_budget_gives_no_result():
    board, _ = board_of(LADDER)
    reading = read_capture(board, Point.parse("C3"), WHITE, 10)
    assert (reading.outcome, reading.move) == (ReadingOutcome.UNKNOWN, None)
    assert read_capture(board, Point.parse("C3"), WHITE, BUDGET).outcome is ReadingOutcome.DIES
    search = CaptureSearch(board, Point.parse("C3"), 10, safe=(), defender_master=True)
    with pytest.raises(OutOfBudget):
        search.run(defender_first=True)


def test_a_ladder_across_the_largest_board():
    rows = ["." * 52 for _ in range(48)]
    board = parse_board("\n".join([*rows, *(row + "." * 43 for row in LADDER["board"][-4:])]))
    reading = read_capture(board, Point.parse("C3"), WHITE, BUDGET)
    assert reading.outcome is ReadingOutcome.DIES


def test_colours_and_sides_of_the_board_make_no_difference():
    board, _ = board_of(LADDER)
    for flip_x in (False, True):
        for swap in (False, True):
            turned = parse_board("\n".join("." * 9 for _ in range(9)))
            for point, color in board.stones():
                x, y = (8 - point.x if flip_x else point.x), point.y
                at = Point(y, x) if swap else Point(x, y)
                turned = turned.with_stones(color.opponent, [at])
            target = Point(2, 6) if flip_x and swap else Point(6, 2) if flip_x else Point(2, 2)
            assert read_capture(turned, target, BLACK, BUDGET).outcome is ReadingOutcome.DIES
