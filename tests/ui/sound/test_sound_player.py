"""The player of sounds, and what it plays with."""

import gc
import subprocess
import sys
import threading
import time
import types
from pathlib import Path

import pytest

from gobanapp.ui.sound import sound_player
from gobanapp.ui.sound.sound_player import (
    MOST_WAITING,
    STONES,
    PlayerProgram,
    Sound,
    SoundPlayer,
    WindowsPlayer,
    can_change_volume,
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


def threads():
    return [thread for thread in threading.enumerate() if thread.name == "sounds"]


@pytest.fixture
def player():
    made = []

    def make(*backends, **options):
        made.append(SoundPlayer(backends=backends, **options))
        return made[-1]

    yield make
    for player in made:
        player.end()
    assert threads() == []


def names(backend):
    return [Path(file).name for file in backend.played]


def test_a_sound_is_played_from_its_file(player, backend, qtbot):
    only = backend()
    player(only).play(Sound.PASS)
    qtbot.waitUntil(lambda: only.played == [str(Sound.PASS.file)])


def test_nothing_is_done_before_the_first_sound(player, backend):
    player(backend())
    assert threads() == []


def test_at_volume_0_nothing_is_played_nor_begun(player, backend):
    only = backend()
    silent = player(only, volume=0)
    silent.play(Sound.PASS)
    assert threads() == []
    assert only.played == []


def test_each_sound_is_as_loud_as_the_volume_was_when_it_was_asked_for(player, backend, qtbot):
    only = backend()
    changing = player(only)
    for volume in (1, 0.5, 0, -1, float("nan"), 0.01, 7):
        changing.volume = volume
        changing.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.gains) == 4)
    # Half the volume is a quarter of the swing.
    assert only.gains == pytest.approx([1, 0.25, 0.0001, 1])
    assert {*only.played} == {str(Sound.PASS.file)}


@pytest.mark.parametrize(
    ("has_volume", "known"), [([], True), ([True, False], True), ([False], False)]
)
def test_whether_the_volume_can_be_changed_is_known(monkeypatch, backend, has_volume, known):
    backends = []
    for has in has_volume:
        backends.append(backend())
        backends[-1].has_volume = has
    monkeypatch.setattr(sound_player, "find_backends", lambda: backends)
    assert can_change_volume() is known


def test_without_a_program_there_is_silence(player, capfd):
    silent = player()
    silent.play(Sound.PASS)
    silent.end()
    assert threads() == []
    assert capfd.readouterr() == ("", "")


def test_a_missing_program_leaves_it_to_the_next(player, backend, qtbot):
    missing, next_ = backend(), backend()
    missing.is_missing = True
    player(missing, next_).play(Sound.PASS)
    qtbot.waitUntil(lambda: names(next_) == ["pass.wav"])


def test_a_program_that_fails_leaves_it_to_the_next(player, backend, playback, qtbot):
    failing, next_ = backend(lambda: playback(1)), backend()
    both = player(failing, next_)
    both.play(Sound.PASS)
    qtbot.waitUntil(lambda: names(next_) == ["pass.wav"])
    both.play(Sound.BEEP)
    qtbot.waitUntil(lambda: names(next_) == ["pass.wav", "beep.wav"])
    assert names(failing) == ["pass.wav"]


def test_a_device_removed_in_the_middle_is_not_asked_at_each_sound(
    player, backend, playback, qtbot
):
    only = backend()
    heard = player(only)
    heard.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.played) == 1)
    only.starts = lambda: playback(1)
    for _ in range(20):
        heard.play(Sound.BEEP)
        qtbot.wait(2)
    heard.end()
    assert names(only) == ["pass.wav", "beep.wav"]


def test_what_hangs_holds_up_nobody(player, backend, playback, qtbot):
    only = backend(playback)
    hanging = player(only)
    for _ in range(50):
        hanging.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.playbacks) == 4)
    qtbot.wait(100)
    hanging.end()
    assert len(only.playbacks) == 4
    assert all(run.was_killed for run in only.playbacks)


def test_what_cannot_be_ended_does_not_hold_up_the_end(player, backend, playback, qtbot):
    only = backend(lambda: playback(ends_when_killed=False))
    hanging = player(only)
    hanging.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.playbacks) == 1)
    hanging.end()
    assert only.playbacks[0].was_killed


def test_a_backend_that_does_not_come_back_holds_up_nobody(player, backend, qtbot):
    class Stuck(backend):
        def start(self, file, gain):
            super().start(file, gain)
            released.wait(60)
            raise OSError

    released = threading.Event()
    only = Stuck()
    stuck = player(only)
    for _ in range(50):
        stuck.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.played) == 1)
    stuck.end()
    assert threads() != []  # it was not waited for
    released.set()
    qtbot.waitUntil(lambda: threads() == [])


def test_after_the_end_nothing_is_heard(player, backend):
    only = backend()
    ended = player(only)
    ended.end()
    ended.play(Sound.PASS)
    ended.end()
    assert threads() == []
    assert only.played == []


