"""Choosing the encoding of a file's text by what comes out."""

import codecs

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QPlainTextEdit

from gobanapp.text.file_text import encoding_name
from gobanapp.ui.record.file import encoding_dialog
from gobanapp.ui.record.file.encoding_dialog import TextEncodingDialog, beginning, sample
from tests.ui.lookup import double_click, find, press


def test_the_sample_has_names_and_non_ascii_texts():
    text = "(;PB[Ann]PW[Бен]RE[B+R]C[plain];B[aa]C[Ход]LB[aa:я])"
    assert sample(text) == [("PB", "Ann"), ("PW", "Бен"), ("C", "Ход"), ("LB", "aa:я")]


def test_escapes_are_undone_and_texts_are_short_and_on_one_line():
    text = "(;C[é\\]\n" + 100 * "long " + "\x01])"
    ((name, shown),) = sample(text)
    assert name == "C"
    assert shown.startswith("é] long")
    assert shown.endswith("…")
    assert len(shown) == 200
    assert sample("(;C[é\x01\x9f])") == [("C", "é\ufffd\ufffd")]


def test_there_are_not_too_many():
    assert len(sample("(" + 100 * ";C[é]" + ")")) == 12


def test_without_properties_it_is_lines():
    text = "plain\n이창호\n\n9단"
    assert sample(text) == [("", "이창호"), ("", "9단")]
    assert sample("(;PB[Ann]) é") == [("PB", "Ann"), ("", "(;PB[Ann]) é")]
    assert sample("plain") == []


@pytest.mark.parametrize("text", ["A[", "C[é", "A[\\", "é[\\]", "(;C[é\\"])
def test_a_damaged_text_does_no_harm(text):
    assert len(sample(text)) <= 1
    assert len(sample(30_000 * text)) <= 12


@pytest.mark.parametrize(
    ("encoding", "signs"),
    [(name, "\n;(") for name in ("shift_jis", "gb18030", "utf-8", "utf-16")],
)
def test_no_character_is_cut_in_two(encoding, signs):
    for sign in signs:
        text = (99 * "黒の番です、エウ" + sign) * 1000
        for start in range(4):
            data = (start * "a" + text).encode(encoding)
            cut = beginning(data)
            assert 60_000 < len(cut) <= 64_000
            assert data.startswith(cut)
            assert codecs.decode(cut, encoding, "strict")


def test_japanese_mail_is_cut_between_lines():
    data = (99 * "黒の番です、エウ" + ";\n").encode("iso2022_jp") * 1000
    assert codecs.decode(beginning(data), "iso2022_jp", "strict").endswith(";")


def test_a_short_file_is_taken_whole():
    assert beginning(b"(;C[x])") == b"(;C[x])"
    assert len(beginning(b"x" * 100_000)) == 64_000


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
    return find(dialog, "encodings", QListWidget)


def offered(dialog):
    """Return the encodings that are listed with what stands there; None is the automatic one."""
    items = map(encodings(dialog).item, range(encodings(dialog).count()))
    return {item.data(Qt.ItemDataRole.UserRole): item.text() for item in items}


def choose(dialog, encoding):
    encodings(dialog).setCurrentRow(list(offered(dialog)).index(encoding))


def preview(dialog):
    """Return the texts of the file that are shown, without the words before them."""
    lines = find(dialog, "preview", QPlainTextEdit).toPlainText().splitlines()
    return [line.partition(": ")[2] for line in lines]


def note(dialog):
    return find(dialog, "note", QLabel).text()


def in_use(dialog):
    """Return the encodings of which more is said than their names."""
    return [each for each, text in offered(dialog).items() if each and text != encoding_name(each)]


def test_the_cursor_is_on_the_one_in_use(opened):
    dialog = opened()
    assert dialog.chosen() == "cp1251"
    assert in_use(dialog) == ["cp1251"]
    assert preview(dialog) == ["Петров", "Ann", "Черные выиграли", "Хороший ход"]
    assert note(dialog) == ""
    assert next(iter(offered(dialog))) is None


