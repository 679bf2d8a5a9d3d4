"""One player's time in a line of fields."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

from gobanapp.clock.presets import PRESETS
from gobanapp.clock.time_system import (
    Bronstein,
    ByoYomi,
    Canadian,
    Delay,
    Fischer,
    Ing,
    TimeSystem,
)
from gobanapp.ui.arranging.time_line import TimeLine

BYO_YOMI = ByoYomi(main=600, periods=5, seconds=30)
SYSTEMS = [
    *PRESETS,
    ByoYomi(main=0, periods=99, seconds=86_400),
    ByoYomi(main=0.5, periods=1, seconds=2.5),
    Fischer(main=300, increment=5, most=900),
    Bronstein(main=300, delay=7),
    Delay(main=300, delay=7),
    Ing(main=0, periods=5, seconds=60, points=1.5),
]


@pytest.fixture
def line(shown):
    return shown(TimeLine())


def named(line, name):
    """Return the field that has this name and can be seen."""
    kinds = (QSpinBox, QLineEdit, QComboBox)
    fields = (field for kind in kinds for field in line.findChildren(kind))
    (found,) = (f for f in fields if f.accessibleName() == name and f.isVisible())
    return found


def choose_kind(line, place):
    combo = named(line, "Kind of time")
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(place):
        QTest.keyClick(combo, Qt.Key.Key_Down)


@pytest.mark.parametrize("system", SYSTEMS)
def test_any_time_is_given_back_as_it_was(line, system):
    line.show_system(system)
    assert line.system == system
    assert line.problem() == ""


def test_each_field_can_be_changed(qtbot, line, typed):
    line.show_system(BYO_YOMI)
    with qtbot.waitSignal(line.changed):
        typed(named(line, "Main time"), "1:00:00")
    typed(named(line, "Periods"), "3")
    typed(named(line, "Seconds of a period"), "60")
    assert line.system == ByoYomi(main=3600, periods=3, seconds=60)


@pytest.mark.parametrize(
    ("place", "fields", "system"),
    [
        (1, {}, TimeSystem(main=1200)),
        (
            2,
            {"Seconds added by a move": "20", "The most that can be on the clock": "30"},
            Fischer(main=1200, increment=20, most=1800),
        ),
        (
            3,
            {"Stones in a period": "10", "Length of a period": "5"},
            Canadian(main=1200, stones=10, seconds=300),
        ),
        (4, {"Seconds that a move gives back": "5"}, Bronstein(main=1200, delay=5)),
        (5, {"Seconds before the clock runs": "5"}, Delay(main=1200, delay=5)),
        (
            6,
            {"Periods": "2", "Seconds of a period": "3", "Points that a period costs": "1"},
            Ing(main=1200, periods=2, seconds=180, points=1),
        ),
    ],
)
def test_each_kind_has_its_own_fields_and_keeps_the_main_time(line, typed, place, fields, system):
    line.show_system(replace(BYO_YOMI, main=1200))
    choose_kind(line, place)
    for name, text in fields.items():
        typed(named(line, name), text)
    assert line.system == system


def test_a_kind_remembers_what_it_had(line, typed):
    line.show_system(BYO_YOMI)
    typed(named(line, "Periods"), "7")
    choose_kind(line, 2)
    choose_kind(line, 0)
    assert line.system == replace(BYO_YOMI, periods=7)


def test_the_end_of_fischer_time_can_be_taken_away(line, typed):
    line.show_system(Fischer(main=300, increment=5, most=900))
    typed(named(line, "The most that can be on the clock"), "")
    assert line.system == Fischer(main=300, increment=5)


@pytest.mark.parametrize(
    ("kind", "text", "words"),
    [
        (0, "soon", "written as"),
        (0, "6001", "100 hours"),
        (1, "0", "some time"),
        (1, "", "some time"),
        (2, "0", "some time"),
    ],
)
def test_it_says_why_there_is_no_such_time(line, typed, kind, text, words):
    choose_kind(line, kind)
    typed(named(line, "Main time"), text)
    assert line.system is None
    assert words in line.problem()
    typed(named(line, "Main time"), "100")
    assert (line.problem(), line.system.main) == ("", 6000)


@pytest.mark.parametrize("text", ["0", ""])
def test_without_a_main_time_byo_yomi_begins_at_once(line, typed, text):
    line.show_system(BYO_YOMI)
    typed(named(line, "Main time"), text)
    assert line.system == replace(BYO_YOMI, main=0)


@pytest.mark.parametrize("text", ["0", "", "6001"])
def test_a_period_has_a_length(line, typed, text):
    line.show_system(Canadian(main=0, stones=10, seconds=300))
    typed(named(line, "Length of a period"), text)
    assert line.system is None
    assert line.problem()


def test_numbers_can_only_be_set_so_that_they_make_sense(line):
    line.show_system(BYO_YOMI)
    for name in ("Periods", "Seconds of a period"):
        named(line, name).setFocus()
        named(line, name).selectAll()
        QTest.keyClicks(named(line, name), "-0")
        QTest.keyClick(named(line, name), Qt.Key.Key_Tab)
    assert line.system is not None


def test_tab_goes_along_the_line(line):
    line.show_system(SYSTEMS[-1])
    named(line, "Kind of time").setFocus()
    places = []
    for _ in range(5):
        field = line.focusWidget()
        places.append(field.mapTo(line, field.rect().center()).x())
        QTest.keyClick(field, Qt.Key.Key_Tab)
    assert places == sorted(set(places))
    assert len(places) == 5
