"""Commands that are shown run, and print what is shown below them."""

import re
import shlex
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import takewhile
from pathlib import Path

import pytest

from dev import COMMANDS
from gobanapp.__main__ import _COMMANDS, main
from gobanapp.cli.program_options import USAGE
from tests.documents.pages import DOCS, DOCUMENTS, FENCE, ROOT, USERS, named

EXAMPLES = {
    "game.sgf": "tests/data/records/ear_reddening.sgf",
    "variations.sgf": "tests/data/records/variations.sgf",
    "damaged.sgf": "tests/data/sgf/extra_bracket.sgf",
    "korean.gib": "tests/data/formats/korean.gib",
}
"""What the files are that commands name, beside the positions of the rules."""


@dataclass(frozen=True)
class Call:
    """A line behind ``$`` and what is shown below it."""

    line: str
    output: str


def calls(path: Path) -> Iterator[list[Call]]:
    """Yield the calls of each block of a page that shows a console."""
    for language, block in FENCE.findall(path.read_text("utf-8")):
        if language != "console":
            continue
        lines, found = block.splitlines(), []
        for at, line in enumerate(lines):
            if line.startswith("$ "):
                shown = takewhile(lambda line: not line.startswith("$ "), lines[at + 1 :])
                found.append(Call(line[2:], "\n".join(shown)))
        yield found


def examples(folder: Path) -> None:
    """Put all files that the pages name into ``folder``."""
    for name, source in EXAMPLES.items():
        shutil.copyfile(ROOT / source, folder / name)
    for position in (DOCS / "rules" / "positions").glob("*.sgf"):
        shutil.copyfile(position, folder / position.name)


class Console:
    """Understands as much of a shell as the documents need."""

    def __init__(self, read):
        self._read = read
        self.status = 0

    def run(self, line: str) -> str:
        """Return what a line prints, and what it complains of."""
        words = shlex.split(line)
        if words[0] == "cat":
            return Path(words[1]).read_text("utf-8").rstrip("\n")
        if words == ["echo", "$?"]:
            return str(self.status)
        assert words[0] == "gobanapp", line
        self.status = main(words[1:])
        out, err = self._read()
        return (out + err).rstrip("\n")


@pytest.fixture
def console(qapp, tmp_path, monkeypatch, capsys):  # drawing needs an application
    examples(tmp_path)
    monkeypatch.chdir(tmp_path)
    return Console(capsys.readouterr)


WITH_CONSOLE = [path for path in USERS if "```console" in path.read_text("utf-8")]


@pytest.mark.parametrize("path", WITH_CONSOLE, ids=named)
def test_commands_print_the_documented_output(path, console):
    for block in calls(path):
        for place, call in enumerate(block):
            assert console.run(call.line) == call.output, call.line
            asked = any(near.line == "echo $?" for near in block[place : place + 2])
            assert asked or console.status == 0, call.line


def test_the_page_of_the_commands_has_every_option():
    text = (DOCS / "command-line.md").read_text("utf-8")
    for command in _COMMANDS:
        assert f"## {command}\n" in text
        for option in options_of(command):
            assert option in text, f"{command} {option}"


def options_of(command: str) -> set[str]:
    source = Path(import_module(f"gobanapp.cli.{command}").__file__).read_text("utf-8")
    return set(re.findall(r'"(--[a-z-]+)"', source))


def test_the_usage_is_that_of_the_program():
    text = (DOCS / "command-line.md").read_text("utf-8")
    assert USAGE.partition("\n\n")[0] in text


def test_commands_of_developers_are_there():
    told = {
        (named(path), command)
        for path in DOCUMENTS
        for command in re.findall(r"python3 dev\.py ([a-z]+)", path.read_text("utf-8"))
    }
    assert len(told) > 10
    assert {(page, command) for page, command in told if command not in COMMANDS} == set()
