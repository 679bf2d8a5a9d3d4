"""The words of the window in other languages: what is to be translated, and what is, compiled.

``collect [LANGUAGE ...]`` brings the .ts files up to the code, begins new languages, and tells
what is missing; ``compile`` makes the .qm files that the program reads.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"

ENGLISH = "gobanapp_en.ts"
"""It has the texts with a number only: they need their forms in English too."""


class State(NamedTuple):
    """How far a language is."""

    file: str
    texts: int
    missing: int

    def __str__(self) -> str:
        missing = f"{self.missing} missing" if self.missing else "complete"
        return f"{self.file:20} {self.texts} texts, {missing}"


def collect(
    languages: Sequence[str] = (), folder: Path = FOLDER, sources: Path = ROOT / "gobanapp"
) -> None:
    """Bring the files in ``folder`` up to the texts in ``sources``; what is gone is dropped.

    ``languages``: begin these, such as "pt_BR".
    """
    # Without the extension lupdate finds nothing in a folder, and says nothing. Line numbers
    # would change in every file with every change of the code.
    options = ["-silent", "-extensions", "py", "-locations", "none", "-no-obsolete"]
    # A guess from a similar text would be taken for a translation.
    options += ["-disable-heuristic", "similartext"]
    files = {*sources_of(folder), *(folder / f"gobanapp_{name}.ts" for name in languages)}
    english = {file for file in files if file.name == ENGLISH}
    for chosen, only in ((english, ["-pluralonly"]), (files - english, [])):
        if chosen:
            names = sorted(map(str, chosen))
            _run("lupdate", [*options, *only, str(sources), "-ts", *names])


def compile_all(folder: Path = FOLDER) -> list[Path]:
    """Make the .qm file of each language that is newer than its own; return them all."""
    made = []
    for source in sources_of(folder):
        target = source.with_suffix(".qm")
        made.append(target)
        if is_newer(source, target):
            # Beside it first: a program that runs may have the old one open.
            new = target.with_suffix(".new")
            _run("lrelease", ["-silent", str(source), "-qm", str(new)])
            new.replace(target)
    return made


def sources_of(folder: Path) -> list[Path]:
    return sorted(folder.glob("gobanapp_*.ts"))


def is_newer(source: Path, target: Path) -> bool:
    return not target.exists() or target.stat().st_mtime < source.stat().st_mtime


def states(folder: Path = FOLDER) -> Iterator[State]:
    """Yield how far each language is."""
    for source in sources_of(folder):
        texts = [*ElementTree.parse(source).iter("translation")]
        missing = [text for text in texts if text.get("type") == "unfinished"]
        yield State(source.name, len(texts), len(missing))


def _run(tool: str, arguments: Sequence[str]) -> None:
    """Run a program of Qt that comes with PySide6."""
    import PySide6

    name = f"{tool}.exe" if sys.platform == "win32" else tool
    program = Path(PySide6.__file__).parent / name
    subprocess.run([str(program), *arguments], check=True)


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["collect", *languages]:
            collect(languages)
            print(*states(), sep="\n")
        case ["compile"]:
            compile_all()
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
