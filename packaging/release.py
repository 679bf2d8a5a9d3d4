"""All that a release needs, point by point: what can be checked is, the rest is asked.

release.py VERSION [--no-NAME ...]    go on where the last run stopped; leave points out
release.py VERSION --list             only tell what is done and what is left

What was done is noted in ``build/release.json`` with the commit for which it was. In the end the
tag is told, never made.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
NOTES: Final = Path("build/release.json")

_VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)\Z")
_HEADING: Final = re.compile(r"^## \[(?P<version>[^\]]+)\] - (?P<date>.+?)\s*$", re.MULTILINE)

EXIT_LEFT: Final = 1
EXIT_USAGE: Final = 2


@dataclass(frozen=True, slots=True)
class Release:
    """What is released, and where its files are."""

    version: str
    root: Path = ROOT

    def read(self, path: str | Path) -> str:
        return (self.root / path).read_text("utf-8")

    def git(self, *arguments: str) -> str:
        """Return what git says. Raises CalledProcessError."""
        command = ["git", *arguments]
        done = subprocess.run(command, cwd=self.root, capture_output=True, text=True, check=True)
        return done.stdout.strip()


Problems = list[str]
"""What must be put right, a sentence each; none where a point is as it should be."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """One point of the list: a check, a command of dev.py, a question, or some of them in turn."""

    name: str
    what: str
    check: Callable[[Release], Problems] | None = None
    command: str | None = None
    question: str | None = None

    @property
    def is_quick(self) -> bool:
        """Whether it is done each time, whatever was noted."""
        return self.command is None and self.question is None


# What is checked


def on_main(release: Release) -> Problems:
    problems = []
    branch = release.git("rev-parse", "--abbrev-ref", "HEAD")
    if branch != "main":
        problems.append(f"This is the branch {branch}; a release is made from main.")
    changed = release.git("status", "--porcelain")
    if changed:
        problems.append(f"These files are not committed:\n{changed}")
    return problems


def version_everywhere(release: Release) -> Problems:
    problems = []
    found = re.search(r'__version__ = "([^"]*)"', release.read("gobanapp/__init__.py"))
    stated = found[1] if found else "none"
    if stated != release.version:
        problems.append(f"gobanapp/__init__.py has the version {stated}.")
    heading = _HEADING.search(release.read("CHANGELOG.md"))
    day = heading["date"] if heading else ""
    if heading is None or heading["version"] != release.version:
        newest = heading["version"] if heading else "nothing"
        problems.append(f"CHANGELOG.md begins with {newest}.")
    elif not _is_day(day):
        problems.append(f"CHANGELOG.md has no day such as 2030-12-31 for it, but {day!r}.")
    if release.git("tag", "--list", f"v{release.version}"):
        problems.append(f"There is a tag v{release.version} already.")
    return problems


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text) <= date.today()  # noqa: DTZ011 - the day where one is
    except ValueError:
        return False


def languages_complete(release: Release) -> Problems:
    from translations import states

    folder = release.root / "resources" / "translations"
    return [f"{state}" for state in states(folder) if state.missing]


def pictures_as_committed(release: Release) -> Problems:
    changed = release.git("status", "--porcelain")
    if not changed:
        return []
    return [f"The new pictures differ. Look at each, then commit them or put them back:\n{changed}"]


POINTS: Final = (
    Point(name="main", what="all is committed, on main", check=on_main),
    Point(name="version", what="the same version everywhere", check=version_everywhere),
    Point(name="languages", what="every language is complete", check=languages_complete),
    Point(
        name="changes",
        what="CHANGELOG.md has all that users notice",
        question="Have you compared CHANGELOG.md with the commits since the last release?",
    ),
    Point(
        name="pictures",
        what="the documents' pictures are made anew",
        command="screenshots",
        check=pictures_as_committed,
    ),
    Point(name="tests", what="style, types and all tests", command="test"),
    Point(name="coverage", what="tests run enough of the branches", command="coverage"),
    Point(name="mutation", what="tests notice when the rules are broken", command="mutation"),
    Point(
        name="bench",
        what="speed, and the figures in the documents",
        command="bench",
        question="Do the documents have the figures that are printed above?",
    ),
    Point(name="soak", what="hours of use at random", command="soak"),
    Point(
        name="bundle",
        what="the bundles are built, and tried by hand",
        command="bundle",
        question="Have you installed each bundle, played a game, saved and opened it again?",
    ),
    Point(
        name="licences",
        what="the licence of all that the bundles hold is in them",
        question="Are the licence texts of Python, Qt, PySide6, numpy and ours in each bundle?",
    ),
)


# What was done


@dataclass(slots=True)
class Notes:
    """For which commit each point was done, kept in a file."""

    path: Path
    version: str
    done: dict[str, str] = field(default_factory=dict)

    @staticmethod
    def read(path: Path, version: str) -> Notes:
        """Read them; those of another version, or that cannot be read, are as none."""
        try:
            kept = json.loads(path.read_text("utf-8"))
            if kept["version"] == version:
                return Notes(path, version, dict(kept["done"]))
        except (OSError, ValueError, KeyError, TypeError):
            pass
        return Notes(path, version)

    def note(self, name: str, commit: str) -> None:
        self.done[name] = commit
        self.path.parent.mkdir(parents=True, exist_ok=True)
        kept = {"version": self.version, "done": self.done}
        self.path.write_text(json.dumps(kept, indent=1), "utf-8")


def is_agreed(question: str) -> bool:
    """Ask; who cannot answer has not agreed."""
    try:
        return input(f"{question} [y/n] ").strip().lower() in {"y", "yes"}
    except EOFError:
        print()
        return False


def run_command(release: Release, name: str) -> int:
    command = [sys.executable, "dev.py", name]
    return subprocess.run(command, cwd=release.root, check=False).returncode


def problems_of(point: Point, release: Release) -> Problems:
    """Do all of a point, and return what is wrong."""
    if point.command is not None and run_command(release, point.command) != 0:
        return [f"dev.py {point.command} failed; the reason is above."]
    if point.check is not None and (problems := point.check(release)):
        return problems
    if point.question is not None and not is_agreed(point.question):
        return ["This is still to be done."]
    return []


def go_through(release: Release, left_out: Sequence[str]) -> int:
    """Do what is not done yet, up to the first point that is not as it should be."""
    commit = release.git("rev-parse", "HEAD")
    notes = Notes.read(release.root / NOTES, release.version)
    for place, point in enumerate(POINTS):
        if point.name in left_out:
            print(f"left out   {point.name}: {point.what}")
        elif not point.is_quick and notes.done.get(point.name) == commit:
            print(f"as before  {point.name}: {point.what}")
        else:
            print(f"now        {point.name}: {point.what}", flush=True)
            problems = problems_of(point, release)
            if problems:
                after = ", ".join(later.name for later in POINTS[place + 1 :]) or "nothing"
                print(*problems, f"Stopped at {point.name}; after it: {after}.", sep="\n")
                return EXIT_LEFT
            notes.note(point.name, commit)
    if left_out:
        print(f"All else is done, but a release needs these too: {', '.join(left_out)}.")
        return EXIT_LEFT
    tag = f"v{release.version}"
    print("All is done. What makes the release:")
    print(f"    git tag --annotate {tag} --message 'gobanapp {release.version}'")
    print(f"    git push origin {tag}")
    return 0


def tell(release: Release) -> int:
    """Print what is done for this commit, and what is left; do nothing."""
    commit = release.git("rev-parse", "HEAD")
    notes = Notes.read(release.root / NOTES, release.version)
    for point in POINTS:
        state = "done" if notes.done.get(point.name) == commit else "left"
        how = " and asks" if point.question and point.command else "asks" if point.question else ""
        command = f"dev.py {point.command}" if point.command else "" if how else "looks itself"
        print(f"{state}  {point.name:10} {point.what} ({command}{how})")
    return 0


def main(arguments: Sequence[str]) -> int:
    options = [one for one in arguments if one.startswith("-")]
    versions = [one for one in arguments if not one.startswith("-")]
    names = {f"--no-{point.name}": point.name for point in POINTS}
    unknown = [one for one in options if one not in names and one != "--list"]
    if len(versions) != 1 or unknown:
        print(__doc__, file=sys.stderr)
        print("Points:", *(point.name for point in POINTS), file=sys.stderr)
        return EXIT_USAGE
    if _VERSION.match(versions[0]) is None:
        print(f"A version is three numbers such as 1.0.0, not {versions[0]}.", file=sys.stderr)
        return EXIT_USAGE
    release = Release(versions[0])
    try:
        if "--list" in options:
            return tell(release)
        return go_through(release, [names[one] for one in options])
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"What the release needs could not be read: {error}", file=sys.stderr)
        return EXIT_LEFT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
