"""The wheel for pip and pipx, and the source archive that it can be built from again."""

from __future__ import annotations

import sys
from pathlib import Path

from build_tools import ROOT, call


def make_wheel(dist: Path, root: Path = ROOT) -> list[Path]:
    """Build both with the environment's hatchling, without a network; return them.

    ``root``: the sources. Raises ``NotMade``.
    """
    before = {file: file.stat().st_mtime_ns for file in dist.glob("*")}
    call([sys.executable, "-m", "hatchling", "build", "-d", str(dist)], folder=root)
    made = [*dist.glob("gobanapp-*.tar.gz"), *dist.glob("gobanapp-*.whl")]
    return [file for file in made if before.get(file) != file.stat().st_mtime_ns]
