"""Time and memory of a start."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks import records
from tests.benchmarks.least import BARE_PYTHON, BARE_WIDGET
from tests.benchmarks.line import Figures, Line, Peer, Unit, left_out
from tests.benchmarks.processes import (
    ROOT,
    commands_in_turns,
    forget_files,
    gobanapp,
    home,
    own_environment,
    what_we_load,
)

# Each tells when the first paint is done: by the clock since the process was made, and what it has
# used of the processor. Then it waits until it is at rest, tells its memory, and closes as a user
# would have it.
_TELL = """
import json, os, sys, time
def tell():
    if told:
        return
    told.append([time.time() - float(sys.argv[1]), time.process_time()])
    QTimer.singleShot(float(sys.argv[2]) * 1000, rest)
def rest():
    try:
        status = open("/proc/self/status").read()
        memory = int(status.split("VmRSS:")[1].split()[0]) / 1024
    except OSError:
        memory = 0
    print(json.dumps([*told[0], memory]), flush=True)
    if float(sys.argv[2]) == 0:
        os._exit(0)
    QApplication.closeAllWindows()
told = []
"""
# The least that shows anything.
_BARE_WIDGET = (
    _TELL
    + """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
class Bare(QWidget):
    def paintEvent(self, event):
        tell()
app = QApplication([])
widget = Bare()
widget.resize(1200, 900)
widget.show()
app.exec()
"""
)
# The program starts as from a terminal: only where a class is made is it told to tell.
_OURS = (
    _TELL
    + """
from importlib.machinery import PathFinder
def watch(painted_class):
    paint = painted_class.paintEvent
    def painted(self, event):
        paint(self, event)
        if is_whole(self):
            global QApplication, QTimer
            from PySide6.QtCore import QTimer
            from PySide6.QtWidgets import QApplication
            tell()
    painted_class.paintEvent = painted
class Finder:
    def find_spec(name, path, target=None):
        if name != WATCHED:
            return None
        spec = PathFinder.find_spec(name, path, target)
        make = spec.loader.exec_module
        def made(module):
            make(module)
            watch(getattr(module, CLASS))
        spec.loader.exec_module = made
        return spec
sys.meta_path.insert(0, Finder)
def is_whole(widget):
    return True
WATCHED, CLASS = "gobanapp.ui.board.board_widget", "BoardWidget"
"""
)
_STARTED = """
from gobanapp.__main__ import main
main(["--new", *sys.argv[3:]])
"""
# The board has been painted before, as the tree of a large file waits for it.
_OURS_WITH_FILE = (
    _OURS
    + """
def is_whole(panel):
    return len(panel._shown.game.tree) > 100 and not panel._shown.is_stale
