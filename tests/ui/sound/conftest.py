"""Backends that play nothing: they note what they are asked to play."""

import pytest


class Playback:
    """``status``: None as long as it plays."""

    def __init__(self, status=None, ends_when_killed=True):
        self.status = status
        self.ends_when_killed = ends_when_killed
        self.was_killed = False

    def poll(self):
        return self.status

    def kill(self):
        self.was_killed = True
        if self.ends_when_killed:
            self.status = -9


class Backend:
    """Starts what ``starts`` makes; where ``is_missing``, it cannot be started."""

    has_volume = True

    def __init__(self, starts=lambda: Playback(0)):
        self.starts = starts
        self.is_missing = False
        self.played = []
        self.gains = []
        self.playbacks = []

    def start(self, file, gain):
        if self.is_missing:
            raise FileNotFoundError(file)
        self.played.append(file)
        self.gains.append(gain)
        self.playbacks.append(self.starts())
        return self.playbacks[-1]


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
def playback():
    return Playback


@pytest.fixture
def backend():
    return Backend
