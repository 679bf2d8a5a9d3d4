#!/usr/bin/env python3
"""All that a developer does, from a bare checkout and with Python's standard library alone.

It makes `.venv` and, as root on Debian or Ubuntu, installs the system packages that are missing.
Old Pythons must be able to read this file, as it tells them that they are too old.
"""

import ctypes
import glob
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "made_from.json"

EXIT_USAGE = 2
EXIT_NOT_READY = 3
EXIT_INTERRUPTED = 130

# What Qt opens on Linux, and the package of Debian and Ubuntu that holds it. Where a package is
# called libglib2.0-0t64 by now, apt knows it under the old name too.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# The programs and files with which tests open a real window, drive it and hear what a screen reader
# would say, and their packages. Where a file lies differs: it is found by patterns of its path.
TEST_PROGRAMS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus",
    "/usr/lib*/at-spi-bus-launcher": "at-spi2-core",
    "/usr/lib*/girepository-1.0/Atspi-2.0.typelib:"
    "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib": "gir1.2-atspi-2.0",
    "/usr/lib*/python3*/*-packages/gi": "python3-gi",
    # What judges the files for desktops and the man page.
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "update-mime-database": "shared-mime-info",
    "gio": "libglib2.0-bin",
    "groff": "groff-base",
}
# Other programs that ours is measured beside. Without one, the table has a figure less.
PEERS = {
    "Xvfb": "xvfb",
    "/usr/games/gnugo:/usr/bin/gnugo": "gnugo",
    "sgf2dg": "sgf2dg",
    "/usr/share/perl5/PDF/Create.pm": "libpdf-create-perl",
}


class Command(NamedTuple):
    """What `dev.py NAME` does: run Python once for each step, the last one with the arguments."""

    does: str
    steps: "tuple[tuple[str, ...], ...]"
    programs: "dict[str, str]" = TEST_PROGRAMS
    extra: str = ""  # of pyproject.toml: what it takes beside what tests take
    folder: "Path | None" = ROOT  # to start in; None: where the user is
    peers: "dict[str, str] | None" = None  # it does without those that cannot be installed


STYLE_AND_TYPES = (
    ("-m", "ruff", "check"),
    ("-m", "ruff", "format", "--check"),
    ("-m", "mypy"),
)
DEPENDENCIES = ("-m", "deptry", ".")
TESTS = ("-m", "pytest")
LAYERS = ("-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo")
ACCURACY = (("-m", "tests.accuracy"),)
MEASURE = (("-m", "tests.benchmarks"),)
PROFILE = (("-m", "tests.benchmarks.profile_start"),)

COMPILE = ("packaging/translations.py", "compile")
COLLECT = ("packaging/translations.py", "collect")

COVERAGE = ("tests/covered_branches.py",)
MUTATION = ("tests/mutation/mutate.py",)
RELEASE = ("packaging/release.py",)

# What runs for hours: at random, and only as good as the number of times it is done.
SOAKING = (("-m", "tests.soak"),)


def python_library() -> "dict[str, str]":
    """Return the library that holds this Python, and its package.

    A bundle takes it along; the Python of Debian runs without. Nothing: it was built without one.
    """
    library = sysconfig.get_config_var("INSTSONAME") or ""
    return {library: "libpython{}.{}".format(*sys.version_info)} if ".so" in library else {}


# PyInstaller looks into libraries with objdump, and a package is made where packages are.
BUNDLING = {**TEST_PROGRAMS, "objdump": "binutils", **python_library()}
if shutil.which("dpkg") is not None:
    # It finds the packages of libraries among those that are installed.
    BUNDLING["dpkg-shlibdeps"] = "dpkg-dev"
    BUNDLING["libwayland-cursor.so.0"] = "libwayland-cursor0"
    BUNDLING["libgtk-3.so.0"] = "libgtk-3-0"
    BUNDLING["libcups.so.2"] = "libcups2"

COMMANDS = {
    "run": Command("open the program", (("-m", "gobanapp"),), programs={}, folder=None),
    "test": Command(
        "check style, types and dependencies, then run the tests",
        (*STYLE_AND_TYPES, DEPENDENCIES, TESTS),
    ),
    "check": Command(
        "check style, types, layers and dependencies: what git may ask before each commit",
        (*STYLE_AND_TYPES, DEPENDENCIES, LAYERS),
        programs={},
    ),
    "bench": Command("measure how fast it is, beside others", MEASURE, {}, peers=PEERS),
    "profile": Command("show where the time of a start goes", PROFILE, {}),
    "accuracy": Command("compare with what others have judged", ACCURACY, {}, peers=PEERS),
    "bundle": Command(
        "make what is installed, in dist, and try it",
        (("packaging/bundle/make.py",),),
        programs=BUNDLING,
        extra="bundle",
    ),
    "coverage": Command("tell how much tests run of the rooms below the window", (COVERAGE,)),
    "mutation": Command(
        "break the rules and see whether a test notices", (MUTATION,), programs={}, extra="mutation"
    ),
    "soak": Command("use the program at random for an hour, or longer", SOAKING),
    "translations": Command("collect what is to be translated", (COLLECT,), programs={}),
    "screenshots": Command(
        "make the pictures and tables of the documents", (("-m", "tests.pictures"),)
    ),
    "release": Command("go through all that a release needs", (RELEASE,)),
}


class NotReady(Exception):
    """Something must be put right before the command can run; the text says what, to the user."""


