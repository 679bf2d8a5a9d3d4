"""A double click while the program runs opens a window there, before the others."""

import pytest

from tests.real_window.conftest import LONG


@pytest.mark.gui
@pytest.mark.slow
def test_a_second_start_opens_its_file_in_the_first(screen, tmp_path):
    for name in ("one", "two"):
        (tmp_path / f"{name}.sgf").write_text("(;SZ[9])", "utf-8")
    first = screen.start(str(tmp_path / "one.sgf"))
    screen.window("one.sgf")
    for name in ("two", "one"):
        assert screen.start(str(tmp_path / f"{name}.sgf")).wait(LONG) == 0
    screen.window("two.sgf")
    windows = screen.xdotool("search", "--onlyvisible", "--name", r"\.sgf")
    owners = [int(screen.xdotool("getwindowpid", window)[0]) for window in windows]
    assert owners == [first.pid, first.pid]
