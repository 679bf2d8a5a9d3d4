import errno
import os
import platform
import subprocess
import sys

import pytest

from gobanapp.storage.file_lock import lock_file

HOLD = """
import sys
from pathlib import Path
from gobanapp.storage.file_lock import lock_file
held = lock_file(Path(sys.argv[1]))
print("held" if held else "taken", flush=True)
sys.stdin.read()
"""


def hold(path):
    return subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def test_a_lock_belongs_to_one_process_until_it_dies(tmp_path):
    path = tmp_path / "lock"
    with hold(path) as other:
        assert other.stdout.readline() == "held\n"
        assert lock_file(path) is None
        other.kill()
    held = lock_file(path)
    assert held is not None
    with hold(path) as other:
        assert other.stdout.readline() == "taken\n"
        other.kill()
    held.close()


@pytest.mark.skipif(sys.platform == "win32", reason="it has no numbers to ask for")
def test_without_locks_the_number_of_the_process_does(tmp_path, monkeypatch):
    def no_locks(*_):
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr("fcntl.flock", no_locks)
    path = tmp_path / "lock"
    held = lock_file(path)
    assert path.read_text().startswith(f"{os.getpid()} ")
    held.close()
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as other:
        path.write_text(f"{other.pid} {platform.node()}")
        assert lock_file(path) is None
        other.kill()
    held = lock_file(path)
    assert held is not None
    held.close()
    path.write_text("1 another-host")
    assert lock_file(path) is None
