"""The players' decisions about groups at the end of a game."""

from dataclasses import replace

import pytest

from gobanapp.clock.time_left import TimeLeft
from gobanapp.game.agreement import Agreement, group_at
from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.game.markup import Markup
from gobanapp.game.node import Content, Node, SetUp
from gobanapp.game.tree import Tree
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE, RULESET_PRESETS, CountingMethod
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from tests.board_text import parse_board

BOARD = parse_board("""
. X O . O X .
X X O O O X X
. X . X O X .
X X X X O X O
""")
# White's seven stones in the middle; one black stone alone among them; one white at the edge.


def points(names):
    return frozenset(map(Point.parse, names.split()))


def stones(color):
    return frozenset(point for point, its in BOARD.stones() if its is color)


def a_game(territory=None):
    set_up = SetUp(black=stones(Color.BLACK), white=stones(Color.WHITE))
    content = Content(set_up=set_up, info=GameInfo(rules="Japanese"))
    game = Game(Tree({0: Node(0, None, (), content)}), 7, 4)
    if territory is not None:
        game.set_markup(Markup(territory=territory))
    return game


def verdict(names, color, status):
    return Verdict(
        stones=points(names),
        color=color,
        status=status,
        confidence=0.9,
        reason=VerdictReason.NO_EYES,
    )


WHITE = "C4 E4 C3 D3 E3 E2 E1"
PROPOSAL = Proposal(
    verdicts=(
        verdict(WHITE, Color.WHITE, LifeStatus.DEAD),
        verdict("G1", Color.WHITE, LifeStatus.DEAD),
        Verdict(
            stones=stones(Color.BLACK),
            color=Color.BLACK,
            status=LifeStatus.ALIVE,
            confidence=1,
            reason=VerdictReason.TWO_EYES,
        ),
    ),
    ownership={},
)


@pytest.fixture
def begun():
    return Agreement(counting=CountingMethod.TERRITORY, accepted=ByColor(True, True))


def test_a_count_starts_with_recorded_dead_stones():
    game = a_game(ByColor(points("G1"), points("")))
    begun = Agreement.beginning(game)
    assert begun.dead == points("G1")
    assert begun.counting is CountingMethod.TERRITORY
    # The record has spoken: what is proposed changes nothing.
    assert begun.with_proposal(BOARD, PROPOSAL) == begun


def test_a_count_without_marks_starts_with_the_proposal():
    begun = Agreement.beginning(a_game())
    assert (begun.dead, begun.counting) == (frozenset(), CountingMethod.TERRITORY)
    assert begun.with_proposal(BOARD, PROPOSAL).dead == points(WHITE + " G1")


def test_no_stone_that_the_record_marks_is_dead_where_the_rules_say_so():
    game = a_game(ByColor(points("G1"), points("")))
    game.set_info(GameInfo(rules="Tromp-Taylor"))
    assert Agreement.beginning(game).dead == frozenset()


def test_stones_that_are_newly_unsettled_take_acceptances_back(begun):
    unsettled = Proposal(verdicts=(verdict("G1", Color.WHITE, LifeStatus.UNSETTLED),), ownership={})
    assert not any(begun.with_proposal(BOARD, unsettled).accepted)
    settled = begun.with_settled(BOARD, points("G1"), frozenset())
    settled = settled.with_acceptance_toggled(Color.BLACK)
    assert settled.with_proposal(BOARD, unsettled) == settled


def test_all_that_a_click_changes_is_decided(begun):
    killed = begun.with_dead_toggled(BOARD, points("G1"))
    assert killed.decided == points("G1")
    assert killed.with_settled(BOARD, points("G1"), frozenset()).decided == points("G1")


def test_a_proposal_keeps_the_players_decisions(begun):
    killed = begun.with_dead_toggled(BOARD, points("G1"))
    revived = killed.with_dead_toggled(BOARD, points("G1"))
    assert revived.dead == frozenset()
    assert revived.with_proposal(BOARD, PROPOSAL).dead == points(WHITE)


