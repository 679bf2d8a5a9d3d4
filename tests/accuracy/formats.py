"""The share of collected GIB, NGF, UGF and UGI files that are read as expected, and the misses.

The folder lies beside the checkout and is no part of it.
"""

from __future__ import annotations

import codecs
import json
import re
import sys
from collections.abc import Iterator
from typing import Any

from gobanapp.rules.color import Color
from gobanapp.rules.result import Result
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.game_file import GameFile, SgfGame
from gobanapp.sgf.property_table import property_values
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.server_formats import read_server_format
from gobanapp.sgf.value_types import sgf_coordinates
from gobanapp.sgf.writer import write_games
from tests.accuracy.corpus import CORPUS

FORMATS = CORPUS / "formats"
FAMILY = {"gb2312": "gb18030", "gbk": "gb18030", "euc_kr": "cp949", "cp932": "shift_jis"}
PROPERTIES = ("PB", "PW", "BR", "WR", "DT", "CP", "GN", "PC", "EV", "RU", "HA")


def moves_of(game: SgfGame) -> list[list[str]]:
    """The moves of the main line as the index has them: colour, and SGF's letters."""
    board = sgf_coordinates(*game.size)
    moves = [node.content.move for node in game.tree.main_line()]
    return [
        [
            "B" if move.color is Color.BLACK else "W",
            "" if move.point is None else board.name(move.point),
        ]
        for move in moves
        if move is not None
    ]


def root_values(game: SgfGame) -> dict[str, list[str]]:
    """The properties of the root as they are written."""
    written = write_games([game]).decode()
    text = written[written.index(";") + 1 : written.find("\n;") if "\n;" in written else None]
    return dict(property_values(text))


def differences(file: GameFile, data: bytes, expect: dict[str, Any]) -> Iterator[str]:
    """Yield what came out otherwise."""
    game = file.games[0]
    moves = moves_of(game)
    if len(moves) != expect["n_moves"]:
        yield f"{len(moves)} moves and not {expect['n_moves']}"
    for key, part in (
        ("first_moves", moves[: len(expect.get("first_moves", ()))]),
        ("last_moves", moves[-len(expect.get("last_moves", (1,))) :]),
    ):
        if key in expect and part != expect[key]:
            yield f"{key}: {part}"
    wanted = codecs.lookup(expect.get("encoding", "utf-8")).name
    if not data.isascii() and FAMILY.get(file.encoding, file.encoding) != FAMILY.get(
        wanted, wanted
    ):
        yield f"encoding {file.encoding} and not {wanted}"
    if "handicap" in expect and int(expect["handicap"]) != (game.root.content.info.handicap or 0):
        yield f"handicap {game.root.content.info.handicap}"
    if "komi" in expect and float(expect["komi"]) != game.root.content.info.komi:
        yield f"komi {game.root.content.info.komi}"
    yield from _asserted(game, moves, expect.get("asserted_by_source_tests", {}))
    again = read_games(write_games(file.games)).games[0]
    mine = [node.content for node in game.tree.walk()]
    its = [node.content for node in again.tree.walk()]
    if mine != its:
        yield "written and read, not the same"


def _asserted(game: SgfGame, moves: list[list[str]], asserted: dict[str, Any]) -> Iterator[str]:
    """Yield what is not as the tests of the projects want it that the files come from."""
    values = root_values(game)
    for name, wanted in asserted.items():
        found: Any = values.get(name, [""])[0]
        if name == "AB":
            is_same = sorted(values.get("AB", [])) == sorted(wanted)
        elif name in ("KM", "SZ"):
            is_same = bool(found) and float(found) == float(wanted)
        elif name == "RE":
            is_same = found == wanted or Result.parse(found) == Result.parse(wanted)
        elif name == "moves":
            is_same, found = moves[: len(wanted)] == wanted, moves[: len(wanted)]
        elif name == "first":
            is_same, found = moves[0] == re.split(r"\s+", wanted), moves[0]
        else:
            is_same = name not in PROPERTIES or found == wanted
        if not is_same:
            yield f"{name}: {found} and not {wanted}"


def main() -> int:
    """Print what comes out otherwise and the share that comes out."""
    if not FORMATS.is_dir():
        print(f"No files to read: there is no folder {FORMATS}.")
        return 0
    cases = json.loads((FORMATS / "index.json").read_text(encoding="utf-8"))["files"]
    good = 0
    for case in cases:
        data = (CORPUS / case["file"]).read_bytes()
        try:
            file = read_server_format(data)
        except UnreadableFile as error:
            found = [f"not readable: {error.reason.value}"]
        else:
            found = (
                ["not recognised"] if file is None else [*differences(file, data, case["expect"])]
            )
            for problem in file.problems if file else ():
                print(
                    f"  {case['file']}, line {problem.line}: {problem.code.value} {problem.found}"
                )
        good += not found
        for difference in found:
            print(f"  {case['file']}: {difference}")
    print(f"{good} of {len(cases)} as expected")
    return 0


if __name__ == "__main__":
    sys.exit(main())
