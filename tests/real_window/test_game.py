"""A game in the program's real window, played with the mouse and keys of an X server."""

import subprocess
import time
from contextlib import suppress
from pathlib import Path

import pytest

from gobanapp.diagram.geometry import LENGTH_TO_WIDTH
from tests.real_window.conftest import LONG

pytestmark = pytest.mark.gui

RECORD = Path(__file__).parent.parent / "data" / "records" / "ear_reddening.sgf"


def wait_for(condition, seconds):
    """Wait until ``condition`` holds; it may fail with OSError as long as a file is missing."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            if condition():
                return True
        except OSError:
            pass
        time.sleep(0.05)
    return False


def press_until(screen, window, keys, condition):
    """Press keys until ``condition`` holds: a window that is busy may not have the focus yet."""
    end = time.monotonic() + LONG
    while not wait_for(condition, 3):
        assert time.monotonic() < end
        with suppress(subprocess.CalledProcessError):  # the window may be closed by now
            screen.xdotool("windowfocus", "--sync", window)
            screen.xdotool("key", "--delay", "50", keys)


def save_until(screen, window, condition):
    """Save until a condition holds: what was clicked may not be done yet."""
    screen.xdotool("key", "--delay", "50", "ctrl+s")
    press_until(screen, window, "ctrl+s", condition)


@pytest.mark.slow
def test_a_record_is_opened_continued_by_keys_and_saved(screen, tmp_path):
    copy = tmp_path / "shusaku.sgf"
    copy.write_bytes(RECORD.read_bytes())
    screen.start(str(copy))
    window = screen.window("shusaku")
    screen.xdotool("windowfocus", "--sync", window)
    screen.xdotool("key", "--delay", "50", "End", "Left", "p")
    save_until(screen, window, lambda: copy.read_bytes() != RECORD.read_bytes())
    written = copy.read_text("utf-8")
    assert "(;B[])" in written
    assert "GM[1]" in written


def test_a_stone_is_played_with_the_mouse_and_the_window_closes(screen, tmp_path):
    copy = tmp_path / "empty.sgf"
    copy.write_text("(;GM[1]FF[4]SZ[9])", "utf-8")
    program = screen.start(str(copy))
    window = screen.window("empty")
    screen.xdotool("windowfocus", "--sync", window)
    words = screen.xdotool("getwindowgeometry", "--shell", window)
    shape = dict(word.split("=") for word in words)
    # The board fills the height, and the panel beside it takes what is left over of the width.
    x = int(shape["X"]) + round((int(shape["HEIGHT"]) - 60) / LENGTH_TO_WIDTH) // 2
    y = int(shape["Y"]) + int(shape["HEIGHT"]) // 2 - 20
    screen.xdotool("mousemove", str(x), str(y), "click", "1")
    save_until(screen, window, lambda: ";B[ee]" in copy.read_text("utf-8"))
    # Nothing here gives the keys back to the window if a slow save has shown its progress.
    screen.xdotool("windowfocus", "--sync", window, "key", "ctrl+q")
    press_until(screen, window, "ctrl+q", lambda: program.poll() is not None)
    assert program.returncode == 0


@pytest.mark.slow
def test_a_stone_is_played_across_the_table(screen, tmp_path):
    copy = tmp_path / "empty.sgf"
    copy.write_text("(;GM[1]FF[4]SZ[9])", "utf-8")
    screen.start(str(copy))
    window = screen.window("empty")
    screen.xdotool("windowfocus", "--sync", window)
    screen.xdotool("key", "--delay", "50", "ctrl+3", "sleep", "0.5")
    words = screen.xdotool("getwindowgeometry", "--shell", window)
    shape = dict(word.split("=") for word in words)
    # The board stands in the middle, below the menu bar, between the seats.
    x = int(shape["X"]) + int(shape["WIDTH"]) // 2
    y = int(shape["Y"]) + 10 + int(shape["HEIGHT"]) // 2
    screen.xdotool("mousemove", str(x), str(y), "click", "1")
    save_until(screen, window, lambda: ";B[ee]" in copy.read_text("utf-8"))
