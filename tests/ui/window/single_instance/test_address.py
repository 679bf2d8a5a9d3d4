"""Who has the address, on which screen, and where the others find it."""

import os
import sys
import time

import pytest

from gobanapp.ui.window.single_instance.address import InstanceAddress, display_name

NAMES = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")


@pytest.fixture
def address(tmp_path):
    address = InstanceAddress(tmp_path / "running", "screen")
    yield address
    address.leave()


def test_one_has_it_until_he_leaves(address, tmp_path):
    other = InstanceAddress(tmp_path / "running", "screen")
    assert not address.is_ours
    assert address.take()
    assert address.take()
    assert not other.take()
    address.leave()
    assert other.take()
    assert not address.take()
    other.leave()


def test_each_screen_has_its_own(address, tmp_path):
    other = InstanceAddress(tmp_path / "running", "another")
    assert address.take()
    assert other.take()
    assert address.server != other.server
    other.leave()


def test_it_tells_since_when(address, tmp_path):
    (tmp_path / "running").mkdir()
    lock = tmp_path / "running" / "screen.lock"
    lock.touch()
    os.utime(lock, (0, 0))
    assert address.age() > 1_000_000
    address.take()
    assert address.age() < 60
    later = time.time() + 1000
    os.utime(lock, (later, later))
    assert address.age() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="there is always a screen")
@pytest.mark.parametrize(
    ("named", "name"),
    [
        ({}, None),
        ({"DISPLAY": ""}, None),
        ({"DISPLAY": ":0"}, "_0"),
        ({"DISPLAY": "localhost:10.0"}, "localhost_10.0"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-1"}, "wayland-1-_0"),
        ({"WAYLAND_DISPLAY": "/run/user/1000/wayland-0"}, "_run_user_1000_wayland-0"),
        ({"DISPLAY": "x" * 200 + ":1"}, "x" * 38 + "_1"),
    ],
)
def test_screens_have_names(monkeypatch, named, name):
    for one in NAMES:
        monkeypatch.delenv(one, raising=False)
    for one, value in named.items():
        monkeypatch.setenv(one, value)
    assert display_name() == name
