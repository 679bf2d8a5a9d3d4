"""The clock and the occasion of a new game, in its dialog."""

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from gobanapp.rules.color import ByColor
from tests.ui.dialogs.new_game_hands import BLITZ, CLUB, LAST, Key, go_to, press, told


def test_a_game_is_timed(new_game):
    dialog = new_game()
    combo = go_to(dialog, Key.Key_C)
    while combo.currentText() != "10 min + 5 × 30 s":
        QTest.keyClick(combo, Key.Key_Down)
    assert dialog.chosen().systems == ByColor(CLUB, CLUB)
    press(dialog, "Different for White")
    type_time(dialog, "White Main time", "20")
    assert dialog.chosen().systems == ByColor(CLUB, replace(CLUB, main=1200))
    press(dialog, "Swap")
    assert dialog.chosen().systems == ByColor(replace(CLUB, main=1200), CLUB)


def type_time(dialog, name, text):
    (field,) = (f for f in dialog.findChildren(QLineEdit) if f.accessibleName() == name)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    return field


def test_a_time_that_is_typed_counts_when_enter_starts_the_game(qtbot, new_game):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, CLUB)))
    field = type_time(dialog, "Main time", "25")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)
    assert dialog.chosen().systems.black.main == 1500


@pytest.mark.parametrize(
    ("text", "words"),
    [("soon", "written as"), ("0", "some time"), ("99999", "100 hours")],
)
def test_no_game_starts_with_a_time_that_is_none(qtbot, new_game, text, words):
    dialog = new_game(replace(LAST, systems=ByColor(BLITZ, BLITZ)))
    field = type_time(dialog, "Main time", text)
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)
    assert dialog.isVisible()
    assert words in told(dialog)
    assert words in dialog._start.toolTip()
    field = type_time(dialog, "Main time", "5")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)


def test_the_occasion_is_unfolded_and_typed(qtbot, new_game):
    dialog = new_game()
    height = dialog.height()
    press(dialog, "More…")
    qtbot.waitUntil(lambda: dialog.height() > height)
    for text in ("The cup", "3", "Club house", "A game"):
        QTest.keyClicks(dialog.focusWidget(), text)
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    chosen = dialog.chosen()
    assert (chosen.event, chosen.round) == ("The cup", "3")
    assert (chosen.place, chosen.game_name) == ("Club house", "A game")
    press(dialog, "Less")
    qtbot.waitUntil(lambda: dialog.height() == height)
    assert dialog.chosen() == chosen


def test_an_occasion_that_is_known_is_seen_at_once(new_game):
    assert "Event" in told(new_game(replace(LAST, event="The cup")))
    assert "Event" not in told(new_game(LAST))
