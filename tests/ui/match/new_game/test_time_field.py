"""A line in which a time is typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gobanapp.clock.time_system import MAX_SECONDS
from gobanapp.ui.match.new_game.time_field import TimeField


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
def test_what_is_no_time_stays_to_be_corrected(field, typed, text):
    field.seconds = 600
    typed(field, text)
    assert (field.seconds, field.text(), field.is_readable) == (None, text, False)


def test_nothing_is_no_time_but_nothing_wrong(field, typed):
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
