"""What goes into the bundle, and what of Qt, Python and the system stays out, as tables."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path, PurePath
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parents[2]

Entry: TypeAlias = tuple[str, str, str]
"""A file as PyInstaller has it: where it goes in the bundle, where it is, of what kind."""

UNSEEN_MODULES: Final = ("secrets",)
"""What compiled modules import, where PyInstaller cannot see it: numpy's random numbers do."""

UNUSED_MODULES: Final = (
    *("tkinter", "unittest", "pydoc", "doctest", "pdb", "asyncio", "multiprocessing", "xmlrpc"),
    *("ssl", "_ssl", "_hashlib", "ftplib", "http", "curses", "readline", "sqlite3", "lib2to3"),
    *("numpy.f2py", "numpy.testing", "numpy.distutils", "yaml", "setuptools"),
    *("PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtOpenGL", "PySide6.QtTest"),
)
"""What Python and numpy name somewhere, and the program never comes to."""

UNUSED_ON_LINUX: Final = ("ctypes", "_ctypes", "bz2", "_bz2", "lzma", "_lzma")
"""These need libraries that differ between systems; Python does without them."""

DONE_WITHOUT: Final = ("ctypes",)
"""What the program asks for and does without: with it, it tells all libraries that are missing."""

PLUGINS: Final[Mapping[str, tuple[str, ...]]] = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platformthemes": ("qgtk3", "qxdgdesktopportal"),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg", "qjpeg", "qico"),  # pictures in a PDF are JPEG
    "printsupport": ("cupsprintersupport",),
    "styles": ("qmacstyle", "qmodernwindowsstyle", "qwindowsvistastyle"),
}
"""The plugins of Qt that are kept, by their folders, on all systems."""

SELDOM_THERE: Final = (
    *("libxcb-cursor.so.0", "libxcb-icccm.so.4", "libxcb-image.so.0", "libxcb-keysyms.so.1"),
    *("libxcb-render-util.so.0", "libxcb-util.so.1", "libxcb-shape.so.0", "libxcb-xkb.so.1"),
    *("libxkbcommon-x11.so.0", "libxkbcommon.so.0"),
)
"""Libraries of Linux that Qt needs for a window and many desktops lack: they come along.

All others are the system's. A C++ library or a GLib older than what drivers and themes of the
system were made with would keep these from being loaded.
"""

_UNNEEDED_ON_LINUX: Final = ("pyi_rth_pyside6", "pyi_rth_inspect")
"""What PyInstaller lets run before the program, for 60 ms. It loads Qt, which no command but one
needs, to tell it where it lies, which the Qt of PySide6's wheels finds out by itself; and it helps
to show source code, of which there is none."""

_OF_THE_SYSTEM = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")


def languages() -> list[str]:
    """Return the codes of the languages that the program speaks, such as "zh_CN"."""
    files = (ROOT / "resources" / "translations").glob("gobanapp_*.ts")
    return sorted(file.stem.removeprefix("gobanapp_") for file in files)


def resource_files(folder: Path = ROOT / "resources") -> list[tuple[Path, str]]:
    """Return each file that comes with the program, and its place below its resources.

    Of the languages that is what was compiled; where they were not, none is there. The commands,
    which do without Qt, read the plural forms of English as they are.
    """
    files = sorted(
        file
        for file in folder.rglob("*")
        if file.is_file() and (file.suffix != ".ts" or file.name == "gobanapp_en.ts")
    )
    return [(file, file.relative_to(folder).as_posix()) for file in files]


def document_files(folder: Path = ROOT / "docs") -> list[tuple[Path, str]]:
    """Return each page and picture that the program shows, and its place below its resources."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return [(file, f"docs/{file.relative_to(folder).as_posix()}") for file in files]


def unused_modules(platform: str = sys.platform) -> list[str]:
    return [*UNUSED_MODULES, *(UNUSED_ON_LINUX if platform == "linux" else ())]


def unneeded_preparations(platform: str = sys.platform) -> tuple[str, ...]:
    return _UNNEEDED_ON_LINUX if platform == "linux" else ()


def is_wanted_plugin(place: str) -> bool:
    """Whether a plugin of Qt is kept. ``place``: in the bundle, with "plugins/" in it."""
    folder, name = PurePath(place.replace("\\", "/").rpartition("plugins/")[2]).parts[-2:]
    return name.removeprefix("lib").partition(".")[0] in PLUGINS.get(folder, ())


def is_left_to_the_system(entry: Entry) -> bool:
    """Whether a library is one of Linux that each desktop has."""
    place, source, kind = entry
    if kind == "EXTENSION" or not source.startswith(_OF_THE_SYSTEM):
        return False
    name = PurePath(place).name
    return name not in SELDOM_THERE and not name.startswith("libpython")


def kept_binaries(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return extension modules, wanted plugins, Python, and the libraries that these need.

    ``needs``: of a file, the names of the libraries that it asks for, with or without a path.
    """
    entries = [entry for entry in entries if not is_left_to_the_system(entry)]
    named = {PurePath(place).name: source for place, source, kind in entries if kind != "SYMLINK"}
    wanted: set[str] = set()
    ahead = [PurePath(place).name for place, _, kind in entries if _is_root(place, kind)]
    while ahead:
        name = ahead.pop()
        if name in wanted or name not in named:
            continue
        wanted.add(name)
        ahead.extend(PurePath(other.replace("\\", "/")).name for other in needs(named[name]))
    return [entry for entry in entries if PurePath(entry[0]).name in wanted]


def _is_root(place: str, kind: str) -> bool:
    if "plugins/" in place.replace("\\", "/"):
        return is_wanted_plugin(place)
    return kind == "EXTENSION" or "python" in PurePath(place).name.lower()


def kept_data(entries: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Return what is no code: of Qt's words those in our languages, and links to ``binaries``."""
    places = {place for place, _, _ in binaries}
    return [
        entry
        for entry in entries
        if (entry[1] in places if entry[2] == "SYMLINK" else is_wanted_data(entry[0]))
    ]


def is_wanted_data(place: str) -> bool:
    """Whether a file is kept: of Qt's words only those in our languages are."""
    path = PurePath(place.replace("\\", "/"))
    if path.parent.name != "translations" or "PySide6" not in path.parts:
        return True
    return path.stem in {f"qtbase_{language}" for language in languages()}
