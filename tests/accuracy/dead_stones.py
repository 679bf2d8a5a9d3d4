"""Accuracy and speed of the proposal of dead stones, on positions whose dead stones are known.

GNU Go, where it is installed, is asked for the same positions in the same run; ``--quick`` leaves
it out. The positions lie beside the checkout and are no part of it.
"""

from __future__ import annotations

import statistics
import sys
import time
from contextlib import nullcontext
from dataclasses import dataclass, field

from gobanapp.rules.board import Board
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE, Ruleset
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.rules.verdict import LifeStatus
from tests.accuracy.corpus import CORPUS, Case, cases_of
from tests.benchmarks.dead_stones import chains_of
from tests.benchmarks.peers import GnuGo, points, program
from tests.board_text import parse_board

SETS = ("finished_games", "ogs_autoscore", "ogs_score_estimator", "pachi_status")
HIGH = 0.9


@dataclass
class Tally:
    """What came of one set of positions, by one program."""

    positions: int = 0
    chains: int = 0
    wrong: int = 0
    all_right: int = 0
    wrongly_dead_and_sure: int = 0
    seconds: list[float] = field(default_factory=list)

    def add(self, wrong: int, chains: int, seconds: float) -> None:
        self.positions += 1
        self.chains += chains
        self.wrong += wrong
        self.all_right += not wrong
        self.seconds.append(seconds)

    def shown(self) -> str:
        share = 100 * self.wrong / max(1, self.chains)
        right = 100 * self.all_right / max(1, self.positions)
        median, longest = statistics.median(self.seconds) * 1000, max(self.seconds) * 1000
        return (
            f"{self.wrong:4} of {self.chains:5} chains wrong ({share:5.2f} %),"
            f" {self.all_right:3} of {self.positions:3} positions right ({right:5.1f} %),"
            f" {median:6.0f} ms, at most {longest:6.0f}"
        )


def main() -> int:
    """Print what comes out. Return 1 if living stones were called dead with high confidence."""
    if not CORPUS.is_dir():
        print(f"No positions to judge: there is no folder {CORPUS}.")
        return 0
    path = None
    if "--quick" not in sys.argv[1:]:
        path = program("gnugo")
        if path is None:
            print("GNU Go is not installed (apt-get install gnugo), so it is not asked.")
    print("Dead stones proposed")
    return 1 if sum(report(name, path) for name in SETS) else 0


def report(name: str, path: str | None) -> int:
    """Print one set's figures and misses; return how many chains were wrongly, surely dead.

    ``path``: GNU Go, if it is asked as well.
    """
    ours, theirs, misses = Tally(), Tally(), []
    with nullcontext() if path is None else GnuGo(path) as gnu_go:
        for case in cases_of(f"dead_stones/{name}.json"):
            board, asked, dead = judged(case)
            if not asked:
                continue
            start = time.process_time()
            proposal = propose_dead_stones(board, rules_of(case))
            seconds = time.process_time() - start
            wrong = [chain for chain in asked if (chain <= proposal.dead) != (chain <= dead)]
            ours.add(len(wrong), len(asked), seconds)
            for chain in wrong:
                verdict = proposal.verdict_at(min(chain))
                assert verdict is not None
                misses.append(
                    f"{case['name']}: {min(chain)} {verdict.status.value},"
                    f" {verdict.confidence:.2f}, {verdict.reason.value}"
                )
                sure = verdict.confidence >= HIGH and verdict.status is LifeStatus.DEAD
                ours.wrongly_dead_and_sure += sure
            said = None if gnu_go is None else gnu_go.dead(board)
            if said is not None:
                wrong = [chain for chain in asked if (chain <= said[0]) != (chain <= dead)]
                theirs.add(len(wrong), len(asked), said[1])
    print(f"  {name:20} ours    {ours.shown()}")
    if theirs.positions:
        ratio = statistics.median(theirs.seconds) / statistics.median(ours.seconds)
        print(f"  {'':20} GNU Go  {theirs.shown()}: {ratio:.1f} times our time")
    print(f"  {'':20} wrongly dead with confidence {HIGH}: {ours.wrongly_dead_and_sure}")
    for miss in misses:
        print(f"      {miss}")
    return ours.wrongly_dead_and_sure


def judged(case: Case) -> tuple[Board, list[frozenset[Point]], frozenset[Point]]:
    """Return a position, the chains that something is known of, and the dead stones."""
    board = parse_board("\n".join(case["board"]))
    expect = case["expect"]
    dead = points(expect.get("dead", ()))
    open_ = points(expect.get("undetermined_stones", ()))
    known = dead | points(expect["alive"]) if "alive" in expect else None
    asked = [
        chain
        for chain in chains_of(board)
        if not chain & open_ and (known is None or chain & known)
    ]
    return (
        board,
        asked if "dead" in expect else [],
        frozenset().union(*(chain for chain in asked if chain & dead)),
    )


def rules_of(case: Case) -> Ruleset:
    name = case.get("rules", {}).get("name")
    return (parse_ruleset_name(name) if name else None) or JAPANESE


if __name__ == "__main__":
    sys.exit(main())
