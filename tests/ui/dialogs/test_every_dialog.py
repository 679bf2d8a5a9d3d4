"""What all dialogs have in common: keys, letters, names, sizes. A new one must be listed here."""

import importlib
import itertools
import pkgutil
from collections import Counter
from datetime import UTC, date, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLayout,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QSlider,
)

import gobanapp.ui
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
from gobanapp.ui.arranging.dividing import DividingDialog
from gobanapp.ui.arranging.nigiri import NigiriDialog
from gobanapp.ui.background import _Bar
from gobanapp.ui.board_choice.board_and_stones import BoardAndStonesDialog
from gobanapp.ui.count import Count
from gobanapp.ui.dialogs.comparison import ComparisonDialog
from gobanapp.ui.dialogs.end_of_game import EndOfGameDialog
from gobanapp.ui.dialogs.game_information import GameInformationDialog
from gobanapp.ui.dialogs.games import GamesDialog
from gobanapp.ui.dialogs.new_game import NewGameDialog
from gobanapp.ui.dialogs.recovery import RecoveryDialog
from gobanapp.ui.dialogs.remembered_size import within
from gobanapp.ui.dialogs.report import ReportDialog
from gobanapp.ui.dialogs.result import ResultDialog
from gobanapp.ui.dialogs.set_clock import SetClockDialog
from gobanapp.ui.dialogs.text_encoding import TextEncodingDialog
from gobanapp.ui.dialogs.turn_record import TurnRecordDialog
from gobanapp.ui.files.record_file import read_record
from gobanapp.ui.files.report import Report
from gobanapp.ui.games.list_dialog import GameListDialog
from gobanapp.ui.guide.guide_dialog import GuideDialog
from gobanapp.ui.learning.collection import of_record
from gobanapp.ui.learning.practice_dialog import PracticeDialog
from gobanapp.ui.look import SPACE
from gobanapp.ui.played.played_games import PlayedGamesDialog
from gobanapp.ui.preferences.preferences_window import PreferencesWindow
from gobanapp.ui.printing.export_dialog import ExportDialog
from gobanapp.ui.printing.exporting import Exporting
from gobanapp.ui.printing.print_dialog import PrintDialog
from gobanapp.ui.session import Session
from gobanapp.ui.shortcuts.shortcuts_dialog import ShortcutsDialog
from gobanapp.ui.slip.result_slip import ResultSlipDialog

NAMES = ByColor("Ann", "Ben")
DATA = b"(;SZ[9]PB[Ann]PW[Ben]AB[zz];B[dd];W[ff])(;SZ[9]PB[Two];B[cc])"


def file_record():
    return read_record(DATA, Path("some.sgf"), None)


def report():
    made = Report()
    made.show_record(file_record())
    return made


def comparison(window, _folder):
    return ComparisonDialog(game(), Count(Agreement(counting=JAPANESE.counting)), window)


def played(window, folder):
    (folder / "one.sgf").write_bytes(DATA)
    return PlayedGamesDialog(folder, window)


def practice(window, _folder):
    record = file_record()
    collection = of_record(record.entries, "some")
    return PracticeDialog(
        collection,
        "some",
        Plan(),
        Progress(),
        date(2001, 1, 1),
        choose_folder=lambda: None,
        parent=window,
    )


def recovery(window, _folder):
    when = datetime(2001, 2, 3, 4, 5, tzinfo=UTC)
    left = SimpleNamespace(record=file_record(), when=when, is_whole=True)
    return RecoveryDialog([left], window)


def game(**terms):
    return NewGame(columns=9, rows=9, names=NAMES, **terms).to_game("2001-01-01")


