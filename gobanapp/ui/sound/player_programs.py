"""What plays a sound file on each system."""

from __future__ import annotations

import shutil
import sys

from gobanapp.ui.sound.audio_programs import (
    AudioBackend,
    NoPlayback,
    Playback,
    ProgramBackend,
    Which,
)

_ON_LINUX = (("pw-play",), ("paplay",), ("aplay", "-q"))
_ON_MACOS = (("afplay",),)


def player_backends(
    platform: str = sys.platform, which: Which = shutil.which
) -> list[AudioBackend]:
    """Return the means there are to play a WAV file, the best one first."""
    if platform == "win32":
        return [WinSound()]
    commands = _ON_MACOS if platform == "darwin" else _ON_LINUX
    return [ProgramBackend(*command) for command in commands if which(command[0])]


class WinSound:
    """What Python has for Windows. The system plays one sound at a time; a new one ends it."""

    def start(self, what: str) -> Playback:
        if sys.platform == "win32":
            import winsound

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(what, flags)
            except RuntimeError as error:
                raise OSError("no sound device") from error
            return NoPlayback()
        raise OSError("only on Windows")
