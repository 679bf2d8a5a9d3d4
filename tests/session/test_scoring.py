"""The state of a count, and the way from it to a dispute and back."""

from copy import deepcopy
from dataclasses import replace

import pytest

from gobanapp.game.change import Change
from gobanapp.game.count_warnings import CountWarningKind
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.ruleset import JAPANESE, RULESET_PRESETS, TROMP_TAYLOR, CountingMethod
from gobanapp.rules.verdict import LifeStatus, Proposal, Verdict, VerdictReason
from gobanapp.session.document import Document
from gobanapp.session.scoring import GroupStatus, Scoring
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool


def point(name):
    return Point.parse(name)


def points(names):
    return frozenset(map(point, names.split()))


def play(session, moves):
    for name in moves.split():
        session.pass_() if name == "pass" else session.play(point(name))


WALLS = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5"  # Black holds three columns, White two


@pytest.fixture
def session():
    """A finished game with a white stone in Black's part, on A1."""
    terms = GameTerms(columns=5, rows=5, ruleset=JAPANESE, komi=0.5)
    made = Session(Document([terms.to_game("2001-01-01")]))
    play(made, WALLS + " pass A1 pass pass")
    return made


def proposal(board, dead="", unsettled=""):
    def verdict(stones, color, status):
        return Verdict(
            stones=stones, color=color, status=status, confidence=0.8, reason=VerdictReason.NO_EYES
        )

    dead, unsettled = points(dead), points(unsettled)
    living = frozenset(at for at, _ in board.stones()) - dead - unsettled
    verdicts = [
        verdict(frozenset([at]), board[at], status)
        for stones, status in (
            (dead, LifeStatus.DEAD),
            (unsettled, LifeStatus.UNSETTLED),
            (living, LifeStatus.ALIVE),
        )
        for at in stones
    ]
    return Proposal(verdicts=tuple(verdicts), ownership={})


def test_a_proposal_is_counted_when_it_comes(session):
    board = session.game.position.board
    changes = []
    session.subscribe(changes.append)
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, "A1"))
    assert session.scoring.agreement.dead == points("A1")
    assert changes == [Change.COUNT]
    assert not session.scoring.can_undo(session.game)


def test_a_proposal_for_another_position_is_ignored(session):
    other = session.game.position_at(1).board
    session.apply(session.scoring.take_proposal, other, JAPANESE, proposal(other))
    assert session.scoring.proposal(session.game) is None
    before = session.scoring.agreement
    session.apply(session.scoring.take_proposal, other, JAPANESE, proposal(other, "C1"))
    assert session.scoring.agreement == before


def test_a_proposal_outside_a_count_waits_for_one(session):
    board = session.game.position.board
    session.apply(session.game_end.toggle_count)
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, "A1"))
    assert session.scoring.agreement is None
    session.apply(session.game_end.toggle_count)
    assert session.scoring.agreement.dead == points("A1")


def test_warnings_describe_the_current_count(session):
    board = session.game.position.board
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, unsettled="A1"))
    warnings = {warning.kind: warning for warning in session.scoring.warnings(session.game)}
    assert warnings[CountWarningKind.UNSETTLED].points == points("A1")
    session.apply(session.scoring.mark_group, point("A1"))
    warnings = {warning.concern for warning in session.scoring.warnings(session.game)}
    assert CountWarningKind.UNSETTLED not in warnings
    session.apply(session.game_end.toggle_count)
    assert session.scoring.warnings(session.game) == []


def test_the_status_to_mark_is_kept_between_counts(session):
    assert session.scoring.choose_group_status(session.game, GroupStatus.DEAD) is Change.NOTHING
    session.apply(session.scoring.choose_group_status, GroupStatus.SEKI)
    session.apply(session.game_end.toggle_count)
    assert session.scoring.choose_group_status(session.game, GroupStatus.DEAD) is Change.NOTHING
    assert session.scoring.status_to_mark is GroupStatus.SEKI


def test_the_method_that_is_chosen_stays_when_dead_stones_are_proposed_again(session):
    other = next(method for method in CountingMethod if method is not JAPANESE.counting)
    session.apply(session.scoring.set_counting_method, other)
    assert session.scoring.agreement.counting is other
    session.apply(session.scoring.mark_group, point("A1"))
    session.apply(session.scoring.reset_to_proposal)
    assert (session.scoring.agreement.counting, session.scoring.agreement.dead) == (
        other,
        frozenset(),
    )


