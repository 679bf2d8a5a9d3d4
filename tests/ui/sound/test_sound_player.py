"""The player of sounds, and what it plays with."""

import subprocess
import sys
import threading
import types
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, QProcessEnvironment

from gobanapp.ui.sound import sound_player
from gobanapp.ui.sound.sound_player import (
    MAX_SIMULTANEOUS,
    RETRY_AFTER,
    STONES,
    PlayerProgram,
    Sound,
    SoundPlayer,
    WindowsPlayer,
    can_change_volume,
    find_backends,
    program_environment,
)


def backends_for(platform, *installed):
    return find_backends(platform, lambda name: f"/usr/bin/{name}" if name in installed else None)


def commands(platform, *installed):
    return [" ".join(program.command) for program in backends_for(platform, *installed)]


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
    (program,) = backends_for(platform, name)
    assert program.has_volume
    assert [program.volume_option(gain) for gain in (1, 0.25, 0.0001)] == options


def test_a_program_without_a_volume_option_has_no_volume():
    (program,) = backends_for("linux", "aplay")
    assert not program.has_volume


# It ends with how many arguments it was given, if the last one is the file.
CODE = "import sys; print('out'); print('err', file=sys.stderr); sys.exit(len(sys.argv) - 1)"


def status_of(process):
    assert process.waitForFinished(20_000)
    return process.exitCode()


@pytest.mark.parametrize(("option", "arguments"), [(None, 1), (lambda gain: f"-v{gain}", 2)])
def test_a_program_is_started_without_waiting_for_it(qapp, capfd, option, arguments):
    process = PlayerProgram((sys.executable, "-S", "-c", CODE), option).start("a b", 0.5)
    assert process.state() != QProcess.ProcessState.NotRunning
    assert status_of(process) == arguments
    assert capfd.readouterr() == ("", "")


def test_a_player_program_gets_the_volume_and_the_file(qapp):
    code = "import sys; sys.exit(sys.argv[1:] != ['-v0.5', 'a b'])"
    program = PlayerProgram((sys.executable, "-S", "-c", code), lambda gain: f"-v{gain}")
    assert status_of(program.start("a b", 0.5)) == 0


def changed_variables():
    """Return what programs find otherwise than we do; None where they find nothing."""
    ours, theirs = QProcessEnvironment.systemEnvironment(), program_environment()
    names = {*ours.keys(), *theirs.keys()}
    values = {name: theirs.value(name) if theirs.contains(name) else None for name in names}
    return {name: values[name] for name in names if values[name] != ours.value(name, None)}


def test_programs_run_with_the_c_locale(monkeypatch):
    # In a locale with commas pw-play takes "0.5" for 0.
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert changed_variables() == {"LC_ALL": "C"}


