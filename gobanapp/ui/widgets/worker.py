"""Worker threads, which never destroy what belongs to the UI thread.

Whichever thread drops the last reference to a widget destroys it, and on any thread but the UI
thread that crashes the program. So the UI thread keeps everything that a piece of work refers to
until the worker has released it, and cyclic garbage is collected on the UI thread only.
"""

from __future__ import annotations

import contextlib
import gc
import itertools
import sys
import threading
import time
from collections.abc import Callable, Generator
from functools import cache, partial
from time import perf_counter
from typing import Any, Final, Generic, Self, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt, QThreadPool, QTimer, Signal
from shiboken6 import isValid

_PATIENCE: Final = 1.0  # seconds that long work may keep the program from ending
_SLICE_PAUSE: Final = 0.0005  # seconds after each slice, in which the UI thread can run
_SWITCH_INTERVAL: Final = 0.001
"""Seconds after which Python switches threads, so that the UI thread does not wait 5 ms."""
_YOUNG_OBJECTS: Final = 700
"""The number of new objects that starts a collection, as in Python."""
_COLLECTIONS: Final = 10
"""Collections of the young generation before one of the next, and of those before a full one."""
_MIN_WORK_RATIO: Final = 50
"""The inverse of the largest share of time for full collections."""

Result = TypeVar("Result")
_Method = WeakMethod[Callable[[Any], object]]


def run_in_thread(
    work: Callable[[], Result],
    then: Callable[[Result], object] | None = None,
    *,
    thread: str = "",
) -> None:
    """Do ``work`` on another thread, then call ``then`` with its result on the UI thread.

    ``then`` is a method; it is not called if its object is gone by then. An exception of ``work``
    is raised on the UI thread instead. Short work is done by Qt's thread pool, which the program
    waits for when it ends. Long work gets a ``thread`` of this name, which does not keep the
    program from ending. Call it on the UI thread.
    """
    number = next(_numbers)
    _tasks[number] = _Task(work, None if then is None else WeakMethod(then))
    do = partial(_do, number, _ui_thread_calls().done)
    if thread:
        long = threading.Thread(target=do, name=thread, daemon=True)
        _threads[:] = [*filter(threading.Thread.is_alive, _threads), long]
        long.start()
    else:
        QThreadPool.globalInstance().start(do)


def on_ui_thread(then: Callable[[Result], object]) -> Callable[[Result], None]:
    """Return a function for any thread that calls ``then``, a method, on the UI thread.

    It does nothing once the method's object is gone. Call it on the UI thread.
    """
    return partial(_ui_thread_calls().called.emit, WeakMethod(then))


def wait_for_workers() -> None:
    """Wait for the end of all work, as the program does when it ends: for long work, a second."""
    QThreadPool.globalInstance().waitForDone()
    end = time.monotonic() + _PATIENCE
    for thread in _threads:
        thread.join(max(0.0, end - time.monotonic()))


class SlicedWork(Generic[Result]):
    """Long work that yields after each slice and returns its result, unless it is cancelled."""

    def __init__(self, begin: Callable[[], Generator[None, None, Result]]) -> None:
        """``begin`` is called on the worker thread, so that its imports delay no window."""
        self.is_wanted = True
        self._begin = begin

    def run(self) -> tuple[Self, Result | Exception | None]:
        """Run the task, and return it with its result or exception; None if cancelled."""
        try:
            slices = self._begin()
            while self.is_wanted:
                try:
                    next(slices)
                except StopIteration as ended:
                    return self, ended.value
                time.sleep(_SLICE_PAUSE)
        except Exception as error:  # noqa: BLE001 - the caller raises it on the UI thread
            return self, error
        return self, None


