"""One section of the table, measured in a process of its own: ``python -m ...section NAME``.

Its lines go to the standard output one by one, pickled; what it prints besides goes to the errors.
"""

from __future__ import annotations

import importlib
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator

from tests.benchmarks.line import Line, left_out
from tests.benchmarks.processes import own_environment

SECTIONS = ("rules", "files", "window", "tree", "games", "dead_stones", "diagrams", "start")
"""Each is a module beside this one with a function ``lines``, which yields the lines."""


def measured(section: str) -> Iterator[Line]:
    """Yield the lines of a section as they come; one that fails says so instead of what is left."""
    command = [sys.executable, "-m", "tests.benchmarks.section", section]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=own_environment()) as process:
        assert process.stdout is not None
        while True:
            try:
                yield pickle.load(process.stdout)
            except EOFError:
                break
    if process.returncode != 0:
        yield left_out("what would follow", "The section ended with an error, which stands above.")


def main(section: str) -> int:
    lines = importlib.import_module(f"tests.benchmarks.{section}").lines()
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)
        for line in lines:
            pickle.dump(line, out)
            out.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
