import sys
import types

import pytest

from gobanapp.ui.sound.audio_programs import ProgramBackend
from gobanapp.ui.sound.player_programs import WinSound, player_backends


def commands(platform, *there):
    found = player_backends(platform, lambda name: f"/usr/bin/{name}" if name in there else None)
    return [means.command for means in found if isinstance(means, ProgramBackend)]


def test_the_best_program_there_comes_first():
    assert commands("linux", "aplay", "pw-play", "paplay") == [
        ("pw-play",),
        ("paplay",),
        ("aplay", "-q"),
    ]
    assert commands("linux", "aplay", "afplay") == [("aplay", "-q")]
    assert commands("linux") == []
    assert commands("darwin", "afplay", "paplay") == [("afplay",)]
    assert commands("freebsd14", "paplay") == [("paplay",)]


def test_windows_plays_by_itself():
    (means,) = player_backends("win32", lambda name: None)
    assert isinstance(means, WinSound)


@pytest.fixture
def winsound(monkeypatch):
    module = types.SimpleNamespace(SND_FILENAME=1, SND_ASYNC=2, SND_NODEFAULT=4, played=[])
    module.PlaySound = lambda what, flags: module.played.append((what, flags))
    monkeypatch.setitem(sys.modules, "winsound", module)
    monkeypatch.setattr(sys, "platform", "win32")
    return module


def test_windows_is_not_waited_for(winsound):
    assert WinSound().start("stone.wav").poll() == 0
    assert winsound.played == [("stone.wav", 7)]


def test_windows_without_a_device_has_failed(winsound):
    def refuse(what, flags):
        raise RuntimeError("Failed to play sound")

    winsound.PlaySound = refuse
    with pytest.raises(OSError, match="device"):
        WinSound().start("stone.wav")


def test_what_is_of_windows_fails_elsewhere():
    with pytest.raises(OSError, match="Windows"):
        WinSound().start("stone.wav")
