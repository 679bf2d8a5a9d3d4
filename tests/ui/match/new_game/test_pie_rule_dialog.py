"""Komi by dividing and choosing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gobanapp.rules.color import ByColor, Color
from gobanapp.text import formats, result_text
from gobanapp.ui.match.new_game.pie_rule_dialog import PieRuleDialog
from tests.ui.lookup import choose, find, is_shown, press

NAMES = ByColor("Ann", "Ben")


@pytest.fixture
def dividing(shown):
    return lambda names=NAMES, komi=6.5: shown(PieRuleDialog(names, komi))


def name(dialog, komi):
    QTest.keyClicks(dialog.focusWidget(), komi)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


def points_on(dialog, points):
    """Return on which buttons to choose a colour stands that it has so many points."""
    told = result_text.points(points)
    return {name for name in ("black", "white") if told in find(dialog, name).text()}


@pytest.mark.parametrize(
    ("divider", "colour", "swaps"),
    [
        (Color.BLACK, "white", False),
        (Color.BLACK, "black", True),
        (Color.WHITE, "white", True),
        (Color.WHITE, "black", False),
    ],
)
def test_one_player_names_komi_the_other_chooses_colours(qtbot, dividing, divider, colour, swaps):
    dialog = dividing()
    title = find(dialog, "title")
    if divider is Color.WHITE:
        choose(dialog, "divider", divider)
        find(dialog, "named-komi").setFocus()
        find(dialog, "named-komi").selectAll()
    assert NAMES[divider] in title.text()
    assert NAMES[divider.opponent] not in title.text()
    assert not is_shown(dialog, colour)
    name(dialog, "9.5")
    assert NAMES[divider] not in title.text()
    assert NAMES[divider.opponent] in title.text()
    assert formats.number(9.5) in find(dialog, "explanation").text()
    assert points_on(dialog, 9.5) == {"white"}
    with qtbot.waitSignal(dialog.accepted):
        press(dialog, colour)
    assert (dialog.komi, dialog.swaps) == (9.5, swaps)


def test_a_komi_below_zero_is_black_s(dividing):
    dialog = dividing()
    name(dialog, "-5.5")
    assert points_on(dialog, 5.5) == {"black"}
    press(dialog, "black")
    assert (dialog.komi, dialog.swaps) == (-5.5, True)


def test_without_komi_neither_colour_has_points(dividing):
    dialog = dividing(komi=0)
    name(dialog, "0")
    assert points_on(dialog, 0) == set()
    press(dialog, "white")
    assert (dialog.komi, dialog.swaps) == (0, False)


def test_enter_chooses_no_colour_and_keeps_the_komi(qtbot, dividing):
    dialog = dividing()
    name(dialog, "9.5")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert not is_shown(dialog, "named-komi")
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_players_of_one_name_are_distinguished(dividing):
    dialog = dividing(ByColor("Ann", "Ann"))
    first, second = (find(dialog, "divider").itemText(row) for row in (0, 1))
    assert first != second
    assert first in find(dialog, "title").text()


def test_long_names_do_not_make_it_wider_than_a_screen(dividing):
    assert dividing(ByColor("A&" * 250, "W" * 500)).width() < 1000
