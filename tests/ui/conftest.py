"""A window as the program opens it, with settings of its own."""

import runpy
import shutil

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QThreadPool, QTranslator
from PySide6.QtGui import QCursor, QFont, QFontMetrics, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gobanapp.game.game_terms import GameTerms
from gobanapp.rules.point import Point
from gobanapp.rules.symmetry import Symmetry
from gobanapp.session.document import Document
from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.settings import Settings
from gobanapp.text.language import set_language
from gobanapp.ui.count.dead_stone_proposer import DeadStoneProposer
from gobanapp.ui.widgets import appearance
from gobanapp.ui.widgets.translations import QtLanguage
from gobanapp.ui.window.main_window import MainWindow
from tests.conftest import CHECKOUT, PSEUDO
from tests.ui import lookup
from tests.ui.shared_wood import share_wood


@pytest.fixture(scope="session")
def _english(qapp, tmp_path_factory):
    """The plural forms of English, which the program always has."""
    tools = runpy.run_path(str(CHECKOUT / "packaging" / "translations.py"))
    folder = tmp_path_factory.mktemp("english")
    shutil.copy(tools["FOLDER"] / tools["ENGLISH"], folder)
    (compiled,) = tools["compile_all"](folder)
    translator = QTranslator()
    assert translator.load(str(compiled))
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.fixture(autouse=True)
def _gui(qapp, _english):
    """All tests here need Qt's GUI application, whose language is that of the texts."""
    set_language(QtLanguage())
    yield
    set_language(None)


@pytest.fixture(autouse=True)
def _pointer_away(qapp):
    """The pointer is outside all windows at first.

    Where an earlier test has left it, a window would not be told that it is moved there.
    """
    QCursor.setPos(-1, -1)


@pytest.fixture(autouse=True)
def _no_button_held():
    """No test leaves a button of the mouse pressed: QTest would keep it pressed in later tests.

    Qt then takes what happens there for one long press that began elsewhere.
    """
    yield
    held = QGuiApplication.mouseButtons()
    glass = QWidget()
    for button in Qt.MouseButton:
        if button & held:
            QTest.mouseRelease(glass, button)
    assert held is Qt.MouseButton.NoButton, f"{held} is still pressed"


@pytest.fixture(autouse=True)
def _nothing_awaited():
    """No test waits for a dialog or menu that never opens: it would act on one of a later test."""
    yield
    missing = lookup.forget_awaited()
    assert missing == 0, f"{missing} dialogs or menus were awaited that have not opened"


@pytest.fixture(autouse=True)
def _no_proposals(request, monkeypatch):
    """Let nothing be proposed a moment later, unless the test wants it: ``proposals``."""
    if "proposals" not in request.fixturenames:
        monkeypatch.setattr(DeadStoneProposer, "begin", lambda self: None)


@pytest.fixture(autouse=True)
def no_sounds(monkeypatch):
    """Nothing is heard while the tests run."""
    monkeypatch.setattr("gobanapp.ui.sound.sound_player.find_backends", list)


@pytest.fixture(scope="session")
def wood_folder(tmp_path_factory):
    """Pictures of wood, each made once for all tests."""
    return tmp_path_factory.mktemp("wood")


@pytest.fixture(autouse=True)
def _kept_wood(wood_folder, monkeypatch):
    """Windows find their wood in the cache, as at every start but the first."""
    share_wood(wood_folder, monkeypatch)


@pytest.fixture
def proposals():
    """Dead stones are proposed as in the program."""