def test_the_proposed_verdict_of_a_stone_is_available(session):
    board = session.game.position.board
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, "A1"))
    proposed = session.scoring.proposal(session.game)
    assert proposed.verdict_at(point("A1")).status is LifeStatus.DEAD
    assert proposed.verdict_at(point("C1")).status is LifeStatus.ALIVE
    assert proposed.verdict_at(point("B1")) is None


def test_a_counting_method_exists_only_during_a_count(session):
    assert session.scoring.agreement.counting is JAPANESE.counting
    session.apply(session.game_end.toggle_count)
    assert session.scoring.agreement is None


def test_a_late_proposal_keeps_the_players_clicks(session):
    board = session.game.position.board
    session.apply(session.scoring.mark_group, point("A1"))
    session.apply(session.scoring.mark_group, point("A1"))
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, "A1"))
    assert session.scoring.agreement.dead == frozenset()
    session.undo()
    assert session.scoring.agreement.dead == points("A1")


def test_a_repeated_count_has_its_proposal_at_once(session):
    board = session.game.position.board
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, "A1"))
    session.apply(session.game_end.toggle_count)
    session.apply(session.game_end.toggle_count)
    assert session.scoring.agreement.dead == points("A1")


def test_a_click_can_mean_seki(session):
    session.apply(session.scoring.choose_group_status, GroupStatus.SEKI)
    session.apply(session.scoring.mark_group, point("D3"))
    assert session.scoring.agreement.seki == points("D1 D2 D3 D4 D5")
    assert session.scoring.score(session.game).lines.white.territory == 0
    session.apply(session.scoring.mark_group, point("D3"))
    assert session.scoring.agreement.no_seki == points("D1 D2 D3 D4 D5")
    assert session.scoring.score(session.game).lines.white.territory == 5


def test_only_a_chain_can_be_meant(session):
    board = session.game.position.board
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board))
    assert len(session.scoring.group_at(session.game, point("C1"), only_chain=True)) == 5


@pytest.mark.parametrize("only_chain", [True, False])
@pytest.mark.parametrize("name", ["B1", "F6"])
def test_no_group_is_meant_where_no_stone_is(session, name, only_chain):
    found = session.scoring.group_at(session.game, point(name), only_chain=only_chain)
    assert found == frozenset()


def test_a_click_can_mean_one_chain_of_a_group(session):
    group = Verdict(
        stones=points("A1 D1 D2 D3 D4 D5"),
        color=Color.WHITE,
        status=LifeStatus.ALIVE,
        confidence=0.8,
        reason=VerdictReason.TWO_EYES,
    )
    board = session.game.position.board
    session.apply(
        session.scoring.take_proposal, board, JAPANESE, Proposal(verdicts=(group,), ownership={})
    )
    assert session.scoring.group_at(session.game, point("A1")) == group.stones
    session.apply(session.scoring.mark_group, point("A1"), only_chain=True)
    assert session.scoring.agreement.dead == points("A1")
    session.undo()
    session.scoring.mark_group(session.game, point("A1"))
    assert session.scoring.agreement.dead == group.stones


def test_every_ruleset_counts_the_same_marks(session):
    session.apply(session.scoring.mark_group, point("A1"))
    scores = session.scoring.agreement.scores_by_ruleset(session.game)
    assert [score.ruleset.key for score in scores] == list(RULESET_PRESETS)
    assert scores[0].result == session.scoring.score(session.game).result
    assert {score.counting for score in scores} == set(CountingMethod)


def test_house_rules_are_compared_as_played():
    house = replace(JAPANESE, group_tax=True)
    session = Session(Document([GameTerms(columns=5, rows=5, ruleset=house).to_game("2001-01-01")]))
    play(session, WALLS + " pass pass")
    scores = session.scoring.agreement.scores_by_ruleset(session.game)
    assert [score.ruleset for score in scores if score.ruleset.key == house.key] == [house]


def test_a_disputed_group_is_played_out_and_its_fate_marked(session):
    final = session.game.current_id
    session.apply(session.scoring.start_play_out, points("A1"), Color.BLACK, "why")
    assert not session.is_counting
    assert session.scoring.is_playing_out(session.game)
    play(session, "A2 pass B1")
    assert session.game.position.board.is_empty(point("A1"))
    play(session, "pass pass")
    assert session.scoring.dispute is None
    assert session.is_counting
    assert session.game.current_id == final
    assert session.scoring.agreement.dead == points("A1")
    assert not any(session.scoring.agreement.accepted)
    # What was played is still there, beside the end of the game.
    assert len(session.game.tree.nodes) == 15 + 2 + 5


