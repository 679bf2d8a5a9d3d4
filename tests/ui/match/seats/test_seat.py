"""The seat of one player, upright and turned: its display and its input."""

from PySide6.QtCore import QPoint, Qt

from gobanapp.rules.color import ByColor, Color
from gobanapp.session.move_confirmation import ConfirmationMethod, MoveConfirmation
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.text import player_names, result_text, seat_text
from gobanapp.ui.match.seats import seat as module
from gobanapp.ui.match.seats import seat_pages
from tests.ui.lookup import find

BLACK = Color.BLACK
HOLDING = MoveConfirmation()
ASKING = MoveConfirmation(
    pass_confirmation=ConfirmationMethod.QUESTION, resign_confirmation=ConfirmationMethod.QUESTION
)
HANDING_OVER = MoveConfirmation(has_clock_press=True, pass_confirmation=ConfirmationMethod.NOTHING)


# Passing


def test_a_player_passes(club, turn_of, color):
    at = club(turn_of(color))
    at.click(at.seat(color), "pass")
    assert at.session.game.position.move.is_pass
    assert at.session.game.position.move.color is color


def test_by_finger(club, turn_of, color, finger):
    at = club(turn_of(color))
    at.tap(at.seat(color), "pass", finger)
    assert at.session.game.position.move.is_pass


def test_the_player_not_to_move_cannot_pass(club, turn_of, color, finger):
    at = club(turn_of(color))
    before = at.session.game.current_id
    seat = at.seat(color.opponent)
    at.click(seat, "pass")
    at.tap(seat, "pass", finger)
    at.button(seat, "pass").click()
    assert at.session.game.current_id == before


def test_the_pass_button_must_be_held(club, turn_of, color):
    at = club(turn_of(color, precautions=HOLDING))
    seat, before = at.seat(color), at.session.game.current_id
    at.click(seat, "pass")
    assert at.session.game.current_id == before
    assert at.said(seat) == seat_text.hold_to_pass()
    at.click(seat, "pass", hold=0.1)
    assert at.session.game.position.move.is_pass


def test_the_pass_button_must_be_held_by_a_finger(club, turn_of, color, finger):
    at = club(turn_of(color, precautions=HOLDING))
    seat, before = at.seat(color), at.session.game.current_id
    at.tap(seat, "pass", finger)
    assert at.session.game.current_id == before
    at.tap(seat, "pass", finger, hold=0.1)
    assert at.session.game.position.move.is_pass


def test_without_a_hand_it_is_asked(club, turn_of, color):
    at = club(turn_of(color, precautions=HOLDING))
    seat, before = at.seat(color), at.session.game.current_id
    at.button(seat, "pass").click()
    assert at.session.game.current_id == before
    assert (at.said(seat), at.names(seat)) == (seat_text.pass_question(), ["pass-now", "no"])
    at.click(seat, "pass-now")
    assert at.session.game.position.move.is_pass


def test_passing_asks_if_the_setting_says_so(club, turn_of, color):
    at = club(turn_of(color, precautions=ASKING))
    seat, before = at.seat(color), at.session.game.current_id
    at.click(seat, "pass")
    assert at.said(seat) == seat_text.pass_question()
    assert at.said(at.seat(color.opponent)) == ""
    assert "pass" in at.names(at.seat(color.opponent))
    at.click(seat, "no")
    assert at.session.game.current_id == before
    assert "take-back" in at.names(seat)
    at.click(seat, "pass")
    at.click(seat, "pass-now")
    assert at.session.game.position.move.is_pass


def test_the_question_goes_when_the_turn_does(club, turn_of):
    at = club(turn_of(BLACK, precautions=ASKING))
    at.click(at.black, "pass")
    assert "pass-now" in at.names(at.black)
    for move in ("G7", "C3"):
        at.match.play(move)
        assert "pass-now" not in at.names(at.black)
        assert at.said(at.black) == ""


def test_a_double_click_does_not_answer_the_question(club, turn_of, monkeypatch):
    monkeypatch.setattr(seat_pages, "CLICK_GUARD", 10_000)
    at = club(turn_of(BLACK, precautions=ASKING))
    before = at.session.game.current_id
    at.click(at.black, "pass")
    for name in ("pass-now", "no"):
        at.click(at.black, name)
    assert at.said(at.black) == seat_text.pass_question()
    assert at.session.game.current_id == before
    at.button(at.black, "no").click()  # a key is no click that went astray
    assert at.said(at.black) == ""


