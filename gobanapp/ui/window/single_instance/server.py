"""The running program: it hears what later starts ask for, as soon as it has time for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, QTimer, Signal
from shiboken6 import isValid

from gobanapp.ui.window.single_instance.address import InstanceAddress
from gobanapp.ui.window.single_instance.request import LONGEST, READY, TAKEN, OpenRequest

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_SOON = 200  # milliseconds in which all is painted
_PAUSE = 50  # milliseconds between two looks whether a question has been answered


class InstanceServer(QObject):
    """Listens at an address that is ours, from a moment after the first paint.

    While a question to the user is open, or something long is done, nobody is told that files can
    be opened: then whoever asks opens them himself, and nothing is done behind the question.
    """

    open_requested = Signal(object)
    """The argument is a Request, and whoever sent it will do nothing more: it has to be done."""

    def __init__(self, address: InstanceAddress, parent: QObject) -> None:
        super().__init__(parent)
        self._address = address
        self._server: QLocalServer | None = None
        self._waiting: list[_Caller] = []
        self._timer = QTimer(self, interval=_PAUSE)
        self._timer.timeout.connect(self._tell_ready)
        self._noted: list[tuple[_Caller, OpenRequest]] = []
        self._at_work = QTimer(self, interval=0)
        self._at_work.timeout.connect(self._do_next)
        # The time counts from when events are heard, however long it takes to make the windows.
        QTimer.singleShot(0, self, lambda: QTimer.singleShot(_SOON, self, self._begin))

    def end(self) -> None:
        """Leave the address to who starts next; whoever was not answered does, too."""
        self._timer.stop()
        self._at_work.stop()
        if self._server is not None:
            self._server.close()  # before the next one makes a socket of that name
            for caller in self._server.findChildren(_Caller):
                caller.leave()
        self._address.leave()

    def _begin(self) -> None:
        try:
            from PySide6.QtNetwork import QLocalServer  # not before the first paint
        except ImportError:  # the system lacks libgssapi_krb5: each start is alone
            self._address.leave()
            return
        if not self._address.is_ours:  # The program has ended meanwhile.
            return
        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # What was left by a program that was killed.
        QLocalServer.removeServer(self._address.server)
        server.newConnection.connect(self._welcome)
        if not server.listen(self._address.server):
            self._address.leave()  # Nobody shall wait for an answer.

    def _welcome(self) -> None:
        assert self._server is not None
        while self._server.hasPendingConnections():
            caller = _Caller(self._server.nextPendingConnection())
            caller.asked.connect(self._note)
            self._waiting.append(caller)
        self._tell_ready()

    def _tell_ready(self) -> None:
        """Tell all that wait, unless one loop of Qt runs within another."""
        if QThread.currentThread().loopLevel() > 1:
            self._timer.start()
            return
        self._timer.stop()
        for caller in filter(isValid, self._waiting):  # Others have given up.
            caller.tell_ready()
        self._waiting.clear()

    def _note(self, caller: _Caller, request: OpenRequest) -> None:
        self._noted.append((caller, request))
        self._at_work.start()

    def _do_next(self) -> None:
        """Do one thing. Who asked for it hears so only now: until then the program may end."""
        caller, request = self._noted.pop(0)
        if not self._noted:
            self._at_work.stop()
        if isValid(caller):
            caller.tell_taken()
        self.open_requested.emit(request)


class _Caller(QObject):
    """A later start at the other end of a socket, and gone with it."""

    asked = Signal(object, object)
    """The arguments are the caller and his Request. He waits until he is told that it is taken."""

    def __init__(self, socket: QLocalSocket) -> None:
        super().__init__(socket)
        self._socket = socket
        self._is_told = False
        self._has_asked = False
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(socket.deleteLater)

    def tell_ready(self) -> None:
        self._is_told = True
        self._socket.write(READY)
        self._read()

    def tell_taken(self) -> None:
        self._socket.write(TAKEN)
        self._socket.flush()  # also where the program ends right now
        self._socket.disconnectFromServer()

    def leave(self) -> None:
        self._socket.abort()

    def _read(self) -> None:
        """Take the line as soon as all of it is there, and let go of whoever sends another."""
        socket = self._socket
        if self._has_asked:
            return
        if not (self._is_told and socket.canReadLine()):
            if socket.bytesAvailable() > LONGEST:
                self.leave()
            return
        request = OpenRequest.from_line(bytes(socket.readLine(LONGEST).data()))
        if request is None:
            socket.disconnectFromServer()
            return
        self._has_asked = True
        self.asked.emit(self, request)
