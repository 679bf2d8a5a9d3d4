"""Discovery of the running program by a later start, and their protocol."""

import os
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.ui.window.single_instance.protocol import InstanceAddress, OpenRequest, display_name

NAMES = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY")


@pytest.fixture
def address(tmp_path):
    address = InstanceAddress(tmp_path / "running", "screen")
    yield address
    address.leave()


def test_one_process_holds_the_lock_until_it_ends(address, tmp_path):
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


def test_age_of_a_lock(address, tmp_path):
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


ROOT = Path(Path.cwd().anchor)


@pytest.mark.skipif(sys.platform == "win32", reason="names of files are text there")
@given(st.lists(st.binary(min_size=1).filter(lambda name: b"\0" not in name)), st.text())
def test_a_request_is_the_same_when_it_arrives(names, token):
    request = OpenRequest(
        tuple(ROOT / os.fsdecode(name) for name in names), token.replace("\0", "")
    )
    line = request.to_line()
    assert OpenRequest.from_line(line) == request
    assert line.index(b"\n") == len(line) - 1


@given(st.binary())
def test_random_bytes_are_no_request(line):
    assert OpenRequest.from_line(line) is None


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"[]",
        b"7",
        b'{"files": []}',
        b'{"files": [], "token": 7}',
        b'{"files": [], "token": "\\u0000"}',
        b'{"files": [7], "token": ""}',
        b'{"files": ["a.sgf"], "token": ""}',
        b'{"files": ["/\\u56f2"], "token": ""}',
        b'{"files": ["/a\\u0000.sgf"], "token": ""}',
        b"[" * 100_000,
    ],
)
def test_malformed_requests_are_refused(line):
    assert OpenRequest.from_line(line) is None


def test_unknown_fields_of_a_later_version_are_ignored():
    assert OpenRequest.from_line(b'{"files": [], "token": "t", "new": 1}') == OpenRequest((), "t")
