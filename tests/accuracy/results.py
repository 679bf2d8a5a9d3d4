"""The share of recorded results that follow from the proposed dead stones.

The games lie beside the checkout and are no part of it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from gobanapp.game.game import Game
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.rules.scoring import score
from gobanapp.sgf.reader import read_games
from tests.accuracy.corpus import CORPUS, cases_of
from tests.benchmarks.peers import points


def main() -> int:
    """Print what comes out."""
    if not CORPUS.is_dir():
        print(f"No games to count: there is no folder {CORPUS}.")
        return 0
    print("Results with the dead stones proposed")
    for folder in ("games19", "games_small"):
        report(folder)
    return 0


def report(folder: str) -> None:
    """Print tier by tier how many games' recorded results follow from the stones proposed."""
    games = cases_of(f"{folder}/index.json")
    for tier in sorted({game["tier"] for game in games}):
        some = [game for game in games if game["tier"] == tier]
        misses = [miss for game in some if (miss := missed(game))]
        met = len(some) - len(misses)
        share = 100 * met / len(some)
        print(f"  {folder:12} tier {tier}: {met:3} of {len(some):3} results met ({share:5.1f} %)")
        for miss in misses:
            print(f"      {miss}")


def missed(entry: dict[str, Any]) -> str | None:
    """Return how the count of a game differs from its record and why, None if it does not."""
    game = read_game(CORPUS / entry["file"])
    position = game.position
    ruleset = parse_ruleset_name(entry["rules"]) or JAPANESE
    dead = propose_dead_stones(position.board, ruleset).dead
    try:
        count = score(
            position.board,
            dead,
            prisoners=position.prisoners,
            passes=position.passes,
            ruleset=ruleset,
            komi=entry["komi"] or 0,
            handicap=entry["handicap_stones"] or 0,
        )
    except Exception as error:  # noqa: BLE001 - one game that cannot be counted is one miss
        return f"{entry['file']}: {error!r}"
    black, white = count.lines
    counted = white.total - black.total
    recorded = entry["W_minus_B"]
    if counted == recorded:
        return None
    return f"{entry['file']}: recorded {recorded}, counted {counted}; {cause(entry, dead)}"


def read_game(file: Path) -> Game:
    sgf = read_games(file.read_bytes()).games[0]
    game = Game(sgf.tree, sgf.columns, sgf.rows)
    game.go_to([node.id for node in game.tree.main_line()][-1])
    return game


def cause(entry: dict[str, Any], dead: frozenset[Point]) -> str:
    """Tell what the index of the games knows: who else calls which stones dead."""
    known = dict(entry["oracle_dead"], marks=entry["marks_dead"])
    said = {name: points(names) for name, names in known.items() if names is not None}
    same = [name for name, stones in said.items() if stones == dead]
    if same:
        return f"the same stones are dead by {', '.join(same)}: it lies in the count or the record"
    name, other = max(said.items(), key=lambda each: -len(each[1] ^ dead), default=("", dead))
    missing, more = sorted(other - dead)[:6], sorted(dead - other)[:6]
    return f"against {name}, not dead: {shown(missing)}; dead: {shown(more)}"


def shown(some: list[Point]) -> str:
    return " ".join(map(str, some)) or "-"


if __name__ == "__main__":
    sys.exit(main())
