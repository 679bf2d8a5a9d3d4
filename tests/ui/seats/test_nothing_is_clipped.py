"""Every word of a seat is shown whole, in each size of type and with longer words."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel, QWidget

from gobanapp.clock.time_system import ByoYomi, Ing, TimeSystem
from gobanapp.rules.color import ByColor, Color
from gobanapp.ui.layout import Layout
from gobanapp.ui.precautions import Precautions
from gobanapp.ui.seats.prisoners import Prisoners
from gobanapp.ui.widgets.big_button import BigButton
from gobanapp.ui.widgets.elided_label import ElidedLabel
from gobanapp.ui.widgets.sentence import Sentence

LONG = {
    "names": ByColor("Alexandra Konstantinopolskaya-Wittgenstein", "Nguyễn Thị Minh Khai van Berg"),
    "ranks": ByColor("5d", "12k"),
}
SIZES = {"small": (1024, 550), "wide": (1366, 718), "tall": (768, 1316)}
WITHOUT_ROOM = {("small", Layout.ACROSS), ("small", Layout.PLAIN), ("tall", Layout.PLAIN)}


def clipped(seat):
    """Return what has less room than it needs, or stands outside, or upon something else."""
    shown = [widget for widget in seat.findChildren(QWidget) if widget.isVisibleTo(seat)]
    found = [f"{widget} {need}" for widget in shown for need in needs(widget)]
    found += [f"{widget} is outside" for widget in shown if not is_inside(widget, seat)]
    parts = [widget for widget in shown if widget.parentWidget() is seat]
    found += [
        f"{one} {one.geometry()} is upon {other} {other.geometry()}"
        for one, other in combinations(parts, 2)
        if one.geometry().intersects(other.geometry())
    ]
    return found


def is_inside(widget, seat):
    place = QRect(widget.mapTo(seat, widget.rect().topLeft()), widget.size())
    return seat.rect().contains(place)


def needs(widget):
    """Return in words what room a widget needs and has not."""
    width, height = 0, 0
    if isinstance(widget, BigButton | Sentence):
        height = widget.heightForWidth(widget.width())
    elif isinstance(widget, QLabel) and not (isinstance(widget, ElidedLabel) or widget.wordWrap()):
        width = widget.sizeHint().width()
    if isinstance(widget, BigButton):
        width = widget.least_width()
    if widget.width() < width:
        yield f"{widget.text()!r} is {widget.width()} wide and not {width}"
    if widget.height() < height:
        yield f"{widget.text()!r} is {widget.height()} high and not {height}"


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
    begun = match(precautions=Precautions(hand_over=True), **LONG)
    begun.play("E5")
    return begun


def request(match):
    begun = match(**LONG)
    begun.play("E5 D4 F6")
    begun.wait(3)
    begun.session.ask_undo(Color.WHITE)
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


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("layout", [Layout.ACROSS, Layout.PLAIN])
def test_nothing_is_clipped(qtbot, type_size, language, club, match, layout, size):
    if type_size == 18 and language == "wordy" and (size, layout) in WITHOUT_ROOM:
        pytest.skip("in so large a type words so long have no room there")
    for state in STATES:
        at = club(state(match), layout, SIZES[size])
        for seat in at.table.seats:
            assert clipped(seat) == [], state.__name__
            # The lid is not there only where something long has to be read and answered.
            if state in (playing, hours, ready, press) and size != "small":
                assert seat.findChild(Prisoners).isVisibleTo(seat)
        at.table.close()
