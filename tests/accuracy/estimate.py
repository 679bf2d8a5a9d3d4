"""Distance of the score estimate from the recorded result, at some moves of real games.

The games lie beside the checkout and are no part of it. They are counted games, so most of those of
professionals ended with a difference of a few points, which nobody could foresee by much; in the
others one side often gave away more than all that was to be seen before.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from gobanapp.game.game import Game
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.estimate import Estimate, estimate_in_slices
from gobanapp.rules.position import Position
from gobanapp.rules.scoring import score
from gobanapp.sgf.reader import read_games
from tests.accuracy.corpus import CORPUS, cases_of
from tests.accuracy.scoring import ruleset_of

Entry = dict[str, Any]

MOVES = {19: (50, 100, 150, 200), 13: (25, 50, 75, 100), 9: (10, 20, 30, 40)}
PROFESSIONALS = ("pro__", "meijin__", "other__pro_game", "other__Ear")


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    estimate: Estimate
    result: float
    seconds: float
    slice: float
    """The longest, in seconds."""
    counted: float | None
    """What the count gives, at the end of a game."""

    @property
    def off(self) -> float:
        return abs(self.estimate.lead - self.result)


def main() -> int:
    """Print what comes out."""
    if not CORPUS.is_dir():
        print(f"No games to estimate: there is no folder {CORPUS}.")
        return 0
    sets: dict[str, tuple[int, Callable[[Entry], bool]]] = {
        "19x19, professionals": (19, is_professional),
        "19x19, even, others": (19, lambda e: not is_professional(e) and not is_handicap(e)),
        "19x19, handicap": (19, is_handicap),
        "13x13": (13, lambda _: True),
        "9x9": (9, lambda _: True),
    }
    entries = [*cases_of("games19/index.json"), *cases_of("games_small/index.json")]
    known = [entry for entry in entries if entry["tier"] in "AB"]
    for name, (size, fits) in sets.items():
        report(name, [entry for entry in known if entry["size"] == size and fits(entry)])
    return 0


def is_professional(entry: Entry) -> bool:
    return entry["file"].split("/")[-1].startswith(PROFESSIONALS)


def is_handicap(entry: Entry) -> bool:
    return (entry["handicap_stones"] or 0) > 1


def report(name: str, entries: list[Entry]) -> None:
    """Print a row for each stage of the games."""
    stages = [*map(str, MOVES[entries[0]["size"]]), "end"]
    found: dict[str, list[Trial]] = {stage: [] for stage in stages}
    for entry in entries:
        for stage, trial in trials(entry):
            found[stage].append(trial)
    print(f"{name}: {len(entries)} games")
    print("          winner  mean  median  within  spread   ms: median  most  longest slice")
    print("           right   off     off  spread  (mean)")
    for stage, made in found.items():
        right = share([(trial.estimate.lead > 0) == (trial.result > 0) for trial in made])
        mean = statistics.mean(trial.off for trial in made)
        median = statistics.median(trial.off for trial in made)
        within = share([trial.off <= trial.estimate.spread + 0.5 for trial in made])
        spread = statistics.mean(trial.estimate.spread for trial in made)
        times = sorted(1000 * trial.seconds for trial in made)
        longest = 1000 * max(trial.slice for trial in made)
        print(
            f"  {stage:>6} {right:6.0f} % {mean:5.1f}  {median:6.1f} {within:5.0f} %  {spread:6.1f}"
            f"   {statistics.median(times):10.0f} {times[-1]:5.0f}  {longest:13.0f}"
        )
    ends = [trial for trial in found["end"] if trial.counted is not None]
    same = share([round(t.estimate.lead, 1) == t.counted for t in ends])
    print(f"  at the end as the count has it with the proposed stones dead: {same:.0f} %")


def share(true: list[bool]) -> float:
    return 100 * sum(true) / max(1, len(true))


def trials(entry: Entry) -> Iterator[tuple[str, Trial]]:
    read = read_games((CORPUS / entry["file"]).read_bytes()).games[0]
    game = Game(read.tree, read.columns, read.rows)
    positions = [game.position_at(node.id) for node in read.tree.main_line()]
    for move in MOVES[entry["size"]]:
        at = next((position for position in positions if position.move_number == move), None)
        if at is not None and at is not positions[-1]:
            yield str(move), trial(entry, at)
    yield "end", trial(entry, positions[-1], is_end=True)


def trial(entry: Entry, position: Position, *, is_end: bool = False) -> Trial:
    ruleset = ruleset_of(entry)
    komi, handicap = entry["komi"] or 0, entry["handicap_stones"] or 0
    slices = [time.perf_counter()]
    work = estimate_in_slices(position, ruleset, komi=komi, handicap=handicap)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Estimate = done.value
            slices.append(time.perf_counter())
            break
        slices.append(time.perf_counter())
    counted = None
    if is_end:
        black, white = score(
            position.board,
            propose_dead_stones(position.board, ruleset).dead,
            prisoners=position.prisoners,
            passes=position.passes,
            ruleset=ruleset,
            komi=komi,
            handicap=handicap,
        ).lines
        counted = black.total - white.total
    return Trial(
        estimate=found,
        result=-entry["W_minus_B"],
        seconds=slices[-1] - slices[0],
        slice=max(b - a for a, b in pairwise(slices)),
        counted=counted,
    )


if __name__ == "__main__":
    sys.exit(main())
