"""Small dialogs that ask."""

from PySide6.QtWidgets import QDialogButtonBox, QInputDialog, QPushButton, QWidget

from gobanapp.ui.widgets.dialogs import get_int, get_text
from tests.ui.lookup import answer, press_standard

NUMBER = ("A title", "A label:", "Take It")


def go(dialog):
    press_standard(dialog, QDialogButtonBox.StandardButton.Ok)


def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_a_number(qtbot):
    where = window(qtbot)

    seen = []

    def give(dialog):
        seen.append(dialog.windowTitle())
        seen.append((dialog.intMinimum(), dialog.intValue(), dialog.intMaximum()))
        seen.extend(b.text() for b in dialog.findChildren(QPushButton) if b.isDefault())
        dialog.setIntValue(8)
        go(dialog)

    answer(QInputDialog, give)
    assert get_int(where, *NUMBER, value=7, low=1, high=9) == 8
    assert seen == ["A title", (1, 7, 9), "Take It"]


def test_a_text(qtbot):
    where = window(qtbot)
    answer(QInputDialog, go)
    assert get_text(where, *NUMBER, "as it was") == "as it was"


def test_a_cancelled_dialog_returns_none(qtbot):
    where = window(qtbot)
    answer(QInputDialog, QInputDialog.reject)
    assert get_text(where, *NUMBER, "as it was") is None
    answer(QInputDialog, QInputDialog.reject)
    assert get_int(where, *NUMBER, value=7, low=1, high=9) is None
