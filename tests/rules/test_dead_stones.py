import json
import random
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.dead_stones import propose_dead_stones, propose_dead_stones_in_slices
from gobanapp.rules.life.playouts import Playouts
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CHINESE, JAPANESE
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from tests.board_text import parse_board
from tests.thorough import one_in

DATA = Path(__file__).parents[1] / "data" / "dead_stones"
CASES = [
    case
    for path in sorted(DATA.glob("*.json"))
    for case in json.loads(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("case", one_in(4, CASES), ids=lambda case: case["name"])
def test_real_games(case: dict[str, Any]) -> None:
    ruleset = parse_ruleset_name(case["rules"])
    assert ruleset is not None
    proposal = propose_dead_stones(parse_board("\n".join(case["board"])), ruleset)
    assert sorted(map(str, proposal.dead)) == sorted(case["dead"])


def verdict_on(drawing: str, name: str, ruleset: Any = JAPANESE) -> Verdict:
    verdict = propose_dead_stones(parse_board(drawing), ruleset).verdict_at(Point.parse(name))
    assert verdict is not None
    return verdict


def names(points: frozenset[Point]) -> str:
    return " ".join(map(str, sorted(points)))


FINISHED = """
. X . X O . .
X X X X O O .
. X O O . O .
X X O . O O O
. . X O O . .
. X X O . O X
. . X O O . .
"""


def test_two_eyes_are_certain() -> None:
    verdict = verdict_on(FINISHED, "D7")
    assert (verdict.status, verdict.confidence) == (LifeStatus.ALIVE, 1)
    assert verdict.reason is VerdictReason.UNCONDITIONAL
    assert "C7" in names(verdict.points)


def test_a_stone_that_cannot_live_is_dead_for_certain() -> None:
    verdict = verdict_on(FINISHED, "G2")
    assert (verdict.status, verdict.confidence) == (LifeStatus.DEAD, 1)


ENCLOSED = """
. X . X X . X
X X X X X X X
X O O O O O X
X O . X . O X
X O O O O O X
X X X X X X X
. X . X . X .
"""


def test_a_stone_in_the_middle_of_three_points_leaves_one_eye() -> None:
    white = verdict_on(ENCLOSED, "B4")
    assert white.status is LifeStatus.DEAD
    assert white.confidence < 1
    black = verdict_on(ENCLOSED, "D4")
    assert (black.status, black.reason) == (LifeStatus.ALIVE, VerdictReason.CAPTURES)
    assert Point.parse("B4") in black.others


UNDECIDED = ENCLOSED.replace("O . X . O", "O . . . O")


def test_the_middle_of_three_points_decides() -> None:
    white = verdict_on(UNDECIDED, "B4")
    assert (white.status, white.reason) == (LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES)
    assert names(white.points) == "D4"


def test_neither_side_may_begin_in_a_seki() -> None:
    drawing = """
    . X . X X X X X X X
    X X X X X X X X X X
    X O O O O O O O O X
    X O . X X X X . O X
    X O O O O O O O O X
    X X X X X X X X X X
    """
    for name, other in (("B3", "D3"), ("D3", "B3")):
        verdict = verdict_on(drawing, name)
        assert (verdict.status, verdict.reason) == (LifeStatus.SEKI, VerdictReason.SHARED_LIBERTIES)
        assert names(verdict.points) == "C3 H3"
        assert Point.parse(other) in verdict.others


def test_a_bent_four_in_the_corner_is_dead() -> None:
    drawing = """
    X X X X . X .
    X X X X X X X
    X X X . X . X
    O O X X X X X
    . O X X X X X
    X O O O X X X
    X X . O X X X
    """
    japanese = verdict_on(drawing, "B2", JAPANESE)
    assert (japanese.status, japanese.reason) == (LifeStatus.DEAD, VerdictReason.BENT_FOUR)
    assert {Point(0, 0), Point(0, 1), Point(1, 0)} < japanese.points
    chinese = verdict_on(drawing, "B2", CHINESE)
    assert chinese.status is LifeStatus.DEAD
    assert chinese.confidence < japanese.confidence
    assert verdict_on(drawing, "A1").status is LifeStatus.ALIVE


def test_a_bent_four_is_recognised_in_a_besieged_group() -> None:
    drawing = """
    X X . O X . . . .
    X O O O X . . . .
    . O X X X . . . .
    O O X . . . . . .
    X X X . . . . . .
    X X X X X X X X X
    O O O O O O O O O
    . . . . . . . . .
    . . . . . . . . .
    """
    verdict = verdict_on(drawing, "B8")
    assert (verdict.status, verdict.reason) == (LifeStatus.DEAD, VerdictReason.BENT_FOUR)


CUT_OFF = """
. . . . X O . . .
. . . . X O . . .
. X X X X O . . .
X O O O X O . . .
X O O O . O . . .
. X X X X O . . .
. . . . X O . . .
. . . . X O . . .
. . . . X O . . .
"""


def test_stones_that_one_move_takes_or_saves_are_unsettled() -> None:
    verdict = verdict_on(CUT_OFF, "C5")
    assert (verdict.status, verdict.reason) == (LifeStatus.UNSETTLED, VerdictReason.WHO_MOVES)
    assert names(verdict.points) == "E5"
    assert len(verdict.stones) == 6
    assert verdict_on(CUT_OFF, "F5").status is LifeStatus.ALIVE


def test_every_stone_has_exactly_one_verdict() -> None:
    board = parse_board(FINISHED)
    proposal = propose_dead_stones(board, JAPANESE)
    assert_complete(board, proposal)
    assert proposal.ownership[Point.parse("A1")] > 0.8
    assert proposal.ownership[Point.parse("G7")] < -0.8


def test_turned_and_swapped_boards_get_the_same_dead() -> None:
    board = parse_board(FINISHED)
    dead = propose_dead_stones(board, JAPANESE).dead
    turned = moved(board, lambda point: Point(point.y, board.width - 1 - point.x))
    assert propose_dead_stones(turned, JAPANESE).dead == {
        Point(point.y, board.width - 1 - point.x) for point in dead
    }
    swapped = moved(board, lambda point: point, swap=True)
    assert propose_dead_stones(swapped, JAPANESE).dead == dead


def test_the_work_comes_in_slices_and_is_the_same_each_time() -> None:
    board = parse_board(FINISHED)
    slices, proposal = drained(propose_dead_stones_in_slices(board, CHINESE))
    assert slices > 50
    assert proposal == propose_dead_stones(board, CHINESE)


def test_a_board_with_an_undecided_group_gets_more_random_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played = []

    class Counted(Playouts):
        def ownership(self) -> list[float]:
            played.append(self.count)
            return super().ownership()

    monkeypatch.setattr("gobanapp.rules.dead_stones.Playouts", Counted)
    propose_dead_stones(parse_board(FINISHED), JAPANESE)
    assert played == [200]
    played.clear()
    propose_dead_stones(parse_board(UNDECIDED), JAPANESE)
    assert played == [200, 300]


def drained(work: Generator[None, None, Proposal]) -> tuple[int, Proposal]:
    slices = 0
    while True:
        try:
            next(work)
        except StopIteration as done:
            return slices, done.value
        slices += 1


@pytest.mark.parametrize("size", [(1, 1), (2, 1), (52, 1), (1, 7), (3, 2), (7, 9)])
def test_empty_boards_have_no_stones_to_judge(size: tuple[int, int]) -> None:
    proposal = propose_dead_stones(Board.empty(*size), JAPANESE)
    assert proposal.verdicts == ()
    assert len(proposal.ownership) == size[0] * size[1]


def test_a_board_full_of_one_colour_is_judged() -> None:
    board = Board.empty(5, 4)
    full = board.with_stones(Color.BLACK, board.points())
    assert_complete(full, propose_dead_stones(full, JAPANESE))


@pytest.mark.parametrize("rows", [5, pytest.param(52, marks=pytest.mark.slow)])
def test_the_largest_board_is_judged(rows: int) -> None:
    board = Board.empty(52, rows)
    wall = [Point(25, y) for y in range(rows)]
    other = [Point(26, y) for y in range(rows)]
    board = board.with_stones(Color.BLACK, wall).with_stones(Color.WHITE, other)
    proposal = propose_dead_stones(board, JAPANESE)
    assert proposal.dead == frozenset()
    assert_complete(board, proposal)


@pytest.mark.parametrize(
    "seed", [*range(5), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(5, 30))]
)
def test_any_position_is_judged(seed: int) -> None:
    draw = random.Random(seed)
    columns, rows = draw.randint(1, 7), draw.randint(1, 7)
    letters = draw.choice(["XO", "XO.", "XO..", "XX.O"])  # also stones without a liberty
    board = parse_board("\n".join("".join(draw.choices(letters, k=columns)) for _ in range(rows)))
    assert_complete(board, propose_dead_stones(board, draw.choice([JAPANESE, CHINESE])))


def assert_complete(board: Board, proposal: Proposal) -> None:
    judged = [point for verdict in proposal.verdicts for point in verdict.stones]
    assert sorted(judged) == sorted(point for point, _ in board.stones())
    for verdict in proposal.verdicts:
        assert {board[point] for point in verdict.stones} == {verdict.color}
        assert 0 <= verdict.confidence <= 1
        assert all(board.chain(point).stones <= verdict.stones for point in verdict.stones)
        assert all(board[point] is verdict.color.opponent for point in verdict.others)
    assert all(-1 <= share <= 1 for share in proposal.ownership.values())


def moved(board: Board, place: Any, *, swap: bool = False) -> Board:
    made = Board.empty(board.height, board.width)
    for point, color in board.stones():
        made = made.with_stones(color.opponent if swap else color, [place(point)])
    return made
