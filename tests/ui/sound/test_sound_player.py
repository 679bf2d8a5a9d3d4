"""Sounds played by the programs of the system, on a thread."""

import gc
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from gobanapp.ui.sound import sound_player
from gobanapp.ui.sound.audio_backends import PlayerProgram
from gobanapp.ui.sound.sound_player import MOST_WAITING, SoundPlayer, can_change_volume
from gobanapp.ui.sound.sounds import STONES, Sound


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
from gobanapp.ui.sound.audio_backends import PlayerProgram
from gobanapp.ui.sound.sounds import Sound
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