def test_a_proposal_revokes_acceptances_only_if_it_changes_something(begun):
    assert not any(begun.with_proposal(BOARD, PROPOSAL).accepted)
    agreed = begun.with_proposal(BOARD, PROPOSAL).with_acceptance_toggled(Color.BLACK)
    assert agreed.with_proposal(BOARD, PROPOSAL) == agreed


@pytest.mark.parametrize(
    "change",
    [
        lambda begun: begun.with_dead_toggled(BOARD, points("G1")),
        lambda begun: begun.with_seki_toggled(points("G1"), frozenset()),
        lambda begun: begun.counted_by(CountingMethod.AREA),
        lambda begun: begun.with_settled(BOARD, points("G1"), points("G1")),
    ],
)
def test_every_change_takes_both_acceptances_back(begun, change):
    assert not any(change(begun).accepted)


SURROUNDED = parse_board("""
X X X X X
X O O O X
X O X O X
X O O O .
""")
INSIDE = points("C2")
AROUND = points("B3 C3 D3 B2 D2 B1 C1 D1")


def dead_proposal(names, color):
    return Proposal(verdicts=(verdict(names, color, LifeStatus.DEAD),), ownership={})


@pytest.mark.parametrize(
    "killed",
    [
        lambda agreement: agreement.with_dead_toggled(SURROUNDED, AROUND),
        lambda agreement: agreement.with_settled(SURROUNDED, AROUND, AROUND),
    ],
)
def test_stones_inside_a_group_marked_dead_live_again(begun, killed):
    agreement = begun.with_proposal(SURROUNDED, dead_proposal("C2", Color.BLACK))
    assert (agreement.dead, agreement.decided) == (INSIDE, frozenset())
    agreement = killed(agreement)
    assert (agreement.dead, agreement.decided) == (AROUND, AROUND | INSIDE)


def test_stones_around_a_dead_group_that_are_settled_as_alive_leave_it_dead(begun):
    agreement = begun.with_dead_toggled(SURROUNDED, INSIDE)
    agreement = agreement.with_settled(SURROUNDED, AROUND, frozenset())
    assert (agreement.dead, agreement.decided) == (INSIDE, AROUND | INSIDE)


def test_stones_around_a_group_that_the_players_marked_dead_live_whatever_is_proposed(begun):
    agreement = begun.with_dead_toggled(SURROUNDED, INSIDE)
    proposal = dead_proposal("B3 C3 D3 B2 D2 B1 C1 D1", Color.WHITE)
    assert agreement.with_proposal(SURROUNDED, proposal).dead == INSIDE


def test_stones_inside_each_of_several_regions_live_again(begun):
    board = parse_board("""
    X O . X . O X
    . . . X . . .
    """)
    agreement = begun.with_dead_toggled(board, points("A2 G2"))
    assert agreement.dead == points("A2 G2")
    assert agreement.with_dead_toggled(board, points("B2 F2")).dead == points("B2 F2")


def test_stones_in_seki_live(begun):
    dead = begun.with_dead_toggled(BOARD, points("G1"))
    seki = dead.with_seki_toggled(points("G1"), frozenset())
    assert (seki.dead, seki.seki, seki.no_seki) == (frozenset(), points("G1"), frozenset())
    freed = seki.with_seki_toggled(points("G1"), points("G1"))
    assert (freed.dead, freed.seki, freed.no_seki) == (frozenset(), frozenset(), points("G1"))
    killed = seki.with_dead_toggled(BOARD, points("G1"))
    assert (killed.dead, killed.seki) == (points("G1"), frozenset())


def test_some_of_a_group_may_have_been_taken(begun):
    settled = begun.with_settled(BOARD, points("E2 E1"), points("E1"))
    assert settled.dead == points("E1")
    assert settled.decided == points("E2 E1")


def test_clicking_a_dead_group_selects_its_regions_dead_stones():
    assert group_at(BOARD, Point.parse("C4"), PROPOSAL) == points(WHITE)
    assert group_at(BOARD, Point.parse("G1"), PROPOSAL) == points("G1")


