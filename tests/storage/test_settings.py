"""Settings: signals, persistence and files of earlier versions."""

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QFileInfo, QSettings

from gobanapp.diagram.aids import Aid
from gobanapp.diagram.coordinates import CoordinateStyle
from gobanapp.session.move_confirmation import ConfirmationMethod, MoveConfirmation, StonePlacement
from gobanapp.storage.settings import Settings
from gobanapp.storage.settings_file import StoredSetting
from gobanapp.storage.window_layout import WindowLayout


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.ini"


def heard(settings):
    told = []
    settings.changed.connect(lambda: told.append(True))
    return told


def test_a_choice_is_emitted_once(path):
    settings = Settings(path)
    told = heard(settings)
    settings.text_percent = 125
    settings.text_percent = 125
    assert len(told) == 1


def test_values_noted_in_passing_are_not_emitted(path):
    settings = Settings(path)
    told = heard(settings)
    settings.layout = settings.match_layout = WindowLayout.ACROSS
    settings.last_document = settings.player_book = settings.practice = "x"
    settings.interrupted_match = Path("game.sgf")
    settings.add_recent_file(Path("game.sgf"))
    assert not told


@pytest.mark.skipif(sys.platform != "linux", reason="names of files are text there")
def test_a_file_name_that_is_no_text_is_remembered(path):
    odd = Path(os.fsdecode(b"/tmp/\xff 100% \xfe.sgf"))
    settings = Settings(path)
    for file in (Path("/tmp/\u56f4 %41.sgf"), odd, odd):
        settings.add_recent_file(file)
    settings.stored.file.sync()
    assert Settings(path).recent_files == (odd, Path("/tmp/\u56f4 %41.sgf"))


def test_no_two_values_have_the_same_key():
    keys = [value.key for value in vars(Settings).values() if isinstance(value, StoredSetting)]
    assert len(keys) > 20
    assert len(keys) == len(set(keys))


def test_the_file_is_read_once(path):
    settings = Settings(path)
    settings.stored.file.setValue("window/language", "de")
    assert settings.language == ""
    assert Settings(path).language == "de"


def test_joint_changes_are_emitted_once(path):
    settings = Settings(path)
    told, names = heard(settings), []
    settings.stored.changed.connect(names.append)
    settings.move_confirmation = MoveConfirmation(has_clock_press=True, takeback_seconds=2.0)
    assert len(told) == len(names) == 1
    assert len(names[0]) == 2


def test_precautions_last(path):
    chosen = MoveConfirmation(
        stone_placement=StonePlacement.DRAG,
        takeback_seconds=3.0,
        pass_confirmation=ConfirmationMethod.NOTHING,
        resign_confirmation=ConfirmationMethod.QUESTION,
        needs_takeback_consent=False,
        has_clock_press=True,
    )
    settings = Settings(path)
    settings.move_confirmation = chosen
    settings.stored.file.sync()
    assert Settings(path).move_confirmation == chosen
    settings.move_confirmation = replace(chosen, has_clock_press=False)
    assert not settings.move_confirmation.has_clock_press


def test_aids_last(path):
    settings = Settings(path)
    assert settings.aids == frozenset()
    settings.aids = frozenset(Aid)
    assert settings.aids == frozenset(Aid)


def test_coordinates_of_earlier_versions_were_on_or_off(path):
    for written, meant in (("false", CoordinateStyle.NONE), ("true", CoordinateStyle.LETTERS)):
        path.write_text(f"[board]\ncoordinates={written}\n", "utf-8")
        settings = Settings(path)
        assert settings.coordinates is meant
    settings.coordinates = CoordinateStyle.SGF
    assert settings.coordinates is CoordinateStyle.SGF


def test_the_countdown_of_earlier_versions_becomes_a_switch(path):
    settings = Settings(path)
    assert settings.beeps_last_seconds
    for written, meant in (("nothing", False), ("spoken", True), ("beeps", True)):
        settings.stored.file.setValue("sound/countdown", written)
        assert Settings(path).beeps_last_seconds is meant
    for chosen in (False, True):
        settings.beeps_last_seconds = chosen
        assert Settings(path).beeps_last_seconds is chosen


def test_a_program_that_has_remembered_something_is_not_new(path):
    settings = Settings(path)
    assert settings.is_new
    settings.volume = 0.2
    assert not settings.is_new


@pytest.mark.parametrize("folder", ["", "games", "../games"])
def test_games_are_kept_in_a_whole_path_only(path, folder):
    usual = Settings(path).games_folder
    path.write_text(f"[game]\nfolder={folder}\n", "utf-8")
    assert Settings(path).games_folder == usual
    assert usual.is_absolute()


def test_default_settings_read_no_file(tmp_path, monkeypatch):
    (tmp_path / "nothing").write_text("[window]\nlanguage=de\n", "utf-8")
    monkeypatch.setattr(os, "devnull", str(tmp_path))
    usual = Settings(tmp_path / "settings.ini").defaults
    assert usual.is_new
    assert usual.language == ""
    assert not QFileInfo(usual.stored.file.fileName()).isNativePath()
    assert not QFileInfo.exists(usual.stored.file.fileName())
    assert usual.stored.file.status() is QSettings.Status.NoError


def test_keys_last(path):
    settings = Settings(path)
    settings.shortcuts = {"pass": ("Z",), "count": ()}
    settings.stored.file.sync()
    assert Settings(path).shortcuts == {"pass": ("Z",), "count": ()}
    settings.shortcuts = {}
    settings.stored.file.sync()
    assert Settings(path).shortcuts == {}


@pytest.mark.parametrize("text", ["{", "[1]", '{"pass": "Z"}', '{"pass": [1]}', "null"])
def test_damaged_keys_are_ignored(path, text):
    settings = Settings(path)
    settings.stored.file.setValue("keyboard/keys", text)
    settings.stored.file.sync()
    assert Settings(path).shortcuts == {}


def test_shares(path):
    settings = Settings(path)
    assert settings.tall_shares == {}
    settings.tall_shares = {"tree": 0.7, "comment": 0.3}
    assert Settings(path).tall_shares == {"tree": 0.7, "comment": 0.3}


@pytest.mark.parametrize("damaged", ["tree", "tree=", "tree=x", "tree=0", "tree=1.5 comment=0.1"])
def test_damaged_shares_are_ignored(path, damaged):
    Settings(path).stored.file.setValue("window/tall-shares", damaged)
    assert Settings(path).tall_shares == {}