WATCHED, CLASS = "gobanapp.ui.record.tree.tree_panel", "TreePanel"
"""
    + _STARTED
)
_OURS += _STARTED

_REST = 1.5
"""Seconds after the first paint in which the program comes to rest."""


@dataclass(frozen=True, slots=True)
class Started:
    """Seconds to the first paint, by the clock and of the processor, and megabytes at rest."""

    elapsed: float
    used: float
    megabytes: float

    @property
    def seconds(self) -> float:
        return min(self.elapsed, self.used)


def lines(turns: int = 9) -> Iterator[Line]:
    yield _first_of_all(max(3, turns // 3))
    usual = _used_home()
    few = max(1, turns // 3)
    rested = [start(_OURS, usual, rest=_REST) for _ in range(few)]  # makes the wood, too
    ours, floor = [], []
    for _ in range(turns):
        ours.append(start(_OURS, usual))
        floor.append(start(_BARE_WIDGET, usual))
    yield _beside_bare("to the first painted board", ours, floor, 2.4)
    if hasattr(os, "posix_fadvise"):
        yield _cold(usual, few)
    bare: list[Started] = []
    if sys.platform == "linux":
        bare = [start(_BARE_WIDGET, usual, rest=0.2) for _ in range(few)]
        yield _memory("at rest", rested, bare, aim=2)
    yield from _with_file(usual, few, bare)
    yield from _commands(turns)
    yield from _bundle(usual, few)


_WHOLE_PROGRAM = (
    "The window is built with all its parts. Python and PySide6 take three eighths of a start, the "
    "import of the program's own modules two fifths, the window and its first paint the rest; see "
    "tests/benchmarks/profile_start.py."
)


def start(code: str, at: Path, *files: str, rest: float = 0) -> Started:
    """Start a program that tells. Raises SubprocessError."""
    command = [sys.executable, "-c", code, str(time.time()), str(rest), *files]
    done = subprocess.run(
        command,
        env=own_environment(at),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
        cwd=ROOT,
        timeout=60,
    )
    return Started(*json.loads(done.stdout.splitlines()[-1]))


def _used_home() -> Path:
    """Return a home in which the program was used before, so that it greets nobody."""
    usual = home() / "usual"
    start(_OURS, usual, rest=_REST)
    return usual


def _beside_bare(what: str, ours: Sequence[Started], bare: Sequence[Started], aim: float) -> Line:
    mine, its = ([one.seconds for one in some] for some in (ours, bare))
    return Line(
        what=what,
        ours=Figures.of_seconds(mine),
        aim=aim,
        peers=(Peer.in_turns(BARE_WIDGET, mine, its),),
        why=_WHOLE_PROGRAM,
    )


def _first_of_all(turns: int) -> Line:
    """Measure the start that greets: with no settings, and the wood of the board to be made."""
    ours, bare = [], []
    for turn in range(turns):
        ours.append(start(_OURS, home() / f"new{turn}"))
        bare.append(start(_BARE_WIDGET, home() / f"bare{turn}"))
    return _beside_bare("the very first start", ours, bare, 3.5)


def _cold(usual: Path, turns: int) -> Line:
    """Measure with what we load out of the memory; by the clock, as it is the disk that counts."""
    found: dict[str, list[float]] = {_OURS: [], _BARE_WIDGET: []}
    for _ in range(turns):
        for code, seconds in found.items():
            forget_files(what_we_load())
            seconds.append(start(code, usual).elapsed)
    return Line(
        what="the same, its files not cached",
        ours=Figures.of_seconds(found[_OURS]),
        aim=2.5,
        peers=(Peer.in_turns(BARE_WIDGET, found[_OURS], found[_BARE_WIDGET]),),
        why=_WHOLE_PROGRAM,
    )


def _memory(what: str, ours: Sequence[Started], bare: Sequence[Started], aim: float) -> Line:
    return Line(
        what=f"memory {what}",
        unit=Unit.MEGABYTES,
        ours=Figures.of_values([one.megabytes for one in ours]),
        aim=aim,
        peers=(Peer(BARE_WIDGET, Figures.of_values([one.megabytes for one in bare])),),
        why="Qt itself takes most of it, and keeps the pictures of board and stones.",
    )


def _with_file(usual: Path, turns: int, rested: Sequence[Started]) -> Iterator[Line]:
    file = home() / "large.sgf"
    file.write_bytes(records.dictionary())
    ours, bare = [], []
    for _ in range(turns):
        ours.append(start(_OURS_WITH_FILE, usual, str(file)))
        bare.append(start(_BARE_WIDGET, usual))
    yield _beside_bare("with 60,000 nodes to board and tree", ours, bare, 7)
    if rested:
        yield _memory("then", ours, rested, aim=3.2)


def _commands(turns: int) -> Iterator[Line]:
    nothing = [sys.executable, "-c", "pass"]
    file = home() / "a_game.sgf"
    file.write_bytes(records.a_game())
    for arguments in (("--version",), ("--help",), ("check", str(file)), ("score", str(file))):
        shown = " ".join(arguments).replace(str(file), "a game")
        found = commands_in_turns({"ours": gobanapp(*arguments), "nothing": nothing}, turns)
        yield Line(
            what=f"the command: {shown}",
            ours=Figures.of_seconds(found["ours"]),
            peers=(Peer.in_turns(BARE_PYTHON, found["ours"], found["nothing"]),),
        )


BUNDLE = ROOT / "dist" / "gobanapp" / "gobanapp"


def _bundle(usual: Path, turns: int) -> Iterator[Line]:
    """Measure the bundle where one was made, in turns with the checkout.

    By the pixels of a screen: a bundle cannot be asked.
    """
    what = "the bundle to its painted window"
    if not BUNDLE.is_file():
        yield left_out(what, "There is none in dist/; dev.py bundle builds it.")
        return
    if shutil.which("Xvfb") is None:
        yield left_out(what, "There is no screen to look at, as Xvfb is not there.")
        return
    sys.path.append(str(ROOT / "packaging" / "bundle"))
    from virtual_screen import seconds_to_paint

    commands = {"bundle": [str(BUNDLE)], "checkout": gobanapp()}
    found: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(turns):
        for name, command in commands.items():
            found[name].append(seconds_to_paint(command, own_environment(usual)))
    checkout = Peer.in_turns("the checkout", found["bundle"], found["checkout"])
    yield Line(what=what, ours=Figures.of_seconds(found["bundle"]), peers=(checkout,))
