"""The number of the game in the navigation bar, and the way to its neighbours."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QToolButton, QWidget

from gobanapp.game.game_terms import GameTerms
from gobanapp.session.document import Document
from gobanapp.storage.document_file import read_document
from gobanapp.ui.widgets.appearance import SPACE
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


@pytest.fixture
def free_bar(opened):
    """The bar of a file with three games; it can be squeezed, as no layout is around it."""
    _, bar = opened(THREE)
    holder = QWidget(bar.window())
    bar.setParent(holder)
    holder.show()
    bar.show()
    return bar


def test_the_slider_takes_the_room_of_the_number_that_is_hidden(free_bar):
    width = 700
    while is_shown(free_bar, "games-of-file"):
        width -= 1
        free_bar.resize(width, 40)
    free_bar.layout().activate()
    assert is_shown(free_bar, "move-slider")
    gap = find(free_bar, "to-end").x() - find(free_bar, "forward").geometry().right()
    assert gap <= SPACE + 1


def test_the_number_gives_way_where_it_would_cover_the_button_beside_it(free_bar):
    bar = free_bar
    for width, has_number in ((240, False), (700, True), (240, False)):
        bar.resize(width, 40)
        bar.layout().activate()
        assert is_shown(bar, "games-of-file") == has_number
        shown = [button for button in bar.findChildren(QToolButton) if button.isVisible()]
        places = [QRect(button.mapTo(bar, QPoint()), button.size()) for button in shown]
        assert not any(one.intersects(other) for one, other in combinations(places, 2))
