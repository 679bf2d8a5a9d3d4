"""A screen without a monitor, whose pixels are read from the memory of its server, Xvfb."""

from __future__ import annotations

import mmap
import os
import struct
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

WIDTH: Final = 1280
HEIGHT: Final = 1024

_STEP = 16  # pixels between those that are looked at
_COLOURS = 40  # a board, a menu bar and texts have more; an empty window has one
_PAINTED = 0.4  # of the screen; without a window it is black


class NothingPainted(Exception):
    """No window was seen in time, or the program ended before; says which."""


class Screen:
    """The pixels of a running Xvfb; ``environment`` lets programs open windows there."""

    def __init__(self, number: int, memory: mmap.mmap) -> None:
        self._memory = memory
        self.environment = {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}

    def pixels(self) -> bytes:
        """Return the picture line by line, four bytes for each pixel."""
        # The header of an XWD file: whole numbers, the highest byte first.
        head = struct.unpack(">25I", self._memory[:100])
        start = head[0] + 12 * head[19]
        return self._memory[start : start + head[12] * head[5]]

    def sample(self) -> list[bytes]:
        """Return a pixel of each square of 16 by 16."""
        head = struct.unpack(">25I", self._memory[:100])
        start, line = head[0] + 12 * head[19], head[12]
        memory = self._memory
        return [
            memory[place : place + 3]
            for y in range(0, head[5], _STEP)
            for place in range(start + y * line, start + (y + 1) * line, 4 * _STEP)
        ]

    def is_painted(self) -> bool:
        """Whether a window with a board fills a good part of the screen."""
        sample = self.sample()
        black = sample.count(b"\0\0\0")
        return black < (1 - _PAINTED) * len(sample) and len(set(sample)) >= _COLOURS

    def quit(self, title: str) -> None:
        """Press the key that quits in the window with ``title``. It takes xdotool."""
        environment = {**os.environ, **self.environment}
        find = ["search", "--sync", "--onlyvisible", "--name", title]
        # Two calls: where keys are sent to a window, its end before the key is let go is an error.
        for words in ([*find, "windowfocus", "--sync"], ["key", "ctrl+q"]):
            subprocess.run(["xdotool", *words], env=environment, check=True, timeout=60)


@contextmanager
def new_screen() -> Iterator[Screen]:
    """Run a screen of 1280 by 1024 pixels as long as the block goes on."""
    with tempfile.TemporaryDirectory() as folder:
        # As anybody may reach it, what runs in another root finds it too.
        size = f"{WIDTH}x{HEIGHT}x24"
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-fbdir", folder]
        command += ["-nolisten", "tcp", "-ac"]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as server:
            assert server.stdout is not None
            try:
                number = int(server.stdout.readline())
                file = Path(folder, "Xvfb_screen0")
                with file.open("rb") as opened:
                    memory = mmap.mmap(opened.fileno(), 0, prot=mmap.PROT_READ)
                with memory:
                    yield Screen(number, memory)
            finally:
                server.terminate()


def seconds_to_paint(
    command: Sequence[str], environment: Mapping[str, str], *, patience: float = 60
) -> float:
    """Start a program on a new screen; return the seconds until its window is painted.

    It is ended then. Raises ``NothingPainted``.
    """
    with new_screen() as screen:
        started = time.perf_counter()
        with subprocess.Popen(command, env={**environment, **screen.environment}) as program:
            try:
                return wait_for_paint(screen, program, patience=patience) - started
            finally:
                program.terminate()


def wait_for_paint(
    screen: Screen, program: subprocess.Popen[bytes], *, patience: float = 60
) -> float:
    """Return when, as ``time.perf_counter`` has it, the window of ``program`` was painted."""
    last = time.perf_counter() + patience
    while not screen.is_painted():
        if time.perf_counter() > last:
            raise NothingPainted(f"No window was painted within {patience:g} seconds.")
        if program.poll() is not None:
            raise NothingPainted(f"The program ended with status {program.returncode}.")
        time.sleep(0.001)
    return time.perf_counter()


def own_home(folder: Path) -> dict[str, str]:
    """Return an environment of nobody: a home in ``folder``, and where programs are."""
    runtime = folder / "runtime"
    runtime.mkdir(parents=True, exist_ok=True)
    runtime.chmod(0o700)
    # Windows starts nothing without it.
    system = {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
    return {
        **system,
        "HOME": str(folder),
        "USERPROFILE": str(folder),
        "PATH": os.defpath,
        "LC_ALL": "C.UTF-8",
        "XDG_RUNTIME_DIR": str(runtime),
    }
