"""Sounds: their files, the programs and systems that can play them, and the player."""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, Protocol

from gobanapp.resources import resource_path


class Sound(Enum):
    """What can be heard. Each is a file, which ``packaging/make_sounds.py`` makes."""

    STONE_1 = "stone-1"
    STONE_2 = "stone-2"
    STONE_3 = "stone-3"
    STONE_4 = "stone-4"
    CAPTURE_ONE = "capture-one"
    """A stone put on the board, then its prisoner dropped into the lid; so are the next two."""
    CAPTURE_FEW = "capture-few"
    CAPTURE_MANY = "capture-many"
    PASS = "pass"
    REFUSED = "refused"
    WARNING = "warning"
    """Time runs low."""
    BEEP = "beep"
    LAST_BEEP = "last-beep"
    """A higher one, for the seconds after which the game is lost."""
    TIME_UP = "time-up"
    REQUEST = "request"
    """The opponent is asked something."""
    GAME_END = "game-end"

    @property
    def file(self) -> Path:
        """A WAV file of 16 bits and one channel, less than a second long."""
        return resource_path("sounds", f"{self.value}.wav")


STONES: Final = (Sound.STONE_1, Sound.STONE_2, Sound.STONE_3, Sound.STONE_4)
"""A stone put on the board: no two sound quite the same."""


class Playback(Protocol):
    """A sound that is being played; a ``subprocess.Popen`` is one."""

    def poll(self) -> int | None:
        """Return None while it plays, then 0, or another number if it failed."""

    def kill(self) -> None: ...


class AudioBackend(Protocol):
    """One way to play a WAV file."""

    @property
    def has_volume(self) -> bool:
        """Whether it can play a file at less than its full volume."""

    def start(self, file: str, gain: float) -> Playback:
        """Start to play ``file``, its samples multiplied by ``gain``, and return at once.

        ``gain`` is above 0 and at most 1. Raises OSError if nothing can be started.
        """


@dataclass(eq=False, frozen=True, slots=True)
class PlayerProgram:
    """A program that takes a file as its last argument.

    ``volume_option`` returns the argument for a gain. Without one a file is always played at its
    full volume.
    """

    command: Sequence[str]
    volume_option: Callable[[float], str] | None = None

    @property
    def has_volume(self) -> bool:
        return self.volume_option is not None

    def start(self, file: str, gain: float) -> Playback:
        import subprocess  # on the thread of the sounds, not on the window's

        options = [] if self.volume_option is None else [self.volume_option(gain)]
        return subprocess.Popen(
            [*self.command, *options, file],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=program_environment(os.environ),
        )


def program_environment(own: Mapping[str, str]) -> dict[str, str]:
    """Return the environment in which programs of the system are started."""
    # pw-play expects the decimal separator of the locale: at "0.5" another one would be silent.
    environment = {**own, "LC_ALL": "C"}
    if getattr(sys, "frozen", False):  # a bundle points to its own libraries
        environment.pop("LD_LIBRARY_PATH", None)
        before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
        if before is not None:
            environment["LD_LIBRARY_PATH"] = before
    return environment


def _pulse_volume(gain: float) -> str:
    # PulseAudio cubes its volumes, of which 65536 is the full one.
    return f"--volume={round(65536 * gain ** (1 / 3))}"


_ON_LINUX = (
    PlayerProgram(["pw-play"], lambda gain: f"--volume={gain:.4f}"),
    PlayerProgram(["paplay"], _pulse_volume),
    PlayerProgram(["aplay", "-q"]),
)
_ON_MACOS = (PlayerProgram(["afplay"], lambda gain: f"-v{gain:.4f}"),)


def find_backends(
    platform: str = sys.platform, which: Callable[[str], str | None] = shutil.which
) -> list[AudioBackend]:
    """Return what can play a WAV file here, the best first."""
    if platform == "win32":
        return [WindowsPlayer()]
    programs = _ON_MACOS if platform == "darwin" else _ON_LINUX
    return [program for program in programs if which(program.command[0])]


class WindowsPlayer:
    """The player of Windows. It plays one sound at a time: a new one ends the one before."""

    has_volume = True

    def start(self, file: str, gain: float) -> Playback:
        if sys.platform == "win32":
            import ctypes
            import winsound

            level = round(0xFFFF * gain)
            # The volume of this process only. If it fails, the sound is as loud as the one before.
            ctypes.windll.winmm.waveOutSetVolume(0, level << 16 | level)
            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(file, flags)
            except RuntimeError as error:
                raise OSError("no sound device") from error
            return _Unwatched()
        raise OSError("only on Windows")


class _Unwatched:
    """A sound that the system plays and ends by itself."""

    def poll(self) -> int | None:
        return 0

    def kill(self) -> None:
        """There is nothing to end."""


MOST_AT_ONCE = 4
MOST_WAITING = 8
"""Further sounds are dropped."""
LATE = 0.5
"""Seconds after which a sound is worse than none."""
LONGEST = 5.0
"""Seconds after which a program that still plays is killed."""
RETRY_AFTER = 60.0
"""Seconds until a backend that failed is tried again."""

_POLL = 0.05  # seconds
_PATIENCE = 0.3  # seconds that closing the window may take for this

