"""Profile of a start: its phases, the slowest imports and the slowest functions.

python -m tests.benchmarks.profile_start         a start as it is every day, without a screen
python -m tests.benchmarks.profile_start FILE    the same with a file

The phases are the least of some starts. The lists are of one start each, which is slower for being
looked at: they say what is dear beside what, not how long it takes.
"""

from __future__ import annotations

import io
import json
import pstats
import re
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.processes import ROOT, home, own_environment

TURNS = 5
SHOWN = 25
# Each does with the garbage collector what the program's entry does.
_MEASURED = """
import gc, json, os, sys, time
gc.disable()
def used():
    return time.process_time()
at = {"the interpreter": used()}
import PySide6.QtWidgets
at["imports of PySide6"] = used()
import gobanapp.app
gc.freeze()
at["imports of gobanapp"] = used()
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gobanapp.ui.board.board_widget import BoardWidget
from gobanapp.ui.window.main_window import MainWindow
make, show, paint = MainWindow.__init__, MainWindow.show, BoardWidget.paintEvent
def made(self, *arguments):
    at.setdefault("the application, its look and language", used())
    make(self, *arguments)
    at.setdefault("the window made", used())
def shown(self):
    at.setdefault("the window filled", used())
    show(self)
def painted(self, event):
    paint(self, event)
    if "the first paint" not in at:
        at["the first paint"] = used()
        names = [name for name in sys.modules]
        QTimer.singleShot(1500, lambda: ended(names))
def ended(names):
    at["what comes after it, on all threads"] = used()
    later = [name for name in sys.modules if name not in set(names)]
    print(json.dumps([at, names, later]), flush=True)
    os._exit(0)
MainWindow.__init__, MainWindow.show, BoardWidget.paintEvent = made, shown, painted
sys.argv[0] = "gobanapp"
gobanapp.app.main(sys.argv[1:])
"""
_TO_THE_FIRST_PAINT = """
import gc, os, sys
gc.disable()
from gobanapp.ui.board.board_widget import BoardWidget
paint = BoardWidget.paintEvent
def painted(self, event):
    paint(self, event)
    {then}
BoardWidget.paintEvent = painted
from gobanapp.app import main
gc.freeze()
{first}
main(sys.argv[2:])
"""
_IMPORTS = _TO_THE_FIRST_PAINT.format(first="", then="sys.stderr.flush(); os._exit(0)")
# The imports have a list of their own.
_FUNCTIONS = _TO_THE_FIRST_PAINT.format(
    first="import cProfile, time; profile = cProfile.Profile(time.process_time); profile.enable()",
    then="profile.disable(); profile.dump_stats(sys.argv[1]); os._exit(0)",
)


@dataclass(frozen=True, slots=True)
class Import:
    """A module that was imported, with microseconds: its own, and with what it imported first."""

    name: str
    own: int
    whole: int


def main(files: list[str]) -> int:
    paths = [str(Path(file).resolve()) for file in files]
    at = home() / "used"
    run(["-c", _MEASURED, *paths], at)  # so that settings are there, and the wood of the board
    print_phases([json.loads(run(["-c", _MEASURED, *paths], at)) for _ in range(TURNS)])
    reading = ["-X", "importtime", "-c", _IMPORTS, "", *paths]
    imports = least_of([list(imports_of(run(reading, at, error=True))) for _ in range(TURNS)])
    print_packages(imports)
    print_imports(imports)
    print_functions(at, paths)
    return 0


def run(arguments: Sequence[str], at: Path, *, error: bool = False) -> str:
    """Return what Python says at the first paint. Raises CalledProcessError."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env=own_environment(at),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stderr if error else done.stdout


def print_phases(found: list[list]) -> None:
    """Print what each phase took of the processor, in the start in which all took least."""
    print(f"Phases of a start, ms of the processor, the least of {len(found)} starts")
    ends = {name: min(one[0][name] for one in found) for name in found[0][0]}
    before = 0.0
    for name, end in ends.items():
        print(f"  {1000 * (end - before):7.1f}  {1000 * end:7.1f}  {name}")
        before = end
    _, names, later = found[0]
    print(f"\n{len(names)} modules are loaded at the first paint, {len(later)} later:")
    for kind, all_names in (("at the first paint", names), ("later", later)):
        counts: dict[str, int] = defaultdict(int)
        for name in all_names:
            counts[package_of(name)] += 1
        told = ", ".join(f"{package} {count}" for package, count in sorted(counts.items()))
        print(f"  {kind}: {told or 'none'}")


def package_of(module: str) -> str:
    """Return what a module is counted with: our rooms one by one, all of Python's as one."""
    parts = module.split(".")
    if parts[0] == "gobanapp":
        return ".".join(parts[:2])
    return parts[0] if parts[0] in {"PySide6", "shiboken6", "numpy"} else "Python"


def imports_of(report: str) -> Iterator[Import]:
    """Yield what ``-X importtime`` reports."""
    for own, whole, name in re.findall(
        r"^import time:\s+(\d+) \|\s+(\d+) \|\s+(\S+)$", report, re.MULTILINE
    ):
        yield Import(name, int(own), int(whole))


def least_of(reports: Sequence[Sequence[Import]]) -> list[Import]:
    """Return each module of the first report with the least that any has of it."""
    least: dict[str, Import] = {}
    for report in reports:
        for one in report:
            before = least.get(one.name, one)
            own, whole = min(one.own, before.own), min(one.whole, before.whole)
            least[one.name] = Import(one.name, own, whole)
    return list(least.values())


def print_packages(imports: list[Import]) -> None:
    print("\nImports by package: ms of their own, modules")
    sums: dict[str, list[int]] = defaultdict(list)
    for one in imports:
        sums[package_of(one.name)].append(one.own)
    for package, each in sorted(sums.items(), key=lambda item: -sum(item[1])):
        print(f"  {sum(each) / 1000:7.1f}  {len(each):4}  {package}")


def print_imports(imports: list[Import]) -> None:
    print(f"\nThe {SHOWN} dearest imports: ms of their own, ms with what they import first")
    for one in sorted(imports, key=lambda one: -one.own)[:SHOWN]:
        print(f"  {one.own / 1000:7.1f}  {one.whole / 1000:7.1f}  {one.name}")


def print_functions(at: Path, paths: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder, "profile"))
        run(["-c", _FUNCTIONS, file, *paths], at)
        said = io.StringIO()
        stats = pstats.Stats(file, stream=said)
    print(f"\nThe {SHOWN} dearest functions after the imports: ms of their own, with all they call")
    rows = []
    for (source, line, name), (_, calls, own, whole, _) in stats.stats.items():  # type: ignore[attr-defined]
        where = f"{source.removeprefix(str(ROOT) + '/')}:{line} " if line else ""
        rows.append((own, whole, calls, where + name))
    for own, whole, calls, what in sorted(rows, reverse=True)[:SHOWN]:
        print(f"  {1000 * own:7.1f}  {1000 * whole:7.1f}  {calls:6} x  {what}")


if __name__ == "__main__":
    start = time.perf_counter()
    status = main(sys.argv[1:])
    print(f"\nMeasured in {time.perf_counter() - start:.0f} s.")
    sys.exit(status)
