"""The seat of one player, upright and turned: what he sees, and what his hands do."""

from PySide6.QtCore import QPoint, Qt

from gobanapp.rules.color import ByColor, Color
from gobanapp.ui.layout import Layout
from gobanapp.ui.precautions import Asking, Precautions
from gobanapp.ui.seats import choices

BLACK = Color.BLACK
HOLDING = Precautions()
ASKING = Precautions(passing=Asking.QUESTION, resigning=Asking.QUESTION)
HANDING_OVER = Precautions(hand_over=True, passing=Asking.NOTHING)


# Passing


def test_a_player_passes(club, turn_of, color):
    at = club(turn_of(color))
    at.click(at.seat(color), "Pass")
    assert at.session.game.position.move.is_pass
    assert at.session.game.position.move.color is color


def test_by_finger(club, turn_of, color, finger):
    at = club(turn_of(color))
    at.tap(at.seat(color), "Pass", finger)
    assert at.session.game.position.move.is_pass


def test_whose_turn_it_is_not_cannot_pass(club, turn_of, color, finger):
    at = club(turn_of(color))
    before = at.session.game.place
    seat = at.seat(color.opponent)
    at.click(seat, "Pass")
    at.tap(seat, "Pass", finger)
    at.button(seat, "Pass").click()
    assert at.session.game.place == before


def test_it_must_be_held(club, turn_of, color):
    at = club(turn_of(color, precautions=HOLDING))
    seat, before = at.seat(color), at.session.game.place
    at.click(seat, "Pass")
    assert at.session.game.place == before
    assert at.said(seat) == "Hold the button down to pass."
    at.click(seat, "Pass", hold=0.1)
    assert at.session.game.position.move.is_pass


def test_it_must_be_held_by_a_finger(club, turn_of, color, finger):
    at = club(turn_of(color, precautions=HOLDING))
    seat, before = at.seat(color), at.session.game.place
    at.tap(seat, "Pass", finger)
    assert at.session.game.place == before
    at.tap(seat, "Pass", finger, hold=0.1)
    assert at.session.game.position.move.is_pass


def test_without_a_hand_it_is_asked(club, turn_of, color):
    at = club(turn_of(color, precautions=HOLDING))
    seat, before = at.seat(color), at.session.game.place
    at.button(seat, "Pass").click()
    assert at.session.game.place == before
    assert (at.said(seat), at.words(seat)) == ("Pass?", ["Pass", "Cancel"])
    at.click(seat, "Pass")
    assert at.session.game.position.move.is_pass


def test_it_is_asked_where_that_is_wanted(club, turn_of, color):
    at = club(turn_of(color, precautions=ASKING))
    seat, before = at.seat(color), at.session.game.place
    at.click(seat, "Pass")
    assert at.said(seat) == "Pass?"
    assert "Pass?" not in at.said(at.seat(color.opponent))
    at.click(seat, "Cancel")
    assert at.session.game.place == before
    assert "Take Back" in at.words(seat)
    at.click(seat, "Pass")
    at.click(seat, "Pass")
    assert at.session.game.position.move.is_pass


def test_the_question_goes_when_the_turn_does(club, turn_of):
    at = club(turn_of(BLACK, precautions=ASKING))
    at.click(at.black, "Pass")
    at.match.play("G7")
    assert "Pass?" not in at.said(at.black)
    at.match.play("C3")
    assert "Pass?" not in at.said(at.black)


def test_a_double_click_does_not_answer_the_question(club, turn_of, monkeypatch):
    monkeypatch.setattr(choices, "GUARD", 10_000)
    at = club(turn_of(BLACK, precautions=ASKING))
    before = at.session.game.place
    at.click(at.black, "Pass")
    for word in ("Pass", "Cancel"):
        at.click(at.black, word)
    assert at.said(at.black) == "Pass?"
    assert at.session.game.place == before
    at.button(at.black, "Cancel").click()  # a key is no click that went astray
    assert "Pass?" not in at.said(at.black)


