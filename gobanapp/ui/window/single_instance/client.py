"""The client side of a later start: it hands its files to the running program, or keeps them."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic, sleep

from gobanapp.ui.window.single_instance.protocol import READY, TAKEN, InstanceAddress, OpenRequest

_PATIENCE = 2.5  # seconds that a program may take to answer
_START = 20.0  # seconds after its start in which, on a busy machine, it may not listen yet
_PAUSE = 0.05  # seconds between two attempts
_TOKENS = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")


class _NoServerError(Exception):
    """Raised if no program listens, not yet or no longer."""


def hand_over_files(address: InstanceAddress, files: list[str]) -> bool:
    """Return whether the program that has ``address`` has taken ``files``.

    If not, they are to be opened here: the address was free, and it is ours now; or the program
    that has it does not answer, is another version, or is kept from answering by a question.
    """
    token = next((os.environ[name] for name in _TOKENS if os.environ.get(name)), "")
    try:
        if address.take():
            return False
        request = OpenRequest(tuple(Path(file).absolute() for file in files), token)
        end = monotonic() + max(_PATIENCE, _START - address.age())
        while not address.take():
            try:
                return _offer(address.server, request)
            except _NoServerError:
                if monotonic() > end:
                    return False
                sleep(_PAUSE)
    except (OSError, ImportError):
        # Nothing can be locked, or nothing be sent: each start is a program of its own.
        pass
    return False


def _offer(server: str, request: OpenRequest) -> bool:
    """Return whether the request was taken: once sent it is, unless the other program has ended.

    Raises _NoServerError.
    """
    from PySide6.QtCore import QDeadlineTimer
    from PySide6.QtNetwork import QLocalSocket  # only where another program runs

    socket = QLocalSocket()

    def line() -> bytes:
        """Return the next line, nothing if none comes in time. Raises _NoServerError."""
        deadline = QDeadlineTimer(round(1000 * _PATIENCE))
        while not socket.canReadLine() and socket.waitForReadyRead(deadline.remainingTime()):
            pass
        if not (socket.canReadLine() or socket.state() == socket.LocalSocketState.ConnectedState):
            raise _NoServerError
        return bytes(socket.readLine().data()) if socket.canReadLine() else b""

    socket.connectToServer(server)
    socket.waitForConnected(round(1000 * _PATIENCE))
    if line() != READY:
        return False
    socket.write(request.to_line())
    while socket.bytesToWrite() and socket.waitForBytesWritten(round(1000 * _PATIENCE)):
        pass
    return line() == TAKEN or not socket.bytesToWrite()
