"""The seat of one player beside play: elsewhere in the record, counting, in a dispute."""

import pytest

from gobanapp.game.dispute import group_name_point
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.session.scoring import GroupStatus
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text import result_text, seat_text
from gobanapp.text.scoring_text import dispute_heading, group_status_hint, pending_proposal
from gobanapp.ui.count.warning_list import WarningList
from gobanapp.ui.widgets.labels import Sentence
from tests.ui.clipping import place
from tests.ui.lookup import double_click, find

BLACK, WHITE = Color.BLACK, Color.WHITE


def test_looking_elsewhere(club, turn_of, color):
    at = club(turn_of(BLACK))
    here = at.session.game.current_id
    at.session.step_by(-1)
    assert at.said(at.seat(color)) == seat_text.other_position_notice(1)
    at.click(at.seat(color), "back-to-game")
    assert at.session.game.current_id == here


def test_resuming_at_another_node(club, turn_of, color):
    at = club(turn_of(BLACK))
    at.session.apply(at.session.match_clock.pause)
    at.session.step_by(-1)
    assert at.said(at.seat(color)) == seat_text.resume_here_question(1)
    assert at.names(at.seat(color)) == ["back-to-game", "go-on-here"]
    asked = []
    at.session.continuation_requested.connect(lambda: asked.append(at.session.game.current_id))
    at.click(at.seat(color), "go-on-here")
    assert asked == [1]


def test_handicap_stones_are_counted_down(club, match):
    at = club(match(handicap=3, free_placement=True))
    assert at.said(at.black) == seat_text.handicap(BLACK, 3)
    assert at.said(at.white) == seat_text.handicap(WHITE, 3)
    at.match.play("E5 D4")
    assert at.said(at.black) == seat_text.handicap(BLACK, 1)
    assert not at.button(at.black, "pass").isEnabled()


@pytest.fixture
def counted(club, turn_of):
    at = club(turn_of(BLACK), size=(1400, 900))
    at.session.pass_()
    at.session.pass_()
    assert at.session.is_counting
    return at


def test_both_accept_the_count(counted, color):
    at, seat, other = counted, counted.seat(color), counted.seat(color.opponent)
    name = "Ann" if color is BLACK else "Ben"
    assert result_text.lead(at.session.scoring.score(at.session.game).result) in at.said(seat)
    to_accept = at.button(seat, "accept").text()
    at.click(seat, "accept")
    assert at.session.scoring.agreement.accepted[color]
    assert not at.session.scoring.agreement.accepted[color.opponent]
    assert seat_text.acceptance_notice(name) in at.said(other)
    assert at.button(seat, "accept").text() != to_accept
    at.click(seat, "accept")
    assert seat_text.acceptance_notice(name) not in at.said(other)
    assert at.button(seat, "accept").text() == to_accept
    assert not at.session.scoring.agreement.accepted[color]
    at.click(seat, "accept")
    at.click(other, "accept")
    assert at.session.game.is_finished
    assert at.names(seat) == ["rematch", "new-game"]


def test_a_seat_says_what_a_click_on_the_board_does_until_a_player_accepts(counted, color):
    at, seat = counted, counted.seat(color)
    for status in (GroupStatus.SEKI, GroupStatus.DEAD):
        at.session.apply(at.session.scoring.choose_group_status, status)
        assert group_status_hint(status, all_alive=False) in at.said(seat)
    at.click(seat, "accept")
    assert group_status_hint(GroupStatus.DEAD, all_alive=False) not in at.said(seat)


def test_a_double_click_accepts_once(counted, color):
    at, seat = counted, counted.seat(color)
    double_click(*at.where(seat, at.button(seat, "accept")))
    assert at.session.scoring.agreement.accepted[color]


def test_accept_shows_the_agreed_state(counted):
    at = counted
    at.session.accept = lambda color: None
    at.click(at.black, "accept")
    assert not at.button(at.black, "accept").isChecked()


def test_play_is_resumed(counted, color):
    counted.click(counted.seat(color), "resume")
    assert not counted.session.is_counting
    assert counted.session.game.turn is color.opponent  # as the Japanese rules have it


