"""Comparison with expert answers: one script for each kind of question.

python3 dev.py accuracy [NAME ...]        all of them where none is named
python3 dev.py accuracy --quick           without other programs beside ours
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

NAMES = sorted(
    path.stem
    for path in Path(__file__).parent.glob("[a-z]*.py")
    if path.stem not in ("corpus", "finished_boards")
)


def commands(arguments: list[str]) -> list[list[str]]:
    """Return what is to be run, each as Python's arguments. Raises SystemExit for other words."""
    parser = argparse.ArgumentParser(
        prog="dev.py accuracy", description="Compare with what others have judged."
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--quick", action="store_true", help="leave other programs out")
    parser.epilog = "The names are: " + ", ".join(NAMES) + "."
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.names if name not in NAMES]
    if unknown:
        parser.error(f"there is nothing called {unknown[0]!r}")
    options = ["--quick"] if asked.quick else []
    return [["-m", f"tests.accuracy.{name}", *options] for name in asked.names or NAMES]


def main(arguments: list[str]) -> int:
    """Run them all, also after one that failed; return the exit code of the first of these."""
    failed = {}
    for command in commands(arguments):
        code = subprocess.run([sys.executable, *command], check=False).returncode
        if code != 0:
            failed[command[1].rpartition(".")[2]] = code
    if failed:
        print("Failed:", ", ".join(failed), file=sys.stderr)
    return next(iter(failed.values()), 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
