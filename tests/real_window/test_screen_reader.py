"""The program over AT-SPI, on a session bus of its own."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.real_window.conftest import LONG

pytestmark = pytest.mark.gui

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi-bus-launcher")
PYTHON = "/usr/bin/python3"
READER = Path(__file__).with_name("screen_reader.py")
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


class Ears:
    """Asks the reader, which runs beside the test."""

    def __init__(self, environment):
        self._reader = subprocess.Popen(
            [PYTHON, str(READER)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *command):
        print(json.dumps(command), file=self._reader.stdin, flush=True)
        answer = json.loads(self._reader.stdout.readline())
        assert not (isinstance(answer, dict) and "error" in answer), answer
        return answer

    def wait(self, *command, until=bool, seconds=LONG):
        """Ask again and again until the answer is as wanted, and return it."""
        end = time.monotonic() + seconds
        while True:
            answer = self.ask(*command)
            if until(answer) or time.monotonic() > end:
                assert until(answer), answer
                return answer
            time.sleep(0.05)

    def hear(self, words, command="heard", seconds=LONG):
        """Wait until an announcement has these words; return all since the last call.

        With the command "went": until something of this name has the focus.
        """
        end = time.monotonic() + seconds
        heard = []
        while time.monotonic() < end:
            heard += self.ask(command)
            if any(words in said for said in heard):
                return heard
            time.sleep(0.05)
        raise AssertionError(f"{words!r} was not among {heard}")

    def close(self):
        with self._reader as reader:
            reader.stdin.close()
            reader.wait(timeout=LONG)


def _lacks():
    """Return what the system has not got that a screen reader needs, "" for nothing."""
    if sys.platform != "linux":
        return "AT-SPI is Linux's"
    if not shutil.which("dbus-daemon"):
        return "there is no dbus-daemon"
    if _launcher() is None:
        return "there is no at-spi-bus-launcher"
    if subprocess.run([PYTHON, "-c", BINDINGS], capture_output=True, check=False).returncode:
        return "the system's Python has no bindings of AT-SPI"
    return ""


def _launcher():
    return next((path for path in LAUNCHERS if os.access(path, os.X_OK)), None)


@pytest.fixture
def ears(screen, monkeypatch):
    """A session bus with the one for accessibility, and a reader on it."""
    lacks = _lacks()
    if lacks and not os.environ.get("CI"):
        pytest.skip(lacks)
    assert not lacks
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        text=True,
    )
    environment = screen.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
    launcher = subprocess.Popen([_launcher(), "--launch-immediately"], env=environment)
    ears = Ears(environment)
    yield ears
    screen.close()
    ears.close()
    for program in (launcher, bus):
        with program:
            program.terminate()


def test_a_game_is_played_and_counted_by_ear(screen, ears, tmp_path):
    record = tmp_path / "small.sgf"
    # A wall of each colour, a black stone that is dead, and room for a capture in a corner.
    record.write_text(
        "(;GM[1]FF[4]SZ[9]KM[6.5]RU[Japanese]PL[B]"
        "AB[ea][eb][ec][ed][ee][ef][eg][eh][ei][ic]"
        "AW[da][db][dc][dd][de][df][dg][dh][di])",
        "utf-8",
    )
    screen.start(str(record))
    window = screen.window("small")
    screen.xdotool("windowfocus", "--sync", window)
    ears.wait("find", "gobanapp", until=lambda name: name == "Board, 9 by 9")

    # The board as it lies
    cells = ears.ask("cells")
    assert [(row, column) for _, row, column in cells] == [divmod(i, 9) for i in range(81)]
    names = [name for name, _, _ in cells]
    assert names[0] == "A9, empty, corner"
    assert names[4] == "E9, black stone, chain of 9, 9 liberties"
    x, y, width, height = ears.ask("extents", 40)
    below = ears.ask("extents", 49)
    assert below[0] == x
    assert y < below[1] <= y + height + 1
    assert width < height  # as the cells of a real board are
    assert ears.ask("nameless", "gobanapp") == []

    # A game
    ears.ask("press", 71)  # J2
    assert ears.hear("Black")[-1] == "Black J2"
    ears.ask("press", 80)
    assert ears.hear("White")[-1] == "White J1"
    ears.ask("press", 79)
    assert ears.hear("Black")[-1] == "Black H1, 1 stone captured"
    assert "White to play. Black: 1 prisoner" in ears.ask("description")
    ears.wait("cell", 80, until=lambda cell: "no liberties" in cell[1])
    assert ears.ask("cell", 80) == [
        "table cell",
        "J1, empty, corner, illegal: no liberties",
        "White can't play here: the stone would have no liberties.",
    ]
    ears.ask("press", 80)
    reason = "White can't play here: the stone would have no liberties."
    assert ears.hear(reason) == [reason]
    screen.xdotool("key", "ctrl+z")
    assert ears.hear("Undone") == ["Undone: Black H1, 1 stone captured"]
    screen.xdotool("key", "ctrl+shift+z")
    assert ears.hear("Move 3") == ["Move 3: Black H1, 1 stone captured"]

    # A count
    screen.xdotool("key", "p")
    ears.hear("White passes")
    screen.xdotool("key", "p")
    assert "Scoring" in "".join(ears.hear(" leads by "))
    ears.wait("cell", 0, until=lambda cell: cell[1] == "A9, empty, corner, White's territory")


@pytest.mark.slow
def test_the_cursor_is_followed_by_ear(screen, ears, tmp_path):
    record = tmp_path / "empty.sgf"
    record.write_text("(;GM[1]FF[4]SZ[9])", "utf-8")
    screen.start(str(record))
    window = screen.window("empty")
    screen.xdotool("windowfocus", "--sync", window)
    ears.wait("find", "gobanapp", until=lambda name: name == "Board, 9 by 9")
    ears.ask("cells")
    screen.xdotool("key", "--delay", "100", "shift+Right", "Right", "Up")
    went = ears.hear("G6, empty", "went")
    assert went[-3:] == ["F5, empty", "G5, empty", "G6, empty"]
    screen.xdotool("key", "Return")
    assert ears.hear("Black")[-1] == "Black G6"  # behind the opening, where that was slow
    screen.xdotool("key", "Return")
    assert ears.hear("already") == ["There is already a stone on this point."]