def test_the_opponent_is_told_of_a_pass(club, turn_of):
    at = club(turn_of(BLACK))
    at.click(at.black, "Pass")
    assert at.said(at.white) == "Ann has passed."
    assert at.said(at.black) == ""


# Resigning


def test_a_player_resigns_on_his_turn_or_not(club, turn_of, color):
    at = club(turn_of(BLACK))
    at.click(at.seat(color), "Resign")
    winner = "W" if color is BLACK else "B"
    assert at.session.game.info.result == f"{winner}+R"


def test_to_resign_it_must_be_held_too(club, turn_of, color):
    at = club(turn_of(BLACK, precautions=HOLDING))
    seat = at.seat(color)
    at.click(seat, "Resign")
    assert at.said(seat) == "Hold the button down to resign."
    assert not at.session.game.is_finished
    at.click(seat, "Resign", hold=0.1)
    assert at.session.game.is_finished


def test_to_resign_is_asked(club, turn_of, color):
    at = club(turn_of(BLACK, precautions=ASKING))
    seat = at.seat(color)
    at.click(seat, "Resign")
    assert (at.said(seat), at.words(seat)) == ("Resign?", ["Resign", "Cancel"])
    at.match.wait(3)
    at.click(seat, "Cancel")
    assert not at.session.game.is_finished
    at.click(seat, "Resign")
    at.click(seat, "Resign")
    assert at.session.game.is_finished


def test_the_result(qtbot, club, turn_of):
    at = club(turn_of(BLACK))
    at.click(at.black, "Resign")
    for seat in (at.black, at.white):
        assert at.said(seat) == "White wins by resignation"
        assert at.words(seat) == ["Rematch", "New Game…"]
        with qtbot.waitSignal(seat.rematch_wanted, timeout=1000):
            at.click(seat, "Rematch")
        with qtbot.waitSignal(seat.new_game_wanted, timeout=1000):
            at.click(seat, "New Game…")


# Taking back


def test_the_stone_just_put_down_is_taken_back_at_once(club, turn_of, color):
    at = club(turn_of(color))
    at.match.play("H8")
    at.match.time += 0.5
    at.click(at.seat(color), "Take Back")
    assert at.session.game.turn is color
    assert at.session.match.request is None


def test_later_it_is_asked_for(club, turn_of, color):
    at = club(turn_of(color))
    at.match.play("H8")
    at.match.wait(4)
    asker, asked = at.seat(color), at.seat(color.opponent)
    name = "Ann" if color is BLACK else "Ben"
    other = "Ben" if color is BLACK else "Ann"
    at.click(asker, "Take Back")
    assert at.said(asker) == f"{other} is asked whether you may take back."
    assert at.words(asker) == ["Withdraw"]
    assert at.said(asked) == f"{name} asks to take back a move."
    assert at.words(asked) == ["Allow", "Allow, with the Time", "Refuse"]
    at.click(asked, "Allow")
    assert at.session.game.turn is color


def test_with_the_answer_to_it(club, turn_of, color):
    at = club(turn_of(color))
    before = at.session.game.position.number
    at.match.wait(4)
    at.click(at.seat(color), "Take Back")
    assert "and the answer to it" in at.said(at.seat(color.opponent))
    at.click(at.seat(color.opponent), "Allow, with the Time")
    assert at.session.game.position.number == before - 2


def test_it_is_refused(club, turn_of, color):
    at = club(turn_of(color))
    at.click(at.seat(color), "Take Back")
    at.click(at.seat(color.opponent), "Refuse")
    assert at.session.game.turn is color
    assert "Take Back" in at.words(at.seat(color))


def test_it_is_withdrawn(club, turn_of, color):
    at = club(turn_of(color))
    at.click(at.seat(color), "Take Back")
    at.click(at.seat(color), "Withdraw")
    assert at.session.match.request is None


