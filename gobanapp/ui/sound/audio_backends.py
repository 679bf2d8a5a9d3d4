"""What plays sound files: programs of the system, and on Windows a function of it."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


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
