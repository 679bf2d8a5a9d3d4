"""Several processes of the program at a time: one of them opens all files, and none is lost."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gobanapp.ui.one_program.address import Address
from gobanapp.ui.one_program.request import LONGEST, READY, Request

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is driven by signals")

PROGRAM = Path(__file__).with_name("watched_program.py")
LONG = 60  # seconds, on a machine that stalls
PATIENCE = 2.5  # seconds in which the running program must answer


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
        """What a program tells of itself, nothing where it has no window."""
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


def test_files_go_to_the_program_that_runs(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    assert programs.start("b.sgf", "c.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "b.sgf", "c.sgf")


def test_a_window_in_which_nothing_was_begun_is_used(programs):
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


def test_without_a_file_nothing_more_is_opened(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    assert programs.start().wait(LONG) == 0
    programs.until_open(first, "a.sgf")


def test_a_file_is_open_once_until_somebody_else_changes_it(programs):
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


def test_a_file_that_is_missing_is_told_of_where_it_would_be(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    assert programs.start("missing.sgf").wait(LONG) == 0
    programs.until_asking(first)
    programs.until_open(first, "a.sgf", None)


def test_a_program_of_its_own_where_that_is_wanted(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    second = programs.start("--new", "b.sgf")
    programs.until_open(second, "b.sgf")
    programs.until_open(first, "a.sgf")


def test_on_another_screen_it_is_another_program(programs):
    programs.start("a.sgf")
    programs.until_listening()
    second = programs.start("b.sgf", DISPLAY=":7")
    programs.until_open(second, "b.sgf")


def test_the_next_one_starts_after_a_kill(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    first.kill()
    first.wait()
    assert programs.socket.exists()
    second = programs.start("b.sgf")
    programs.until_open(second, "b.sgf")
    programs.until(lambda: programs.start("c.sgf").wait(LONG) == 0)
    programs.until_open(second, "b.sgf", "c.sgf")


def test_the_next_one_starts_after_the_end(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    programs.tell("leave")
    assert first.wait(LONG) == 0
    assert not programs.socket.exists()
    second = programs.start("b.sgf")
    programs.until_open(second, "b.sgf")


def test_who_is_not_answered_opens_his_files_himself(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    programs.until_open(first, "a.sgf")
    first.send_signal(signal.SIGSTOP)
    second = programs.start("b.sgf")
    programs.until_open(second, "b.sgf")
    first.send_signal(signal.SIGCONT)
    assert programs.start("c.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "c.sgf")


def test_behind_a_question_nothing_is_opened(programs):
    first = programs.start("missing.sgf")
    programs.until_asking(first)
    second = programs.start("b.sgf")
    programs.until_open(second, "b.sgf")
    programs.tell("answer")
    assert programs.start("c.sgf").wait(LONG) == 0
    programs.until_open(first, "c.sgf")


def test_what_is_asked_for_during_the_question_after_a_crash_comes_after_it(programs):
    first = programs.start()
    programs.until_listening()
    programs.tell("play")
    journal = programs.running.parent / "journal"
    programs.until(lambda: [*journal.glob("*/log")])
    time.sleep(0.5)
    first.kill()
    first.wait()
    again = programs.start()
    programs.until_asking(again)
    assert programs.start("b.sgf").wait(LONG) == 0
    assert programs.open_in(again) == []
    programs.tell("answer")
    programs.until_open(again, None, "b.sgf")


def test_ten_at_once(programs):
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
    """What is open in all of them, in order."""
    found = [programs.open_in(program) or () for program in started]
    return sorted(str(name) for names in found for name in names)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_where_nothing_can_be_written_it_starts(programs):
    programs.running.mkdir(parents=True)
    programs.running.chmod(0o500)
    programs.until_open(programs.start("a.sgf"), "a.sgf")


def test_where_there_can_be_no_lock_it_starts(programs):
    programs.running.parent.mkdir(parents=True)
    programs.running.write_text("a file where a folder should be")
    first, second = programs.start("a.sgf"), programs.start("b.sgf")
    programs.until_open(first, "a.sgf")
    programs.until_open(second, "b.sgf")


def test_where_it_cannot_listen_nobody_waits_for_it(programs):
    (programs.socket / "in the way").mkdir(parents=True)
    first = programs.start("a.sgf")
    programs.until_open(first, "a.sgf")
    lock = programs.running / "offscreen.lock"
    programs.until(lambda: is_free(lock))
    programs.until_open(programs.start("b.sgf"), "b.sgf")


def is_free(path):
    from gobanapp.ui.journal.lock import lock

    held = lock(path)
    if held is not None:
        held.close()
    return held is not None


@pytest.fixture
def call(programs):
    """Talk to the program as a later start does."""

    def call():
        line = socket.socket(socket.AF_UNIX)
        line.settimeout(LONG)
        line.connect(str(programs.socket))
        return line

    return call


def test_only_its_user_may_ask(programs):
    programs.start("a.sgf")
    programs.until_listening()
    assert programs.socket.stat().st_mode & 0o077 == 0
    assert programs.running.stat().st_mode & 0o077 == 0


NONSENSE = [
    b"nonsense\n",
    b"\xff\xfe\0\n",
    b'{"files": 7, "token": ""}\n',
    b'{"files": ["relative.sgf"], "token": ""}\n',
    b"[" * 100_000 + b"\n",
    Request((Path("/cut/short.sgf"),)).to_line()[:-1],
]


def test_who_sends_anything_else_is_ignored(programs, call):
    first = programs.start("a.sgf")
    programs.until_listening()
    for line in NONSENSE:
        with call() as caller:
            assert caller.recv(100) == READY
            caller.sendall(line)
            caller.shutdown(socket.SHUT_WR)
            assert caller.recv(100) == b""
    assert programs.start("b.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "b.sgf")


def test_endless_lines_are_cut_off(programs, call):
    first = programs.start("a.sgf")
    programs.until_listening()
    with call() as caller, pytest.raises(OSError):  # noqa: PT011 - reset or broken
        caller.sendall(b"x" * (2 * LONGEST))
    assert programs.start("b.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "b.sgf")


def test_who_says_nothing_keeps_nobody_waiting(programs, call):
    first = programs.start("a.sgf")
    programs.until_listening()
    with call():
        assert programs.start("b.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "b.sgf")


class Other:
    """What stands at the address of the running program and says what it is told to."""

    def __init__(self, programs):
        self._address = Address(programs.running, "offscreen")
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


@pytest.mark.parametrize("says", [b"gobanapp opens files 2\n", b"HTTP/1.1 400\n"])
def test_another_version_is_left_alone(programs, other, says):
    second = programs.start("b.sgf")
    line = other.listen()
    line.sendall(says)
    programs.until_open(second, "b.sgf")
    assert line.recv(100) == b""


@pytest.mark.parametrize("after", ["the greeting", "the request"])
def test_who_ends_in_the_midst_of_it_has_not_taken_the_files(programs, other, after):
    second = programs.start("b.sgf")
    line = other.listen()
    line.sendall(READY)
    if after == "the request":
        assert Request.from_line(line.recv(1000)).files == (programs.folder / "b.sgf",)
    other.end()
    programs.until_open(second, "b.sgf")


def test_who_has_heard_of_them_may_take_his_time(programs, other):
    second = programs.start("b.sgf")
    line = other.listen()
    line.sendall(READY)
    line.recv(1000)
    assert second.wait(LONG) == 0
