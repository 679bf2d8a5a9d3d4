"""Names and ranks; earlier players are completed."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from gobanapp.rules.color import ByColor
from gobanapp.storage.player_book import PlayerBook
from gobanapp.ui.match.new_game.player_fields import PlayerFields
from tests.ui.lookup import find

BOOK = (
    PlayerBook()
    .with_game(ByColor("Ann Ember", "Ben"), ByColor("3k", "1d"))
    .with_game(ByColor("Joanna", "Ben"), ByColor("", "2d"))
)
Key = Qt.Key


@pytest.fixture
def players(shown):
    page = QWidget()
    players = PlayerFields(BOOK, page)
    grid = QGridLayout(page)
    players.add_to(grid, 0, QPushButton("below"))
    players.page = page
    shown(page)
    yield players
    for name in ("black-name", "white-name"):
        field(players, name).completer().popup().hide()


def field(players, name):
    return find(players.page, name)


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


def test_names_match_by_any_part_with_frequent_players_first(players):
    name = field(players, "black-name")
    type_name(name, "n")
    assert offered(name) == ["Ben", "Joanna", "Ann Ember"]
    type_name(name, "N")
    assert offered(name) == ["Joanna", "Ann Ember"]


def test_a_name_that_is_chosen_fills_the_rank(players):
    name = field(players, "black-name")
    field(players, "black-rank").setText("9k")
    type_name(name, "emb")
    popup = name.completer().popup()
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    assert (players.names.black, players.ranks.black) == ("Ann Ember", "3k")
    assert not popup.isVisible()


def test_a_name_is_chosen_by_click(players):
    name = field(players, "white-name")
    type_name(name, "be")
    popup = name.completer().popup()
    place = popup.visualRect(popup.model().index(0, 0)).center()
    QTest.mouseClick(popup.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert (players.names.white, players.ranks.white) == ("Ben", "2d")


def test_a_name_typed_in_full_fills_an_empty_rank_only(players):
    type_name(field(players, "black-name"), "ben")
    # What is typed goes to the list of names as long as it is open.
    QTest.keyClick(field(players, "black-name").completer().popup(), Key.Key_Tab)
    assert players.ranks.black == "2d"
    field(players, "white-rank").setText("5k")
    type_name(field(players, "white-name"), "ben")
    QTest.keyClick(field(players, "white-name").completer().popup(), Key.Key_Tab)
    assert players.ranks.white == "5k"


def test_a_rank_that_was_cleared_stays_so(players):
    players.show_players(ByColor("Ben", ""), ByColor("", ""))
    field(players, "black-name").setFocus()
    QTest.keyClick(field(players, "black-name"), Key.Key_Tab)
    assert players.ranks.black == ""


def test_a_fully_typed_name_offers_no_completion(players):
    type_name(field(players, "black-name"), "Joanna")
    assert offered(field(players, "black-name")) == []


def test_a_chosen_name_without_a_rank_leaves_the_rank(players):
    field(players, "black-rank").setText("9k")
    type_name(field(players, "black-name"), "joa")
    popup = field(players, "black-name").completer().popup()
    QTest.keyClick(popup, Key.Key_Down)
    QTest.keyClick(popup, Key.Key_Return)
    assert (players.names.black, players.ranks.black) == ("Joanna", "9k")