@pytest.mark.parametrize("first", Color)
def test_a_dispute_begins_with_the_comment_and_the_turn_it_is_given(session, first):
    change = session.scoring.start_play_out(session.game, points("A1"), first, "why")
    assert Change.CURRENT_NODE | Change.TREE | Change.COUNT in change
    assert session.game.turn is first
    assert session.game.node.content.comment == "why"


def test_stones_not_captured_in_a_play_out_live(session):
    session.apply(session.scoring.mark_group, point("A1"))
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    play(session, "pass pass")
    assert session.scoring.agreement.dead == frozenset()


@pytest.mark.parametrize("are_dead", [True, False])
def test_the_players_may_agree_before_the_end(session, are_dead):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.apply(session.scoring.end_dispute, are_dead=are_dead)
    assert (session.scoring.agreement.dead == points("A1")) is are_dead
    assert session.scoring.dispute is None


def test_the_clicks_of_a_count_cannot_be_undone_in_a_dispute(session):
    session.apply(session.scoring.mark_group, point("A1"))
    session.apply(session.scoring.start_play_out, points("A1"), Color.BLACK, "why")
    assert not session.scoring.can_undo(session.game)
    assert session.scoring.undo(session.game) is Change.NOTHING
    assert session.scoring.agreement is None


def test_abandoning_a_dispute_restores_the_count(session):
    session.apply(session.scoring.mark_group, point("A1"))
    before = session.scoring.agreement
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.apply(session.scoring.choose_group_status, GroupStatus.SEKI)
    play(session, "A2")
    session.apply(session.scoring.abandon_dispute)
    assert session.scoring.agreement == before
    assert session.scoring.status_to_mark is GroupStatus.DEAD
    session.undo()
    assert not session.scoring.can_undo(session.game)


def test_taking_the_play_out_back_goes_back_to_the_count(session):
    before = session.scoring.agreement
    final = session.game.current_id
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.undo()
    assert (session.scoring.agreement, session.scoring.dispute, session.game.current_id) == (
        before,
        None,
        final,
    )


def test_looking_elsewhere_leaves_a_dispute_open(session):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.step_by(-3)
    assert session.scoring.dispute is not None
    assert not session.scoring.is_playing_out(session.game)


def test_opening_another_record_ends_a_dispute(session):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.open_document(Document([GameTerms().to_game("2001-01-01")]))
    assert session.scoring.dispute is None


def test_a_ko_in_a_play_out_is_refused_with_its_reason():
    terms = GameTerms(columns=5, rows=5, ruleset=JAPANESE, komi=0.5)
    session = Session(Document([terms.to_game("2001-01-01")]))
    refusals = []
    session.move_refused.connect(refusals.append)
    play(session, "B1 C1 A2 D2 B3 C3 pass B2 pass pass")
    session.apply(session.scoring.start_play_out, points("B2"), Color.BLACK, "")
    play(session, "C2 E5 A5 B2")
    assert [refusal.reason.value for refusal in refusals] == ["pass for ko"]


@pytest.mark.parametrize(
    ("result", "written"),
    [
        (Result(ResultKind.VOID), "Void"),
        (Result(ResultKind.DRAW), "0"),
        (Result(ResultKind.TIME, Color.BLACK), "B+T"),
        (Result(ResultKind.FORFEIT, Color.WHITE), "W+F"),
        (Result(ResultKind.SCORE, Color.WHITE, 2.5), "W+2.5"),
    ],
)
def test_a_game_can_end_without_a_count(session, result, written):
    finished = []
    session.finished.connect(finished.append)
    session.end_game(result)
    assert session.game.info.result == written
    assert not session.is_counting
    assert finished == [None]


def test_the_count_command_returns_from_a_dispute(session):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.apply(session.game_end.toggle_count)
    assert session.is_counting
    assert session.scoring.dispute is None
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.step_by(-9)
    session.apply(session.game_end.begin_count)
    assert session.is_counting
    assert session.scoring.dispute is None


