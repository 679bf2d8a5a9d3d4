"""The accuracy of proposed dead stones on boards not used during development.

GNU Go plays games of several sizes and strengths, evenly or against moves at random; each is taken
as it ends and at some earlier moments. GNU Go then plays on from there until all dead stones are
captured, once with each side first: stones that stand at both ends live, those that stand at
neither are dead, and the rest is not judged. Half of the boards, chosen by their names, are held
back: they are counted, but never shown.

A proposal is wrong of a chain if it counts it wrongly, whether or not it asks about it.

Boards are kept in ``build/accuracy``, as GNU Go takes minutes to make them. ``--quick`` makes no
more. Without GNU Go, and without boards that were kept, there is nothing to judge.
"""

from __future__ import annotations

import hashlib
import json
import random
import statistics
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from gobanapp.rules.board import Board
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.dead_stones import propose_dead_stones
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE
from gobanapp.rules.scoring import score
from gobanapp.rules.verdict import LifeStatus
from tests.benchmarks.dead_stones import chains_of
from tests.benchmarks.peers import GnuGo, points, program
from tests.board_text import parse_board

KEPT: Final = Path(__file__).parents[2] / "build" / "accuracy" / "played_on.jsonl"
GAMES: Final = {7: 30, 9: 60, 13: 24, 19: 4}
"""The number of games of each size."""
MOMENTS: Final = (0.7, 0.85, 1.0)
"""After which part of its moves a game is judged."""
CHANCES: Final = (0.0, 0.0, 0.15, 0.3, 0.6)
"""The probability of a random move instead of GNU Go's, for one side or both."""
SHOWN: Final = 12
_NOTHING: Final = ByColor(0, 0)
_LETTERS: Final = {None: ".", Color.BLACK: "X", Color.WHITE: "O"}


@dataclass(frozen=True, slots=True, kw_only=True)
class JudgedBoard:
    """A board, with the names of a stone of each chain that lives or is dead."""

    name: str
    rows: list[str]
    alive: list[str]
    dead: list[str]

    @property
    def is_finished(self) -> bool:
        """True for the end of a game."""
        return self.name.endswith(f"-{MOMENTS[-1]}")

    @property
    def is_held_back(self) -> bool:
        return hashlib.sha1(self.name.encode(), usedforsecurity=False).digest()[-1] % 2 == 1


@dataclass(slots=True)
class Tally:
    """The results on some boards."""

    boards: int = 0
    decided: int = 0
    right: int = 0
    chains: int = 0
    wrong: int = 0
    asked: int = 0
    """The wrong chains that the players are asked about."""
    asking: int = 0
    """The boards on which they are asked anything."""
    seconds: list[float] = field(default_factory=list)

    def shown(self) -> str:
        right = 100 * self.right / max(1, self.decided)
        wrong = 100 * self.wrong / max(1, self.chains)
        return (
            f"{self.boards:4} boards, {self.right:4} of {self.decided:4} scores right"
            f" ({right:5.1f} %), {self.wrong:4} of {self.chains:5} chains wrong ({wrong:5.2f} %),"
            f" {self.asked:3} of these asked about, {self.asking:3} boards ask,"
            f" {1000 * statistics.median(self.seconds):4.0f} ms,"
            f" at most {1000 * max(self.seconds):4.0f}"
        )


def main() -> int:
    """Print what comes out."""
    boards = kept()
    path = program("gnugo")
    if "--quick" not in sys.argv[1:]:
        if path is None:
            print("GNU Go is not installed (apt-get install gnugo), so no boards are made.")
        else:
            boards = list(made(path, boards))
    if not boards:
        print("No boards to judge.")
        return 0
    print("Dead stones proposed for games of GNU Go, which has played on to judge them")
    tallies: dict[tuple[bool, str, str], Tally] = {}
    misses = list[str]()
    for board in boards:
        size = f"{len(board.rows):2}x{len(board.rows):<2}"
        which = "finished" if board.is_finished else "earlier"
        key = board.is_held_back, which, size
        missed = judge(board, tallies.setdefault(key, Tally()))
        if missed and not board.is_held_back:
            misses.append(f"{board.name}: {', '.join(missed)}")
    for (held_back, which, size), tally in sorted(tallies.items()):
        print(f"  {'held back' if held_back else 'at hand':9} {which:8} {size} {tally.shown()}")
    for held_back in (False, True):
        print(f"  {'held back' if held_back else 'at hand':9} {asked_about(tallies, held_back)}")
    for miss in misses[:SHOWN]:
        print(f"      {miss}")
    return 0


def asked_about(tallies: Mapping[tuple[bool, str, str], Tally], held_back: bool) -> str:
    """Return how often finished games ask, and how many wrong chains they ask about.

    At most one game in twelve should ask, and about nine of ten wrong chains.
    """
    some = [
        tally
        for (is_held_back, which, _), tally in tallies.items()
        if which == "finished" and is_held_back is held_back
    ]
    games, asking = sum(tally.boards for tally in some), sum(tally.asking for tally in some)
    wrong, asked = sum(tally.wrong for tally in some), sum(tally.asked for tally in some)
    return f"{asking} of {games} finished games ask, about {asked} of {wrong} wrong chains"


def kept() -> list[JudgedBoard]:
    if not KEPT.exists():
        return []
    lines = KEPT.read_text(encoding="utf-8").splitlines()
    return [JudgedBoard(**json.loads(line)) for line in lines]


