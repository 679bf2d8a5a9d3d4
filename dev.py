#!/usr/bin/env python3
"""Prepare what developing gobanapp takes, then run one of its commands.

It needs Python's standard library alone. Old Pythons must be able to read this file, because it
tells them that they are too old.
"""

import ctypes
import glob
import importlib.util
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

EXIT_USAGE = 2
EXIT_NOT_READY = 3
EXIT_INTERRUPTED = 130


class Need(NamedTuple):
    """Programs, libraries and files of the system, each with its package in Debian and Ubuntu."""

    why: str
    packages: "dict[str, str]"


def qt() -> Need:
    """Return what the program itself needs; the program names it, too, when it cannot start."""
    libraries = runpy.run_path(str(ROOT / "gobanapp" / "cli" / "missing_libraries.py"))["LIBRARIES"]
    return Need("Qt opens windows with libraries of the system", libraries)


# Where a file lies differs: it is found by patterns of its path.
TESTS = (
    Need(
        "Tests open real windows on a virtual screen, and click and type in them",
        {"Xvfb": "xvfb", "xauth": "xauth", "xdotool": "xdotool"},
    ),
    Need("Tests look at printed pages", {"pdftoppm": "poppler-utils"}),
    Need(
        "Tests listen to what the program tells a screen reader",
        {
            "dbus-daemon": "dbus",
            "/usr/lib*/at-spi-bus-launcher": "at-spi2-core",
            "/usr/lib*/girepository-1.0/Atspi-2.0.typelib:"
            "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
            "/usr/lib*/python3*/*-packages/gi": "python3-gi",
        },
    ),
    Need(
        "Tests validate the desktop entry, the metainfo, the file types and the man page",
        {
            "desktop-file-validate": "desktop-file-utils",
            "appstreamcli": "appstream",
            "update-mime-database": "shared-mime-info",
            "gio": "libglib2.0-bin",
            "groff": "groff-base",
        },
    ),
)


def bundling() -> Need:
    packages = {"objdump": "binutils"}
    # Debian's own Python runs without its shared library; others are built without one.
    library = sysconfig.get_config_var("INSTSONAME") or ""
    if ".so" in library:
        packages[library] = "libpython{}.{}".format(*sys.version_info)
    if shutil.which("dpkg") is not None:
        # dpkg-shlibdeps knows the packages of installed libraries alone.
        packages["dpkg-shlibdeps"] = "dpkg-dev"
        packages["libwayland-cursor.so.0"] = "libwayland-cursor0"
        packages["libgtk-3.so.0"] = "libgtk-3-0"
        packages["libcups.so.2"] = "libcups2"
    return Need("PyInstaller and dpkg examine the libraries that go into a bundle", packages)


class Command(NamedTuple):
    """A command: its steps run in `.venv`, the last one with the user's arguments."""

    does: str
    steps: "tuple[str, ...]"
    groups: str = "test"  # of dependencies, in pyproject.toml
    needs: "tuple[Need, ...]" = ()
    folder: "Path | None" = ROOT  # to start in; None: where the user is


WORDS = ("codespell", "python packaging/words.py")
LINT = ("ruff check", "ruff format --check", "mypy", "deptry .", "lint-imports --no-logo", *WORDS)
# A worker gets whole files: what a file makes once for all its tests is made once.
PYTEST = "pytest -n auto --dist loadfile --no-loadscope-reorder"  # tests/conftest.py orders them
COMPILE = "python packaging/translations.py compile"
COLLECT = "python packaging/translations.py collect"
MUTATE = "python tests/mutation/mutate.py"
SITE = "mkdocs build --strict"
MAKE = "python packaging/bundle/make.py"
PICTURES = "python -m tests.pictures"

COMMANDS = {
    "run": Command("open the program", ("python -m gobanapp",), groups="", folder=None),
    "test": Command("run all checks and tests", (*LINT, PYTEST), "test lint", TESTS),
    "check": Command("check style, types, dependencies, imports and words", LINT, "test lint"),
    "soak": Command("use the program at random, for hours", ("python -m tests.soak",), needs=TESTS),
    "mutation": Command("break code and see whether a test notices", (MUTATE,), "test mutation"),
    "bench": Command("measure the speed, beside peers", ("python -m tests.benchmarks",)),
    "accuracy": Command("compare with expert answers", ("python -m tests.accuracy",)),
    "bundle": Command("build what is installed", (MAKE,), "test bundle", (*TESTS, bundling())),
    "translations": Command("update the texts to translate", (COLLECT,), groups=""),
    "site": Command("build the documents as a site in build/site", (SITE,), groups="docs"),
    "screenshots": Command("update pictures and tables of the documents", (PICTURES,), needs=TESTS),
}


GROUPS = {
    "test": "pytest and what the tests use",
    "lint": "ruff, mypy and other checks",
    "docs": "MkDocs, which makes the site",
    "bundle": "PyInstaller, which makes the bundles",
    "mutation": "mutmut, which breaks code",
}
"""What the dependency groups of pyproject.toml are for."""


class NotReady(Exception):
    """The user must put something right before the command can run; the text says what."""


def usage() -> str:
    lines = [f"    {name:12} {command.does}" for name, command in COMMANDS.items()]
    return "\n".join(["python3 dev.py COMMAND [ARGUMENTS]", "", *lines])


def call(arguments: "list[str]", folder: "Path | None" = None, silent: bool = False) -> int:
    """Run a program to its end. Ctrl-C reaches it as well, and it may tidy up before we stop."""
    output = subprocess.DEVNULL if silent else None
    with subprocess.Popen(arguments, cwd=folder, stdout=output) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.wait()
            raise


