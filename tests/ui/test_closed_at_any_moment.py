"""Windows and dialogs are closed at any moment: nothing crashes, and nothing of them stays."""

import gc
import os
import subprocess
import sys
import weakref
from collections import Counter

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget

from gobanapp.app import MainWindows
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.widgets.dialogs import confirm, show_message_box
from gobanapp.ui.widgets.progress_dialog import run_with_progress
from gobanapp.ui.widgets.worker import Cancelled
from tests.conftest import CHECKOUT
from tests.ui.every_dialog import DIALOGS

CLOSING = CHECKOUT / "tests" / "ui" / "closing_at_random.py"


@pytest.fixture(scope="module", autouse=True)
def _only_what_is_new():
    """Let what the tests before have left not be looked through again and again."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.slow
def test_closing_at_random(tmp_path):
    """In a process of its own, which is all that is lost where it fails."""
    done = subprocess.run(
        [sys.executable, str(CLOSING), "1"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        text=True,
        timeout=250,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-5000:]


# Windows


LATER = 300  # milliseconds: by then a window has done what it puts off, and its timer is gone


def settle(milliseconds=20):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QThreadPool.globalInstance().waitForDone()
    QCoreApplication.processEvents()
    gc.collect()


def living():
    """Return how many objects of Qt there are, by what they are, and how many widgets."""
    settle()
    found = Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, QObject))
    return found, len(QApplication.allWidgets())


def more(before, after):
    return {**(after[0] - before[0]), "widgets": after[1] - before[1]}


NO_MORE = {"widgets": 0}


def nothing_stays(qtbot, before, after):
    """Demand that there is no more than before: at once, or when the last timers have ended."""
    if more(before, after) != NO_MORE:
        qtbot.waitUntil(lambda: more(before, living()) == NO_MORE)


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


@pytest.fixture
def windows(qapp, translations, settings):
    settings.language = "en"
    windows = MainWindows(qapp, settings, translations)
    windows.open([])
    settle(LATER)
    yield windows
    for window in windows.windows:
        window.session.document.mark_saved(None, None)
        window.session.open_document(window.session.document)
        window.close()
    settle()


def speak(windows, language):
    windows.first.settings.language = language
    settle()
    # What begins a moment after the window does, as what is heard.
    windows.first._connect_listeners()  # noqa: SLF001 - or the test would wait for its timer


def doings(window):
    """Yield what leaves parts of a window behind that were not there at first."""
    learn, teaching = window.components.board_modes.learn, window.components.board_modes.teaching
    yield lambda: window.components.views.set_layout(WindowLayout.ACROSS)
    yield lambda: window.components.views.set_layout(WindowLayout.STANDARD)
    yield learn.show_lessons
    yield teaching.toggle_guessing
    yield teaching.toggle_presentation
    yield window.components.estimates.toggle
    yield window.components.find_bar.open
    yield window.components.views.ask_preferences
    yield window.components.views.ask_board
    yield window.show_shortcuts
    yield lambda: window.session.apply(window.session.game_end.begin_count)
    yield window.show_welcome


@pytest.mark.slow
def test_a_language_change_leaks_no_window(windows):
    languages = ["de", "en"] * 4
    for language in languages[:4]:
        speak(windows, language)
    settle(LATER)
    before = living()
    for language in languages:
        speak(windows, language)
    settle(LATER)
    assert more(before, living()) == NO_MORE


@pytest.mark.slow
def test_a_language_change_leaks_nothing_in_any_mode(windows):
    places = range(len([*doings(windows.first)]))
    for place in places:
        found = []
        for language in ["de", "en", "de", "en"]:
            [*doings(windows.first)][place]()
            settle()
            old = weakref.ref(windows.first)
            speak(windows, language)
            assert old() is None
            found.append(living()[1])
        assert found[1] == found[3]


def test_a_closed_window_leaks_nothing(qtbot, windows):
    found = []
    for _ in range(4):
        windows.open_new_window()
        settle(LATER)
        windows.windows[-1].close()
        found.append(living())
    nothing_stays(qtbot, found[1], found[3])


def test_a_window_destroyed_with_postponed_work_leaks_nothing(qtbot, windows):
    found = []
    for _ in range(4):
        window = windows.open_new_window()
        settle(LATER)
        window.session.apply(window.session.game_end.begin_count)
        window.close()
        del window
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        found.append(living())
    nothing_stays(qtbot, found[1], found[3])


def test_ending_a_mode_twice_is_harmless(windows):
    window = windows.first
    teaching = window.components.board_modes.teaching
    teaching.toggle_presentation()
    room = teaching.presentation.window
    room.close()
    room.close()
    assert teaching.presentation is None

    window.show_welcome()
    first = window.components.side_panel.mode
    window.components.board_modes.learn.show_lessons()
    second = window.components.side_panel.mode
    first.end()
    assert window.components.side_panel.mode is second

    window.end()
    window.end()
    second.end()
    second.end()
    assert window.components.side_panel.mode is None


@pytest.mark.slow
def test_a_window_lives_until_its_work_has_ended(windows):
    windows.open_new_window()
    window = windows.windows[-1]
    there, outer = [], QEventLoop()

    def close():
        window.close()
        settle()
        there.append(shiboken6.isValid(window))

    def read(progress):
        while True:
            progress(0.5)

    def begin():
        with pytest.raises(Cancelled):
            run_with_progress(window, "Reading", read)
        there.append(shiboken6.isValid(window))
        outer.quit()

    QTimer.singleShot(0, begin)
    QTimer.singleShot(400, close)
    outer.exec()
    assert there == [True, True]
    settle(LATER)
    assert not shiboken6.isValid(window)


def test_destroying_a_window_cancels_its_work(qtbot):
    window = QWidget()

    def read(progress):
        while True:
            progress(0.5)

    QTimer.singleShot(400, lambda: shiboken6.delete(window))
    with pytest.raises(Cancelled):
        run_with_progress(window, "Reading", read)


# Dialogs


def test_closed_dialogs_leak_nothing(qtbot, windows, tmp_path):
    found = []
    for _ in range(3):
        for make in DIALOGS.values():
            dialog = make(windows.first, tmp_path)
            dialog.show()
            QApplication.processEvents()
            dialog.close()
            if shiboken6.isValid(dialog):
                dialog.deleteLater()
            del dialog
        found.append(living())
    nothing_stays(qtbot, found[1], found[2])


@pytest.mark.parametrize(
    "ask",
    [
        lambda *said: show_message_box(*said, name="told"),
        lambda *said: confirm(*said, "Do it", name="asked"),
    ],
)
def test_an_answered_question_leaves_no_message_box(qtbot, ask):
    window = QWidget()
    qtbot.addWidget(window)
    for _ in range(3):
        QTimer.singleShot(0, lambda: QApplication.activeModalWidget().close())
        ask(window, "Title", "Text")
    settle()
    assert window.findChildren(QMessageBox) == []


def test_dialogs_opened_from_a_menu_are_destroyed(windows):
    window = windows.first
    prints = window.components.board_modes.prints
    for opens in (
        window.components.views.ask_preferences,
        window.components.views.ask_board,
        window.show_shortcuts,
        prints.ask_print,
        prints.ask_export,
    ):
        opens()
        settle()
        (dialog,) = window.findChildren(QDialog)
        dialog.close()
        del dialog
        settle()
        assert window.findChildren(QDialog) == [], opens
