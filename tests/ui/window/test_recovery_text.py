"""The English words of the question after a crash."""

import re

from PySide6.QtWidgets import QMessageBox

from gobanapp.ui.window.recovery_dialog import RecoveryDialog
from tests.ui.lookup import find
from tests.ui.window.test_recovery_dialog import left


def test_what_is_asked(qtbot):
    dialog = RecoveryDialog([left(), left(is_whole=False)])
    qtbot.addWidget(dialog)
    assert dialog.text() == "gobanapp closed before everything was saved"
    whole, damaged = dialog.informativeText().split("\n")
    assert re.fullmatch(r"•  some\.sgf \(Ann – Ben\), move 1, .*[^d]", whole)
    assert damaged == f"{whole}; the last actions could not be recovered"
    words = [find(dialog, name).text() for name in ("restore", "later", "discard")]
    assert words == ["&Restore", "&Later", "&Discard"]


def test_what_is_confirmed(qtbot, monkeypatch):
    dialog = RecoveryDialog([left()])
    qtbot.addWidget(dialog)
    said = []

    def discard(box):
        said.append(box.text())
        for button in box.buttons():
            if button.objectName() in {"discard", "accept"}:
                button.click()

    monkeypatch.setattr(QMessageBox, "exec", discard)
    assert dialog.ask() is RecoveryDialog.Choice.THROW_AWAY
    assert said == ["gobanapp closed before everything was saved", "Discard these games?"]
