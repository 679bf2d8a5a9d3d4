"""Kill the program at random moments and see that all that was on the screen a second ago is back.

python3 dev.py soak kill [TIMES [FIRST_SEED]]        200 times where nothing is said
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

from tests.own_home import own_home
from tests.soak.delays import Delay

PLAYER = Path(__file__).with_name("kill_player.py")
LONGEST = 6.0  # seconds until a kill
MOST_FAULTS = 5
GRACE = 1.0  # seconds of work that a kill may cost
_JUST_BEGUN = "[[[[0, None, (), "
COLLECTION = b"(;PB[One]SZ[9];B[dd];W[ff]C[a])(;PB[Two]SZ[9];B[cc])(;SZ[13]PB[Three])"


class Lost(AssertionError):
    """Something was not there again that had been on the screen."""


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, **own_home(home), "QT_QPA_PLATFORM": "offscreen"}


class Killed(NamedTuple):
    """``lost``: seconds of work; ``worst``: the slowest that anything was written."""

    states: int
    lost: float
    worst: Delay | None


def kill_once(seed: int, home: Path) -> Killed:
    """Play, kill, restore; return what came of it. Raises Lost."""
    choose = random.Random(seed)
    files = []
    if seed % 3:
        file = home / "some.sgf"
        home.mkdir(parents=True, exist_ok=True)
        file.write_bytes(COLLECTION)
        files = [str(file)] * (seed % 3)
    command = [sys.executable, str(PLAYER), "play", str(seed), *files]
    with subprocess.Popen(
        command, env=environment(home), cwd=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        lines = [program.stdout.readline()]
        end = time.time() + choose.uniform(0.3, LONGEST)
        while time.time() < end and lines[-1]:
            lines.append(program.stdout.readline())
        has_ended = not lines[-1]
        program.kill()
        killed = time.time()
        lines += program.stdout.readlines()
        said = program.stderr.read().decode(errors="replace")
    told = [json.loads(line) for line in lines if line.endswith(b"\n")]
    shown = [line for line in told if isinstance(line, list)]
    others = [line for line in told if isinstance(line, dict)]
    faults = [line["fault"] for line in others if "fault" in line]
    worst, pending = _delays(others)
    if faults:
        raise Lost(f"seed {seed}: the program is wrong: {faults[0]}")
    if has_ended:
        raise Lost(f"seed {seed}: the program has ended by itself; {said[-3000:]}")
    command = [sys.executable, str(PLAYER), "restore"]
    done = subprocess.run(
        command, env=environment(home), cwd=home, capture_output=True, timeout=60, check=False
    )
    if not done.stdout:
        raise Lost(f"seed {seed}: the program did not start again; {done.stderr!r}")
    _, restored = json.loads(done.stdout)
    try:
        lost = lost_time(seed, shown, killed, restored)
    except Lost as fault:
        words = [f"the slowest before: {worst}", f"when it was told last: {pending}"]
        load = "load " + " ".join(f"{load:.1f}" for load in os.getloadavg())
        raise Lost("\n  ".join([str(fault), *words, load])) from None
    return Killed(len(shown), lost, worst)


def _delays(told: list[dict[str, Any]]) -> tuple[Delay | None, Delay | None]:
    """Return the longest that anything took to be written, and what was not yet."""
    last = next((line for line in reversed(told) if "worst" in line), {})
    worst, now = (last.get(name) for name in ("worst", "now"))
    return worst and Delay(*worst), now and Delay(*now)


Shown = list[tuple[float, list[str | None]]]


def lost_time(seed: int, shown: Shown, killed: float, restored: list[str | None]) -> float:
    """Return for how many seconds before the end what came back had not been all there was.

    Raises Lost where that is too long, or where a window is as it never was.
    """
    number = len(shown[-1][1])
    back = [state for state in restored if state is not None]
    back_or_nothing = [*back, *[None] * (number - len(back))]
    found = []
    for order in set(permutations(back_or_nothing, number)):
        ages = [age(shown, killed, window, order[window]) for window in range(number)]
        if None not in ages:
            found.append(max(age for age in ages if age is not None))
    if len(back) > number or not found:
        raise Lost(f"seed {seed}: it is as it never was: {restored}")
    if min(found) > GRACE:
        raise Lost(f"seed {seed}: what was done {min(found):.2f} s before the end is lost")
    return min(found)


def age(shown: Shown, killed: float, window: int, state: str | None) -> float | None:
    """Return how long before the end ``window`` last showed ``state``, None where it never did.

    A game just begun takes the place of one that was let go: for a moment neither is on the disk.
    """
    if state is None:
        latest = shown[-1][1][window]
        begun = [when for when, states in shown if states[window : window + 1] == [latest]]
        if latest is not None and latest.startswith(_JUST_BEGUN) and killed - begun[0] < GRACE:
            return killed - begun[0]
    until = killed
    for when, states in reversed(shown):
        if window < len(states) and states[window] == state:
            return max(0.0, killed - until)
        until = when
    return None


def main(arguments: list[str]) -> int:
    times = int(arguments[0]) if arguments else 200
    first = int(arguments[1]) if len(arguments) > 1 else 1
    worst = 0.0
    total = 0
    done, faults = 0, list[Lost]()
    slowest: Delay | None = None
    for seed in range(first, first + times):
        try:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
                killed = kill_once(seed, Path(home))
        except Lost as fault:
            faults.append(fault)
            print(f"{fault}\nOnce more: python3 dev.py soak kill 1 {seed}", flush=True)
            if len(faults) == MOST_FAULTS:
                break
            continue
        done += 1
        worst = max(worst, killed.lost)
        total += killed.states
        slowest = max(filter(None, (slowest, killed.worst)), default=None)
        if done % 20 == 0:
            print(f"{done} kills, {total} states, at most {worst * 1000:.0f} ms lost", flush=True)
    print(
        f"soak kill: {done} kills, {total} states shown, at most {worst * 1000:.0f} ms of work"
        f" lost, {len(faults) or 'no'} faults"
    )
    if slowest is not None:
        print(f"  the slowest that was written: {slowest}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
