"""Agreement of our territory with goscorer, which Online-Go.com uses, point for point.

GOSCORER=FOLDER python -m tests.accuracy.goscorer [BOARDS] [--show]

The folder is a checkout of github.com/lightvector/goscorer; it is run by Node.js. Boards are made
at random, BOARDS of each kind, and the ends of collected games are added with the dead stones of
engines. goscorer is asked for each board in its eight orientations: where these differ, its answer
is a matter of chance, as in some it looks for closed borders in a column that is not at the edge.
Half of the boards are held back, and a difference there is never shown.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.point import Point
from gobanapp.rules.territory import territory
from tests.accuracy.corpus import CORPUS
from tests.accuracy.finished_boards import KINDS, FinishedBoard, finished_boards
from tests.accuracy.scoring import games_of
from tests.board_text import parse_board

FINALS: Final = "real games"
EDITED: Final = "real games, edited"
SEED: Final = "accuracy"
SHOWN: Final = 5

# Prints for each line of input the owners of the points, a row for each row, and whether all
# orientations agree.
ASK: Final = """
import { territoryScoring } from './goscorer.mjs';
import readline from 'node:readline';
for await (const line of readline.createInterface({ input: process.stdin })) {
  const { rows, dead } = JSON.parse(line);
  const isDead = new Set(dead.map(String));
  const found = new Set();
  let first = null;
  for (let number = 0; number < 8; number++) {
    const isTurned = number & 1;
    const size = [rows.length, rows[0].length];
    const [height, width] = isTurned ? size.reverse() : size;
    const place = (y, x) => {
      const [down, right] = [number & 2 ? height - 1 - y : y, number & 4 ? width - 1 - x : x];
      return isTurned ? [down, right] : [right, down];
    };
    const grid = (cell) => Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => cell(place(y, x))));
    const scored = territoryScoring(
      grid(([x, y]) => '.XO'.indexOf(rows[y][x])), grid((at) => isDead.has(String(at))), false);
    const owners = rows.map((row) => Array(row.length).fill('.'));
    scored.forEach((row, y) => row.forEach((point, x) => {
      const [column, line] = place(y, x);
      owners[line][column] = '.XO'[point.isTerritoryFor];
    }));
    const map = owners.map((row) => row.join(''));
    first ??= map;
    found.add(map.join('/'));
  }
  console.log(JSON.stringify([first, found.size === 1]));
}
"""


@dataclass(frozen=True, slots=True)
class Answer:
    owners: list[str]
    is_same_turned: bool


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.accuracy.goscorer")
    parser.add_argument("boards", nargs="?", type=int, default=200, metavar="BOARDS")
    parser.add_argument("--show", action="store_true", help="draw some boards that differ")
    parser.add_argument("--quick", action="store_true", help="do not ask goscorer")
    asked = parser.parse_args(arguments)
    script = Path(os.environ.get("GOSCORER") or "none") / "javascript" / "goscorer.js"
    if asked.quick or not script.is_file() or not shutil.which("node"):
        print("Not compared with goscorer: GOSCORER names no checkout of it, or node is missing.")
        return 0
    print("The same territory as goscorer, dead stones given")
    print("                           turned boards agree         all boards    score")
    finals = final_boards()
    for kind in [*KINDS, *([EDITED, FINALS] if finals else [])]:
        boards = (
            finals if kind == FINALS else list(finished_boards(kind, asked.boards, SEED, finals))
        )
        compare(kind, boards, answers(script, boards), asked.show)
    return 0


def final_boards() -> list[FinishedBoard]:
    """Return the ends of the collected games, with the dead stones of each engine once."""
    if not CORPUS.is_dir():
        return []
    found = {
        FinishedBoard.of(entry["position"].board, dead): None
        for folder in ("games19", "games_small")
        for entry in games_of(folder)
        for source, dead in entry["dead"].items()
        if source != "none"
    }
    return list(found)


def answers(script: Path, boards: Iterable[FinishedBoard]) -> list[Answer]:
    """Return what goscorer makes of each board."""
    lines = [json.dumps({"rows": board.rows, "dead": board.dead}) for board in boards]
    with tempfile.TemporaryDirectory() as folder:
        shutil.copyfile(script, Path(folder) / "goscorer.mjs")
        program = Path(folder) / "ask.mjs"
        program.write_text(ASK, encoding="utf-8")
        done = subprocess.run(
            ["node", program], input="\n".join(lines), capture_output=True, text=True, check=True
        )
    return [Answer(*json.loads(line)) for line in done.stdout.splitlines()]


def compare(kind: str, boards: list[FinishedBoard], found: list[Answer], show: bool) -> None:
    """Print how many boards of each half are the same, and draw some of those that are not."""
    halves = (Counter[str](), Counter[str]())
    left_to_show = SHOWN if show else 0
    for board, answer in zip(boards, found, strict=True):
        ours = owners_of(board)
        is_held_back = hashlib.sha256(repr(board).encode()).digest()[0] % 2 == 1
        is_same = ours == answer.owners
        half = halves[is_held_back]
        half["boards"] += 1
        half["turned"] += answer.is_same_turned
        half["same turned"] += answer.is_same_turned and is_same
        half["same"] += is_same
        half["score"] += balance(ours) == balance(answer.owners)
        if left_to_show and not is_same and answer.is_same_turned and not is_held_back:
            left_to_show -= 1
            draw(board, ours, answer.owners)
    for name, half in zip(("", "held back"), halves, strict=True):
        shares = (
            f"{half[same]:6} of {half[all_]:6} ({100 * half[same] / max(half[all_], 1):6.2f} %)"
            for same, all_ in (("same turned", "turned"), ("same", "boards"), ("score", "boards"))
        )
        print(f"  {kind:23}", "  ".join(shares), name)


def owners_of(board: FinishedBoard) -> list[str]:
    """Return whose points count, without those in seki and those to be filled."""
    position: Board = parse_board("\n".join(board.rows))
    top = position.height - 1
    dead = [Point(x, top - y) for x, y in board.dead]
    owned = territory(position, dead).without_seki().owned
    letters = dict.fromkeys(owned.black, "X") | dict.fromkeys(owned.white, "O")
    return [
        "".join(letters.get(Point(x, top - y), ".") for x in range(position.width))
        for y in range(position.height)
    ]


def balance(owners: list[str]) -> int:
    return sum(row.count("X") - row.count("O") for row in owners)


def draw(board: FinishedBoard, ours: list[str], theirs: list[str]) -> None:
    for y, row in enumerate(board.rows):
        stones = "".join(
            letter.lower() if (x, y) in board.dead else letter for x, letter in enumerate(row)
        )
        print("   ", stones, "  ours", ours[y], "  goscorer", theirs[y])
    print()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
