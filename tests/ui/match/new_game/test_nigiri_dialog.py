"""Nigiri: who has Black."""

import random
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from gobanapp.rules.color import ByColor
from gobanapp.ui.match.new_game.nigiri_dialog import (
    MAX_HELD_STONES,
    MIN_HELD_STONES,
    NigiriDialog,
    NigiriStones,
)
from tests.ui.lookup import find, is_shown, press

NAMES = ByColor("Ann", "Ben")


class Hand(random.Random):
    """Takes a number of stones that is known."""

    def __init__(self, stones):
        super().__init__(0)
        self.stones = stones
        self.asked = []

    def randint(self, low, high):
        self.asked.append((low, high))
        return self.stones


@pytest.fixture
def nigiri(shown):
    return lambda stones, names=NAMES: shown(NigiriDialog(names, chance=Hand(stones)))


def names_in(dialog, label):
    """Return which players a label speaks of."""
    text = find(dialog, label).text()
    return {name for name in NAMES if name in text}


@pytest.mark.parametrize(
    ("stones", "guess", "swaps"),
    [(7, "odd", False), (7, "even", True), (8, "odd", True), (8, "even", False)],
)
def test_a_right_guess_gives_black(qtbot, nigiri, stones, guess, swaps):
    dialog = nigiri(stones)
    assert names_in(dialog, "explanation") == {"Ann", "Ben"}
    press(dialog, guess)
    assert dialog.swaps is swaps
    assert names_in(dialog, "title") == {"Ben" if swaps else "Ann"}
    assert str(stones) in find(dialog, "explanation").text()
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_enter_makes_no_guess(nigiri):
    dialog = nigiri(7)
    before = find(dialog, "title").text()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert find(dialog, "title").text() == before
    assert not is_shown(dialog, "take-colors")
    assert dialog.isVisible()


def test_only_one_guess_is_possible(nigiri):
    dialog = nigiri(7)
    press(dialog, "odd")
    visible = [b.objectName() for b in dialog.findChildren(QPushButton) if b.isVisible()]
    assert visible == ["take-colors", "cancel"]


def test_nigiri_can_be_cancelled(qtbot, nigiri):
    dialog = nigiri(7)
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_odd_and_even_are_as_likely(qtbot):
    assert Counter(number % 2 for number in range(MIN_HELD_STONES, MAX_HELD_STONES + 1)) == {
        0: 7,
        1: 7,
    }
    hand = Hand(MIN_HELD_STONES)
    qtbot.addWidget(NigiriDialog(NAMES, chance=hand))
    assert hand.asked == [(MIN_HELD_STONES, MAX_HELD_STONES)]


def test_nigiri_does_not_use_the_shared_random_state(qtbot):
    random.seed(1)
    before = random.getstate()
    qtbot.addWidget(NigiriDialog(NAMES))
    assert random.getstate() == before


def test_players_without_names_are_distinguished(nigiri):
    winners = set()
    for guess in ("odd", "even"):
        dialog = nigiri(8, ByColor("", ""))
        press(dialog, guess)
        winners.add(find(dialog, "title").text())
    assert len(winners) == 2


def test_long_names_do_not_make_it_wider_than_a_screen(nigiri):
    dialog = nigiri(8, ByColor("A&" * 250, "W" * 500))
    assert dialog.width() < 1000


def colours(widget):
    """Return how many points of the picture are nearly white and nearly black."""
    image = widget.grab().toImage()
    lights = [
        image.pixelColor(x, y).lightness()
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    ]
    return sum(light > 215 for light in lights), sum(light < 60 for light in lights)


@pytest.mark.parametrize("white", [MIN_HELD_STONES, MAX_HELD_STONES])
def test_the_stones_are_shown_only_after_the_guess(shown, white):
    stones = shown(NigiriStones())
    hidden = colours(stones)
    stones.show_stones(white, 1)
    light, dark = colours(stones)
    assert hidden[0] < 20  # the corners
    assert light > 50 * white
    assert dark > 50
    assert str(white) in stones.accessibleName()
