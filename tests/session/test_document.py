from dataclasses import replace
from pathlib import Path

import pytest

from gobanapp.game.game_terms import GameTerms
from gobanapp.game.undo_history import HistoryEventKind
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.session.document import Document, GameListState
from gobanapp.sgf.game_file import FileFormat
from gobanapp.sgf.reader import read_games
from gobanapp.storage.document_file import read_document

FILE = b"""(;PB[One];B[dd])(;SZ[60]PB[Large])(;PB[Two];B[pp])(;SZ[9]PB[Three])"""


def names(record):
    return [entry.info.names.black for entry in record.entries]


@pytest.fixture
def record():
    return read_document(FILE, Path("some.sgf"), None)


def test_a_game_is_opened_when_it_is_looked_at(record):
    assert names(record) == ["One", "Large", "Two", "Three"]
    assert all(entry.stored.unread for entry in record.entries)
    assert record.game.info.names.black == "One"
    assert record.game is record.game
    assert [entry.is_open for entry in record.entries] == [True, False, False, False]
    assert not record.is_modified
    assert record.current.stored is not record.game
    record.game.set_comment("edited")
    assert record.current.stored is record.game


def test_an_unopened_game_has_no_events(record):
    assert record.entries[2].take_events() == []


def test_the_heading_of_an_open_game_is_the_one_it_has_now(record):
    record.game.set_info(replace(record.game.info, names=ByColor("Other", "")))
    assert names(record) == ["Other", "Large", "Two", "Three"]


def test_a_game_on_too_large_a_board_is_passed_over(record):
    assert [entry.can_be_shown for entry in record.entries] == [True, False, True, True]
    assert record.neighbor(1) is record.entries[2]
    record.current = record.entries[2]
    assert record.neighbor(-1) is record.entries[0]
    record.current = record.entries[0]
    assert record.neighbor(-1) is None
    first_is_large = read_document(b"(;SZ[60])(;PB[Two])", None, None)
    assert first_is_large.index == 1


def test_the_games_can_be_arranged_and_that_can_be_undone(record):
    one, _, two, three = record.entries
    record.set_games([three, one, two])
    assert record.is_modified
    assert record.index == 1
    record.set_games([three, two], current=two)
    record.undo_game_list()
    assert record.entries == (three, one, two)
    assert record.current is two
    assert record.can_undo_game_list
    assert record.can_redo_game_list
    record.undo_game_list()
    assert not record.is_modified
    assert not record.can_undo_game_list
    record.redo_game_list()
    record.redo_game_list()
    assert record.entries == (three, two)
    assert not record.can_redo_game_list
    record.mark_saved(Path("other.sgf"), None)
    assert not record.is_modified
    record.undo_game_list()
    assert record.is_modified
    record.set_games([three, two])
    assert not record.is_modified
    assert not record.can_redo_game_list


def test_undoing_a_game_list_selects_an_existing_game(record):
    one, _, two, _ = record.entries
    record.set_games([one, two], current=two)
    added = Document([GameTerms().to_game("")]).current
    record.set_games([added], current=added)
    record.undo_game_list()
    assert record.current is two
    record.redo_game_list()
    assert record.current is added


def test_rearranged_games_are_emitted_once(record):
    one, _, two, _ = record.entries
    before = GameListState(record.entries, one)
    record.set_games([two], current=two)
    record.undo_game_list()
    record.redo_game_list()
    after = GameListState((two,), two)
    assert record.take_events() == [
        (HistoryEventKind.DO, after),
        (HistoryEventKind.UNDO, before),
        (HistoryEventKind.REDO, after),
    ]
    assert record.take_events() == []


def test_the_current_game_must_be_in_the_list(record):
    one, large, two, _ = record.entries
    with pytest.raises(ValueError, match="must be"):
        record.set_games([two])
    with pytest.raises(ValueError, match="must be"):
        record.set_games([one, large], current=large)
    assert not record.can_undo_game_list


def test_an_edited_game_makes_the_record_modified_until_it_is_saved(record):
    record.current = record.entries[3]
    record.game.play(Point.parse("C3"))
    assert record.is_modified
    record.mark_saved(Path("some.sgf"), (1, 2))
    assert not record.is_modified
    assert (record.path, record.file_state, record.save_count) == (Path("some.sgf"), (1, 2), 1)
    record.game.undo()
    assert record.is_modified
    record.mark_saved(Path("other.sgf"), None)
    assert (record.path, record.file_state, record.save_count) == (Path("other.sgf"), None, 2)


def test_a_deleted_game_does_not_make_the_record_modified_once_that_is_saved(record):
    one, _, two, _ = record.entries
    record.current = two
    record.game.play(Point.parse("C3"))
    record.set_games([one], current=one)
    record.mark_saved(Path("some.sgf"), None)
    assert not record.is_modified
    record.undo_game_list()
    record.mark_saved(Path("some.sgf"), None)
    assert not record.is_modified
    assert not two.is_modified


def test_only_a_document_from_sgf_has_a_writable_format(record):
    assert record.has_writable_format
    assert not Document(read_games(FILE).games).has_writable_format


def test_a_document_keeps_its_file_and_what_was_read():
    read = read_document(FILE, Path("some.sgf"), (1, 2))
    assert (read.path, read.file_state, read.origin.data) == (Path("some.sgf"), (1, 2), FILE)


def test_a_document_that_was_begun_here_has_a_writable_format_once_it_has_a_file():
    game = GameTerms().to_game("")
    assert Document([game], Path("some.sgf")).has_writable_format
    origin = read_document(FILE, Path("some.sgf"), None).origin
    other = replace(origin, file=replace(origin.file, format=FileFormat.GIB))
    assert not Document([game], Path("some.gib"), None, other).has_writable_format


def test_only_the_current_game_is_saved_in_part(record):
    other = record.entries[2]
    for entry in (other, record.current):
        for name in ("C3", "D4"):
            entry.game.play(Point.parse(name))
    record.mark_saved(Path("some.sgf"), None, 1)
    assert record.current.is_modified
    assert not other.is_modified


def test_no_game_follows_the_last_one(record):
    record.current = record.entries[-1]
    assert record.neighbor(1) is None
