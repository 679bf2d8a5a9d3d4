"""Imports go down only: the order of the rooms that CONTRIBUTING.md draws is checked here."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
PACKAGE = CHECKOUT / "gobanapp"

# From the ground up. A room may use itself and what is on lower floors, not its neighbour.
FLOORS = (
    {"__init__", "resources"},
    {"rules"},
    {"clock"},
    {"game"},
    {"sgf", "diagram", "learning"},
    {"paint"},
    {"ui", "cli"},
    {"app"},
    {"__main__"},
)
FLOOR = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}

# Who may use what is not Python's own; and who only within a function, so that it starts without.
# shiboken6 is the other half of PySide6: what screen readers need is only to be had from it.
THIRD_PARTY = {"PySide6": {"paint", "ui", "app"}, "shiboken6": {"ui"}, "numpy": {"paint"}}
THIRD_PARTY_LATE = {"PySide6": {"cli"}}


class Import(NamedTuple):
    line: int
    target: str
    late: bool


def modules(package: Path) -> list[Path]:
    return sorted(package.rglob("*.py"))


def room_of(dotted: str) -> str:
    """The room of ``gobanapp.room.module``; what is no room is a name in the package itself."""
    return next((part for part in dotted.split(".")[1:2] if part in FLOOR), "__init__")


def imports(source: str, package: str) -> Iterator[Import]:
    """All imports of a module in ``package``, wherever they stand, in full names."""
    tree = ast.parse(source)
    functions = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    late = {inner for function in functions for inner in ast.walk(function)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")
            start = parents[: len(parents) + 1 - node.level] if node.level else []
            base = [*start, node.module] if node.module else start
            targets = [".".join([*base, alias.name]) for alias in node.names]
        else:
            continue
        for target in targets:
            yield Import(node.lineno, target, node in late)


def objection(room: str, found: Import) -> str | None:
    top = found.target.split(".")[0]
    if top == "gobanapp":
        other = room_of(found.target)
        if other == room or FLOOR[other] < FLOOR[room]:
            return None
        return f"{room} may not import {other}"
    allowed = THIRD_PARTY.get(top, set())
    if found.late:
        allowed = allowed | THIRD_PARTY_LATE.get(top, set())
    if top in sys.stdlib_module_names or room in allowed:
        return None
    return f"{room} may not import {top}" + ("" if found.late else " here")


def objections(package: Path) -> list[str]:
    found = []
    for path in modules(package):
        inside = path.relative_to(package)
        room = inside.parts[0].removesuffix(".py")
        name = inside.as_posix()
        if room not in FLOOR:
            found.append(f"{name}: {room} is no room of the house")
            continue
        parents = ".".join(["gobanapp", *inside.parent.parts])
        for statement in imports(path.read_text(encoding="utf-8"), parents):
            reason = objection(room, statement)
            if reason:
                found.append(f"{name}:{statement.line}: {reason}")
    return found


def test_imports_go_down_only():
    assert objections(PACKAGE) == []


def test_commands_and_all_below_paint_start_without_qt_and_numpy():
    quick = FLOOR.keys() - {"paint", "ui", "app", "__main__"}
    names = [
        ".".join(["gobanapp", *path.relative_to(PACKAGE).with_suffix("").parts])
        for path in modules(PACKAGE)
        if path.relative_to(PACKAGE).parts[0].removesuffix(".py") in quick
    ]
    program = (
        "import importlib, sys\n"
        f"for name in {names}: importlib.import_module(name.removesuffix('.__init__'))\n"
        "print(*{'PySide6', 'shiboken6', 'numpy'} & set(sys.modules))"
    )
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    assert (result.stdout.split(), result.stderr) == ([], "")


@pytest.mark.parametrize(
    ("module", "source", "reason"),
    [
        ("rules/board.py", "import gobanapp.game.tree", "rules may not import game"),
        ("rules/board.py", "from gobanapp.clock import clock", "rules may not import clock"),
        ("learning/task.py", "from gobanapp.sgf import reader", "learning may not import sgf"),
        ("rules/board.py", "def f():\n    import gobanapp.game", "rules may not import game"),
        ("sgf/reader.py", "from gobanapp import diagram", "sgf may not import diagram"),
        ("diagram/text.py", "from ..sgf import reader", "diagram may not import sgf"),
        ("diagram/figures/page.py", "from ...sgf import reader", "diagram may not import sgf"),
        ("ui/board/tools.py", "from gobanapp.cli.score import run", "ui may not import cli"),
        ("cli/score.py", "if True:\n    from gobanapp import ui", "cli may not import ui"),
        ("ui/session.py", "from gobanapp.app import start", "ui may not import app"),
        ("resources.py", "from .rules import board", "resources may not import rules"),
        ("diagram/theme.py", "from PySide6.QtGui import QColor", "diagram may not import PySide6"),
        ("cli/diagram.py", "import PySide6.QtGui", "cli may not import PySide6 here"),
        ("ui/board/wood.py", "def f():\n    import numpy", "ui may not import numpy"),
        ("cli/check.py", "from sgfmill import sgf", "cli may not import sgfmill"),
        ("sgf/reader.py", "import chardet", "sgf may not import chardet"),
        ("utils/text.py", "", "utils is no room of the house"),
        ("utils.py", "", "utils is no room of the house"),
    ],
)
def test_a_wrong_import_is_found(tmp_path, module, source, reason):
    (tmp_path / module).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / module).write_text(source, encoding="utf-8")
    (found,) = objections(tmp_path)
    assert found.startswith(module)
    assert reason in found


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("sgf/writer.py", "from gobanapp import __version__\nfrom gobanapp.game import tree"),
        ("sgf/formats/gib.py", "from ..reader import read\nfrom gobanapp.game import tree"),
        ("clock/clock.py", "from gobanapp.rules.color import ByColor"),
        ("cli/diagram.py", "def png():\n    from PySide6.QtGui import QImage"),
        ("paint/wood.py", "import numpy as np\nfrom PySide6.QtGui import QImage"),
        ("ui/session.py", "from __future__ import annotations\nfrom gobanapp.paint import board"),
        ("__main__.py", "def main():\n    from gobanapp import app, cli"),
    ],
)
def test_a_right_import_is_let_through(tmp_path, module, source):
    (tmp_path / module).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / module).write_text(source, encoding="utf-8")
    assert objections(tmp_path) == []
