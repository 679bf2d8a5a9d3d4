"""Programs started to be measured: the same checkout, a home of their own, no screen."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from tests.own_home import own_home

ROOT = Path(__file__).resolve().parents[2]


@cache
def home() -> Path:
    """Return an empty folder that is the home of what this process starts; it goes with it."""
    folder = tempfile.TemporaryDirectory(prefix="gobanapp-bench-")
    _kept.append(folder)
    return Path(folder.name)


_kept: list[tempfile.TemporaryDirectory[str]] = []


def own_environment(at: Path | None = None) -> dict[str, str]:
    """Return an environment in which nothing of the user's is read or written.

    ``at``: the folder that is home; without it that of this process is kept.
    """
    made = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
    made["QT_QPA_PLATFORM"] = "offscreen"
    made.pop("PYTHONDONTWRITEBYTECODE", None)  # or each start would compile the whole program
    if at is not None:
        made["QT_QPA_PLATFORM"] = f"offscreen:configfile={_screen(at)}"
        made |= own_home(at)
    return made


def _screen(folder: Path) -> Path:
    """Describe to Qt a screen on which the whole window has its place; its own is 800 wide."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "screen.json"
    screen = {"name": "large", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    file.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return file


def settle_in() -> None:
    """Give this process a home of its own, before anything of Qt is loaded."""
    os.environ.update(own_environment(home()))


def command_seconds(command: Sequence[str]) -> float:
    """Return the seconds from the start of a command to its end. Raises CalledProcessError.

    By the clock, or of the processors where that is less: a busy machine lets it wait.
    """
    start, used = time.perf_counter(), _processor_seconds()
    subprocess.run(
        command,
        env=own_environment(home()),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
        cwd=ROOT,
    )
    elapsed = time.perf_counter() - start
    return min(elapsed, _processor_seconds() - used) if used else elapsed


def commands_in_turns(commands: Mapping[str, Sequence[str]], turns: int) -> dict[str, list[float]]:
    """Return the seconds of each command in each turn. Raises CalledProcessError."""
    found: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(turns):
        for name, command in commands.items():
            found[name].append(command_seconds(command))
    return found


def _processor_seconds() -> float:
    """Return what the processes that have ended have used, 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime + 1e-9


def gobanapp(*arguments: str) -> list[str]:
    """Return the command line of one of our commands."""
    return [sys.executable, "-m", "gobanapp", *arguments]


def resident_megabytes(process: int | str = "self") -> float:
    """Return the memory of a process that lies in the machine's. Raises OSError but on Linux."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


def forget_files(folders: Iterable[Path]) -> None:
    """Let the system drop what it keeps in memory of files, as after it was switched on.

    It keeps what another running process has mapped.
    """
    for folder in folders:
        for path in folder.rglob("*"):
            if path.is_file():
                descriptor = os.open(path, os.O_RDONLY)
                os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
                os.close(descriptor)


def what_we_load() -> list[Path]:
    """Return the folders a start reads from: the program, Qt, numpy, Python's own modules."""
    folders = [ROOT / "gobanapp", ROOT / "resources", Path(sysconfig.get_path("stdlib"))]
    for package in ("PySide6", "shiboken6", "numpy"):
        found = importlib.util.find_spec(package)
        if found is not None and found.origin is not None:
            folders.append(Path(found.origin).parent)
    return folders
