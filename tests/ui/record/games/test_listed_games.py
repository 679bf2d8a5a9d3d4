"""The rows of a list of games, and how words find them."""

import pytest
from PySide6.QtCore import QObject, Qt

from gobanapp.storage.document_file import read_document
from gobanapp.text.game_heading import search_text
from gobanapp.ui.record.games.file_games_dialog import GamesModel
from gobanapp.ui.record.games.game_columns import GameColumn
from gobanapp.ui.record.games.listed_games import SearchIndex


def test_games_are_learnt_in_their_order_and_only_once(qtbot):
    record = read_document(b"".join(b"(;PB[Player %d])" % n for n in range(3)), None, None)
    learnt = []

    def searchable_text(game):
        learnt.append(game)
        return search_text(game)

    parent = QObject()
    index = SearchIndex(parent, searchable_text)
    first, second, third = record.entries
    index.learn([first, second])
    qtbot.waitUntil(lambda: index.is_complete)
    assert learnt == [first, second]
    assert not index.is_known(third)
    index.learn(record.entries)
    qtbot.waitUntil(lambda: index.is_complete)
    assert learnt == [first, second, third]
    assert index.matches(third, ["player", "2"])
    assert not index.matches(third, ["player", "1"])
    assert index.matches(first, [])


FILE = """(;PB[Cho Chikun]RE[B+R])(;PB[<b>Takemiya</b>]PW[Cho U])(;SZ[60]PB[Large])
(;GN[Problem])"""


@pytest.fixture
def record():
    return read_document(FILE.encode(), None, None)


@pytest.fixture
def model(record, qtbot):
    model = GamesModel(record)
    index = model.findChild(SearchIndex)
    qtbot.waitUntil(lambda: all(map(index.is_known, record.entries)))
    return model


def numbers(model):
    return [model.number(entry) for entry in model.shown]


def test_all_games_are_there_with_their_numbers(model, record):
    assert model.rowCount() == 4
    assert numbers(model) == [1, 2, 3, 4]
    assert [model.row(entry) for entry in record.entries] == [0, 1, 2, 3]
    assert model.rowCount(model.index(0, 0)) == 0


def test_a_filter_leaves_the_games_with_all_its_words(model, record):
    model.set_filter("cho")
    assert numbers(model) == [1, 2]
    assert model.is_filtered
    assert model.row(record.entries[3]) is None
    model.set_filter("CHO tAke")
    assert numbers(model) == [2]
    model.set_filter("cho nobody")
    assert numbers(model) == []
    model.set_filter("  ")
    assert numbers(model) == [1, 2, 3, 4]
    assert not model.is_filtered


def test_late_matches_are_appended(record, qtbot):
    model = GamesModel(record)
    model.set_filter("cho")
    assert numbers(model) == []
    assert model.is_searching
    with qtbot.waitSignal(model.rowsInserted):
        pass
    qtbot.waitUntil(lambda: not model.is_searching)
    assert numbers(model) == [1, 2]
    assert [model.row(entry) for entry in model.shown] == [0, 1]


def test_the_model_follows_the_record(model, record):
    model.set_filter("cho")
    first, second, *_ = record.entries
    record.set_games([second, first])
    model.refresh()
    assert [entry.info.names.black for entry in model.shown] == ["<b>Takemiya</b>", "Cho Chikun"]
    assert numbers(model) == [1, 2]


def test_rows_can_be_dragged_between_others_unless_some_are_hidden(model):
    flags = Qt.ItemFlag
    assert model.flags(model.index(0, 0)) & flags.ItemIsDragEnabled
    assert not model.flags(model.index(0, 0)) & flags.ItemIsDropEnabled
    assert model.flags(model.index(-1, 0)) & flags.ItemIsDropEnabled
    model.set_filter("cho")
    assert not model.flags(model.index(0, 0)) & flags.ItemIsDragEnabled


def test_games_without_names_are_distinguished_and_not_opened():
    text = (
        "(;C[The vital point];B[aa])(;B[aa];W[bb])(;RE[B+R];B[aa]C[Bold])(;SZ[9])(;PB[Ann]C[Well])"
    )
    record = read_document(text.encode(), None, None)
    model = GamesModel(record)
    said = [model.heading(entry).players for entry in record.entries]
    assert said == ["The vital point", "2 moves", "Bold", "Black – White", "Ann – White"]
    assert all(entry.stored.unread for entry in record.entries)
    record.entries[1].game.set_comment("Now with a comment")
    assert model.heading(record.entries[1]).players == "Now with a comment"


def test_a_long_record_is_not_read_for_its_first_words():
    record = read_document(b"(;C[Root];B[aa])(;SZ[9]" + b";B[aa];W[bb]" * 4000 + b")", None, None)
    model = GamesModel(record)
    assert [model.heading(entry).players for entry in record.entries] == ["Root", "Black – White"]


def test_games_without_names_are_found_and_sorted_by_what_is_shown(qtbot):
    text = "(;C[The vital point];B[aa])(;EV[Cup])(;B[aa];W[bb])(;C[A ladder])(;PB[Ann])(;SZ[9])"
    model = GamesModel(read_document(text.encode(), None, None))
    index = model.findChild(SearchIndex)
    qtbot.waitUntil(lambda: index.is_complete)
    model.sort(GameColumn.EVENT)
    shown = [model.cell(entry, GameColumn.EVENT) for entry in model.shown]
    assert shown == ["2 moves", "A ladder", "Cup", "The vital point", "", ""]
    model.set_filter("vital")
    assert numbers(model) == [1]
    model.set_filter("moves")
    assert numbers(model) == [3]
