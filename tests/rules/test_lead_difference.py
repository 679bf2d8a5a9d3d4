"""The difference between area and territory, explained to the last point."""

import random
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.lead_difference import (
    LeadDifference,
    LeadDifferenceCause,
    favored_by_area,
    lead_differences,
)
from gobanapp.rules.point import Move, Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import (
    AGA,
    CHINESE,
    FRENCH,
    JAPANESE,
    RULESET_PRESETS,
    Compensation,
    CountingMethod,
)
from gobanapp.rules.scoring import score
from tests.board_text import parse_board
from tests.legal_points import legal_points


def played(seed, *, size=5, handicap=0, passes_at=()):
    """Return the end of a random game: a position and its handicap."""
    rng = random.Random(seed)
    board = Board.empty(size)
    stones = [Point(1, 1), Point(3, 3), Point(1, 3)][:handicap]
    board = board.with_stones(Color.BLACK, stones)
    position = Position.start(board, Color.WHITE if handicap else Color.BLACK)
    for number in range(rng.randrange(6, 40)):
        legal = legal_points(position, position.turn, JAPANESE)
        point = None if number in passes_at or not legal else rng.choice(legal)
        position = position.play_unchecked(Move(position.turn, point))
    return position


def count(position, ruleset, *, komi=0.5, handicap=0, dead=()):
    return score(
        position.board,
        frozenset(dead),
        prisoners=position.prisoners,
        passes=position.passes,
        ruleset=ruleset,
        komi=komi,
        handicap=handicap,
    )


def lead(score):
    black, white = score.lines
    return black.total - white.total


def causes(score):
    return {found.cause: found.lead for found in lead_differences(score)}


@given(
    st.integers(0, 2**32),
    st.sampled_from([0, 2, 3]),
    st.lists(st.integers(0, 39), max_size=5),
    st.sampled_from(list(RULESET_PRESETS.values())),
)
def test_the_causes_add_up_to_the_difference(seed, handicap, passes, ruleset):
    position = played(seed, handicap=handicap, passes_at=passes)
    rng = random.Random(seed)
    dead = [point for point, _ in position.board.stones() if rng.random() < 0.2]
    counted = count(position, ruleset, handicap=handicap, dead=dead)
    difference = lead(counted.by(CountingMethod.AREA)) - lead(counted.by(CountingMethod.TERRITORY))
    assert sum(causes(counted).values()) == difference


@given(st.integers(0, 2**32), st.lists(st.integers(0, 39), max_size=5))
def test_turns_are_those_of_the_game(seed, passes):
    position = played(seed, passes_at=passes)
    black_moved_last = position.turn is Color.WHITE
    assert causes(count(position, CHINESE)).get(LeadDifferenceCause.TURNS, 0) == int(
        black_moved_last
    )


@given(st.integers(0, 2**32), st.lists(st.integers(0, 39), max_size=5))
def test_pass_stones_with_white_last_leave_no_difference(seed, passes):
    position = played(seed, passes_at=passes)
    if position.turn is Color.WHITE:
        position = position.play_unchecked(Move(Color.WHITE, None))
    assert causes(count(position, AGA)) == {}


@given(st.integers(0, 2**32), st.sampled_from([2, 3]))
def test_handicap_and_compensation_cancel_if_white_passes_last(seed, handicap):
    position = played(seed, handicap=handicap)
    if position.turn is Color.WHITE:
        position = position.play_unchecked(Move(Color.WHITE, None))
    counted = count(position, AGA, handicap=handicap)
    assert lead(counted.by(CountingMethod.AREA)) == lead(counted.by(CountingMethod.TERRITORY))
    found = causes(counted)
    assert found[LeadDifferenceCause.HANDICAP] == handicap
    assert found[LeadDifferenceCause.COMPENSATION] == 1 - handicap
    assert found[LeadDifferenceCause.TURNS] == -1


def test_a_pass_costs_a_stone_on_the_board():
    board = parse_board(". X O .\n. X O .")
    counted = score(
        board,
        frozenset(),
        prisoners=ByColor(0, 0),
        passes=ByColor(0, 1),
        ruleset=FRENCH,
        komi=0,
        handicap=0,
    )
    # Two stones each, but White has had one turn more, in which he passed.
    (found,) = [f for f in lead_differences(counted) if f.cause is LeadDifferenceCause.PASSES]
    assert found.lead == 1
    assert favored_by_area(found) is Color.BLACK


def ended(drawing, ruleset, handicap=0):
    return score(
        parse_board(drawing),
        frozenset(),
        prisoners=ByColor(0, 0),
        passes=ByColor(0, 0),
        ruleset=ruleset,
        komi=0,
        handicap=handicap,
    )


def test_terms_counted_by_both_methods_are_no_difference():
    same = replace(JAPANESE, compensation=Compensation.STONES, group_tax=True)
    counted = ended(". X O O .\n. X O O O\n. X O O O", same, handicap=2)
    black, white = counted.all_lines
    assert white.compensation == 2
    assert (black.tax, white.tax) == (-2, 0)
    assert causes(counted).keys() == {
        LeadDifferenceCause.HANDICAP,
        LeadDifferenceCause.TURNS,
        LeadDifferenceCause.SEKI,
    }


def test_seki_points_differ_if_only_one_method_counts_them():
    seki = ". . X . O .\nX X X . O O"
    assert causes(ended(seki, JAPANESE))[LeadDifferenceCause.SEKI] == 1
    assert causes(ended(seki, replace(CHINESE, seki_points=False)))[LeadDifferenceCause.SEKI] == -1
    assert LeadDifferenceCause.SEKI not in causes(ended(seki, CHINESE))


DEAD_IN_SEKI = """
    O X . X O O O O X
    O X O X . O . O X
    O X . X . O O O X
    O X X X X O X O X
    O O O O O X X X X
    . O . O O X . X X
    O O O O O X X . X
"""


def test_dead_stones_in_seki_are_no_prisoners_by_territory_alone():
    dead = [Point.parse("C6")]
    position = Position.start(parse_board(DEAD_IN_SEKI))
    black_by_area = causes(count(position, JAPANESE, dead=dead))
    assert black_by_area[LeadDifferenceCause.DEAD_IN_SEKI] == 1
    assert LeadDifferenceCause.DEAD_IN_SEKI not in causes(count(position, CHINESE, dead=dead))
    assert LeadDifferenceCause.DEAD_IN_SEKI not in causes(count(position, JAPANESE))


def test_the_side_favoured_by_a_difference():
    assert favored_by_area(LeadDifference(cause=LeadDifferenceCause.TAX, lead=1)) is Color.BLACK
    assert favored_by_area(LeadDifference(cause=LeadDifferenceCause.TAX, lead=-0.5)) is Color.WHITE