def test_a_dispute(counted):
    at, session = counted, counted.session
    session.apply(session.scoring.start_play_out, frozenset([Point.parse("E5")]), WHITE, "")
    stones = session.scoring.dispute.stones
    assert at.said(at.black) == dispute_heading(
        session.scoring.dispute.color, group_name_point(stones)
    )
    assert not at.button(at.black, "pass").isEnabled()
    at.click(at.white, "pass")
    assert session.game.turn is BLACK
    assert not at.button(at.white, "pass").isEnabled()
    at.click(at.white, "take-back")
    assert session.game.turn is WHITE
    at.click(at.black, "to-count")
    assert session.is_counting
    assert "accept" in at.names(at.black)


def test_a_record_without_a_match(club, match):
    """Where no match is on, the buttons do what they do in the side panel."""
    begun = match()
    begun.session.open_document(begun.session.document)
    begun.session.play(Point.parse("E5"))
    at = club(begun)
    assert "pause" not in at.names(at.black)
    at.click(at.white, "resign")
    assert at.said(at.white) == seat_text.resign_question()
    at.click(at.white, "no")
    at.click(at.black, "take-back")
    assert at.session.game.position.move_number == 0
    at.click(at.black, "pass")
    assert at.session.game.position.move.is_pass


def test_an_unsettled_dispute_keeps_the_count(counted):
    at, session = counted, counted.session
    session.apply(session.scoring.mark_group, Point.parse("E5"))
    dead = session.scoring.agreement.dead
    assert dead
    session.apply(session.scoring.start_play_out, frozenset([Point.parse("E5")]), WHITE, "")
    at.click(at.black, "to-count")
    assert session.scoring.agreement.dead == dead


def test_nothing_is_counted_before_dead_stones_are_proposed(qtbot, club, turn_of, color):
    at = club(turn_of(BLACK), size=(1400, 900))
    at.session.scoring.has_proposer = True
    at.session.pass_()
    at.session.pass_()
    seat, game = at.seat(color), at.session.game
    qtbot.waitUntil(lambda: pending_proposal() in at.said(seat))
    lead = result_text.lead(at.session.scoring.score(game).result)
    assert lead not in at.said(seat)
    assert not at.button(seat, "accept").isEnabled()
    at.session.apply(at.session.scoring.give_up_proposal, game.position.board, game.ruleset)
    assert lead in at.said(seat)
    assert at.button(seat, "accept").isEnabled()


@pytest.mark.parametrize("size", [(1400, 900), (1180, 900), (1600, 1000)])
def test_a_result_is_larger_than_the_buttons_below_it(club, turn_of, color, size):
    at = club(turn_of(BLACK), size=size)
    at.session.pass_()
    at.session.pass_()
    seat = at.seat(color)
    accept, lead = at.button(seat, "accept"), find(seat, "lead", Sentence)
    assert lead.font().pointSizeF() >= 1.25 * accept.font().pointSizeF()
    at.click(at.black, "accept")
    at.click(at.white, "accept")
    result = find(seat, "question", Sentence)
    assert result.font().pointSizeF() >= 1.25 * at.button(seat, "rematch").font().pointSizeF()
    words = result.text().split()
    assert max(map(result.fontMetrics().horizontalAdvance, words)) <= result.width()


def test_alone_with_the_board_in_a_tall_window_the_count_can_be_accepted(club, match):
    at = club(match(system=None), WindowLayout.PLAIN, size=(700, 900))
    before = at.board.geometry()
    at.session.pass_()
    at.session.pass_()
    for seat in (at.black, at.white):
        for name in ("accept", "resume"):
            assert seat.rect().contains(place(at.button(seat, name), seat))
    assert at.board.geometry() == before


def test_the_hint_at_a_seat_costs_no_warning(club, match):
    at = club(match(system=None), WindowLayout.SIDE_BY_SIDE, size=(700, 1100))
    at.session.pass_()
    at.session.pass_()
    for seat in (at.black, at.white):
        assert not seat.findChild(WarningList).isHidden()
