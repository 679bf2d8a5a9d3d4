"""Work on other threads, and calls that come later."""

import gc
import sys
import threading
import time
import weakref

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QThreadPool, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QWidget

from gobanapp.ui.print.export_dialog import FigurePreview
from gobanapp.ui.widgets import worker
from gobanapp.ui.widgets.worker import (
    Cancelled,
    IdleWork,
    Task,
    UiEventLoop,
    in_slices,
    run_in_thread,
)

LONG = pytest.mark.parametrize("thread", ["", "long"], ids=["short", "long"])


class Hearer(QObject):
    def __init__(self, parent=None):
        super().__init__(parent)
        self.heard = []

    def hear(self, what):
        self.heard.append((what, threading.current_thread()))

    def take(self, task):
        """Hear the result of a task, or raise its error."""
        self.hear(task.result())


@pytest.fixture
def gate():
    """Work that runs until the test ends it: ``begun`` and ``go_on``."""

    class Gate:
        begun, go_on = threading.Event(), threading.Event()

        def pass_through(self, _report=None):
            self.begun.set()
            assert self.go_on.wait(60)

    gate = Gate()
    yield gate
    gate.go_on.set()
    worker.wait_for_workers()


@LONG
def test_work_runs_on_a_thread_and_reports_on_this_one(qtbot, thread):
    hearer = Hearer()
    run_in_thread(lambda _report: threading.current_thread(), hearer.take, thread=thread)
    qtbot.waitUntil(lambda: bool(hearer.heard))
    ((worked_on, heard_on),) = hearer.heard
    assert worked_on is not threading.main_thread()
    assert heard_on is threading.main_thread()


@LONG
def test_objects_of_work_are_destroyed_on_the_main_thread(qtbot, gate, thread):
    widget, hearer = QWidget(), Hearer()
    gone = []
    weakref.finalize(widget, lambda: gone.append(threading.current_thread()))

    def work(_report, held=widget):
        gate.pass_through()
        return held is not None

    run_in_thread(work, hearer.take, thread=thread)
    del work, widget
    assert gate.begun.wait(60)
    gate.go_on.set()
    worker.wait_for_workers()
    assert gone == []
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [threading.main_thread()]


@LONG
def test_an_error_is_raised_here(qtbot, thread):
    def work(_report):
        raise ValueError(threading.current_thread())

    hearer = Hearer()
    with qtbot.captureExceptions() as raised:
        run_in_thread(work, hearer.take, thread=thread)
        qtbot.waitUntil(lambda: bool(raised))
    ((kind, error, _),) = raised
    assert kind is ValueError
    assert error.args[0] is not threading.main_thread()


def test_a_deleted_receiver_gets_nothing(qtbot, gate):
    parent = QObject()
    destroyed, dropped, there = Hearer(parent), Hearer(), Hearer()
    is_gone = weakref.ref(dropped)
    for hearer in (destroyed, dropped, there):
        run_in_thread(gate.pass_through, hearer.take, thread="long")
    del hearer, dropped
    assert is_gone() is None
    shiboken6.delete(parent)
    gate.go_on.set()
    qtbot.waitUntil(lambda: bool(there.heard))
    assert destroyed.heard == []


def test_other_threads_may_notify_existing_receivers(qtbot):
    loop, hearer, gone = UiEventLoop(), Hearer(), Hearer()
    tell, tell_gone = loop.from_any_thread(hearer.hear), loop.from_any_thread(gone.hear)
    del gone
    for told in (tell_gone, tell):
        thread = threading.Thread(target=told, args=("news",))
        thread.start()
        thread.join()
    assert hearer.heard == []
    qtbot.waitUntil(lambda: bool(hearer.heard))
    assert hearer.heard == [("news", threading.main_thread())]


def test_a_preview_is_destroyed_even_while_being_drawn(qtbot, gate):
    preview = FigurePreview()
    gone = []
    weakref.finalize(preview, lambda: gone.append(threading.current_thread()))

    def draw(width):
        gate.pass_through()
        return QImage(width, width, QImage.Format.Format_RGB32)

    preview.show_figure(draw)
    assert gate.begun.wait(60)
    del preview
    assert gone == [threading.main_thread()]
    gate.go_on.set()
    QThreadPool.globalInstance().waitForDone()
    qtbot.wait(1)


