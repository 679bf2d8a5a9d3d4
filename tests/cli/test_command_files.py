"""Command arguments that are not usable files."""

import os
import threading
from pathlib import Path

import pytest

COMMANDS = {
    "check": (),
    "score": (),
    "convert": ("-o", "out.sgf"),
    "diagram": ("-o", "out.svg"),
    "thumbnail": ("-o", "out.png"),
}


@pytest.mark.skipif(os.name != "posix", reason="the system has no such files")
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", ["pipe", "/dev/zero"])
def test_only_regular_files_are_read(gobanapp, folder, command, name):
    os.mkfifo(folder / "pipe")
    told = f"gobanapp: {name}: It is a device, pipe or socket, not a file.\n"
    assert gobanapp(command, name, *COMMANDS[command]) == (1, "", told)
    assert not [*folder.glob("out*")]


@pytest.mark.skipif(not Path("/dev/fd/0").exists(), reason="the system has no such names")
def test_a_record_is_read_from_a_pipe(gobanapp):
    reading, writing = os.pipe()

    def write():
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(b"(;SZ[9];B[aa]C[" + 100_000 * b"x" + b"])")  # more than a pipe holds

    other = threading.Thread(target=write)
    other.start()
    status, out, err = gobanapp("check", f"/dev/fd/{reading}")
    other.join()
    os.close(reading)
    assert (status, err) == (0, "")
    assert "1 move, 2 nodes" in out
