"""Accuracy and speed of the proposal of dead stones, where the dead stones are known.

The positions in ``tests/data/dead_stones`` were judged by those who publish them. Those in its
folder ``measured`` are in no test: only here is it seen what comes out. With a folder of corpora
(``tests/accuracy/corpus.py``) the ends of real games are asked as well.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sgfmill import boards

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE, Ruleset
from gobanapp.rules.ruleset_names import parse_ruleset_name
from tests.accuracy.corpus import CORPUS
from tests.benchmarks.line import Figures, Line, Peer, Unit, left_out
from tests.benchmarks.peers import (
    GNU_GO,
    SABAKI_DEAD,
    SGFMILL,
    GnuGo,
    PeerFailed,
    points,
    program,
    sabaki,
)
from tests.benchmarks.processes import ROOT, home
from tests.benchmarks.records import random_games
from tests.board_text import parse_board

_FEW_WRONG = (
    "The aim was set on 85 positions, these are the 33 of them that may be given on; the chains "
    "that come out otherwise lie in seki, or are disputed by those who judged."
)
_SLOW = (
    "Beyond the playouts, small parts of the board are read exactly, as the aim did not foresee; "
    "fewer chains are wrong for it. It is done bit by bit, and the window stays alive."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    board: Board
    ruleset: Ruleset
    asked: list[frozenset[Point]]
    """The chains of which it is known whether they are dead."""
    dead: frozenset[Point]


@dataclass(slots=True)
class Answers:
    """What one program said of some positions."""

    name: str
    instead: str = "not installed"
    chains: int = 0
    wrong: int = 0
    right_boards: int = 0
    boards: int = 0
    seconds: list[float] = field(default_factory=list)
    """Of the positions on 19x19, each."""

    def add(self, case: Case, said: frozenset[Point], seconds: float) -> None:
        wrong = sum((chain <= said) != (chain <= case.dead) for chain in case.asked)
        self.chains += len(case.asked)
        self.wrong += wrong
        self.boards += 1
        self.right_boards += not wrong
        if case.board.width == case.board.height == 19:
            self.seconds.append(seconds)


def lines(limit: int | None = None) -> Iterator[Line]:
    """Yield the lines; ``limit``: how many positions of each set are asked."""
    yield from _lines_of("judged", judged_positions()[:limit], aim=1.3)
    if CORPUS.is_dir():
        yield from _lines_of("ends of games", ends_of_games()[:limit], aim=None)
    else:
        yield left_out(
            "ends of real games", "There is no folder of corpora, see tests/accuracy/corpus.py."
        )


def judged_positions() -> list[Case]:
    folder = ROOT / "tests" / "data" / "dead_stones"
    files = sorted(folder.rglob("*.json"))
    return [case(entry) for file in files for entry in json.loads(file.read_text("utf-8"))]


def ends_of_games() -> list[Case]:
    file = CORPUS / "dead_stones" / "finished_games.json"
    entries = json.loads(file.read_text("utf-8"))["cases"]
    return [
        case({**entry, "rules": entry["rules"].get("name"), "dead": entry["expect"]["dead"]})
        for entry in entries
    ]


def case(entry: dict[str, Any]) -> Case:
    board = parse_board("\n".join(entry["board"]))
    open_ = points(entry.get("undetermined", ()))
    ruleset = (parse_ruleset_name(entry["rules"]) if entry["rules"] else None) or JAPANESE
    asked = [chain for chain in chains_of(board) if not chain & open_]
    return Case(board=board, ruleset=ruleset, asked=asked, dead=points(entry["dead"]))


def chains_of(board: Board) -> Iterator[frozenset[Point]]:
    seen = set[Point]()
    for point, _ in board.stones():
        if point not in seen:
            chain = board.chain(point).stones
            seen |= chain
            yield chain


def _lines_of(what: str, cases: list[Case], aim: float | None) -> Iterator[Line]:
    everyone = [our_answers(cases), gnu_go_answers(cases), sabaki_answers(cases)]
    ours = everyone[0]
    yield _line(
        f"{what}: of {ours.chains:,} chains",
        everyone,
        lambda by: Figures.of_share(by.wrong, by.chains),
        unit=Unit.WRONG,
        aim=aim,
    )
    yield _line(
        f"{what}: of {ours.boards} whole positions",
        everyone,
        lambda by: Figures.of_share(by.right_boards, by.boards),
        unit=Unit.RIGHT,
    )
    if not ours.seconds:
        return
    large = f"{what}: {len(ours.seconds)} of 19x19"
    everyone.insert(1, games_played(len(ours.seconds)))
    median, most = 175, 350
    yield _line(
        f"{large}, least / median", everyone, lambda by: Figures.of_seconds(by.seconds), aim=median
    )
    yield _line(f"{large}, 95 % / slowest", everyone, lambda by: tail(by.seconds), aim=most)


def _line(
    what: str,
    everyone: list[Answers],
    figures: Any,
    *,
    unit: Unit = Unit.MILLISECONDS,
    aim: float | None = None,
) -> Line:
    ours, *others = everyone
    peers = tuple(Peer(by.name, figures(by) if by.boards else None, by.instead) for by in others)
    why = _FEW_WRONG if unit is Unit.WRONG else _SLOW
    return Line(what=what, unit=unit, ours=figures(ours), aim=aim, peers=peers, why=why)


def games_played(times: int) -> Answers:
    """Return how long a game of 250 moves takes on a board without rules, each time."""
    (game,) = random_games(1)
    rows = [("b" if move.color is Color.BLACK else "w", *move.point[::-1]) for move in game]
    played = Answers(f"{SGFMILL}, 250 moves without rules")
    played.boards = times
    for _ in range(times):
        start = time.process_time()
        board = boards.Board(19)
        for color, row, column in rows:
            board.play(row, column, color)
        played.seconds.append(time.process_time() - start)
    return played


def tail(seconds: list[float]) -> Figures:
    """Return the time that 95 of 100 positions do not exceed, and that of the slowest."""
    ordered = sorted(seconds)
    most = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    return Figures(1000 * most, 1000 * ordered[-1])


def our_answers(cases: Iterable[Case]) -> Answers:
    answers = Answers("ours")
    for asked in cases:
        start = time.process_time()
        proposal = propose_dead_stones(asked.board, asked.ruleset)
        answers.add(asked, proposal.dead, time.process_time() - start)
    return answers


def gnu_go_answers(cases: Iterable[Case]) -> Answers:
    answers = Answers(GNU_GO)
    path = program("gnugo")
    if path is None:
        return answers
    with GnuGo(path) as gnu_go:
        for asked in cases:
            said = gnu_go.dead(asked.board)
            if said is not None:
                answers.add(asked, *said)
    return answers


def sabaki_answers(cases: list[Case]) -> Answers:
    """Ask Sabaki's playouts, as many as Sabaki itself takes; a chain is dead where they say all."""
    answers = Answers(SABAKI_DEAD)
    signs = {None: 0, Color.BLACK: 1, Color.WHITE: -1}
    boards = [
        [
            [signs[case.board[Point(x, y)]] for x in range(case.board.width)]
            for y in range(case.board.height)
        ]
        for case in cases
    ]
    file = home() / "boards.json"
    file.write_text(json.dumps(boards), encoding="utf-8")
    try:
        found = sabaki("dead", file)
    except PeerFailed:
        answers.instead = "fails"
        return answers
    for asked, said in zip(cases, found or (), strict=found is not None):
        dead = frozenset(Point(x, y) for x, y in said["dead"])
        answers.add(asked, dead, said["seconds"])
    return answers
