"""The environment that the bundle restores before the program runs."""

import os
import sys

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


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such variables")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, {"LC_CTYPE": "C.UTF-8"}),
        ({"LANG": "C"}, {"LANG": "C", "LC_CTYPE": "C.UTF-8"}),
        ({"LC_ALL": "POSIX", "LANG": "fr_FR"}, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR"}),
        ({"LANG": "zh_CN.UTF-8"}, {"LANG": "zh_CN.UTF-8"}),
        ({"LC_CTYPE": "de_DE.UTF-8", "LANG": "C"}, {"LC_CTYPE": "de_DE.UTF-8", "LANG": "C"}),
    ],
)
def test_utf8_is_used_if_no_locale_is_set(environment, before, after):
    names = ("LC_ALL", "LC_CTYPE", "LANG")
    for name in names:
        environment.delenv(name, raising=False)
    for name, value in before.items():
        environment.setenv(name, value)
    entry_point.use_utf8()
    assert {name: os.environ[name] for name in names if name in os.environ} == after
