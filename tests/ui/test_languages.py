"""Every window, menu, panel and dialog in every language: no word is cut, no letter leads to two.

And in a language that is made up, whose words are longer than those of any.
"""

from collections import Counter
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QTabBar,
    QWidget,
)

from gobanapp.clock.time_system import ByoYomi
from gobanapp.diagram.game_view import board_view
from gobanapp.diagram.theme import KAYA
from gobanapp.game.agreement import Agreement
from gobanapp.game.game_info import GameInfo
from gobanapp.game.new_game import NewGame
from gobanapp.game.slip import slip_of
from gobanapp.learning.practice import Plan
from gobanapp.learning.progress import Progress
from gobanapp.rules.color import ByColor
from gobanapp.rules.ruleset import JAPANESE
from gobanapp.ui import look
from gobanapp.ui.arranging.dividing import DividingDialog
from gobanapp.ui.arranging.nigiri import NigiriDialog
from gobanapp.ui.count import Count
from gobanapp.ui.dialogs.comparison import ComparisonDialog
from gobanapp.ui.dialogs.end_of_game import EndOfGameDialog
from gobanapp.ui.dialogs.game_information import GameInformationDialog
from gobanapp.ui.dialogs.games import GamesDialog
from gobanapp.ui.dialogs.new_game import NewGameDialog
from gobanapp.ui.dialogs.report import ReportDialog
from gobanapp.ui.dialogs.result import ResultDialog
from gobanapp.ui.dialogs.set_clock import SetClockDialog
from gobanapp.ui.dialogs.text_encoding import TextEncodingDialog
from gobanapp.ui.dialogs.turn_record import TurnRecordDialog
from gobanapp.ui.files.record_file import read_record
from gobanapp.ui.files.report import Report
from gobanapp.ui.layout import Layout
from gobanapp.ui.learning.collection import of_record
from gobanapp.ui.learning.practice_dialog import PracticeDialog
from gobanapp.ui.main_window import MainWindow
from gobanapp.ui.played.played_games import PlayedGamesDialog
from gobanapp.ui.preferences.preferences_window import PreferencesWindow
from gobanapp.ui.printing.export_dialog import ExportDialog
from gobanapp.ui.printing.exporting import Exporting
from gobanapp.ui.printing.print_dialog import PrintDialog
from gobanapp.ui.record import Record
from gobanapp.ui.session import Session
from gobanapp.ui.settings import Settings
from gobanapp.ui.slip.result_slip import ResultSlipDialog
from gobanapp.ui.task import Task
from tests.conftest import PSEUDO
from tests.ui.conftest import _forget_work
from tests.ui.learning.conftest import PROBLEMS
from tests.ui.test_nothing_is_clipped import clipped, counted

LANGUAGES = ("en", "fr", "de", "it", "pl", "ja", "zh_CN", "ko", PSEUDO)
NAMES = ByColor("Ann", "Ben")
BYO_YOMI = ByoYomi(main=600, periods=3, seconds=30)


@pytest.fixture(params=LANGUAGES)
def spoken(request, qapp, translations):
    look.apply(qapp, look.LIGHT)
    translations.use(request.param)
    assert translations.language == request.param
    yield request.param
    qapp.setStyleSheet("")


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


def dialogs(settings):
    """Yield what makes each dialog there is."""
    count, game = counted(JAPANESE)
    new = NewGame(names=NAMES).to_game("2001-01-01")
    record = read_record("(;PB[古力]PW[李世乭];B[zz])(;PB[Two])".encode("gbk"), Path("a.sgf"), None)
    report = Report()
    report.show_record(record)
    problems = of_record(read_record(PROBLEMS.encode(), Path("b.sgf"), None).entries, "b")
    yield lambda: NewGameDialog(NewGame(systems=ByColor(BYO_YOMI, BYO_YOMI)))
    yield lambda: EndOfGameDialog(game, count)
    yield lambda: ComparisonDialog(game, Count(Agreement(counting=JAPANESE.counting)))
    yield lambda: GameInformationDialog(GameInfo(rules="house rules", komi=6.5))
    yield lambda: GamesDialog(Session(record), choose_files=lambda: (), save=lambda: True)
    yield lambda: PreferencesWindow(settings)
    yield lambda: ReportDialog(report)
    yield lambda: ResultDialog(GameInfo(result="W+12.25"))
    yield lambda: SetClockDialog(new.info)
    yield lambda: TextEncodingDialog(record.origin.data, "gb18030")
    yield lambda: TurnRecordDialog(new, KAYA)
    yield lambda: NigiriDialog(NAMES)
    yield lambda: DividingDialog(NAMES, 6.5)
    yield lambda: PlayedGamesDialog(settings.games_folder)
    yield lambda: PracticeDialog(
        problems, "b", Plan(), Progress(), date(2001, 1, 1), choose_folder=lambda: None
    )
    yield lambda: PrintDialog(Record([new]), settings)
    yield lambda: ExportDialog(new, board_view(new), settings, Exporting(None))
    yield lambda: ResultSlipDialog(slip_of(game, count, None))


