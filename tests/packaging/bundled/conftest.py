"""The bundle that ``python3 dev.py bundle folder`` has made, started as on a foreign computer.

It gets a home of its own, a folder of programs without a Python, and nothing else around it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import virtual_screen

CHECKOUT = Path(__file__).resolve().parents[3]
FOLDER = CHECKOUT / "dist" / "gobanapp"
PROGRAM = FOLDER / ("gobanapp.com" if sys.platform == "win32" else "gobanapp")


class Bundle:
    """The program; ``environment`` is what it is started with."""

    def __init__(self, environment):
        self.folder = FOLDER
        self.inside = FOLDER / "_internal"
        self.environment = environment

    def run(self, *arguments, **environment):
        """Run a command to its end and return what it printed."""
        done = subprocess.run(
            [str(PROGRAM), *map(str, arguments)],
            env={**self.environment, **environment},
            cwd=self.environment["HOME"],
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def start(self, *arguments, **environment):
        return subprocess.Popen(
            [str(PROGRAM), *map(str, arguments)],
            env={**self.environment, **environment},
            cwd=self.environment["HOME"],
            stderr=subprocess.PIPE,
            text=True,
        )


@pytest.fixture
def bundle(tmp_path):
    if not PROGRAM.exists():
        pytest.skip("no bundle has been made: python3 dev.py bundle folder")
    empty = tmp_path / "programs"
    empty.mkdir()
    environment = virtual_screen.own_home(tmp_path / "stranger") | {"PATH": str(empty)}
    assert shutil.which("python3", path=environment["PATH"]) is None
    return Bundle(environment)


class Seen:
    """A screen, and the keys and the mouse before it. There is no manager of windows."""

    def __init__(self, screen):
        self.screen = screen
        self._programs = []

    def open(self, bundle, *files, **environment):
        """Start the bundle's window and wait until it is painted; return the process."""
        program = bundle.start(*files, **self.screen.environment, **environment)
        self._programs.append(program)
        virtual_screen.wait_for_paint(self.screen, program)
        return program

    def xdotool(self, *arguments):
        command = ["xdotool", *map(str, arguments)]
        environment = {**os.environ, **self.screen.environment}
        return subprocess.run(
            command, env=environment, capture_output=True, text=True, check=True, timeout=30
        ).stdout.split()

    def focus(self, title):
        """Wait for a window whose title matches, and give it the keys; return its number."""
        window = self.xdotool("search", "--sync", "--onlyvisible", "--name", title)[-1]
        self.xdotool("windowfocus", "--sync", window)
        return window

    def keys(self, *keys):
        self.xdotool("key", "--delay", "60", *keys)

    def close(self):
        for program in self._programs:
            if program.poll() is None:
                program.kill()
            program.wait(timeout=10)
            program.stderr.close()


@pytest.fixture
def seen():
    if shutil.which("Xvfb") is None or shutil.which("xdotool") is None:
        pytest.skip("a window needs Xvfb and xdotool")
    with virtual_screen.new_screen() as screen:
        seen = Seen(screen)
        yield seen
        seen.close()
