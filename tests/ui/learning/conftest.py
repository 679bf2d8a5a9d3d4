"""A window with problems open in it, and lessons of the tests' own."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from gobanapp.rules.point import Point
from gobanapp.ui.files.record_file import read_record
from gobanapp.ui.learning import lesson_mode
from gobanapp.ui.learning.progress_file import ProgressFile
from gobanapp.ui.main_window import MainWindow
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings

LESSONS = Path(__file__).parents[2] / "data" / "lessons"
PROBLEMS = """
(;FF[4]SZ[9]GN[First]C[Take the stone.]AB[ab]AW[aa]
  (;B[ba]C[RIGHT Taken.])(;B[cc];W[ba]C[White gets away.]))
(;FF[4]SZ[9]GN[Second]AB[bc][cb][db][ca]AW[cc]
  ;B[cd];W[dc];B[ec];W[dd];B[de]C[RIGHT])
(;FF[4]SZ[9]GN[Third]PL[W]AW[ab]AB[aa]
  (;W[ba]TE[1])(;W[dd]))
"""


class Desk:
    """The window and the hand of who learns."""

    def __init__(self, window, session):
        self.window = window
        self.session = session
        self.board = window.parts.board

    @property
    def mode(self):
        return self.window.parts.task._mode

    @property
    def words(self):
        panel = self.mode.panel
        return (panel.words if hasattr(panel, "words") else panel.page.words).said

    @property
    def progress(self):
        return ProgressFile().progress

    def click(self, names):
        for name in names.split():
            x, y = self.board.geometry_shown.centre(Point.parse(name))
            place = QPoint(round(x), round(y))
            QTest.mouseMove(self.board, place)
            QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=place)

    def point_at(self, name):
        x, y = self.board.geometry_shown.centre(Point.parse(name))
        QTest.mouseMove(self.board, QPoint(round(x), round(y)))

    def resize(self, size):
        self.window.resize(*size)
        self.settle()

    def settle(self):
        """Let everything take the room that it is given."""
        for _ in range(3):
            QApplication.processEvents()

    def press(self, text):
        QTest.mouseClick(self.button(text), Qt.MouseButton.LeftButton)

    def button(self, text):
        (found,) = (
            one
            for one in self.mode.panel.findChildren(QPushButton)
            if one.text() == text and one.isVisible()
        )
        return found

    def key(self, key):
        QTest.keyClick(self.window, getattr(Qt.Key, f"Key_{key}"))

    def stone(self, name):
        return self.board.view.board[Point.parse(name)]


@pytest.fixture
def settings(tmp_path):
    settings = Settings(tmp_path / "settings.ini")
    settings.moves_stones = False  # so that nothing has to be waited for
    return settings


@pytest.fixture
def desk(qtbot, settings):
    """Return a desk with a record open, or with the three problems."""

    def make(sgf=PROBLEMS):
        session = Session(read_record(sgf.encode(), None, None))
        session.record.mark_saved(None, None)
        window = MainWindow(session, settings)
        qtbot.addWidget(window, before_close_func=_forget_work)
        with qtbot.waitExposed(window):
            window.show()
        return Desk(window, session)

    yield make
    QThreadPool.globalInstance().waitForDone()


@pytest.fixture
def lessons(monkeypatch):
    """Let the lessons be those of the tests."""
    monkeypatch.setattr(lesson_mode, "lessons_folder", lambda: LESSONS)


def _forget_work(window):
    window.session.record.mark_saved(None, None)
