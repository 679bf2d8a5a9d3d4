"""Break the rules of Go in small ways, one at a time, and tell which breaks no test notices.

``mutate.py [MODULE ...]`` does so with the modules named, or with all of ``TESTS``. Each break that
no test notices, a survivor, must stand in ``survivors.toml`` with the reason why that may be.

mutmut makes the breaks, in a copy under ``build/mutation``. It breaks functions and methods alone:
no tables of constants, and no function with a decorator but properties.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
COPY: Final = ROOT / "build" / "mutation"
LISTED: Final = Path(__file__).with_name("survivors.toml")
LOG: Final = COPY / "mutmut.log"

COPIED: Final = (
    *("gobanapp", "tests/rules", "tests/data", "pyproject.toml"),
    *("tests/conftest.py", "tests/own_home.py"),  # what all tests need
)

TESTS: Final = {
    "board": ("test_board.py", "test_board_text.py", "test_position.py", "test_random_games.py"),
    "board_text": ("test_board_text.py",),
    "color": ("test_color.py", "test_position.py"),
    "confirmation": ("test_confirmation.py",),
    "difference": ("test_difference.py",),
    "layout": ("test_layout.py",),
    "point": ("test_point.py",),
    "position": ("test_position.py", "test_rule_cases.py", "test_random_games.py"),
    "repetition": ("test_position.py", "test_rule_cases.py", "test_random_games.py"),
    "result": ("test_result.py",),
    "ruleset": ("test_ruleset.py",),
    "scoring": ("test_scoring.py", "test_rule_cases.py", "test_difference.py"),
    "symmetry": ("test_symmetry.py",),
    "territory": ("test_territory.py", "test_scoring.py"),
    "verdict": ("test_verdict.py",),
    "counting/arrangement": ("counting/test_arrangement.py", "counting/test_demonstration.py"),
    "counting/blocks": ("counting/test_blocks.py",),
    "counting/by_area": ("counting/test_by_area.py", "counting/test_demonstration.py"),
    "counting/by_filling": ("counting/test_by_filling.py", "counting/test_demonstration.py"),
    "counting/by_territory": ("counting/test_by_territory.py", "counting/test_demonstration.py"),
    "counting/dame": ("counting/test_dame.py", "counting/test_demonstration.py"),
    "counting/demonstration": ("counting/test_by_filling.py", "counting/test_demonstration.py"),
    "counting/ground": ("counting/test_ground.py", "counting/test_demonstration.py"),
    "counting/rectangles": ("counting/test_rectangles.py",),
    "counting/table": ("counting/test_by_territory.py", "counting/test_demonstration.py"),
    "counting/tens": ("counting/test_tens.py",),
    "ground/borders": ("ground/test_borders.py", "test_territory.py"),
    "ground/eyes": ("ground/test_eyes.py", "test_territory.py"),
    "ground/false_eyes": ("ground/test_false_eyes.py", "test_territory.py"),
    "ground/groups": ("ground/test_groups.py", "test_territory.py"),
    "ground/last_liberties": ("test_territory.py", "test_scoring.py"),
    "ground/lifted": ("ground/test_lifted.py", "test_territory.py"),
    "ground/reach": ("ground/test_reach.py", "ground/test_groups.py", "test_territory.py"),
    "ground/seki": ("ground/test_seki.py", "test_territory.py"),
}
"""The modules that are broken, and the tests that speak of each.

