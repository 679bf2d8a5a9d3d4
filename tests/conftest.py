"""What holds for every test: no screen, nobody's own settings, the same language everywhere."""

import itertools
import os

# Before Qt is loaded: it looks at these once, when it starts.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import settings
from PySide6.QtCore import QStandardPaths

# Shared machines stall now and then, so no example has a deadline. Where CI is set, every run
# tries the same examples, so that a change is never blamed for luck.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

QStandardPaths.setTestModeEnabled(True)


@pytest.fixture(scope="session")
def homes(tmp_path_factory):
    """Folders that do not exist yet, one after the other."""
    base = tmp_path_factory.mktemp("homes")
    return (base / str(number) for number in itertools.count())


@pytest.fixture(autouse=True)
def home(homes, monkeypatch):
    """An empty home for each test, and for the programs it starts."""
    home = next(homes)
    runtime = home / "runtime"
    runtime.mkdir(parents=True, mode=0o700)  # or Qt warns
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(home / kind.lower()))
    return home
