"""The players of earlier games."""

import json

import pytest

from gobanapp.rules.color import ByColor
from gobanapp.storage.player_book import MAX_PLAYERS, KnownPlayer, PlayerBook

NO_RANKS = ByColor("", "")


def test_both_players_of_a_game_are_added():
    book = PlayerBook().with_game(ByColor("Ann", " Ben "), ByColor("3k", "1d"))
    assert book.players == (KnownPlayer("Ann", "3k", 1), KnownPlayer("Ben", "1d", 1))


def test_the_last_rank_that_is_not_empty_counts():
    book = PlayerBook().with_game(ByColor("Ann", "Ben"), ByColor("3k", "1d"))
    book = book.with_game(ByColor("Ben", "ANN"), ByColor("", "2k"))
    assert book.find("ann") == KnownPlayer("ANN", "2k", 2)
    assert book.find(" Ben") == KnownPlayer("Ben", "1d", 2)
    assert len(book.players) == 2


def test_players_without_names_are_not_kept():
    assert PlayerBook().with_game(ByColor("", "  "), ByColor("3k", "1d")) == PlayerBook()


def test_a_player_on_both_sides_is_one_player():
    assert PlayerBook().with_game(ByColor("Ann", "Ann"), ByColor("3k", "")).players == (
        KnownPlayer("Ann", "3k", 1),
    )


def test_frequent_players_come_first():
    book = PlayerBook()
    for white in ("Ben", "Cleo", "Ben", "Dora"):
        book = book.with_game(ByColor("Ann", white), NO_RANKS)
    assert book.names() == ["Ann", "Ben", "Dora", "Cleo"]


def test_the_least_recent_players_come_last():
    book = PlayerBook()
    for number in range(MAX_PLAYERS):
        book = book.with_game(ByColor(f"B{number}", "Ann"), NO_RANKS)
    assert len(book.players) == MAX_PLAYERS
    assert book.find("B0") is None
    assert book.find("B1") is not None


def test_the_book_is_read_back():
    book = PlayerBook().with_game(ByColor("王" * 500, 'Ben "the wall"'), ByColor("3k", ""))
    assert PlayerBook.from_json(book.to_json()) == book


@pytest.mark.parametrize(
    "text", ["", "{", "null", "{}", "5", "[" * 100_000, '[["Ann"]]', '["Ann"]']
)
def test_a_damaged_book_is_empty(text):
    assert PlayerBook.from_json(text) == PlayerBook()


def test_a_damaged_entry_does_not_affect_the_others():
    entries = [["Ann", "3k", 2], ["", "3k", 2], [5, "", 1], ["Ben", 5, 1], ["Cleo", "1d", "x"]]
    entries += [["ANN", "9d", 7], "abc", None]
    read = PlayerBook.from_json(json.dumps(entries))
    assert read.players == (KnownPlayer("Ann", "3k", 2), KnownPlayer("Cleo", "1d", 1))
