"""The clock of one player as it is seen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest

from gobanapp.clock.time_left import TimeLeft
from gobanapp.clock.time_system import ByoYomi
from gobanapp.rules.color import Color
from gobanapp.text import seat_text
from gobanapp.ui.match.seats.clock_face import ClockFace
from gobanapp.ui.match.seats.clock_view import ClockPress, ClockView
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.forms import letters_width

VIEW = ClockView(
    color=Color.BLACK,
    time_left=TimeLeft(754),
    system=ByoYomi(main=900, periods=3, seconds=30),
    time_text="12:34",
    widest_time_text="00:00",
    detail_text="then 3 × 0:30",
    is_running=True,
)


@pytest.fixture
def light(qapp):
    appearance.apply_appearance(qapp, appearance.LIGHT)
    yield
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


@pytest.fixture
def face(qtbot, light):
    face = ClockFace()
    face.resize(240, 120)
    face.show_clock(VIEW)
    qtbot.addWidget(face)
    with qtbot.waitActive(face):
        face.show()
    return face


def colors(face):
    """Return all colours that are seen."""
    picture = face.grab().toImage()
    places = [(x, y) for x in range(picture.width()) for y in range(picture.height())]
    return {picture.pixelColor(x, y).name() for x, y in places}


class Paints(QObject):
    """How often a widget has been painted since."""

    def __init__(self, widget):
        super().__init__()
        self.number = 0
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):  # noqa: N802 - Qt's name
        self.number += event.type() == QEvent.Type.Paint
        return False


def test_only_visible_changes_are_repainted(qtbot, face):
    qtbot.wait(20)
    paints = Paints(face)
    face.show_clock(replace(VIEW, time_left=TimeLeft(753.6)))
    qtbot.wait(20)
    assert paints.number == 0
    face.show_clock(replace(VIEW, time_text="12:33"))
    qtbot.waitUntil(lambda: paints.number > 0, timeout=1000)


def test_a_clock_that_stands_is_quieter(face):
    assert appearance.LIGHT.text in colors(face)
    face.show_clock(replace(VIEW, is_running=False))
    assert appearance.LIGHT.text not in colors(face)
    assert appearance.LIGHT.quiet_text in colors(face)


def test_the_last_seconds_have_a_colour_and_a_bar(face):
    last = replace(VIEW, time_text="0:08", last_seconds_left=0.8)
    face.show_clock(last)
    assert appearance.LIGHT.danger in colors(face)
    full = face.grab().toImage()
    face.show_clock(replace(last, last_seconds_left=0.4))
    assert face.grab().toImage() != full


def test_the_flag_has_fallen(face):
    standing = replace(VIEW, time_text="0:00", is_running=False)
    face.show_clock(standing)
    assert appearance.LIGHT.danger not in colors(face)
    face.show_clock(replace(standing, time_left=TimeLeft(0)))
    assert appearance.LIGHT.danger in colors(face)


def figures(face):
    """Return where the figures begin and end, across."""
    picture = face.grab().toImage()
    dark = [
        x
        for x in range(picture.width())
        for y in range(70)
        if picture.pixelColor(x, y).name() == appearance.LIGHT.text
    ]
    return min(dark), max(dark)


def test_figures_do_not_jump(face):
    """With all figures alike, what does not change stays where it is."""
    face.show_clock(replace(VIEW, time_text="10:00"))
    before = figures(face)[1]
    face.show_clock(replace(VIEW, time_text="9:00"))
    assert figures(face)[1] == before


@pytest.mark.parametrize("small", [False, True])
def test_the_clock_asks_for_the_width_of_its_time(qtbot, small):
    face = ClockFace(is_small=small)
    qtbot.addWidget(face)
    face.show_clock(replace(VIEW, time_text="1:12:34", widest_time_text="0:00:00"))
    assert face.sizeHint().width() >= face.fontMetrics().horizontalAdvance("1:12:34")


def test_the_clock_is_a_button_only_when_pressable(qtbot, face):
    with qtbot.assertNotEmitted(face.pressed, wait=10):
        QTest.mouseClick(face, Qt.MouseButton.LeftButton)
    face.show_clock(replace(VIEW, press=ClockPress.END_TURN))
    with qtbot.waitSignal(face.pressed, timeout=1000):
        QTest.mousePress(face, Qt.MouseButton.LeftButton)
    QTest.mouseRelease(face, Qt.MouseButton.LeftButton)
    face.setFocus()
    with qtbot.waitSignal(face.pressed, timeout=1000):
        QTest.keyPress(face, Qt.Key.Key_Space)


def test_the_words_for_pressing_wrap(face):
    """The words wrap where there is little room."""
    wide, narrow = (letters_width(face, letters) for letters in (80, 10))
    assert face.text_height(narrow) > face.text_height(wide)
    assert face.least_height(narrow) > face.least_height(wide)


def test_accessible_name_of_a_clock(face):
    assert face.accessibleName() == VIEW.spoken()


def test_the_accessible_name_does_not_change_every_second(face):
    name = face.accessibleName()
    face.show_clock(replace(VIEW, time_text="12:33", time_left=TimeLeft(753)))
    assert face.accessibleName() == name
    for view in (
        replace(VIEW, time_text="12:33", time_left=TimeLeft(753), is_running=False),
        replace(VIEW, time_text="11:59", time_left=TimeLeft(719)),
    ):
        face.show_clock(view)
        assert face.accessibleName() == view.spoken() != name


def test_its_description_has_the_time(face):
    pressed = replace(VIEW, press=ClockPress.START)
    face.show_clock(pressed)
    face.show_clock(replace(pressed, time_text="12:30", time_left=TimeLeft(750)))
    face.setFocus()
    name = face.accessibleName()
    now = replace(pressed, time_text="12:30", time_left=TimeLeft(750))
    assert name.startswith(now.spoken())
    assert name.endswith(seat_text.press_to_start(Color.WHITE))
