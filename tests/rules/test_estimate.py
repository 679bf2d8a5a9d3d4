import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.estimate import _lead, _owners_now, estimate, estimate_in_slices
from gobanapp.rules.handicap_points import handicap_points
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import (
    AGA,
    CHINESE,
    JAPANESE,
    RULESET_PRESETS,
    STONE_COUNTING,
    TROMP_TAYLOR,
    CountingMethod,
)
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.rules.scoring import score
from tests.board_text import parse_board
from tests.thorough import one_in

DATA = Path(__file__).parents[1] / "data" / "dead_stones"
FINISHED = [
    case
    for path in sorted(DATA.glob("*.json"))
    for case in json.loads(path.read_text(encoding="utf-8"))
]
BLACK, WHITE = Color.BLACK, Color.WHITE


def estimated(board, ruleset=JAPANESE, komi=6.5, handicap=0, turn=BLACK, passes=0):
    position = Position.start(board, turn)
    for _ in range(passes):
        position = position.play_unchecked(Move(position.turn, None))
    return estimate(position, ruleset, komi=komi, handicap=handicap)


def count(board, dead, ruleset=JAPANESE, komi=6.5, handicap=0, **past):
    past = {"prisoners": ByColor(0, 0), "passes": ByColor(1, 1)} | past
    return score(board, dead, ruleset=ruleset, komi=komi, handicap=handicap, **past)


def lead_of(counted):
    black, white = counted.lines
    return black.total - white.total


# The beginning


@pytest.mark.parametrize(
    ("ruleset", "size"),
    [
        (JAPANESE, 9),
        (CHINESE, 13),
        *(pytest.param(rules, 19, marks=pytest.mark.thorough) for rules in (JAPANESE, CHINESE)),
    ],
    ids=lambda value: getattr(value, "key", value),
)
def test_an_empty_board_is_about_even(size, ruleset):
    found = estimated(Board.empty(size), ruleset, komi=ruleset.komi)
    assert abs(found.lead) < 1
    assert size * 0.7 < found.spread < size * 1.3
    assert set(found.ownership.values()) == {0}


def test_the_first_move_is_worth_no_more_than_the_komi():
    board = Board.empty(19).with_stones(BLACK, [Point(3, 3)])
    assert abs(estimated(board, turn=WHITE).lead) < 2


def test_handicap_stones_are_worth_some_twelve_points_each():
    board = Board.empty(19).with_stones(BLACK, handicap_points(19, 19, 9))
    found = estimated(board, komi=0.5, handicap=9, turn=WHITE)
    assert 9 * 11 < found.lead < 9 * 15
    assert found.lead > 4 * found.spread


def test_a_lead_within_chance_is_smaller_than_its_spread():
    board = Board.empty(19).with_stones(BLACK, handicap_points(19, 19, 2))
    found = estimated(board, komi=0.5, turn=WHITE)
    assert 0 < found.lead < found.spread / 2


# The middle

OPEN = """
. . . . . . . . .
. . X . . . . O .
. . . . . . . . .
. . X . . O . . .
. . . . . . . . .
. . X . . . O . .
. . . X O . . . .
. . . X O . . . .
. . . . . . . . .
"""


@cache
def open_board(*, komi=0, turn=BLACK):
    return estimated(parse_board(OPEN), komi=komi, turn=turn)


def test_each_point_has_an_owner_and_always_the_same():
    found = open_board()
    assert found.ownership.keys() == set(parse_board(OPEN).points())
    assert all(-1 <= owned <= 1 for owned in found.ownership.values())
    assert found.ownership[Point(0, 8)] > 0.25 > -0.25 > found.ownership[Point(8, 2)]
    assert found == estimated(parse_board(OPEN), komi=0)


def test_having_the_move_is_an_advantage():
    black, white = (open_board(turn=turn) for turn in Color)
    assert black.lead > white.lead
    assert black.ownership == white.ownership


def test_komi_is_white_s():
    leads = [open_board(komi=komi).lead for komi in (-60, 0, 60)]
    assert leads == sorted(leads, reverse=True)
    assert leads[0] > 40
    assert leads[2] < -40


def test_the_estimate_is_computed_in_slices():
    work = estimate_in_slices(Position.start(parse_board(OPEN)), JAPANESE, komi=0, handicap=0)
    assert sum(1 for _ in work) > 80


