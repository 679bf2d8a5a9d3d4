"""The English words of the question after a crash."""

import re

from PySide6.QtWidgets import QLabel, QListWidget, QMessageBox

from gobanapp.ui.window.recovery_dialog import RecoveryDialog
from tests.ui.lookup import answer, find, press
from tests.ui.window.test_recovery_dialog import left


def test_the_recovery_question(qtbot):
    dialog = RecoveryDialog([left(), left(is_whole=False)])
    qtbot.addWidget(dialog)
    heading, note = (find(dialog, name, QLabel).text() for name in ("heading", "note"))
    assert heading == "gobanapp closed before everything was saved"
    assert note == "Unchecked games are offered again at the next start."
    games = find(dialog, "recovered", QListWidget)
    whole, damaged = (games.item(row).text() for row in range(2))
    assert re.fullmatch(
        r"some\.sgf \(Ann 5d – Ben\)\nClub cup\nmove 1 · 2001-02-0\d, .*[^d]", whole
    )
    assert damaged == f"{whole}; the last actions could not be recovered"
    words = [find(dialog, name).text() for name in ("restore", "later", "discard")]
    assert words == ["&Restore", "&Later", "&Discard"]


def test_the_question_before_discarding(qtbot):
    dialog = RecoveryDialog([left(), left()])
    qtbot.addWidget(dialog)
    said = []

    def discard(box):
        answer(QMessageBox, confirm, "discard-recovered")
        press(box, "discard")

    def confirm(box):
        said.append(box.text())
        press(box, "accept")

    answer(RecoveryDialog, discard, "recovery")
    assert dialog.ask() is RecoveryDialog.Choice.THROW_AWAY
    assert said == ["Discard 2 games?"]