def judge(judged: JudgedBoard, tally: Tally) -> list[str]:
    """Count a board, and return what is said wrongly of its chains."""
    board = parse_board("\n".join(judged.rows))
    start = time.process_time()
    proposal = propose_dead_stones(board, JAPANESE)
    tally.seconds.append(time.process_time() - start)
    missed = []
    for names, is_dead in ((judged.alive, False), (judged.dead, True)):
        for name in names:
            verdict = proposal.verdict_at(Point.parse(name))
            assert verdict is not None
            if (verdict.stones <= proposal.dead) != is_dead:
                tally.asked += verdict.status is LifeStatus.UNSETTLED
                missed.append(f"{name} {verdict.status.value}, {verdict.reason.value}")
    tally.boards += 1
    tally.chains += len(judged.alive) + len(judged.dead)
    tally.wrong += len(missed)
    tally.asking += bool(proposal.stones(LifeStatus.UNSETTLED))
    if len(judged.alive) + len(judged.dead) == len(list(chains_of(board))):
        dead = frozenset[Point]().union(*(board.chain(at).stones for at in points(judged.dead)))
        tally.decided += 1
        tally.right += lead(board, dead) == lead(board, proposal.dead)
    return missed


def lead(board: Board, dead: frozenset[Point]) -> float:
    black, white = score(
        board,
        dead,
        prisoners=_NOTHING,
        passes=_NOTHING,
        ruleset=JAPANESE,
        komi=0,
        handicap=0,
    ).lines
    return black.total - white.total


# Making boards


def made(path: str, known: list[JudgedBoard]) -> Iterator[JudgedBoard]:
    """Yield boards, those in ``known`` as they were kept; keep the others."""
    by_name = {board.name: board for board in known}
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    with KEPT.open("a", encoding="utf-8") as file:
        for size, games in GAMES.items():
            for number in range(games):
                names = [f"{size}-{number}-{moment}" for moment in MOMENTS]
                if not all(name in by_name for name in names):
                    for name, board in zip(names, a_game(path, size, number), strict=True):
                        if name not in by_name:
                            by_name[name] = judged_by_playing_on(path, name, board)
                            file.write(json.dumps(asdict(by_name[name])) + "\n")
                            file.flush()
                yield from (by_name[name] for name in names)


def a_game(path: str, size: int, number: int) -> list[Board]:
    """Return a game, always the same for a ``number``, at each of the ``MOMENTS``."""
    draw = random.Random(1000 * size + number)
    chance, both = draw.choice(CHANCES), draw.random() < 0.3
    weak = draw.choice(list(Color))
    boards = [Board.empty(size, size)]
    with GnuGo(path, "--level", "1", "--seed", str(number + 1), "--chinese-rules") as gnu_go:
        gnu_go.set_up(boards[0])
        color, passes = Color.BLACK, 0
        while passes < 2 and len(boards) < 2 * size * size:
            is_random = (both or color is weak) and draw.random() < chance
            passed = not (
                move_at_random(gnu_go, boards[-1], color, draw)
                if is_random
                else gnu_go.moves(f"genmove {color.value}")
            )
            passes = passes + 1 if passed else 0
            boards.append(gnu_go.board(size))
            color = color.opponent
    return [boards[round(moment * (len(boards) - 1))] for moment in MOMENTS]


def move_at_random(gnu_go: GnuGo, board: Board, color: Color, draw: random.Random) -> bool:
    """Play anywhere but on a point with own stones all around, and return whether there is one."""
    places = (Point(x, y) for x in range(board.width) for y in range(board.height))
    free = [point for point in places if board.is_empty(point) and not _is_eye(board, point, color)]
    draw.shuffle(free)
    for point in free[:20]:
        if gnu_go.say(f"is_legal {color.value} {point}") == "1":
            gnu_go.say(f"play {color.value} {point}")
            return True
    gnu_go.say(f"play {color.value} pass")
    return False


def _is_eye(board: Board, point: Point, color: Color) -> bool:
    inside, border = board.region(point)
    return len(inside) == 1 and all(board[at] is color for at in border)


def judged_by_playing_on(path: str, name: str, board: Board) -> JudgedBoard:
    """Let GNU Go play on until nothing dead is left, with either side first."""
    ends = []
    for first in Color:
        with GnuGo(path, "--level", "3", "--seed", "1", "--chinese-rules") as gnu_go:
            gnu_go.set_up(board)
            color, passes, moves = first, 0, 0
            while passes < 2 and moves < 2 * board.width * board.height:
                moved = gnu_go.moves(f"kgs-genmove_cleanup {color.value}")
                passes = 0 if moved else passes + 1
                color = color.opponent
                moves += 1
            ends.append(gnu_go.board(board.width))
    alive, dead = list[str](), list[str]()
    for chain in chains_of(board):
        stands = [all(end[at] is board[at] for at in chain) for end in ends]
        is_gone = all(all(end[at] is not board[at] for at in chain) for end in ends)
        if all(stands):
            alive.append(str(min(chain)))
        elif is_gone:
            dead.append(str(min(chain)))
    rows = [
        "".join(_LETTERS[board[Point(x, y)]] for x in range(board.width))
        for y in reversed(range(board.height))
    ]
    return JudgedBoard(name=name, rows=rows, alive=alive, dead=dead)


if __name__ == "__main__":
    sys.exit(main())
