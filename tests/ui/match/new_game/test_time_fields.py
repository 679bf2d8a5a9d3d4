"""One player's time in a line of fields."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gobanapp.clock.time_system import (
    MAX_SECONDS,
    TIME_PRESETS,
    Bronstein,
    ByoYomi,
    Canadian,
    Delay,
    Fischer,
    Ing,
    TimeSystem,
)
from gobanapp.ui.match.new_game.time_fields import TimeField, TimeFields, TimeInputProblem
from tests.ui.lookup import choose, find


@pytest.fixture
def field(shown):
    return shown(TimeField())


@pytest.mark.parametrize(
    ("text", "seconds", "written"),
    [
        ("1:30:00", 5400, "1:30:00"),
        ("10", 600, "0:10:00"),
        ("7.5", 450, "0:07:30"),
        ("45 s", 45, "0:00:45"),
        ("0", 0, "0:00:00"),
    ],
)
def test_a_time_is_typed_and_then_stands_as_a_clock_has_it(field, typed, text, seconds, written):
    typed(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert (field.seconds, field.text(), field.is_readable) == (seconds, written, True)


@pytest.mark.parametrize("text", ["soon", "10:00", "-5", "1:99:00"])
def test_an_invalid_time_is_left_for_correction(field, typed, text):
    field.seconds = 600
    typed(field, text)
    assert (field.seconds, field.text(), field.is_readable) == (None, text, False)


def test_an_empty_time_is_none_but_valid(field, typed):
    field.seconds = 600
    typed(field, "")
    assert (field.seconds, field.is_readable) == (None, True)


def test_the_arrow_keys_change_it_by_a_minute(field):
    field.seconds = 90
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.text() == "0:02:30"
    for _ in range(4):
        QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.seconds == 0
    field.seconds = MAX_SECONDS
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert field.seconds == MAX_SECONDS


BYO_YOMI = ByoYomi(main=600, periods=5, seconds=30)
SYSTEMS = [
    *TIME_PRESETS,
    ByoYomi(main=0, periods=99, seconds=86_400),
    ByoYomi(main=0.5, periods=1, seconds=2.5),
    Fischer(main=300, increment=5, most=900),
    Bronstein(main=300, delay=7),
    Delay(main=300, delay=7),
    Ing(main=0, periods=5, seconds=60, points=1.5),
]


@pytest.fixture
def line(shown):
    return shown(TimeFields())


def shown_field(line, name):
    """Return a field of the kind of time that is chosen."""
    if name not in {"kind", "main"}:
        kind = find(line, "kind").currentData()
        line = find(line, f"{kind.__name__.lower()}-fields")
    field = find(line, name)
    assert field.isVisible()
    return field


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_time_system_survives_a_round_trip(line, system):
    line.show_system(system)
    assert line.system == system
    assert line.problem() == ""


def test_each_field_can_be_changed(qtbot, line, typed):
    line.show_system(BYO_YOMI)
    with qtbot.waitSignal(line.changed):
        typed(shown_field(line, "main"), "1:00:00")
    typed(shown_field(line, "periods"), "3")
    typed(shown_field(line, "seconds"), "60")
    assert line.system == ByoYomi(main=3600, periods=3, seconds=60)


@pytest.mark.parametrize(
    ("fields", "system"),
    [
        ({}, TimeSystem(main=1200)),
        ({"increment": "20", "most": "30"}, Fischer(main=1200, increment=20, most=1800)),
        ({"stones": "10", "seconds": "5"}, Canadian(main=1200, stones=10, seconds=300)),
        ({"delay": "5"}, Bronstein(main=1200, delay=5)),
        ({"delay": "5"}, Delay(main=1200, delay=5)),
        (
            {"periods": "2", "seconds": "3", "points": "1"},
            Ing(main=1200, periods=2, seconds=180, points=1),
        ),
    ],
)
def test_each_kind_has_its_own_fields_and_keeps_the_main_time(line, typed, fields, system):
    line.show_system(replace(BYO_YOMI, main=1200))
    choose(line, "kind", type(system))
    for name, text in fields.items():
        typed(shown_field(line, name), text)
    assert line.system == system


def test_each_kind_keeps_its_own_values(line, typed):
    line.show_system(BYO_YOMI)
    typed(shown_field(line, "periods"), "7")
    choose(line, "kind", Fischer)
    choose(line, "kind", ByoYomi)
    assert line.system == replace(BYO_YOMI, periods=7)


def test_the_end_of_fischer_time_can_be_taken_away(line, typed):
    line.show_system(Fischer(main=300, increment=5, most=900))
    typed(shown_field(line, "most"), "")
    assert line.system == Fischer(main=300, increment=5)


@pytest.mark.parametrize(
    ("kind", "text", "fault"),
    [
        (ByoYomi, "soon", TimeInputProblem.UNREADABLE),
        (ByoYomi, "6001", TimeInputProblem.TOO_LONG),
        (TimeSystem, "0", TimeInputProblem.NO_TIME),
        (TimeSystem, "", TimeInputProblem.NO_TIME),
        (Fischer, "0", TimeInputProblem.NO_TIME),
    ],
)
def test_an_invalid_time_has_a_reason(line, typed, kind, text, fault):
    choose(line, "kind", kind)
    typed(shown_field(line, "main"), text)
    assert line.system is None
    assert line.input_problem is fault
    typed(shown_field(line, "main"), "100")
    assert (line.input_problem, line.problem(), line.system.main) == (None, "", 6000)


@pytest.mark.parametrize("text", ["0", ""])
def test_without_a_main_time_byo_yomi_begins_at_once(line, typed, text):
    line.show_system(BYO_YOMI)
    typed(shown_field(line, "main"), text)
    assert line.system == replace(BYO_YOMI, main=0)


@pytest.mark.parametrize("text", ["0", "", "6001"])
def test_a_period_has_a_length(line, typed, text):
    line.show_system(Canadian(main=0, stones=10, seconds=300))
    typed(shown_field(line, "seconds"), text)
    assert line.system is None
    assert line.problem()


def test_numbers_can_only_be_set_so_that_they_make_sense(line):
    line.show_system(BYO_YOMI)
    for name in ("periods", "seconds"):
        field = shown_field(line, name)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "-0")
        QTest.keyClick(field, Qt.Key.Key_Tab)
    assert line.system is not None


def test_tab_goes_along_the_line(line):
    line.show_system(SYSTEMS[-1])
    find(line, "kind").setFocus()
    places = []
    for _ in range(5):
        field = line.focusWidget()
        places.append(field.mapTo(line, field.rect().center()).x())
        QTest.keyClick(field, Qt.Key.Key_Tab)
    assert places == sorted(set(places))
    assert len(places) == 5
