"""Warnings before the players accept a count."""

import pytest

from gobanapp.game.agreement import Agreement
from gobanapp.game.count_warnings import (
    CountWarningKind,
    count_warnings,
    unsettled_groups,
)
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from tests.board_text import parse_board

CLOSED = """
    . X . O .
    X X X O O
    . X X O .
    X X X O O
    . X . O .
"""
SEKI = """
    . X . O .
    X X . O O
"""
OPEN = """
    . . . X O . .
    . . . X O . .
    . . . X O . .
    . . . . O . .
"""


def points(names):
    return frozenset(map(Point.parse, names.split()))


def a_game(drawing, moves="", **info):
    """A board set up, and passes by those to whom the letters belong."""
    board = parse_board(drawing)
    black, white = (
        frozenset(point for point, its in board.stones() if its is color) for color in Color
    )
    content = Content(
        set_up=SetUp(black=black, white=white), info=GameInfo(**{"rules": "Chinese", **info})
    )
    game = Game(Tree({0: Node(0, None, (), content)}), board.width, board.height)
    for _ in moves:
        game.pass_()
    return game


def warnings(game, proposal=None, **said):
    agreement = Agreement(**{"counting": game.ruleset.counting, **said})
    return count_warnings(game, agreement, agreement.score(game), proposal)


def concerns(game, **said):
    return [warning.kind for warning in warnings(game, **said)]


def test_dame_are_reported_where_each_is_a_point():
    (warning,) = warnings(a_game(CLOSED))
    assert (warning.kind, warning.points) == (CountWarningKind.DAME, points("C5 C1"))
    assert warnings(a_game(CLOSED, rules="Japanese")) == []
    assert concerns(a_game(CLOSED, rules="Japanese"), counting=CountingMethod.AREA) == [
        CountWarningKind.DAME
    ]


WITH_A_STONE_IN_AN_EYE = """
    O X . X O O O O X
    O X O X . O . O X
    O X . X . O O O X
    O X X X X O X O X
    O O O O O X X X X
    . O . O O X . X X
    O O O O O X X . X
"""


def test_dead_stones_in_seki_are_reported_where_they_do_not_count():
    game = a_game(WITH_A_STONE_IN_AN_EYE, rules="Japanese")
    (warning,) = warnings(game, dead=points("C6"))
    assert (warning.kind, warning.points) == (CountWarningKind.DEAD_IN_SEKI, points("C6"))
    assert concerns(game) == []
    assert concerns(game, dead=points("C6"), counting=CountingMethod.AREA) == []
    assert concerns(a_game(WITH_A_STONE_IN_AN_EYE), dead=points("C6")) == []


def test_a_region_bordered_by_no_stone_is_not_dame():
    game = a_game("X O\nX O")
    dead = points("A1 A2 B1 B2")
    assert concerns(game, dead=dead) == [CountWarningKind.UNFINISHED]


def test_shared_liberties_in_seki_are_not_dame():
    score = Agreement(counting=CountingMethod.AREA).score(a_game(SEKI))
    assert score.full_territory.neutral == points("C1 C2")
    assert concerns(a_game(SEKI)) == []
    alive = frozenset(point for point, _ in a_game(SEKI).position.board.stones())
    assert concerns(a_game(SEKI), no_seki=alive) == [CountWarningKind.DAME]


def test_an_open_border_is_reported_with_the_move_that_closes_it():
    border, unfinished = warnings(a_game(OPEN))
    assert (border.kind, border.points) == (CountWarningKind.OPEN_BORDER, points("D1"))
    assert unfinished.kind is CountWarningKind.UNFINISHED


def test_many_neutral_points_mean_an_unfinished_game():
    few = "X . . . . . .\n" + ". . . . . . .\n" * 5 + ". . . . . . O"
    assert concerns(a_game(few)) == [CountWarningKind.UNFINISHED]


def test_as_many_neutral_points_as_lines_are_dame():
    row = "X . O\n"
    for last, kind in (("X . O", CountWarningKind.DAME), (". . O", CountWarningKind.UNFINISHED)):
        game = a_game(row * 4 + last)
        alive = frozenset(point for point, _ in game.position.board.stones())
        assert concerns(game, no_seki=alive) == [kind]


@pytest.mark.parametrize(
    ("result", "is_told"),
    [("", False), ("B+3.5", True), ("Draw", True), ("W+R", False), ("Void", False), ("?", False)],
)
def test_a_different_counted_result_in_the_record_is_reported(result, is_told):
    found = concerns(a_game(CLOSED, rules="Japanese", komi=6.5, result=result))
    assert found == ([CountWarningKind.RECORDED] if is_told else [])


def test_the_same_result_in_the_record_is_not_reported():
    game = a_game(CLOSED, rules="Japanese")
    counted = Agreement(counting=CountingMethod.TERRITORY).score(game).result
    assert concerns(a_game(CLOSED, rules="Japanese", result=str(counted))) == []


@pytest.mark.parametrize(
    ("rules", "passes", "is_told"),
    [("AGA", 1, True), ("AGA", 2, False), ("AGA", 0, False), ("Chinese", 1, False)],
)
def test_a_wrong_last_pass_is_reported_where_white_must_pass_last(rules, passes, is_told):
    found = concerns(a_game(CLOSED, "-" * passes, rules=rules))
    assert (CountWarningKind.WHITE_PASSES_LAST in found) is is_told


UNSETTLED = Verdict(
    stones=points("D1 D2 D3 D4 D5 E2 E4"),
    color=Color.WHITE,
    status=LifeStatus.UNSETTLED,
    confidence=0.5,
    reason=VerdictReason.PLAY_ON,
)
PROPOSAL = Proposal(
    verdicts=(
        UNSETTLED,
        Verdict(
            stones=points("A2 A4"),
            color=Color.BLACK,
            status=LifeStatus.ALIVE,
            confidence=1,
            reason=VerdictReason.TWO_EYES,
        ),
    ),
    ownership={},
)


def test_undecided_groups_are_listed_first():
    first, second = warnings(a_game(CLOSED), PROPOSAL)
    assert (first.kind, first.points, first.groups) == (
        CountWarningKind.UNSETTLED,
        UNSETTLED.stones,
        1,
    )
    assert second.kind is CountWarningKind.DAME


def test_decided_groups_are_settled():
    agreement = Agreement(counting=CountingMethod.AREA)
    assert unsettled_groups(agreement, PROPOSAL) == [UNSETTLED.stones]
    assert unsettled_groups(agreement, None) == []
    board = a_game(CLOSED).position.board
    decided = agreement.with_dead_toggled(board, UNSETTLED.stones)
    assert unsettled_groups(decided, PROPOSAL) == []
    partly = Agreement(counting=CountingMethod.AREA, decided=points("D1"))
    assert unsettled_groups(partly, PROPOSAL) == [UNSETTLED.stones]


@pytest.mark.parametrize(
    ("rules", "expected"), [("", False), ("Chinesisch", False), ("house rules", True)]
)
def test_rules_that_are_not_understood(rules, expected):
    game = a_game(CLOSED, "BW", rules=rules)
    assert (CountWarningKind.UNKNOWN_RULES in concerns(game)) is expected
    assert game.info.has_unknown_rules is expected
