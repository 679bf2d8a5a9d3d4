"""The value of undecided groups."""

from dataclasses import replace

import pytest

from gobanapp.game.agreement import Agreement
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.game.undecided_groups import MOST_GROUPS, undecided_groups
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import CountingMethod
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from tests.board_text import parse_board

TWO_INTRUDERS = """
    . X . X . O . O .
    X X X X . O O O O
    . . . X . O . X .
    . O . X . O O O O
    . . . X . O . . .
"""


def points(names):
    return frozenset(map(Point.parse, names.split()))


def a_game(drawing):
    board = parse_board(drawing)
    black, white = (
        frozenset(point for point, its in board.stones() if its is color) for color in Color
    )
    info = GameInfo(rules="Japanese", komi=0.5)
    content = Content(set_up=SetUp(black=black, white=white), info=info)
    return Game(Tree({0: Node(0, None, (), content)}), board.width, board.height)


def proposal(game, *groups):
    def verdict(stones, status):
        return Verdict(
            stones=stones,
            color=game.position.board[min(stones)],
            status=status,
            confidence=0.1,
            reason=VerdictReason.PLAY_ON,
        )

    unsettled = [points(group) for group in groups]
    rest = {point for point, _ in game.position.board.stones()}.difference(*unsettled)
    verdicts = [verdict(stones, LifeStatus.UNSETTLED) for stones in unsettled]
    verdicts += [verdict(frozenset([stone]), LifeStatus.ALIVE) for stone in sorted(rest)]
    return Proposal(verdicts=tuple(verdicts), ownership={})


@pytest.fixture
def game():
    return a_game(TWO_INTRUDERS)


AGREEMENT = Agreement(counting=CountingMethod.TERRITORY)


def test_groups_are_sorted_by_the_difference_they_make(game):
    first, second = undecided_groups(game, AGREEMENT, proposal(game, "H3", "B2"))
    assert (first.stones, first.color) == (points("B2"), Color.WHITE)
    assert (second.stones, second.color) == (points("H3"), Color.BLACK)
    assert first.difference > second.difference > 0


@pytest.mark.parametrize("is_dead", [True, False])
def test_a_result_equals_the_count_once_every_group_is_decided(game, is_dead):
    (group,) = undecided_groups(game, AGREEMENT, proposal(game, "B2"))
    dead = group.stones if is_dead else frozenset()
    said = AGREEMENT.with_settled(game.position.board, group.stones, dead)
    assert (group.if_dead if is_dead else group.if_alive) == said.score(game).result
    assert undecided_groups(game, said, proposal(game, "B2")) == []


@pytest.mark.parametrize("counting", [CountingMethod.TERRITORY, CountingMethod.AREA])
def test_the_difference_goes_across_even(game, counting):
    agreement = Agreement(counting=counting)
    (group,) = undecided_groups(game, agreement, proposal(game, "B2"))
    assert group.if_alive.winner is not group.if_dead.winner
    assert group.difference == group.if_alive.margin + group.if_dead.margin


@pytest.mark.parametrize("dead", ["", "B2"])
def test_a_group_is_dead_or_alive_until_it_is_decided(game, dead):
    counted = replace(AGREEMENT, dead=points(dead))
    (group,) = undecided_groups(game, counted, proposal(game, "B2"))
    assert group.is_dead is bool(dead)


def test_a_settled_proposal_has_no_undecided_groups(game):
    assert undecided_groups(game, AGREEMENT, proposal(game)) == []
    assert undecided_groups(game, AGREEMENT, None) == []


def test_a_stone_in_a_large_room_is_worth_more_than_larger_groups_in_small_ones():
    game = a_game("""
        . . . . X O O X O O X O O X
        . O . . X X . X X . X X . X
        . . . . X X X X X X X X X X
    """)
    pairs = ("F3 G3", "J3 K3", "M3 N3")
    assert len(pairs) == MOST_GROUPS
    found = undecided_groups(game, AGREEMENT, proposal(game, *pairs, "B2"))
    assert len(found) == MOST_GROUPS
    assert found[0].stones == points("B2")


def test_groups_at_the_edge_of_much_neutral_ground_do_not_hide_one_that_is_worth_more():
    game = a_game("""
        . . . . X X X X X X X X X X
        . O . . X O O X O O X O O X
        . . . . X . . . . . . . . .
        . . . . X . . . . . . . . .
        X X X X X O O O O O O O O O
        . . . . X O . O . . . . . .
        . . . . X O O O . . . . . .
    """)
    pairs = ("F6 G6", "J6 K6", "M6 N6")
    assert len(pairs) == MOST_GROUPS
    first, *others = undecided_groups(game, AGREEMENT, proposal(game, *pairs, "B6"))
    assert first.stones == points("B6")
    assert len(others) == MOST_GROUPS - 1
    assert all(first.difference > other.difference for other in others)


def test_only_the_groups_worth_most_are_listed(game):
    board = game.position.board
    walls = [board.chain(Point.parse(name)).stones for name in ("D1", "F1")]
    names = [" ".join(map(str, stones)) for stones in walls]
    found = undecided_groups(game, AGREEMENT, proposal(game, "B2", "H3", *names))
    assert len(found) == MOST_GROUPS
    assert {group.stones for group in found} == {*walls, points("B2")}


def test_groups_decided_by_the_players_are_counted(game):
    (alone,) = undecided_groups(game, AGREEMENT, proposal(game, "B2"))
    said = replace(AGREEMENT, dead=points("H3"), decided=points("H3"))
    (group,) = undecided_groups(game, said, proposal(game, "B2"))
    assert group.if_dead != alone.if_dead
    assert group.difference == alone.difference
