"""Sounds: their files, the programs that can play them, and the player."""

from __future__ import annotations

import math
import shutil
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QObject,
    QProcess,
    QProcessEnvironment,
    QTimer,
)
from shiboken6 import invalidate

from gobanapp.resources import resource_path


class Sound(Enum):
    """The sounds of the program. Each is a file, which ``packaging/make_sounds.py`` makes."""

    STONE_1 = "stone-1"
    STONE_2 = "stone-2"
    STONE_3 = "stone-3"
    STONE_4 = "stone-4"
    CAPTURE_ONE = "capture-one"
    """A stone put on the board, then its prisoner dropped into the lid, as in the next two."""
    CAPTURE_FEW = "capture-few"
    CAPTURE_MANY = "capture-many"
    PASS = "pass"
    REFUSED = "refused"
    WARNING = "warning"
    """Little time is left."""
    BEEP = "beep"
    LAST_BEEP = "last-beep"
    """A higher beep, for the seconds after which the game is lost."""
    TIME_UP = "time-up"
    REQUEST = "request"
    """A request to the opponent."""
    GAME_END = "game-end"

    @property
    def file(self) -> Path:
        """A WAV file of 16 bits and one channel, less than a second long."""
        return resource_path("sounds", f"{self.value}.wav")


STONES: Final = (Sound.STONE_1, Sound.STONE_2, Sound.STONE_3, Sound.STONE_4)
"""Sounds of a stone put on the board, all slightly different."""


@dataclass(eq=False, frozen=True, slots=True)
class PlayerProgram:
    """A program of the system that plays the file that is its last argument.

    ``volume_option`` returns the argument for a gain. Without one a file is always played at its
    full volume.
    """

    command: tuple[str, ...]
    volume_option: Callable[[float], str] | None = None

    @property
    def has_volume(self) -> bool:
        return self.volume_option is not None

    def start(self, file: str, gain: float) -> QProcess:
        """Start to play ``file``, with samples multiplied by ``gain``, above 0 and at most 1."""
        options = [] if self.volume_option is None else [self.volume_option(gain)]
        process = QProcess()
        process.setProcessEnvironment(program_environment())
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.start(self.command[0], [*self.command[1:], *options, file])
        return process


def program_environment() -> QProcessEnvironment:
    """Return the environment in which programs of the system are started."""
    environment = QProcessEnvironment.systemEnvironment()
    # pw-play expects the decimal separator of the locale, and is silent for "0.5" with another.
    environment.insert("LC_ALL", "C")
    if getattr(sys, "frozen", False):  # a bundle points to its own libraries
        original = environment.value("LD_LIBRARY_PATH_ORIG")
        environment.remove("LD_LIBRARY_PATH_ORIG")
        environment.remove("LD_LIBRARY_PATH")
        if original:
            environment.insert("LD_LIBRARY_PATH", original)
    return environment


class WindowsPlayer:
    """The player of Windows, which plays one sound at a time: a new one stops the last."""

    has_volume = True

    def __init__(self) -> None:
        self._thread: threading.Thread | None = None

    def start(self, file: str, gain: float) -> None:
        """Play ``file``; nothing is left to watch."""
        # A driver may be slow, or never return.
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(
                target=_play_on_windows, args=(file, gain), name="sound", daemon=True
            )
            with suppress(RuntimeError):  # the system has no room for another thread
                self._thread.start()


def _play_on_windows(file: str, gain: float) -> None:
    if sys.platform == "win32":
        import ctypes
        import winsound

        level = round(0xFFFF * gain)
        # The volume of this process only. If it fails, the sound is as loud as the one before.
        ctypes.windll.winmm.waveOutSetVolume(0, level << 16 | level)
        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        with suppress(RuntimeError):  # no sound device
            winsound.PlaySound(file, flags)


def _pulse_volume(gain: float) -> str:
    # PulseAudio cubes its volumes, of which 65536 is the full one.
    return f"--volume={round(65536 * gain ** (1 / 3))}"


_LINUX_PROGRAMS = (
    PlayerProgram(("pw-play",), lambda gain: f"--volume={gain:.4f}"),
    PlayerProgram(("paplay",), _pulse_volume),
    PlayerProgram(("aplay", "-q")),
)
_MACOS_PROGRAMS = (PlayerProgram(("afplay",), lambda gain: f"-v{gain:.4f}"),)

