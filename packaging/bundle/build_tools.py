"""The programs that build: how they are called, and what is said where one fails."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


_PACKAGES: Final = {"dpkg-shlibdeps": "dpkg-dev", "iscc": "Inno Setup"}
"""What has a program, where that has another name."""


class NotMade(Exception):
    """Something could not be made; the text says what and why, to whoever builds."""


def call(command: Sequence[str], *, offscreen: bool = False, folder: Path = ROOT) -> None:
    """Run a program; what it says is shown as it comes. Raises ``NotMade``."""
    environment = dict(os.environ)
    if offscreen:
        environment["QT_QPA_PLATFORM"] = "offscreen"
    _demand(command[0])
    done = subprocess.run(command, cwd=folder, env=environment, check=False)
    if done.returncode != 0:
        raise NotMade(f"{' '.join(command[:3])} failed; the reason is above.")


def output_of(command: Sequence[str], folder: Path = ROOT) -> str:
    """Run a program in silence and return what it says. Raises ``NotMade``."""
    _demand(command[0])
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stdout + done.stderr).strip()
        raise NotMade(f"{' '.join(command[:3])} failed:\n{said}")
    return done.stdout


def _demand(program: str) -> None:
    if shutil.which(program) is None:
        package = _PACKAGES.get(program, program)
        raise NotMade(f"There is no {program}; install {package} and try again.")
