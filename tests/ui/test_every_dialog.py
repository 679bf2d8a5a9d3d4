"""Common rules of all dialogs: keys, fonts, names, sizes. A new dialog must be listed."""

import importlib
import itertools
import pkgutil

import pytest
from PySide6.QtCore import QRect, QSettings, QSize, QStandardPaths, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLayout,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSlider,
)

import gobanapp.ui
from gobanapp.ui.accessibility import interfaces
from gobanapp.ui.help.guide_dialog import GuideDialog
from gobanapp.ui.match.archive_dialog import ArchiveDialog
from gobanapp.ui.match.new_game.nigiri_dialog import NigiriDialog
from gobanapp.ui.match.result_sheet.result_sheet_dialog import ResultSheetDialog
from gobanapp.ui.preferences.board_and_stones_dialog import BoardAndStonesDialog
from gobanapp.ui.preferences.preferences_window import PreferencesWindow
from gobanapp.ui.print.export_dialog import ExportDialog
from gobanapp.ui.print.print_dialog import PrintDialog
from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog
from gobanapp.ui.record.file.file_problems_dialog import ReportDialog
from gobanapp.ui.record.game_info_dialog import GameInformationDialog
from gobanapp.ui.record.games.file_games_dialog import GamesDialog
from gobanapp.ui.record.games.game_list_dialog import GameListDialog
from gobanapp.ui.study.practice_dialog import PracticeDialog
from gobanapp.ui.widgets.appearance import SPACE
from gobanapp.ui.widgets.plain_text import MessageBox
from gobanapp.ui.widgets.progress_dialog import ProgressDialog
from gobanapp.ui.widgets.window_geometry import moved_into
from gobanapp.ui.window.recovery_dialog import RecoveryDialog
from gobanapp.ui.window.shortcuts.shortcuts_dialog import ShortcutsDialog
from tests.ui.accessibility.names import nameless, reached
from tests.ui.clipping import place
from tests.ui.every_dialog import DIALOGS
from tests.ui.mnemonics import doubled, mnemonics