def test_the_opponent_sees_a_pass(club, turn_of):
    at = club(turn_of(BLACK))
    at.click(at.black, "pass")
    assert at.said(at.white) == seat_text.pass_notice("Ann")
    assert at.said(at.black) == ""


# Resigning


def test_a_player_resigns_on_either_turn(club, turn_of, color):
    at = club(turn_of(BLACK))
    at.click(at.seat(color), "resign")
    winner = "W" if color is BLACK else "B"
    assert at.session.game.info.result == f"{winner}+R"


def test_the_resign_button_must_be_held(club, turn_of, color):
    at = club(turn_of(BLACK, precautions=HOLDING))
    seat = at.seat(color)
    at.click(seat, "resign")
    assert at.said(seat) == seat_text.hold_to_resign()
    assert not at.session.game.is_finished
    at.click(seat, "resign", hold=0.1)
    assert at.session.game.is_finished


def test_to_resign_is_asked(club, turn_of, color):
    at = club(turn_of(BLACK, precautions=ASKING))
    seat = at.seat(color)
    at.click(seat, "resign")
    assert (at.said(seat), at.names(seat)) == (seat_text.resign_question(), ["resign-now", "no"])
    at.match.wait(3)
    at.click(seat, "no")
    assert not at.session.game.is_finished
    at.click(seat, "resign")
    at.click(seat, "resign-now")
    assert at.session.game.is_finished


def test_the_result(qtbot, club, turn_of):
    at = club(turn_of(BLACK))
    at.click(at.black, "resign")
    for seat in (at.black, at.white):
        assert at.said(seat) == result_text.recorded_result("W+R")
        assert at.names(seat) == ["rematch", "new-game"]
        with qtbot.waitSignal(seat.rematch_requested, timeout=1000):
            at.click(seat, "rematch")
        with qtbot.waitSignal(seat.new_game_requested, timeout=1000):
            at.click(seat, "new-game")


# Taking back


def test_a_stone_just_played_is_taken_back_at_once(club, turn_of, color):
    at = club(turn_of(color))
    at.match.play("H8")
    at.match.time += 0.5
    at.click(at.seat(color), "take-back")
    assert at.session.game.turn is color
    assert at.session.match.takeback_request is None


def test_a_later_takeback_asks_the_opponent(club, turn_of, color):
    at = club(turn_of(color))
    at.match.play("H8")
    at.match.wait(4)
    asker, asked = at.seat(color), at.seat(color.opponent)
    name = "Ann" if color is BLACK else "Ben"
    other = "Ben" if color is BLACK else "Ann"
    at.click(asker, "take-back")
    assert at.said(asker) == seat_text.takeback_wait(other)
    assert at.names(asker) == ["withdraw"]
    assert at.said(asked) == seat_text.takeback_request(name, 1)
    assert at.names(asked) == ["allow", "allow-with-time", "refuse"]
    at.click(asked, "allow")
    assert at.session.game.turn is color


def test_with_the_answer_to_it(club, turn_of, color):
    at = club(turn_of(color))
    before = at.session.game.position.move_number
    at.match.wait(4)
    at.click(at.seat(color), "take-back")
    name = "Ann" if color is BLACK else "Ben"
    assert at.said(at.seat(color.opponent)) == seat_text.takeback_request(name, 2)
    at.click(at.seat(color.opponent), "allow-with-time")
    assert at.session.game.position.move_number == before - 2


def test_a_takeback_is_refused(club, turn_of, color):
    at = club(turn_of(color))
    at.click(at.seat(color), "take-back")
    at.click(at.seat(color.opponent), "refuse")
    assert at.session.game.turn is color
    assert "take-back" in at.names(at.seat(color))


def test_a_takeback_is_withdrawn(club, turn_of, color):
    at = club(turn_of(color))
    at.click(at.seat(color), "take-back")
    at.click(at.seat(color), "withdraw")
    assert at.session.match.takeback_request is None


