"""The share of collected SGF files that are read as expected, and the misses.

The folder lies beside the checkout and is no part of it.
"""

from __future__ import annotations

import codecs
import json
import sys
from collections.abc import Iterator
from typing import Any

from gobanapp.game.node import Node
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.game_file import SgfGame
from gobanapp.sgf.property_table import property_values
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.value_types import read_simple_text
from gobanapp.sgf.writer import write_games
from tests.accuracy.corpus import CORPUS

FILES = CORPUS / "sgf_parse"
LARGE = {"large/synthetic_60k.sgf": {"games": 1, "nodes": 60_000, "leaves": 10_139, "depth": 1234}}
OF_THE_FILE = ("FF", "GM", "CA", "AP", "SZ")
FAMILY = {"gbk": "gb18030", "utf-16-be": "utf-16", "utf-16-le": "utf-16"}


def values_of(game: SgfGame, name: str) -> list[str]:
    """Return all values of a property in the first node that has it, as they stood."""
    for node in game.tree.walk():
        values = [
            value
            for other, found in property_values(node.text or "")
            if other == name
            for value in found
        ]
        if values:
            return values
    return []


def shape(game: SgfGame) -> dict[str, int]:
    depths = {}
    leaves = 0
    for node in game.tree.walk():
        depths[node.id] = depths[node.parent] + 1 if node.parent is not None else 1
        leaves += not node.children
    main = list(game.tree.main_line())
    moves = sum(
        len(found)
        for node in main
        for name, found in property_values(node.text or "")
        if name in "BW"
    )
    return {
        "nodes": len(depths),
        "leaves": leaves,
        "depth": max(depths.values()),
        "main_nodes": len(main),
        "main_moves": moves,
    }


def properties(node: Node) -> list[tuple[str, list[str]]]:
    """Return all that stands in a node, in its order, but for what describes the file."""
    found = [(name, values) for name, values in property_values(node.text or "")]
    if node.parent is not None:
        return found
    return [(name, values) for name, values in found if name not in OF_THE_FILE]


def differences(data: bytes, expect: dict[str, Any]) -> Iterator[str]:
    """Yield what came out otherwise."""
    outcome = expect.get("outcome", "loads")
    try:
        file = read_games(data)
    except UnreadableFile as error:
        if "error" not in outcome:
            yield f"not readable: {error.reason.value}"
        return
    if outcome == "error":
        yield "readable"
        return
    game = file.games[0]
    found: dict[str, Any] = {"games": len(file.games), **shape(game)}
    found["nodes_per_game"] = [len(other.tree) for other in file.games]
    root = game.tree.root.content
    found["comment"], found["PB"] = root.comment, root.info.names.black
    found["CP"] = root.info.copyright
    for key, value in expect.items():
        if key in found and found[key] != value:
            yield f"{key}: {found[key]} and not {value}"
    yield from _other_differences(game, file.encoding, expect)
    written = write_games(file.games)
    again = read_games(written)
    if write_games(again.games) != written:
        yield "written twice, not the same"
    if [shape(other) for other in again.games] != [shape(other) for other in file.games]:
        yield "written and read, another shape"
    for old, new in zip(file.games, again.games, strict=True):
        if list(map(properties, old.tree.walk())) != list(map(properties, new.tree.walk())):
            yield "written and read, other properties"


def _other_differences(game: SgfGame, encoding: str, expect: dict[str, Any]) -> Iterator[str]:
    wanted = codecs.lookup(expect.get("encoding", encoding)).name
    if FAMILY.get(encoding, encoding) != FAMILY.get(wanted, wanted):
        yield f"encoding {encoding} and not {wanted}"
    decoded = dict(expect.get("decoded", {}))
    comments = [node.content.comment for node in game.tree.walk()]
    for comment in decoded.pop("comments", ()):
        if comment not in comments:
            yield f"no comment {comment[:40]!r}"
    # RE of the root was noted before it was decoded.
    decoded |= {
        name.removeprefix("root_"): text
        for name, text in expect.items()
        if name.startswith("root_") and name != "root_RE"
    }
    for name, text in decoded.items():
        if [read_simple_text(value) for value in values_of(game, name)][:1] != [text]:
            yield f"{name}: {values_of(game, name)} and not {text!r}"
    for name, raw in expect.get("raw", {}).items():
        if values_of(game, name) != raw:
            yield f"{name}: {values_of(game, name)} and not {raw}"
    set_up = game.tree.root.content.set_up
    for name, count in expect.get("setup_counts", {}).items():
        if len(set_up.black if name == "AB" else set_up.white) != count:
            yield f"{name}: not {count} stones"


def main() -> int:
    """Print what comes out otherwise and the share that comes out."""
    if not FILES.is_dir():
        print(f"No files to read: there is no folder {FILES}.")
        return 0
    files = json.loads((FILES / "index.json").read_text(encoding="utf-8"))["files"]
    texts = json.loads((FILES / "inline.json").read_text(encoding="utf-8"))["cases"]
    cases = [(case["file"], (FILES / case["file"]).read_bytes(), case["expect"]) for case in files]
    cases += [(name, (CORPUS / name).read_bytes(), expect) for name, expect in LARGE.items()]
    cases += [(case["name"], case["sgf"].encode(), case["expect"]) for case in texts]
    good = 0
    for name, data, expect in cases:
        found = list(differences(data, expect))
        good += not found
        for difference in found:
            print(f"  {name} ({expect.get('outcome')}): {difference}")
    print(f"{good} of {len(cases)} as expected")
    others = sorted(path for path in CORPUS.glob("games*/*.sgf"))
    wrong = [path for path in others if [*differences(path.read_bytes(), {})]]
    print(f"{len(others) - len(wrong)} of {len(others)} other games come back as they were", *wrong)
    return 0


if __name__ == "__main__":
    sys.exit(main())
