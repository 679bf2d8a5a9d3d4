import contextlib
import gc
import threading
import time
import weakref
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QProgressBar, QPushButton, QWidget

from gobanapp.ui.widgets import progress_dialog
from gobanapp.ui.widgets.worker import Cancelled, wait_for_workers
from tests.ui.lookup import when_open

LONG = 60  # seconds, on a machine that stalls
SHORT = 0.06  # seconds of patience, in which nobody here has to act

run_with_progress = partial(progress_dialog.run_with_progress, patience=SHORT)


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def bar():
    found = QApplication.activeModalWidget()
    return found if found is not None and found.findChild(QProgressBar) else None


def cancel(found):
    QTest.mouseClick(found.findChild(QPushButton), Qt.MouseButton.LeftButton)


def slow(steps, ended):
    def work(progress):
        try:
            for step in range(steps):
                progress(step / steps)
                time.sleep(0.01)
            return "done"
        finally:
            ended.set()

    return work


def test_short_work_shows_no_progress(window):
    assert run_with_progress(
        window, "Reading", lambda progress: threading.current_thread()
    ) is not (threading.main_thread())
    assert bar() is None


class Seen(QObject):
    """What happens to a window: it is painted, or a button is pressed in it."""

    def __init__(self, window):
        super().__init__(window)
        self.kinds = []
        window.installEventFilter(self)

    def eventFilter(self, _watched, event):  # noqa: N802 - Qt's name
        if event.type() in {QEvent.Type.Paint, QEvent.Type.MouseButtonPress}:
            self.kinds.append(event.type())
        return False


@pytest.mark.parametrize("bar_is_there", [False, True])
def test_the_window_is_painted_but_takes_no_input(qtbot, window, bar_is_there):
    def use(_bar=None):
        window.update()
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton)
        if bar() is None:  # otherwise, Qt lets no window be closed behind it
            QCoreApplication.sendEvent(window.windowHandle(), QCloseEvent())
        QTimer.singleShot(100, lambda: (kinds.extend(seen.kinds), looked.set()))

    QApplication.processEvents()
    seen, kinds, looked = Seen(window), [], threading.Event()
    if bar_is_there:
        when_open(bar, use)
    else:
        QTimer.singleShot(0, use)
    run_with_progress(
        window,
        "Reading",
        lambda progress: looked.wait(LONG),
        patience=SHORT if bar_is_there else LONG,
    )
    assert set(kinds) == {QEvent.Type.Paint}
    assert window.isVisible()
    assert bar() is None
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton)
    assert seen.kinds[-1] == QEvent.Type.MouseButtonPress


def test_a_new_window_is_active_while_work_for_it_begins(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    seen, looked = [], threading.Event()

    def look():
        if window.isActiveWindow():
            seen.append(bar())
            looked.set()
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)
    window.show()
    run_with_progress(window, "Reading", lambda progress: looked.wait(LONG), patience=LONG)
    assert seen == [None]


def test_its_error_is_raised_here(window):
    def work(progress):
        raise OSError(28, "full")

    with pytest.raises(OSError, match="full"):
        run_with_progress(window, "Reading", work)


def test_long_work_shows_its_progress(window):
    seen, goes_on = [], threading.Event()

    def look():
        if bar() is not None:
            shown = (bar().findChild(QLabel).text(), bar().findChild(QProgressBar).value())
            if shown not in seen:
                seen.append(shown)
                goes_on.set()

    def work(progress):
        for part in (0, 0.25, 0.5):
            progress(part)
            assert goes_on.wait(LONG)
            goes_on.clear()
        return "done"

    timer = QTimer(interval=10)
    timer.timeout.connect(look)
    timer.start()
    # With the patience of users, which nobody has to wait for in the other tests.
    assert progress_dialog.run_with_progress(window, "Reading some.sgf", work) == "done"
    values = [value for _, value in seen]
    assert seen[0][0] == "Reading some.sgf"
    assert len(set(values)) > 2
    assert values == sorted(values)
    assert bar() is None


def test_long_file_names_do_not_widen_the_progress_bar(window):
    widths = []
    for title in (f"Reading {'a long name ' * 20}.sgf", "Reading"):
        looked = threading.Event()
        when_open(bar, lambda found, looked=looked: (widths.append(found.width()), looked.set()))
        run_with_progress(window, title, lambda progress, looked=looked: looked.wait(LONG))
    assert widths[0] == widths[1]


@pytest.mark.parametrize("leaves_at_once", [True, False])
def test_work_can_be_cancelled(window, leaves_at_once):
    ended = threading.Event()
    when_open(bar, cancel)
    with pytest.raises(Cancelled):
        run_with_progress(window, "Reading", slow(10_000, ended), leaves_at_once=leaves_at_once)
    assert leaves_at_once or ended.is_set()
    assert ended.wait(LONG)
    assert bar() is None


def test_work_that_does_not_listen_is_left_to_itself(window):
    go = threading.Event()
    when_open(bar, cancel)
    with pytest.raises(Cancelled):
        run_with_progress(window, "Reading", lambda progress: go.wait(LONG))
    go.set()


@pytest.mark.parametrize("leave", [cancel, lambda found: found.close()])
def test_the_window_cannot_be_used_before_the_work_has_ended(window, leave):
    seen, looked = [], threading.Event()

    def cancel_and_look(found):
        def look():
            seen.append(QApplication.activeModalWidget() is found)
            looked.set()

        leave(found)
        QTimer.singleShot(100, look)

    when_open(bar, cancel_and_look)
    run_with_progress(
        window, "Saving", lambda progress: looked.wait(LONG) and "saved", leaves_at_once=False
    )
    assert seen == [True]


def test_a_result_despite_a_late_cancel_is_returned(window):
    cancelled = threading.Event()
    when_open(bar, lambda found: (cancel(found), cancelled.set()))
    result = run_with_progress(
        window, "Saving", lambda progress: cancelled.wait(LONG) and "saved", leaves_at_once=False
    )
    assert result == "saved"


class Large:
    """What some work brings: it can be seen when it is gone."""


@pytest.mark.parametrize("is_cancelled", [False, True])
def test_long_work_leaves_no_references(window, is_cancelled):
    made, opened = [], threading.Event()

    def work(progress):
        large = Large()
        made.append(weakref.ref(large))
        while not opened.is_set():
            progress(0.5)
            time.sleep(0.01)
        return large

    when_open(bar, cancel if is_cancelled else lambda found: opened.set())
    with contextlib.suppress(Cancelled):
        run_with_progress(window, "Reading", work)
    wait_for_workers()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert made[0]() is None
