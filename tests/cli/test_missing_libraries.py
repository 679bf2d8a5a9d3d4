"""Messages about missing system libraries and the packages to install."""

import os
import subprocess
import sys

import pytest

from gobanapp import __main__ as entry
from gobanapp.cli import missing_libraries

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such packages")


@pytest.fixture
def lacking(monkeypatch):
    """A system without these libraries."""
    gone = {"libGL.so.1", "libxcb-cursor.so.0"}

    def load(library):
        if library in gone:
            raise OSError(library)

    monkeypatch.setattr("ctypes.CDLL", load)


def cannot_import(monkeypatch, error):
    """Let the imports behind the window and behind the command ``diagram`` raise ``error``."""

    class Broken:
        def __getattr__(self, name):
            raise error

    for module in ("gobanapp.ui.window.single_instance.protocol", "gobanapp.cli.diagram"):
        monkeypatch.setitem(sys.modules, module, Broken())


@pytest.mark.parametrize("arguments", [[], ["diagram", "game.sgf", "-o", "game.png"]])
def test_all_missing_libraries_are_named_with_the_install_command(
    lacking, monkeypatch, capsys, arguments
):
    error = ImportError("libGL.so.1: cannot open shared object file: No such file or directory")
    cannot_import(monkeypatch, error)
    assert entry.main(arguments) == 1
    assert capsys.readouterr().err == (
        "gobanapp: the system lacks libGL.so.1, libxcb-cursor.so.0. Install them and try"
        " again, on Debian or Ubuntu:\n"
        "    sudo apt install --no-install-recommends libgl1 libxcb-cursor0\n"
    )


def test_a_library_without_a_known_package_is_named():
    assert missing_libraries.install_advice(["libxkbcommon.so.0"]) == (
        "the system lacks libxkbcommon.so.0. Install them and try again."
    )


def test_a_bundle_that_cannot_try_names_one_library_and_all_packages(monkeypatch):
    monkeypatch.setitem(sys.modules, "ctypes", None)
    monkeypatch.setattr(missing_libraries.importlib.util, "find_spec", lambda name: None)
    found = missing_libraries.missing_libraries(ImportError("libfontconfig.so.1: cannot open"))
    assert found == ["libfontconfig.so.1"]
    *_, line = missing_libraries.install_advice(found).splitlines()
    assert line.split()[4:] == list(missing_libraries.LIBRARIES.values())


def test_an_unrelated_import_error_is_raised(lacking, monkeypatch):
    cannot_import(monkeypatch, ImportError("cannot import name 'x' from 'y'"))
    with pytest.raises(ImportError, match="cannot import name"):
        entry.main([])


@pytest.mark.thorough
def test_a_missing_qt_platform_ends_with_a_message(tmp_path):
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": "there-is-none",
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
    }
    done = subprocess.run(
        [sys.executable, "-m", "gobanapp", "--new"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.endswith("gobanapp: no window can be opened\n")
    assert "there-is-none" in done.stderr
