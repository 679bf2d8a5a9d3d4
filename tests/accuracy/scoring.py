"""The share of collected positions and games that are scored as expected, file by file.

The dead stones are given, so what is asked is who owns what, who lives only in seki, which eyes
have to be filled and where a border is open. The folder lies beside the checkout and is no part of
it.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from gobanapp.game.game import Game
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.position import Position
from gobanapp.rules.ruleset import JAPANESE, Ruleset
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.rules.scoring import score
from gobanapp.rules.territory import Territory, territory
from gobanapp.sgf.reader import read_games
from tests.accuracy.corpus import CORPUS, cases_of
from tests.board_text import parse_board
from tests.rules.rule_cases import Case, differences

COUNTS = ("small_counts", "special_positions", "katago_rules_scores")
SOURCES = ("marks", "gnugo", "katago")


def main() -> int:
    """Print what comes out. Return 1 if a map of territory does not."""
    if not CORPUS.is_dir():
        print(f"No positions to count: there is no folder {CORPUS}.")
        return 0
    print("Territory, groups in seki and false eyes, point by point")
    cases = cases_of("scoring/goscorer_territory_seki.json")
    wrong = report({case["name"]: list(map_differences(case)) for case in cases})
    print("Owners, and where a border is open")
    report({case["name"]: list(owner_differences(case)) for case in ogs_cases()})
    print("Counts")
    for name in COUNTS:
        cases = cases_of(f"scoring/{name}.json")
        report({case["name"]: count_differences(case) for case in cases}, name)
    games = [entry for folder in ("games19", "games_small") for entry in games_of(folder)]
    print("What other counts made of games, each with up to four sets of dead stones")
    report({entry["file"]: list(other_counts(entry)) for entry in games})
    print("Recorded results, with the dead stones of the marks or of an engine")
    sure = [entry for entry in games if entry["tier"] in "AB"]
    report({entry["file"]: result_differences(entry) for entry in sure})
    print("Time for a finished 19x19, in ms")
    times = sorted(time_of(entry) for entry in games if entry["size"] == 19)
    print(f"  median {statistics.median(times):.1f}, at most {times[-1]:.1f}")
    return 1 if wrong else 0


def report(results: dict[str, list[str]], what: str = "") -> int:
    """Print the share of those without a difference, and the differences; return their number."""
    wrong = {name: found for name, found in results.items() if found}
    print(f"  {len(results) - len(wrong):3} of {len(results):3}  {what}")
    for name, found in wrong.items():
        print(f"              {name}: {'; '.join(found)}")
    return len(wrong)


def points(names: Collection[str]) -> frozenset[Point]:
    return frozenset(map(Point.parse, names))


def drawn(board: Board, black: Collection[Point], white: Collection[Point]) -> list[str]:
    letters = dict.fromkeys(black, "X") | dict.fromkeys(white, "O")
    return [
        "".join(letters.get(Point(x, y), ".") for x in range(board.width))
        for y in reversed(range(board.height))
    ]


def names(found: Collection[Point]) -> str:
    return " ".join(map(str, sorted(found))) or "none"


# Positions


def map_differences(case: Case) -> Iterator[str]:
    board, expect = parse_board("\n".join(case["board"])), case["expect"]
    ground = territory(board, points(case["dead"]))
    counted = ground.without_seki().owned
    if drawn(board, counted.black, counted.white) != expect["territory"]:
        yield "territory"
    if extra := ground.seki ^ points(expect["seki_stones"]):
        yield f"in seki or not: {names(extra)}"
    if extra := ground.false_eyes ^ points(expect["unscorable_false_eyes"]):
        yield f"false or not: {names(extra)}"


def ogs_cases() -> list[Case]:
    return [case for case in cases_of("dead_stones/ogs_autoscore.json") if case["expect"]]


def owner_differences(case: Case) -> Iterator[str]:
    """Compare owners; what was left undetermined is taken for dead, as it is nobody's there."""
    board, expect = parse_board("\n".join(case["board"])), case["expect"]
    dead = points([*expect["dead"], *expect["undetermined_stones"]])
    ground = territory(board, dead)
    ruleset = parse_ruleset_name(case["rules"]["name"]) or JAPANESE
    owned = ground.counted(ruleset.seki_points).owned
    living = {color: {p for p, its in board.stones() if its is color} - dead for color in Color}
    found = drawn(board, owned.black | living[Color.BLACK], owned.white | living[Color.WHITE])
    wanted = expect["ownership"]
    sealed = case["sealed_ownership"] or wanted
    for y, row in enumerate(wanted):
        for x, letter in enumerate(row):
            point = Point(x, board.height - 1 - y)
            if letter not in "?s" and letter != found[y][x]:
                yield f"{point}: {found[y][x]}, not {letter}"
            if (sealed[y][x] == "s") != (point in ground.open_borders):
                yield f"{point}: open or not"


