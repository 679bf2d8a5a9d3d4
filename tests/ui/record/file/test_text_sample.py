"""The texts by which one sees whether an encoding is the right one."""

import codecs

import pytest

from gobanapp.ui.record.file.text_sample import beginning, sample


def test_names_and_what_is_no_plain_letter():
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
