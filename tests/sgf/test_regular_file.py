import os
import socket
from pathlib import Path

import pytest

from gobanapp.sgf.regular_file import NotRegularFile, read_regular_file

POSIX = pytest.mark.skipif(os.name != "posix", reason="the system has no such files")


def pipe_in(folder):
    """A pipe that nobody writes into: to read it would take for ever."""
    os.mkfifo(folder / "pipe")
    return folder / "pipe"


def socket_in(folder):
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(folder / "socket"))
    return folder / "socket"


NOT_REGULAR = {
    "a pipe": pipe_in,
    "a socket": socket_in,
    "zeros without end": lambda folder: Path("/dev/zero"),
    "a full device": lambda folder: Path("/dev/full"),
    "an empty device": lambda folder: Path("/dev/null"),
}


@pytest.fixture(params=NOT_REGULAR.values(), ids=NOT_REGULAR)
def not_regular(request, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # names of sockets must be short
    found = request.param(Path())
    if not found.exists():
        pytest.skip("the system has no such file")
    return found


def test_a_file_is_read(tmp_path):
    (tmp_path / "file").write_bytes(b"(;)\r\n\x1a")
    assert read_regular_file(tmp_path / "file") == b"(;)\r\n\x1a"
    assert read_regular_file(str(tmp_path / "file"), 2) == b"(;"


@POSIX
def test_links_are_followed(tmp_path):
    (tmp_path / "file").write_bytes(b"(;)")
    (tmp_path / "link").symlink_to("file")
    assert read_regular_file(tmp_path / "link") == b"(;)"


@POSIX
def test_a_special_file_is_not_read(not_regular):
    with pytest.raises(NotRegularFile):
        read_regular_file(not_regular)


@POSIX
def test_a_link_to_a_special_file_is_not_read(not_regular):
    Path("link").symlink_to(not_regular)
    with pytest.raises(NotRegularFile):
        read_regular_file("link")


@pytest.mark.parametrize("takes_pipe", [False, True])
def test_a_folder_is_not_read(tmp_path, takes_pipe):
    with pytest.raises(IsADirectoryError if os.name == "posix" else PermissionError):
        read_regular_file(tmp_path, takes_pipe=takes_pipe)


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_regular_file(tmp_path / "missing")


@pytest.mark.skipif(not Path("/dev/fd/0").exists(), reason="the system has no such names")
def test_a_pipe_that_is_open_can_be_read_to_its_end():
    reading, writing = os.pipe()
    try:
        os.write(writing, b"(;B[aa])")
        os.close(writing)
        assert read_regular_file(f"/dev/fd/{reading}", takes_pipe=True) == b"(;B[aa])"
    finally:
        os.close(reading)
