"""What the program asks after a crash."""

from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from gobanapp.rules.point import Point
from gobanapp.ui.dialogs.recovery import RecoveryDialog
from gobanapp.ui.files.record_file import read_record

Choice = RecoveryDialog.Choice


def left(path=Path("some.sgf"), is_whole=True):
    record = read_record(b"(;SZ[9]PB[Ann]PW[Ben])", path, None, "utf-8")
    record.game.play(Point.parse("E5"))
    when = datetime(2001, 2, 3, 4, 5, tzinfo=UTC)
    return SimpleNamespace(record=record, when=when, is_whole=is_whole)


def press(texts):
    """Press the buttons with these texts in the boxes that open, one after the other."""
    waiting = list(texts)

    def look():
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            text = waiting.pop(0)
            next(b for b in box.buttons() if b.text().replace("&", "") == text).click()
        if waiting:
            QTimer.singleShot(20, look)

    QTimer.singleShot(0, look)


@pytest.mark.parametrize(
    ("buttons", "choice"),
    [
        (["Restore"], Choice.RESTORE),
        (["Later"], Choice.LATER),
        (["Throw Away", "Throw Away"], Choice.THROW_AWAY),
        (["Throw Away", "Cancel"], Choice.LATER),
    ],
)
def test_what_is_asked_is_done(qtbot, buttons, choice):
    dialog = RecoveryDialog([left()])
    qtbot.addWidget(dialog)
    press(buttons)
    assert dialog.ask() is choice


def test_escape_throws_nothing_away(qtbot):
    dialog = RecoveryDialog([left()])
    qtbot.addWidget(dialog)
    QTimer.singleShot(50, dialog.reject)
    assert dialog.ask() is Choice.LATER


def test_it_names_what_was_left(qtbot):
    dialog = RecoveryDialog([left(), left(None), left(is_whole=False)])
    qtbot.addWidget(dialog)
    first, second, third = dialog.informativeText().split("\n")
    assert "some.sgf (Ann – Ben), move 1" in first
    assert "some.sgf" not in second
    assert "could not be read" not in second
    assert "could not be read" in third


def test_a_long_list_is_cut(qtbot):
    dialog = RecoveryDialog([left() for _ in range(20)])
    qtbot.addWidget(dialog)
    lines = dialog.informativeText().split("\n")
    assert len(lines) == 9
    assert "12" in lines[-1]