def test_clicking_a_living_group_selects_stones_judged_together():
    assert group_at(BOARD, Point.parse("A3"), PROPOSAL) == stones(Color.BLACK)


def test_without_a_proposal_a_click_selects_all_unseparated_stones():
    assert group_at(BOARD, Point.parse("C4"), None) == points(WHITE)
    other = Proposal(verdicts=(verdict("G1", Color.WHITE, LifeStatus.DEAD),), ownership={})
    assert group_at(BOARD, Point.parse("C4"), other) == points(WHITE)
    assert group_at(BOARD, Point.parse("A4"), None) == frozenset()


def test_toggling_no_stones_changes_nothing():
    agreement = Agreement(counting=CountingMethod.AREA, accepted=ByColor(True, False))
    assert agreement.with_dead_toggled(BOARD, frozenset()) == agreement
    assert agreement.with_seki_toggled(frozenset(), frozenset()) == agreement


def test_each_player_accepts_and_may_take_it_back():
    agreement = Agreement(counting=CountingMethod.AREA)
    once = agreement.with_acceptance_toggled(Color.WHITE)
    assert (once.accepted, once.is_complete) == (ByColor(False, True), False)
    assert once.with_acceptance_toggled(Color.BLACK).is_complete
    assert once.with_acceptance_toggled(Color.WHITE) == agreement


def test_a_count_by_another_method_must_be_accepted_again():
    both = Agreement(counting=CountingMethod.AREA, accepted=ByColor(True, True))
    other = both.counted_by(CountingMethod.TERRITORY)
    assert other == Agreement(counting=CountingMethod.TERRITORY)


def test_what_nobody_has_accepted_is_otherwise_the_same():
    decided = Agreement(counting=CountingMethod.AREA).with_dead_toggled(BOARD, points("G1"))
    accepted = decided.with_acceptance_toggled(Color.BLACK)
    assert accepted.unaccepted() == decided


def test_stones_marked_in_seki_have_no_territory_where_the_rules_say_so():
    game = a_game()
    begun = Agreement.beginning(game)
    assert points("A4 A2") <= begun.score(game).territory.owned.black
    seki = begun.with_seki_toggled(stones(Color.BLACK), frozenset())
    assert not points("A4 A2") & seki.score(game).territory.owned.black


def test_no_stone_is_lifted_where_the_rules_count_all_as_alive():
    game = a_game()
    agreement = Agreement.beginning(game).with_dead_toggled(BOARD, points("G1"))
    lifted, all_alive = (
        agreement.score_under(ruleset, game).full_territory.owned.black
        for ruleset in (JAPANESE, RULESET_PRESETS["tromp-taylor"])
    )
    assert points("G1") <= lifted
    assert not points("G1") & all_alive


def test_the_score_has_what_overtime_costs_at_the_node():
    game = Game.new(3, 3, GameInfo(rules="Ing", time_limit=60, overtime="3x10 Ing, 2 points"))
    game.play(Point.parse("B2"), ByColor(TimeLeft(5.0, 2), None))
    agreement = Agreement.beginning(game)
    assert agreement.score(game).lines.map(lambda side: side.time) == ByColor(-4.0, 0.0)
    game.go_to(0)
    assert agreement.score(game).lines.map(lambda side: side.time) == ByColor(0.0, 0.0)


def test_the_same_marks_are_scored_by_each_ruleset_and_by_the_record_s_own_as_it_is():
    game = a_game()
    own = replace(JAPANESE, suicide=True)
    game.set_info(GameInfo(rules=own.sgf_name))
    assert game.ruleset == own
    agreement = Agreement.beginning(game).with_dead_toggled(BOARD, points("G1"))
    scores = agreement.scores_by_ruleset(game)
    rulesets = [{**RULESET_PRESETS, own.key: own}[key] for key in RULESET_PRESETS]
    assert [found.ruleset for found in scores] == rulesets
    assert scores == [agreement.score_under(ruleset, game) for ruleset in rulesets]
