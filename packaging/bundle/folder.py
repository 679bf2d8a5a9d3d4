"""The folder that holds the program with Python, Qt and all it needs, and an archive of it."""

from __future__ import annotations

import shutil
import sys
import tarfile
from pathlib import Path
from typing import Final

from build_tools import call

SPEC: Final = Path(__file__).resolve().parent / "gobanapp.spec"
PROGRAM: Final = "gobanapp.exe" if sys.platform == "win32" else "gobanapp"


def make_folder(dist: Path, work: Path) -> Path:
    """Make ``dist/gobanapp`` and return it; on macOS ``gobanapp.app`` is beside it.

    ``work``: a folder for what is made on the way. Raises ``NotMade``.
    """
    work = work / "pyinstaller"
    shutil.rmtree(work, ignore_errors=True)
    icons = work / SPEC.stem / "icons"
    icons.mkdir(parents=True)
    call([sys.executable, "packaging/make_icons.py", "--bundle", str(icons)], offscreen=True)
    options = [
        "--noconfirm",
        "--log-level",
        "WARN",
        "--distpath",
        str(dist),
        "--workpath",
        str(work),
    ]
    call([sys.executable, "-m", "PyInstaller", *options, str(SPEC)])
    folder = dist / "gobanapp"
    if sys.platform == "linux":
        _strip_python(folder)
    if sys.platform == "win32":
        (folder / "gobanapp-console.exe").rename(folder / "gobanapp.com")
    return folder


def make_archive(folder: Path, archive: Path) -> Path:
    """Pack the folder into ``archive``, a .tar.gz that holds one folder of the archive's name."""
    name = archive.name.removesuffix(".tar.gz")
    with tarfile.open(archive, "w:gz", compresslevel=6) as tar:
        tar.add(folder, name, filter=_of_nobody)
    return archive


def size_of(path: Path) -> int:
    """Return the bytes of a file, or of all files below a folder."""
    if path.is_file():
        return path.stat().st_size
    return sum(
        file.lstat().st_size for file in path.rglob("*") if file.is_file() and not file.is_symlink()
    )


def _strip_python(folder: Path) -> None:
    """Take the symbols for debuggers out of Python's own libraries: 17 MB in some builds of it.

    Only there: numpy's libraries cannot be loaded afterwards.
    """
    strip = shutil.which("strip")
    inside = folder / "_internal"
    found = [*inside.glob("libpython*.so.*"), *inside.glob("python*/lib-dynload/*.so")]
    libraries = [str(library) for library in found if not library.is_symlink()]
    if strip and libraries:
        call([strip, "--strip-unneeded", *libraries])


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry
