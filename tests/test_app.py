"""The windows that the program opens at its start."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gobanapp.app import Windows
from gobanapp.rules.point import Point
from gobanapp.ui.dialogs.recovery import RecoveryDialog
from gobanapp.ui.settings import Settings


@pytest.fixture
def start(qtbot, qapp, tmp_path):
    """Start the program as often as one likes; it never ends by itself."""
    started = []

    def start(*files):
        windows = Windows(qapp, Settings(tmp_path / "settings.ini"))
        windows.open([str(file) for file in files])
        started.append(windows)
        qtbot.wait(50)
        return windows

    yield start
    for windows in started:
        for window in [*windows._windows]:
            window._session.record.mark_saved(tmp_path / "saved.sgf", None)
            window.close()


def sessions(windows):
    return [window._session for window in windows._windows]


def answer(button):
    def look():
        box = QApplication.activeModalWidget()
        if isinstance(box, RecoveryDialog):
            next(b for b in box.buttons() if b.text().replace("&", "") == button).click()
        else:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)


def crash(windows):
    """Leave the journals as a crash does."""
    for window in [*windows._windows]:
        journal = next(child for child in window._session.children() if hasattr(child, "stop"))
        journal.write()
        journal.stop()
        journal._has_ended = True


@pytest.fixture
def file(tmp_path):
    file = tmp_path / "some.sgf"
    file.write_text("(;SZ[9]PB[Ann];B[ee])", "utf-8")
    return file


def test_without_a_file_there_is_a_new_game(start):
    windows = start()
    (session,) = sessions(windows)
    assert session.record.path is None
    assert windows.first.isVisible()


def test_each_file_has_a_window_beside_the_others(start, file):
    windows = start(file, file)
    first, second = windows._windows
    assert [session.record.path for session in sessions(windows)] == [file, file]
    assert first.pos() != second.pos()


def test_a_closed_window_is_forgotten_and_leaves_no_journal(start, tmp_path):
    windows = start()
    windows.first.another_wanted.emit()
    assert len(windows._windows) == 2
    first, second = windows._windows
    second._session.play(Point.parse("D4"))
    second._session.record.mark_saved(tmp_path / "saved.sgf", None)
    second.close()
    assert windows._windows == [first]
    assert not list(windows._journals.glob("*"))


@pytest.mark.parametrize("button", ["Restore", "Later"])
def test_what_a_crash_has_left_is_offered(start, file, button):
    windows = start(file, file)
    for session in sessions(windows):
        session.play(Point.parse("A1"))
    crash(windows)
    answer(button)
    again = start()
    moves = [session.game.position.number for session in sessions(again)]
    if button == "Restore":
        assert moves == [1, 1]
        assert all(session.record.is_modified for session in sessions(again))
    else:
        assert moves == [0]
        answer("Restore")
        assert len(sessions(start())) == 2
