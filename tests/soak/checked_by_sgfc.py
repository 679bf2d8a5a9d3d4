"""Have SGFC, the reference checker of SGF, look at games made at random.

python3 dev.py soak sgfc [NUMBER [SEED]]    1000 of each kind where nothing is said

SGFC must be installed as ``sgfc``. It may find nothing, but in games in which what came before was
edited: there a later move may be on a stone (58), and a set-up may have no effect (39).
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from gobanapp.sgf.writer import write_games
from tests.sgf.random_games import random_game

_NUMBER = 1000
_FINDING = re.compile(r"(?:error|warning) (\d+)\b.*", re.IGNORECASE)
AFTER_CORRECTIONS = frozenset({"39", "58"})


def findings(program: str, path: Path) -> list[tuple[str, str]]:
    """Return the number of each thing that SGFC finds in a file, and its words."""
    done = subprocess.run(
        [program, "--encoding=UTF-8", str(path)], capture_output=True, check=False
    )
    lines = done.stdout.decode("utf-8", "replace").splitlines()
    if not any(line.startswith(str(path)) for line in lines):  # as its last line does
        raise RuntimeError(f"SGFC says nothing: {done}")
    return [(match[1], match[0]) for line in lines if (match := _FINDING.search(line))]


def main(arguments: list[str]) -> int:
    program = shutil.which("sgfc")
    if program is None:
        print("soak sgfc: SGFC is not installed; https://www.red-bean.com/sgf/sgfc/ has it")
        return 1
    number = int(arguments[0]) if arguments else _NUMBER
    first = int(arguments[1]) if len(arguments) > 1 else 0
    faults = 0
    allowed: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.sgf"
        for seed in range(first, first + number):
            for corrects in (False, True):
                path.write_bytes(write_games([random_game(seed, corrects=corrects)]))
                for code, words in findings(program, path):
                    if corrects and code in AFTER_CORRECTIONS:
                        allowed[code] += 1
                    else:
                        faults += 1
                        kind = "with corrections" if corrects else "without"
                        print(f"seed {seed} ({kind}): {words}")
    counted = ", ".join(f"{code}: {count}" for code, count in sorted(allowed.items()))
    print(
        f"soak sgfc: {2 * number} games from seed {first}, {faults} faults;"
        f" after corrections {counted or 'nothing'}"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