def test_a_dispute_allows_no_result_or_pass_elsewhere(session):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    assert not session.game_end.can_resign(session.game)
    assert not session.game_end.can_end()
    session.end_game(Result(ResultKind.VOID))
    assert not session.game.info.result
    assert session.moves.can_pass(session.game)
    session.apply(lambda game: game.go_to(session.scoring.dispute.final_id))
    assert not session.moves.can_pass(session.game)
    session.pass_()
    assert not session.is_counting


def test_a_dispute_revokes_acceptances(session):
    session.accept(Color.BLACK)
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.apply(session.scoring.abandon_dispute)
    assert not any(session.scoring.agreement.accepted)


def test_a_method_missing_in_new_rules_is_not_restored(session):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.apply(session.scoring.set_counting_method, CountingMethod.AREA)
    rules = replace(session.game.info, rules="Stone counting")
    session.scoring.dispute = replace(
        session.scoring.dispute,
        agreement=session.scoring.dispute.agreement.counted_by(CountingMethod.AREA),
    )
    session.apply(lambda game: game.set_info(rules))
    session.apply(session.scoring.abandon_dispute)
    assert session.scoring.agreement.counting is CountingMethod.STONES


def test_moves_are_not_put_in_during_a_dispute(session):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.choose_edit_tool(EditTool.INSERT)
    assert session.tools.edit_tool is EditTool.PLAY


def test_the_prey_of_a_group_that_died_in_a_dispute_lives(session):
    session.apply(session.scoring.mark_group, point("A1"))
    session.apply(session.scoring.start_play_out, points("C1 C2 C3 C4 C5"), Color.WHITE, "")
    session.apply(session.scoring.end_dispute, are_dead=True)
    assert session.scoring.agreement.dead == points("C1 C2 C3 C4 C5")


def test_a_proposal_kills_nothing_next_to_marked_dead_stones(session):
    board = session.game.position.board
    session.apply(session.scoring.mark_group, point("C3"))
    assert session.scoring.agreement.dead == points("C1 C2 C3 C4 C5")
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, "A1"))
    assert session.scoring.agreement.dead == points("C1 C2 C3 C4 C5")


def test_a_new_unsettled_group_withdraws_an_acceptance(session):
    board = session.game.position.board
    session.accept(Color.BLACK)
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, unsettled="A1"))
    assert not any(session.scoring.agreement.accepted)


def test_captured_stones_live_if_new_ones_replace_them():
    """The Japanese rules of 1989, article 7.1, and no half of a chain is dead."""
    terms = GameTerms(columns=5, rows=5, ruleset=JAPANESE, komi=0.5)
    session = Session(Document([terms.to_game("2001-01-01")]))
    play(session, "A2 A1 B2 B1 pass pass pass")
    session.apply(session.scoring.start_play_out, points("A1 B1"), Color.BLACK, "")
    play(session, "C1 A1")
    assert session.game.position.board[point("A1")] is Color.WHITE
    assert session.game.position.board.is_empty(point("B1"))
    play(session, "pass pass")
    assert session.scoring.agreement.dead == frozenset()


def test_a_pass_for_a_ko_allows_retaking_it():
    terms = GameTerms(columns=5, rows=5, ruleset=JAPANESE, komi=0.5)
    session = Session(Document([terms.to_game("2001-01-01")]))
    play(session, "B1 C1 A2 D2 B3 C3 pass B2 pass pass")
    session.apply(session.scoring.start_play_out, points("B2"), Color.BLACK, "")
    play(session, "C2 pass pass")
    assert session.scoring.is_playing_out(session.game)
    play(session, "B2")
    assert session.game.position.board[point("B2")] is Color.WHITE
    play(session, "pass pass")
    # Black passed for the ko, White for the game: Black's pass counts from here.
    assert session.scoring.is_playing_out(session.game)
    play(session, "pass")
    assert session.scoring.dispute is None
    assert session.scoring.agreement.dead == frozenset()


def test_a_count_left_and_started_again_is_resumed(session):
    session.apply(session.scoring.mark_group, point("A1"))
    session.accept(Color.BLACK)
    session.apply(session.game_end.toggle_count)
    session.step_by(-2)
    session.step_by(2)
    session.apply(session.game_end.toggle_count)
    assert session.scoring.agreement.dead == points("A1")
    assert not any(session.scoring.agreement.accepted)


def test_the_first_undo_after_a_dispute_reverts_its_outcome(session):
    before = session.scoring.agreement
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.apply(session.scoring.end_dispute, are_dead=True)
    session.undo()
    assert session.scoring.agreement == before