def test_without_a_clock_no_time_is_given_back(club, turn_of, color):
    at = club(turn_of(color, system=None))
    at.click(at.seat(color), "take-back")
    assert at.names(at.seat(color.opponent)) == ["allow", "refuse"]


def test_a_player_without_a_move_has_nothing_to_take_back(club, match):
    at = club(match())
    assert not at.button(at.black, "take-back").isEnabled()
    at.match.play("E5")
    assert at.button(at.black, "take-back").isEnabled()
    assert not at.button(at.white, "take-back").isEnabled()


# What is shown


def test_names_at_the_seats(club, turn_of):
    at = club(turn_of(BLACK, names=ByColor("Ann", ""), ranks=ByColor("3k", "")))
    assert find(at.black, "name").text() == "Ann"
    assert find(at.black, "rank").text() == "3k"
    assert find(at.white, "name").text() == player_names.color_name(Color.WHITE)


def test_the_seat_of_the_player_to_move_is_highlighted(club, turn_of, color):
    """The ground of that seat is raised, and a bar stands at its left."""
    at = club(turn_of(color), WindowLayout.SIDE_BY_SIDE)
    edges = [at.seat(c).grab().toImage().pixelColor(2, 200) for c in (color, color.opponent)]
    grounds = [at.seat(c).grab().toImage().pixelColor(10, 140) for c in (color, color.opponent)]
    assert edges[0] != edges[1] == grounds[1]
    assert edges[0] != grounds[0]


def test_prisoners(club, match):
    at = club(match())
    at.match.play("A9 J1 B9 A8 H1 B8 G1 C9")
    assert find(at.white, "prisoners").accessibleName() == result_text.prisoners(2)
    assert find(at.black, "prisoners").accessibleName() == result_text.prisoners(0)


def test_a_message_to_a_player_disappears(qtbot, club, turn_of, monkeypatch):
    monkeypatch.setattr(module, "MESSAGE_DURATION", 1)
    at = club(turn_of(BLACK))
    at.table.show_message("Not there.", BLACK)
    assert at.said(at.black) == "Not there."
    assert at.said(at.white) == ""
    qtbot.waitUntil(lambda: at.said(at.black) == "", timeout=1000)
    at.table.show_message("To both.")
    assert at.said(at.black) == at.said(at.white) == "To both."


def test_nothing_moves_when_a_message_appears(club, turn_of):
    at = club(turn_of(BLACK))

    def places():
        return [(b.objectName(), b.mapTo(at.black, QPoint())) for b in at.buttons(at.black)]

    before, clock = places(), at.clock(at.black).geometry()
    at.table.show_message("Not there.")
    assert places() == before
    assert at.clock(at.black).geometry() == clock


def test_the_clock_keeps_its_place_during_a_question(club, turn_of, color):
    for layout, size in (
        (WindowLayout.ACROSS, (1100, 560)),
        (WindowLayout.ACROSS, (768, 1300)),
        (WindowLayout.PLAIN, (1100, 560)),
        (WindowLayout.PLAIN, (768, 1300)),
    ):
        at = club(turn_of(color), layout, size)
        board = at.board.geometry()
        before = [at.clock(seat).geometry() for seat in at.table.seats]
        at.session.apply(at.session.match_clock.pause)
        assert [at.clock(seat).geometry() for seat in at.table.seats] == before
        assert at.board.geometry() == board


def test_buttons_are_large_enough_for_a_finger(club, turn_of):
    at = club(turn_of(BLACK), size=(1024, 550))
    for seat in at.table.seats:
        for button in at.buttons(seat):
            assert button.height() >= 44
            assert button.width() >= 44


def test_in_the_plain_layout_there_are_buttons_only_to_answer(club, turn_of):
    at = club(turn_of(BLACK), WindowLayout.PLAIN)
    assert at.names(at.black) == []
    at.session.apply(at.session.match_clock.pause)
    assert at.names(at.black) == ["go-on"]


def test_keys_press_no_button_after_a_click(club, turn_of):
    at = club(turn_of(BLACK))
    for seat in at.table.seats:
        for button in at.buttons(seat):
            assert button.focusPolicy() == Qt.FocusPolicy.TabFocus
