"""Use the program at random for hours: the window, the session, the memory, the files.

python3 dev.py soak [WHAT [AMOUNT ...]]        all of them, about an hour, where nothing is said

Whatever finds a fault prints the command that does it once more.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import NamedTuple

EXIT_USAGE = 2


class Soak(NamedTuple):
    """``module`` is run with ``amount`` of ``unit`` where nothing else is said."""

    module: str
    amount: str
    unit: str
    does: str


SOAKS = {
    "kill": Soak("tests.soak.kill", "200", "kills", "use the window and kill the program"),
    "session": Soak("tests.soak.session", "20", "minutes", "every action, checked after each"),
    "memory": Soak("tests.soak.memory", "20", "rounds", "the same again, and nothing may grow"),
    "files": Soak("tests.soak.files", "100000", "files", "read damaged files"),
    "sgfc": Soak("tests.soak.checked_by_sgfc", "1000", "games", "have SGFC check what is made"),
    "properties": Soak("tests.soak.properties", "20", "minutes", "property tests, other examples"),
}


def usage() -> str:
    lines = [
        f"    {name:10}{soak.does} ({soak.amount} {soak.unit} where nothing is said)"
        for name, soak in SOAKS.items()
    ]
    return "\n".join(["python3 dev.py soak [WHAT [AMOUNT]]", "", *lines])


def commands(arguments: list[str]) -> list[list[str]]:
    """Return what is to be run, each as Python's arguments. Raises KeyError for another word.

    Without arguments that is all, but SGFC only where it is installed.
    """
    if not arguments:
        found = [soak for name, soak in SOAKS.items() if name != "sgfc" or shutil.which("sgfc")]
        return [["-m", soak.module, soak.amount] for soak in found]
    name, *amount = arguments
    soak = SOAKS[name]
    return [["-m", soak.module, *(amount or [soak.amount])]]


def main(arguments: list[str]) -> int:
    try:
        wanted = commands(arguments)
    except KeyError:
        print(usage())
        return 0 if arguments[0] in {"-h", "--help"} else EXIT_USAGE
    codes = []
    for command in wanted:
        if len(wanted) > 1:
            print(f"{command[1]} {command[2]}", flush=True)
        codes.append(subprocess.run([sys.executable, *command], check=False).returncode)
    return next(filter(None, codes), 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
