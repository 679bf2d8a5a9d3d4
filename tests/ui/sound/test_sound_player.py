"""Sounds played by the programs of the system, on a thread."""

import gc
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QStandardPaths

from gobanapp.ui.sound.audio_programs import ProgramBackend
from gobanapp.ui.sound.sound_player import SoundPlayer
from gobanapp.ui.sound.sounds import STONES, Sound


def threads():
    return [thread for thread in threading.enumerate() if thread.name == "sounds"]


@pytest.fixture
def player(tmp_path):
    made = []

    def make(*means, **options):
        made.append(SoundPlayer(means=means, folder=tmp_path / "sounds", **options))
        return made[-1]

    yield make
    for player in made:
        player.end()
    assert threads() == []


def names(means):
    return [Path(what).name for what in means.told]


def test_a_sound_is_played_from_its_file(player, means, qtbot):
    only = means()
    player(only).play(Sound.PASS)
    qtbot.waitUntil(lambda: only.told == [str(Sound.PASS.file)])


def test_nothing_is_done_before_the_first_sound(player, means, tmp_path):
    player(means()).set_volume(0.5)
    assert threads() == []
    assert not (tmp_path / "sounds").exists()


def test_at_volume_0_nothing_is_played_nor_begun(player, means):
    only = means()
    silent = player(only, volume=0)
    silent.play(Sound.PASS)
    silent.play(Sound.PASS, faintly=True)
    assert threads() == []
    assert only.told == []


def test_at_another_volume_a_copy_is_played(player, means, qtbot, tmp_path):
    only = means()
    changing = player(only, volume=0.5)
    for volume in (0.5, 0.3, 0, 1):
        changing.set_volume(volume)
        changing.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.told) == 3)
    half, third, whole = map(Path, only.told)
    assert half.parent.parent == third.parent.parent == tmp_path / "sounds"
    assert half.parent != third.parent
    assert whole == Sound.PASS.file
    assert not half.exists()


def test_a_faint_sound_is_another_copy(player, means, qtbot):
    only = means()
    soft = player(only, volume=0.7)
    for faintly in (False, True, False):
        soft.play(Sound.BEEP, faintly=faintly)
    qtbot.waitUntil(lambda: len(only.told) == 3)
    loud, faint, again = map(Path, only.told)
    assert loud == again != faint
    assert 0 < max(faint.read_bytes()[44:]) <= 255
    assert loud.exists()


def test_copies_are_kept_in_the_users_cache(means, qtbot):
    only = means()
    player = SoundPlayer(volume=0.4, means=[only])
    player.play(Sound.BEEP)
    qtbot.waitUntil(lambda: len(only.told) == 1)
    player.end()
    cache = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    assert Path(only.told[0]).is_relative_to(Path(cache) / "sounds")


def test_without_a_program_there_is_silence(player, capfd):
    silent = player()
    silent.play(Sound.PASS)
    silent.end()
    assert threads() == []
    assert capfd.readouterr() == ("", "")


def test_a_missing_program_leaves_it_to_the_next(player, means, qtbot):
    missing, next_ = means(), means()
    missing.is_missing = True
    player(missing, next_).play(Sound.PASS)
    qtbot.waitUntil(lambda: names(next_) == ["pass.wav"])


def test_a_program_that_fails_leaves_it_to_the_next(player, means, running, qtbot):
    failing, next_ = means(lambda: running(1)), means()
    both = player(failing, next_)
    both.play(Sound.PASS)
    qtbot.waitUntil(lambda: names(next_) == ["pass.wav"])
    both.play(Sound.BEEP)
    qtbot.waitUntil(lambda: names(next_) == ["pass.wav", "beep.wav"])
    assert names(failing) == ["pass.wav"]


def test_a_device_removed_in_the_middle_is_not_asked_at_each_sound(player, means, running, qtbot):
    only = means()
    heard = player(only)
    heard.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.told) == 1)
    only.begins = lambda: running(1)
    for _ in range(20):
        heard.play(Sound.BEEP)
        qtbot.wait(2)
    heard.end()
    assert names(only) == ["pass.wav", "beep.wav"]


def test_what_hangs_holds_up_nobody(player, means, running, qtbot):
    only = means(running)
    hanging = player(only)
    for _ in range(50):
        hanging.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.runs) == 4)
    qtbot.wait(100)
    hanging.end()
    assert len(only.runs) == 4
    assert all(run.was_killed for run in only.runs)


def test_what_cannot_be_ended_does_not_hold_up_the_end(player, means, running, qtbot):
    only = means(lambda: running(ends_when_killed=False))
    hanging = player(only)
    hanging.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.runs) == 1)
    hanging.end()
    assert only.runs[0].was_killed


def test_a_means_that_does_not_come_back_holds_up_nobody(player, means, qtbot):
    class Stuck(means):
        def start(self, what):
            self.told.append(what)
            released.wait(60)
            raise OSError

    released = threading.Event()
    only = Stuck()
    stuck = player(only)
    for _ in range(50):
        stuck.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(only.told) == 1)
    stuck.end()
    assert threads() != []  # it was not waited for
    released.set()
    qtbot.waitUntil(lambda: threads() == [])


def test_after_the_end_nothing_is_heard(player, means):
    only = means()
    ended = player(only)
    ended.end()
    ended.play(Sound.PASS)
    ended.end()
    assert threads() == []
    assert only.told == []


def test_a_player_that_is_gone_leaves_no_thread(means, qtbot, tmp_path):
    only = means()
    player = SoundPlayer(means=[only], folder=tmp_path)
    player.play(Sound.PASS)
    qtbot.waitUntil(lambda: len(threads()) == 1)
    del player
    gc.collect()
    qtbot.waitUntil(lambda: threads() == [])


def test_it_goes_with_its_parent(means):
    parent = QObject()
    assert SoundPlayer(parent, means=[means()]).parent() is parent


def program(tmp_path, body):
    """A program of the system, and the file that it writes what it is told to."""
    script = tmp_path / "program.py"
    log = tmp_path / "log"
    begin = f"import sys, time, pathlib\nlog = pathlib.Path({str(log)!r})\n"
    script.write_text(begin + body, encoding="utf-8")
    return ProgramBackend(sys.executable, "-S", str(script)), log


def test_a_real_program_is_told_the_file_and_leaves_nothing_behind(player, tmp_path, qtbot):
    real, log = program(tmp_path, "log.write_text(sys.argv[1])\nprint('x')\nsys.exit('complaint')")
    player(real).play(STONES[0])
    qtbot.waitUntil(lambda: log.exists() and log.read_text() == str(STONES[0].file))


def test_a_real_program_that_hangs_is_ended_with_the_player(player, tmp_path, qtbot):
    real, log = program(tmp_path, "log.write_text('started')\ntime.sleep(60)\nlog.write_text('x')")
    started = []

    class Noted:
        def start(self, what):
            started.append(real.start(what))
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
from gobanapp.ui.sound.audio_programs import ProgramBackend
from gobanapp.ui.sound.sounds import Sound
from pathlib import Path
app = QCoreApplication([])
hangs = ProgramBackend({sys.executable!r}, "-S", {str(tmp_path / "program.py")!r})
log = Path({str(log)!r})
means = [ProgramBackend("no-such-program"), hangs]
player = SoundPlayer(app, means=means, folder=Path({str(tmp_path)!r}))
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
