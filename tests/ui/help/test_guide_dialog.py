"""The guide."""

import re

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from gobanapp.resources import document_path
from gobanapp.ui.help.guide_dialog import GuideDialog, GuidePages, heading_anchor
from tests.ui.lookup import find, press

CONTENTS = """# The guide

[Counting](counting.md), [gone](gone.md), [elsewhere](https://example.org/)

![A picture](wide.png)
"""
SEATS = f"""# Seats

[Down](#how-the-board-lies-really), [not there](#nowhere)

{"Words. " * 2000}

## How the board *lies*, really

{"Words. " * 2000}

[Up](#seats), [contents](README.md), [more](by-hand.md#the-count-by-hand)
"""
COUNTING = "# Counting\n\ndame, seki\n\nand dame again\n"
BY_HAND = "\n" + "Words. " * 3000 + "\n\n## The count by `hand`\n\n" + "Words. " * 3000


@pytest.fixture
def guide(qtbot, tmp_path):
    (tmp_path / "README.md").write_text(CONTENTS, "utf-8")
    (tmp_path / "counting.md").write_text(COUNTING, "utf-8")
    (tmp_path / "seats.md").write_text(SEATS, "utf-8")
    (tmp_path / "by-hand.md").write_text(COUNTING + BY_HAND, "utf-8")
    picture = QImage(2000, 500, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    picture.save(str(tmp_path / "wide.png"))
    dialog = GuideDialog(None, tmp_path / "README.md")
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def test_the_field_has_room_for_what_it_is_for(qtbot, type_size, language):
    dialog = GuideDialog(None)
    qtbot.addWidget(dialog)
    dialog.show()
    field = find(dialog, "find", QLineEdit)
    words = field.fontMetrics().horizontalAdvance(field.placeholderText())
    assert words < field.contentsRect().width()


def pages_of(dialog):
    return find(dialog, "page", GuidePages)


def message(dialog):
    return find(dialog, "message", QLabel).text()


def shown(dialog):
    return pages_of(dialog).toPlainText().partition("\n")[0]


def follow(dialog, name):
    pages_of(dialog).anchorClicked.emit(QUrl(name))


def test_the_guide_opens_at_its_contents(guide):
    assert shown(guide) == "The guide"
    assert not find(guide, "back").isEnabled()
    assert pages_of(guide).hasFocus()


def test_a_link_is_followed_by_the_keyboard_and_back(guide):
    QTest.keyClick(pages_of(guide), Qt.Key.Key_Tab)
    QTest.keyClick(pages_of(guide), Qt.Key.Key_Return)
    assert shown(guide) == "Counting"
    press(guide, "back")
    assert shown(guide) == "The guide"
    follow(guide, "counting.md")
    press(guide, "contents")
    assert shown(guide) == "The guide"


def test_a_missing_page_is_reported_and_the_previous_one_stays(guide):
    follow(guide, "gone.md")
    assert shown(guide) == "The guide"
    assert "gone.md" in message(guide)
    follow(guide, "counting.md")
    assert message(guide) == ""


def test_the_web_is_left_to_the_system(guide, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    follow(guide, "https://example.org/")
    assert opened == [QUrl("https://example.org/")]
    assert shown(guide) == "The guide"


def test_a_wide_picture_is_made_as_wide_as_there_is_room_for(guide):
    picture = pages_of(guide).loadResource(2, QUrl("wide.png"))
    assert picture.width() == 84 * 8 * guide.devicePixelRatio()
    assert picture.pixelColor(0, 0) == Qt.GlobalColor.red
    assert pages_of(guide).document().idealWidth() < pages_of(guide).width()


def test_words_are_found_one_after_the_other_and_from_the_beginning_again(guide):
    follow(guide, "counting.md")
    line = find(guide, "find", QLineEdit)
    line.setText("dame")
    found = []
    for _ in range(3):
        QTest.keyClick(line, Qt.Key.Key_Return)
        found.append(pages_of(guide).textCursor().selectionStart())
    assert found[0] == found[2] < found[1]
    assert message(guide) == ""
    line.setText("joseki")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert message(guide)


def test_the_menu_opens_it_once(table):
    window = table().window
    for _ in range(2):
        window.show_guide()
    (guide,) = window.findChildren(GuideDialog)
    assert guide.isVisible()
    assert pages_of(guide).accessibleName()


def test_a_picture_has_no_gap_below_it(guide):
    block = pages_of(guide).document().findBlockByNumber(2)
    assert block.text() == "\N{OBJECT REPLACEMENT CHARACTER}"
    assert block.blockFormat().lineHeight() == 0  # the usual


def test_line_spacing_is_kept_after_going_back(guide):
    def heights():
        block = pages_of(guide).document().begin().next()
        return block.blockFormat().lineHeight()

    follow(guide, "counting.md")
    press(guide, "back")
    assert heights() == 125


def click_link(dialog, words):
    """Click on a link, by its words; return how far down the page was by then."""
    pages = pages_of(dialog)
    pages.moveCursor(QTextCursor.MoveOperation.Start)
    assert pages.find(words)
    place = pages.cursorRect().center() - QPoint(10, 0)  # the cursor stands behind the words
    scrolled = pages.verticalScrollBar().value()
    QTest.mouseClick(pages.viewport(), Qt.MouseButton.LeftButton, pos=place)
    return scrolled


def at_top(dialog):
    """The first words that are in view, below the margin of the page."""
    return pages_of(dialog).cursorForPosition(QPoint(30, 12)).block().text()


def test_links_to_headings_and_back_scroll_to_their_places(guide):
    follow(guide, "seats.md")
    click_link(guide, "Down")
    assert at_top(guide) == "How the board lies, really"
    bar = pages_of(guide).verticalScrollBar()
    assert 0 < bar.value() < bar.maximum()
    left = click_link(guide, "more")
    assert (shown(guide), at_top(guide)) == ("Counting", "The count by hand")
    press(guide, "back")
    assert (shown(guide), bar.value()) == ("Seats", left)
    click_link(guide, "Up")
    assert at_top(guide) == "Seats"


def test_a_heading_that_is_missing_leaves_the_page_at_its_beginning(guide):
    follow(guide, "seats.md#nowhere")
    assert at_top(guide) == "Seats"
    assert pages_of(guide).verticalScrollBar().value() == 0


def test_each_heading_that_the_guide_links_to_is_found(guide):
    """Where they are is in the documents' own tests; here, that Qt reads them as these do."""
    here = document_path("guide", "README.md").parent.parent
    links = {
        (page.parent / file if file else page, name)
        for page in here.glob("**/*.md")
        for file, name in re.findall(r"\]\(([^):#]*)#([^)]*)\)", page.read_text("utf-8"))
    }
    assert links
    for page, name in sorted(links):
        follow(guide, f"{QUrl.fromLocalFile(str(page.resolve())).toString()}#{name}")
        assert heading_anchor(at_top(guide)) == name or not is_room_below(guide), (page, name)


def is_room_below(dialog):
    bar = pages_of(dialog).verticalScrollBar()
    return bar.value() < bar.maximum()
