"""The choice of files for the bundle from those that PyInstaller finds."""

import re

import contents
import pytest

QT = "PySide6/Qt/lib"
PLUGINS = "PySide6/Qt/plugins"


@pytest.mark.parametrize(
    ("place", "is_wanted"),
    [
        (f"{PLUGINS}/platforms/libqxcb.so", True),
        (f"{PLUGINS}/platforms/libqvnc.so", False),
        (f"{PLUGINS}/imageformats/libqjpeg.so", True),
        (f"{PLUGINS}/imageformats/libqtiff.so", False),
        (f"{PLUGINS}/tls/libqopensslbackend.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", False),
        (f"{PLUGINS}/platforms/libqcocoa.dylib", True),
        (f"{PLUGINS}/styles/libqmacstyle.dylib", True),
        (f"{PLUGINS}/of_another_year/libqxcb.so", False),
    ],
)
def test_plugins_are_kept_by_folder_and_name_on_every_system(place, is_wanted):
    assert contents.is_wanted_plugin(place) is is_wanted


@pytest.mark.parametrize(
    ("place", "source", "kind", "is_left"),
    [
        ("libstdc++.so.6", "/usr/lib/x86_64-linux-gnu/libstdc++.so.6", "BINARY", True),
        ("libglib-2.0.so.0", "/lib/x86_64-linux-gnu/libglib-2.0.so.0", "BINARY", True),
        ("libxcb-cursor.so.0", "/lib/x86_64-linux-gnu/libxcb-cursor.so.0", "BINARY", False),
        ("libpython3.11.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0", "BINARY", False),
        ("lib-dynload/math.so", "/usr/lib/python3.11/lib-dynload/math.so", "EXTENSION", False),
        (f"{QT}/libQt6Core.so.6", f"/home/someone/.venv/{QT}/libQt6Core.so.6", "BINARY", False),
    ],
)
def test_system_libraries_are_not_bundled(place, source, kind, is_left):
    assert contents.is_left_to_the_system((place, source, kind)) is is_left


def test_libraries_of_removed_plugins_are_removed():
    needs = {
        "QtGui.so": ["/elsewhere/libQt6Gui.so.6"],
        "libqxcb.so": ["libQt6XcbQpa.so.6", "libxcb-cursor.so.0", "libc.so.6"],
        "libqeglfs.so": ["libQt6EglFS.so.6"],
        "libQt6XcbQpa.so.6": ["libQt6Gui.so.6"],
    }
    entries = [
        ("PySide6/QtGui.so", "QtGui.so", "EXTENSION"),
        (f"{PLUGINS}/platforms/libqxcb.so", "libqxcb.so", "BINARY"),
        (f"{PLUGINS}/platforms/libqeglfs.so", "libqeglfs.so", "BINARY"),
        (f"{QT}/libQt6XcbQpa.so.6", "libQt6XcbQpa.so.6", "BINARY"),
        (f"{QT}/libQt6Gui.so.6", "libQt6Gui.so.6", "BINARY"),
        (f"{QT}/libQt6EglFS.so.6", "libQt6EglFS.so.6", "BINARY"),
        ("libxcb-cursor.so.0", "/usr/lib/libxcb-cursor.so.0", "BINARY"),
        ("libpython3.11.so.1.0", "libpython3.11.so.1.0", "BINARY"),
    ]
    kept = contents.kept_binaries(entries, lambda source: needs.get(source, ()))
    dropped = [
        place.rpartition("/")[2] for place, *_ in entries if place not in {k[0] for k in kept}
    ]
    assert dropped == ["libqeglfs.so", "libQt6EglFS.so.6"]


def test_symlinks_follow_their_libraries_and_qt_translations_ours():
    words = "PySide6/Qt/translations"
    entries = [
        ("libQt6Gui.so.6", f"{QT}/libQt6Gui.so.6", "SYMLINK"),
        ("libQt6EglFS.so.6", f"{QT}/libQt6EglFS.so.6", "SYMLINK"),
        (f"{words}/qtbase_de.qm", "somewhere", "DATA"),
        (f"{words}/qtbase_zh_CN.qm", "somewhere", "DATA"),
        (f"{words}/qtbase_fi.qm", "somewhere", "DATA"),
        (f"{words}/qt_help_de.qm", "somewhere", "DATA"),
        ("base_library.zip", "somewhere", "DATA"),
    ]
    kept = contents.kept_data(entries, [(f"{QT}/libQt6Gui.so.6", "", "BINARY")])
    assert [place.rpartition("/")[2] for place, *_ in kept] == [
        "libQt6Gui.so.6",
        "qtbase_de.qm",
        "qtbase_zh_CN.qm",
        "base_library.zip",
    ]


IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+(.+))", re.MULTILINE)


def imported(source):
    """Yield the modules that Python code names; ruff lets only one import stand in a line."""
    for whole, several in IMPORT.findall(source):
        yield from [whole] if whole else (name.split()[0] for name in several.split(","))


def test_imports_are_found():
    source = "import os.path as path, re  # why\ndef f():\n    from json import (\n dump,\n)\n"
    assert list(imported(source)) == ["os.path", "re", "json"]


def test_the_program_imports_no_excluded_module():
    """What a line of ours names; what Python and numpy need is seen where the bundle runs."""
    names = set()
    for file in (contents.ROOT / "gobanapp").rglob("*.py"):
        names.update(imported(file.read_text("utf-8")))
    assert "PySide6.QtWidgets" in names
    names -= {*contents.DONE_WITHOUT}
    for unused in contents.unused_modules("linux"):
        assert not any(name == unused or name.startswith(f"{unused}.") for name in names), unused
