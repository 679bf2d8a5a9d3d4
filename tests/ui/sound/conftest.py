"""Means that are not heard: what would be is written down."""

import pytest


class Running:
    """``status``: None as long as it is heard."""

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


class Means:
    """Begins what ``begins`` makes; where ``is_missing``, it cannot be started."""

    def __init__(self, begins=lambda: Running(0)):
        self.begins = begins
        self.is_missing = False
        self.told = []
        self.runs = []

    def start(self, what):
        if self.is_missing:
            raise FileNotFoundError(what)
        self.told.append(what)
        self.runs.append(self.begins())
        return self.runs[-1]


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
def running():
    return Running


@pytest.fixture
def means():
    return Means