_Request = tuple[float, str, float]
"""When it was made, the file, and the gain."""
_Queue = SimpleQueue[_Request | None]
"""None ends the thread."""


class SoundPlayer:
    """Plays sounds at once, several at the same time if the system can.

    Without anything that plays them there is silence, and no error. The thread starts with the
    first sound, sleeps while nothing plays, and ends with the player.
    """

    def __init__(
        self, *, volume: float = 1.0, backends: Sequence[AudioBackend] | None = None
    ) -> None:
        """``volume`` is from 0 (off) to 1. ``backends``: instead of those of the system."""
        self.volume = volume
        find = find_backends if backends is None else lambda: backends
        self._queue: _Queue = SimpleQueue()
        self._thread = threading.Thread(
            target=_play_requests, args=(self._queue, find), name="sounds", daemon=True
        )
        self._end = weakref.finalize(self, _end_thread, self._thread, self._queue)

    def play(self, sound: Sound) -> None:
        """Play ``sound``, unless the volume is 0. Never waits, never fails."""
        if not self.volume > 0 or not self._end.alive or self._queue.qsize() >= MOST_WAITING:
            return
        if not self._thread.is_alive():
            try:
                self._thread.start()
            except RuntimeError:  # the system has no room for another thread
                return
        # Loudness is heard by ratios: squared, half the volume sounds like half.
        self._queue.put((time.monotonic(), str(sound.file), min(1.0, self.volume) ** 2))

    def end(self) -> None:
        """End all sounds for good. So does the end of the program."""
        self._end()


def can_change_volume() -> bool:
    """Return False if what plays sounds here plays them at their full volume only."""
    backends = find_backends()
    return not backends or backends[0].has_volume


def _end_thread(thread: threading.Thread, queue: _Queue) -> None:
    if thread.is_alive() and thread is not threading.current_thread():
        queue.put(None)
        thread.join(_PATIENCE)


def _play_requests(queue: _Queue, find: Callable[[], Sequence[AudioBackend]]) -> None:
    loudspeaker = Loudspeaker(find())
    while True:
        try:
            request = queue.get(timeout=_POLL if loudspeaker.is_busy else None)
        except Empty:
            loudspeaker.look()
            continue
        if request is None:
            break
        made, file, gain = request
        if time.monotonic() - made <= LATE:
            loudspeaker.play(file, gain)
    end = time.monotonic() + _PATIENCE / 2
    loudspeaker.end()
    while loudspeaker.is_busy and time.monotonic() < end:
        time.sleep(0.005)
        loudspeaker.look()


@dataclass(eq=False, slots=True, kw_only=True)
class _Run:
    """A sound that plays. ``is_alone``: no other was playing by the same backend."""

    playback: Playback
    backend: AudioBackend
    file: str
    gain: float
    start: float
    is_alone: bool
    is_killed: bool = False


class Loudspeaker:
    """Plays files by the first backend that works.

    A backend that cannot be started, fails or hangs is left alone for a minute. ``now`` is a clock
    that only goes forward. Not to be used by several threads.
    """

    def __init__(
        self, backends: Sequence[AudioBackend], now: Callable[[], float] = time.monotonic
    ) -> None:
        self._backends = backends
        self._now = now
        self._failures: dict[AudioBackend, float] = {}
        self._runs: list[_Run] = []

    @property
    def is_busy(self) -> bool:
        """Whether a sound has not ended yet: then ``look`` now and then."""
        return bool(self._runs)

    def play(self, file: str, gain: float) -> None:
        """Play a file, if that can be done."""
        self.look()
        self._start(file, gain)

    def look(self) -> None:
        """Forget the sounds that have ended, and kill those that take too long."""
        for run in list(self._runs):
            status = run.playback.poll()
            if status is not None:
                self._runs.remove(run)
                # Some devices take one sound at a time: to be busy is not to be broken.
                if status and run.is_alone and not run.is_killed:
                    self._failures[run.backend] = self._now()
                    if self._now() - run.start <= LATE:
                        self._start(run.file, run.gain)
            elif self._now() - run.start > LONGEST and not run.is_killed:
                self._kill(run)
                self._failures[run.backend] = self._now()

    def end(self) -> None:
        """Kill all sounds; ``is_busy`` tells when they have ended."""
        for run in self._runs:
            self._kill(run)
        self.look()

    def _start(self, file: str, gain: float) -> None:
        # One that cannot be killed, as its device is gone, counts too, so that they never pile up.
        if len(self._runs) >= MOST_AT_ONCE:
            return
        for backend in self._backends:
            failure = self._failures.get(backend)
            if failure is not None and self._now() - failure < RETRY_AFTER:
                continue
            try:
                playback = backend.start(file, gain)
            except OSError:
                self._failures[backend] = self._now()
                continue
            self._failures.pop(backend, None)
            run = _Run(
                playback=playback,
                backend=backend,
                file=file,
                gain=gain,
                start=self._now(),
                is_alone=all(run.backend is not backend for run in self._runs),
            )
            self._runs.append(run)
            return

    @staticmethod
    def _kill(run: _Run) -> None:
        run.is_killed = True
        with suppress(OSError):
            run.playback.kill()