def test_proposals_can_be_requested_again(session):
    board = session.game.position.board
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, "A1"))
    session.apply(session.scoring.mark_group, point("A1"))
    assert session.scoring.agreement.dead == frozenset()
    session.apply(session.scoring.reset_to_proposal)
    assert session.scoring.agreement.dead == points("A1")
    assert session.scoring.agreement.decided == frozenset()
    session.undo()
    assert session.scoring.agreement.dead == frozenset()


def test_in_a_count_the_play_out_is_not_taken_back(session):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    play(session, "A2 pass pass")
    session.undo()
    assert session.is_counting
    assert not session.can_undo()
    nodes = dict(session.game.tree.nodes)
    session.undo()
    assert session.is_counting
    assert dict(session.game.tree.nodes) == nodes


def test_tromp_taylor_rules_allow_no_dead_stones():
    terms = GameTerms(columns=5, rows=5, ruleset=TROMP_TAYLOR, komi=0.5)
    session = Session(Document([terms.to_game("2001-01-01")]))
    play(session, WALLS + " pass A1 pass pass")
    session.apply(session.scoring.mark_group, point("A1"))
    assert session.scoring.agreement.dead == frozenset()
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.apply(session.scoring.end_dispute, are_dead=True)
    assert session.scoring.agreement.dead == frozenset()


def test_counting_starts_only_after_the_handicap_is_placed():
    terms = GameTerms(
        columns=9, rows=9, ruleset=JAPANESE, komi=0.5, handicap=2, free_placement=True
    )
    session = Session(Document([terms.to_game("2001-01-01")]))
    session.apply(session.game_end.toggle_count)
    assert not session.is_counting


def test_another_result_removes_the_territory_of_the_first(session):
    session.accept(Color.BLACK)
    session.accept(Color.WHITE)
    assert any(session.game.node.content.markup.territory)
    session.end_game(Result(ResultKind.VOID))
    assert not any(session.game.node.content.markup.territory)


def test_groups_in_question_are_settled_one_by_one(session):
    board, scoring = session.game.position.board, session.scoring
    session.apply(scoring.take_proposal, board, JAPANESE, proposal(board, unsettled="A1"))
    (group,) = scoring.undecided_groups(session.game)
    assert (group.stones, group.color) == (points("A1"), Color.WHITE)
    assert group.if_alive != group.if_dead
    for is_dead, result in ((True, group.if_dead), (False, group.if_alive)):
        session.apply(scoring.settle_group, group.stones, is_dead=is_dead)
        assert session.scoring.agreement.dead == (points("A1") if is_dead else frozenset())
        assert session.scoring.score(session.game).result == result
        assert scoring.undecided_groups(session.game) == []
        session.undo()
        assert scoring.undecided_groups(session.game) == [group]


def test_no_group_is_undecided_under_tromp_taylor_rules():
    terms = GameTerms(columns=5, rows=5, ruleset=TROMP_TAYLOR, komi=0.5)
    made = Session(Document([terms.to_game("2001-01-01")]))
    play(made, WALLS + " pass A1 pass pass")
    board = made.game.position.board
    made.apply(made.scoring.take_proposal, board, TROMP_TAYLOR, proposal(board, unsettled="A1"))
    assert made.scoring.undecided_groups(made.game) == []
    made.apply(made.scoring.settle_group, points("A1"), is_dead=True)
    assert not made.scoring.agreement.dead


# Until the proposal arrives


def begin_with_proposer(session):
    session.scoring.has_proposer = True
    assert session.scoring.awaits_proposal(session.game)


def test_acceptance_waits_for_the_proposal(session):
    begin_with_proposer(session)
    session.accept(Color.BLACK)
    assert not any(session.scoring.agreement.accepted)
    board = session.game.position.board
    session.apply(session.scoring.take_proposal, board, JAPANESE, proposal(board, "A1"))
    assert not session.scoring.awaits_proposal(session.game)
    session.accept(Color.BLACK)
    assert session.scoring.agreement.accepted.black


def test_no_proposal_is_awaited_once_a_player_has_clicked(session):
    begin_with_proposer(session)
    session.apply(session.scoring.mark_group, point("A1"))
    assert not session.scoring.awaits_proposal(session.game)
    assert session.scoring.needs_proposal(session.game)


