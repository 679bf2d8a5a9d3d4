"""Make what is installed, in ``dist``: ``python3 dev.py bundle [WHAT ...]``.

WHAT is wheel (with the source archive), folder, deb, installer (on Windows) or image (on macOS);
without it all is made that this system can make. The folder is tried by tests, the package by
installing it in a clean Debian, and at the end stands how large things are and how fast they start.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import clean_debian
import deb
import folder
import installers
import start_times
import virtual_screen
import wheels
from build_tools import ROOT, NotMade, call

sys.path.insert(0, str(ROOT))
from gobanapp import __version__

DIST: Final = ROOT / "dist"
WORK: Final = ROOT / "build"
TESTS: Final = "tests/packaging/bundled"

# What is made, and the program that it takes beside Python.
NEEDS: Final[dict[str, str | None]] = {
    "wheel": None,
    "folder": None,
    "deb": "dpkg-shlibdeps",
    "installer": "iscc",
    "image": "hdiutil",
}


def chosen(named: Sequence[str]) -> list[str]:
    """Return what to make, in its order: what is named, or all that this system can make."""
    if named:
        return [what for what in NEEDS if what in named]
    return [what for what, needs in NEEDS.items() if needs is None or shutil.which(needs)]


def make(wanted: Sequence[str]) -> tuple[list[Path], list[str]]:
    """Make ``wanted``; return the files and folders, and what was found out about them."""
    made: list[Path] = []
    notes: list[str] = []
    DIST.mkdir(exist_ok=True)
    if "wheel" in wanted:
        made += wheels.make_wheel(DIST)
    if set(wanted) == {"wheel"}:
        return made, notes
    bundle = folder.make_folder(DIST, WORK)
    made.append(bundle)
    system = f"{platform.system().lower()}-{platform.machine().lower()}"
    name = f"gobanapp-{__version__}-{system}.tar.gz"
    made.append(folder.make_archive(bundle, DIST / name))
    call([sys.executable, "-m", "pytest", "-q", TESTS])
    if "deb" in wanted:
        package = deb.make_deb(bundle, DIST, __version__)
        made.append(package)
        notes.append(f"lintian:\n{deb.judge(package)}")
        built = [file for file in made if file.suffix == ".whl"]
        notes.append(clean_debian.try_all(package, bundle, next(iter(built), None)))
    if "installer" in wanted:
        made.append(installers.make_installer(bundle, DIST, WORK, __version__))
    if "image" in wanted:
        made.append(installers.make_image(DIST, __version__))
    notes.append(
        "\n".join([start_times.HEAD, *map(str, start_times.rows(bundle / folder.PROGRAM))])
    )
    return made, notes


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bundle", description=__doc__)
    parser.add_argument("what", nargs="*", metavar="WHAT")
    named = parser.parse_args(arguments).what
    for what in named:
        if what not in NEEDS:
            parser.error(f"{what!r} is none of {', '.join(NEEDS)}")
    try:
        made, notes = make(chosen(named))
    except (NotMade, virtual_screen.NothingPainted) as error:
        print(error, file=sys.stderr)
        return 1
    for note in notes:
        print(f"\n{note}")
    left = [f"{what} (there is no {NEEDS[what]})" for what in NEEDS if what not in chosen(named)]
    if left and not named:
        print("\nnot made here:", ", ".join(left))
    print(f"\n{'made':54}{'MB':>8}")
    for path in made:
        print(f"{path.relative_to(ROOT)!s:54}{folder.size_of(path) / 1e6:8.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