Not here are ``dead_stones``, ``estimate``, ``life`` and ``reading``: they weigh and guess, and a
break of them shows in how often they are right, which ``dev.py bench`` measures. Nor is
``counting/step``, which has no function to be broken.
"""

FRESH: Final = {"board", "counting/rectangles"}
"""The modules that keep what they have made: each break of them is tried in a Python of its own,
which takes a second longer. In one that goes on, what was made without the break would be found."""

NOTICED: Final = {1, 3}
"""How the tests exit that notice a break: with a failure or an error."""
LATE: Final = {24, -24, 36, 152, 255}
"""How they exit out of time: the break made a loop without an end, or the machine was busy."""


class Survivor(NamedTuple):
    """A break that no test notices: the lines of ``function`` before, and what came of them."""

    function: str
    was: str
    becomes: str

    def __str__(self) -> str:
        return f"{self.function}\n    - {self.was}\n    + {self.becomes}"


class Outcome(NamedTuple):
    """What came of the breaks of a module: which live, which ran out of time, and their number."""

    alive: list[Survivor]
    late: list[Survivor]
    number: int


class CannotMeasure(Exception):
    """The text says why to the user."""


def make_copy() -> None:
    """Copy what the tests of the rules need, for mutmut to break."""
    shutil.rmtree(COPY, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.qm")
    for name in COPIED:
        target = COPY / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target, ignore=ignored)
        else:
            shutil.copy(ROOT / name, target)
    for module in (COPY / "gobanapp" / "rules").rglob("*.py"):
        module.write_text(with_open_properties(module.read_text("utf-8")), "utf-8")


def with_open_properties(source: str) -> str:
    """Return ``source`` with ``x = property(x)`` behind each property in place of its decorator.

    It means the same, and mutmut passes over what is decorated.
    """
    lines = source.splitlines()
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and len(node.decorator_list) == 1:
            decorator = node.decorator_list[0]
            if isinstance(decorator, ast.Name) and decorator.id == "property":
                assert node.end_lineno is not None
                found.append((decorator.lineno, node.end_lineno, node.col_offset, node.name))
    for start, end, indent, name in sorted(found, reverse=True):
        lines.insert(end, f"{' ' * indent}{name} = property({name})")
        del lines[start - 1]
    return "\n".join([*lines, ""])


def outcome_of(module: str) -> Outcome:
    """Break a module in each way, and return what came of it.

    Raises CannotMeasure where that cannot be done, as where a test fails without a break.
    """
    path = f"gobanapp/rules/{module}.py"
    tests = [f"tests/rules/{name}" for name in TESTS[module]]
    shutil.rmtree(COPY / "mutants", ignore_errors=True)
    (COPY / "setup.cfg").write_text(settings(path, tests, is_fresh=module in FRESH), "utf-8")
    # The same random games each time: a break must not live by luck.
    environment = os.environ | {"CI": "true", "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": "."}
    with LOG.open("wb") as log:
        command = [sys.executable, "-m", "mutmut", "run", "--max-children", children()]
        ran = subprocess.run(command, cwd=COPY, env=environment, stdout=log, check=False)
    written = COPY / "mutants" / f"{path}.meta"
    if ran.returncode != 0 or not written.exists():
        raise CannotMeasure(f"mutmut did not come to its end; see {LOG}")
    codes = json.loads(written.read_text("utf-8"))["exit_code_by_key"]
    found: dict[bool, list[Survivor]] = {True: [], False: []}
    for name, code in codes.items():
        if code not in NOTICED:
            found[code in LATE].append(survivor(module, name, difference(name)))
    return Outcome(found[False], found[True], len(codes))


def children() -> str:
    """Return how many processes may run beside each other: half of the processors."""
    return str(max(1, (os.cpu_count() or 2) // 2))


def settings(path: str, tests: Iterable[str], *, is_fresh: bool) -> str:
    """Return what mutmut is told: what to break, and the tests to try."""
    lists = {
        "source_paths": ["gobanapp"],
        "only_mutate": [path],
        "pytest_add_cli_args_test_selection": tests,
        "pytest_add_cli_args": ["--no-xvfb", "--hypothesis-profile=breaks"],
    }
    # A break without an end would run for fifteen times as long as the tests take.
    single = {"use_git_change_detection": "false", "timeout_multiplier": "5"}
    if is_fresh:
        single |= {"process_isolation": "forkserver", "forkserver_warmup": "none"}
    lines = ["[mutmut]", *(f"{name} = {value}" for name, value in single.items())]
    for name, values in lists.items():
        lines += [f"{name} =", *(f"    {value}" for value in values)]
    return "\n".join([*lines, ""])


def difference(name: str) -> str:
    """Return what a break changes, as a difference of lines."""
    command = [sys.executable, "-m", "mutmut", "show", name]
    shown = subprocess.run(command, cwd=COPY, capture_output=True, text=True, check=True)
    return shown.stdout


def survivor(module: str, name: str, difference: str) -> Survivor:
    """Return the break that mutmut calls ``name``, such as ``a.b.xǁScoreǁby__mutmut_3``."""
    function = name.rsplit(".", 1)[-1].rsplit("__mutmut_", 1)[0]
    words = function.split("ǁ")[1:] if "ǁ" in function else [function.removeprefix("x_")]
    lines = [line for line in difference.splitlines() if not line.startswith(("---", "+++"))]
    was = " ".join(line[1:].strip() for line in lines if line.startswith("-"))
    becomes = " ".join(line[1:].strip() for line in lines if line.startswith("+"))
    return Survivor(f"{module}: {'.'.join(words)}", was, becomes)


def listed(path: Path = LISTED) -> dict[Survivor, str]:
    """Return the survivors that have been judged, with the judgement."""
    rows = tomllib.loads(path.read_text("utf-8")).get("survivor", [])
    return {
        Survivor(row["function"], row["was"], row.get("becomes", "")): row["why"] for row in rows
    }


def faults(module: str, outcome: Outcome, judged: Collection[Survivor]) -> Iterator[str]:
    """Yield what the list does not say of a module, and what it says that is so no more."""
    for one in outcome.alive:
        if one not in judged:
            yield f"not listed: {one}"
    for one in judged:
        is_here = one.function.startswith(f"{module}: ")
        if is_here and one not in outcome.alive and one not in outcome.late:
            yield f"listed, but noticed by now, or gone: {one}"


def main(arguments: Sequence[str]) -> int:
    modules = [name.removesuffix(".py") for name in arguments] or [*TESTS]
    unknown = [name for name in modules if name not in TESTS]
    if unknown:
        print(f"Not among what is broken: {', '.join(unknown)}. There are", *TESTS, file=sys.stderr)
        return 2
    make_copy()
    judged, wrong = listed(), 0
    try:
        for module in modules:
            outcome = outcome_of(module)
            alive, late = len(outcome.alive), len(outcome.late)
            told = f"{outcome.number:6} breaks,{alive:4} live,{late:4} out of time"
            print(f"{module:24}{told}", flush=True)
            for fault in faults(module, outcome, judged):
                print(fault, flush=True)
                wrong += 1
    except CannotMeasure as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{LISTED.name} is wrong in {wrong} places." if wrong else f"As {LISTED.name} has it.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
