"""Choosing the encoding of a file's text by what comes out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QLabel, QListWidget, QPlainTextEdit

from gobanapp.ui.dialogs import text_encoding
from gobanapp.ui.dialogs.text_encoding import TextEncodingDialog

TEXT = "(;PB[Петров]PW[Ann]C[Черные выиграли];B[aa]C[Хороший ход])"
RUSSIAN = TEXT.encode("cp1251")
Key = Qt.Key


@pytest.fixture
def opened(qtbot):
    def open_dialog(data=RUSSIAN, current="cp1251"):
        dialog = TextEncodingDialog(data, current)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    return open_dialog


def encodings(dialog):
    return dialog.findChild(QListWidget)


def choose(dialog, name):
    (item,) = encodings(dialog).findItems(name, Qt.MatchFlag.MatchStartsWith)
    encodings(dialog).setCurrentItem(item)


def preview(dialog):
    return dialog.findChild(QPlainTextEdit).toPlainText().splitlines()


def note(dialog):
    (label,) = (found for found in dialog.findChildren(QLabel) if found.wordWrap())
    return label.text()


def test_the_cursor_is_on_the_one_in_use(opened):
    dialog = opened()
    item = encodings(dialog).currentItem()
    assert item.text() == "Cyrillic (Windows-1251) · in use"
    assert dialog.chosen() == "cp1251"
    assert preview(dialog) == [
        "Black: Петров",
        "White: Ann",
        "Comment: Черные выиграли",
        "Comment: Хороший ход",
    ]
    assert note(dialog) == ""
    others = [encodings(dialog).item(row).text() for row in range(encodings(dialog).count())]
    assert sum("in use" in text for text in others) == 1
    assert encodings(dialog).item(0).text() == "As the file says, or as guessed"


@pytest.mark.parametrize(
    ("data", "current", "name"),
    [
        ("(;C[古力])".encode("gbk"), "gbk", "Simplified Chinese (GB18030) · in use"),
        (b"(;C[\x82])", "cp437", "CP437 · in use"),
        (b"(;)", "utf-8", "Unicode (UTF-8) · in use"),
    ],
)
def test_any_encoding_may_be_in_use(opened, data, current, name):
    assert encodings(opened(data, current)).currentItem().text() == name


def test_it_shows_what_comes_out_of_the_one_under_the_cursor(opened):
    dialog = opened()
    QTest.keyClick(encodings(dialog), Key.Key_Down)
    assert dialog.chosen() == "koi8-r"
    assert preview(dialog)[0] == "Black: " + "Петров".encode("cp1251").decode("koi8-r")
    choose(dialog, "Western (Mac Roman)")
    assert preview(dialog)[0] == "Black: " + "Петров".encode("cp1251").decode("mac_roman")


def test_it_says_where_characters_do_not_fit(opened):
    dialog = opened()
    choose(dialog, "Unicode (UTF-8)")
    assert note(dialog) == "Not all of the text fits this encoding: see line 1."
    choose(dialog, "Cyrillic (KOI8-R)")
    assert note(dialog) == ""


def test_the_automatic_one_says_what_it_comes_to(opened):
    dialog = opened()
    QTest.keyClick(encodings(dialog), Key.Key_Home)
    assert dialog.chosen() is None
    assert preview(dialog)[0] == "Black: Петров"
    assert note(dialog) == "This is Cyrillic (Windows-1251), which is a guess."
    dialog = opened(TEXT.encode(), "utf-8")
    QTest.keyClick(encodings(dialog), Key.Key_Home)
    assert note(dialog) == "This is Unicode (UTF-8)."


def test_plain_letters_are_the_same_whatever_is_chosen(opened):
    dialog = opened(b"(;PB[Ann];B[aa]C[good])", "utf-8")
    assert preview(dialog) == ["Black: Ann"]
    assert note(dialog) == "It has plain letters only: they read the same in most encodings."
    japanese = opened("(;C[黒番])".encode("iso2022_jp"), "iso2022_jp")
    assert preview(japanese) == ["Comment: 黒番"]
    assert note(japanese) == ""


def test_a_large_file_is_looked_at_in_part_and_each_encoding_once(opened, monkeypatch):
    read = []
    decode = text_encoding.decode
    monkeypatch.setattr(
        text_encoding, "decode", lambda data, e: read.append((len(data), e)) or decode(data, e)
    )
    dialog = opened(("(" + 5000 * ";C[Ход Черных]" + ")").encode("koi8-r"), "koi8-r")
    assert note(dialog) == "Only the beginning of the file has been looked at."
    for key in (Key.Key_Down, Key.Key_Up, Key.Key_Down):
        QTest.keyClick(encodings(dialog), key)
    assert [encoding for _, encoding in read] == ["koi8-r", "koi8-u"]
    assert all(size < 100_000 for size, _ in read)


@pytest.mark.parametrize("how", ["key", "button", "double click"])
def test_it_is_chosen(opened, how):
    dialog = opened()
    choose(dialog, "Cyrillic (KOI8-R)")
    view = encodings(dialog)
    if how == "key":
        QTest.keyClick(view, Key.Key_Return)
    elif how == "button":
        (button,) = (b for b in dialog.findChildren(QAbstractButton) if b.text() == "Read &Again")
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        place = view.visualItemRect(view.currentItem()).center()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.chosen() == "koi8-r"


def test_escape_leaves_all_as_it_was(opened):
    dialog = opened()
    QTest.keyClick(dialog, Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_every_encoding_is_shown_whole(opened):
    dialog = opened()
    dialog.resize(dialog.minimumSizeHint())
    assert encodings(dialog).horizontalScrollBar().maximum() == 0


def test_whatever_is_in_the_file_nothing_fails(opened):
    dialog = opened(bytes(range(32, 256)) * 3, "utf-8")
    for row in range(encodings(dialog).count()):
        if "Arabic" not in encodings(dialog).item(row).text():
            encodings(dialog).setCurrentRow(row)
            assert bool(preview(dialog)) or bool(note(dialog))