Backend = PlayerProgram | WindowsPlayer


def find_backends(
    platform: str = sys.platform, which: Callable[[str], str | None] = shutil.which
) -> list[Backend]:
    """Return the programs that can play a WAV file here, the best first."""
    if platform == "win32":
        return [WindowsPlayer()]
    programs = _MACOS_PROGRAMS if platform == "darwin" else _LINUX_PROGRAMS
    return [program for program in programs if which(program.command[0])]


def can_change_volume() -> bool:
    """Return whether the volume of sounds can be changed here."""
    backends = find_backends()
    return not backends or backends[0].has_volume


MAX_SIMULTANEOUS: Final = 4
"""The most simultaneous sounds; further ones are dropped."""
MAX_DELAY: Final = 0.5
"""Seconds after which a sound is not played any more."""
MAX_DURATION: Final = 5.0
"""Seconds after which a program that still plays is killed."""
RETRY_AFTER: Final = 60.0
"""Seconds until a program that failed is tried again."""
_END_TIMEOUT: Final = 300  # milliseconds for which closing the window may wait


@dataclass(frozen=True, slots=True, kw_only=True)
class _Run:
    """A sound in progress. ``is_alone``: no other was playing when it started."""

    backend: Backend
    file: str
    gain: float
    start: float
    is_alone: bool


class SoundPlayer(QObject):
    """Plays sounds at once, several at the same time, by the first program that works.

    A program that cannot be started, fails or hangs is not used for a minute. Without a working
    program there is silence, and no error.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        volume: float = 1.0,
        backends: Sequence[Backend] | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """``volume`` is from 0 (off) to 1. ``backends``: by default those of the system."""
        super().__init__(parent)
        self.volume = volume
        self._backends = backends
        self._now = now
        self._failures: dict[Backend, float] = {}
        self._runs: dict[QProcess, _Run] = {}
        self._has_ended = False
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.end)

    def play(self, sound: Sound) -> None:
        """Play ``sound``, unless the volume is 0. Never waits, never fails."""
        if self.volume > 0 and not self._has_ended:
            # Loudness is perceived by ratios: squared, half the volume sounds like half.
            self._start(str(sound.file), min(1.0, self.volume) ** 2)

    def end(self) -> None:
        """End all sounds for good. So does the end of the program."""
        self._has_ended = True
        deadline = QDeadlineTimer(_END_TIMEOUT)
        for process in list(self._runs):
            process.kill()
        for process in list(self._runs):
            process.waitForFinished(deadline.remainingTime())
        for process in self._runs:
            invalidate(process)  # its device is gone, and its destructor would wait for it

    def _start(self, file: str, gain: float) -> None:
        # Programs that cannot be killed, because their device is gone, count too.
        if len(self._runs) >= MAX_SIMULTANEOUS:
            return
        if self._backends is None:
            self._backends = find_backends()
        now = self._now()
        usable = (
            backend
            for backend in self._backends
            if now - self._failures.get(backend, -math.inf) >= RETRY_AFTER
        )
        backend = next(usable, None)
        process = None if backend is None else backend.start(file, gain)
        if backend is None or process is None:
            return
        self._runs[process] = _Run(
            backend=backend, file=file, gain=gain, start=now, is_alone=not self._runs
        )
        process.finished.connect(lambda: self._handle_exit(process))
        process.errorOccurred.connect(lambda: self._handle_exit(process))
        QTimer.singleShot(round(1000 * MAX_DURATION), process, process.kill)
        if process.state() == QProcess.ProcessState.NotRunning:  # it could not be started
            self._handle_exit(process)

    def _handle_exit(self, process: QProcess) -> None:
        """Suspend a program that has failed, and play its sound with the next one."""
        run = self._runs.pop(process, None)
        if run is None:
            return
        process.deleteLater()
        has_failed = process.error() != QProcess.ProcessError.UnknownError or process.exitCode()
        # Some devices play one sound at a time: a busy program has not failed.
        if has_failed and run.is_alone and not self._has_ended:
            self._failures[run.backend] = self._now()
            if self._now() - run.start <= MAX_DELAY:
                self._start(run.file, run.gain)
