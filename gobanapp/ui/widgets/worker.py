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
from typing import Any, Final, Generic, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QAbstractEventDispatcher, QObject, Qt, QThreadPool, QTimer, Signal
from shiboken6 import isValid

from gobanapp.sgf.progress_callback import ProgressCallback

_PATIENCE: Final = 1.0  # seconds that long work may keep the program from ending
_SLICE_PAUSE: Final = 0.0005  # seconds after each slice, in which the UI thread can run
_IDLE_SLICE: Final = 0.005
"""Seconds of idle work at a time, short enough for the program to respond at once."""
_SWITCH_INTERVAL: Final = 0.001
"""Seconds after which Python switches threads, so that the UI thread does not wait 5 ms."""
_YOUNG_OBJECTS: Final = 700
"""The number of new objects that starts a collection, as in Python."""
_COLLECTIONS: Final = 10
"""Collections of the young generation before one of the next, and of those before a full one."""
_MIN_WORK_RATIO: Final = 50
"""The inverse of the largest share of time for full collections."""

T = TypeVar("T")
Result = TypeVar("Result")


class Cancelled(Exception):
    """The work has been cancelled."""


class Task(Generic[Result]):
    """Work for another thread, its progress and its outcome.

    The worker knows only its number: the UI thread holds it until the work has ended.
    """

    def __init__(
        self, work: Callable[[ProgressCallback], Result], then: Callable[[Any], object]
    ) -> None:
        self.part = 0.0
        """The part of the work done, from 0 to 1."""
        self.is_cancelled = False
        self.ended = threading.Event()
        self.then = WeakMethod(then)
        self._work = work
        self._results: list[Result] = []
        self._error: BaseException = Cancelled()

    def cancel(self) -> None:
        """Let the work not begin, or end at its next report; its outcome is ignored."""
        self.is_cancelled = True

    def result(self) -> Result:
        """Return the result, once, or raise the error; Cancelled before the end of the work."""
        if self._results:
            return self._results.pop()
        raise self._error

    def do(self) -> None:
        """Do the work; call it on the other thread."""
        try:
            self._report(0)
            self._results.append(self._work(self._report))
        except BaseException as error:  # noqa: BLE001 - ``result`` raises it on the UI thread
            self._error = error
        self.ended.set()

    def _report(self, part: float) -> None:
        self.part = part
        if self.is_cancelled:
            raise Cancelled


def run_in_thread(
    work: Callable[[ProgressCallback], Result],
    then: Callable[[Task[Result]], object],
    *,
    thread: str = "",
) -> Task[Result]:
    """Do ``work`` on another thread, then call ``then`` with the task on the UI thread.

    ``work`` can be cancelled wherever it calls the function it is given. ``then`` is a method; it
    is not called for a cancelled task, or if its object is gone by then. Short work is done by Qt's
    thread pool, which the program waits for when it ends. Long work gets a ``thread`` of this name,
    which does not keep the program from ending. Call it on the UI thread.
    """
    number = next(_numbers)
    task = _tasks[number] = Task(work, then)
    do = partial(_do, number, _ui_loop().call_soon)
    if thread:
        long = threading.Thread(target=do, name=thread, daemon=True)
        _threads[:] = [*filter(threading.Thread.is_alive, _threads), long]
        long.start()
    else:
        QThreadPool.globalInstance().start(do)
    return task


def in_slices(
    begin: Callable[[], Generator[None, None, Result]],
) -> Callable[[ProgressCallback], Result]:
    """Return work that can be cancelled after each slice.

    ``begin`` is called on the worker thread, so that its imports delay no window.
    """

    def work(report: ProgressCallback) -> Result:
        with contextlib.closing(begin()) as slices:
            while True:
                try:
                    next(slices)
                except StopIteration as ended:
                    result: Result = ended.value
                    return result
                time.sleep(_SLICE_PAUSE)
                report(0)

    return work


def wait_for_workers() -> None:
    """Wait for the end of all work, as the program does when it ends: for long work, a second."""
    QThreadPool.globalInstance().waitForDone()
    end = time.monotonic() + _PATIENCE
    for thread in _threads:
        thread.join(max(0.0, end - time.monotonic()))


class UiEventLoop(QObject):
    """The event loop of the thread that makes it, for other threads and for classes without Qt."""

    _requested = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._requested.connect(self._call, Qt.ConnectionType.QueuedConnection)
        sys.setswitchinterval(min(sys.getswitchinterval(), _SWITCH_INTERVAL))

    def call_soon(self, call: Callable[[], object]) -> None:
        """Call it after the current work, before anything is painted. Any thread may ask."""
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
        loop, weak_method = _ui_loop(), WeakMethod(method)
        return lambda argument: loop.call_soon(partial(_call_method, weak_method, argument))

    def _call(self, call: Callable[[], object]) -> None:
        call()


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
        end = time.perf_counter() + _IDLE_SLICE
        while self._step():
            if time.perf_counter() > end:
                break
        else:
            self._timer.stop()
        self.paused.emit()


_numbers = itertools.count()
_tasks: dict[int, Task[Any]] = {}
_threads: list[threading.Thread] = []
_ui_loop = cache(UiEventLoop)
"""The loop that worker threads call. It lives as long as the program."""


def _do(number: int, call_soon: Callable[[Callable[[], object]], None]) -> None:
    # In one expression: this thread must not hold the task when the UI thread is notified.
    _tasks[number].do()
    # At the end of the program Qt is destroyed before this thread.
    with contextlib.suppress(RuntimeError):
        call_soon(partial(_end, number))


def _end(number: int) -> None:
    task = _tasks.pop(number)
    if not task.is_cancelled:
        _call_method(task.then, task)


def _call_method(weak_method: WeakMethod[Callable[[Any], object]], argument: object) -> None:
    method = weak_method()
    owner = getattr(method, "__self__", None)
    # Qt may have destroyed a widget that Python still knows.
    if method is not None and not (isinstance(owner, QObject) and not isValid(owner)):
        method(argument)
