"""Every word is shown whole, in each size of type, and in a language with longer words."""

from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QLineEdit, QPushButton, QScrollArea, QWidget

from gobanapp.clock.time_system import Fischer, Ing
from gobanapp.game.agreement import Agreement
from gobanapp.game.dispute import Dispute
from gobanapp.game.game_info import GameInfo
from gobanapp.game.game_terms import GameTerms
from gobanapp.game.guess_the_move import GuessOutcome, GuessTally, MoveToGuess
from gobanapp.rules.color import ByColor, Color
from gobanapp.rules.point import Point
from gobanapp.rules.ruleset import AGA, JAPANESE
from gobanapp.session.document import Document
from gobanapp.session.scoring import Scoring
from gobanapp.session.session import Session
from gobanapp.storage.document_file import read_document
from gobanapp.storage.settings import Settings
from gobanapp.text import guess_text
from gobanapp.ui.count.comparison_dialog import ComparisonDialog
from gobanapp.ui.count.count_panel import CountPanel
from gobanapp.ui.count.dispute_panel import DisputePanel
from gobanapp.ui.match.end_of_game_dialog import EndOfGameDialog
from gobanapp.ui.match.new_game.new_game_dialog import NewGameDialog
from gobanapp.ui.print.print_dialog import PrintDialog
from gobanapp.ui.print.print_options import PrintOptions, PrintSubject
from gobanapp.ui.record.file.file_problem_actions import FileProblemsBar
from gobanapp.ui.record.file.file_problem_report import FileProblems
from gobanapp.ui.record.find_bar import FindBar
from gobanapp.ui.record.game_info_dialog import GameInformationDialog
from gobanapp.ui.record.game_info_fields import NumberField
from gobanapp.ui.record.navigation_bar import NavigationBar
from gobanapp.ui.record.trial_actions import TrialBar
from gobanapp.ui.study.guess_mode import GuessPanel
from gobanapp.ui.widgets.appearance import SPACE
from tests.conftest import PSEUDO
from tests.ui.clipping import clipped, place
from tests.ui.every_dialog import counted
from tests.ui.lookup import find


def shown(qtbot, window: QWidget) -> QWidget:
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_new_game(qtbot, type_size, language):
    terms = GameTerms(
        columns=52,
        rows=51,
        handicap=1,
        komi=-99.5,
        ranks=ByColor("3d", "5k"),
        systems=ByColor(Ing(main=0, periods=3, seconds=600), Fischer(main=3600, increment=10)),
    )
    dialog = shown(qtbot, NewGameDialog(terms))
    assert clipped(dialog) == []
    page = dialog.findChild(QScrollArea).widget()
    for unfold in (find(dialog, "change-rules"), find(dialog, "more")):
        folded = page.height()
        unfold.click()
        qtbot.waitUntil(lambda folded=folded: page.height() > folded)
        assert clipped(dialog) == []
    names = [field for field in dialog.findChildren(QLineEdit) if field.placeholderText()]
    for field in names:
        text = field.fontMetrics().horizontalAdvance(field.placeholderText())
        assert text < field.contentsRect().width()


@pytest.mark.parametrize("ruleset", [JAPANESE, AGA], ids=["japanese", "aga"])
def test_end_of_game(qtbot, type_size, language, ruleset):
    count, game = counted(ruleset)
    assert clipped(shown(qtbot, EndOfGameDialog(game, count))) == []


@pytest.mark.parametrize("ruleset", [JAPANESE, AGA], ids=["japanese", "aga"])
def test_count(qtbot, type_size, language, ruleset):
    _, game = counted(ruleset)
    panel = CountPanel()
    panel.resize(296, 1150)
    agreement = Agreement(counting=ruleset.counting, accepted=ByColor(True, False))
    panel.show_count(Scoring(agreement), game)
    shown(qtbot, panel)
    assert clipped(panel) == []
    scrolled = panel.findChild(QScrollArea)
    assert scrolled.verticalScrollBar().maximum() == 0
    if (type_size, language) != (18, PSEUDO):
        assert scrolled.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("wide", [False, True], ids=["narrow", "wide"])
def test_dispute(qtbot, type_size, language, wide):
    panel = dispute_panel()
    panel.resize(*((800, 340) if wide else (296, 700)))
    panel.set_side_by_side(wide)
    assert clipped(shown(qtbot, panel)) == []


def test_the_buttons_of_a_dispute_shrink_in_the_smallest_window(qtbot, type_size, language):
    panel = dispute_panel()
    panel.resize(190, 340)
    shown(qtbot, panel)
    for button in panel.findChildren(QPushButton):
        words = button.fontMetrics().horizontalAdvance(button.text())
        assert words <= button.width() - 2 * SPACE
        assert panel.rect().contains(place(button, panel))


