"""What plays a sound file on each system."""

from __future__ import annotations

import shutil
import sys

from gobanapp.ui.sounds.programs import Done, Means, Program, Running, Which

_ON_LINUX = (("pw-play",), ("paplay",), ("aplay", "-q"))
_ON_MACOS = (("afplay",),)


def players(platform: str = sys.platform, which: Which = shutil.which) -> list[Means]:
    """Return the means there are to play a WAV file, the best one first."""
    if platform == "win32":
        return [WinSound()]
    commands = _ON_MACOS if platform == "darwin" else _ON_LINUX
    return [Program(*command) for command in commands if which(command[0])]


class WinSound:
    """What Python has for Windows. The system plays one sound at a time; a new one ends it."""

    def start(self, what: str) -> Running:
        if sys.platform == "win32":
            import winsound

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            try:
                winsound.PlaySound(what, flags)
            except RuntimeError as error:
                raise OSError("no sound device") from error
            return Done()
        raise OSError("only on Windows")