ASK_NOTHING = {GameListDialog, MessageBox}
"""Only what others are made of."""
ENTER_DOES_NOTHING = {GuideDialog, NigiriDialog, ReportDialog, ShortcutsDialog, ProgressDialog}
"""It would guess for somebody, or end what is not at its end; in others it is for the lines."""
NOT_NAMED = {RecoveryDialog, ProgressDialog}
"""A message has no title on a Mac, and here none at all; the bar has that of its window."""
SIZE_GROUPS = {
    ArchiveDialog: "PlayedGamesDialog",
    BoardAndStonesDialog: "BoardAndStonesDialog",
    ExportDialog: "ExportDialog",
    GameInformationDialog: "GameInformationDialog",
    GamesDialog: "GamesDialog",
    GuideDialog: "GuideDialog",
    PracticeDialog: "PracticeDialog",
    PreferencesWindow: "PreferencesWindow",
    PrintDialog: "PrintDialog",
    RecoveryDialog: "RecoveryDialog",
    ReportDialog: "ReportDialog",
    ResultSheetDialog: "ResultSlipDialog",
    ShortcutsDialog: "ShortcutsDialog",
    TextEncodingDialog: "TextEncodingDialog",
}
"""The groups in which users already have the sizes: they stay whatever becomes of the classes."""
SMALL_WORDS = {"a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "the"}

FIELDS = (
    QLineEdit,
    QAbstractSpinBox,
    QComboBox,
    QAbstractItemView,
    QPlainTextEdit,
    QSlider,
    QAbstractButton,
)


@pytest.fixture(scope="module", autouse=True)
def _accessible(qapp):
    interfaces.install()


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


def left_sizes():
    """The sizes that are kept for the next time, by their groups."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    kept = QSettings(f"{folder}/dialogs.ini", QSettings.Format.IniFormat)
    return {group: kept.value(f"{group}/size") for group in kept.childGroups()}


def seen(dialog, *kinds):
    return [w for kind in kinds for w in dialog.findChildren(kind) if w.isVisible()]


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


def seen_places(before, after, dialog):
    """Return where both fields stand; for one that is scrolled alone, where its area does.

    What an area has no room for is not where the eye sees it, but behind the edge.
    """
    areas = scroll_area(before), scroll_area(after)
    if areas[0] is not areas[1]:
        before, after = areas[0] or before, areas[1] or after
    return place(before, dialog), place(after, dialog)


def scroll_area(field):
    """Return the area in which ``field`` is scrolled, None if it is not."""
    parent = field.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def test_every_dialog_is_in_the_list():
    for module in pkgutil.walk_packages(gobanapp.ui.__path__, "gobanapp.ui."):
        importlib.import_module(module.name)
    assert set(own_dialogs()) - ASK_NOTHING == set(DIALOGS)


def test_dialogs(opened, subtests):
    """Each opened once, over one window, for all that is asked of it; what closes it comes last."""
    for kind in DIALOGS:
        dialog = opened(kind)
        check_open(dialog, kind, subtests)
        with subtests.test(f"{kind.__name__} opens again as large as it was left"):
            is_fixed = dialog.layout().sizeConstraint() is QLayout.SizeConstraint.SetFixedSize
            if not is_fixed and not isinstance(dialog, QMessageBox):
                before = left_sizes()
                dialog.resize(dialog.size() - QSize(24, 16))
                left = dialog.size()
                dialog.close()
                dialog = opened(kind)
                assert dialog.size() == left.expandedTo(room_for_words(dialog))
                kept = {SIZE_GROUPS[kind]: left} if kind is not ProgressDialog else {}
                assert not before.keys() & kept.keys()
                assert left_sizes() == before | kept
            else:
                assert kind not in SIZE_GROUPS
        with subtests.test(f"Escape gives {kind.__name__} up"):
            QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Escape)
            if kind is ProgressDialog:
                assert dialog.is_cancelled  # it stays until the work has ended
            else:
                assert not dialog.isVisible()
                assert dialog.result() != QDialog.DialogCode.Accepted
        dialog.hide()


def room_for_words(dialog):
    """The size in which no line of text is hidden."""
    layout = dialog.layout()
    height = layout.totalMinimumHeightForWidth(dialog.width()) if layout.hasHeightForWidth() else 0
    return QSize(0, height)


def check_open(dialog, kind, subtests):
    for check in (
        has_a_title_in_title_case,
        has_one_button_for_enter_at_most,
        has_buttons_called_by_what_they_do,
        uses_each_mnemonic_once,
        has_names_for_all_that_takes_the_focus,
        has_words_for_buttons_with_only_a_sign,
        has_a_tab_order_as_the_eye_goes,
        keeps_numbers_clear_of_the_edge,
        has_the_focus_in_its_first_field,
        is_on_the_screen_as_a_whole,
    ):
        with subtests.test(f"{kind.__name__} {check.__name__}"):
            check(dialog)


def has_a_title_in_title_case(dialog):
    if type(dialog) in NOT_NAMED:
        return
    title = dialog.windowTitle().partition(" in some.sgf")[0]
    assert title
    words = title.split()
    wrong = [word for word in words[1:] if word not in SMALL_WORDS and word[0].islower()]
    assert not wrong
    assert words[0][0].isupper()


def has_one_button_for_enter_at_most(dialog):
    defaults = [button for button in seen(dialog, QPushButton) if button.isDefault()]
    expected = type(dialog) not in ENTER_DOES_NOTHING
    assert len(defaults) == expected, [button.text() for button in defaults]


def has_buttons_called_by_what_they_do(dialog):
    texts = {button.text().replace("&", "") for button in seen(dialog, QPushButton)}
    assert not texts & {"OK", "Ok", "Yes", "No", "Apply", "Submit"}


def uses_each_mnemonic_once(dialog):
    assert doubled(mnemonics(dialog)) == []


def has_names_for_all_that_takes_the_focus(dialog):
    assert reached(dialog) or isinstance(dialog, ProgressDialog)
    assert nameless(dialog) == []


def has_words_for_buttons_with_only_a_sign(dialog):
    for button in seen(dialog, QAbstractButton):
        if not button.text():
            assert button.toolTip() or button.accessibleName(), button


def has_a_tab_order_as_the_eye_goes(dialog):
    way = chain(dialog)
    # A group of radio buttons is one stop, and Qt's own parts of a field are none of ours.
    for before, after in itertools.pairwise(way):
        one, other = seen_places(before, after, dialog)
        overlap = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
        if overlap > min(one.height(), other.height()) // 2:
            assert other.left() >= one.left(), (before, after)
        else:
            is_below = other.center().y() > one.center().y()
            assert is_below or other.left() >= one.right(), (before, after)


def keeps_numbers_clear_of_the_edge(dialog):
    """As other text does."""
    for number in dialog.findChildren(QAbstractSpinBox):
        if number.alignment() & Qt.AlignmentFlag.AlignLeft:
            assert number.lineEdit().textMargins().left() == SPACE


def has_the_focus_in_its_first_field(dialog):
    focus = QApplication.focusWidget()
    assert focus is not None
    assert dialog.isAncestorOf(focus)
    assert not isinstance(focus, QScrollArea)
    if isinstance(focus, QPushButton):
        assert not seen(dialog, QLineEdit, QComboBox, QAbstractItemView), focus.text()


def is_on_the_screen_as_a_whole(dialog):
    screen = dialog.screen().availableGeometry()
    assert screen.contains(dialog.frameGeometry()), dialog.frameGeometry()


def test_a_moved_dialog_keeps_its_offset_from_its_window(opened):
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
def test_a_window_outside_the_screen_is_moved_into_it(left, put):
    assert moved_into(left, QRect(0, 0, 2000, 1000)) == put


def test_a_dialog_larger_than_the_screen_is_made_smaller(opened):
    dialog = opened(PrintDialog)
    dialog.resize(5000, 5000)
    dialog.close()
    again = opened(PrintDialog)
    room = again.screen().availableGeometry()
    assert room.contains(again.frameGeometry())
