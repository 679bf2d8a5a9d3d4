"""A game without a mouse, in the program's real window, by keys of an X server."""

import pytest

from tests.real_window.test_game import save_until

pytestmark = [pytest.mark.gui, pytest.mark.slow]


def test_a_game_is_played_and_marked_by_keys_alone(screen, tmp_path):
    copy = tmp_path / "empty.sgf"
    copy.write_text("(;GM[1]FF[4]SZ[9])", "utf-8")
    screen.start(str(copy))
    window = screen.window("empty")
    screen.xdotool("windowfocus", "--sync", window)
    # From the middle to the star point on the left, and one up; then a point that is typed.
    screen.xdotool("key", "--delay", "50", "k", "shift+Left", "Up", "Return")
    screen.xdotool("key", "--delay", "50", "g", "g", "7", "Return", "Return")
    # A line from there to the right, once more with the menu bar.
    screen.xdotool("key", "--delay", "50", "i", "Return", "Right", "Right", "Return", "Escape")
    screen.xdotool("key", "--delay", "50", "Escape", "Escape")
    save_until(screen, window, lambda: "LN[gc:ic]" in copy.read_text("utf-8"))
    written = copy.read_text("utf-8")
    assert ";B[cd]" in written
    assert ";W[gc]" in written


def test_menus_open_with_a_key(screen, tmp_path):
    copy = tmp_path / "empty.sgf"
    copy.write_text("(;GM[1]FF[4]SZ[9])", "utf-8")
    screen.start(str(copy))
    window = screen.window("empty")
    screen.xdotool("windowfocus", "--sync", window)
    # File, Edit, Game: its first line is a pass.
    screen.xdotool("key", "--delay", "100", "F10", "Right", "Right", "Return")
    save_until(screen, window, lambda: ";B[]" in copy.read_text("utf-8"))
