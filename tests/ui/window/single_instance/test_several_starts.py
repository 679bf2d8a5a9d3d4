"""Several processes of the program at a time: one of them opens all files, and none is lost."""

import signal
import socket
import sys
from pathlib import Path

import pytest

from gobanapp.storage.journal.log_file import read_log_lines
from gobanapp.ui.window.single_instance.protocol import READY, OpenRequest
from tests.ui.window.single_instance.conftest import LONG

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it is driven by signals")


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


def test_a_start_without_an_answer_opens_its_files_itself(programs):
    first = programs.start("a.sgf")
    programs.until_listening()
    programs.until_open(first, "a.sgf")
    first.send_signal(signal.SIGSTOP)
    second = programs.start("b.sgf", PATIENCE="0.2")
    programs.until_open(second, "b.sgf")
    first.send_signal(signal.SIGCONT)
    assert programs.start("c.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "c.sgf")


def test_requests_during_the_recovery_question_are_handled_later(programs):
    first = programs.start()
    programs.until_listening()
    programs.tell("play")
    journal = programs.running.parent / "journal"
    # The first line says what the record was made from, the second is the move.
    programs.until(
        lambda: [log for log in journal.glob("*/log") if len(read_log_lines(log)[0]) > 1]
    )
    first.kill()
    first.wait()
    again = programs.start()
    programs.until_asking(again)
    assert programs.start("b.sgf").wait(LONG) == 0
    assert programs.open_in(again) == []
    programs.tell("answer")
    programs.until_open(again, None, "b.sgf")


NONSENSE = [
    b"nonsense\n",
    b"\xff\xfe\0\n",
    b'{"files": 7, "token": ""}\n',
    b'{"files": ["relative.sgf"], "token": ""}\n',
    b"[" * 100_000 + b"\n",
    OpenRequest((Path("/cut/short.sgf"),)).to_line()[:-1],
]


def test_files_go_to_the_program_that_runs_and_nonsense_is_ignored(programs, call):
    first = programs.start("a.sgf")
    programs.until_listening()
    assert programs.socket.stat().st_mode & 0o077 == 0  # nobody else's programs
    assert programs.running.stat().st_mode & 0o077 == 0
    for line in NONSENSE:
        with call() as caller:
            assert caller.recv(100) == READY
            caller.sendall(line)
            caller.shutdown(socket.SHUT_WR)
            assert caller.recv(100) == b""
    assert programs.start("b.sgf", "c.sgf").wait(LONG) == 0
    programs.until_open(first, "a.sgf", "b.sgf", "c.sgf")


@pytest.mark.parametrize(
    "after", [pytest.param("the greeting", marks=pytest.mark.slow), "the request"]
)
def test_a_server_that_ends_meanwhile_has_not_taken_the_files(programs, other, after):
    second = programs.start("b.sgf")
    line = other.listen()
    line.sendall(READY)
    if after == "the request":
        assert OpenRequest.from_line(line.recv(1000)).files == (programs.folder / "b.sgf",)
    other.end()
    programs.until_open(second, "b.sgf")
