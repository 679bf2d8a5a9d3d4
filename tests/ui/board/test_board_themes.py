from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtGui import QPalette

from gobanapp.diagram.theme import KAYA, Material, StoneSet
from gobanapp.diagram.theme_file import ThemeFault
from gobanapp.resources import resource_path
from gobanapp.storage.settings import Settings
from gobanapp.ui.board import available_themes, board_themes
from gobanapp.ui.widgets import appearance

KAYA_FILE = resource_path("themes", "kaya.toml").read_text("utf-8")


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def own(monkeypatch, tmp_path):
    """The folder of the user's own boards."""
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda *_: str(tmp_path / "config"))
    folder = tmp_path / "config" / "themes"
    folder.mkdir(parents=True)
    yield folder
    available_themes.find_themes()  # which forgets what was read there


def test_the_default_board_lies_on_the_window_colour(qapp, settings):
    for its_look in appearance.APPEARANCES:
        appearance.apply_appearance(qapp, its_look)
        assert board_themes.current_theme(settings) == replace(KAYA, background=its_look.window)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


def test_the_default_board_needs_no_file(qapp, settings, monkeypatch):
    def read(*_, **__):
        raise AssertionError("a file is read at the start")

    available_themes.find_themes()  # what was read before is forgotten
    monkeypatch.setattr(Path, "open", read)
    assert board_themes.current_theme(settings).board == KAYA.board


def test_boards_and_stones_are_remembered(qapp, settings):
    settings.theme, settings.stone_set = "slate", StoneSet.GLASS
    theme = board_themes.current_theme(settings)
    assert theme.board != KAYA.board
    assert theme.stones.black.material is Material.GLASS
    file = settings.stored.file
    file.setValue("board/stones", "rubber")
    assert Settings(file.fileName()).stone_set is StoneSet.OF_BOARD


def test_a_missing_board_is_the_default(qapp, settings):
    settings.theme = "nowhere"
    assert board_themes.current_theme(settings).board == KAYA.board
    settings.theme = "own/../../../etc/passwd"
    assert board_themes.current_theme(settings).board == KAYA.board


def test_the_programs_boards_come_first_and_in_order(qapp, own):
    (own / "blue.toml").write_text(KAYA_FILE.replace('"Kaya"', '"Blue"'), "utf-8")
    found = available_themes.find_themes()
    assert [board.key for board in found] == [
        "kaya",
        "shin-kaya",
        "dark",
        "slate",
        "paper",
        "high-contrast",
        "own/blue",
    ]
    assert [board.fault for board in found] == [None] * 7
    assert (found[-1].name, found[-1].is_own) == ("Blue", True)


def test_a_users_board_may_share_a_built_in_name(qapp, own, settings):
    changed = KAYA_FILE.replace("#e1b87c", "#77aa77")
    (own / "kaya.toml").write_text(changed, "utf-8")
    settings.theme = "own/kaya"
    assert board_themes.current_theme(settings).board == "#77aa77"
    settings.theme = "kaya"
    assert board_themes.current_theme(settings).board == KAYA.board


def test_a_changed_file_is_read_again(qapp, own, settings):
    settings.theme = "own/mine"
    assert board_themes.current_theme(settings).board == KAYA.board
    (own / "mine.toml").write_text(KAYA_FILE.replace("#e1b87c", "#77aa77"), "utf-8")
    available_themes.find_themes()
    assert board_themes.current_theme(settings).board == "#77aa77"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"\xff\xff", ThemeFault.UNREADABLE),
        (b"board", ThemeFault.SYNTAX),
        (b'name = "Bad"', ThemeFault.MISSING),
        (KAYA_FILE.replace("#e1b87c", "beige").encode(), ThemeFault.NO_COLOR),
        (b"#" * 1_000_000, ThemeFault.UNREADABLE),
    ],
)
def test_a_bad_file_is_listed_and_harmless(qapp, own, settings, data, fault):
    (own / "bad.toml").write_bytes(data)
    bad = available_themes.find_themes()[-1]
    assert (bad.name, bad.theme, bad.fault.fault) == ("bad.toml", None, fault)
    settings.theme = "own/bad"
    assert board_themes.current_theme(settings).board == KAYA.board


def test_a_folder_in_place_of_a_file_is_only_named(qapp, own):
    (own / "odd.toml").mkdir()
    assert available_themes.find_themes()[-1].fault.fault is ThemeFault.UNREADABLE


def test_an_unreadable_folder_has_no_boards(qapp, own, monkeypatch):
    (own / "blue.toml").write_text(KAYA_FILE, "utf-8")
    assert [board.key for board in available_themes.find_themes() if board.is_own] == ["own/blue"]
    glob = Path.glob

    def refused(path, pattern):
        if path == own:
            raise PermissionError
        return glob(path, pattern)

    monkeypatch.setattr(Path, "glob", refused)
    found = available_themes.find_themes()
    assert found
    assert not any(board.is_own for board in found)
