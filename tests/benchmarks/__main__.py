"""The table of benchmarks: speed and accuracy, with aims and peers.

python3 dev.py bench                      all of it, about four minutes
python3 dev.py bench rules files          some sections of it
python3 dev.py bench --markdown FILE      written to a file as well, for a document

A peer is another program that does the same, measured in turns with ours in the same run. Those
that are missing are named; on Debian and Ubuntu this installs them, and a screen to start on:
sudo apt install --no-install-recommends xvfb gnugo sgf2dg libpdf-create-perl
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from importlib.metadata import version
from pathlib import Path

from tests.benchmarks import table
from tests.benchmarks.line import Line, Verdict
from tests.benchmarks.section import SECTIONS, measured


def main(arguments: list[str]) -> int:
    """Print the table. Return 0 also where aims are missed: a machine may be slow or busy."""
    asked = parsed(arguments)
    machine = machine_facts()
    print(machine)
    found: list[tuple[str, list[Line]]] = []
    for section in asked.sections or SECTIONS:
        title = section.replace("_", " ")
        print(table.heading(title), flush=True)
        lines: list[Line] = []
        for line in measured(section):
            lines.append(line)
            print(table.text(line), flush=True)
        found.append((title, lines))
    print("\n" + summary([line for _, lines in found for line in lines]))
    if asked.markdown is not None:
        asked.markdown.write_text(table.markdown(machine, found), encoding="utf-8")
    return 0


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="dev.py bench", description="Measure how fast the program is, and how right."
    )
    parser.add_argument("sections", nargs="*", metavar="SECTION")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the table there too")
    parser.epilog = "The sections are: " + ", ".join(SECTIONS) + "."
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.sections if name not in SECTIONS]
    if unknown:
        parser.error(f"there is no section {unknown[0]!r}")
    return asked


def machine_facts() -> str:
    """Return what figures depend on; how busy the machine is, too, where the system tells."""
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{os.cpu_count()} processors{busy}, {platform.system()} on {platform.machine()}, "
        f"Python {platform.python_version()}, PySide6 {version('PySide6-Essentials')}, "
        f"gobanapp {version('gobanapp')}"
    )


def summary(lines: list[Line]) -> str:
    """Count what was met; those without an aim are there to be compared."""
    counts = {verdict: sum(line.verdict is verdict for line in lines) for verdict in Verdict}
    asked = sum(counts[verdict] for verdict in (Verdict.MET, Verdict.AT_BEST, Verdict.MISSED))
    return (
        f"{counts[Verdict.MET]} of {asked} aims met, {counts[Verdict.AT_BEST]} more at best, "
        f"{counts[Verdict.MISSED]} missed; {counts[Verdict.LEFT_OUT]} lines left out."
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
