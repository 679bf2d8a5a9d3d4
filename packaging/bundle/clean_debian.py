"""The package and the wheel tried in a Debian that holds nothing else: installed, run, removed.

It takes root, mmdebstrap and a network. What is asked: is each library that is needed named in the
package, does the program run there, do desktops hear of it, and is everything gone afterwards?
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import virtual_screen
from build_tools import ROOT, NotMade, output_of
from start_times import RECORD

SUITE: Final = "bookworm"
PYTHON: Final = (3, 11)  # that of the suite
_PROGRAM = "gobanapp"
# Those who tell desktops of new programs, types and icons.
_DESKTOP = ("desktop-file-utils", "shared-mime-info", "hicolor-icon-theme", "gtk-update-icon-cache")
# What dpkg, apt and the linker write for themselves.
_THEIRS = ("var/lib/dpkg", "var/lib/apt", "var/cache", "var/log", "etc/ld.so.cache", "tmp", "root")
_NOT_FILES = ("proc", "sys", "dev", "run")


def why_not() -> str | None:
    """Return what keeps this system from trying, or None."""
    if os.geteuid() != 0:
        return "not tried in a clean Debian: only root can make one"
    if shutil.which("mmdebstrap") is None:
        return "not tried in a clean Debian: mmdebstrap is not installed"
    return None


def try_all(package: Path, wheel: Path | None) -> str:
    """Try the package, and the wheel if there is one; return what was found.

    Raises ``NotMade`` where something does not do what it should.
    """
    problem = why_not()
    if problem is not None:
        return problem
    with _new_folder() as folder:
        base = folder / "debian"
        output_of(["mmdebstrap", "--quiet", "--variant=apt", SUITE, str(base)])
        with _mounted(base):
            _inside(base, ["apt-get", "-qq", "update"])
            found = [f"in a clean Debian {SUITE}:", *_try_package(base, package)]
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
    _try_program(root, [_PROGRAM])
    yield "version, score, thumbnail and diagrams (svg, png, pdf, tex, txt)"
    seconds = _first_paint(root, [_PROGRAM, "/tmp/game.sgf"])
    yield f"its window is painted after {seconds:.2f} s, the first time"
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
    _try_program(root, ["/root/.local/bin/gobanapp"])
    yield "pipx install of the wheel: version, score, thumbnail and diagrams"
    seconds = _first_paint(root, ["/root/.local/bin/gobanapp", "/tmp/game.sgf"])
    yield f"its window is painted after {seconds:.2f} s, the first time"


def _try_program(root: Path, program: Sequence[str]) -> None:
    _inside(root, [*program, "--version"])
    score = ["score", "game.sgf", "--json"]
    here = subprocess.run(
        [sys.executable, "-m", "gobanapp", *score],
        cwd=root / "tmp",
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    if _inside(root, [*program, *score]) != here:
        raise NotMade("The program in the clean Debian counts otherwise than the checkout.")
    _inside(root, [*program, "thumbnail", "game.sgf", "-o", "thumbnail.png"])
    for ending in ("svg", "png", "pdf", "tex", "txt"):
        _inside(root, [*program, "diagram", "game.sgf", "-o", f"diagram.{ending}"])
        if (root / "tmp" / f"diagram.{ending}").stat().st_size < 500:
            raise NotMade(f"The diagram as {ending} is empty in the clean Debian.")


def _first_paint(root: Path, command: Sequence[str]) -> float:
    places = {"HOME": "/root", "XDG_RUNTIME_DIR": "/root/runtime"}
    environment = virtual_screen.own_home(root / "root") | places
    return virtual_screen.seconds_to_paint(
        [shutil.which("chroot") or "chroot", str(root), *command], environment
    )


@contextmanager
def _new_folder() -> Iterator[Path]:
    """Make a folder for as long as the block goes on.

    What is still mounted in it, after whatever failure, is this system's own and stays.
    """
    folder = Path(tempfile.mkdtemp(prefix="gobanapp-"))
    try:
        yield folder
    finally:
        subprocess.run(["rm", "-rf", "--one-file-system", str(folder)], check=False)


@contextmanager
def _mounted(root: Path) -> Iterator[None]:
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
    """Run a command in the clean system, in its /tmp; return what it prints."""
    words = {"HOME": "/root", "PATH": f"{os.defpath}:/usr/sbin:/sbin", "LC_ALL": "C.UTF-8"}
    settings = [f"{name}={value}" for name, value in {**words, **(environment or {})}.items()]
    wanted = ["chroot", str(root), "env", "-i", "-C", "/tmp", *settings, *command]
    done = subprocess.run(wanted, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stdout + done.stderr).strip()
        raise NotMade(f"{' '.join(command)} failed in the clean Debian:\n{said}")
    return done.stdout


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
