"""A later start: its files go to the program that runs, or else it opens them itself."""

from __future__ import annotations

import os
from enum import Enum
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

from gobanapp.ui.window.single_instance.address import InstanceAddress
from gobanapp.ui.window.single_instance.request import READY, TAKEN, OpenRequest

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

_PATIENCE = 2.5  # seconds that a program may take to say that it is ready
_START = 20.0  # seconds after its start in which, on a busy machine, it may not listen yet
_PAUSE = 0.05  # seconds between two looks
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


class _Answer(Enum):
    TAKEN = "taken"
    NOT_THERE = "not there"  # not yet, or no longer
    NOT_READY = "not ready"


def hand_over_files(address: InstanceAddress, files: list[str]) -> bool:
    """Return whether the program that has ``address`` has taken ``files``.

    If not, they are to be opened here: nobody has the address, and it is ours now; or whoever has
    it does not answer, is another version, or is kept from answering by a question to its user.
    """
    try:
        if address.take():
            return False
        request = OpenRequest(tuple(Path(file).absolute() for file in files), _token())
        end = monotonic() + max(_PATIENCE, _START - address.age())
        while not address.take():
            answer = _offer(address.server, request)
            if answer is not _Answer.NOT_THERE or monotonic() > end:
                return answer is _Answer.TAKEN
            sleep(_PAUSE)
    except (OSError, ImportError):
        # Nothing can be locked, or nothing be sent: each start is a program of its own.
        pass
    return False


def _token() -> str:
    return next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")


def _offer(server: str, request: OpenRequest) -> _Answer:
    """Ask once. What has not been sent is not opened there; what has been sent is."""
    from PySide6.QtNetwork import QLocalSocket  # only where another program runs

    socket = QLocalSocket()
    socket.connectToServer(server)
    if not socket.waitForConnected(_milliseconds(_PATIENCE)):
        return _Answer.NOT_THERE
    said = _line(socket)
    if said != READY:
        return _Answer.NOT_READY if said or _is_open(socket) else _Answer.NOT_THERE
    socket.write(request.to_line())
    while socket.bytesToWrite() and socket.waitForBytesWritten(_milliseconds(_PATIENCE)):
        pass
    if socket.bytesToWrite():
        return _Answer.NOT_READY if _is_open(socket) else _Answer.NOT_THERE
    # It may take its time now; only if it has ended meanwhile is there nobody to open them.
    return _Answer.TAKEN if _line(socket) == TAKEN or _is_open(socket) else _Answer.NOT_THERE


def _line(socket: QLocalSocket) -> bytes:
    """Return the next line that is sent, nothing where none comes in time."""
    end = monotonic() + _PATIENCE
    while not socket.canReadLine():
        left = _milliseconds(end - monotonic())
        if left <= 0 or not socket.waitForReadyRead(left):
            return b""
    return bytes(socket.readLine().data())


def _is_open(socket: QLocalSocket) -> bool:
    return socket.state() == socket.LocalSocketState.ConnectedState


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
