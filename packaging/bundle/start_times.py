"""How quickly the program starts, from the checkout and as a bundle, by turns."""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import virtual_screen
from build_tools import ROOT

RECORD: Final = ROOT / "tests" / "data" / "records" / "ear_reddening.sgf"
TIMES: Final = 11

_COLUMNS = f"{'least':>8} {'median':>8}"
HEAD: Final = f"{'seconds':26}{'checkout':>17}   {'bundle':>17}\n{'':26}{_COLUMNS}   {_COLUMNS}"

Watch: TypeAlias = Callable[[Sequence[str], Mapping[str, str]], float]
"""Runs a command in an environment and returns the seconds that a user waits."""


class Row(NamedTuple):
    """The seconds of each round, of the checkout and of the bundle."""

    name: str
    checkout: list[float]
    bundle: list[float]

    def __str__(self) -> str:
        both = (self.checkout, self.bundle)
        columns = [f"{min(seconds):8.3f} {statistics.median(seconds):8.3f}" for seconds in both]
        return f"{self.name:26}" + "   ".join(columns)


def rows(bundle: Path, times: int = TIMES) -> list[Row]:
    """Measure the starts of the program at ``bundle`` beside those of the checkout.

    Files and wood are in the caches: a round that is not counted goes before.
    """
    with tempfile.TemporaryDirectory() as folder:
        svg, png = (str(Path(folder, f"diagram.{ending}")) for ending in ("svg", "png"))
        record = str(RECORD)
        table: list[tuple[str, list[str], Watch]] = [
            ("gobanapp --version", ["--version"], _to_the_end),
            ("score", ["score", record, "--json"], _to_the_end),
            ("thumbnail", ["thumbnail", record, "-o", png], _to_the_end),
            ("diagram to SVG", ["diagram", record, "-o", svg], _to_the_end),
            ("diagram to PNG", ["diagram", record, "-o", png], _to_the_end),
        ]
        if shutil.which("Xvfb"):
            table.append(("window to first paint", [], virtual_screen.seconds_to_paint))
        environment = virtual_screen.own_home(Path(folder)) | {"PYTHONPATH": str(ROOT)}
        programs = ([sys.executable, "-m", "gobanapp"], [str(bundle)])
        found = []
        for name, arguments, watch in table:
            seconds: tuple[list[float], list[float]] = ([], [])
            for _ in range(times + 1):
                for program, measured in zip(programs, seconds, strict=True):
                    measured.append(watch([*program, *arguments], environment))
            found.append(Row(name, seconds[0][1:], seconds[1][1:]))
        return found


def _to_the_end(command: Sequence[str], environment: Mapping[str, str]) -> float:
    started = time.perf_counter()
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - started
