"""Mouse and key input for the New Game dialog, and the terms set there."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gobanapp.clock.time_system import ByoYomi, Fischer
from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import CHINESE
from tests.ui.lookup import choose, find

Key = Qt.Key
USUAL = GameTerms()
CLUB = ByoYomi(main=600, periods=5, seconds=30)
BLITZ = Fischer(main=300, increment=10)
LAST = GameTerms(
    columns=13,
    rows=13,
    ruleset=CHINESE,
    komi=7.5,
    names=ByColor("Ann", "Ben"),
    ranks=ByColor("3k", "1d"),
)


def go_to(dialog, name):
    """Give a field the keys; return it."""
    field = find(dialog, name)
    field.setFocus()
    return field


def choose_rules(dialog, ruleset):
    choose(dialog, "rules", ruleset)


def type_number(dialog, name, text):
    spin = go_to(dialog, name)
    spin.selectAll()
    QTest.keyClicks(spin, text)
    QTest.keyClick(spin, Key.Key_Tab)
