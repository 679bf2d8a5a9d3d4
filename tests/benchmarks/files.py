"""Speed and memory of reading and writing records."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from sgfmill import sgf, sgf_grammar

from gobanapp.sgf.reader import read_games
from gobanapp.sgf.writer import write_games
from tests.benchmarks import records
from tests.benchmarks.least import BARE_PYTHON
from tests.benchmarks.line import Figures, Line, Peer, Unit
from tests.benchmarks.peers import SABAKI_SGF, SGFMILL, sabaki_peer
from tests.benchmarks.processes import ROOT, commands_in_turns, gobanapp, home, own_environment
from tests.benchmarks.timing import in_turns

_UNDERSTOOD = (
    "Ours looks for damage and takes the escapes out of the text, of which this one is full; "
    "sgfmill leaves the text as it stands in the file."
)

_MEMORY = """
import sys
from pathlib import Path
from tests.benchmarks.processes import resident_megabytes
data = Path(sys.argv[2]).read_bytes()
if sys.argv[1] == "ours":
    from gobanapp.sgf.reader import read_games
    before = resident_megabytes()
    kept = read_games(data).games
    for game in kept:
        len(game.tree)
else:
    from sgfmill import sgf
    before = resident_megabytes()
    kept = sgf.Sgf_game.from_bytes(data)
    waiting = [kept.get_root()]
    while waiting:
        waiting.extend(waiting.pop())
print(resident_megabytes() - before)
"""

_WALK = """
import sys
from pathlib import Path
from sgfmill import sgf
waiting = [sgf.Sgf_game.from_bytes(Path(sys.argv[1]).read_bytes()).get_root()]
while waiting:
    waiting.extend(waiting.pop())
"""

_PEAK = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024)
"""


def lines(turns: int = 5) -> Iterator[Line]:
    game, many = records.a_game(), records.collection()
    tree, deep, comment = records.dictionary(), records.nested(), records.commented()
    yield _reading("a game of 250 moves read", game, read_whole, times=100, turns=turns)
    yield _reading("1,000 games listed on opening", many, read_games, aim=0.6, turns=turns)
    yield _reading("1,000 games read to the last node", many, read_whole, turns=turns)
    yield _reading("60,000 nodes read", tree, read_whole, aim=1 / 3, turns=turns)
    yield _reading("20,000 nested variations read", deep, read_whole, aim=1, turns=turns)
    yield _reading("5 MB of comment read", comment, read_comment, aim=4, turns=turns)
    yield _writing("20,000 nested variations written", deep, aim=1, turns=turns)
    yield _writing("60,000 nodes written", tree, aim=0.5, turns=turns)
    yield _dictionary_checked(tree, turns)
    for what, data in records.crowded(80_000).items():
        yield from _checking(f"80 kB of {what}", data, 1000, 30, turns)
    yield from _checking("3 MB of empty nodes", b"(" + 3_000_000 * b";" + b")", None, 60, 1)
    if sys.platform == "linux":
        yield _memory(tree)


def _reading(
    what: str,
    data: bytes,
    read: Callable[[bytes], object],
    *,
    turns: int,
    aim: float | None = None,
    times: int = 1,
) -> Line:
    def repeated(action: Callable[[bytes], object]) -> Callable[[], object]:
        return lambda: [action(data) for _ in range(times)]

    found = in_turns({"ours": repeated(read), "sgfmill": repeated(read_by_sgfmill)}, turns)
    file = home() / "read.sgf"
    file.write_bytes(data)
    return Line(
        what=what,
        ours=Figures.of_seconds(found["ours"], times),
        aim=aim,
        peers=(
            Peer.in_turns(SGFMILL, found["ours"], found["sgfmill"], times),
            sabaki_peer(SABAKI_SGF, "parse", file, turns, Figures.of_seconds),
        ),
        why=_UNDERSTOOD,
    )


