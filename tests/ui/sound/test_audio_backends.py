import sys
import time
import types

import pytest

from gobanapp.ui.sound.audio_backends import (
    PlayerProgram,
    WindowsPlayer,
    find_backends,
    program_environment,
)


def status_of(playback):
    for _ in range(1000):
        if playback.poll() is not None:
            return playback.poll()
        time.sleep(0.01)
    return None


def found(platform, *there):
    return find_backends(platform, lambda name: f"/usr/bin/{name}" if name in there else None)


def commands(platform, *there):
    return [" ".join(program.command) for program in found(platform, *there)]


def test_the_best_program_there_comes_first():
    assert commands("linux", "aplay", "pw-play", "paplay") == ["pw-play", "paplay", "aplay -q"]
    assert commands("linux", "aplay", "afplay") == ["aplay -q"]
    assert commands("linux") == []
    assert commands("darwin", "afplay", "paplay") == ["afplay"]
    assert commands("freebsd14", "paplay") == ["paplay"]


@pytest.mark.parametrize(
    ("platform", "name", "options"),
    [
        ("linux", "pw-play", ["--volume=1.0000", "--volume=0.2500", "--volume=0.0001"]),
        # 65536 is 100 %, and PulseAudio cubes it: 0.63 to the third is a quarter.
        ("linux", "paplay", ["--volume=65536", "--volume=41285", "--volume=3042"]),
        ("darwin", "afplay", ["-v1.0000", "-v0.2500", "-v0.0001"]),
    ],
)
def test_each_program_has_its_own_option_for_the_volume(platform, name, options):
    (program,) = found(platform, name)
    assert program.has_volume
    assert [program.volume_option(gain) for gain in (1, 0.25, 0.0001)] == options


def test_what_has_no_such_option_says_so():
    (program,) = found("linux", "aplay")
    assert not program.has_volume


# It ends with how many arguments it was given, if the last one is the file.
CODE = "import sys; print('out'); print('err', file=sys.stderr); sys.exit(len(sys.argv) - 1)"


@pytest.mark.parametrize(("option", "arguments"), [(None, 1), (lambda gain: f"-v{gain}", 2)])
def test_a_program_is_started_without_waiting_for_it(capfd, option, arguments):
    playback = PlayerProgram([sys.executable, "-c", CODE], option).start("a b", 0.5)
    assert status_of(playback) == arguments
    assert capfd.readouterr() == ("", "")


def test_a_program_is_told_the_volume_and_the_file():
    code = "import sys; sys.exit(sys.argv[1:] != ['-v0.5', 'a b'])"
    program = PlayerProgram([sys.executable, "-c", code], lambda gain: f"-v{gain}")
    assert status_of(program.start("a b", 0.5)) == 0


def test_a_missing_program_cannot_be_started():
    with pytest.raises(OSError, match="no-such-program"):
        PlayerProgram(["no-such-program"]).start("a", 1)


def test_numbers_are_read_as_they_are_written():
    # In a locale with commas pw-play takes "0.5" for 0.
    assert program_environment({"LC_ALL": "de_DE.UTF-8"}) == {"LC_ALL": "C"}


def test_programs_of_the_system_are_not_given_the_libraries_of_a_bundle(monkeypatch):
    own = {"PATH": "/bin", "LD_LIBRARY_PATH": "/bundle", "LC_ALL": "C"}
    assert program_environment(own) == own
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert program_environment(own) == {"PATH": "/bin", "LC_ALL": "C"}
    assert program_environment({**own, "LD_LIBRARY_PATH_ORIG": "/opt"}) == {
        "PATH": "/bin",
        "LD_LIBRARY_PATH": "/opt",
        "LC_ALL": "C",
    }


def test_windows_plays_by_itself():
    (backend,) = found("win32")
    assert isinstance(backend, WindowsPlayer)
    assert backend.has_volume


@pytest.fixture
def windows(monkeypatch):
    """What Windows would be asked to do."""
    asked = []
    module = types.SimpleNamespace(SND_FILENAME=1, SND_ASYNC=2, SND_NODEFAULT=4)
    module.PlaySound = lambda file, flags: asked.append((file, flags))
    winmm = types.SimpleNamespace(
        waveOutSetVolume=lambda device, level: asked.append((device, hex(level)))
    )
    monkeypatch.setitem(sys.modules, "winsound", module)
    monkeypatch.setattr("ctypes.windll", types.SimpleNamespace(winmm=winmm), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    return module, asked


def test_windows_is_told_the_volume_and_not_waited_for(windows):
    _, asked = windows
    playback = WindowsPlayer().start("stone.wav", 0.25)
    assert playback.poll() == 0
    playback.kill()
    WindowsPlayer().start("pass.wav", 1)
    assert asked == [(0, "0x40004000"), ("stone.wav", 7), (0, "0xffffffff"), ("pass.wav", 7)]


def test_windows_without_a_device_has_failed(windows):
    def refuse(file, flags):
        raise RuntimeError("Failed to play sound")

    windows[0].PlaySound = refuse
    with pytest.raises(OSError, match="device"):
        WindowsPlayer().start("stone.wav", 1)


def test_what_is_of_windows_fails_elsewhere():
    with pytest.raises(OSError, match="Windows"):
        WindowsPlayer().start("stone.wav", 1)
