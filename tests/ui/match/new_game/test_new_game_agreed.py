"""Terms in the New Game dialog: ranks and handicap, colours, komi."""

import random
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest

from gobanapp.rules.color import ByColor
from gobanapp.text import formats, result_text
from gobanapp.ui.match.new_game.nigiri_dialog import NigiriDialog
from gobanapp.ui.match.new_game.pie_rule_dialog import PieRuleDialog
from tests.ui.lookup import answer, choose, find, is_shown, press
from tests.ui.match.new_game.new_game_hands import BLITZ, CLUB, LAST, USUAL, Key, go_to

# Ranks and what they suggest


def suggested(dialog):
    return find(dialog, "suggestion").text()


def type_rank(dialog, color, text):
    go_to(dialog, f"{color}-name")
    QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    assert dialog.focusWidget().objectName() == f"{color}-rank"
    QTest.keyClicks(dialog.focusWidget(), text)


def test_ranks_suggest_a_handicap_that_one_click_takes(new_game):
    dialog = new_game()
    assert suggested(dialog) == ""
    type_rank(dialog, "black", "3k")
    assert suggested(dialog) == ""
    assert not is_shown(dialog, "take-suggestion")
    type_rank(dialog, "white", "1d")
    offer = suggested(dialog)
    assert "3" in offer
    assert formats.number(0.5) in offer
    press(dialog, "take-suggestion")
    assert (dialog.terms().handicap, dialog.terms().komi) == (3, 0.5)
    assert suggested(dialog) not in ("", offer)
    assert not is_shown(dialog, "take-suggestion")
    choose(dialog, "board-size", 9)
    press(dialog, "take-suggestion")
    assert (dialog.terms().handicap, dialog.terms().komi) == (1, 0.5)


def test_the_weaker_one_gets_black(new_game):
    dialog = new_game(replace(LAST, columns=19, rows=19, ranks=ByColor("1d", "3k")))
    assert "3" in suggested(dialog)
    press(dialog, "take-suggestion")
    chosen = dialog.terms()
    assert (chosen.names, chosen.ranks) == (ByColor("Ben", "Ann"), ByColor("3k", "1d"))
    assert (chosen.handicap, chosen.komi) == (3, 0)


def test_between_equals_the_game_is_even(new_game):
    dialog = new_game(replace(USUAL, ranks=ByColor("3k", "3k"), handicap=4, komi=0.5))
    assert formats.number(6.5) in suggested(dialog)
    press(dialog, "take-suggestion")
    assert (dialog.terms().handicap, dialog.terms().komi) == (0, 6.5)


def test_a_suggestion_sets_a_komi_that_was_changed(new_game):
    dialog = new_game(replace(USUAL, ranks=ByColor("2k", "1k"), komi=3.5))
    press(dialog, "take-suggestion")
    assert (dialog.terms().handicap, dialog.terms().komi) == (1, 0.5)


# Agreeing on colours and komi


@pytest.mark.parametrize("held", [7, 8])
@pytest.mark.parametrize("guess", ["odd", "even"])
def test_a_right_guess_at_nigiri_gives_black(new_game, monkeypatch, guess, held):
    monkeypatch.setattr(random.SystemRandom, "randint", lambda *_: held)
    dialog = new_game(replace(LAST, systems=ByColor(CLUB, BLITZ)))

    def draw(nigiri):
        press(nigiri, guess)
        QTest.keyClick(nigiri, Key.Key_Return)

    answer(NigiriDialog, draw)
    press(dialog, "nigiri")
    chosen = dialog.terms()
    if (guess == "odd") != (held % 2 == 1):
        assert (chosen.names, chosen.ranks) == (ByColor("Ben", "Ann"), ByColor("1d", "3k"))
        assert chosen.systems == ByColor(BLITZ, CLUB)
    else:
        assert chosen == replace(LAST, systems=ByColor(CLUB, BLITZ))


def test_cancelled_nigiri_changes_nothing(new_game):
    dialog = new_game(LAST)
    answer(NigiriDialog, lambda nigiri: QTest.keyClick(nigiri, Key.Key_Escape))
    press(dialog, "nigiri")
    assert dialog.terms() == LAST


def test_dividing_and_choosing_sets_the_komi_and_the_colours(new_game):
    dialog = new_game(LAST)

    def divide(dividing):
        QTest.keyClicks(dividing.focusWidget(), "-2.5")
        QTest.keyClick(dividing.focusWidget(), Key.Key_Return)
        press(dividing, "black")

    answer(PieRuleDialog, divide)
    press(dialog, "divide")
    chosen = dialog.terms()
    assert (chosen.komi, chosen.names) == (-2.5, ByColor("Ben", "Ann"))
    assert result_text.points(2.5) in find(dialog, "points-of-black").text()