def _writing(what: str, data: bytes, *, aim: float, turns: int) -> Line:
    games, theirs = read_games(data).games, sgf.Sgf_game.from_bytes(data)
    for game in games:
        len(game.tree)
    walk(theirs)
    found = in_turns({"ours": lambda: write_games(games), "sgfmill": theirs.serialise}, turns)
    return Line(
        what=what,
        ours=Figures.of_seconds(found["ours"]),
        aim=aim,
        peers=(Peer.in_turns(SGFMILL, found["ours"], found["sgfmill"]),),
    )


def _dictionary_checked(data: bytes, turns: int) -> Line:
    """Measure the command beside a process in which sgfmill looks at the nodes and no more."""
    file = home() / "dictionary.sgf"
    file.write_bytes(data)
    commands = {
        "ours": gobanapp("check", str(file)),
        "sgfmill": [sys.executable, "-c", _WALK, str(file)],
    }
    found = commands_in_turns(commands, turns)
    return Line(
        what="60,000 nodes and their moves checked",
        ours=Figures.of_seconds(found["ours"]),
        aim=1.2,
        peers=(Peer.in_turns(f"{SGFMILL}, loaded and walked", found["ours"], found["sgfmill"]),),
    )


def _checking(what: str, data: bytes, aim: float | None, most: float, turns: int) -> Iterator[Line]:
    """Measure the command that understands every node of a file: its time, and its memory."""
    file = home() / "checked.sgf"
    file.write_bytes(data)
    command = gobanapp("check", str(file))
    nothing = [sys.executable, "-c", "pass"]
    found = commands_in_turns({"ours": command, "nothing": nothing}, min(3, turns))
    yield Line(
        what=f"{what}, checked",
        ours=Figures.of_seconds(found["ours"]),
        aim=aim,
        peers=(Peer.in_turns(BARE_PYTHON, found["ours"], found["nothing"]),),
    )
    if sys.platform == "linux":
        peak, least = (Figures.of_values([_peak_megabytes(one)]) for one in (command, nothing))
        yield Line(
            what="the same, its memory",
            unit=Unit.MEGABYTES,
            ours=peak,
            aim=most,
            peers=(Peer(BARE_PYTHON, least),),
        )


def _peak_megabytes(command: Sequence[str]) -> float:
    done = subprocess.run(
        [sys.executable, "-c", _PEAK, *command],
        capture_output=True,
        text=True,
        check=True,
        env=own_environment(home()),
        cwd=ROOT,
    )
    return float(done.stdout)


def _memory(data: bytes) -> Line:
    file = home() / "memory.sgf"
    file.write_bytes(data)
    return Line(
        what="60,000 nodes in memory",
        unit=Unit.MEGABYTES,
        ours=Figures.of_values([_megabytes("ours", file) for _ in range(3)]),
        peers=(Peer(SGFMILL, Figures.of_values([_megabytes("sgfmill", file) for _ in range(3)])),),
    )


def _megabytes(whose: str, file: Path) -> float:
    command = [sys.executable, "-c", _MEMORY, whose, str(file)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=True, env=own_environment(), cwd=ROOT
    )
    return float(done.stdout)


def read_whole(data: bytes) -> int:
    """Read a file and all its games, which are else only outlined; return how many nodes it has."""
    return sum(len(game.tree) for game in read_games(data).games)


def read_comment(data: bytes) -> str:
    return read_games(data).games[0].tree.root.content.comment


def read_by_sgfmill(data: bytes) -> int:
    """Read all games to their last nodes: sgfmill makes them only when they are walked to."""
    return sum(
        walk(sgf.Sgf_game.from_coarse_game_tree(coarse))
        for coarse in sgf_grammar.parse_sgf_collection(data)
    )


def walk(game: sgf.Sgf_game) -> int:
    waiting = [game.get_root()]
    count = 0
    while waiting:
        waiting.extend(waiting.pop())
        count += 1
    return count