def test_no_proposal_is_awaited_after_it_has_failed(session):
    begin_with_proposer(session)
    changes = []
    session.subscribe(changes.append)
    board = session.game.position.board
    session.apply(session.scoring.give_up_proposal, board, JAPANESE)
    assert changes == [Change.COUNT]
    assert not session.scoring.awaits_proposal(session.game)
    assert not session.scoring.needs_proposal(session.game)


def test_no_proposal_is_awaited_under_tromp_taylor_rules():
    terms = GameTerms(columns=5, rows=5, ruleset=TROMP_TAYLOR)
    session = Session(Document([terms.to_game("")]))
    session.scoring.has_proposer = True
    play(session, WALLS + " pass pass")
    assert session.is_counting
    assert not session.scoring.awaits_proposal(session.game)


def test_without_a_proposer_no_proposal_is_awaited(session):
    assert session.scoring.needs_proposal(session.game)
    assert not session.scoring.awaits_proposal(session.game)


def test_outside_a_count_nothing_is_proposed_or_undecided(session):
    board, scoring = session.game.position.board, session.scoring
    session.apply(scoring.take_proposal, board, JAPANESE, proposal(board, unsettled="A1"))
    session.apply(session.game_end.toggle_count)
    assert not scoring.needs_proposal(session.game)
    assert scoring.undecided_groups(session.game) == []
    assert scoring.give_up_proposal(session.game, board, JAPANESE) is Change.NOTHING


def test_no_move_is_played_out_elsewhere(session):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    session.step_by(-3)
    before = session.game.current_id
    assert session.scoring.play_out(session.game, point("E5")) is Change.NOTHING
    assert session.game.current_id == before


def test_the_end_of_a_dispute_changes_node_and_count(session):
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    change = session.scoring.end_dispute(session.game, are_dead=True)
    assert Change.CURRENT_NODE | Change.COUNT in change


def test_a_count_or_a_dispute_can_be_continued(session):
    agreement = session.scoring.agreement
    assert Scoring(agreement).agreement is agreement
    session.apply(session.scoring.start_play_out, points("A1"), Color.WHITE, "")
    dispute = session.scoring.dispute
    assert Scoring(dispute=dispute).dispute is dispute


# Undo and redo


def test_an_acceptance_is_no_step_to_undo(session):
    session.accept(Color.BLACK)
    assert session.scoring.agreement.accepted.black
    assert not session.scoring.can_undo(session.game)


def test_a_click_redone_can_be_undone_again(session):
    scoring, game = session.scoring, session.game
    before = scoring.agreement
    assert scoring.redo(game) is Change.NOTHING
    scoring.mark_group(game, point("A1"))
    scoring.undo(game)
    scoring.redo(game)
    scoring.undo(game)
    assert scoring.agreement == before


def states_by_undo_and_redo(scoring, game):
    """Return the current agreement and those that undo leads to, then those of redo."""
    copy, found = deepcopy(scoring), [scoring.agreement]
    while copy.undo(game):
        found.append(copy.agreement)
    while copy.redo(game):
        found.append(copy.agreement)
    return found


def test_undo_and_redo_are_restored_from_the_states_of_a_journal(session):
    scoring, game, restored = session.scoring, session.game, Scoring()

    def click(name):
        return lambda: scoring.mark_group(game, point(name))

    def accept():
        return scoring.accept(game, Color.BLACK)

    def undo():
        return scoring.undo(game)

    def redo():
        return scoring.redo(game)

    def dispute():
        return scoring.start_play_out(game, points("A1"), Color.WHITE, "")

    def agree():
        return scoring.end_dispute(game, are_dead=True)

    steps = [lambda: None, click("A1"), accept, undo, redo]
    steps += [click("C3"), undo, undo, click("D3"), undo]  # another click forgets two of them
    steps += [click("A1"), click("C3"), undo, undo, redo]
    steps += [lambda: scoring.end(game), lambda: scoring.begin(game), click("C3")]
    steps += [dispute, lambda: scoring.abandon_dispute(game), dispute, agree, undo, redo, undo]
    for number, step in enumerate(steps):
        step()
        restored.restore(scoring.agreement, scoring.click_count)
        restored.dispute = scoring.dispute
        expected = states_by_undo_and_redo(scoring, game)
        assert states_by_undo_and_redo(restored, game) == expected, number


def test_no_proposal_is_needed_without_a_count(session):
    assert session.scoring.needs_proposal(session.game)
    session.apply(session.scoring.end)
    assert not session.scoring.needs_proposal(session.game)
