"""What the bundle takes back of its surroundings before the program runs."""

import os

import entry_point
import pytest


@pytest.fixture
def environment(monkeypatch):
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(f"{name}_ORIG", raising=False)
    return monkeypatch


def test_programs_that_ours_starts_get_the_users_own_libraries(environment):
    environment.setenv("LD_LIBRARY_PATH", "/bundle:/opt/lib")
    environment.setenv("LD_LIBRARY_PATH_ORIG", "/opt/lib")
    entry_point.restore_environment()
    assert os.environ["LD_LIBRARY_PATH"] == "/opt/lib"
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


def test_programs_that_ours_starts_do_not_get_those_of_the_bundle(environment):
    environment.setenv("LD_LIBRARY_PATH", "/bundle")
    environment.setenv("QT_PLUGIN_PATH", "/bundle/plugins")
    entry_point.restore_environment()
    assert "LD_LIBRARY_PATH" not in os.environ
    assert "QT_PLUGIN_PATH" not in os.environ
