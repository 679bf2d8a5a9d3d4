"""Work in slices."""

import time

from PySide6.QtCore import QObject, QTimer

from gobanapp.ui.widgets.idle_work import IdleWork


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
