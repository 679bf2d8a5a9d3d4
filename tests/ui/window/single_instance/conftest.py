"""Several processes of the program at a time, with one home."""

import json
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gobanapp.ui.window.single_instance.protocol import InstanceAddress

PROGRAM = Path(__file__).with_name("watched_program.py")
LONG = 60  # seconds, on a machine that stalls


class Programs:
    """Processes of the program with one home."""

    def __init__(self, folder, data):
        self.folder = folder
        self.running = data / "gobanapp" / "running"
        self._started = []

    def start(self, *arguments, **environment):
        command = [sys.executable, str(PROGRAM), str(self.folder), *map(str, arguments)]
        program = subprocess.Popen(
            command,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
            stderr=subprocess.PIPE,
            text=True,
        )
        self._started.append(program)
        return program

    def seen(self, program):
        """Return what a program tells of itself, nothing where it has no window."""
        try:
            return json.loads((self.folder / f"{program.pid}.json").read_bytes())
        except FileNotFoundError:
            return None

    def until(self, condition):
        """Wait until something is so, and return it."""
        end = time.monotonic() + LONG
        while not (found := condition()):
            assert time.monotonic() < end
            time.sleep(0.02)
        return found

    def open_in(self, program):
        seen = self.seen(program)
        return None if seen is None else [name and Path(name).name for name in seen["files"]]

    def until_open(self, program, *files):
        """Wait until these files, and no more, are open; None is a new game."""
        self.until(lambda: sorted(map(str, self.open_in(program) or ())) == sorted(map(str, files)))

    def until_asking(self, program):
        self.until(lambda: (self.seen(program) or {}).get("asks"))

    def until_listening(self):
        self.until(self.socket.exists)

    @property
    def socket(self):
        return self.running / "offscreen"

    def tell(self, what):
        """Let the program that looks next do it, and wait until it has."""
        order = self.folder / what
        order.touch()
        self.until(lambda: not order.exists())

    def end(self):
        for program in self._started:
            program.kill()
        for program in self._started:
            said = program.communicate()[1]
            # The platform without a screen has its own remarks.
            assert "Traceback" not in said
            assert "QLocal" not in said


@pytest.fixture
def programs(tmp_path, home, monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    for name in "abcdefghij":
        (tmp_path / f"{name}.sgf").write_text(f"(;SZ[9]PB[{name}])", "utf-8")
    programs = Programs(tmp_path, home / "data")
    yield programs
    programs.end()


@pytest.fixture
def call(programs):
    """Talk to the program as a later start does."""

    def call():
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(LONG)
        line.connect(str(programs.socket))
        return line

    return call


class Other:
    """A stand-in at the address of the running program, with answers from the test."""

    def __init__(self, programs):
        self._address = InstanceAddress(programs.running, "offscreen")
        assert self._address.take()
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(programs.socket))
        self._server.listen()
        self.line = None

    def listen(self):
        self.line, _ = self._server.accept()
        return self.line

    def end(self):
        self._address.leave()
        self._server.close()
        if self.line is not None:
            self.line.close()


@pytest.fixture
def other(programs):
    other = Other(programs)
    yield other
    other.end()
