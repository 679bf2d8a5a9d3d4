import subprocess
import sys

from gobanapp.ui.journal.lock import lock

HOLD = """
import sys
from pathlib import Path
from gobanapp.ui.journal.lock import lock
held = lock(Path(sys.argv[1]))
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
        assert lock(path) is None
        other.kill()
    held = lock(path)
    assert held is not None
    with hold(path) as other:
        assert other.stdout.readline() == "taken\n"
        other.kill()
    held.close()
