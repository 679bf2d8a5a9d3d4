"""The server side of the running program: it opens the files of later starts when it is free."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from gobanapp.ui.window.single_instance.protocol import (
    MAX_LINE,
    READY,
    TAKEN,
    InstanceAddress,
    OpenRequest,
)

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_TOKEN = "XDG_ACTIVATION_TOKEN"


def bring_to_front(window: QWidget | None, token: str = "") -> None:
    """Show ``window``, if there is one, before all others.

    ``token``: what the desktop gave the process that asks for it. On Wayland nothing comes to the
    front without one; Qt looks for it in the environment.
    """
    if window is None:
        return
    if token:
        os.environ[_TOKEN] = token
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    os.environ.pop(_TOKEN, None)


_FIRST_PAINT_TIME = 200  # milliseconds in which the windows are painted
_PAUSE = 50  # milliseconds between two checks for an open question


class InstanceServer(QObject):
    """Listens at an address that is ours, from a moment after the first paint.

    While a question or a long operation is open, no client gets an offer to open files.
    Later starts then open theirs themselves, and nothing happens behind the question.
    """

    open_requested = Signal(object)
    """The argument is an OpenRequest that its sender leaves to this program: it must be done."""

    def __init__(self, address: InstanceAddress, parent: QObject) -> None:
        super().__init__(parent)
        self._address = address
        self._server: QLocalServer | None = None
        self._greeting_timer = QTimer(self, interval=_PAUSE, singleShot=True)
        self._greeting_timer.timeout.connect(self._greet)
        self._requests: list[tuple[QLocalSocket, OpenRequest]] = []
        # A timer does not time out while its slot runs: a request is never done within another.
        self._work = QTimer(self, interval=0)
        self._work.timeout.connect(self._handle_next)
        # The time counts from the start of the event loop, however long making the windows takes.
        QTimer.singleShot(0, self, lambda: QTimer.singleShot(_FIRST_PAINT_TIME, self, self._listen))

    def end(self) -> None:
        """Leave the address, and all requests that are not taken, to the next program."""
        self._greeting_timer.stop()
        self._work.stop()
        if self._server is not None:
            from PySide6.QtNetwork import QLocalSocket

            self._server.close()  # before the next one makes a socket of that name
            for socket in self._server.findChildren(QLocalSocket):
                socket.abort()
        self._address.leave()

    def _listen(self) -> None:
        try:
            from PySide6.QtNetwork import QLocalServer  # not before the first paint
        except ImportError:  # the system lacks libgssapi_krb5: each start is alone
            self._address.leave()
            return
        if not self._address.is_ours:  # the program has ended meanwhile
            return
        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(self._address.server)  # left by a program that was killed
        server.newConnection.connect(self._greet)
        if not server.listen(self._address.server):
            self._address.leave()  # no client must wait for an answer

    def _greet(self) -> None:
        """Offer all waiting clients to open files, unless one Qt event loop runs in another."""
        assert self._server is not None
        if QThread.currentThread().loopLevel() > 1:
            self._greeting_timer.start()
            return
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if socket.state() != socket.LocalSocketState.ConnectedState:  # it has given up
                socket.deleteLater()
                continue
            socket.readyRead.connect(partial(self._read, socket))
            socket.disconnected.connect(socket.deleteLater)
            socket.write(READY)
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        """Read the one line of a caller as soon as all of it is there."""
        if not socket.canReadLine():
            if socket.bytesAvailable() > MAX_LINE:
                socket.abort()
            return
        socket.readyRead.disconnect()
        request = OpenRequest.from_line(bytes(socket.readLine(MAX_LINE).data()))
        if request is None:
            socket.disconnectFromServer()
            return
        self._requests.append((socket, request))
        self._work.start()

    def _handle_next(self) -> None:
        """Carry out and confirm one client's request; until here the program may end."""
        socket, request = self._requests.pop(0)
        if not self._requests:
            self._work.stop()
        if isValid(socket):
            socket.write(TAKEN)
            socket.flush()  # also if the program ends right now
            socket.disconnectFromServer()
        self.open_requested.emit(request)
