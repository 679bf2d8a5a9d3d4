"""Backends that play nothing: they note what they are asked to play."""

import pytest
from PySide6.QtCore import QObject, QProcess, Signal


class Process(QObject):
    """Stands in for a QProcess. ``status``: None as long as it plays."""

    finished = Signal(int)
    errorOccurred = Signal(QProcess.ProcessError)  # noqa: N815

    def __init__(self, status=None, *, is_missing=False, ends_when_killed=True):
        super().__init__()
        self.status = status
        self.ends_when_killed = ends_when_killed
        self.was_killed = False
        self._error = QProcess.ProcessError.UnknownError
        if is_missing:
            self.status = 0
            self._error = QProcess.ProcessError.FailedToStart

    def state(self):
        states = QProcess.ProcessState
        return states.Running if self.status is None else states.NotRunning

    def error(self):
        return self._error

    def exitCode(self):  # noqa: N802
        return self.status

    def end(self, status):
        self.status = status
        self.finished.emit(status)

    def kill(self):
        self.was_killed = True
        if self.ends_when_killed:
            self._error = QProcess.ProcessError.Crashed
            self.end(0)

    def waitForFinished(self, _milliseconds):  # noqa: N802
        return self.status is not None


class Backend:
    """Starts what ``starts`` makes."""

    has_volume = True

    def __init__(self, starts=lambda: Process(0)):
        self.starts = starts
        self.played = []
        self.gains = []
        self.processes = []

    def start(self, file, gain):
        self.played.append(file.rpartition("/")[2].removesuffix(".wav"))
        self.gains.append(gain)
        self.processes.append(self.starts())
        return self.processes[-1]


class Clock:
    def __init__(self):
        self.time = 1000.0

    def __call__(self):
        return self.time

    def pass_(self, seconds):
        self.time += seconds


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def process(qapp):
    return Process


@pytest.fixture
def backend(qapp):
    return Backend