def count_differences(case: Case) -> list[str]:
    expect = case["expect"]
    asked = {name: expect[name] for name in ("score", "area_B_minus_W") if name in expect}
    dead = case.get("dead", expect.get("dead", expect.get("pass_dead", ())))
    return differences({**case, "dead": dead, "expect": asked})


# Games


def games_of(folder: str) -> Iterator[dict[str, Any]]:
    for entry in cases_of(f"{folder}/index.json"):
        read = read_games((CORPUS / entry["file"]).read_bytes()).games[0]
        game = Game(read.tree, read.columns, read.rows)
        game.go_to([node.id for node in read.tree.main_line()][-1])
        dead = {source: entry["oracle_dead"].get(source) for source in SOURCES}
        dead |= {"marks": entry["marks_dead"], "none": []}
        given = {source: points(stones) for source, stones in dead.items() if stones is not None}
        yield {**entry, "position": game.position, "dead": given}


def other_counts(entry: dict[str, Any]) -> Iterator[str]:
    """Compare the territory, White's less Black's, with what another program found."""
    for source, dead in entry["dead"].items():
        counts = entry["counts"].get(source)
        if not counts:
            continue
        ground = territory(entry["position"].board, dead)
        kinds = {
            "territory": ground.without_seki(),
            "territory_plain": ground,
        }
        for kind, kept in kinds.items():
            found = balance(entry["position"], dead, kept)
            if found != counts[kind]:
                yield f"{source} dead, {kind}: {found}, not {counts[kind]}"


def balance(position: Position, dead: frozenset[Point], ground: Territory) -> int:
    """Return White's points of territory and prisoners less Black's."""
    lifted = position.board.with_stones(None, dead)
    black, white = (position.board.count(color) - lifted.count(color) for color in Color)
    black_has = len(ground.owned.black) + position.prisoners.black + white
    return len(ground.owned.white) + position.prisoners.white + black - black_has


def result_differences(entry: dict[str, Any]) -> list[str]:
    """Return how far off each set of dead stones is, nothing if one of them gives the result."""
    position = entry["position"]
    off = {}
    for source in SOURCES:
        if source not in entry["dead"]:
            continue
        found = score(
            position.board,
            entry["dead"][source],
            prisoners=position.prisoners,
            passes=position.passes,
            ruleset=ruleset_of(entry),
            komi=entry["komi"] or 0,
            handicap=entry["handicap_stones"] or 0,
        )
        black, white = found.lines
        off[source] = white.total - black.total - entry["W_minus_B"]
    if 0 in off.values():
        return []
    return [f"{entry['rules']}, off by {off}"]


def ruleset_of(entry: dict[str, Any]) -> Ruleset:
    """Return the rules of a game; where they are unknown, territory, taxed if it says so."""
    taxed = "tax" in entry["rules_in_file"].lower()
    return parse_ruleset_name(entry["rules"]) or replace(JAPANESE, group_tax=taxed)


def time_of(entry: dict[str, Any]) -> float:
    board, dead = entry["position"].board, next(iter(entry["dead"].values()))
    start = time.perf_counter()
    territory(board, dead)
    return (time.perf_counter() - start) * 1000


if __name__ == "__main__":
    sys.exit(main())
