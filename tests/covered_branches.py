"""Tell how many of the branches in the rooms below the window tests run, room by room.

python3 dev.py coverage [ARGS]    ARGS go to pytest (tests/clock)

Counted are branches alone: an ``if`` has two, and lines without one say little. The report of all
lines lies in ``build/coverage`` afterwards.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "coverage"

ROOMS: Final = ("rules", "clock", "game", "sgf", "diagram", "learning", "paint", "cli")
LEAST: Final = 95.0
"""Percent of the branches of all these rooms together."""


class Branches(NamedTuple):
    """How many branches there are, and how many of them tests take."""

    covered: int = 0
    all: int = 0

    @property
    def percent(self) -> float:
        return 100 * self.covered / self.all if self.all else 100.0

    def __str__(self) -> str:
        return f"{self.covered:6} of {self.all:5}  {self.percent:6.2f} %"


def by_room(report: Mapping[str, Any]) -> dict[str, Branches]:
    """Return the branches of each of ``ROOMS``, from coverage's report in JSON."""
    rooms = dict.fromkeys(ROOMS, Branches())
    for name, file in report["files"].items():
        package, room, *_ = Path(name).parts
        if package == "gobanapp" and room in rooms:
            summary, before = file["summary"], rooms[room]
            rooms[room] = Branches(
                before.covered + summary["covered_branches"], before.all + summary["num_branches"]
            )
    return rooms


def total(rooms: Iterable[Branches]) -> Branches:
    rooms = [*rooms]
    return Branches(sum(room.covered for room in rooms), sum(room.all for room in rooms))


def coverage(*arguments: str) -> int:
    """Run coverage, and tell how it ended."""
    # The same random games each time: a branch must not be found by luck.
    environment = os.environ | {"CI": "true"}
    command = [sys.executable, "-m", "coverage", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    tests = [f"tests/{room}" for room in ROOMS]
    FOLDER.mkdir(parents=True, exist_ok=True)
    failed = coverage("run", "-m", "pytest", "-q", *(arguments or tests))
    written = FOLDER / "branches.json"
    if coverage("json", "--quiet", "-o", str(written)) or coverage("html", "-d", str(FOLDER)):
        print("coverage could not write its report; the reason is above.", file=sys.stderr)
        return 1
    rooms = by_room(json.loads(written.read_text("utf-8")))
    for room, branches in rooms.items():
        print(f"{room:12}{branches}")
    together = total(rooms.values())
    print(f"{'together':12}{together}   every line: {FOLDER / 'index.html'}")
    if failed:
        print("Tests failed, so this is not all that they run.", file=sys.stderr)
    elif not arguments and together.percent < LEAST:
        print(f"Tests must run {LEAST:g} % of the branches.", file=sys.stderr)
        failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
