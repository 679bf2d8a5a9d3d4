"""What the program asks after a crash."""

from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from gobanapp.rules.point import Point
from gobanapp.storage.document_file import read_document
from gobanapp.ui.window.recovery_dialog import RecoveryDialog
from tests.ui.lookup import answer, press

Choice = RecoveryDialog.Choice


def left(path=Path("some.sgf"), is_whole=True):
    record = read_document(b"(;SZ[9]PB[Ann]PW[Ben])", path, None, "utf-8")
    record.game.play(Point.parse("E5"))
    when = datetime(2001, 2, 3, 4, 5, tzinfo=UTC)
    return SimpleNamespace(document=record, when=when, is_whole=is_whole)


@pytest.mark.parametrize(
    ("button", "confirmation", "choice"),
    [
        ("restore", None, Choice.RESTORE),
        ("later", None, Choice.LATER),
        ("discard", "accept", Choice.THROW_AWAY),
        ("discard", "cancel", Choice.LATER),
    ],
)
def test_what_is_asked_is_done(qtbot, button, confirmation, choice):
    dialog = RecoveryDialog([left()])
    qtbot.addWidget(dialog)
    confirmed = []

    def press_button(box):
        if confirmation is not None:
            answer(QMessageBox, confirm, "discard-recovered")
        press(box, button)

    def confirm(box):
        confirmed.append(confirmation)
        press(box, confirmation)

    answer(QMessageBox, press_button, "recovery")
    assert dialog.ask() is choice
    assert confirmed == ([] if confirmation is None else [confirmation])


def test_escape_throws_nothing_away(qtbot):
    dialog = RecoveryDialog([left()])
    qtbot.addWidget(dialog)
    answer(QMessageBox, lambda box: QTest.keyClick(box, Qt.Key.Key_Escape), "recovery")
    assert dialog.ask() is Choice.LATER


def test_it_names_what_was_left(qtbot):
    dialog = RecoveryDialog([left(), left(None), left(is_whole=False)])
    qtbot.addWidget(dialog)
    first, second, third = dialog.informativeText().split("\n")
    assert "some.sgf (Ann – Ben)" in first
    assert "1" in first
    assert "Ann – Ben" in second
    assert "some.sgf" not in second
    assert second == first.replace("some.sgf (Ann – Ben)", "Ann – Ben")
    assert third.startswith(first)
    assert third != first


def test_a_long_list_is_cut(qtbot):
    dialog = RecoveryDialog([left() for _ in range(20)])
    qtbot.addWidget(dialog)
    lines = dialog.informativeText().split("\n")
    assert len(lines) == 9
    assert "12" in lines[-1]
