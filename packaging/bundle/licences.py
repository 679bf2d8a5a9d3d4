"""The licences of what is in the bundle: which texts belong to it, and where they are found."""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import distribution, version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
OURS: Final = Path(__file__).resolve().parent / "licences"

_PARTS = """\
gobanapp is free software under the licence in gobanapp.txt. This copy of it comes with other free
software, which keeps its own licences. Their texts are in this folder.

Python {python}
    The PSF licence, in Python.txt. https://www.python.org
Qt and PySide6 {pyside}, unchanged
    The GNU Lesser General Public License, version 3, in LGPL-3.0.txt; it adds to the GNU General
    Public License in GPL-3.0.txt. https://www.qt.io
    The source code is at https://download.qt.io/official_releases/QtForPython/ and at
    https://download.qt.io/official_releases/qt/. What Qt in turn is made with, such as FreeType,
    HarfBuzz, ICU, libjpeg and libpng, and under which licences, is listed at
    https://doc.qt.io/qt-6/licenses-used-in-qt.html
    The libraries are separate files: they may be replaced by others with the same interface.
numpy {numpy}
    The BSD licence with 3 clauses; it and what numpy holds of others are in the folder numpy.
    https://numpy.org
sgfmill {sgfmill}
    The MIT licence, in sgfmill.txt. https://mjw.woodcraft.me.uk/sgfmill
"""
_OF_LINUX = """\
Libraries for X and keyboards, from the system on which this copy was made
    Each has its licence in the folder system, under the name of its package.
"""


class NoLicence(Exception):
    """The text of a licence was not found; says of what, and where to build instead."""


def licence_files(libraries: Iterable[Path] = ()) -> list[tuple[Path, str]]:
    """Return each text and its place in the bundle's folder of licences.

    ``libraries``: those of the system that come along. Raises ``NoLicence``.
    """
    found = [(ROOT / "LICENSE", "gobanapp.txt"), (_of_python(), "Python.txt")]
    found += [(file, file.name) for file in sorted(OURS.glob("*.txt"))]
    numpy = [file for file in distribution("numpy").files or () if "licenses" in file.parts]
    if not numpy:
        raise NoLicence("numpy came without its licence; install it with pip and try again.")
    for file in numpy:
        place = "-".join(file.parts[file.parts.index("licenses") + 1 :])
        found.append((Path(str(file.locate())), f"numpy/{place}"))
    for package in sorted({package_of(library) for library in libraries}):
        text = Path("/usr/share/doc", package, "copyright")
        if not text.is_file():
            raise NoLicence(f"The licence of {package} is not at {text}.")
        found.append((text, f"system/{package}.txt"))
    return found


def about_licences(*, has_system_libraries: bool) -> str:
    """Return the text that says what is in the bundle and under which licence."""
    parts = _PARTS.format(
        python=platform.python_version(),
        pyside=version("PySide6-Essentials"),
        numpy=version("numpy"),
        sgfmill=version("sgfmill"),
    )
    return parts + (_OF_LINUX if has_system_libraries else "")


def package_of(library: Path) -> str:
    """Return the package of Debian or Ubuntu that a library belongs to."""
    dpkg = shutil.which("dpkg")
    if dpkg is None:
        raise NoLicence(
            f"Whose {library.name} is cannot be told. Build the bundle on Debian or Ubuntu."
        )
    # One system knows the file as /lib/..., the other as /usr/lib/...
    resolved = library.resolve()
    for path in (resolved, Path("/usr", *resolved.parts[1:]), Path("/", *resolved.parts[2:])):
        done = subprocess.run([dpkg, "-S", path], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.partition(":")[0]
    raise NoLicence(f"{library} belongs to no package; its licence cannot be told.")


def _of_python() -> Path:
    name = "python{}.{}".format(*sys.version_info)
    places = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path("/usr/share/doc", name, "copyright"),
    )
    for place in places:
        if place.is_file():
            return place
    raise NoLicence("Python's own licence was not found beside it.")
