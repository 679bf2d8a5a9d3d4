"""The server of the running program, until it ends."""

import socket
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from gobanapp.ui.window.single_instance.protocol import READY, TAKEN, InstanceAddress, OpenRequest
from gobanapp.ui.window.single_instance.server import InstanceServer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes are no sockets")


@pytest.fixture
def address(tmp_path):
    address = InstanceAddress(tmp_path, "s")
    assert address.take()
    yield address
    address.leave()


@pytest.fixture
def listening(address, qtbot):
    parent = QObject()
    listening = InstanceServer(address, parent)
    qtbot.waitUntil(lambda: Path(address.server).exists())
    yield listening
    listening.end()


@pytest.fixture
def call(address, listening, qtbot):
    """Call as a later start does; return the line once the program has said that it is ready."""
    lines = []

    def call():
        line = socket.socket(socket.AF_UNIX)
        lines.append(line)
        line.connect(address.server)
        line.setblocking(False)
        qtbot.waitUntil(lambda: said(line) == READY)
        return line

    yield call
    for line in lines:
        line.close()


def said(line):
    """Return what has come, None where nothing has and b"" where nothing will."""
    try:
        return line.recv(1000)
    except BlockingIOError:
        return None
    except ConnectionResetError:  # he went without a look at what was asked
        return b""


def test_each_client_is_acknowledged_and_disconnected(listening, call, qtbot, tmp_path):
    asked = []
    listening.open_requested.connect(asked.append)
    lines = [call() for _ in range(3)]
    requests = [OpenRequest((tmp_path / f"{number}.sgf",)) for number in range(3)]
    for line, request in zip(lines, requests, strict=True):
        line.send(request.to_line())
    qtbot.waitUntil(lambda: len(asked) == len(lines))
    assert sorted(asked, key=requests.index) == requests
    for line in lines:
        assert said(line) == TAKEN
        qtbot.waitUntil(lambda line=line: said(line) == b"")


def test_requests_left_at_the_end_are_not_acknowledged(listening, call, address, qtbot):
    done = []

    def end(request):
        done.append(request)
        listening.end()

    listening.open_requested.connect(end)
    lines = [call() for _ in range(3)]
    for line in lines:
        line.send(OpenRequest().to_line())
    qtbot.waitUntil(lambda: not address.is_ours)
    qtbot.wait(50)
    assert done == [OpenRequest()]
    assert sorted(map(said, lines)) == [b"", b"", TAKEN]


def test_waiting_clients_are_released_at_the_end(listening, call):
    line = call()
    line.send(OpenRequest().to_line())
    listening.end()
    assert said(line) == b""


def test_the_request_of_a_client_that_gave_up_still_counts(listening, call, qtbot, tmp_path):
    asked = []
    listening.open_requested.connect(asked.append)
    request = OpenRequest((tmp_path / "a.sgf",))
    line = call()
    line.send(request.to_line())
    line.close()
    qtbot.waitUntil(lambda: asked == [request])


def test_without_the_network_library_each_start_is_alone(tmp_path, qtbot, monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    address = InstanceAddress(tmp_path, "s")
    assert address.take()
    parent = QObject()
    listening = InstanceServer(address, parent)
    qtbot.waitUntil(lambda: not address.is_ours)
    listening.end()