def test_the_window_does_not_wait_long_for_its_turn(qtbot, gate):
    hearer = Hearer()
    run_in_thread(gate.pass_through, hearer.take, thread="long")
    assert sys.getswitchinterval() == pytest.approx(0.001)


def test_cancelled_work_ends_at_its_next_report(qtbot, gate):
    def work(report):
        gate.pass_through()
        report(0.5)
        done.append("the rest")

    done, hearer, other = [], Hearer(), Hearer()
    task = run_in_thread(work, hearer.take, thread="long")
    assert gate.begun.wait(60)
    task.cancel()
    gate.go_on.set()
    assert task.ended.wait(60)
    run_in_thread(lambda _report: "later", other.take)
    qtbot.waitUntil(lambda: bool(other.heard))
    assert (done, hearer.heard, task.part) == ([], [], 0.5)
    with pytest.raises(Cancelled):
        task.result()


def ended(work, cancel=False):
    """Return the task, done here."""
    task = Task(work, Hearer().take)
    if cancel:
        task.cancel()
    task.do()
    assert task.ended.is_set()
    return task


def test_work_cancelled_before_it_begins_is_not_done():
    done = []
    task = ended(done.append, cancel=True)
    assert done == []
    with pytest.raises(Cancelled):
        task.result()


# In slices


def test_sliced_work_is_done_to_its_end():
    def slices():
        yield
        yield
        return 7

    assert ended(in_slices(slices)).result() == 7


def test_cancelled_work_stops_after_its_slice():
    def slices():
        try:
            done.append(1)
            yield
            done.append(2)
            task.cancel()
            yield
            done.append(3)
        finally:
            done.append("left")

    done = []
    task = Task(in_slices(slices), Hearer().take)
    task.do()
    assert done == [1, 2, "left"]
    with pytest.raises(Cancelled):
        task.result()


def test_a_fault_is_its_outcome():
    def broken():
        raise fault
        yield

    def not_even_begun():
        raise fault

    fault = ZeroDivisionError()
    for begin in (broken, not_even_begun):
        with pytest.raises(ZeroDivisionError):
            ended(in_slices(begin)).result()


# Garbage, which is collected on the window's thread alone

MANY = 5000


class Cycle(QWidget):
    """What only a collection finds: a widget that holds itself."""

    def __init__(self):
        super().__init__()
        self.label = QLabel(self)
        self.held = [self]


def left_behind(gone):
    """Make a widget that nobody holds; ``gone`` gets the thread on which it was destroyed."""
    weakref.finalize(Cycle(), lambda: gone.append(threading.current_thread()))


def fill(room):
    """Make so much that Python would look for garbage, did nobody else."""
    room += [[number] for number in range(MANY)]


def let_qt_sleep():
    loop = QEventLoop()
    QTimer.singleShot(20, loop.quit)
    loop.exec()


def test_no_other_thread_collects_it(garbage):
    gc.collect()
    gone = []
    left_behind(gone)
    room = []
    thread = threading.Thread(target=fill, args=(room,))
    thread.start()
    thread.join()
    assert gone == []
    let_qt_sleep()
    assert gone == [threading.main_thread()]


def test_older_garbage_is_collected_too(garbage):
    gone = []
    held = [Cycle()]
    weakref.finalize(held[0], lambda: gone.append(True))
    gc.collect()
    held.clear()
    room = []
    while not gone and len(room) < 300 * MANY:
        fill(room)
        garbage.collect()
    assert gone


def test_little_is_not_worth_while(garbage):
    gone = []
    gc.collect()
    left_behind(gone)
    garbage.collect()
    assert gone == []
    gc.collect()


class Heard:
    def __init__(self):
        self.times = 0

    def hear(self):
        self.times += 1


def test_call_soon_runs_after_the_current_event(qtbot):
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


def test_a_deleted_receiver_is_not_called(qtbot):
    loop, heard = UiEventLoop(), Heard()
    prevent = loop.call_later(heard.hear, 1)
    del heard
    gc.collect()
    qtbot.waitUntil(lambda: not loop.children())
    del prevent


# Idle work


def test_idle_work_runs_step_by_step_to_its_end(qtbot):
    parent = QObject()
    steps = iter(range(3))
    done = []

    def step():
        done.append(next(steps, None))
        return done[-1] is not None

    work = IdleWork(step, parent)
    work.start()
    qtbot.waitUntil(lambda: None in done)
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
