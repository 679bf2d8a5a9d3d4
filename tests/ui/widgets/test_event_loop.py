import gc
import time

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from gobanapp.ui.widgets.event_loop import IdleWork, UiEventLoop


class Heard:
    def __init__(self):
        self.times = 0

    def hear(self):
        self.times += 1


def test_soon_is_once_what_is_under_way_is_done(qtbot):
    loop, heard = UiEventLoop(), Heard()
    loop.call_soon(heard.hear)
    assert heard.times == 0
    QCoreApplication.sendPostedEvents(loop)
    assert heard.times == 1


def test_later_is_once_and_can_be_prevented(qtbot):
    loop, heard, prevented = UiEventLoop(), Heard(), Heard()
    loop.call_later(heard.hear, 5)
    prevent = loop.call_later(prevented.hear, 5)
    prevent()
    assert heard.times == 0
    qtbot.waitUntil(lambda: heard.times == 1)
    qtbot.wait(20)
    assert (heard.times, prevented.times) == (1, 0)


def test_who_has_gone_is_called_no_more(qtbot):
    loop, heard = UiEventLoop(), Heard()
    prevent = loop.call_later(heard.hear, 1)
    del heard
    gc.collect()
    qtbot.waitUntil(lambda: not loop.children())
    del prevent


# Idle work


def test_it_is_done_step_by_step_to_its_end(qtbot):
    parent = QObject()
    steps = iter(range(3))
    done = []

    def step():
        done.append(next(steps, None))
        return done[-1] is not None

    work = IdleWork(step, parent)
    with qtbot.waitSignal(work.paused):
        work.start()
    assert done == [0, 1, 2, None]
    qtbot.wait(20)
    assert len(done) == 4
    with qtbot.waitSignal(work.paused):
        work.start()
    assert len(done) == 5


def test_others_have_their_turn_between_slices(qtbot):
    parent = QObject()
    done = []

    def step():
        time.sleep(0.002)
        done.append(None)
        return len(done) < 50

    work = IdleWork(step, parent)
    work.start()
    seen = []
    QTimer.singleShot(0, parent, lambda: seen.append(len(done)))
    qtbot.waitUntil(lambda: len(done) == 50)
    assert seen
    assert seen[0] < 50
