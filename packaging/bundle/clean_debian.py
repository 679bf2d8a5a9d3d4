"""What is installed, tried in a Debian that holds nothing else: the package, the folder, the wheel.

It takes root, mmdebstrap and a network. What is asked: is each library that is needed named in the
package and in the README, does the program run there without a complaint, do desktops hear of it,
and is everything gone afterwards?
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import virtual_screen
from build_tools import ROOT, NotMade, output_of
from start_times import RECORD

sys.path.insert(0, str(ROOT))
from gobanapp.cli.program_options import EXIT_UNUSABLE_FILE

SUITE: Final = "bookworm"
PYTHON: Final = (3, 11)  # that of the suite
_PROGRAM = "gobanapp"
# Those who tell desktops of new programs, types and icons.
_DESKTOP = ("desktop-file-utils", "shared-mime-info", "hicolor-icon-theme", "gtk-update-icon-cache")
# What dpkg, apt and the linker write for themselves.
_THEIRS = ("var/lib/dpkg", "var/lib/apt", "var/cache", "var/log", "etc/ld.so.cache", "tmp", "root")
_SETTLED = 1.0
"""Seconds after its paint in which a program has done what it does later."""
_PATIENCE = 60
_PATIENCE_FOR_TOOLS = 900
"""Seconds in which a window closes; in which all else ends, such as apt."""
_NOT_FILES = ("proc", "sys", "dev", "run")


def why_not() -> str | None:
    """Return what keeps this system from trying, or None."""
    if os.geteuid() != 0:
        return "not tried in a clean Debian: only root can make one"
    if shutil.which("mmdebstrap") is None:
        return "not tried in a clean Debian: mmdebstrap is not installed"
    return None


def try_all(package: Path, folder: Path, wheel: Path | None) -> str:
    """Try the package, the folder, and the wheel if there is one; return what was found.

    Raises ``NotMade`` where something does not do what it should.
    """
    problem = why_not()
    if problem is not None:
        return problem
    with new_folder() as place:
        base = place / "debian"
        output_of(["mmdebstrap", "--quiet", "--variant=apt", SUITE, str(base)])
        with mounted(base):
            _inside(base, ["apt-get", "-qq", "update"])
            found = [f"in a clean Debian {SUITE}:", *_try_package(base, package)]
            found += _try_folder(base, folder)
            if wheel is not None and sys.version_info[:2] == PYTHON:
                found += _try_wheel(base, wheel)
            elif wheel is not None:
                found.append("the wheel was not tried: what it takes there is found by Python 3.11")
    return "\n    ".join(found)


def _try_package(root: Path, package: Path) -> Iterator[str]:
    shutil.copy(package, root / "tmp")
    shutil.copy(RECORD, root / "tmp" / "game.sgf")
    _apt(root, "install", "--no-install-recommends", f"/tmp/{package.name}")
    yield "installed with what it depends on, and nothing it recommends"
    yield from _try_program(root, _PROGRAM)
    _apt(root, "purge", _PROGRAM)
    # Now as on a desktop, where other packages hear of what is installed.
    _apt(root, "install", "--no-install-recommends", *_DESKTOP)
    before = _state(root)
    _apt(root, "install", "--no-install-recommends", f"/tmp/{package.name}")
    during = _state(root)
    told = sorted(name for name in before.keys() & during.keys() if before[name] != during[name])
    if "usr/share/applications/mimeinfo.cache" not in {*told, *(during.keys() - before.keys())}:
        raise NotMade("Desktops do not hear which files the installed program opens.")
    new = len(during.keys() - before.keys())
    yield f"installed on a desktop: {new} files and folders are new; changed: {', '.join(told)}"
    _apt(root, "purge", _PROGRAM)
    left = {name for name, sum_ in _state(root).items() if before.get(name) != sum_}
    lost = before.keys() - _state(root).keys()
    if left or lost:
        raise NotMade(f"After its removal there is {sorted(left)}, and missing {sorted(lost)}.")
    yield "purged: every file and folder is as it was before"


def _try_folder(root: Path, folder: Path) -> Iterator[str]:
    """Try the folder with what the README names, and without. The wheel needs the same."""
    _apt(root, "autoremove", "--purge")
    shutil.copytree(folder, root / "tmp" / "folder", symlinks=True)
    program = f"/tmp/folder/{_PROGRAM}"
    done = _run(root, [program, "/tmp/game.sgf"])
    if done.returncode != EXIT_UNUSABLE_FILE or not done.stderr.startswith(
        "gobanapp: the system lacks lib"
    ):
        raise NotMade(f"The folder does not tell what is missing, but:\n{done.stderr}")
    yield "the folder, with nothing else installed, says what is missing"
    _apt(root, *libraries_named((ROOT / "README.md").read_text("utf-8")))
    yield "the folder, with the libraries that the README names:"
    yield from _try_program(root, program)


def libraries_named(readme: str) -> list[str]:
    """Return what follows "apt" in the line that installs libraries. Raises ``NotMade``."""
    found = re.search(r"^sudo apt (install (?:.*\\\n)*.*)$", readme, re.MULTILINE)
    if found is None:
        raise NotMade("The README names no libraries to install.")
    return found[1].replace("\\\n", " ").split()


def _try_wheel(root: Path, wheel: Path) -> Iterator[str]:
    _apt(root, "install", "--no-install-recommends", "pipx", "python3-venv")
    packages = root / "tmp" / "wheels"
    packages.mkdir()
    # What it takes is loaded here, so that the clean system needs no way to a package index.
    load = [sys.executable, "-m", "pip", "download", "--quiet", "--dest", str(packages)]
    load += ["--python-version", "3.11", "--only-binary", ":all:", "pip", "setuptools", "wheel"]
    output_of([*load, str(wheel)])
    alone = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/tmp/wheels"}
    _inside(root, ["pipx", "install", f"/tmp/wheels/{wheel.name}"], alone)
    yield "the wheel, installed by pipx:"
    yield from _try_program(root, "/root/.local/bin/gobanapp")


def _try_program(root: Path, program: str) -> Iterator[str]:
    """Let it do what it can; it may not complain of anything."""
    in_silence(root, [program, "--version"])
    score = ["score", "game.sgf", "--json"]
    here = subprocess.run(
        [sys.executable, "-m", "gobanapp", *score],
        cwd=root / "tmp",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    if in_silence(root, [program, *score]) != here:
        raise NotMade("The program in the clean Debian counts otherwise than the checkout.")
    in_silence(root, [program, "thumbnail", "game.sgf", "-o", "thumbnail.png"])
    for ending in ("svg", "png", "pdf", "tex", "txt"):
        in_silence(root, [program, "diagram", "game.sgf", "-o", f"diagram.{ending}"])
        if (root / "tmp" / f"diagram.{ending}").stat().st_size < 500:
            raise NotMade(f"The diagram as {ending} is empty in the clean Debian.")
    yield "  version, score, thumbnail and diagrams (svg, png, pdf, tex, txt)"
    seconds = _try_window(root, [program, "/tmp/game.sgf"])
    yield f"  its window is painted after {seconds:.2f} s, the first time"
    yield "  a second start opens its file there, the window closes, and nothing was complained of"


def _try_window(root: Path, command: Sequence[str]) -> float:
    """Start the program, start it again, and quit; return the seconds to its first paint."""
    virtual_screen.own_home(root / "root")
    with virtual_screen.new_screen() as screen, tempfile.TemporaryFile("w+") as said:
        environment = {**screen.environment, "XDG_RUNTIME_DIR": "/root/runtime"}
        started = time.perf_counter()
        with subprocess.Popen(command_line(root, command, environment), stderr=said) as program:
            try:
                seconds = virtual_screen.wait_for_paint(screen, program) - started
                time.sleep(_SETTLED)
                in_silence(root, command, environment)
                screen.quit("game")
                status = program.wait(timeout=_PATIENCE)
            except subprocess.TimeoutExpired as error:
                raise NotMade(f"{command[0]} does not end in the clean Debian.") from error
            finally:
                program.kill()
        said.seek(0)
        _demand_silence(command[0], status, said.read())
    demand_no_errors(root, command[0])
    return seconds


def demand_no_errors(root: Path, name: str) -> None:
    """Demand that nothing unforeseen was written down; a window tells it there, not in words."""
    for log in (root / "root").rglob("errors.log"):
        _demand_silence(name, 0, log.read_text("utf-8"))


def _demand_silence(name: str, status: int, said: str) -> None:
    if status != 0 or said.strip():
        raise NotMade(f"{name} in the clean Debian ended with status {status} and says:\n{said}")


@contextmanager
def new_folder() -> Iterator[Path]:
    """Make a folder for as long as the block goes on.

    What is still mounted in it, after whatever failure, is this system's own and stays.
    """
    folder = Path(tempfile.mkdtemp(prefix="gobanapp-"))
    try:
        yield folder
    finally:
        subprocess.run(["rm", "-rf", "--one-file-system", str(folder)], check=False)


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    """Give ``root`` what programs look for: devices, processes, and the names of the network."""
    with ExitStack() as mounted:
        for name in ("dev", "proc"):
            place = str(root / name)
            # In one go: what is unmounted there must never be unmounted here as well.
            output_of(["mount", "--rbind", "--make-rslave", f"/{name}", place])
            mounted.callback(output_of, ["umount", "--recursive", "--lazy", place])
        shutil.copy("/etc/resolv.conf", root / "etc" / "resolv.conf")
        # No service is started in there.
        policy = root / "usr" / "sbin" / "policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n", "utf-8")
        policy.chmod(0o755)
        yield


def _apt(root: Path, *arguments: str) -> None:
    _inside(root, ["apt-get", "--yes", "-qq", *arguments], {"DEBIAN_FRONTEND": "noninteractive"})


def _inside(
    root: Path, command: Sequence[str], environment: Mapping[str, str] | None = None
) -> str:
    """Run a command in the clean system; return what it prints. Raises ``NotMade``."""
    done = _run(root, command, environment)
    if done.returncode != 0:
        said = (done.stdout + done.stderr).strip()
        raise NotMade(f"{' '.join(command)} failed in the clean Debian:\n{said}")
    return done.stdout


def in_silence(
    root: Path, command: Sequence[str], environment: Mapping[str, str] | None = None
) -> str:
    """Run the program, which may not complain of anything; return what it prints."""
    done = _run(root, command, environment)
    _demand_silence(" ".join(command), done.returncode, done.stderr)
    return done.stdout


def _run(
    root: Path, command: Sequence[str], environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command in the clean system to its end, however it ends."""
    words = command_line(root, command, environment or {})
    try:
        return subprocess.run(
            words, capture_output=True, text=True, timeout=_PATIENCE_FOR_TOOLS, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise NotMade(f"{' '.join(command)} does not end in the clean Debian.") from error


def command_line(root: Path, command: Sequence[str], environment: Mapping[str, str]) -> list[str]:
    """Return the words that run a command in the clean system, in its /tmp."""
    usual = {"HOME": "/root", "PATH": f"{os.defpath}:/usr/sbin:/sbin", "LC_ALL": "C.UTF-8"}
    settings = [f"{name}={value}" for name, value in {**usual, **environment}.items()]
    return ["chroot", str(root), "env", "-i", "-C", "/tmp", *settings, *command]


def _state(root: Path) -> dict[str, str]:
    """Return each file and folder but what package tools write for themselves, with its sum."""
    found = {}
    for folder, names, files in os.walk(root):
        inside = Path(folder).relative_to(root)
        if inside == Path():
            names[:] = [name for name in names if name not in _NOT_FILES]
        names[:] = [name for name in names if str(inside / name) not in _THEIRS]
        for name in (*names, *files):
            path = inside / name
            if str(path) not in _THEIRS:
                found[str(path)] = _sum(root / path)
    return found


def _sum(path: Path) -> str:
    if path.is_symlink():
        return str(path.readlink())
    if not path.is_file():
        return "folder"
    return hashlib.blake2b(path.read_bytes()).hexdigest()
