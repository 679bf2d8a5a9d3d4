"""Komi by dividing and choosing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton

from gobanapp.rules.color import ByColor
from gobanapp.ui.arranging.dividing import DividingDialog

NAMES = ByColor("Ann", "Ben")


@pytest.fixture
def dividing(shown):
    return lambda names=NAMES, komi=6.5: shown(DividingDialog(names, komi))


def press(dialog, text):
    (button,) = (
        button
        for button in dialog.findChildren(QPushButton)
        if button.text().replace("&", "") == text and button.isVisible()
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def name(dialog, komi):
    QTest.keyClicks(dialog.focusWidget(), komi)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


def words(dialog):
    return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


@pytest.mark.parametrize(
    ("divider", "colour", "swaps"),
    [
        (0, "White, with 9.5 points", False),
        (0, "Black", True),
        (1, "White, with 9.5 points", True),
        (1, "Black", False),
    ],
)
def test_one_names_the_komi_and_the_other_takes_a_colour(qtbot, dividing, divider, colour, swaps):
    dialog = dividing()
    if divider:
        who = dialog.findChild(QComboBox)
        who.setFocus()
        QTest.keyClick(who, Qt.Key.Key_Down)
        dialog._field.setFocus()
        dialog._field.selectAll()
    assert f"{('Ann', 'Ben')[divider]} names the komi" in words(dialog)
    name(dialog, "9.5")
    assert f"{('Ben', 'Ann')[divider]} chooses the colour" in words(dialog)
    assert "The komi is 9.5." in words(dialog)
    with qtbot.waitSignal(dialog.accepted):
        press(dialog, colour)
    assert (dialog.komi, dialog.swaps) == (9.5, swaps)


def test_a_komi_below_zero_is_black_s(dividing):
    dialog = dividing()
    name(dialog, "-5.5")
    press(dialog, "Black, with 5.5 points")
    assert (dialog.komi, dialog.swaps) == (-5.5, True)


def test_without_komi_neither_colour_has_points(dividing):
    dialog = dividing(komi=0)
    name(dialog, "0")
    press(dialog, "White")
    assert (dialog.komi, dialog.swaps) == (0, False)


def test_enter_chooses_for_nobody_and_the_komi_stands(qtbot, dividing):
    dialog = dividing()
    name(dialog, "9.5")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert not dialog._field.isVisible()
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_players_of_one_name_are_told_apart(dividing):
    dialog = dividing(ByColor("Ann", "Ann"))
    assert "The first player names the komi" in words(dialog)


def test_long_names_do_not_make_it_wider_than_a_screen(dividing):
    assert dividing(ByColor("A&" * 250, "W" * 500)).width() < 1000
