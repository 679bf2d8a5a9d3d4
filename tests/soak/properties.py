"""The property tests of the suite, tried with other examples again and again.

python3 dev.py soak properties [MINUTES [SEED]]    20 minutes where nothing is said

Each round has a seed of its own, one more than the round before. What has failed is left out of the
rounds that follow. Its example is kept in ``.hypothesis`` and is the first that is tried next time:
the seed alone does not lead to it, as Hypothesis also draws on what the loaded modules contain.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterable

MINUTES = 20.0

_FAILED = re.compile(r"^(?:FAILED|ERROR) ([^\s\[]+(?:\[.*?\])?)(?: - |$)", re.MULTILINE)
_LONGEST = 1200  # seconds for a test: Hypothesis looks for a smaller example for up to 300


def pytest_command(seed: int, *tests: str, without: Iterable[str] = ()) -> list[str]:
    """Return the command that tries ``tests``, all where none is named, with a seed."""
    profile = ["--hypothesis-profile=random", f"--hypothesis-seed={seed}"]
    limit = ["-o", f"faulthandler_timeout={_LONGEST}"]
    left_out = [f"--deselect={test}" for test in without]
    chosen = tests or ("-m", "hypothesis")
    return [sys.executable, "-m", "pytest", "-q", *profile, *limit, *chosen, *left_out]


def failed_in(output: str) -> list[str]:
    """Return the tests that failed, as pytest's summary has them."""
    return _FAILED.findall(output)


def typed(command: list[str]) -> str:
    """Return what to type to run a command once more."""
    python, *arguments = command
    return shlex.join([os.path.relpath(python), *arguments])


def main(arguments: list[str]) -> int:
    minutes = float(arguments[0]) if arguments else MINUTES
    seed = int(arguments[1]) if len(arguments) > 1 else int(time.time())
    end = time.monotonic() + minutes * 60
    known: dict[str, int] = {}
    rounds = 0
    while not rounds or time.monotonic() < end:
        print(f"seed {seed}", flush=True)
        command = pytest_command(seed, without=known)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        rounds += 1
        if done.returncode != 0:
            failed = failed_in(done.stdout)
            print(done.stdout + done.stderr, flush=True)
            if not failed:
                print("soak properties: FAILED, as pytest did not come to its end; once more with")
                print(f"    {typed(command)}")
                return done.returncode
            known |= dict.fromkeys(failed, seed)
        seed += 1
    if known:
        print(f"soak properties: FAILED {len(known)} tests in {rounds} rounds; once more with")
        for test, seed in known.items():
            print(f"    {typed(pytest_command(seed, test))}")
        return 1
    print(f"soak properties: {rounds} rounds, no fault")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
