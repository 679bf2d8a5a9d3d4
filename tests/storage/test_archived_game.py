"""The files of the folder as games: what is read of them, and when."""

import os
from pathlib import Path

import pytest

from gobanapp.game.game_info import NO_INFO
from gobanapp.storage.game_archive import find_archived_games
from gobanapp.ui.record.games.thumbnails import shown_board

NOVEMBER = 1_700_000_000  # 2023-11-14 at noon, or so


@pytest.fixture
def put(tmp_path):
    """A function: a file in the folder, changed so many seconds after a moment in November."""

    def put(name, text="(;SZ[9];B[ee])", after=0):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        os.utime(path, (NOVEMBER + after, NOVEMBER + after))
        return path

    return put


@pytest.fixture
def opened(monkeypatch):
    """The names of the files that are read from now on."""
    really = os.open
    names = []

    def note(path, flags, *more, **named):
        names.append(Path(path).name)
        return really(path, flags, *more, **named)

    monkeypatch.setattr(os, "open", note)
    return names


def names(folder):
    return [game.path.name for game in find_archived_games(folder)]


def only(folder):
    (game,) = find_archived_games(folder)
    return game


def test_the_newest_come_first_by_their_names_or_else_by_their_files(put, tmp_path):
    put("2023-01-01 a.sgf")
    put("2023-12-24 b.sgf")
    put("2023-12-24 c.sgf", after=5)
    put("no date.sgf")
    put("2023-12-245 is no date.sgf", after=-90_000)
    assert names(tmp_path) == [
        "2023-12-24 c.sgf",
        "2023-12-24 b.sgf",
        "no date.sgf",
        "2023-12-245 is no date.sgf",
        "2023-01-01 a.sgf",
    ]


def test_folders_in_the_folder_are_looked_into_but_no_deeper(put, tmp_path):
    put("2022/2022-05-05 a.sgf")
    put("2023-05-05 b.SGF")
    (tmp_path / "2022" / "deeper").mkdir()
    put("2022/deeper/c.sgf")
    assert names(tmp_path) == ["2023-05-05 b.SGF", "2022-05-05 a.sgf"]


def test_only_visible_record_files_are_listed(put, tmp_path):
    put("2023-05-05 a.sgf")
    for other in ("2023-05-05 a.sgf.bak", ".a.sgf.1234.tmp", ".hidden.sgf", "notes.txt"):
        put(other)
    (tmp_path / "folder.sgf").mkdir()
    (tmp_path / "lost.sgf").symlink_to("nowhere")
    assert names(tmp_path) == ["2023-05-05 a.sgf"]


def test_a_missing_folder_has_no_games(tmp_path):
    assert find_archived_games(tmp_path / "missing") == []
    file = tmp_path / "file"
    file.touch()
    assert find_archived_games(file) == []


def test_files_are_read_on_demand(put, tmp_path, opened):
    put("a.sgf")
    (game,) = find_archived_games(tmp_path)
    assert opened == []
    assert game.can_be_shown
    assert opened == ["a.sgf"]


def test_a_game_without_a_result_is_unfinished(put, tmp_path):
    put("a.sgf", "(;SZ[13]PB[Ann];B[cc];W[dd](;B[ee];W[])(;B[ff]))")
    game = only(tmp_path)
    assert (game.is_unfinished, game.summary.moves, game.size) == (True, 4, (13, 13))
    assert game.info.names.black == "Ann"


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[9]RE[B+R];B[ee])",
        "(;SZ[9]RE[?];B[ee])",
        "(;SZ[9];B[ee])(;SZ[9];B[cc])",
        "(;SZ[9]AB[ee]AW[cc];B[cd])",
        "\\[GIBOKIND=China\\]\nSTO 0 2 1 3 3\n",
        "",
        "no record",
        b"\x89PNG\r\n\x1a\n\0\0\0",
    ],
)
def test_other_games_are_not_unfinished(put, tmp_path, text):
    put("a.sgf", text)
    assert not only(tmp_path).is_unfinished


def test_a_damaged_file_shows_what_is_readable(put, tmp_path):
    put("a.sgf", "(;SZ[9]PB[Ann;B[ee];W[cc")
    put("b.sgf", b"\0\xff" * 100)
    damaged, lost = sorted(find_archived_games(tmp_path), key=lambda game: game.path)
    assert damaged.can_be_shown
    assert not lost.can_be_shown
    assert lost.info.names == NO_INFO.names
    *_, board = shown_board(lost)
    assert list(board.stones()) == []


def test_the_date_is_that_of_the_record_or_else_of_the_file(put, tmp_path):
    put("2023-05-05 a.sgf", "(;SZ[9]DT[1999-01-01])")
    put("2022-05-05 b.sgf", "(;SZ[9])")
    assert [game.info.date for game in find_archived_games(tmp_path)] == [
        "1999-01-01",
        "2022-05-05",
    ]


def test_a_file_is_read_again_only_when_it_has_changed(put, tmp_path, opened):
    put("a.sgf", "(;SZ[9]PB[Ann])")
    assert only(tmp_path).info.names.black == "Ann"
    assert only(tmp_path).info.names.black == "Ann"
    assert opened == ["a.sgf"]
    put("a.sgf", "(;SZ[9]PB[Bob])", after=1)
    assert only(tmp_path).info.names.black == "Bob"
    assert opened == ["a.sgf"] * 2


def test_only_the_heading_of_a_huge_file_is_read(put, tmp_path):
    text = "(;SZ[9]PB[Ann]" + ";B[ee]C[" + "x" * 1_100_000 + "])"
    put("a.sgf", text)
    game = only(tmp_path)
    assert game.info.names.black == "Ann"
    assert (game.is_unfinished, game.summary.moves) == (True, None)
    *_, board = shown_board(game)
    assert list(board.stones()) == []


def test_a_deleted_file_is_no_error(put, tmp_path):
    path = put("a.sgf")
    game = only(tmp_path)
    path.unlink()
    assert not game.can_be_shown
    put("a.sgf", after=1)
    game = only(tmp_path)
    assert game.can_be_shown
    path.unlink()
    *_, board = shown_board(game)
    assert list(board.stones()) == []
