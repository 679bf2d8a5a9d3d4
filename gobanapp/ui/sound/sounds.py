"""The sounds of the program, and the files that hold them."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Final

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
