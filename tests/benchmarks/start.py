"""How long it takes until the program is there, and the memory it then has."""

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
_EMPTY_WINDOW = (
    _TELL
    + """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
class Board(QWidget):
    def paintEvent(self, event):
        tell()
app = QApplication([])
window = QMainWindow()
window.setCentralWidget(Board())
window.resize(1200, 900)
window.show()
app.exec()
"""
)
_OURS = (
    _TELL
    + """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gobanapp.ui.board.board_widget import BoardWidget
paint = BoardWidget.paintEvent
def painted(self, event):
    paint(self, event)
    tell()
BoardWidget.paintEvent = painted
from gobanapp.app import main
main(sys.argv[3:])
"""
)
# The board has been painted before, as the tree of a large file waits for it.
_OURS_WITH_FILE = (
    _TELL
    + """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from gobanapp.ui.record.tree.tree_panel import TreePanel
paint = TreePanel.paintEvent
def painted(self, event):
    paint(self, event)
    if len(self._shown.game.tree) > 100 and not self._shown.is_stale:
        tell()
TreePanel.paintEvent = painted
from gobanapp.app import main
main(sys.argv[3:])
"""
)

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
    yield _first_of_all(max(1, turns // 3))
    usual = _used_home()
    few = max(1, turns // 3)
    rested = [start(_OURS, usual, rest=_REST) for _ in range(few)]  # makes the wood, too
    ours, floor = [], []
    for _ in range(turns):
        ours.append(start(_OURS, usual))
        floor.append(start(_EMPTY_WINDOW, usual))
    empty = Peer("an empty window of PySide6", Figures.of_seconds(s.seconds for s in floor))
    yield Line(
        what="to the first painted board",
        ours=Figures.of_seconds(one.seconds for one in ours),
        aim=300,
        peers=(empty,),
        why=_WHOLE_PROGRAM,
    )
    if hasattr(os, "posix_fadvise"):
        yield _cold(usual, few)
    if sys.platform == "linux":
        bare = [start(_EMPTY_WINDOW, usual, rest=0.2) for _ in range(few)]
        yield _memory("at rest", rested, bare, aim=100)
    yield from _with_file(usual, few)
    yield from _commands(turns)
    yield from _bundle(usual, few)


_WHOLE_PROGRAM = (
    "A window with all its parts is made at once. Of a start the import of PySide6 takes a "
    "quarter, that of the program's own modules two fifths, the rest is the window and its paint; "
    "see tests/benchmarks/profile_start.py."
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


def _first_of_all(turns: int) -> Line:
    """Measure the start that greets: with no settings, and the wood of the board to be made."""
    seconds = [start(_OURS, home() / f"new{turn}").seconds for turn in range(turns)]
    figures = Figures.of_seconds(seconds)
    return Line(what="the very first start", ours=figures, aim=300, why=_WHOLE_PROGRAM)


def _cold(usual: Path, turns: int) -> Line:
    """Measure with what we load out of the memory; by the clock, as it is the disk that counts."""
    found: dict[str, list[float]] = {_OURS: [], _EMPTY_WINDOW: []}
    for _ in range(turns):
        for code, seconds in found.items():
            forget_files(what_we_load())
            seconds.append(start(code, usual).elapsed)
    return Line(
        what="the same, nothing of it in memory",
        ours=Figures.of_seconds(found[_OURS]),
        aim=400,
        peers=(Peer("an empty window of PySide6", Figures.of_seconds(found[_EMPTY_WINDOW])),),
        why=_WHOLE_PROGRAM,
    )


def _memory(what: str, ours: Sequence[Started], bare: Sequence[Started], aim: float) -> Line:
    return Line(
        what=f"memory {what}",
        unit=Unit.MEGABYTES,
        ours=Figures.of_values([one.megabytes for one in ours]),
        aim=aim,
        peers=(
            Peer("an empty window of PySide6", Figures.of_values([one.megabytes for one in bare])),
        ),
        why="Qt itself takes most of it, and keeps the pictures of board and stones.",
    )


def _with_file(usual: Path, turns: int) -> Iterator[Line]:
    file = home() / "large.sgf"
    file.write_bytes(records.dictionary())
    found = [start(_OURS_WITH_FILE, usual, str(file)) for _ in range(turns)]
    yield Line(
        what="with 60,000 nodes to board and tree",
        ours=Figures.of_seconds(one.seconds for one in found),
        aim=600,
    )
    if sys.platform == "linux":
        yield Line(
            what="memory then",
            unit=Unit.MEGABYTES,
            ours=Figures.of_values([one.megabytes for one in found]),
            aim=160,
        )


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
            peers=(Peer("a Python that does nothing", Figures.of_seconds(found["nothing"])),),
        )


BUNDLE = ROOT / "dist" / "gobanapp" / "gobanapp"


def _bundle(usual: Path, turns: int) -> Iterator[Line]:
    """Measure the bundle where one was made, in turns with the checkout.

    By the pixels of a screen: a bundle cannot be asked.
    """
    what = "the bundle to its painted window"
    if not BUNDLE.is_file():
        yield left_out(what, "There is none in dist/, see dev.py bundle.")
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
    checkout = Peer("the checkout", Figures.of_seconds(found["checkout"]))
    yield Line(what=what, ours=Figures.of_seconds(found["bundle"]), peers=(checkout,))