def test_a_player_that_is_gone_leaves_no_thread(backend, qtbot):
    only = backend()
    player = SoundPlayer(backends=[only])
    player.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(threads()) == 1)
    del player
    gc.collect()
    qtbot.waitUntil(lambda: threads() == [])


def test_where_no_thread_can_be_had_there_is_silence(player, backend, qtbot, monkeypatch):
    def refuse(self):
        raise RuntimeError("can't start new thread")

    only = backend()
    silent = player(only)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        silent.play(Sound.PASS)
    silent.play(Sound.BEEP)
    qtbot.waitUntil(lambda: names(only) == ["beep.wav"])


@pytest.fixture
def held_up(player, backend):
    """A player that is held up by its first sound, its backend, and what releases it."""
    begun, released = threading.Event(), threading.Event()

    class Slow(backend):
        def start(self, file, gain):
            begun.set()
            released.wait(20)
            return super().start(file, gain)

    only = Slow()
    made = player(only)
    made.play(Sound.STONE_1)
    assert begun.wait(20)
    return made, only, released


def test_what_comes_late_is_not_heard(held_up, qtbot, monkeypatch):
    player, only, released = held_up
    monkeypatch.setattr(sound_player, "LATE", 0.2)
    for _ in range(MOST_WAITING - 1):
        player.play(Sound.PASS)
    qtbot.wait(250)
    player.play(Sound.BEEP)
    released.set()
    qtbot.waitUntil(lambda: "beep.wav" in names(only))
    assert names(only) == ["stone-1.wav", "beep.wav"]


def test_of_a_crowd_only_the_first_are_heard(held_up, qtbot, monkeypatch):
    player, only, released = held_up
    monkeypatch.setattr(sound_player, "LATE", 60)
    for _ in range(MOST_WAITING):
        player.play(Sound.PASS)
    for _ in range(100):
        player.play(Sound.REFUSED)
    released.set()
    waiting = ["pass.wav"] * MOST_WAITING
    qtbot.waitUntil(lambda: names(only) == ["stone-1.wav", *waiting])
    player.play(Sound.BEEP)
    qtbot.waitUntil(lambda: names(only) == ["stone-1.wav", *waiting, "beep.wav"])


def test_what_has_ended_is_noticed_without_another_sound(player, backend, playback, qtbot):
    failing, next_ = backend(playback), backend()
    player(failing, next_).play(Sound.PASS)
    qtbot.waitUntil(lambda: len(failing.playbacks) == 1)
    failing.playbacks[0].status = 1
    qtbot.waitUntil(lambda: names(next_) == ["pass.wav"])


def program(tmp_path, body):
    """A program of the system, and the file that it writes what it is told to."""
    script = tmp_path / "program.py"
    log = tmp_path / "log"
    begin = f"import sys, time, pathlib\nlog = pathlib.Path({str(log)!r})\n"
    script.write_text(begin + body, encoding="utf-8")
    return PlayerProgram([sys.executable, "-S", str(script)]), log


def test_a_real_program_is_told_the_file_and_leaves_nothing_behind(player, tmp_path, qtbot):
    real, log = program(tmp_path, "log.write_text(sys.argv[1])\nprint('x')\nsys.exit('complaint')")
    player(real).play(STONES[0])
    qtbot.waitUntil(lambda: log.exists() and log.read_text() == str(STONES[0].file))


def test_a_real_program_that_hangs_is_ended_with_the_player(player, tmp_path, qtbot):
    real, log = program(tmp_path, "log.write_text('started')\ntime.sleep(60)\nlog.write_text('x')")
    started = []

    class Noted:
        has_volume = False

        def start(self, file, gain):
            started.append(real.start(file, gain))
            return started[-1]

    hanging = player(Noted())
    hanging.play(Sound.PASS)
    qtbot.waitUntil(lambda: log.exists() and log.read_text() == "started")
    hanging.end()
    (process,) = started
    assert process.returncode == -9


def test_a_program_that_hangs_does_not_hold_up_the_end_of_ours(tmp_path):
    _, log = program(tmp_path, "import os\nlog.write_text(str(os.getpid()))\ntime.sleep(60)")
    ours = f"""
from PySide6.QtCore import QCoreApplication, QTimer
from gobanapp.ui.sound.sound_player import SoundPlayer
from gobanapp.ui.sound.sound_player import PlayerProgram
from gobanapp.ui.sound.sound_player import Sound
from pathlib import Path
app = QCoreApplication([])
hangs = PlayerProgram([{sys.executable!r}, "-S", {str(tmp_path / "program.py")!r}])
log = Path({str(log)!r})
player = SoundPlayer(backends=[PlayerProgram(["no-such-program"]), hangs])
player.play(Sound.PASS)
timer = QTimer(interval=10)
timer.timeout.connect(lambda: log.exists() and log.read_text() and app.quit())
timer.start()
app.exec()
"""
    result = subprocess.run(
        [sys.executable, "-c", ours], capture_output=True, text=True, check=False, timeout=30
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert not Path(f"/proc/{int(log.read_text())}").exists()