def test_without_a_clock_no_time_is_given_back(club, turn_of, color):
    at = club(turn_of(color, system=None))
    at.click(at.seat(color), "Take Back")
    assert at.words(at.seat(color.opponent)) == ["Allow", "Refuse"]


def test_who_has_not_moved_has_nothing_to_take_back(club, match):
    at = club(match())
    assert not at.button(at.black, "Take Back").isEnabled()
    at.match.play("E5")
    assert at.button(at.black, "Take Back").isEnabled()
    assert not at.button(at.white, "Take Back").isEnabled()


# What is shown


def test_who_is_there(club, turn_of):
    at = club(turn_of(BLACK, names=ByColor("Ann", ""), ranks=ByColor("3k", "")))
    assert at.black._who._name.text() == "Ann"
    assert at.black._who._rank.text() == "3k"
    assert at.white._who._name.text() == "White"


def test_whose_turn_it_is(club, turn_of, color):
    """The ground of that seat is raised, and a bar stands at its left."""
    at = club(turn_of(color), Layout.SIDE_BY_SIDE)
    edges = [at.seat(c).grab().toImage().pixelColor(2, 200) for c in (color, color.opponent)]
    grounds = [at.seat(c).grab().toImage().pixelColor(10, 140) for c in (color, color.opponent)]
    assert edges[0] != edges[1] == grounds[1]
    assert edges[0] != grounds[0]


def test_prisoners(club, match):
    at = club(match())
    at.match.play("A9 J1 B9 A8 H1 B8 G1 C9")
    assert at.white._prisoners.accessibleName() == "2 prisoners"
    assert at.black._prisoners.accessibleName() == "0 prisoners"


def test_a_word_to_a_player_goes_again(qtbot, club, turn_of):
    at = club(turn_of(BLACK))
    at.table.tell("Not there.", BLACK)
    assert at.said(at.black) == "Not there."
    assert at.said(at.white) == ""
    at.black._forgetting.setInterval(1)
    at.black._forgetting.start()
    qtbot.waitUntil(lambda: at.said(at.black) == "", timeout=1000)
    at.table.tell("To both.")
    assert at.said(at.black) == at.said(at.white) == "To both."


def test_nothing_moves_when_something_is_said(club, turn_of):
    at = club(turn_of(BLACK))

    def places():
        return [(b.text(), b.mapTo(at.black, QPoint())) for b in at.buttons(at.black)]

    before, clock = places(), at.black._clock.geometry()
    at.table.tell("Not there.")
    assert places() == before
    assert at.black._clock.geometry() == clock


def test_the_clock_stays_where_it_is_when_something_is_asked(club, turn_of, color):
    for layout, size in (
        (Layout.ACROSS, (1100, 560)),
        (Layout.ACROSS, (768, 1300)),
        (Layout.PLAIN, (1100, 560)),
        (Layout.PLAIN, (768, 1300)),
    ):
        at = club(turn_of(color), layout, size)
        board = at.table._board.geometry()
        before = [seat._clock.geometry() for seat in at.table.seats]
        at.session.pause_clock()
        assert [seat._clock.geometry() for seat in at.table.seats] == before
        assert at.table._board.geometry() == board


def test_buttons_are_large_enough_for_a_finger(club, turn_of):
    at = club(turn_of(BLACK), size=(1024, 550))
    for seat in at.table.seats:
        for button in at.buttons(seat):
            assert button.height() >= 44
            assert button.width() >= 44


def test_in_the_plain_layout_there_are_buttons_only_to_answer(club, turn_of):
    at = club(turn_of(BLACK), Layout.PLAIN)
    assert at.words(at.black) == []
    at.session.pause_clock()
    assert at.words(at.black) == ["Go On"]


def test_keys_press_no_button_after_a_click(club, turn_of):
    at = club(turn_of(BLACK))
    for seat in at.table.seats:
        for button in at.buttons(seat):
            assert button.focusPolicy() == Qt.FocusPolicy.TabFocus
