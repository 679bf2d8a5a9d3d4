"""Names and ranks; earlier players are completed."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from gobanapp.rules.color import ByColor
from gobanapp.ui.arranging.players import Players
from gobanapp.ui.player_book import PlayerBook

BOOK = (
    PlayerBook()
    .with_game(ByColor("Ann Ember", "Ben"), ByColor("3k", "1d"))
    .with_game(ByColor("Joanna", "Ben"), ByColor("", "2d"))
)
Key = Qt.Key


@pytest.fixture
def players(shown):
    page = QWidget()
    players = Players(BOOK, page)
    grid = QGridLayout(page)
    players.add_to(grid, 0, QPushButton("below"))
    players.page = page
    shown(page)
    yield players
    for name in players._names:
        name.completer().popup().hide()


def type_name(field, text):
    field.setFocus()
    QTest.keyClicks(field, text)
    QCoreApplication.processEvents()


def offered(field):
    """Return the names that are offered now."""
    popup = field.completer().popup()
    if not popup.isVisible():
        return []
    model = popup.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_names_are_offered_by_any_part_of_them_those_who_play_most_first(players):
    name = players._names.black
    type_name(name, "n")
    assert offered(name) == ["Ben", "Joanna", "Ann Ember"]
    type_name(name, "N")
    assert offered(name) == ["Joanna", "Ann Ember"]


def test_a_name_that_is_chosen_fills_the_rank(players):
    name = players._names.black
    players._ranks.black.setText("9k")
    type_name(name, "emb")
    popup = name.completer().popup()
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    assert (players.names.black, players.ranks.black) == ("Ann Ember", "3k")
    assert not popup.isVisible()


def test_a_name_is_chosen_by_click(players):
    name = players._names.white
    type_name(name, "be")
    popup = name.completer().popup()
    place = popup.visualRect(popup.model().index(0, 0)).center()
    QTest.mouseClick(popup.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (players.names.white, players.ranks.white) == ("Ben", "2d")


def test_a_name_typed_in_full_fills_an_empty_rank_only(players):
    type_name(players._names.black, "ben")
    # What is typed goes to the list of names as long as it is open.
    QTest.keyClick(players._names.black.completer().popup(), Key.Key_Tab)
    assert players.ranks.black == "2d"
    players._ranks.white.setText("5k")
    type_name(players._names.white, "ben")
    QTest.keyClick(players._names.white.completer().popup(), Key.Key_Tab)
    assert players.ranks.white == "5k"


def test_a_rank_that_was_cleared_stays_so(players):
    players.show_players(ByColor("Ben", ""), ByColor("", ""))
    players._names.black.setFocus()
    QTest.keyClick(players._names.black, Key.Key_Tab)
    assert players.ranks.black == ""


def test_nothing_is_offered_for_a_name_that_is_typed_in_full(players):
    type_name(players._names.black, "Joanna")
    assert offered(players._names.black) == []


def test_a_chosen_name_without_a_rank_leaves_the_rank(players):
    players._ranks.black.setText("9k")
    type_name(players._names.black, "joa")
    popup = players._names.black.completer().popup()
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    assert (players.names.black, players.ranks.black) == ("Joanna", "9k")


def test_names_are_told_to_those_who_hear_them(players):
    fields = (*players._names, *players._ranks)
    assert [field.accessibleName() for field in fields] == [
        "Name of Black",
        "Name of White",
        "Rank of Black",
        "Rank of White",
    ]
