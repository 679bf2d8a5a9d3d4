"""What the menus print, export and copy, through the window."""

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gobanapp.rules.color import ByColor
from gobanapp.ui.printing.export_dialog import ExportDialog
from gobanapp.ui.printing.print_dialog import PrintDialog


def item(table, text):
    actions = table.window.findChildren(QAction)
    (action,) = (each for each in actions if each.text().replace("&", "") == text)
    return action


@pytest.mark.parametrize(("text", "kind"), [("Print…", PrintDialog), ("Export…", ExportDialog)])
def test_the_menu_opens_the_dialog_and_escape_closes_it(table, qtbot, text, kind):
    table = table(columns=9, rows=9)
    table.click("C3 D4")
    item(table, text).trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, kind)
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QThreadPool.globalInstance().waitForDone()
    assert QApplication.activeModalWidget() is None


def test_a_window_can_be_closed_while_pages_are_shown(table):
    table = table(columns=9, rows=9)
    item(table, "Print…").trigger()
    table.session.record.mark_saved(None, None)
    table.window.close()
    QThreadPool.globalInstance().waitForDone()
    assert not table.window.isVisible()


def test_an_export_is_called_after_the_players(table):
    table = table(columns=9, rows=9, names=ByColor("Ann", "Ben"))
    assert table.window.parts.classroom.prints._exports().name == "Ann - Ben"


def test_the_folder_of_the_last_export_is_remembered(table, tmp_path):
    exports = table()
    exporting = exports.window.parts.classroom.prints._exports()
    exporting._folder = tmp_path
    assert exports.window.parts.classroom.prints._exports()._folder == tmp_path
