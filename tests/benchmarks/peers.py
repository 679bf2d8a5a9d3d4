"""The programs that ours is compared with: whether they are there, and how they are asked.

sgfmill comes with the tests, GNU Go and sgf2dg from the system. Sabaki's libraries are fetched by
npm, where that is there, to the folder of the Python environment.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from tests.benchmarks.line import Figures, Peer

_SABAKI = Path(__file__).with_name("sabaki")
SGFMILL = "sgfmill"
SABAKI_SGF = "@sabaki/sgf"
SABAKI_BOARD = "@sabaki/go-board"
SABAKI_DEAD = "@sabaki/deadstones"
GNU_GO = "GNU Go"
SGF2DG = "sgf2dg"


def program(name: str) -> str | None:
    """Return the path of a program of the system; Debian keeps games apart."""
    return shutil.which(name) or shutil.which(name, path="/usr/games")


@cache
def sabaki_libraries() -> Path | None:
    """Return the folder in which node finds Sabaki's libraries, None where they cannot be had."""
    folder = Path(sys.prefix) / "peers"
    wanted = (_SABAKI / "package.json").read_text(encoding="utf-8")
    kept = folder / "package.json"
    if shutil.which("node") is None:
        return None
    if (folder / "node_modules").is_dir() and kept.read_text(encoding="utf-8") == wanted:
        return folder
    npm = shutil.which("npm")
    if npm is None:
        return None
    folder.mkdir(exist_ok=True)
    kept.write_text(wanted, encoding="utf-8")
    print("Fetching Sabaki's libraries", flush=True)
    command = [npm, "install", "--silent", "--no-audit", "--no-fund", "--no-package-lock"]
    done = subprocess.run(command, cwd=folder, check=False)
    return folder if done.returncode == 0 and (folder / "node_modules").is_dir() else None


class PeerFailed(Exception):
    """It is there, but cannot do this."""


def sabaki_peer(
    name: str, task: str, file: Path, turns: int, figures: Callable[[list[float]], Figures]
) -> Peer:
    """Return one of Sabaki's libraries with what it took, made of seconds by ``figures``."""
    try:
        seconds = sabaki(task, file, turns)
    except PeerFailed:
        return Peer(name, instead="fails")
    return Peer(name, None if seconds is None else figures(seconds))


def sabaki(task: str, file: Path, turns: int = 1) -> Any:
    """Return what ``sabaki/measure.js`` finds, None where it cannot run. Raises PeerFailed."""
    folder = sabaki_libraries()
    if folder is None:
        return None
    script = folder / "measure.js"  # beside the libraries, or node does not find them
    shutil.copyfile(_SABAKI / "measure.js", script)
    command = ["node", str(script), task, str(file), str(turns)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise PeerFailed
    return json.loads(done.stdout)


class GnuGo:
    """GNU Go, spoken to by GTP. At level 1 it is as right here as at 10, and twice as fast.

    ``options`` are those of its command line.
    """

    def __init__(self, path: str, *options: str) -> None:
        self._process = subprocess.Popen(
            [path, "--mode", "gtp", *(options or ("--level", "1"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def dead(self, board: Board) -> tuple[frozenset[Point], float] | None:
        """Return the dead stones and the seconds that took, None for boards it does not know."""
        if board.width != board.height or not 5 <= board.width <= 19:
            return None
        self.set_up(board)
        start = self._clock()
        said = self.say("final_status_list dead")
        return points(said.split()), self._clock() - start

    def set_up(self, board: Board) -> None:
        """Give it a square board."""
        self.say(f"boardsize {board.width}")
        self.say("clear_board")
        for point, color in board.stones():
            self.say(f"play {color.value} {point}")

    def board(self, size: int) -> Board:
        """Return the board as it stands now."""
        board = Board.empty(size, size)
        for color in Color:
            board = board.with_stones(color, points(self.say(f"list_stones {color.value}").split()))
        return board

    def moves(self, command: str) -> bool:
        """Have it play by ``command``, and return whether it did not pass or resign."""
        return self.say(command).lower() not in {"pass", "resign"}

    def _clock(self) -> float:
        """Return the seconds it has had a processor, where the system tells; else the time."""
        try:
            told = Path(f"/proc/{self._process.pid}/schedstat").read_text(encoding="ascii")
        except OSError:
            return time.perf_counter()
        return int(told.split()[0]) / 1e9

    def say(self, command: str) -> str:
        """Return what it answers, without the sign before it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines = list[str]()
        while (line := self._process.stdout.readline().strip()) or not lines:
            lines.append(line)
        return " ".join(lines).lstrip("=? ")


def points(names: Iterable[str]) -> frozenset[Point]:
    return frozenset(map(Point.parse, names))