class GarbageCollector(QObject):
    """Collects cyclic garbage instead of Python, which does so on any thread that needs memory.

    It works just before Qt sleeps, when no operation is in progress, as long as its parent lives.
    """

    def __init__(self, app: QObject) -> None:
        super().__init__(app)
        self._not_before = 0.0
        gc.disable()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self.collect)

    def collect(self) -> None:
        """Collect as much garbage as is due."""
        new_objects, young, middle = gc.get_count()
        if new_objects <= _YOUNG_OBJECTS:
            return
        start = time.perf_counter()
        is_full_due = young > _COLLECTIONS and middle > _COLLECTIONS
        if is_full_due and start >= self._not_before:
            gc.collect()
            end = time.perf_counter()
            self._not_before = end + _MIN_WORK_RATIO * (end - start)
        else:
            gc.collect(1 if young > _COLLECTIONS else 0)


class _Task:
    """A piece of work. The worker knows only its number; the UI thread holds it until the end."""

    def __init__(self, work: Callable[[], Any], then: _Method | None) -> None:
        self.then = then
        self.result: Any = None
        self.error: Exception | None = None
        self._work = work

    def do(self) -> None:
        try:
            self.result = self._work()
        except Exception as error:  # noqa: BLE001 - it is raised on the UI thread
            self.error = error


class _UiThreadCalls(QObject):
    """Carries calls to the UI thread. It lives as long as the program."""

    done = Signal(int)
    called = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.done.connect(self._end)
        self.called.connect(self._call)
        sys.setswitchinterval(min(sys.getswitchinterval(), _SWITCH_INTERVAL))

    def _end(self, number: int) -> None:
        task = _tasks.pop(number)
        if task.error is not None:
            raise task.error
        if task.then is not None:
            self._call(task.then, task.result)

    def _call(self, method: _Method, argument: object) -> None:
        then = method()
        owner = getattr(then, "__self__", None)
        # Qt may have destroyed a widget that Python still knows.
        if then is not None and not (isinstance(owner, QObject) and not isValid(owner)):
            then(argument)


_numbers = itertools.count()
_tasks: dict[int, _Task] = {}
_threads: list[threading.Thread] = []
_ui_thread_calls = cache(_UiThreadCalls)


def _do(number: int, done: Any) -> None:
    # In one expression: this thread must not hold the task when the UI thread is notified.
    _tasks[number].do()
    # At the end of the program Qt is destroyed before this thread.
    with contextlib.suppress(RuntimeError):
        done.emit(number)


_SLICE: Final = 0.005
"""Seconds of idle work at a time, short enough for the program to respond at once."""

T = TypeVar("T")


class UiEventLoop(QObject):
    """The event loop of the thread that makes it, for classes without Qt."""

    _requested = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._requested.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def call_soon(self, call: Callable[[], None]) -> None:
        """Call it after the current work, before anything is painted."""
        self._requested.emit(call)

    def call_later(self, call: Callable[[], None], milliseconds: int) -> Callable[[], None]:
        """Call it after a while; return a function that cancels the call."""
        timer = QTimer(self, singleShot=True, interval=milliseconds)
        timer.timeout.connect(call)
        timer.timeout.connect(timer.deleteLater)
        timer.start()

        def cancel() -> None:
            timer.stop()
            timer.deleteLater()

        return cancel

    def from_any_thread(self, method: Callable[[T], object]) -> Callable[[T], None]:
        """Return a function for any thread that calls ``method`` in the loop, while that exists."""
        return on_ui_thread(method)

    def _call(self, call: Callable[[], None]) -> None:
        call()


class IdleWork(QObject):
    """Calls ``step`` while the user is idle, until it returns False.

    Each call must be short. ``paused`` is emitted after each slice, so that the user's events come
    first, and at the end.
    """

    paused = Signal()

    def __init__(self, step: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._step = step
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._work)

    def start(self) -> None:
        """Start, or continue if there is more to do."""
        self._timer.start(0)

    def _work(self) -> None:
        end = perf_counter() + _SLICE
        while self._step():
            if perf_counter() > end:
                break
        else:
            self._timer.stop()
        self.paused.emit()
