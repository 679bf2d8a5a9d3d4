"""The guide in its window: pages, links, pictures, words that are found."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage
from PySide6.QtTest import QTest

from gobanapp.ui.guide.guide_dialog import GuideDialog

CONTENTS = """# The guide

[Counting](counting.md), [gone](gone.md), [elsewhere](https://example.org/)

![A picture](wide.png)
"""
COUNTING = "# Counting\n\ndame, seki\n\nand dame again\n"


@pytest.fixture
def guide(qtbot, tmp_path):
    (tmp_path / "README.md").write_text(CONTENTS, "utf-8")
    (tmp_path / "counting.md").write_text(COUNTING, "utf-8")
    picture = QImage(2000, 500, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    picture.save(str(tmp_path / "wide.png"))
    dialog = GuideDialog(None, tmp_path / "README.md")
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def shown(dialog):
    return dialog._pages.toPlainText().partition("\n")[0]


def follow(dialog, name):
    dialog._pages.anchorClicked.emit(QUrl(name))


def test_it_begins_with_its_contents(guide):
    assert shown(guide) == "The guide"
    assert not guide._back.isEnabled()
    assert guide._pages.hasFocus()


def test_a_link_is_followed_by_the_keyboard_and_back(guide):
    QTest.keyClick(guide._pages, Qt.Key.Key_Tab)
    QTest.keyClick(guide._pages, Qt.Key.Key_Return)
    assert shown(guide) == "Counting"
    guide._back.click()
    assert shown(guide) == "The guide"
    follow(guide, "counting.md")
    guide._all.click()
    assert shown(guide) == "The guide"


def test_a_page_that_is_missing_is_told_and_the_one_before_stays(guide):
    follow(guide, "gone.md")
    assert shown(guide) == "The guide"
    assert guide._told.text() == "The page gone.md is not here."
    follow(guide, "counting.md")
    assert guide._told.text() == ""


def test_the_web_is_left_to_the_system(guide, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    follow(guide, "https://example.org/")
    assert opened == [QUrl("https://example.org/")]
    assert shown(guide) == "The guide"


def test_a_wide_picture_is_made_as_wide_as_there_is_room_for(guide):
    picture = guide._pages.loadResource(2, QUrl("wide.png"))
    assert picture.width() == 84 * 8 * guide.devicePixelRatio()
    assert picture.pixelColor(0, 0) == Qt.GlobalColor.red
    assert guide._pages.document().idealWidth() < guide._pages.width()


def test_words_are_found_one_after_the_other_and_from_the_beginning_again(guide):
    follow(guide, "counting.md")
    guide._find.setText("dame")
    found = []
    for _ in range(3):
        QTest.keyClick(guide._find, Qt.Key.Key_Return)
        found.append(guide._pages.textCursor().selectionStart())
    assert found[0] == found[2] < found[1]
    guide._find.setText("joseki")
    QTest.keyClick(guide._find, Qt.Key.Key_Return)
    assert guide._told.text() == "Not on this page."


def test_the_menu_opens_it_once(table):
    window = table().window
    for _ in range(2):
        window.show_guide()
    (guide,) = window.findChildren(GuideDialog)
    assert guide.isVisible()
    assert guide._pages.accessibleName()


def test_there_is_no_hole_below_a_picture(guide):
    block = guide._pages.document().findBlockByNumber(2)
    assert block.text() == "\N{OBJECT REPLACEMENT CHARACTER}"
    assert block.blockFormat().lineHeight() == 0  # the usual


def test_lines_have_air_between_them_also_when_one_comes_back(guide):
    def heights():
        block = guide._pages.document().begin().next()
        return block.blockFormat().lineHeight()

    follow(guide, "counting.md")
    guide._back.click()
    assert heights() == 125
