"""Copies of the sounds that are less loud, kept in the user's cache."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from gobanapp import __version__
from gobanapp.ui.sound.sounds import Sound

MAX_VOLUME_STEP = 20
"""The number of steps of the volume, so that there are not many copies; 0 is silence."""

_LOUD_ENOUGH = MAX_VOLUME_STEP // 2
_CHUNK = 4096


class WavFileError(Exception):
    """Raised for a file that holds none."""


def volume_step_of(volume: float) -> int:
    """Return a volume from 0 to 1 in steps. Only 0, less, and what is no number are silence."""
    return max(1, round(MAX_VOLUME_STEP * min(1.0, volume))) if volume > 0 else 0


@dataclass(frozen=True, slots=True)
class VolumeCopies:
    """The files to play, made in ``folder`` when they are first wanted.

    All of it is work for another thread than the window's.
    """

    folder: Path

    def file(self, sound: Sound, steps: int) -> Path | None:
        """Return a file with ``sound`` at a volume in steps; None where it is not to be heard.

        Where no copy can be made, the sound is played as it is, unless that would be far louder
        than wanted.
        """
        if steps <= 0:
            return None
        original = sound.file
        if steps >= MAX_VOLUME_STEP:
            return original
        copy = self.folder / _name(steps) / original.name
        try:
            if not _is_newer(copy, original):
                # Loudness is heard by ratios: squared, half the volume sounds like half.
                _write(copy, _scaled(original, (steps / MAX_VOLUME_STEP) ** 2))
        except (OSError, WavFileError):
            return original if steps >= _LOUD_ENOUGH else None
        return copy

    def keep_only(self, all_steps: set[int]) -> None:
        """Remove the copies at other volumes, and those of other versions of the program."""
        kept = {_name(steps) for steps in all_steps}
        with suppress(OSError):  # one is being played, perhaps, and can go another time
            for folder in self.folder.iterdir():
                if folder.name not in kept:
                    for file in folder.iterdir():
                        file.unlink()
                    folder.rmdir()


def _name(steps: int) -> str:
    return f"{__version__}-{steps}"


def _is_newer(copy: Path, original: Path) -> bool:
    try:
        return copy.stat().st_mtime >= original.stat().st_mtime
    except FileNotFoundError:
        return False


def _scaled(original: Path, gain: float) -> bytes:
    """Return the bytes of a WAV file ``gain`` times as strong. Raises OSError and NoSound."""
    # Here, as the first click on the board may be what imports this module.
    import io
    import wave
    from array import array

    try:
        with wave.open(str(original), "rb") as file:
            shape = file.getparams()
            samples = array("h", file.readframes(shape.nframes))
    except (EOFError, ValueError, wave.Error) as error:
        raise WavFileError from error
    for start in range(0, len(samples), _CHUNK):
        chunk = samples[start : start + _CHUNK]
        samples[start : start + _CHUNK] = array("h", [round(gain * value) for value in chunk])
        time.sleep(0)  # the window comes first
    made = io.BytesIO()
    with wave.open(made, "wb") as file:
        file.setparams(shape)
        file.writeframes(samples.tobytes())
    return made.getvalue()


def _write(copy: Path, content: bytes) -> None:
    """Write a file all at once, as another window may be about to play it. Raises OSError."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    unfinished = copy.with_name(f"{copy.name}.{os.getpid()}")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(copy)
    except OSError:
        with suppress(OSError):
            unfinished.unlink()
        raise
