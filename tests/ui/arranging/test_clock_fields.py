"""The clock of a game, chosen as players do."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QSpinBox

from gobanapp.clock.presets import PRESETS
from gobanapp.clock.time_system import ByoYomi, Fischer
from gobanapp.rules.color import ByColor
from gobanapp.ui.arranging.clock_fields import ClockFields
from gobanapp.ui.arranging.saved_times import MOST_SAVED

CLUB = ByoYomi(main=600, periods=5, seconds=30)
OWN = ByoYomi(main=660, periods=5, seconds=30)


@pytest.fixture
def clock(shown):
    def show(saved=(), systems=None):
        clock = shown(ClockFields(saved))
        clock.show_systems(systems)
        return clock

    return show


def presets(clock):
    return next(c for c in clock.findChildren(QComboBox) if c.accessibleName() == "Clock")


def choose(clock, name):
    combo = presets(clock)
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Home)
    for _ in range(combo.findText(name)):
        QTest.keyClick(combo, Qt.Key.Key_Down)
    assert combo.currentText() == name


def button(clock, text):
    buttons = clock.findChildren(QAbstractButton)
    found = [b for b in buttons if b.text().replace("&", "") == text and b.isVisible()]
    return found[0] if found else None


def press(clock, text):
    found = button(clock, text)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=QPoint(8, found.height() // 2))


def periods(clock):
    """Return what can be seen of the fields for periods: Black's, then White's."""
    spins = clock.findChildren(QSpinBox)
    return [s for s in spins if s.isVisible() and s.accessibleName().endswith("Periods")]


def test_without_a_clock_there_is_nothing_to_set(clock):
    fields = clock()
    assert fields.systems is None
    assert presets(fields).currentText() == "No clock"
    assert periods(fields) == []
    assert button(fields, "Different for White") is None


@pytest.mark.parametrize("system", PRESETS)
def test_each_usual_time_can_be_chosen(qtbot, clock, system):
    fields = clock()
    with qtbot.waitSignal(fields.changed):
        choose(fields, presets(fields).itemText(1 + PRESETS.index(system)))
    assert fields.systems == ByColor(system, system)
    assert button(fields, "Save as preset") is None


def test_a_preset_that_is_changed_is_the_player_s_own(clock, typed):
    fields = clock(systems=ByColor(CLUB, CLUB))
    assert presets(fields).currentText() == "10 min + 5 × 30 s"
    (field,) = periods(fields)
    typed(field, "4")
    assert presets(fields).currentText() == "Own time"
    assert fields.systems.white == replace(CLUB, periods=4)
    typed(field, "5")
    assert presets(fields).currentText() == "10 min + 5 × 30 s"


def test_white_has_another_time(clock, typed):
    fields = clock(systems=ByColor(CLUB, CLUB))
    press(fields, "Different for White")
    assert fields.systems == ByColor(CLUB, CLUB)
    _, white = periods(fields)
    assert white.accessibleName() == "White Periods"
    typed(white, "2")
    assert fields.systems == ByColor(CLUB, replace(CLUB, periods=2))
    assert presets(fields).currentText() == "Own time"
    fields.swap()
    assert fields.systems == ByColor(replace(CLUB, periods=2), CLUB)
    press(fields, "Different for White")
    assert fields.systems == ByColor(replace(CLUB, periods=2), replace(CLUB, periods=2))
    assert len(periods(fields)) == 1


def test_times_that_differ_are_unfolded_at_once(clock):
    systems = ByColor(CLUB, Fischer(main=300, increment=5))
    fields = clock(systems=systems)
    assert fields.systems == systems
    assert button(fields, "Different for White").isChecked()


def test_a_time_is_saved_and_removed_again(clock):
    fields = clock(systems=ByColor(OWN, OWN))
    assert presets(fields).currentText() == "Own time"
    press(fields, "Save as preset")
    assert fields.saved == (OWN,)
    assert presets(fields).currentText() == "11 min + 5 × 30 s"
    assert fields.systems == ByColor(OWN, OWN)
    choose(fields, "No clock")
    choose(fields, "11 min + 5 × 30 s")
    press(fields, "Remove preset")
    assert fields.saved == ()
    assert presets(fields).currentText() == "Own time"
    assert presets(fields).findText("11 min + 5 × 30 s") == -1
    assert fields.systems == ByColor(OWN, OWN)


def test_what_was_saved_is_offered_once(clock):
    fields = clock(saved=[OWN, CLUB])
    names = [presets(fields).itemText(index) for index in range(presets(fields).count())]
    assert len(set(names)) == len(names) == len(PRESETS) + 3
    assert fields.saved == (OWN, CLUB)


def test_presets_do_not_pile_up_for_ever(clock):
    saved = [replace(OWN, main=1000 + number) for number in range(MOST_SAVED)]
    fields = clock(saved=saved, systems=ByColor(OWN, OWN))
    press(fields, "Save as preset")
    assert fields.saved == (*saved[1:], OWN)


def test_a_problem_is_told_only_where_there_is_a_clock(clock, typed):
    fields = clock(systems=ByColor(CLUB, CLUB))
    typed(fields._lines.black._main, "soon")
    assert fields.problem()
    assert fields.systems is None
    choose(fields, "No clock")
    assert fields.problem() == ""
