"""When a program's picture stands on a screen: told by the pixels, as a program cannot be asked.

The screen is Xvfb's, which keeps its pixels in a file that can be looked at all the time.
"""

from __future__ import annotations

import mmap
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

_STEP = 1021
"""Every so many bytes one is looked at: odd, so that it falls on all colours and columns."""
_PAUSE = 0.004
_AT_REST = 0.8
_LONGEST = 30.0


class NoScreen(Exception):
    """Xvfb is not there, or nothing came onto its screen."""


@contextmanager
def screen() -> Iterator[tuple[str, mmap.mmap]]:
    """Yield the name of a new screen and its pixels. Raises NoScreen."""
    xvfb = shutil.which("Xvfb")
    if xvfb is None:
        raise NoScreen
    with tempfile.TemporaryDirectory() as folder:
        command = [xvfb, "-displayfd", "1", "-screen", "0", "1280x960x24", "-fbdir", folder]
        with subprocess.Popen(
            [*command, "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as server:
            assert server.stdout is not None
            try:
                number = server.stdout.readline().strip()
                with Path(folder, "Xvfb_screen0").open("rb") as file:
                    yield f":{number}", mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
            finally:
                server.terminate()


def seconds_to_picture(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Return the seconds until the last change of the picture before it rests. Raises NoScreen."""
    with screen() as (display, pixels):
        where = {**environment, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        empty = seen = pixels[::_STEP]
        start = changed = time.perf_counter()
        with subprocess.Popen(
            command, env=where, cwd=os.sep, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            try:
                while seen == empty or time.perf_counter() - changed < _AT_REST:
                    time.sleep(_PAUSE)
                    now = pixels[::_STEP]
                    if now != seen:
                        seen, changed = now, time.perf_counter()
                    if time.perf_counter() - start > _LONGEST or process.poll() is not None:
                        raise NoScreen
            finally:
                process.terminate()
    return changed - start
