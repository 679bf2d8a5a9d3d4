"""What a later start and the running program say to each other."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.ui.window.single_instance.request import OpenRequest

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
def test_any_bytes_are_no_request(line):
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
def test_what_is_something_else_is_none(line):
    assert OpenRequest.from_line(line) is None


def test_what_a_later_version_says_besides_is_left_aside():
    assert OpenRequest.from_line(b'{"files": [], "token": "t", "new": 1}') == OpenRequest((), "t")
