"""Work beside the window's own, on other threads, which never hold what belongs to the window.

Whoever drops the last reference to a widget destroys it, and only the window's thread may do that.
So that thread keeps whatever a piece of work holds until the other thread has let go of it.
"""

from __future__ import annotations

import contextlib
import itertools
import threading
from collections.abc import Callable
from time import monotonic
from typing import Any, Final, TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from shiboken6 import isValid

_PATIENCE: Final = 1.0  # seconds that the end of the program may take for this

Result = TypeVar("Result")
_Method = WeakMethod[Callable[[Any], object]]


def run_in_thread(
    work: Callable[[], Result],
    then: Callable[[Result], object] | None = None,
    *,
    thread: str = "",
) -> None:
    """Do ``work`` on another thread, ``then`` something with its result on the window's.

    ``then``, a method, is forgotten if its object is gone by then. What ``work`` raises is raised
    on the window's thread instead. Work that takes long has a ``thread`` of its own, of that name,
    and does not keep the program from ending. To be called on the window's thread.
    """
    number = next(_numbers)
    _under_way[number] = _Task(work, None if then is None else WeakMethod(then))
    _the_post()  # while we are on the right thread
    if thread:
        long = threading.Thread(target=_do, args=(number,), name=thread, daemon=True)
        _threads[:] = [*filter(threading.Thread.is_alive, _threads), long]
        long.start()
    else:
        QThreadPool.globalInstance().start(_Errand(number))


def on_ui_thread(then: Callable[[Result], object]) -> Callable[[Result], None]:
    """Return what calls ``then``, a method, on the window's thread, from whatever thread.

    It is called no more once its object is gone. To be called on the window's thread.
    """
    method = WeakMethod(then)
    told = _the_post().result_posted
    return lambda what: told.emit(method, what)


def wait_for_workers() -> None:
    """Let all work come to its end, as the program does: what takes long, only for a moment."""
    QThreadPool.globalInstance().waitForDone()
    end = monotonic() + _PATIENCE
    for thread in _threads:
        thread.join(max(0.0, end - monotonic()))


class _Task:
    """Both threads see it by its number; only the window's holds it when all is done."""

    def __init__(self, work: Callable[[], Any], then: _Method | None) -> None:
        self._work = work
        self._then = then
        self._result: Any = None
        self._error: Exception | None = None

    def do(self) -> None:
        try:
            self._result = self._work()
        except Exception as error:  # noqa: BLE001 - it is raised on the window's thread
            self._error = error

    def end(self) -> None:
        if self._error is not None:
            raise self._error
        if self._then is not None:
            _tell(self._then, self._result)


class _Errand(QRunnable):
    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    def run(self) -> None:
        _do(self._number)


class _Post(QObject):
    """Brings news to the window's thread. It lives as long as the program."""

    done = Signal(int)
    result_posted = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.done.connect(self._end)
        self.result_posted.connect(self._hand_over)

    def _end(self, number: int) -> None:
        _under_way.pop(number).end()

    def _hand_over(self, method: _Method, what: object) -> None:
        _tell(method, what)


_numbers = itertools.count()
_under_way: dict[int, _Task] = {}
_threads: list[threading.Thread] = []
_posts: list[_Post] = []


def _the_post() -> _Post:
    if not _posts:
        _posts.append(_Post())
    return _posts[0]


def _tell(method: _Method, what: object) -> None:
    then = method()
    owner = getattr(then, "__self__", None)
    # A widget may be gone though there is still something in Python that stood for it.
    if then is not None and not (isinstance(owner, QObject) and not isValid(owner)):
        then(what)


def _do(number: int) -> None:
    # In one line: this thread has let go of the task before the other is told.
    _under_way[number].do()
    with contextlib.suppress(RuntimeError):  # at the end of the program Qt goes before this thread
        _posts[0].done.emit(number)