def version_problem(version: "tuple[int, ...]") -> "str | None":
    """Return what is wrong with this version of Python, if anything."""
    if (3, 11) <= version < (3, 15):
        return None
    return "gobanapp needs Python 3.11 to 3.14; this is Python {}.{}.".format(*version)


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


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def is_there(program: str) -> bool:
    """Whether the system has a program, a library, or a file that matches one of some patterns."""
    if program.startswith("/"):
        return any(glob.glob(pattern) for pattern in program.split(":"))  # noqa: PTH207
    if ".so" in program:
        return can_load(program)
    return shutil.which(program) is not None


def missing_from_system(programs: "dict[str, str]") -> "dict[str, str]":
    """Return the libraries, programs and modules that Linux lacks, each with its package."""
    if sys.platform != "linux":
        return {}
    missing = {name: package for name, package in LIBRARIES.items() if not can_load(name)}
    missing.update((name, package) for name, package in programs.items() if not is_there(name))
    if not is_environment_ready() and importlib.util.find_spec("ensurepip") is None:
        missing["ensurepip"] = "python{}.{}-venv".format(*sys.version_info)
    return missing


def how_to_install(missing: "dict[str, str]", has_apt: bool) -> str:
    """Tell a user who may not install anything what to do, once."""
    found = "The system lacks " + ", ".join(missing) + ". "
    if has_apt:
        command = "sudo apt install --no-install-recommends " + " ".join(missing.values())
        return found + "Install what has them and try again:\n    " + command
    return found + "Install the packages of your system that have them and try again."


def prepare_system(programs: "dict[str, str]") -> None:
    missing = missing_from_system(programs)
    if not missing:
        return
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        raise NotReady(how_to_install(missing, apt is not None))
    install_packages(missing, apt)
    missing = missing_from_system(programs)
    if missing:
        raise NotReady("apt-get could not install {}.".format(" ".join(missing.values())))


def prepare_peers(programs: "dict[str, str]") -> None:
    """Install what is only there to be compared with, if we may; else leave it out."""
    missing = {name: package for name, package in programs.items() if not is_there(name)}
    apt = shutil.which("apt-get")
    if missing and apt is not None and os.geteuid() == 0:
        install_packages(missing, apt)


def install_packages(missing: "dict[str, str]", apt: str) -> None:
    print("Installing", *missing.values(), flush=True)
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    call([apt, "update", "-qq"])  # if it fails, what apt knew before may still do
    command = [apt, "install", "--yes", "-qq", "--no-install-recommends"]
    call([*command, *missing.values()], silent=True)


def made_from(pyproject: str, python: str, root: "Path") -> str:
    """Return all that the environment depends on; when it differs, a new one must be made.

    The editable install and the scripts hold the path of the checkout, so it may not be moved.
    """
    import tomllib  # not in Python 3.10

    tables = tomllib.loads(pyproject)
    return json.dumps([tables["build-system"], tables["project"], python, str(root)], indent=1)


def wanted_stamp() -> str:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return made_from(pyproject, f"{sys.version} in {sys.base_prefix}", ROOT)


def is_environment_ready() -> bool:
    """Whether `.venv` was made to its end, from what is there now, and its Python still exists."""
    return PYTHON.exists() and STAMP.exists() and STAMP.read_text("utf-8") == wanted_stamp()


def prepare_environment(extra: str = "") -> None:
    """Make `.venv`, and put into it what an extra of pyproject.toml names."""
    if not is_environment_ready():
        print(f"Making {VENV} (it loads about 130 MB, once)", flush=True)
        if call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
            raise NotReady(f"Python could not make {VENV}; the reason is above.")
        install_extras("test")
        STAMP.write_text(wanted_stamp(), encoding="utf-8")
    # Beside the stamp of the environment, and gone with it.
    stamp = STAMP.with_name(f"has_{extra}")
    if extra and not stamp.exists():
        print(f"Loading what is needed for {extra}, once", flush=True)
        install_extras(f"test,{extra}")
        stamp.touch()


def install_extras(extras: str) -> None:
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install"]
    quiet = [] if sys.stdout.isatty() else ["-qq"]
    if call([*pip, *quiet, "--editable", f"{ROOT}[{extras}]"]) != 0:
        raise NotReady("pip could not install the packages; the reason is above.")


def prepare_languages() -> None:
    """Compile the languages that are newer than what the program would read."""
    for source in ROOT.glob("resources/translations/*.ts"):
        made = source.with_suffix(".qm")
        if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
            if call([str(PYTHON), *COMPILE], ROOT) != 0:
                raise NotReady("The languages could not be compiled; the reason is above.")
            return


def run(command: Command, arguments: "list[str]") -> int:
    """Run all the steps, also after one that failed; return the exit code of the first of these."""
    failed = {}
    for number, step in enumerate(command.steps, start=1):
        last = number == len(command.steps)
        code = call([str(PYTHON), *step, *(arguments if last else [])], command.folder)
        if code != 0:
            failed[" ".join(step).removeprefix("-m ")] = code
    if failed and len(command.steps) > 1:
        print("Failed:", ", ".join(failed), file=sys.stderr)
    return next(iter(failed.values()), 0)


def main(argv: "list[str]") -> int:
    problem = version_problem(sys.version_info[:2])
    if problem:
        print(problem, file=sys.stderr)
        return EXIT_NOT_READY
    if not argv or argv[0] in {"-h", "--help"}:
        print(usage())
        return 0
    command = COMMANDS.get(argv[0])
    if command is None:
        print(f"dev.py has no command {argv[0]!r}.\n\n{usage()}", file=sys.stderr)
        return EXIT_USAGE
    try:
        prepare_system(command.programs)
        prepare_peers(command.peers or {})
        prepare_environment(command.extra)
        prepare_languages()
        return run(command, argv[1:])
    except NotReady as error:
        print(error, file=sys.stderr)
        return EXIT_NOT_READY
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
