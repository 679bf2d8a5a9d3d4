"""Games that are played here, in the folder where they are kept."""

import errno
import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QDate, Qt

from gobanapp.game.game import Game
from gobanapp.game.game_info import GameInfo
from gobanapp.rules.color import ByColor
from gobanapp.rules.point import Point
from gobanapp.session.document import Document
from gobanapp.storage.document_file import file_state, load_document
from gobanapp.storage.game_archive import archive_file_name, archive_game, free_path
from gobanapp.storage.settings import Settings
from tests.permissions import needs_permissions, permissions_obeyed

DAY = "2026-11-21"
COLORS = ByColor("Black", "White")


def name(black, white, date=DAY):
    return archive_file_name(GameInfo(names=ByColor(black, white)), date, COLORS)


def record(black="Ann", white="Ben", date=DAY):
    game = Game.new(9, 9, GameInfo(names=ByColor(black, white), date=date))
    game.play(Point(4, 4))
    return Document([game])


# Names


@pytest.mark.parametrize(
    ("black", "white", "file"),
    [
        ("Ann", "Ben", "2026-11-21 Ann - Ben.sgf"),
        ("", "", "2026-11-21 Black - White.sgf"),
        ("小林光一", "Müller", "2026-11-21 小林光一 - Müller.sgf"),
        ("A/B\\C:D", "<x>|y?", "2026-11-21 A B C D - x y.sgf"),
        ("..", " . Ben. ", "2026-11-21 Black - Ben.sgf"),
        ("Two\nlines\x00\x07", "tab\there", "2026-11-21 Two lines - tab here.sgf"),
        ("\u202eevil\u202c", "\u200f", "2026-11-21 evil - White.sgf"),
        ("\ud800x", "Cafe\u0301", "2026-11-21 x - Café.sgf"),
    ],
)
def test_a_game_is_called_by_its_date_and_names(black, white, file):
    assert name(black, white) == file


def test_without_a_date_the_names_are_left():
    assert name("Ann", "Ben", "") == "Ann - Ben.sgf"
    assert name("Ann", "Ben", "../..") == "Ann - Ben.sgf"


@pytest.mark.parametrize("reserved", ["CON", "nul", "Com1", "LPT²"])
def test_no_file_is_called_like_a_device(reserved):
    assert name(reserved + ".x", "Ben", "").startswith("_")
    assert not name(reserved + "x.x", "Ben", "").startswith("_")


def test_long_names_share_the_room():
    stem = name("A" * 500, "B" * 500).removesuffix(".sgf")
    black, white = stem.removeprefix(f"{DAY} ").split(" - ")
    assert 40 < len(black) <= len(white) <= len(black) + 1
    short = name("A" * 500, "Ben")
    assert short.endswith(" - Ben.sgf")
    assert len(short) > 100
    assert name("Ann", "B" * 500).startswith(f"{DAY} Ann - BBB")


def test_no_letter_is_cut_apart():
    file = name("e\u0328\u0323" * 300, "Ben")
    assert re.search("ę\u0323 - Ben", file)
    assert len(name("小" * 500, "林" * 500).encode()) < 200


@given(st.text(max_size=600), st.text(max_size=600), st.text(max_size=20))
def test_no_system_refuses_a_name(black, white, date):
    file = name(black, white, date)
    assert file.endswith(".sgf")
    stem = file.removesuffix(".sgf")
    assert len(f"{stem} 1000.sgf") < 120
    assert len(f"{stem} 1000.sgf".encode()) < 200
    assert not set(file) & set('<>:"/\\|?*')
    assert file.isprintable()
    assert stem == stem.strip(" .")
    assert not re.fullmatch("(?i:con|prn|aux|nul|com.|lpt.)", file.partition(".")[0])


# Places


def test_a_free_path_avoids_existing_files(tmp_path):
    (tmp_path / "game.sgf").touch()
    assert free_path(tmp_path, "other.sgf") == tmp_path / "other.sgf"
    assert free_path(tmp_path, "game.sgf") == tmp_path / "game 2.sgf"
    (tmp_path / "game 2.sgf").mkdir()
    (tmp_path / "game 3.sgf").symlink_to("nowhere")
    assert free_path(tmp_path, "game.sgf") == tmp_path / "game 4.sgf"


