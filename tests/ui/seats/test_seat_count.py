"""The seat of one player beside play: elsewhere in the record, counting, in a dispute."""

import pytest

from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

BLACK, WHITE = Color.BLACK, Color.WHITE


def test_looking_elsewhere(club, turn_of, color):
    at = club(turn_of(BLACK))
    here = at.session.game.place
    at.session.walk(-1)
    assert at.said(at.seat(color)) == "This is move 1. The game goes on elsewhere."
    at.click(at.seat(color), "Back to the Game")
    assert at.session.game.place == here


def test_going_on_elsewhere(club, turn_of, color):
    at = club(turn_of(BLACK))
    at.session.pause_clock()
    at.session.walk(-1)
    assert at.words(at.seat(color)) == ["Back to the Game", "Go On from Here"]
    at.click(at.seat(color), "Go On from Here")
    assert at.session.match.place == at.session.game.place


def test_handicap_stones_are_counted_down(club, match):
    at = club(match(handicap=3, free_placement=True))
    assert at.said(at.black) == "Place 3 more handicap stones."
    assert at.said(at.white) == "Black places 3 more handicap stones."
    at.match.play("E5 D4")
    assert at.said(at.black) == "Place one more handicap stone."
    assert not at.button(at.black, "Pass").isEnabled()


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
    assert "leads by" in at.said(seat)
    at.click(seat, "Accept")
    assert at.session.agreement.accepted[color]
    assert not at.session.agreement.accepted[color.opponent]
    assert f"{name} has accepted." in at.said(other)
    at.click(seat, "✓ Accepted")
    assert not at.session.agreement.accepted[color]
    at.click(seat, "Accept")
    at.click(other, "Accept")
    assert at.session.game.is_finished
    assert at.words(seat) == ["Rematch", "New Game…"]


def test_accept_shows_what_was_agreed(counted):
    at = counted
    at.session.changed.disconnect()  # as if the session had not listened
    at.session.accept = lambda color: None
    at.click(at.black, "Accept")
    assert not at.button(at.black, "Accept").isChecked()


def test_play_is_resumed(counted, color):
    counted.click(counted.seat(color), "Resume Play")
    assert not counted.session.is_counting
    assert counted.session.game.turn is color.opponent  # as the Japanese rules have it


def test_a_dispute(counted):
    at, session = counted, counted.session
    session.play_out(frozenset([Point.parse("E5")]), WHITE, "")
    assert "played out" in at.said(at.black)
    assert not at.button(at.black, "Pass").isEnabled()
    at.click(at.white, "Pass")
    assert session.game.turn is BLACK
    assert not at.button(at.white, "Pass").isEnabled()
    at.click(at.white, "Take Back")
    assert session.game.turn is WHITE
    at.click(at.black, "Back to the Count")
    assert session.is_counting
    assert "Accept" in at.words(at.black)


def test_a_record_that_nobody_plays(club, match):
    """Where no match is on, the buttons do what they do at the desk."""
    begun = match()
    begun.session.open(begun.session.record)
    begun.session.play(Point.parse("E5"))
    at = club(begun)
    assert "Pause" not in at.words(at.black)
    at.click(at.white, "Resign")
    assert at.said(at.white) == "Resign?"
    at.click(at.white, "Cancel")
    at.click(at.black, "Take Back")
    assert at.session.game.position.number == 0
    at.click(at.black, "Pass")
    assert at.session.game.position.move.is_pass


def test_what_is_not_settled_by_a_dispute_stays_as_it_was_counted(counted):
    at, session = counted, counted.session
    session.play(Point.parse("E5"))
    dead = session.agreement.dead
    assert dead
    session.play_out(frozenset([Point.parse("E5")]), WHITE, "")
    at.click(at.black, "Back to the Count")
    assert session.agreement.dead == dead
