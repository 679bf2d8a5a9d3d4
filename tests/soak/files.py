"""Read damaged files by the hundred thousand and demand of each that nothing of it is lost.

python3 dev.py soak files [NUMBER [FIRST_SEED [FOLDER]]]        100,000 where nothing is said

Each file has a seed of its own, so ``files 1 SEED`` does one of them again. With a FOLDER its files
are damaged too, beside those that are grown here. One that shows a fault is kept. Ctrl-C ends it.
"""

from __future__ import annotations

import signal
import sys
import tempfile
import time
import traceback
from collections import Counter, deque
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from types import FrameType

from gobanapp.sgf.game_file import FileFormat
from tests.soak.fault import Fault, demand
from tests.soak.file_truths import check, check_commands, check_with_sgfmill, read
from tests.soak.grown_records import grown
from tests.soak.kept_values import OF_THE_BYTES, OF_THE_ROOT
from tests.soak.mutations import mutated, spliced
from tests.soak.server_records import served

DATA = Path(__file__).resolve().parents[1] / "data"
FORMATS = tuple(f".{format_.value}" for format_ in FileFormat)
FAULTS = Path(tempfile.gettempdir()) / "gobanapp-faults"
MOST_FAULTS = 25
_LARGEST_SEED = 12_000  # bytes: the files of a folder that are larger are left out
_LONGEST = 60  # seconds of the processor for one file
_TIMES_THE_MEDIAN = 50
_SLOW = 0.5  # seconds: what is quicker is not looked at twice
_COMMANDS_EACH = 100  # files
_COUNTS_EACH = 1000


def seeds(*folders: Path) -> list[bytes]:
    """Return the files of some folders that are records and not too large."""
    files = sorted(path for folder in folders for path in folder.rglob("*"))
    records = [path for path in files if path.suffix.lower() in FORMATS]
    return [path.read_bytes() for path in records if path.stat().st_size <= _LARGEST_SEED]


def damaged(seed: int, known: list[bytes]) -> tuple[bytes, bool]:
    """Return a file, and whether it is one of SGF that nothing has been done to."""
    choose = Random(seed)
    kind = choose.random()
    data = grown(choose) if kind < 0.55 else served(choose)
    if kind > 0.8:
        data = choose.choice(known)
    if choose.random() < 0.08:
        data = spliced(choose, data, choose.choice((grown(choose), choose.choice(known))))
        kind = 1.0
    times = choose.choice((0, 1, 1, 1, 2, 2, 3, 5, 10))
    for _ in range(times):
        data = mutated(choose, data)
    return data, times == 0 and kind < 0.55


def demand_all(seed: int, data: bytes, path: Path, *, is_sound: bool) -> Counter[str]:
    """Demand of the file of ``seed`` all that can be; return what was counted. Raises Fault.

    ``path`` is where the file is put, now and then, for the commands.
    """
    counts: Counter[str] = Counter()
    file = read(data)
    if file is not None:
        check(data, file, Random(seed))
        counts.update({"read": 1, file.format.value: 1, "problems": len(file.problems)})
        counts["sgfmill"] += check_with_sgfmill(data, file)
        if is_sound and file.is_encoding_sure:
            codes = {problem.code for problem in file.problems} - OF_THE_BYTES - OF_THE_ROOT
            demand(not codes, f"nothing is wrong with it, but it is read with {codes}")
    if seed % _COMMANDS_EACH == 0:
        counts["commands"] += 1
        path.write_bytes(data)
        check_commands(path, file, counts=seed % _COUNTS_EACH == 0)
    return counts


class Soak:
    """Goes through files one by one; remembers how long reading took, and the faults."""

    def __init__(self, known: list[bytes], folder: Path) -> None:
        self._known = known
        self._path = folder / "some.sgf"
        self.counts: Counter[str] = Counter()
        self.faults: list[int] = []
        self._speeds: deque[float] = deque(maxlen=1000)  # seconds for a byte
        self.slowest = 0.0, 0

    def do(self, seed: int) -> None:
        """Do one file; a fault is printed and its file kept."""
        data, is_sound = damaged(seed, self._known)
        self.counts.update(files=1, bytes=len(data))
        signal.setitimer(signal.ITIMER_PROF, _LONGEST)
        try:
            self._demand_speed(seed, data)
            self.counts += demand_all(seed, data, self._path, is_sound=is_sound)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            signal.setitimer(signal.ITIMER_PROF, 0)
            words = str(error) if isinstance(error, Fault) else traceback.format_exc()
            self._keep(seed, data, words)
        signal.setitimer(signal.ITIMER_PROF, 0)

    def _keep(self, seed: int, data: bytes, words: str) -> None:
        self.faults.append(seed)
        FAULTS.mkdir(parents=True, exist_ok=True)
        path = FAULTS / f"{seed}.sgf"
        path.write_bytes(data)
        print(f"seed {seed}, {len(data)} bytes: {words[-1500:]}")
        again = " ".join(["python3 dev.py soak files 1", str(seed), *sys.argv[3:]])
        print(f"Once more: {again}; its bytes are in {path}", flush=True)

    def _demand_speed(self, seed: int, data: bytes) -> None:
        """Demand that reading does not take much longer for each byte than it mostly does."""
        size = len(data) + 1
        seconds = _time_to_read(data)
        self.slowest = max(self.slowest, (seconds, seed))
        self._speeds.append(seconds / size)
        if seconds < _SLOW or len(self._speeds) < 100:
            return
        usual = median(self._speeds) * size
        if seconds > _TIMES_THE_MEDIAN * usual:
            seconds = min(seconds, _time_to_read(data))  # The machine may have been busy.
            demand(seconds < _TIMES_THE_MEDIAN * usual, f"reading takes {seconds:.2f} s")


def _time_to_read(data: bytes) -> float:
    """Return the seconds of the processor that reading takes."""
    start = time.process_time()
    read(data)
    return time.process_time() - start


def too_long(_signal: int, _frame: FrameType | None) -> None:
    raise Fault(f"it takes more than {_LONGEST} s")


def main() -> int:
    arguments = sys.argv[1:]
    number = int(arguments[0]) if arguments else 100_000
    first = int(arguments[1]) if len(arguments) > 1 else Random().randrange(10**9)
    folders = [DATA, *map(Path, arguments[2:])]
    signal.signal(signal.SIGPROF, too_long)
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(seeds(*folders), Path(folder))
        with suppress(KeyboardInterrupt):
            for seed in range(first, first + number):
                soak.do(seed)
                if len(soak.faults) >= MOST_FAULTS:
                    break
    seconds = time.perf_counter() - start
    counts = soak.counts
    by_format = ", ".join(f"{name[1:]} {counts[name[1:]]:,}" for name in FORMATS)
    print(
        f"{counts['files']:,} files from seed {first}, {counts['bytes'] / 1e6:,.0f} MB in"
        f" {seconds:,.0f} s ({counts['files'] / seconds:,.0f} a second): {counts['read']:,} read"
        f" ({by_format}), {counts['problems']:,} problems told, {counts['sgfmill']:,} as in"
        f" sgfmill, {counts['commands']:,} by all commands; the slowest read in"
        f" {soak.slowest[0]:.2f} s (seed {soak.slowest[1]}); {len(soak.faults)} faults"
    )
    return 1 if soak.faults else 0


if __name__ == "__main__":
    sys.exit(main())