@pytest.mark.parametrize(
    ("data", "current", "shown"),
    [
        ("(;C[古力])".encode("gbk"), "gbk", "gb18030"),
        (b"(;C[\x82])", "cp437", "cp437"),
        (b"(;)", "utf-8", "utf-8"),
    ],
)
def test_any_encoding_may_be_in_use(opened, data, current, shown):
    dialog = opened(data, current)
    assert in_use(dialog) == [dialog.chosen()] == [shown]
    assert offered(dialog)[shown].startswith(encoding_name(shown))


def test_the_preview_shows_the_selected_encoding(opened):
    dialog = opened()
    QTest.keyClick(encodings(dialog), Key.Key_Down)
    assert dialog.chosen() == "koi8-r"
    assert preview(dialog)[0] == "Петров".encode("cp1251").decode("koi8-r")
    choose(dialog, "mac-roman")
    assert preview(dialog)[0] == "Петров".encode("cp1251").decode("mac_roman")


def test_the_note_names_the_line_that_does_not_fit(opened):
    dialog = opened()
    choose(dialog, "utf-8")
    assert "1" in note(dialog)  # the line
    choose(dialog, "koi8-r")
    assert note(dialog) == ""


def test_the_automatic_choice_names_its_encoding(opened):
    dialog = opened()
    QTest.keyClick(encodings(dialog), Key.Key_Home)
    assert dialog.chosen() is None
    assert preview(dialog)[0] == "Петров"
    assert encoding_name("cp1251") in note(dialog)
    dialog = opened(TEXT.encode(), "utf-8")
    QTest.keyClick(encodings(dialog), Key.Key_Home)
    assert encoding_name("utf-8") in note(dialog)


def test_plain_ascii_is_the_same_in_any_encoding(opened):
    dialog = opened(b"(;PB[Ann];B[aa]C[good])", "utf-8")
    assert preview(dialog) == ["Ann"]
    assert note(dialog)
    japanese = opened("(;C[黒番])".encode("iso2022_jp"), "iso2022_jp")
    assert preview(japanese) == ["黒番"]
    assert note(japanese) == ""


def test_a_large_file_is_looked_at_in_part_and_each_encoding_once(opened, monkeypatch):
    read = []
    decode = encoding_dialog.decode
    monkeypatch.setattr(
        encoding_dialog, "decode", lambda data, e: read.append((len(data), e)) or decode(data, e)
    )
    dialog = opened(("(" + 5000 * ";C[Ход Черных]" + ")").encode("koi8-r"), "koi8-r")
    assert note(dialog)
    for key in (Key.Key_Down, Key.Key_Up, Key.Key_Down):
        QTest.keyClick(encodings(dialog), key)
    assert [encoding for _, encoding in read] == ["koi8-r", "koi8-u"]
    assert all(size < 100_000 for size, _ in read)


@pytest.mark.parametrize("how", ["key", "button", "double click"])
def test_keys_buttons_and_double_clicks_choose_an_encoding(opened, how):
    dialog = opened()
    choose(dialog, "koi8-r")
    view = encodings(dialog)
    if how == "key":
        QTest.keyClick(view, Key.Key_Return)
    elif how == "button":
        press(dialog, "read-again")
    else:
        place = view.visualItemRect(view.currentItem()).center()
        double_click(view.viewport(), place)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.chosen() == "koi8-r"


def test_escape_rejects_the_dialog(opened):
    dialog = opened()
    QTest.keyClick(dialog, Key.Key_Escape)
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_every_encoding_is_shown_whole(opened):
    dialog = opened()
    dialog.resize(dialog.minimumSizeHint())
    assert encodings(dialog).horizontalScrollBar().maximum() == 0


def test_every_encoding_can_show_any_bytes(opened):
    dialog = opened(bytes(range(32, 256)) * 3, "utf-8")
    for encoding in offered(dialog):
        choose(dialog, encoding)
        assert dialog.chosen() == encoding
