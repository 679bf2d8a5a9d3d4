"""A window with problems open in it, and lessons of the tests' own."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from gobanapp.rules.point import Point
from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.storage.progress_file import ProgressFile
from gobanapp.storage.settings import Settings
from gobanapp.ui.study import lesson_mode
from gobanapp.ui.widgets.user_folders import progress_path
from gobanapp.ui.window.main_window import MainWindow
from tests.ui.lookup import find, is_shown, press

LESSONS = Path(__file__).parents[2] / "data" / "lessons"
PROBLEMS = """
(;FF[4]SZ[9]GN[First]C[Take the stone.]AB[ab]AW[aa]
  (;B[ba]C[RIGHT Taken.])(;B[cc];W[ba]C[White gets away.]))
(;FF[4]SZ[9]GN[Second]AB[bc][cb][db][ca]AW[cc]
  ;B[cd];W[dc];B[ec];W[dd];B[de]C[RIGHT])
(;FF[4]SZ[9]GN[Third]PL[W]AW[ab]AB[aa]
  (;W[ba]TE[1])(;W[dd]))
"""


def numbers(text):
    """Return the numbers that stand in a text."""
    return [int(digits) for digits in re.findall(r"\d+", text)]


class Learner:
    """The window and the hand of who learns."""

    def __init__(self, window, session):
        self.window = window
        self.session = session
        self.board = window.components.board

    @property
    def mode(self):
        return self.window.components.side_panel.mode

    @property
    def panel(self):
        return self.mode.panel

    @property
    def words(self):
        """All that is to be read in the panel."""
        return find(self.panel, "words").spoken_text

    @property
    def mood(self):
        """How it went; the words for it are checked in test_learning_words.py."""
        return find(self.panel, "words").answer_mark

    def said(self, name):
        """Return what the label called ``name`` says."""
        return find(self.panel, name, QLabel).text()

    def numbers(self, name):
        """The numbers in what the label called ``name`` says."""
        label = find(self.panel, name, QLabel)
        return numbers(label.accessibleName() or label.text())

    def title(self):
        """The title of the problem, without how far the practice is."""
        return find(self.panel, "place", QLabel).accessibleName().split(" · ")[-1]

    def lesson(self):
        """The title of the lesson, without the number of its page."""
        return find(self.panel, "place", QLabel).accessibleName().split(" · ")[0]

    def result(self):
        """Return how many problems were right, and of how many, at the end of a practice."""
        assert not is_shown(self.panel, "next")
        return self.numbers("heading")

    @property
    def progress(self):
        return ProgressFile(progress_path()).progress

    def click(self, names):
        for name in names.split():
            x, y = self.board.board_geometry.center(Point.parse(name))
            place = QPoint(round(x), round(y))
            QTest.mouseMove(self.board, place)
            QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=place)

    def point_at(self, name):
        x, y = self.board.board_geometry.center(Point.parse(name))
        QTest.mouseMove(self.board, QPoint(round(x), round(y)))

    def resize(self, size):
        self.window.resize(*size)
        self.settle()

    def settle(self):
        """Let everything take the room that it is given."""
        for _ in range(3):
            QApplication.processEvents()

    def press(self, name):
        press(self.panel, name)

    def button(self, name):
        return find(self.panel, name, QPushButton)

    def key(self, key):
        QTest.keyClick(self.window, getattr(Qt.Key, f"Key_{key}"))

    def stone(self, name):
        return self.board.view.board[Point.parse(name)]


@pytest.fixture
def settings(tmp_path):
    settings = Settings(tmp_path / "settings.ini")
    settings.animates_stones = False  # so that nothing has to be waited for
    return settings


@pytest.fixture
def learner(qtbot, settings):
    """Return a window with a record open, or with the three problems."""

    def make(sgf=PROBLEMS):
        session = Session(read_document(sgf.encode(), None, None))
        session.document.mark_saved(None, None)
        window = MainWindow(session, settings)
        qtbot.addWidget(window, before_close_func=_forget_work)
        with qtbot.waitExposed(window):
            window.show()
        return Learner(window, session)

    yield make
    QThreadPool.globalInstance().waitForDone()


@pytest.fixture
def lessons(monkeypatch):
    """Let the lessons be those of the tests."""
    monkeypatch.setattr(lesson_mode, "lessons_folder", lambda: LESSONS)


def _forget_work(window):
    window.session.document.mark_saved(None, None)
