"""Every word of a seat is shown whole, in each size of type and with longer words."""

import pytest

from gobanapp.clock.time_system import ByoYomi, Ing, TimeSystem
from gobanapp.rules.color import ByColor, Color
from gobanapp.session.move_confirmation import MoveConfirmation
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.seats.prisoners import Prisoners
from tests.conftest import PSEUDO
from tests.ui.clipping import clipped, outside, overlapping

LONG = {
    "names": ByColor("Alexandra Konstantinopolskaya-Wittgenstein", "Nguyễn Thị Minh Khai van Berg"),
    "ranks": ByColor("5d", "12k"),
}
SIZES = {"small": (1024, 550), "wide": (1366, 718), "tall": (768, 1316)}
WITHOUT_ROOM = {
    ("small", WindowLayout.ACROSS),
    ("small", WindowLayout.PLAIN),
    ("tall", WindowLayout.PLAIN),
}


def playing(match):
    begun = match(Ing(main=60, periods=3, seconds=150), **LONG)
    begun.play("E5 D4 F6")
    begun.wait(240)
    return begun


def hours(match):
    begun = match(TimeSystem(main=9000), **LONG)
    begun.play("E5")
    return begun


def ready(match):
    return match(ByoYomi(main=600, periods=5, seconds=30), **LONG)


def press(match):
    begun = match(precautions=MoveConfirmation(has_clock_press=True), **LONG)
    begun.play("E5")
    return begun


def request(match):
    begun = match(**LONG)
    begun.play("E5 D4 F6")
    begun.wait(3)
    begun.session.apply(begun.session.takeback.request, Color.WHITE)
    return begun


def paused(match):
    begun = match(**LONG)
    begun.play("E5 D4")
    begun.time += 1000
    begun.session.tick()
    return begun


def up(match):
    begun = match(TimeSystem(main=60), **LONG)
    begun.play("E5")
    begun.wait(100)
    return begun


def count(match):
    begun = match(**LONG)
    begun.play("E5 D4 F6")
    begun.session.pass_()
    begun.session.pass_()
    begun.session.accept(Color.WHITE)
    return begun


def result(match):
    begun = match(**LONG)
    begun.play("E5")
    begun.session.resign(Color.BLACK)
    return begun


def handicap(match):
    return match(None, handicap=4, free_placement=True, **LONG)


STATES = [playing, hours, ready, press, request, paused, up, count, result, handicap]


@pytest.mark.parametrize("size", ["small", pytest.param("wide", marks=pytest.mark.slow), "tall"])
@pytest.mark.parametrize("layout", [WindowLayout.ACROSS, WindowLayout.PLAIN])
def test_nothing_is_clipped(qtbot, type_size, language, club, match, layout, size):
    if type_size == 18 and language == PSEUDO and (size, layout) in WITHOUT_ROOM:
        pytest.skip("in so large a type words so long have no room there")
    for state in STATES:
        at = club(state(match), layout, SIZES[size])
        for seat in at.table.seats:
            faults = clipped(seat, signs=False, rounding=1) + outside(seat) + overlapping(seat)
            assert faults == [], state.__name__
            # The lid is not there only where something long has to be read and answered.
            if state in (playing, hours, ready, press) and size != "small":
                assert seat.findChild(Prisoners).isVisibleTo(seat)
        at.table.close()