def test_a_game_is_kept(tmp_path):
    played = record()
    path = archive_game(played, tmp_path / "new" / "games", COLORS)
    assert path == tmp_path / "new" / "games" / "2026-11-21 Ann - Ben.sgf"
    assert load_document(path).game.info.names == ByColor("Ann", "Ben")
    assert played.is_modified
    assert played.path is None
    played.mark_saved(path, file_state(path))
    assert not played.is_modified
    second = archive_game(record(), path.parent, COLORS)
    assert second.name == "2026-11-21 Ann - Ben 2.sgf"
    assert sorted(path.parent.iterdir()) == sorted([path, second])


@pytest.mark.parametrize(
    ("date", "day"), [("2026-11-21,22", DAY), ("", None), ("21 November", None)]
)
def test_the_day_is_that_of_the_beginning_or_today(tmp_path, date, day):
    day = day or QDate.currentDate().toString(Qt.DateFormat.ISODate)
    assert archive_game(record(date=date), tmp_path, COLORS).name == f"{day} Ann - Ben.sgf"


def test_a_file_created_meanwhile_is_not_overwritten(tmp_path, monkeypatch):
    other = tmp_path / "2026-11-21 Ann - Ben.sgf"
    really = Path.open

    def be_late(path, mode="r", **more):
        if mode == "xb" and path == other and not other.exists():
            other.write_text("precious")
        return really(path, mode, **more)

    monkeypatch.setattr(Path, "open", be_late)
    assert archive_game(record(), tmp_path, COLORS).name == "2026-11-21 Ann - Ben 2.sgf"
    assert other.read_text() == "precious"


@pytest.mark.parametrize(("of", "step"), [(os, "fsync"), (Path, "read_bytes")])
def test_a_full_disk_leaves_nothing_behind(tmp_path, monkeypatch, of, step):
    """``step``: what fails after the file was made, when it is forced or read back."""

    def fail(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(of, step, fail)
    played = record()
    with pytest.raises(OSError, match="No space"):
        archive_game(played, tmp_path, COLORS)
    assert list(tmp_path.iterdir()) == []
    assert (played.path, played.is_modified, played.backed_up_files) == (None, True, set())
    monkeypatch.undo()
    assert archive_game(played, tmp_path, COLORS).exists()


def test_a_file_in_place_of_the_folder_stays(tmp_path):
    place = tmp_path / "Go games"
    place.write_text("precious")
    for folder in (place, place / "2026"):
        with pytest.raises(NotADirectoryError):
            archive_game(record(), folder, COLORS)
    assert place.read_text() == "precious"


@needs_permissions
def test_a_read_only_folder_is_an_error(tmp_path):
    tmp_path.chmod(0o500)
    try:
        with permissions_obeyed(), pytest.raises(PermissionError):
            archive_game(record(), tmp_path, COLORS)
        assert list(tmp_path.iterdir()) == []
    finally:
        tmp_path.chmod(0o700)


def test_a_folder_without_write_access_is_an_error(tmp_path, monkeypatch):
    def refuse(path, *_, **__):
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "open", refuse)
    played = record()
    with pytest.raises(PermissionError):
        archive_game(played, tmp_path, COLORS)
    assert played.backed_up_files == set()


# What is remembered


def test_the_default_folder_is_in_the_documents(tmp_path):
    settings = Settings(tmp_path / "settings.ini", documents=tmp_path / "documents")
    usual = tmp_path / "documents" / "Go games"
    assert settings.games_folder == usual
    assert settings.archives_games
    settings.games_folder = tmp_path / "elsewhere"
    settings.archives_games = False
    again = Settings(tmp_path / "settings.ini", documents=tmp_path / "documents")
    assert again.games_folder == tmp_path / "elsewhere"
    assert not again.archives_games
    again.games_folder = Path("not absolute")
    assert again.games_folder == usual
