"""Print, export and copy commands, through the window."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from gobanapp.rules.color import ByColor
from gobanapp.ui.print.export_dialog import ExportDialog
from gobanapp.ui.print.print_dialog import PrintDialog
from tests.ui.lookup import answer, find, press, trigger


@pytest.mark.parametrize(("name", "kind"), [("print", PrintDialog), ("export", ExportDialog)])
def test_the_menu_opens_the_dialog_and_escape_closes_it(table, qtbot, name, kind):
    table = table(columns=9, rows=9)
    table.click("C3 D4")
    trigger(table.window, name)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, kind)
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QThreadPool.globalInstance().waitForDone()
    assert QApplication.activeModalWidget() is None


def test_a_window_can_be_closed_while_pages_are_shown(table):
    table = table(columns=9, rows=9)
    trigger(table.window, "print")
    table.session.document.mark_saved(None, None)
    table.window.close()
    QThreadPool.globalInstance().waitForDone()
    assert not table.window.isVisible()


def export(table, act):
    """Export the board, and do ``act`` with the dialog that asks for the file."""
    trigger(table.window, "export")
    dialog = QApplication.activeModalWidget()
    answer(QFileDialog, act)
    press(dialog, "save")
    dialog.close()
    QApplication.processEvents()
    QThreadPool.globalInstance().waitForDone()


def test_an_export_is_called_after_the_players_and_its_folder_remembered(table, tmp_path):
    table = table(columns=9, rows=9, names=ByColor("Ann", "Ben"))
    proposed = []

    def save_there(dialog):
        proposed.extend(dialog.selectedFiles())
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile("board.png")
        dialog.accept()

    def give_up(dialog):
        proposed.append(dialog.directory().path())
        dialog.reject()

    export(table, save_there)
    assert (tmp_path / "board.png").is_file()
    export(table, give_up)
    first, folder = proposed
    assert Path(first).name == "Ann - Ben.png"
    assert Path(folder) == tmp_path


def test_saving_and_copying_are_confirmed(table, tmp_path):
    table = table(columns=9, rows=9)
    table.click("C3 D4")
    bar = table.window.statusBar()

    def told_by(act):
        bar.clearMessage()
        act()
        return bar.currentMessage()

    copied = [
        told_by(lambda name=name: trigger(table.window, name))
        for name in ("copy-picture", "copy-text", "copy")
    ]
    assert all(copied)
    assert len(set(copied)) == 3

    def save_there(dialog):
        dialog.selectFile(str(tmp_path / "board.png"))
        dialog.accept()

    assert "board.png" in told_by(lambda: export(table, save_there))


def test_a_saved_pdf_is_confirmed(table, qtbot, tmp_path):
    table = table(columns=9, rows=9)
    table.click("C3 D4")
    trigger(table.window, "print")
    dialog = QApplication.activeModalWidget()
    save = find(dialog, "save-pdf", QPushButton)
    qtbot.waitUntil(save.isEnabled)

    def save_there(chosen):
        chosen.selectFile(str(tmp_path / "game.pdf"))
        chosen.accept()

    answer(QFileDialog, save_there)
    press(dialog, "save-pdf")
    assert "game.pdf" in table.window.statusBar().currentMessage()
    QThreadPool.globalInstance().waitForDone()