class Table:
    """The window and the hands of those who sit before it."""

    def __init__(self, window, session):
        self.window = window
        self.session = session
        self.board = window.components.board

    @property
    def game(self):
        return self.session.game

    def begin(self, **terms):
        """Go over to another game in the same window, in which nothing of the last one is left."""
        self.session.open_document(Document([GameTerms(**terms).to_game("2001-01-01")]))
        view, frame = self.board.view, self.board.view.frame
        assert (len(self.game.tree), self.game.current_id) == (1, 0)
        assert not self.session.document.is_modified
        assert (self.session.tools.edit_tool, self.session.match) == (EditTool.PLAY, None)
        assert not self.session.scoring.is_active
        assert self.window.components.side_panel.mode is None
        assert (frame.symmetry, frame.part) == (Symmetry.NONE, None)
        assert not any(view.board.stones())
        assert not self.board.refusal_text
        assert self.window.components.record_panel.comment.toPlainText() == ""

    def where(self, name):
        x, y = self.board.board_geometry.center(Point.parse(name))
        return QPoint(round(x), round(y))

    def click(self, names):
        """Click on points with the mouse, as players do."""
        for name in names.split():
            QTest.mouseMove(self.board, self.where(name))
            QTest.mouseClick(self.board, Qt.MouseButton.LeftButton, pos=self.where(name))

    def press(self, button):
        """Press a button by what stands on it, or by its accessible name."""
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        if QApplication.activeWindow() is None:
            # Without a screen, no window gets the focus back from a progress bar.
            self.window.activateWindow()
            QCoreApplication.processEvents()
        QTest.keyClick(self.window, key, modifier)


@pytest.fixture
def table(qtbot, tmp_path):
    """Return a table for a game on given terms."""

    def make(**terms):
        session = Session(Document([GameTerms(**terms).to_game("2001-01-01")]))
        window = MainWindow(session, Settings(tmp_path / "settings.ini"))
        qtbot.addWidget(window, before_close_func=_forget_work)
        with qtbot.waitExposed(window):
            window.show()
        return Table(window, session)

    yield make
    QThreadPool.globalInstance().waitForDone()


def _forget_work(window):
    """Let a window be closed at the end of a test without being asked about unsaved work."""
    window.session.open_document(window.session.document)
    window.session.document.mark_saved(None, None)


LARGE = 12
"""The size of type, in points, at which all words must have room even where they are long."""


HIGH_TYPE = "high"
"""Type with lines as high as those of the highest usual font are at 18 points."""
SMALL_TYPE = "small"
"""Type with lines as high as those of usual fonts are at 9 points."""
_LINE_HEIGHTS = {HIGH_TYPE: 33, SMALL_TYPE: 15}


def _slow(*values):
    return [pytest.param(value, marks=pytest.mark.slow) for value in values]


@pytest.fixture(params=[LARGE, *_slow(10, 18)])
def type_size(request, qapp):
    """A size of type that the system may have, in points."""
    before = QFont(QApplication.font())
    font = QFont(before)
    if request.param in _LINE_HEIGHTS:
        font.setPointSizeF(6)
        while QFontMetrics(font).height() < _LINE_HEIGHTS[request.param]:
            font.setPointSizeF(font.pointSizeF() + 0.25)
    else:
        font.setPointSizeF(request.param)
    QApplication.setFont(font)
    appearance.apply_appearance(qapp, appearance.LIGHT)
    yield request.param
    QApplication.setFont(before)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())


@pytest.fixture(params=["usual", "whole pixels"])
def font_rounding(request, qapp):
    """The system's font as it is, and rounded to whole pixels, as many systems have it.

    Then letters do not grow in proportion, and in some sizes, which differ from font to font, lines
    are closer to each other than they are high.
    """
    before = QFont(QApplication.font())
    if request.param == "whole pixels":
        font = QFont(before)
        font.setHintingPreference(QFont.HintingPreference.PreferFullHinting)
        sizes = iter(range(7, 40))
        while QFontMetrics(font).lineSpacing() >= QFontMetrics(font).height():
            font.setPointSize(next(sizes))
        QApplication.setFont(font)
    yield
    QApplication.setFont(before)


@pytest.fixture(params=[PSEUDO, *_slow("en", "fr", "de", "it", "pl", "ja", "zh_CN", "ko")])
def language(request, translations):
    """Each language of the window; by default only the made-up one, whose words are longest."""
    translations.use(request.param)
    assert translations.language == request.param
    return request.param