def dispute_panel():
    _, game = counted(JAPANESE)
    agreement = Agreement(counting=JAPANESE.counting)
    dispute = Dispute(
        final_id=0,
        start_id=0,
        stones=frozenset([Point(0, 0)]),
        color=Color.BLACK,
        agreement=agreement,
    )
    panel = DisputePanel()
    panel.show_dispute(dispute, game)
    return panel


@pytest.mark.parametrize("ruleset", [JAPANESE, AGA], ids=["japanese", "aga"])
def test_comparison(qtbot, type_size, language, ruleset):
    _, game = counted(ruleset)
    count = Scoring(Agreement(counting=ruleset.counting))
    assert clipped(shown(qtbot, ComparisonDialog(game, count))) == []


@pytest.fixture
def session():
    data = "(;PB[古力]PW[李世乭];B[zy])(;PB[Two])".encode("gbk")
    return Session(read_document(data, Path("some.sgf"), None))


def test_faults_of_a_file_in_the_bar(qtbot, type_size, language, session):
    report = FileProblems()
    report.show_record(session.document)
    qtbot.waitUntil(lambda: report.is_complete)
    bar = FileProblemsBar()
    bar.show_origin(report.origin, report.problems)
    bar.resize(1200, bar.sizeHint().height())
    assert clipped(shown(qtbot, bar)) == []


@pytest.mark.parametrize("what", PrintSubject)
def test_print_dialog(qtbot, type_size, language, tmp_path, what):
    settings = Settings(tmp_path / "settings.ini")
    settings.print_options = PrintOptions(what=what).to_json()
    record = Document([GameTerms(names=ByColor("Ann", "Ben")).to_game("2001-01-01")])
    assert clipped(shown(qtbot, PrintDialog(record, settings))) == []
    QThreadPool.globalInstance().waitForDone()


@pytest.mark.parametrize("width", [24, 40, 120])
def test_find(qtbot, type_size, language, width):
    holder = QWidget()  # without a layout, so that the bar can be squeezed
    bar = FindBar()
    bar.setParent(holder)
    bar.open()
    shown(qtbot, holder)
    for found in (True, False):
        bar.show_result(found=found)
        bar.resize(round(width * type_size), bar.sizeHint().height())
        bar.layout().activate()
        assert clipped(bar) == []


def test_the_buttons_of_a_narrow_find_bar_keep_their_names(qtbot):
    bar = FindBar()
    qtbot.addWidget(bar)
    bar.open()
    names = ("find-previous", "find-next", "close-find")
    for width in (900, 236, 900):
        bar.setFixedWidth(width)
        bar.layout().activate()
        buttons = [find(bar, name, QPushButton) for name in names]
        assert all(button.isVisible() for button in buttons)
        assert len({button.accessibleName() for button in buttons}) == len(names)
        is_worded = [button.text() == button.accessibleName() for button in buttons]
        assert is_worded == len(names) * [width == 900]
        assert [bool(button.toolTip()) for button in buttons] == len(names) * [width == 236]


def test_game_information(qtbot, type_size, language):
    info = GameInfo(rules="house rules", result="a win", komi=-99.5, date="soon", source="a book")
    dialog = shown(qtbot, GameInformationDialog(info))
    dialog.resize(1000, 700)
    for number in dialog.findChildren(NumberField):
        number.setText("many")
    qtbot.waitUntil(lambda: not clipped(dialog), timeout=1000)
    for field in dialog.findChildren(QLineEdit):
        text = field.fontMetrics().horizontalAdvance(field.placeholderText())
        assert text < field.contentsRect().width()
    if (type_size, language) != (18, PSEUDO):
        assert dialog.findChild(QScrollArea).horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("wide", [False, True], ids=["narrow", "wide"])
def test_guessing(qtbot, type_size, language, wide):
    asked_move = MoveToGuess(answer=Point(3, 3), color=Color.BLACK, columns=9, rows=9)
    miss = guess_text.outcome(GuessOutcome.VARIATION)
    panel = GuessPanel()
    panel.resize(*((800, 200) if wide else (296, 560)))
    panel.set_side_by_side(wide)
    shown(qtbot, panel)
    for told, tally in (
        ("", GuessTally()),
        (miss, GuessTally()),
        (miss, GuessTally().found(asked_move)),
    ):
        panel.show_state(guess_text.question(asked_move), told, tally, can_help=True)
        qtbot.wait(1)
        assert clipped(panel) == []


def test_the_navigation_bar_during_autoplay(qtbot, type_size, language):
    bar = NavigationBar()
    bar.resize(700, bar.sizeHint().height())
    bar.show_autoplay(10.0, plays=True)
    assert clipped(shown(qtbot, bar)) == []


def test_trying_out(qtbot, type_size, language):
    bar = TrialBar()
    bar.show_start(123, can_keep=True)
    bar.resize(296, bar.sizeHint().height())
    assert clipped(shown(qtbot, bar)) == []
