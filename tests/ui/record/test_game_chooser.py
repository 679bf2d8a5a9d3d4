"""The number of the game in the navigation bar, and the way to its neighbours."""

import pytest
from PySide6.QtWidgets import QToolButton

from gobanapp.game.game_terms import GameTerms
from gobanapp.session.document import Document
from gobanapp.storage.document_file import read_document
from tests.ui.lookup import find, is_shown, press

THREE = "(;SZ[9];B[aa])(;SZ[9];B[bb])(;SZ[9];B[cc])"


@pytest.fixture
def opened(table):
    """Return a function that opens a file in a window and returns session and bar."""

    def open_(text):
        at = table(columns=9, rows=9)
        at.session.open_document(read_document(text.encode(), None, None))
        return at.session, at.window.components.navigation

    return open_


def test_a_file_with_one_game_shows_no_number(opened):
    _, bar = opened("(;SZ[9];B[aa])")
    assert bar.findChild(QToolButton, "games-of-file") is None


def test_games_of_a_file_are_reached_with_one_click(opened):
    session, bar = opened(THREE)
    document = session.document
    number = find(bar, "games-of-file", QToolButton)
    texts = [number.text()]
    assert not find(bar, "previous-game").isEnabled()
    press(bar, "next-game")
    assert document.index == 1
    texts.append(number.text())
    press(bar, "next-game")
    assert document.index == 2
    assert not find(bar, "next-game").isEnabled()
    press(bar, "previous-game")
    assert document.index == 1
    assert number.text() == texts[1] != texts[0]
    assert "2" in texts[1]
    assert "3" in texts[1]


def test_the_chooser_hides_for_a_file_with_one_game(opened):
    session, bar = opened(THREE)
    assert is_shown(bar, "games-of-file")
    session.open_document(Document([GameTerms(columns=9, rows=9).to_game("2001-01-01")]))
    assert not is_shown(bar, "games-of-file")
