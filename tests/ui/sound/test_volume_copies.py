import errno
import os
import wave
from array import array
from pathlib import Path

import pytest

from gobanapp.ui.sound.sounds import Sound
from gobanapp.ui.sound.volume_copies import MAX_VOLUME_STEP, VolumeCopies, volume_step_of

HALF = MAX_VOLUME_STEP // 2


def samples(path):
    with wave.open(str(path), "rb") as file:
        return file.getparams(), array("h", file.readframes(file.getnframes()))


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "cache" / "sounds"


@pytest.mark.parametrize(
    ("volume", "steps"),
    [
        (0, 0),
        (-1, 0),
        (float("nan"), 0),
        (0.001, 1),
        (0.5, HALF),
        (0.7, 14),
        (1, MAX_VOLUME_STEP),
        (7, MAX_VOLUME_STEP),
        (float("inf"), MAX_VOLUME_STEP),
    ],
)
def test_volumes_come_in_steps(volume, steps):
    assert volume_step_of(volume) == steps


def test_the_loudest_is_the_file_itself_and_silence_is_none(folder):
    assert VolumeCopies(folder).file(Sound.PASS, MAX_VOLUME_STEP) == Sound.PASS.file
    assert VolumeCopies(folder).file(Sound.PASS, 0) is None
    assert not folder.exists()


def test_half_the_volume_is_a_quarter_of_the_swing(folder):
    shape, loud = samples(Sound.STONE_1.file)
    copy = VolumeCopies(folder).file(Sound.STONE_1, HALF)
    same_shape, faint = samples(copy)
    assert same_shape == shape
    assert list(faint) == [round(value / 4) for value in loud]
    assert not list(folder.rglob(f"*.{os.getpid()}"))


def test_a_copy_is_made_once_and_again_where_the_sound_is_newer(folder, monkeypatch):
    copy = VolumeCopies(folder).file(Sound.BEEP, 3)
    before = copy.read_bytes()
    copy.write_bytes(b"kept")
    assert VolumeCopies(folder).file(Sound.BEEP, 3).read_bytes() == b"kept"
    os.utime(copy, (0, 0))
    assert VolumeCopies(folder).file(Sound.BEEP, 3).read_bytes() == before


def test_only_the_wanted_volumes_are_kept(folder):
    copies = VolumeCopies(folder)
    old, kept = copies.file(Sound.BEEP, 3), copies.file(Sound.BEEP, 5)
    (folder / "0.0.1-5").mkdir()
    copies.keep_only({5, 7})
    assert not old.parent.exists()
    assert [path.name for path in folder.iterdir()] == [kept.parent.name]


def test_without_copies_there_is_nothing_to_remove(folder):
    VolumeCopies(folder).keep_only({5})
    assert not folder.exists()


def test_where_no_folder_can_be_made_a_loud_sound_is_played_as_it_is_a_faint_one_not(tmp_path):
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    copies = VolumeCopies(tmp_path / "file" / "sounds")
    assert copies.file(Sound.BEEP, HALF) == Sound.BEEP.file
    assert copies.file(Sound.BEEP, HALF - 1) is None
    copies.keep_only({1})


def test_on_a_full_disk_nothing_half_written_is_left(folder, monkeypatch):
    def write(self, content):
        with self.open("wb") as file:
            file.write(content[:100])
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(Path, "write_bytes", write)
    copies = VolumeCopies(folder)
    assert copies.file(Sound.BEEP, 15) == Sound.BEEP.file
    assert copies.file(Sound.BEEP, 2) is None
    assert [path for path in folder.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize("content", [None, b"", b"RIFF", b"no sound at all"])
def test_a_missing_or_damaged_sound_breaks_nothing(folder, tmp_path, monkeypatch, content):
    file = tmp_path / "beep.wav"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setattr(Sound, "file", property(lambda self: file))
    assert VolumeCopies(folder).file(Sound.BEEP, 3) is None