def is_there(name: str) -> bool:
    """Whether the system has a program, a library, or a file that matches one of some patterns."""
    if name.startswith("/"):
        return any(glob.glob(pattern) for pattern in name.split(":"))  # noqa: PTH207
    if ".so" not in name:
        return shutil.which(name) is not None
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def unmet(needs: "tuple[Need, ...]") -> "list[Need]":
    """Return what Linux lacks of each need."""
    if sys.platform != "linux":
        return []
    if not PYTHON.exists() and importlib.util.find_spec("ensurepip") is None:
        package = "python{}.{}-venv".format(*sys.version_info)
        needs = (*needs, Need("Python makes the environment in .venv", {"ensurepip": package}))
    lacking = [
        Need(need.why, {name: pack for name, pack in need.packages.items() if not is_there(name)})
        for need in needs
    ]
    return [need for need in lacking if need.packages]


def prepare_system(needs: "tuple[Need, ...]") -> None:
    """Install what is missing, or say how; either way say first what it is for."""
    missing = unmet(needs)
    if not missing:
        return
    for need in missing:
        print(f"{need.why}. Missing: {', '.join(need.packages)}.", flush=True)
    packages = [package for need in missing for package in need.packages.values()]
    apt = shutil.which("apt-get")
    if apt is None:
        raise NotReady("Install what has these with your system's packages, then try again.")
    install = ["install", "--no-install-recommends", *dict.fromkeys(packages)]
    if os.geteuid() != 0:
        raise NotReady("Install them, then try again:\n    sudo apt {}".format(" ".join(install)))
    print("Installing with apt-get:", *dict.fromkeys(packages), flush=True)
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    call([apt, "update", "-qq"])  # if it fails, the lists that apt has may still do
    call([apt, "--yes", "-qq", *install], silent=True)
    missing = unmet(needs)
    if missing:
        names = ", ".join(name for need in missing for name in need.packages)
        raise NotReady(f"apt-get could not install what has {names}.")


def stamp() -> str:
    """Return all that the environment depends on; when it differs, a new one must be made.

    The editable install and the scripts hold the path of the checkout, so it may not be moved.
    """
    import tomllib  # not in Python 3.10

    tables = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    parts = [tables[name] for name in ("build-system", "project", "dependency-groups")]
    return json.dumps([*parts, sys.version, sys.base_prefix, str(ROOT)], indent=1)


def prepare_environment(groups: str) -> None:
    """Make `.venv` unless it is up to date, and install the dependency groups it lacks."""
    made = VENV / "made_from.json"
    if not PYTHON.exists() or not made.exists() or made.read_text("utf-8") != stamp():
        print(f"Making {VENV} with Qt and numpy: a download of about 130 MB, once", flush=True)
        if call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
            raise NotReady(f"Python could not make {VENV}; the reason is above.")
        install("pip>=25.1")  # the first that knows dependency groups
        install("--editable", ".")
        made.write_text(stamp(), encoding="utf-8")
    for group in groups.split():
        installed = VENV / f"has_{group}"  # gone with the environment
        if not installed.exists():
            print(f"Installing {GROUPS[group]}, once", flush=True)
            install("--group", group)
            installed.touch()


def install(*what: str) -> None:
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install"]
    quiet = [] if sys.stdout.isatty() else ["-qq"]
    if call([*pip, *quiet, *what], ROOT) != 0:
        raise NotReady("pip could not install the packages; the reason is above.")


def prepare_languages() -> None:
    """Compile the languages if one has changed since."""
    for source in ROOT.glob("resources/translations/*.ts"):
        made = source.with_suffix(".qm")
        if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
            if run_step(COMPILE, [], ROOT) != 0:
                raise NotReady("The languages could not be compiled; the reason is above.")
            return


def run_step(step: str, arguments: "list[str]", folder: "Path | None") -> int:
    name, *words = step.split()
    program = shutil.which(name, path=str(PYTHON.parent)) or name  # with an ending on Windows
    return call([program, *words, *arguments], folder)


def run(command: Command, arguments: "list[str]") -> int:
    """Run all steps, whether or not one fails; return the exit code of the first that did."""
    *before, last = command.steps
    codes = {step: run_step(step, [], command.folder) for step in before}
    codes[last] = run_step(last, arguments, command.folder)
    failed = {step: code for step, code in codes.items() if code != 0}
    if failed and before:
        print("Failed:", ", ".join(failed), file=sys.stderr)
    return next(iter(failed.values()), 0)


def main(argv: "list[str]") -> int:
    version = sys.version_info[:2]
    if not (3, 11) <= version < (3, 15):
        needed = "gobanapp needs Python 3.11 to 3.14; this is Python {}.{}.".format(*version)
        print(needed, file=sys.stderr)
        return EXIT_NOT_READY
    if not argv or argv[0] in {"-h", "--help"}:
        print(usage())
        return 0
    command = COMMANDS.get(argv[0])
    if command is None:
        print(f"dev.py has no command {argv[0]!r}.\n\n{usage()}", file=sys.stderr)
        return EXIT_USAGE
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        # Compiled on each run, the tests start 20 seconds later; .venv is ours to write into.
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(VENV / "pycache"))
    try:
        prepare_system((qt(), *command.needs))
        prepare_environment(command.groups)
        prepare_languages()
        return run(command, argv[1:])
    except NotReady as error:
        print(error, file=sys.stderr)
        return EXIT_NOT_READY
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
