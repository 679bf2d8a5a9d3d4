"""The thread on which sounds are made heard: the window only says which, and goes on."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue

from gobanapp.ui.sound.loudspeaker import Loudspeaker

SoundRequest = Callable[[], str | None]
"""Returns what is to be heard, None if nothing is; called on the thread."""

_LOOKS = 0.05  # seconds between two looks at what is heard
LATE = 0.5
"""Seconds after which a sound is worse than none."""
MOST_WAITING = 8
"""The most sounds that can wait; further ones are dropped."""

_PATIENCE = 0.3  # seconds that the end of the program may take for this


class SoundThread:
    """Hands wishes to a loudspeaker.

    It begins with the first wish, sleeps while nothing is heard, and does not keep the program
    from ending.
    """

    def __init__(self, loudspeaker: Loudspeaker) -> None:
        self._loudspeaker = loudspeaker
        self._wishes: SimpleQueue[tuple[float, SoundRequest] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._has_ended = False

    @property
    def is_running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    def submit(self, wish: SoundRequest) -> None:
        """Have something heard as soon as can be. Never waits."""
        if self._has_ended or self._wishes.qsize() >= MOST_WAITING:
            return
        if self._thread is None:
            thread = threading.Thread(target=self._work, name="sounds", daemon=True)
            try:
                thread.start()
            except RuntimeError:  # the system has no room for another one
                return
            self._thread = thread
        self._wishes.put((time.monotonic(), wish))

    def end(self) -> None:
        """End all that is heard, and the thread. Later wishes are not heard."""
        self._has_ended = True
        thread = self._thread
        if thread is not None and thread is not threading.current_thread():
            self._wishes.put(None)
            thread.join(_PATIENCE)

    def _work(self) -> None:
        while True:
            try:
                wanted = self._wishes.get(timeout=_LOOKS if self._loudspeaker.is_busy else None)
            except Empty:
                self._loudspeaker.look()
                continue
            if wanted is None:
                break
            since, wish = wanted
            what = wish() if time.monotonic() - since <= LATE else None
            if what is not None:
                self._loudspeaker.play(what)
        self._loudspeaker.end()
        end = time.monotonic() + _PATIENCE / 2
        while self._loudspeaker.is_busy and time.monotonic() < end:
            time.sleep(0.005)
            self._loudspeaker.look()
