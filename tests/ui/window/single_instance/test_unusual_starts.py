"""Further ways in which several processes of the program meet: slow, as each test starts some."""

import os
import sys
import time
from pathlib import Path

import pytest

from gobanapp.ui.window.single_instance.protocol import MAX_LINE, READY
from tests.permissions import needs_permissions, permissions_obeyed
from tests.ui.window.single_instance.conftest import LONG

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="it is driven by signals"),
]

PATIENCE = 2.5  # seconds in which the running program must answer


def test_an_untouched_window_is_reused(programs):
    first = programs.start()
    programs.until_listening()
    assert programs.start("a.sgf", "b.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "b.sgf")


def test_a_game_that_was_begun_stays(programs):
    first = programs.start()
    programs.until_listening()
    programs.tell("play")
    assert programs.start("a.sgf").wait(LONG) == 0
    programs.until_open(first, None, "a.sgf")


def test_a_second_start_without_a_file_opens_nothing(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    assert programs.start().wait(LONG) == 0
    programs.until_open(first, "a.sgf")


def test_only_a_file_changed_elsewhere_is_opened_again(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    assert programs.start("a.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf")
    (programs.folder / "a.sgf").write_text("(;SZ[9]PB[changed];B[cc])", "utf-8")
    assert programs.start("a.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "a.sgf")


@pytest.mark.skipif(sys.platform == "darwin", reason="names of files are UTF-8 there")
def test_a_name_of_any_bytes_arrives(programs):
    name = b"\xe9\xff \n'.sgf"
    (programs.folder / os.fsdecode(name)).write_text("(;SZ[9])", "utf-8")
    first = programs.start()
    programs.until_listening()
    assert programs.start(os.fsdecode(name)).wait(LONG) == 0
    programs.until(lambda: programs.seen(first)["files"][0] is not None)
    (found,) = programs.seen(first)["files"]
    assert Path(found).name == name.decode("latin-1")


def test_a_missing_file_is_reported_in_an_open_window(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    assert programs.start("missing.sgf").wait(LONG) == 0
    programs.until_asking(first)
    assert programs.open_in(first) == ["a.sgf"]


def test_the_new_option_starts_a_separate_program(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    second = programs.start("--new", "b.sgf")
    programs.until_open(second, "b.sgf")
    programs.until_open(first, "a.sgf")


def test_another_display_has_a_separate_program(programs):
    programs.start("a.sgf")
    programs.until_listening()
    second = programs.start("b.sgf", DISPLAY=":7")
    programs.until_open(second, "b.sgf")


def test_the_next_one_starts_after_the_end(programs):
    first = programs.start("a.sgf")
    programs.until_open(first, "a.sgf")  # a window that reads its file does not close
    programs.tell("leave")
    assert first.wait(LONG) == 0
    assert not programs.socket.exists()
    second = programs.start("b.sgf")
    programs.until_open(second, "b.sgf")


def test_a_program_showing_a_question_opens_nothing(programs):
    first = programs.start("missing.sgf")
    programs.until_asking(first)
    second = programs.start("b.sgf")
    programs.until_open(second, "b.sgf")
    programs.tell("answer")
    assert programs.start("c.sgf").wait(LONG) == 0
    programs.until_open(first, "c.sgf")


def test_ten_simultaneous_starts(programs):
    """Each file is open once; in one program, where the machine is quick enough for ten starts."""
    names = [f"{name}.sgf" for name in "abcdefghij"]
    begun = time.monotonic()
    started = [programs.start(name) for name in names]
    programs.until(lambda: all_open(programs, started) == names)
    took = time.monotonic() - begun
    running = [program for program in started if program.poll() is None]
    assert all(program.poll() in {None, 0} for program in started)
    assert len(running) == 1 or took > PATIENCE


def all_open(programs, started):
    """Return what is open in all of them, in order."""
    found = [programs.open_in(program) or () for program in started]
    return sorted(str(name) for names in found for name in names)


@needs_permissions
def test_the_program_starts_without_a_writable_folder(programs):
    programs.running.mkdir(parents=True)
    programs.running.chmod(0o500)
    with permissions_obeyed():
        started = programs.start("a.sgf")
    programs.until_open(started, "a.sgf")
    assert list(programs.running.iterdir()) == []


def test_the_program_starts_without_a_lock(programs):
    programs.running.parent.mkdir(parents=True)
    programs.running.write_text("a file where a folder should be")
    first, second = programs.start("a.sgf"), programs.start("b.sgf")
    programs.until_open(first, "a.sgf")
    programs.until_open(second, "b.sgf")


def test_a_program_that_cannot_listen_releases_its_lock(programs):
    (programs.socket / "in the way").mkdir(parents=True)
    first = programs.start("a.sgf")
    programs.until_open(first, "a.sgf")
    lock = programs.running / "offscreen.lock"
    programs.until(lambda: is_free(lock))
    programs.until_open(programs.start("b.sgf"), "b.sgf")


def is_free(path):
    from gobanapp.storage.file_lock import lock_file

    held = lock_file(path)
    if held is not None:
        held.close()
    return held is not None


def test_endless_lines_are_cut_off(programs, call):
    first = programs.start("a.sgf")
    programs.until_listening()
    with call() as caller, pytest.raises(OSError):  # noqa: PT011 - reset or broken
        caller.sendall(b"x" * (2 * MAX_LINE))
    assert programs.start("b.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "b.sgf")


def test_a_silent_client_keeps_nobody_waiting(programs, call):
    first = programs.start("a.sgf")
    programs.until_listening()
    with call():
        assert programs.start("b.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "b.sgf")


@pytest.mark.parametrize("says", [b"gobanapp opens files 2\n", b"HTTP/1.1 400\n"])
def test_a_program_of_another_version_is_left_alone(programs, other, says):
    second = programs.start("b.sgf")
    line = other.listen()
    line.sendall(says)
    programs.until_open(second, "b.sgf")
    assert line.recv(100) == b""


def test_a_server_that_has_answered_may_take_its_time(programs, other):
    second = programs.start("b.sgf")
    line = other.listen()
    line.sendall(READY)
    line.recv(1000)
    assert second.wait(LONG) == 0
