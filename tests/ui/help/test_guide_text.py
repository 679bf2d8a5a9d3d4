"""The English words of the guide's window."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from gobanapp.ui.help.guide_dialog import GuideDialog, GuidePages
from tests.ui.lookup import find


def test_a_search_without_a_match_is_reported(qtbot, tmp_path):
    page = tmp_path / "README.md"
    page.write_text("# The guide", "utf-8")
    dialog = GuideDialog(None, page)
    qtbot.addWidget(dialog)
    message = find(dialog, "message", QLabel)
    find(dialog, "page", GuidePages).anchorClicked.emit(QUrl("gone.md"))
    assert message.text() == "The page gone.md does not exist."
    line = find(dialog, "find", QLineEdit)
    line.setText("joseki")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert message.text() == "Not found on this page."
