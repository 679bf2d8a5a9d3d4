"""Mutation testing in slices: runs mutmut and compares the survivors with a list.

``mutate.py [SLICE [ARGUMENTS OF mutmut run]]`` takes a slice of ``slices.toml``, or today's. Each
survivor must be in ``survivors.toml`` with a reason, and each one listed must still survive. A
slice may have some that nobody has judged yet: as many as it says, a number that may only shrink;
none if it says nothing.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import chdir, redirect_stdout
from datetime import UTC, datetime
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
OPTIONS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
SLICES: Final = tomllib.loads((ROOT / "tests/mutation/slices.toml").read_text("utf-8"))
LISTED: Final = tomllib.loads((ROOT / "tests/mutation/survivors.toml").read_text("utf-8"))

ALIVE: Final = {"survived", "no tests"}
NOT_RUN: Final = {"not checked", "check was interrupted by user", "suspicious"}
"""What mutmut calls these. Of mutants with another status but "killed" nothing is known."""

KILLED: Final = 1
SUSPICIOUS: Final = 35
"""Exit codes that mean these to mutmut."""


class Mutant(NamedTuple):
    """The lines of ``function`` that a mutant changes, and what it makes of them."""

    function: str
    was: str
    becomes: str


def files_by_slice() -> dict[str, list[str]]:
    """Return what is mutated. A file belongs to the first slice with a pattern that matches it."""
    found: dict[str, list[str]] = {name: [] for name in SLICES}
    for path in sorted(ROOT.glob("gobanapp/**/*.py")):
        file = path.relative_to(ROOT).as_posix()
        if matches(file, OPTIONS["only_mutate"]) and not matches(file, OPTIONS["do_not_mutate"]):
            found[next(name for name in SLICES if matches(file, SLICES[name]["files"]))].append(
                file
            )
    return found


def matches(file: str, patterns: Collection[str]) -> bool:
    return any(fnmatch(file, pattern) for pattern in patterns)


def with_open_properties(source: str) -> str:
    """Return ``source`` with ``x = property(x)`` below each property instead of its decorator.

    It means the same, and mutmut skips decorated functions.
    """
    pattern = r"^( +)@property\n(\1def (\w+)\(self\).*\n(?:\1 .*\n|\n)*)"
    return re.sub(pattern, r"\2\1\3 = property(\3)\n", source, flags=re.MULTILINE)


def mutant(name: str, difference: str) -> Mutant:
    """Return the mutant that mutmut calls ``name``: ``gobanapp.a.b.xǁScoreǁby__mutmut_3``."""
    module, _, function = name.removeprefix("gobanapp.").rpartition(".")
    function = function.partition("__mutmut_")[0].removeprefix("x_").removeprefix("xǁ")
    changed = [line for line in difference.splitlines() if not line.startswith(("---", "+++"))]
    lines = ([line[1:].strip() for line in changed if line.startswith(sign)] for sign in "-+")
    return Mutant(f"{module}: {function.replace('ǁ', '.')}", *map(" ".join, lines))


class Counts(NamedTuple):
    """Numbers of mutants of a slice. ``gone``: those in the list that do not survive."""

    mutants: int
    not_run: int
    unjudged: int
    gone: int


def passes(counts: Counts, allowed: int, options: Collection[str]) -> bool:
    """Return whether a slice is as it should be.

    ``allowed``: how many survivors may be unjudged. ``options``: what mutmut was given; with names
    or patterns of mutants, others were not to be run.
    """
    is_part = any("." in option or "*" in option for option in options)
    if counts.not_run == counts.mutants or (counts.not_run and not is_part):
        return False
    return counts.unjudged <= allowed and not counts.gone


def faults(file: str, found: dict[Mutant, str], judged: Collection[Mutant]) -> Iterator[str]:
    """Yield where the list is wrong about a file. ``found``: the status of mutants not killed."""
    module = file.removeprefix("gobanapp/").removesuffix(".py").replace("/", ".")
    here = {one for one in judged if one.function.startswith(f"{module}: ")}
    wrong = {one: "Not listed" for one in found if found[one] in ALIVE and one not in here}
    wrong |= {one: "Listed, but gone" for one in here if found.get(one, "killed") == "killed"}
    for one, fault in wrong.items():
        lines = (f"{name} = {value!r}" for name, value in one._asdict().items())
        yield "\n".join([f"\n# {fault}:", "[[survivor]]", *lines])


def collect_once() -> None:
    """Let mutmut run all mutants in forks of one pytest session that has collected the tests.

    To start pytest and to collect takes several times as long as most tests that kill a mutant.
    """
    import pytest
    from _pytest.config import _prepareconfig
    from mutmut.configuration import config
    from mutmut.runners.harness import PytestRunner

    run_in_new_session = PytestRunner.run_tests
    items: dict[str, pytest.Item] = {}

    def open_session() -> None:
        tests = OPTIONS["pytest_add_cli_args"] + config().pytest_add_cli_args_test_selection
        with redirect_stdout(Path(os.devnull).open("w")):  # for as long as the session
            options = _prepareconfig(["--rootdir=.", "--tb=native", "-x", "-q", "-s", *tests])
            options._do_configure()  # noqa: SLF001 - pytest.main would close it again
            session = pytest.Session.from_config(options)
            options.hook.pytest_sessionstart(session=session)
            options.hook.pytest_collection(session=session)
        items.update((item.nodeid, item) for item in session.items)

    def run_tests(runner: PytestRunner, *, mutant_name: str | None, tests: Iterable[str]) -> int:
        if os.environ["MUTANT_UNDER_TEST"] == "fail":
            return run_in_new_session(runner, mutant_name=mutant_name, tests=tests)
        with chdir("mutants"):
            if not items:  # for the tests without a mutant, which come first
                open_session()
            chosen = [items[test] for test in tests] or [*items.values()]
            try:
                for item, following in zip(chosen, [*chosen[1:], None], strict=True):
                    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                    if item.session.testsfailed:
                        return KILLED
            except Exception:  # noqa: BLE001 - of pytest itself: the mutant is not killed by that
                return SUSPICIOUS
        return 0

    PytestRunner.run_tests = run_tests


def main(arguments: Sequence[str]) -> int:
    import mutmut.__main__ as mutmut
    from mutmut.configuration import config
    from mutmut.mutation.data import SourceFileMutationData
    from mutmut.mutation.diff_apply import get_diff_for_mutant
    from mutmut.stats import status_by_exit_code

    today = [*SLICES][datetime.now(UTC).toordinal() % len(SLICES)]
    name, *options = arguments or [today]
    config().only_mutate = files = files_by_slice()[name]
    config().pytest_add_cli_args_test_selection = SLICES[name]["tests"]
    make = mutmut.mutate_file_contents
    mutmut.mutate_file_contents = lambda file, source, *more: make(
        file, with_open_properties(source), *more
    )
    collect_once()
    shutil.rmtree("mutants", ignore_errors=True)
    mutmut.cli(["run", *options], standalone_mode=False)

    judged = {Mutant(*(row[field] for field in Mutant._fields)) for row in LISTED["survivor"]}
    mutants = unjudged = gone = not_run = 0
    for file in files:
        data = SourceFileMutationData(path=file)
        data.load()
        statuses = {key: status_by_exit_code[code] for key, code in data.exit_code_by_key.items()}
        # The same change in two places of a function is one mutant, alive if either is.
        keys = [key for key in statuses if statuses[key] != "killed"]
        keys.sort(key=lambda key: statuses[key] in ALIVE)
        found = {mutant(key, get_diff_for_mutant(key, path=file)): statuses[key] for key in keys}
        counts = Counter(statuses.values())
        print(file, f"{len(statuses)} mutants", *(f"{n} {s}" for s, n in counts.items()), sep=", ")
        for fault in faults(file, found, judged):
            print(fault, flush=True)
            unjudged += "Not listed" in fault
            gone += "Listed, but gone" in fault
        mutants += len(statuses)
        not_run += sum(counts[status] for status in NOT_RUN)
    allowed = SLICES[name].get("unjudged", 0)
    print(
        f"{name}: {unjudged} survivors are not in survivors.toml, where {allowed} are allowed;"
        f" {gone} of it are gone; {not_run} mutants were not run."
    )
    return 0 if passes(Counts(mutants, not_run, unjudged, gone), allowed, options) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
