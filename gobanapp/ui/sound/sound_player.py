"""Plays the sounds of the program by what the system has for it."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths

from gobanapp.ui.sound.audio_programs import AudioBackend
from gobanapp.ui.sound.loudspeaker import Loudspeaker
from gobanapp.ui.sound.player_programs import player_backends
from gobanapp.ui.sound.sound_thread import SoundThread
from gobanapp.ui.sound.sounds import Sound
from gobanapp.ui.sound.volume_copies import VolumeCopies, volume_step_of

_FAINT = 0.6  # of the volume that is set


class SoundPlayer(QObject):
    """Plays sounds at once and at the same time, as far as the system can.

    Where it cannot, there is silence and nothing else. All work is done on a thread, which begins
    with the first sound.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        volume: float = 1.0,
        means: Sequence[AudioBackend] | None = None,
        folder: Path | None = None,
    ) -> None:
        """``means``: instead of what the system has. ``folder``: instead of the user's cache."""
        super().__init__(parent)
        self._steps = volume_step_of(volume)
        self._folder = folder
        self._copies: VolumeCopies | None = None
        self._kept: set[int] = set()
        self._thread = SoundThread(Loudspeaker(player_backends if means is None else lambda: means))
        weakref.finalize(self, self._thread.end)

    def set_volume(self, volume: float) -> None:
        """Set how loud the next sounds are, from 0 (off) to 1."""
        self._steps = volume_step_of(volume)

    def play(self, sound: Sound, *, faintly: bool = False) -> None:
        """Play ``sound``, unless the volume is 0. Never waits, never fails."""
        if not self._steps:
            return
        if self._copies is None:
            cache = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
            self._copies = VolumeCopies(self._folder or Path(cache) / "sounds")
        faint = max(1, round(_FAINT * self._steps))
        kept = {self._steps, faint}
        has_changed = kept != self._kept
        self._kept = kept
        steps = faint if faintly else self._steps
        self._thread.submit(
            partial(_file, self._copies, sound, steps, kept if has_changed else None)
        )

    def end(self) -> None:
        """End all sounds; later ones are not heard. The end of the program does it too."""
        self._thread.end()


def _file(copies: VolumeCopies, sound: Sound, steps: int, kept: set[int] | None) -> str | None:
    """Return the file to play; where the volume is another one now, old copies go."""
    if kept is not None:
        copies.keep_only(kept)
    file = copies.file(sound, steps)
    return None if file is None else str(file)
