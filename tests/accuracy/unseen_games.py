"""The share of games in any folder whose recorded result follows from the proposed dead stones.

python -m tests.accuracy.unseen_games [FOLDER] [--names]

Without FOLDER it is the one that ``GOBANAPP_GAMES`` names, so that `dev.py accuracy` can ask them.
A game counts if its recorded result follows from the stones that GNU Go calls dead. Half of the
games, by a hash of their names, are held back: they are never named, so that nothing is made to fit
them. ``--names`` lists the misses of the other half.
"""

from __future__ import annotations

import hashlib
import os
import re
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from gobanapp.game.game import Game
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.point import Point
from gobanapp.rules.result import Result, ResultKind
from gobanapp.rules.ruleset import CHINESE, JAPANESE, Ruleset
from gobanapp.rules.ruleset_names import parse_ruleset_name
from gobanapp.rules.scoring import score
from gobanapp.rules.verdict import LifeStatus
from gobanapp.sgf.reader import read_games
from tests.accuracy.results import read_game
from tests.benchmarks.dead_stones import chains_of
from tests.benchmarks.peers import GnuGo, program

FEWEST_STONES: Final = 0.38
"""The part of the board: with fewer the record stops before the end."""
RULES: Final = (JAPANESE, CHINESE, replace(JAPANESE, seki_points=True))
"""Tried in turn, after the rules that the file names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The result of one game. ``seconds``: the time for our proposal."""

    name: str
    is_held_back: bool
    size: int
    is_right: bool
    wrong: int
    chains: int
    unsettled: int
    seconds: float


def main(arguments: list[str]) -> int:
    """Print the table. Return 2 if the folder is none."""
    named = [word for word in arguments if not word.startswith("--")]
    folder_name = named[0] if named else os.environ.get("GOBANAPP_GAMES")
    path = program("gnugo")
    if "--quick" in arguments or not folder_name or path is None:
        print("Unseen games: name a folder of SGF files; GNU Go must be installed.")
        return 0
    folder = Path(folder_name)
    if not folder.is_dir():
        print(f"There is no folder {folder}.", file=sys.stderr)
        return 2
    with GnuGo(path) as gnu_go:
        outcomes = list(outcomes_of(folder, gnu_go))
    print("Games whose result follows from GNU Go's dead stones, scored without help")
    for held_back in (False, True):
        half = [each for each in outcomes if each.is_held_back is held_back]
        for size in sorted({each.size for each in half}):
            print(shown(f"{size}x{size}", [each for each in half if each.size == size]))
        if half:
            print(shown("all held back" if held_back else "all open", half))
    if "--names" in arguments:
        for each in outcomes:
            if not each.is_right and not each.is_held_back:
                print(f"      {each.name}: {each.wrong} chains, {each.unsettled} stones unsettled")
    return 0


def shown(title: str, some: list[Outcome]) -> str:
    right, chains = sum(each.is_right for each in some), sum(each.chains for each in some)
    wrong, unsettled = sum(each.wrong for each in some), sum(each.unsettled for each in some)
    seconds = sorted(each.seconds for each in some)
    times = (statistics.median(seconds), seconds[len(seconds) * 19 // 20], seconds[-1])
    return (
        f"  {title:14} {right:4} of {len(some):4} right ({100 * right / len(some):5.1f} %),"
        f" {wrong:4} of {chains:6} chains wrong ({100 * wrong / max(1, chains):.2f} %),"
        f" {unsettled:4} stones unsettled;"
        f" median {times[0]:.2f} s, 95 % {times[1]:.2f} s, at most {times[2]:.2f} s"
    )


def outcomes_of(folder: Path, gnu_go: GnuGo) -> Iterator[Outcome]:
    for file in sorted(folder.rglob("*")):
        if file.suffix.lower() != ".sgf":
            continue
        game = finished_game(file)
        said = None if game is None else gnu_go.dead(game.position.board)
        if game is None or said is None:
            continue
        name = str(file.relative_to(folder))
        outcome = outcome_of(name, game, said[0])
        if outcome is not None:
            yield outcome


def finished_game(file: Path) -> Game | None:
    """Return the game at its end, None without a counted result or if it stops too early."""
    data = file.read_bytes()
    if not re.search(rb"RE\s*\[\s*[BWbw]\+\s*[0-9]", data):
        return None
    try:
        if not read_games(data).games:
            return None
        game = read_game(file)
        board = game.position.board
    except Exception:  # noqa: BLE001 - a file that cannot be read or played is no case
        return None
    stones = sum(1 for _ in board.stones())
    return game if stones >= FEWEST_STONES * board.width * board.height else None


def outcome_of(name: str, game: Game, theirs: frozenset[Point]) -> Outcome | None:
    """Return what comes of a game, None if its result does not follow from ``theirs``."""
    board = game.position.board
    ruleset = next((each for each in rules_of(game) if follows(game, theirs, each)), None)
    if ruleset is None:
        return None
    start = time.process_time()
    proposal = propose_dead_stones(board, ruleset)
    seconds = time.process_time() - start
    chains = list(chains_of(board))
    return Outcome(
        name=name,
        is_held_back=hashlib.sha1(name.encode()).digest()[-1] % 2 == 1,
        size=board.width,
        is_right=follows(game, proposal.dead, ruleset),
        wrong=sum((chain <= proposal.dead) != (chain <= theirs) for chain in chains),
        chains=len(chains),
        unsettled=len(proposal.stones(LifeStatus.UNSETTLED)),
        seconds=seconds,
    )


def rules_of(game: Game) -> list[Ruleset]:
    named = parse_ruleset_name(game.info.rules or "")
    return [*([named] if named else []), *RULES]


def follows(game: Game, dead: frozenset[Point], ruleset: Ruleset) -> bool:
    """Return whether the recorded result follows from ``dead``; with or without handicap points."""
    recorded = Result.parse(game.info.result)
    if recorded is None or recorded.kind is not ResultKind.SCORE:
        return False
    position = game.position
    return any(
        score(
            position.board,
            dead,
            prisoners=position.prisoners,
            passes=position.passes,
            ruleset=ruleset,
            komi=game.komi,
            handicap=handicap,
        ).result
        == recorded
        for handicap in {game.handicap, 0}
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