DIALOGS = {
    BoardAndStonesDialog: lambda w, f: BoardAndStonesDialog(w._settings, w),
    ComparisonDialog: comparison,
    DividingDialog: lambda w, f: DividingDialog(NAMES, 6.5, w),
    EndOfGameDialog: lambda w, f: EndOfGameDialog(game(), None, w),
    ExportDialog: lambda w, f: ExportDialog(
        game(), board_view(game()), w._settings, Exporting(None), w
    ),
    GameInformationDialog: lambda w, f: GameInformationDialog(GameInfo(), w),
    GamesDialog: lambda w, f: GamesDialog(
        Session(file_record()), w, choose_files=lambda: (), save=lambda: True
    ),
    GuideDialog: lambda w, f: GuideDialog(w),
    NewGameDialog: lambda w, f: NewGameDialog(NewGame(), w),
    NigiriDialog: lambda w, f: NigiriDialog(NAMES, w),
    PlayedGamesDialog: played,
    PracticeDialog: practice,
    PreferencesWindow: lambda w, f: PreferencesWindow(w._settings, w),
    PrintDialog: lambda w, f: PrintDialog(file_record(), w._settings, w),
    RecoveryDialog: recovery,
    ReportDialog: lambda w, f: ReportDialog(report(), w),
    ResultDialog: lambda w, f: ResultDialog(GameInfo(), w),
    ResultSlipDialog: lambda w, f: ResultSlipDialog(slip_of(game(), None, None), w),
    SetClockDialog: lambda w, f: SetClockDialog(GameInfo(names=NAMES), w),
    ShortcutsDialog: lambda w, f: ShortcutsDialog(w._menus.groups(), w._settings.chosen_keys, w),
    TextEncodingDialog: lambda w, f: TextEncodingDialog(DATA, "utf-8", w),
    TurnRecordDialog: lambda w, f: TurnRecordDialog(game(), KAYA, w),
    _Bar: lambda w, f: _Bar("Reading", w),
}
ASK_NOTHING = {GameListDialog}
"""Only what others are made of."""
ENTER_DOES_NOTHING = {GuideDialog, NigiriDialog, ReportDialog, ShortcutsDialog, _Bar}
"""It would guess for somebody, or end what is not at its end; in others it is for the lines."""
NOT_NAMED = {RecoveryDialog, _Bar}
"""A message has no title on a Mac, and here none at all; the bar has that of its window."""
SMALL_WORDS = {"a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the"}

every_dialog = pytest.mark.parametrize("kind", DIALOGS, ids=lambda kind: kind.__name__)
FIELDS = (
    QLineEdit,
    QAbstractSpinBox,
    QComboBox,
    QAbstractItemView,
    QPlainTextEdit,
    QSlider,
    QAbstractButton,
)


@pytest.fixture
def opened(qtbot, table, tmp_path):
    """A function: a dialog of this kind, as it is opened over the window."""
    here = table()

    def make(kind):
        dialog = DIALOGS[kind](here.window, tmp_path)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        with qtbot.waitActive(dialog):
            dialog.show()
        qtbot.wait(1)
        return dialog

    yield make
    QThreadPool.globalInstance().waitForDone()


def own_dialogs(kind=QDialog):
    for child in kind.__subclasses__():
        if child.__module__.startswith("gobanapp."):
            yield child
        yield from own_dialogs(child)


def seen(dialog, *kinds):
    return [w for kind in kinds for w in dialog.findChildren(kind) if w.isVisible()]


def place(dialog, widget):
    return QRect(widget.mapTo(dialog, QPoint()), widget.size())


def chain(dialog):
    """Return what Tab comes to, in its order, from the first field on."""
    found, widget = [], dialog.nextInFocusChain()
    while widget is not dialog:
        takes = Qt.FocusPolicy.TabFocus
        if (
            widget.isVisible()
            and widget.isEnabled()
            and widget.window() is dialog
            and widget.focusPolicy() & takes == takes
            and widget.focusProxy() is None
            and isinstance(widget, FIELDS)
        ):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def test_every_dialog_is_in_the_list():
    for module in pkgutil.walk_packages(gobanapp.ui.__path__, "gobanapp.ui."):
        importlib.import_module(module.name)
    assert set(own_dialogs()) - ASK_NOTHING == set(DIALOGS)


@every_dialog
def test_it_has_a_title_in_title_case(opened, kind):
    title = opened(kind).windowTitle()
    if kind in NOT_NAMED:
        return
    title = title.partition(" in some.sgf")[0]
    assert title
    words = title.split()
    wrong = [word for word in words[1:] if word not in SMALL_WORDS and word[0].islower()]
    assert not wrong
    assert words[0][0].isupper()


@every_dialog
def test_escape_gives_it_up(opened, kind):
    dialog = opened(kind)
    QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Escape)
    if kind is _Bar:
        assert dialog.is_cancelled  # it stays until the work has ended
    else:
        assert not dialog.isVisible()
        assert dialog.result() != QDialog.DialogCode.Accepted


@every_dialog
def test_one_button_is_what_enter_presses(opened, kind):
    dialog = opened(kind)
    defaults = [button for button in seen(dialog, QPushButton) if button.isDefault()]
    assert len(defaults) == (kind not in ENTER_DOES_NOTHING), [b.text() for b in defaults]


