"""How right and how fast the proposal of dead stones is, on positions whose dead stones are known.

GNU Go, where it is installed, is asked for the same positions in the same run; ``--quick`` leaves
it out. The positions lie beside the checkout and are no part of it.
"""

import json
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from gobanapp.game.game import Game
from gobanapp.rules.board import Board
from gobanapp.rules.board_text import parse_board
from gobanapp.rules.color import Color
from gobanapp.rules.dead_stones import propose
from gobanapp.rules.life.chains import BLACK, WHITE, Chains
from gobanapp.rules.life.unconditional_life import both_sides
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import JAPANESE, Ruleset, from_record
from gobanapp.rules.scoring import score
from gobanapp.rules.verdict import Status
from gobanapp.sgf.reader import read_games
from tests.accuracy.corpus import CORPUS

SETS = ("finished_games", "ogs_autoscore", "ogs_score_estimator", "pachi_status")
HIGH = 0.9
GNUGO = shutil.which("gnugo") or shutil.which("gnugo", path="/usr/games")

Case = dict[str, Any]


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
    with_gnugo = "--quick" not in sys.argv[1:]
    if with_gnugo and GNUGO is None:
        print("GNU Go is not installed (apt-get install gnugo), so it is not asked.")
        with_gnugo = False
    print("Dead stones proposed")
    sure_and_wrong = sum(report(name, with_gnugo=with_gnugo) for name in SETS)
    report_certain()
    for folder in ("games19", "games_small"):
        report_games(folder)
    return 1 if sure_and_wrong else 0


def report(name: str, *, with_gnugo: bool) -> int:
    """Print one set's figures and misses; return how many chains were wrongly, surely dead."""
    ours, theirs, misses = Tally(), Tally(), []
    with GnuGo() if with_gnugo else Nobody() as gnugo:
        for case in cases(f"dead_stones/{name}.json"):
            board, asked, dead = judged(case)
            if not asked:
                continue
            start = time.perf_counter()
            proposal = propose(board, rules_of(case))
            seconds = time.perf_counter() - start
            wrong = [chain for chain in asked if (chain <= proposal.dead) != (chain <= dead)]
            ours.add(len(wrong), len(asked), seconds)
            for chain in wrong:
                verdict = proposal.of(min(chain))
                assert verdict is not None
                misses.append(
                    f"{case['name']}: {min(chain)} {verdict.status.value},"
                    f" {verdict.confidence:.2f}, {verdict.reason.value}"
                )
                sure = verdict.confidence >= HIGH and verdict.status is Status.DEAD
                ours.wrongly_dead_and_sure += sure
            said = gnugo.dead(board)
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


def cases(file: str) -> list[Case]:
    found: list[Case] = json.loads((CORPUS / file).read_text(encoding="utf-8"))["cases"]
    return found


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


def points(names: Any) -> frozenset[Point]:
    return frozenset(map(Point.parse, names))


def chains_of(board: Board) -> Iterator[frozenset[Point]]:
    seen = set[Point]()
    for point, _ in board.stones():
        if point not in seen:
            chain = board.chain(point).stones
            seen |= chain
            yield chain


def rules_of(case: Case) -> Ruleset:
    name = case.get("rules", {}).get("name")
    return (from_record(name) if name else None) or JAPANESE


class Nobody:
    """Nobody is asked."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave nothing behind."""

    def dead(self, board: Board) -> tuple[frozenset[Point], float] | None:
        """Return the dead stones and the seconds that took, None for boards it does not know."""
        del board
        return None


class GnuGo(Nobody):
    """GNU Go, spoken to by GTP."""

    def __init__(self) -> None:
        assert GNUGO is not None
        self._process = subprocess.Popen(
            [GNUGO, "--mode", "gtp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def dead(self, board: Board) -> tuple[frozenset[Point], float] | None:
        if board.width != board.height or not 5 <= board.width <= 19:
            return None
        self._say(f"boardsize {board.width}")
        self._say("clear_board")
        for point, color in board.stones():
            self._say(f"play {color.value} {point}")
        start = time.perf_counter()
        said = self._say("final_status_list dead")
        return points(said.split()), time.perf_counter() - start

    def _say(self, command: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        lines = list[str]()
        while (line := self._process.stdout.readline().strip()) or not lines:
            lines.append(line)
        return " ".join(lines).lstrip("=? ")


def report_certain() -> None:
    """Print how much of what others call certain is certain to us, and what is by mistake."""
    found = {"alive": 0, "owned": 0, "asked": 0, "too much": 0}
    for case in cases("scoring/gnugo_unconditional.json"):
        owners = certain_owners(parse_board("\n".join(case["board"])), suicide=False)
        board = parse_board("\n".join(case["board"]))
        for name, status in case["expect"]["unconditional_status"].items():
            found["asked"] += 1
            owner = owners.get(Point.parse(name))
            found["too much"] += owner is not None and status == "undecided"
            found["owned"] += (
                status == "undecided"
                if owner is None
                else agrees(status, owner, board[Point.parse(name)])
            )
    print(
        f"  unconditional        as GNU Go has it: {found['owned']} of {found['asked']} points,"
        f" {found['too much']} certain to us alone"
    )
    equal = total = 0
    for case in cases("scoring/katago_passalive_area.json"):
        board = parse_board("\n".join(case["board"]))
        for suicide, name in ((False, "pass_alive_no_suicide"), (True, "pass_alive_suicide")):
            owners = certain_owners(board, suicide=suicide)
            letters = {None: ".", Color.BLACK: "X", Color.WHITE: "O"}
            drawn = "".join(letters[owners.get(point)] for point in board.points())
            total += 1
            equal += drawn == "".join(case["expect"][name])
    print(f"  pass-alive           as KataGo has it: {equal} of {total} boards")


def agrees(status: str, owner: Color, stone: Color | None) -> bool:
    expected = {
        "alive": stone is owner,
        "dead": stone is owner.opponent,
        "black_territory": owner is Color.BLACK,
        "white_territory": owner is Color.WHITE,
    }
    return expected.get(status, False)


def certain_owners(board: Board, *, suicide: bool) -> dict[Point, Color]:
    chains = Chains(board)
    owners: dict[Point, Color] = {}
    for code, life in both_sides(chains, suicide=suicide).items():
        color = {BLACK: Color.BLACK, WHITE: Color.WHITE}[code]
        for number in life.alive:
            owners.update(dict.fromkeys(chains.grid.points(chains.all[number].stones), color))
        for region in life.territory:
            owners.update(dict.fromkeys(chains.grid.points(region.inside), color))
    return owners


def report_games(folder: str) -> None:
    """Print tier by tier how many games' recorded results follow from the stones proposed."""
    games = json.loads((CORPUS / folder / "index.json").read_text(encoding="utf-8"))["games"]
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
    ruleset = from_record(entry["rules"]) or JAPANESE
    dead = propose(position.board, ruleset).dead
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
    game.go_to([node.number for node in game.tree.main_line()][-1])
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