def letters(window: QWidget) -> Counter[str]:
    """Return how often each letter leads somewhere with Alt, among what is seen."""
    found = Counter()
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, QMenu):
            continue
        if isinstance(widget, QTabBar):
            texts = [widget.tabText(place) for place in range(widget.count())]
        elif isinstance(widget, QAbstractButton) or (
            isinstance(widget, QLabel) and widget.buddy() is not None
        ):
            texts = [widget.text()]
        else:
            continue
        found.update(letter(text) for text in texts)
    del found[""]
    return found


def letter(text: str) -> str:
    return QKeySequence.mnemonic(text).toString()


def doubled(found: Counter[str]) -> list[str]:
    return [one for one, times in found.items() if times > 1]


def test_dialogs(qtbot, spoken, settings):
    faults = []
    for make in dialogs(settings):
        dialog = make()
        qtbot.addWidget(dialog)
        dialog.show()
        QApplication.processEvents()
        name = type(dialog).__name__
        assert dialog.windowTitle() or isinstance(dialog, QMessageBox)
        faults += [f"{name}: {fault}" for fault in clipped(dialog)]
        faults += [f"{name}: Alt+{one} twice" for one in doubled(letters(dialog))]
        QThreadPool.globalInstance().waitForDone()  # previews are drawn on threads
        dialog.hide()
    assert faults == []


def menus(window: MainWindow):
    yield "menu bar", window.menuBar().actions()
    for menu in window.findChildren(QMenu):
        yield menu.title(), menu.actions()


def test_menus(window, spoken):
    faults = []
    for title, actions in menus(window()):
        found = Counter(letter(action.text()) for action in actions)
        del found[""]
        faults += [f"{title}: {one} twice" for one in doubled(found)]
    assert faults == []


def panels(window: MainWindow):
    """Yield the name of each thing that takes the panel or the foot of the window, when it has."""
    session, classroom = window.session, window.parts.classroom
    yield "study"
    for layout in Layout:
        window.parts.views.arrange(layout)
        yield layout.value
    window.parts.views.arrange(Layout.DESK)
    session.begin(Task.MARK)
    yield "mark"
    session.begin(Task.PLAY)
    classroom.learn.show_lessons()
    yield "lessons"
    window.parts.task.mode.end()
    classroom.teaching.toggle_guessing()
    yield "guessing"
    classroom.teaching.toggle_guessing()
    classroom.teaching.toggle_presentation()
    yield "presentation"
    classroom.teaching.toggle_presentation()
    window.parts.estimates.toggle()
    yield "estimate"
    window.parts.estimates.toggle()
    window.parts.find_bar.begin()
    yield "find"
    session.begin_count()
    yield "count"
    window.parts.task.demonstrate()
    yield "demonstration"
    window.parts.task.mode.end()


@pytest.fixture
def window(qtbot, settings):

    def make():
        record = read_record(b"(;SZ[9]PB[Ann]PW[Ben];B[ee];W[cc];B[gg])", Path("a.sgf"), None)
        window = MainWindow(Session(record), settings)
        qtbot.addWidget(window, before_close_func=_forget_work)
        window.resize(1180, 900)
        window.show()
        return window

    yield make
    QThreadPool.globalInstance().waitForDone()


def test_panels(window, spoken):
    shown = window()
    faults = []
    for name in panels(shown):
        QApplication.processEvents()
        tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
        for top in tops:
            if not isinstance(top, QDialog | QMenu | QComboBox):
                faults += [f"{name}: {fault}" for fault in clipped(top, signs=False)]
        faults += [f"{name}: Alt+{one} twice" for one in doubled(letters(shown))]
    assert faults == []
