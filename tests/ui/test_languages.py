"""Every menu, panel and dialog in every language: no word is cut, no letter leads to two.

By default in the language that is made up, whose words are longer than those of any.
"""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QMenu, QMessageBox

from gobanapp.session.session import Session
from gobanapp.session.tool_choice import EditTool
from gobanapp.storage.document_file import read_document
from gobanapp.storage.settings import Settings
from gobanapp.storage.window_layout import WindowLayout
from gobanapp.ui.match.new_game.new_game_dialog import NewGameDialog
from gobanapp.ui.window.main_window import MainWindow
from tests.ui.clipping import clipped
from tests.ui.conftest import LARGE, _forget_work
from tests.ui.every_dialog import DIALOGS
from tests.ui.lookup import press
from tests.ui.mnemonics import doubled, mnemonic, mnemonics


@pytest.fixture
def window(qtbot, tmp_path, type_size, language):
    record = read_document(b"(;SZ[9]PB[Ann]PW[Ben];B[ee];W[cc];B[gg])", Path("a.sgf"), None)
    window = MainWindow(Session(record), Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(window, before_close_func=_forget_work)
    window.resize(1180, 900)
    window.show()
    yield window
    QThreadPool.globalInstance().waitForDone()


def test_dialogs(window, tmp_path, subtests):
    for kind, make in DIALOGS.items():
        dialog = make(window, tmp_path)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.show()
        QApplication.processEvents()
        with subtests.test(kind.__name__):
            assert dialog.windowTitle() or isinstance(dialog, QMessageBox)
            assert clipped(dialog) == []
            assert doubled(mnemonics(dialog)) == []
        QThreadPool.globalInstance().waitForDone()  # previews are drawn on threads
        dialog.close()


@pytest.mark.parametrize("type_size", [LARGE], indirect=True)
def test_a_new_game_with_all_its_fields(window, tmp_path):
    dialog = DIALOGS[NewGameDialog](window, tmp_path)
    dialog.show()
    press(dialog, "change-rules")
    press(dialog, "more")
    assert doubled(mnemonics(dialog)) == []


def menus(window: MainWindow):
    yield "menu bar", window.menuBar().actions()
    for menu in window.findChildren(QMenu):
        yield menu.title(), menu.actions()


@pytest.mark.parametrize("type_size", [LARGE], indirect=True)
def test_menus_and_panels(window):
    faults = []
    assert len([*menus(window)]) > 12
    for title, actions in menus(window):
        found = Counter(mnemonic(action.text()) for action in actions)
        del found[""]
        faults += [f"{title}: {one} twice" for one in doubled(found)]
    for name in panels(window):
        QApplication.processEvents()
        for top in QApplication.topLevelWidgets():
            if top.isVisible() and not isinstance(top, QDialog | QMenu | QComboBox):
                faults += [f"{name}: {fault}" for fault in clipped(top, signs=False)]
        faults += [f"{name}: Alt+{one} twice" for one in doubled(mnemonics(window))]
    assert faults == []


def panels(window: MainWindow):
    """Yield the name of each thing that takes the panel or the foot of the window, when it has."""
    session, classroom = window.session, window.components.board_modes
    yield "study"
    for layout in WindowLayout:
        window.components.views.set_layout(layout)
        yield layout.value
    window.components.views.set_layout(WindowLayout.STANDARD)
    session.choose_edit_tool(EditTool.MARK)
    yield "mark"
    session.choose_edit_tool(EditTool.PLAY)
    classroom.learn.show_lessons()
    yield "lessons"
    window.components.side_panel.mode.end()
    classroom.teaching.toggle_guessing()
    yield "guessing"
    classroom.teaching.toggle_guessing()
    classroom.teaching.toggle_presentation()
    yield "presentation"
    classroom.teaching.toggle_presentation()
    window.components.estimates.toggle()
    yield "estimate"
    window.components.estimates.toggle()
    window.components.find_bar.begin()
    yield "find"
    session.apply(session.game_end.begin_count)
    yield "count"
    window.components.side_panel.demonstrate()
    yield "demonstration"
    window.components.side_panel.mode.end()
