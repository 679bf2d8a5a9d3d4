"""The clock and the occasion of a new game, in its dialog."""

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest

from gobanapp.rules.color import ByColor
from gobanapp.ui.match.new_game.time_fields import TimeInputProblem
from gobanapp.ui.widgets.plain_text import tool_tip
from tests.ui.lookup import choose, find, is_shown, press
from tests.ui.match.new_game.new_game_hands import BLITZ, CLUB, LAST, Key


def test_a_game_is_timed(new_game):
    dialog = new_game()
    choose(dialog, "clock", CLUB)
    assert dialog.terms().systems == ByColor(CLUB, CLUB)
    press(dialog, "different-for-white")
    type_time(dialog, "20", "white-time")
    assert dialog.terms().systems == ByColor(CLUB, replace(CLUB, main=1200))
    press(dialog, "swap")
    assert dialog.terms().systems == ByColor(replace(CLUB, main=1200), CLUB)


def type_time(dialog, text, line="black-time"):
    """Type a main time and stay in its field."""
    field = find(find(dialog, line), "main")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    return field


def test_a_time_that_is_typed_counts_when_enter_starts_the_game(qtbot, new_game):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, CLUB)))
    field = type_time(dialog, "25")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)
    assert dialog.terms().systems.black.main == 1500


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("soon", TimeInputProblem.UNREADABLE),
        ("0", TimeInputProblem.NO_TIME),
        ("99999", TimeInputProblem.TOO_LONG),
    ],
)
def test_a_game_does_not_start_with_an_invalid_time(qtbot, new_game, text, fault):
    dialog = new_game(replace(LAST, systems=ByColor(BLITZ, BLITZ)))
    field = type_time(dialog, text)
    with qtbot.assertNotEmitted(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)
    assert dialog.isVisible()
    line = find(dialog, "black-time")
    assert line.input_problem is fault
    assert find(dialog, "problem").text() == line.problem()
    assert find(dialog, "start").toolTip() == tool_tip(line.problem())
    assert is_shown(dialog, "problem")
    field = type_time(dialog, "5")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Key.Key_Return)


def test_the_occasion_is_unfolded_and_typed(qtbot, new_game):
    dialog = new_game()
    height = dialog.height()
    press(dialog, "more")
    qtbot.waitUntil(lambda: dialog.height() > height)
    for text in ("The cup", "3", "Club house", "A game"):
        QTest.keyClicks(dialog.focusWidget(), text)
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    chosen = dialog.terms()
    assert (chosen.event, chosen.round) == ("The cup", "3")
    assert (chosen.place, chosen.game_name) == ("Club house", "A game")
    press(dialog, "more")
    qtbot.waitUntil(lambda: dialog.height() == height)
    assert dialog.terms() == chosen


def test_a_known_occasion_is_unfolded(new_game):
    names = ("event", "round", "place", "game-name")
    known, unknown = new_game(replace(LAST, event="The cup")), new_game(LAST)
    assert all(is_shown(known, name) for name in names)
    assert not any(is_shown(unknown, name) for name in names)
