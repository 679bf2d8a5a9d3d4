"""The thread on which sounds are played."""

import threading

import pytest

from gobanapp.ui.sound import sound_thread
from gobanapp.ui.sound.loudspeaker import Loudspeaker
from gobanapp.ui.sound.sound_thread import MOST_WAITING, SoundThread


@pytest.fixture
def thread(means):
    made = []

    def make(only=None, loudspeaker=None):
        made.append(SoundThread(loudspeaker or Loudspeaker(lambda: [only])))
        return made[-1]

    yield make
    for one in made:
        one.end()
        assert not one.is_running


def test_it_begins_with_the_first_wish(thread, means, qtbot):
    only = means()
    waiting = thread(only)
    assert not waiting.is_running
    waiting.submit(lambda: "a")
    assert waiting.is_running
    qtbot.waitUntil(lambda: only.told == ["a"])


def test_where_no_thread_can_be_had_there_is_silence(thread, means, qtbot, monkeypatch):
    def refuse(self):
        raise RuntimeError("can't start new thread")

    only = means()
    silent = thread(only)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        silent.submit(lambda: "a")
    silent.submit(lambda: "b")
    qtbot.waitUntil(lambda: only.told == ["b"])


def test_a_wish_may_come_to_nothing(thread, means, qtbot):
    only = means()
    heard = thread(only)
    heard.submit(lambda: None)
    heard.submit(lambda: "b")
    qtbot.waitUntil(lambda: only.told == ["b"])


@pytest.fixture
def held_up(thread, means):
    """A thread that is held up by its first wish, what it is heard by, and how to release it."""
    begun, released = threading.Event(), threading.Event()

    def wait():
        begun.set()
        return "a" if released.wait(20) else None

    only = means()
    made = thread(only)
    made.submit(wait)
    assert begun.wait(20)
    return made, only, released


def test_what_comes_late_is_not_heard(held_up, qtbot, monkeypatch):
    thread, only, released = held_up
    monkeypatch.setattr(sound_thread, "LATE", 0.2)
    for _ in range(MOST_WAITING - 1):
        thread.submit(lambda: "late")
    qtbot.wait(250)
    thread.submit(lambda: "b")
    released.set()
    qtbot.waitUntil(lambda: "b" in only.told)
    assert only.told == ["a", "b"]


def test_of_a_crowd_only_the_first_are_heard(held_up, qtbot, monkeypatch):
    thread, only, released = held_up
    monkeypatch.setattr(sound_thread, "LATE", 60)
    for number in range(100):
        thread.submit(lambda number=number: str(number))
    released.set()
    waiting = [str(number) for number in range(MOST_WAITING)]
    qtbot.waitUntil(lambda: only.told == ["a", *waiting])
    thread.submit(lambda: "b")
    qtbot.waitUntil(lambda: only.told == ["a", *waiting, "b"])


def test_what_has_ended_is_noticed_without_another_wish(thread, means, running, qtbot):
    only = means(running)
    loudspeaker = Loudspeaker(lambda: [only])
    heard = thread(loudspeaker=loudspeaker)
    heard.submit(lambda: "a")
    qtbot.waitUntil(lambda: loudspeaker.is_busy)
    only.runs[0].status = 0
    qtbot.waitUntil(lambda: not loudspeaker.is_busy)


def test_the_end_is_not_waited_for_long(thread, means, running, qtbot):
    only = means(lambda: running(ends_when_killed=False))
    heard = thread(only)
    heard.submit(lambda: "a")
    qtbot.waitUntil(lambda: len(only.runs) == 1)
    heard.end()
    assert only.runs[0].was_killed
