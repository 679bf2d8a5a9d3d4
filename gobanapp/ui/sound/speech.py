"""Speaks the last seconds, and short words, by what the system has for it."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from contextlib import suppress

from gobanapp.ui.sound.audio_programs import AudioBackend
from gobanapp.ui.sound.loudspeaker import Loudspeaker
from gobanapp.ui.sound.sound_thread import SoundThread
from gobanapp.ui.sound.speech_programs import SpeechOptions, WindowsSpeech, speech_backends


class TextToSpeech:
    """Says numbers and short words; what comes ends what is still being said.

    Where the system cannot speak, there is silence and nothing else. To make one is to look for
    programs that speak; all other work is done on a thread, which begins with the first word.
    """

    def __init__(
        self,
        language: str = "en",
        *,
        volume: float = 1.0,
        means: Sequence[AudioBackend] | None = None,
    ) -> None:
        """``language``: of the words, as in "de" or "pt-BR". ``means``: for those of the system."""
        self._manner = SpeechOptions(language, volume)
        self._means = speech_backends(self._manner) if means is None else list(means)
        found = self._means
        self._loudspeaker = Loudspeaker(lambda: found, cuts_short=True)
        self._thread = SoundThread(self._loudspeaker)
        weakref.finalize(self, _end, self._thread, found)

    @property
    def can_speak(self) -> bool:
        """Whether there is something that speaks and did not fail lately.

        To be asked at each word: a failure is known only afterwards.
        """
        return self._loudspeaker.works

    def set_volume(self, volume: float) -> None:
        """Set how loud the next words are, from 0 (off) to 1."""
        self._manner.volume = volume

    def prepare(self) -> None:
        """Make ready to speak soon: on Windows that takes a second."""
        found = self._means
        self._thread.submit(lambda: _prepare(found))

    def speak(self, words: str | int) -> None:
        """Say ``words``, unless the volume is 0. Never waits, never fails."""
        text = "".join(letter for letter in str(words) if letter.isprintable())
        if self._manner.percent and text:
            self._thread.submit(lambda: text)

    def end(self) -> None:
        """Be silent for good. The end of the program does it too."""
        _end(self._thread, self._means)


def _prepare(means: Sequence[AudioBackend]) -> None:
    for one in means:
        if isinstance(one, WindowsSpeech):
            with suppress(OSError):  # it is told when something is to be said
                one.listens()


def _end(thread: SoundThread, means: Sequence[AudioBackend]) -> None:
    thread.end()
    for one in means:
        if isinstance(one, WindowsSpeech):
            one.end()
