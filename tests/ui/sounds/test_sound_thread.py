import threading

import pytest

from gobanapp.ui.sounds import sound_thread
from gobanapp.ui.sounds.loudspeaker import Loudspeaker
from gobanapp.ui.sounds.sound_thread import SoundThread


@pytest.fixture
def thread(means):
    made = []

    def make(only):
        made.append(SoundThread(Loudspeaker(lambda: [only])))
        return made[-1]

    yield make
    for one in made:
        one.end()
        assert not one.is_running


def test_it_begins_with_the_first_wish(thread, means, qtbot):
    only = means()
    waiting = thread(only)
    assert not waiting.is_running
    waiting.wish(lambda: "a")
    assert waiting.is_running
    qtbot.waitUntil(lambda: only.told == ["a"])


def test_where_no_thread_can_be_had_there_is_silence(thread, means, qtbot, monkeypatch):
    def refuse(self):
        raise RuntimeError("can't start new thread")

    only = means()
    silent = thread(only)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        silent.wish(lambda: "a")
    silent.wish(lambda: "b")
    qtbot.waitUntil(lambda: only.told == ["b"])


def test_a_wish_may_come_to_nothing(thread, means, qtbot):
    only = means()
    heard = thread(only)
    heard.wish(lambda: None)
    heard.wish(lambda: "b")
    qtbot.waitUntil(lambda: only.told == ["b"])


def test_what_comes_late_or_in_crowds_is_not_heard(thread, means, qtbot, monkeypatch):
    monkeypatch.setattr(sound_thread, "_LATE", 0.05)
    released = threading.Event()
    only = means()
    held_up = thread(only)
    held_up.wish(lambda: "a" if released.wait(20) else None)
    qtbot.wait(20)
    for _ in range(100):
        held_up.wish(lambda: "late")
    assert held_up._wishes.qsize() <= 8
    qtbot.wait(100)
    released.set()
    qtbot.waitUntil(lambda: held_up._wishes.empty() and only.told == ["a"])
    held_up.wish(lambda: "b")
    qtbot.waitUntil(lambda: only.told == ["a", "b"])


def test_what_has_ended_is_noticed_without_another_wish(thread, means, running, qtbot):
    only = means(running)
    heard = thread(only)
    heard.wish(lambda: "a")
    qtbot.waitUntil(lambda: len(only.runs) == 1)
    only.runs[0].status = 0
    qtbot.waitUntil(lambda: not heard._loudspeaker.is_busy)


def test_the_end_is_not_waited_for_long(thread, means, running, qtbot):
    only = means(lambda: running(ends_when_killed=False))
    heard = thread(only)
    heard.wish(lambda: "a")
    qtbot.waitUntil(lambda: len(only.runs) == 1)
    heard.end()
    assert only.runs[0].was_killed
