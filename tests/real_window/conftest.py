"""A screen of its own for each test that opens the program's real window and drives it."""

import contextlib
import os
import subprocess
import sys
import time

import pytest

LONG = 120  # seconds, on a machine that stalls


class Screen:
    """The X server that pytest-xvfb started, and the programs opened on it.

    Tests themselves run without a screen, so the program is started beside them. No window manager
    runs: give a window the focus by ``xdotool windowfocus``, not ``windowactivate``.
    """

    def __init__(self):
        self.environment = {**os.environ, "QT_QPA_PLATFORM": "xcb"}
        self._programs = []

    def start(self, *arguments):
        """Start gobanapp; it is ended with the test, if it has not ended by itself."""
        command = [sys.executable, "-m", "gobanapp", *arguments]
        program = subprocess.Popen(command, env=self.environment)
        self._programs.append(program)
        return program

    def xdotool(self, *arguments):
        """Run xdotool and return what it prints, in words."""
        command = ["xdotool", *arguments]
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=True, timeout=LONG
        ).stdout.split()

    def window(self, title):
        """Wait for a window whose title matches the pattern; return its number for xdotool.

        A single search ends with an error when a window closes while it looks at that window.
        """
        deadline = time.monotonic() + LONG
        while time.monotonic() < deadline:
            with contextlib.suppress(subprocess.CalledProcessError):
                return self.xdotool("search", "--onlyvisible", "--name", title)[0]
            time.sleep(0.05)
        raise TimeoutError(f"no window with the title {title!r}")

    def close(self):
        while self._programs:
            program = self._programs.pop()
            program.terminate()
            program.wait(timeout=LONG)


@pytest.fixture
def screen(xvfb, home):
    if xvfb is None:
        pytest.skip("there is no Xvfb")
    screen = Screen()
    yield screen
    screen.close()