@pytest.mark.parametrize("size", one_in(2, [(1, 1), (3, 9), (2, 2), (1, 7)]))
def test_any_board_and_rules(size):
    board = Board.empty(*size).with_stones(WHITE, [Point(0, 0)])
    found = {
        key: len(estimated(board, ruleset).ownership) for key, ruleset in RULESET_PRESETS.items()
    }
    assert found == dict.fromkeys(RULESET_PRESETS, size[0] * size[1])


# The counting of the ruleset

ENDED = """
. X . X O . . . .
X X X X O . X . .
. X X O O . . . .
X X O O . O O O O
X O O . O O X X X
X X O O O X X . X
. X X O X X . X .
X X . X X . X . .
. X X . X X . . .
"""

rulesets = st.sampled_from(
    [
        *RULESET_PRESETS.values(),
        replace(JAPANESE, pass_stones=True),
        replace(CHINESE, group_tax=True),
        replace(AGA, counting=CountingMethod.TERRITORY),
    ]
)
few = st.builds(ByColor, st.integers(0, 30), st.integers(0, 30))
handicaps = st.integers(0, 9)
PAST = ("prisoners", "passes", "penalties")


@given(ruleset=rulesets, past=st.fixed_dictionaries(dict.fromkeys(PAST, few)), handicap=handicaps)
def test_points_are_counted_by_the_rules_as_in_a_count(ruleset, past, handicap):
    board = parse_board(ENDED)
    dead = board.chain(Point.parse("G8")).stones
    counted = count(board, dead, ruleset, 6.5, handicap, **past)
    owners = _owners_now(board, dead, counted)
    assert _lead(board, owners, counted, None) == lead_of(counted)


# The end


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(
            case,
            id=case["name"],
            marks=pytest.mark.slow if number % 4 else pytest.mark.thorough if number % 8 else [],
        )
        for number, case in enumerate(FINISHED)
    ],
)
def test_the_estimate_of_a_finished_game_is_its_count(case):
    board = parse_board("\n".join(case["board"]))
    ruleset = parse_ruleset_name(case["rules"])
    dead = frozenset(map(Point.parse, case["dead"]))  # as test_dead_stones has it proposed
    counted = count(board, dead, ruleset)
    found = estimated(board, ruleset, passes=2)
    assert found.lead == lead_of(counted)
    for point in dead:
        assert found.ownership[point] == (1 if board[point] is WHITE else -1)


def test_dead_stones_and_dame_are_estimated():
    found = estimated(parse_board(ENDED), passes=2)
    stone = Point.parse("G8")
    assert found.ownership[stone] == pytest.approx(-1)
    assert found.ownership[Point.parse("A9")] == pytest.approx(1)
    assert found.spread < 1


DAME = """
. X . X O . O
X X X X O O .
. X X . O O O
X X X X O . O
. X X O O O .
"""


@pytest.mark.parametrize("ruleset", [JAPANESE, CHINESE], ids=lambda ruleset: ruleset.key)
def test_the_last_dame_is_an_area_point_for_the_player_to_move(ruleset):
    black, white, stopped = (
        estimated(parse_board(DAME), ruleset, komi=0, **terms).lead
        for terms in ({"turn": BLACK}, {"turn": WHITE}, {"passes": 2})
    )
    point = 1 if ruleset is CHINESE else 0
    assert [black - stopped, stopped - white] == pytest.approx([point, point])


WHO_MOVES = """
. O . O . O O
O O O O O O .
X X X X X O O
X . . . X O .
"""


def test_a_group_whose_life_depends_on_the_move():
    board = parse_board(WHO_MOVES)
    black, white = (estimated(board, komi=0, turn=turn) for turn in Color)
    stopped = estimated(board, komi=0, passes=2)
    assert white.lead == -22
    assert black.lead == pytest.approx(-2, abs=1)
    assert stopped.lead == -2
    assert all(5 < found.spread < 10 for found in (black, white, stopped))


def test_without_dead_stones_all_live_once_play_is_over():
    board = parse_board(ENDED)
    alive = estimated(board, TROMP_TAYLOR, passes=2)
    lifted = estimated(board, TROMP_TAYLOR)
    counted = count(board, (), TROMP_TAYLOR)
    assert alive.lead == lead_of(counted)
    assert lifted.lead < alive.lead - 3


def test_prisoners_count_as_in_the_rules():
    board = parse_board(DAME)
    start = Position.start(board)
    taken = start.set_up()
    taken.prisoners = ByColor(10, 3)
    for ruleset, more in ((JAPANESE, 7), (CHINESE, 0), (STONE_COUNTING, 0)):
        before, after = (estimate(at, ruleset, komi=0, handicap=0).lead for at in (start, taken))
        assert after - before == pytest.approx(more)
