"""What players agree on in the dialog of a new game: ranks and handicap, colours, komi."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from gobanapp.rules.color import ByColor
from tests.ui.dialogs.new_game_hands import BLITZ, CLUB, LAST, USUAL, Key, go_to, press, told

# Ranks and what they suggest


def has_button(dialog, text):
    buttons = dialog.findChildren(QAbstractButton)
    return any(b.text().replace("&", "") == text and b.isVisible() for b in buttons)


def type_rank(dialog, mnemonic, text):
    go_to(dialog, mnemonic)
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    QTest.keyClicks(dialog.focusWidget(), text)


def test_ranks_suggest_a_handicap_that_one_click_takes(new_game):
    dialog = new_game()
    assert "uggest" not in told(dialog)
    type_rank(dialog, Key.Key_B, "3k")
    assert "uggest" not in told(dialog)
    type_rank(dialog, Key.Key_W, "1d")
    assert "Suggested: 3 stones, komi 0.5" in told(dialog)
    press(dialog, "Apply")
    assert (dialog.chosen().handicap, dialog.chosen().komi) == (3, 0.5)
    assert "As the ranks suggest: 3 stones, komi 0.5" in told(dialog)
    assert not has_button(dialog, "Apply")
    press(dialog, "9 × 9")
    assert "Suggested: first move, komi 0.5" in told(dialog)


def test_the_weaker_one_gets_black(new_game):
    dialog = new_game(replace(LAST, columns=19, rows=19, ranks=ByColor("1d", "3k")))
    assert "White is weaker. Suggested: swap, 3 stones, komi 0" in told(dialog)
    press(dialog, "Swap and apply")
    chosen = dialog.chosen()
    assert (chosen.names, chosen.ranks) == (ByColor("Ben", "Ann"), ByColor("3k", "1d"))
    assert (chosen.handicap, chosen.komi) == (3, 0)


def test_between_equals_the_game_is_even(new_game):
    dialog = new_game(replace(USUAL, ranks=ByColor("3k", "3k"), handicap=4, komi=0.5))
    assert "Suggested: even game, komi 6.5" in told(dialog)
    press(dialog, "Apply")
    assert (dialog.chosen().handicap, dialog.chosen().komi) == (0, 6.5)


def test_a_suggestion_sets_a_komi_that_was_changed(new_game):
    dialog = new_game(replace(USUAL, ranks=ByColor("2k", "1k"), komi=3.5))
    press(dialog, "Apply")
    assert (dialog.chosen().handicap, dialog.chosen().komi) == (1, 0.5)


# Agreeing on colours and komi


def in_the_next_dialog(act):
    """Do ``act`` with the dialog that opens upon the next click."""
    QTimer.singleShot(0, lambda: act(QApplication.activeModalWidget()))


@pytest.mark.parametrize("guess", ["Odd", "Even"])
def test_nigiri_gives_black_to_who_guesses_right(new_game, guess):
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, BLITZ)))
    outcome = []

    def draw(nigiri):
        press(nigiri, guess)
        outcome.append(nigiri.swaps)
        QTest.keyClick(nigiri, Key.Key_Return)

    in_the_next_dialog(draw)
    press(dialog, "By nigiri…")
    chosen = dialog.chosen()
    if outcome == [True]:
        assert (chosen.names, chosen.ranks) == (ByColor("Ben", "Ann"), ByColor("1d", "3k"))
        assert chosen.systems == ByColor(BLITZ, CLUB)
    else:
        assert outcome == [False]
        assert chosen == replace(LAST, systems=ByColor(CLUB, BLITZ))


def test_nigiri_that_is_left_changes_nothing(new_game):
    dialog = new_game(LAST)
    in_the_next_dialog(lambda nigiri: QTest.keyClick(nigiri, Key.Key_Escape))
    press(dialog, "By nigiri…")
    assert dialog.chosen() == LAST


def test_dividing_and_choosing_sets_the_komi_and_the_colours(new_game):
    dialog = new_game(LAST)

    def divide(dividing):
        QTest.keyClicks(dividing.focusWidget(), "-2.5")
        QTest.keyClick(dividing.focusWidget(), Key.Key_Return)
        press(dividing, "Black, with 2.5 points")

    in_the_next_dialog(divide)
    press(dialog, "Divide and choose…")
    chosen = dialog.chosen()
    assert (chosen.komi, chosen.names) == (-2.5, ByColor("Ben", "Ann"))
    assert "Black gets 2.5 points." in told(dialog)