@every_dialog
def test_buttons_are_called_by_what_they_do(opened, kind):
    dialog = opened(kind)
    texts = {button.text().replace("&", "") for button in seen(dialog, QPushButton)}
    assert not texts & {"OK", "Ok", "Yes", "No", "Apply", "Submit"}


@every_dialog
def test_no_letter_is_twice_in_it(opened, kind):
    dialog = opened(kind)
    texts = [widget.text() for widget in seen(dialog, QAbstractButton, QLabel)]
    letters = Counter(
        text.replace("&&", "").partition("&")[2][:1].lower()
        for text in texts
        if "&" in text.replace("&&", "")
    )
    assert all(times == 1 for times in letters.values()), letters


@every_dialog
def test_what_has_only_a_sign_says_what_it_does(opened, kind):
    for button in seen(opened(kind), QAbstractButton):
        if not button.text():
            assert button.toolTip() or button.accessibleName(), button


@every_dialog
def test_tab_goes_as_the_eye_goes(opened, kind):
    dialog = opened(kind)
    way = chain(dialog)
    # A group of radio buttons is one stop, and Qt's own parts of a field are none of ours.
    for before, after in itertools.pairwise(way):
        one, other = place(dialog, before), place(dialog, after)
        overlap = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
        if overlap > min(one.height(), other.height()) // 2:
            assert other.left() >= one.left(), (before, after)
        else:
            is_below = other.center().y() > one.center().y()
            assert is_below or other.left() >= one.right(), (before, after)


@every_dialog
def test_numbers_keep_clear_of_the_edge_as_other_text_does(opened, kind):
    dialog = opened(kind)
    for number in dialog.findChildren(QAbstractSpinBox):
        if number.alignment() & Qt.AlignmentFlag.AlignLeft:
            assert number.lineEdit().textMargins().left() == SPACE


@every_dialog
def test_the_first_field_has_the_focus(opened, kind):
    dialog = opened(kind)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert dialog.isAncestorOf(focus)
    if isinstance(focus, QPushButton):
        assert not seen(dialog, QLineEdit, QComboBox, QAbstractItemView), focus.text()


@every_dialog
def test_it_is_on_the_screen_as_a_whole(opened, kind):
    dialog = opened(kind)
    screen = dialog.screen().availableGeometry()
    assert screen.contains(dialog.frameGeometry()), dialog.frameGeometry()


@every_dialog
def test_it_opens_again_as_large_as_it_was_left(opened, kind):
    dialog = opened(kind)
    is_fixed = dialog.layout().sizeConstraint() is QLayout.SizeConstraint.SetFixedSize
    if is_fixed or isinstance(dialog, QMessageBox):
        return
    smaller = dialog.size() - QSize(24, 16)
    dialog.resize(smaller)
    left = dialog.size()
    dialog.close()
    assert opened(kind).size() == left


def test_a_dialog_that_was_moved_stands_there_again_beside_its_window(opened):
    dialog = opened(TextEncodingDialog)
    owner = dialog.parentWidget()
    owner.move(0, 0)
    owner.resize(500, 560)
    dialog.resize(dialog.minimumSizeHint())
    corner = dialog.screen().availableGeometry().topLeft()
    dialog.move(corner)
    away = dialog.frameGeometry().center() - owner.frameGeometry().center()
    assert away.manhattanLength() > 50
    dialog.close()
    again = opened(TextEncodingDialog)
    moved = again.frameGeometry().center() - owner.frameGeometry().center()
    assert (moved - away).manhattanLength() < 60
    again.move(5000, 4000)  # as on a screen that is there no more
    again.close()
    third = opened(TextEncodingDialog)
    assert third.screen().availableGeometry().contains(third.frameGeometry())


@pytest.mark.parametrize(
    ("left", "put"),
    [
        (QRect(10, 10, 50, 50), QRect(10, 10, 50, 50)),
        (QRect(-10, 980, 50, 50), QRect(0, 950, 50, 50)),
        (QRect(3000, -80, 50, 50), QRect(1950, 0, 50, 50)),
        (QRect(3000, -80, 4000, 3000), QRect(0, 0, 4000, 3000)),
    ],
)
def test_what_is_outside_of_the_screen_is_put_into_it(left, put):
    assert within(left, QRect(0, 0, 2000, 1000)) == put


def test_a_dialog_larger_than_the_screen_is_made_smaller(opened):
    dialog = opened(PrintDialog)
    dialog.resize(5000, 5000)
    dialog.close()
    again = opened(PrintDialog)
    room = again.screen().availableGeometry()
    assert room.contains(again.frameGeometry())