def test_programs_of_the_system_are_not_given_the_libraries_of_a_bundle(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    assert changed_variables() == {}
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert changed_variables() == {"LD_LIBRARY_PATH": None}
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/opt")
    assert changed_variables() == {"LD_LIBRARY_PATH": "/opt", "LD_LIBRARY_PATH_ORIG": None}


def test_windows_plays_sounds_itself():
    (backend,) = backends_for("win32")
    assert isinstance(backend, WindowsPlayer)
    assert backend.has_volume


@pytest.fixture
def windows(monkeypatch):
    """What Windows would be asked to do."""
    calls = []
    module = types.SimpleNamespace(SND_FILENAME=1, SND_ASYNC=2, SND_NODEFAULT=4)
    module.PlaySound = lambda file, flags: calls.append((file, flags))
    winmm = types.SimpleNamespace(
        waveOutSetVolume=lambda device, level: calls.append((device, hex(level)))
    )
    monkeypatch.setitem(sys.modules, "winsound", module)
    monkeypatch.setattr("ctypes.windll", types.SimpleNamespace(winmm=winmm), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    return module, calls


def wait_for_windows():
    for thread in threading.enumerate():
        if thread.name == "sound":
            thread.join(60)


def test_windows_gets_the_volume(windows):
    _, calls = windows
    player = WindowsPlayer()
    player.start("stone.wav", 0.25)
    wait_for_windows()
    player.start("pass.wav", 1)
    wait_for_windows()
    assert calls == [(0, "0x40004000"), ("stone.wav", 7), (0, "0xffffffff"), ("pass.wav", 7)]


def test_windows_without_a_device_is_silent(windows, recwarn):
    def refuse(file, flags):
        raise RuntimeError("Failed to play sound")

    windows[0].PlaySound = refuse
    WindowsPlayer().start("stone.wav", 1)
    wait_for_windows()
    assert not recwarn.list


def test_a_hanging_windows_call_does_not_block(windows):
    released = threading.Event()
    calls = []

    def stick(file, flags):
        calls.append(file)
        released.wait(60)

    windows[0].PlaySound = stick
    player = WindowsPlayer()
    for number in range(50):
        player.start(f"{number}.wav", 1)
    released.set()
    wait_for_windows()
    assert calls == ["0.wav"]


def test_without_a_new_thread_windows_is_silent(windows, monkeypatch):
    def refuse(self):
        raise RuntimeError("can't start new thread")

    player = WindowsPlayer()
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        player.start("a.wav", 1)
    player.start("b.wav", 1)
    wait_for_windows()
    assert [file for file, _ in windows[1][1:]] == ["b.wav"]


@pytest.fixture
def player(clock, qapp):
    players = []

    def make(*backends, **options):
        players.append(SoundPlayer(backends=backends, now=clock, **options))
        return players[-1]

    yield make
    for player in players:
        player.end()


def test_the_first_backend_plays_a_sound_from_its_file(player, backend):
    first, second = backend(), backend()
    calls = []
    first.start = lambda file, gain: calls.append(file)
    player(first, second).play(Sound.PASS)
    assert (calls, second.played) == ([str(Sound.PASS.file)], [])


def test_backends_are_searched_at_the_first_sound(qapp, monkeypatch):
    calls = []
    monkeypatch.setattr(sound_player, "find_backends", lambda: calls.append(None) or [])
    silent = SoundPlayer(volume=0)
    silent.play(Sound.PASS)
    assert calls == []
    silent.volume = 1
    silent.play(Sound.PASS)
    silent.play(Sound.PASS)
    assert calls == [None]


def test_at_volume_0_nothing_is_played(player, backend):
    only = backend()
    player(only, volume=0).play(Sound.PASS)
    assert only.played == []


def test_each_sound_uses_the_volume_at_its_request(player, backend):
    only = backend()
    changing = player(only)
    for volume in (1, 0.5, 0, -1, float("nan"), 0.01, 7):
        changing.volume = volume
        changing.play(Sound.PASS)
    # Half the volume is a quarter of the swing.
    assert only.gains == pytest.approx([1, 0.25, 0.0001, 1])
    assert {*only.played} == {"pass"}


@pytest.mark.parametrize(
    ("has_volume", "known"), [([], True), ([True, False], True), ([False], False)]
)
def test_volume_control_is_detected(monkeypatch, backend, has_volume, known):
    backends = []
    for has in has_volume:
        backends.append(backend())
        backends[-1].has_volume = has
    monkeypatch.setattr(sound_player, "find_backends", lambda: backends)
    assert can_change_volume() is known


def test_without_a_program_there_is_silence(player, capfd):
    player().play(Sound.PASS)
    assert capfd.readouterr() == ("", "")


def test_a_missing_program_is_skipped_and_retried_later(player, backend, process, clock):
    first, second = backend(lambda: process(is_missing=True)), backend()
    heard = player(first, second)
    heard.play(Sound.PASS)
    first.starts = lambda: process(0)
    clock.pass_(RETRY_AFTER - 1)
    heard.play(Sound.BEEP)
    clock.pass_(1)
    heard.play(Sound.WARNING)
    assert (first.played, second.played) == (["pass", "warning"], ["pass", "beep"])


def test_a_failed_sound_is_played_by_the_next_program(player, backend, process, clock):
    first, second = backend(process), backend()
    heard = player(first, second)
    heard.play(Sound.PASS)
    clock.pass_(0.05)
    first.processes[0].end(1)
    assert second.played == ["pass"]
    heard.play(Sound.BEEP)
    assert (first.played, second.played) == (["pass"], ["pass", "beep"])


def test_a_late_failure_is_not_played_again(player, backend, process, clock):
    first, second = backend(process), backend()
    player(first, second).play(Sound.PASS)
    clock.pass_(0.9)
    first.processes[0].end(1)
    assert second.played == []


def test_a_removed_device_is_tried_once_a_minute(player, backend, process, clock):
    only = backend()
    heard = player(only)
    heard.play(Sound.PASS)
    only.starts = lambda: process(1)
    for _ in range(60):  # two minutes
        heard.play(Sound.BEEP)
        clock.pass_(2)
    assert only.played == ["pass", "beep", "beep"]
    only.starts = lambda: process(0)
    clock.pass_(RETRY_AFTER)
    heard.play(Sound.WARNING)
    heard.play(Sound.PASS)
    assert only.played[3:] == ["warning", "pass"]


def test_a_program_that_hangs_is_ended_and_rests(
    player, backend, process, clock, qtbot, monkeypatch
):
    monkeypatch.setattr(sound_player, "MAX_DURATION", 0.1)
    first, second = backend(process), backend()
    heard = player(first, second)
    heard.play(Sound.PASS)
    assert not first.processes[0].was_killed
    clock.pass_(6)
    qtbot.waitUntil(lambda: first.processes[0].was_killed)
    heard.play(Sound.BEEP)
    assert (first.played, second.played) == (["pass"], ["beep"])


def test_the_number_of_simultaneous_sounds_is_limited(player, backend, process):
    only = backend(process)
    heard = player(only)
    for sound in (*STONES, Sound.PASS, Sound.BEEP):
        heard.play(sound)
    assert only.played == [stone.value for stone in STONES]
    only.processes[1].end(0)
    heard.play(Sound.WARNING)
    assert only.played[4:] == ["warning"]


def test_unkillable_processes_do_not_pile_up(player, backend, process, clock, qtbot, monkeypatch):
    monkeypatch.setattr(sound_player, "MAX_DURATION", 0)
    only = backend(lambda: process(ends_when_killed=False))
    heard = player(only)
    for _ in range(20):
        heard.play(Sound.PASS)
        clock.pass_(2 * RETRY_AFTER)
    qtbot.waitUntil(lambda: all(each.was_killed for each in only.processes))
    heard.play(Sound.PASS)
    assert len(only.processes) == MAX_SIMULTANEOUS


def test_a_device_that_takes_one_sound_only_is_busy_not_broken(player, backend, process):
    only = backend(process)
    heard = player(only)
    heard.play(Sound.PASS)
    heard.play(Sound.BEEP)
    only.processes[1].end(1)
    only.processes[0].end(0)
    heard.play(Sound.WARNING)
    assert only.played == ["pass", "beep", "warning"]


def test_the_end_ends_all_for_good(player, backend, process):
    only = backend(process)
    ended = player(only)
    ended.play(Sound.PASS)
    ended.play(Sound.BEEP)
    ended.end()
    assert all(each.was_killed for each in only.processes)
    ended.play(Sound.PASS)
    ended.end()
    assert only.played == ["pass", "beep"]


def test_an_unkillable_process_does_not_block_the_end(player, backend, process):
    only = backend(lambda: process(ends_when_killed=False))
    hanging = player(only)
    hanging.play(Sound.PASS)
    hanging.end()
    assert only.processes[0].was_killed


def program(tmp_path, body):
    """A program of the system, and the file to which it writes its arguments."""
    script = tmp_path / "program.py"
    log = tmp_path / "log"
    begin = f"import sys, time, pathlib\nlog = pathlib.Path({str(log)!r})\n"
    script.write_text(begin + body, encoding="utf-8")
    return PlayerProgram((sys.executable, "-S", str(script))), log


def test_a_real_program_gets_the_file_and_leaves_nothing_behind(player, tmp_path, qtbot, capfd):
    real, log = program(tmp_path, "log.write_text(sys.argv[1])\nprint('x')\nsys.exit('complaint')")
    player(real).play(STONES[0])
    qtbot.waitUntil(lambda: log.exists() and log.read_text() == str(STONES[0].file))
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "command", [("no-such-program",), (sys.executable, "-S", "-c", "import sys; sys.exit(1)")]
)
def test_a_real_program_that_is_missing_or_fails_leaves_it_to_the_next(
    player, tmp_path, qtbot, command
):
    real, log = program(tmp_path, "log.write_text(sys.argv[1])")
    player(PlayerProgram(command), real).play(Sound.PASS)
    qtbot.waitUntil(lambda: log.exists() and log.read_text() == str(Sound.PASS.file))


def test_a_real_program_that_hangs_is_ended_with_the_player(player, tmp_path, qtbot):
    real, log = program(tmp_path, "log.write_text('started')\ntime.sleep(60)")
    started = []

    class Noted:
        def start(self, file, gain):
            started.append(real.start(file, gain))
            return started[-1]

    hanging = player(Noted())
    hanging.play(Sound.PASS)
    qtbot.waitUntil(lambda: log.exists() and log.read_text() == "started")
    hanging.end()
    (process,) = started
    assert process.state() == QProcess.ProcessState.NotRunning
    assert process.exitStatus() == QProcess.ExitStatus.CrashExit


def test_a_hanging_program_does_not_block_our_end(tmp_path):
    _, log = program(tmp_path, "import os\nlog.write_text(str(os.getpid()))\ntime.sleep(60)")
    ours = f"""
from PySide6.QtCore import QCoreApplication, QTimer
from gobanapp.ui.sound.sound_player import SoundPlayer
from gobanapp.ui.sound.sound_player import PlayerProgram
from gobanapp.ui.sound.sound_player import Sound
from pathlib import Path
app = QCoreApplication([])
hangs = PlayerProgram(({sys.executable!r}, "-S", {str(tmp_path / "program.py")!r}))
log = Path({str(log)!r})
player = SoundPlayer(backends=[PlayerProgram(("no-such-program",)), hangs])
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
