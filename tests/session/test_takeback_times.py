"""The time left after a takeback: in a running match, after a crash, and from a record."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import Bronstein, ByoYomi, Canadian, Delay, Fischer
from gobanapp.rules.color import Color
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.session.session import Session
from gobanapp.storage.journal.match_json import match_from_json, match_to_json
from tests.clock.time_systems import EACH, systems, worth
from tests.session.match_hall import Hall

BLACK, WHITE = Color.BLACK, Color.WHITE
AT_ONCE = MoveConfirmation(needs_takeback_consent=False, takeback_seconds=0.0)
ANY = systems(st.integers(1, 100).map(float), counts=3, stones=3)
THINKING = st.lists(st.integers(0, 240).map(lambda count: count / 4), min_size=1, max_size=7)
POINTS = ["C3", "G7", "C7", "G3", "E5", "C5", "G5", "E3", "E7"]
NAMES = {"ids": lambda system: type(system).__name__}
WITH_QT = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


def times(hall):
    return hall.session.match_controller.times(hall.session.game)


def play(hall, thinking):
    """Play a move after each of these seconds, until time is up.

    Return who moved last, and both times before that.
    """
    hall.session.apply(hall.session.match_clock.start)
    before = mover = None
    for name, seconds in zip(POINTS, thinking, strict=False):
        hall.wait(seconds)
        if hall.match.flagged is not None:
            break
        before, mover = times(hall), hall.running
        hall.play(name)
    return mover, before


def after_crash(hall):
    """Stop the program, and continue the match from what the journal would hold."""
    written = json.loads(json.dumps(match_to_json(hall.match, hall.time)))
    hall.session = Session(
        hall.session.document, match=match_from_json(written), now=lambda: hall.time
    )
    hall.session.match_controller.move_confirmation = AT_ONCE
    hall.session.apply(hall.session.match_clock.start)


def from_record(hall):
    """Leave the match, and resume it with nothing but the times in its record."""
    hall.session.write_match_state()
    number = hall.match.node_id
    hall.session.open_document(hall.session.document)
    hall.session.navigate(lambda game: game.go_to(number))
    hall.session.resume_match()
    hall.session.apply(hall.session.match_clock.start)


@pytest.mark.usefixtures("qapp")
class TestAnySystem:
    @WITH_QT
    @given(ANY, THINKING, st.integers(0, 8))
    def test_the_turn_continues(self, system, thinking, answer):
        hall = Hall(system, AT_ONCE)
        mover, before = play(hall, thinking)
        hall.wait(answer)
        assume(hall.match.flagged is None)
        hall.session.undo()
        assert hall.running is mover
        assert times(hall)[mover] == before[mover]
        assert hall.match.flagged is None

    @WITH_QT
    @given(ANY, THINKING, st.integers(0, 8))
    def test_it_continues_after_a_crash(self, system, thinking, answer):
        hall = Hall(system, AT_ONCE)
        mover, before = play(hall, thinking)
        hall.wait(answer)
        assume(hall.match.flagged is None)
        after_crash(hall)
        hall.session.undo()
        assert hall.running is mover
        assert times(hall)[mover] == before[mover]

    @WITH_QT
    @given(ANY, THINKING, st.integers(0, 8))
    def test_a_record_takes_back_no_more_than_was_earned(self, system, thinking, answer):
        hall = Hall(system, AT_ONCE)
        mover, before = play(hall, thinking)
        hall.wait(answer)
        assume(hall.match.flagged is None)
        moved = times(hall)[mover]
        from_record(hall)
        hall.session.undo()
        hall.session.tick()
        assert hall.match.flagged is None
        left = times(hall)[mover]
        assert worth(system, before[mover]) - 0.01 <= worth(system, left)
        assert worth(system, left) <= worth(system, moved) + 0.01

    @WITH_QT
    @given(ANY, THINKING)
    def test_undo_and_redo_give_and_take_nothing(self, system, thinking):
        hall = Hall(system, AT_ONCE)
        play(hall, thinking)
        assume(hall.match.flagged is None)
        moved, used = times(hall), [hall.match.clock.used_by(each, hall.time) for each in Color]
        for _ in range(3):
            hall.session.undo()
            hall.session.redo()
        assert times(hall) == moved
        assert [hall.match.clock.used_by(each, hall.time) for each in Color] == used

    @WITH_QT
    @given(ANY, THINKING)
    def test_all_moves_taken_back_leave_each_what_they_have_not_used(self, system, thinking):
        hall = Hall(system, AT_ONCE)
        play(hall, thinking)
        assume(hall.match.flagged is None)
        used = [hall.match.clock.used_by(color, hall.time) for color in Color]
        for _ in thinking:
            hall.session.undo()
        assert hall.stones() == set()
        assert hall.match.flagged is None
        assert [hall.match.clock.used_by(color, hall.time) for color in Color] == used
        for color in Color:
            assert not times(hall)[color].has_run_out


RECORDED = [
    (Fischer(main=60, increment=30), TimeLeft(57.0)),
    (Fischer(main=60, increment=30, most=60), TimeLeft(60.0)),
    (Fischer(main=30, increment=30, most=30), TimeLeft(30.0)),
    (ByoYomi(main=0, periods=3, seconds=30), TimeLeft(30.0, 3)),
    (Canadian(main=0, stones=2, seconds=30), TimeLeft(27.0, 2)),
    (Canadian(main=0, stones=1, seconds=30), TimeLeft(30.0, 1)),
    (Bronstein(main=60, delay=2), TimeLeft(57.0)),
    (Bronstein(main=60, delay=5), TimeLeft(60.0)),
    (Delay(main=60, delay=2), TimeLeft(59.0)),
]


@pytest.mark.parametrize(("system", "left"), RECORDED)
def test_a_record_that_does_not_tell_is_read_in_favour_of_the_player(qapp, system, left):
    """White thinks for three seconds; then the match is left and resumed."""
    hall = Hall(system, AT_ONCE)
    play(hall, [1, 3])
    hall.wait(2)
    from_record(hall)
    hall.session.undo()
    assert (times(hall).white.seconds, times(hall).white.count) == (
        pytest.approx(left.seconds, abs=0.002),
        left.count,
    )


def test_a_match_left_while_a_player_thinks(qapp):
    """White has moved, Black has answered, and White thinks when the match is left."""
    hall = Hall(Fischer(main=60, increment=30), AT_ONCE)
    play(hall, [1, 3, 5])
    hall.wait(7)
    from_record(hall)
    hall.session.apply(hall.session.takeback.request, WHITE)
    assert times(hall).white.seconds == pytest.approx(60 - 3 - 7, abs=0.002)
    assert times(hall).black.seconds == pytest.approx(89 - 5, abs=0.002)


def test_the_player_to_move_takes_back_with_the_answer(qapp):
    hall = Hall(Fischer(main=60, increment=30, most=60), AT_ONCE)
    play(hall, [1, 3, 5])
    hall.wait(7)
    hall.session.apply(hall.session.takeback.request, WHITE)
    assert hall.seconds() == (55, 50)
    assert hall.running is WHITE


@pytest.mark.parametrize("system", EACH, **NAMES)
def test_a_pass_taken_back_in_the_count_has_earned_nothing(qapp, system):
    hall = Hall(system, AT_ONCE)
    play(hall, [1])
    hall.play("pass", 3)
    hall.wait(4)
    before = times(hall).black
    hall.play("pass")
    assert hall.session.is_counting
    hall.wait(2)
    while hall.session.is_counting:
        hall.session.undo()
    assert hall.running is BLACK
    assert times(hall).black == before


def test_a_move_waiting_for_the_press_is_taken_back_with_its_turn(qapp):
    """The record has the move, with times, from an earlier turn."""
    precautions = MoveConfirmation(has_clock_press=True)
    hall = Hall(Canadian(main=0, stones=1, seconds=30), precautions)
    hall.session.apply(hall.session.match_clock.start)
    hall.play("C3", 4)
    hall.session.apply(hall.session.match_clock.press, BLACK)
    hall.session.apply(hall.session.takeback.request, BLACK)
    hall.session.apply(hall.session.takeback.answer, granted=True)
    hall.session.redo()
    hall.session.undo()
    hall.session.apply(hall.session.takeback.answer, granted=True)
    hall.wait(5)
    hall.play("C3")
    hall.wait(6)
    hall.session.apply(hall.session.takeback.request, BLACK)
    hall.session.apply(hall.session.takeback.answer, granted=True)
    assert hall.running is BLACK
    assert times(hall).black == TimeLeft(15.0, 1)


def test_a_removed_line_gives_no_time_for_its_moves(qapp):
    hall = Hall(Fischer(main=60, increment=30), AT_ONCE)
    play(hall, [1, 3, 5, 7])
    hall.session.apply(hall.session.match_clock.pause)
    hall.session.step_by(-3)
    hall.session.apply(lambda game: game.remove(game.tree[game.current_id].children[0]))
    assert hall.match.node_id == hall.session.game.current_id
    assert hall.seconds() == (60 - 1 + 30 - 5, 60 - 3 - 7)


def test_an_earlier_journal_without_turns_is_read(hall_with_moves):
    hall = hall_with_moves
    written = match_to_json(hall.match, hall.time)
    assert len(written["turns"]) == 2
    del written["turns"]
    assert match_from_json(written).turns == ()


@pytest.mark.parametrize(
    "damage", [5, [5], [[2, []]], [[True, ["white", [9.0, 0], 3.0, [9.0, 0]]]]]
)
def test_damaged_turns_are_refused(hall_with_moves, damage):
    written = match_to_json(hall_with_moves.match, hall_with_moves.time)
    with pytest.raises(ValueError, match="not "):
        match_from_json({**written, "turns": damage})


@pytest.fixture
def hall_with_moves(qapp):
    hall = Hall(Fischer(main=60, increment=30, most=60), AT_ONCE)
    play(hall, [1, 3, 5])
    return hall
