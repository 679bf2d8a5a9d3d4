"""What text encodings are called, and which are offered."""

import codecs

import pytest

from gobanapp.sgf.charsets import FAMILIES
from gobanapp.text.encoding_names import (
    NAMES,
    encoding_name,
    offered_encoding_for,
    offered_encodings,
)


@pytest.mark.parametrize(
    ("encoding", "name"),
    [
        ("gb18030", "Simplified Chinese (GB18030)"),
        ("gbk", "Simplified Chinese (GBK)"),
        ("koi8_r", "Cyrillic (KOI8-R)"),
        ("UTF-8", "Unicode (UTF-8)"),
        ("euc_jis_2004", "EUC-JIS-2004"),
    ],
)
def test_the_name_of_an_encoding(encoding, name):
    assert encoding_name(encoding) == name


def test_each_is_known_by_the_name_that_a_file_tells():
    assert [codecs.lookup(encoding).name for encoding in NAMES] == list(NAMES)
    assert {name.wider for name in NAMES.values()} - {""} <= set(NAMES)


@pytest.mark.parametrize("encoding", [name for row in FAMILIES.values() for name in row[:1]])
def test_whatever_is_guessed_has_a_name_and_is_offered(encoding):
    assert "(" in encoding_name(encoding)
    assert offered_encoding_for(encoding) in offered_encodings("utf-8")


def test_no_two_that_are_offered_have_the_same_name():
    names = [encoding_name(encoding) for encoding in offered_encodings("utf-8")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("current", "offer"), [("gbk", "gb18030"), ("big5", "cp950"), ("cp1251", "cp1251")]
)
def test_an_encoding_that_is_part_of_another_is_offered_as_that(current, offer):
    assert (offered_encoding_for(current), offered_encodings(current)) == (
        offer,
        offered_encodings("utf-8"),
    )


def test_one_that_is_rare_is_offered_where_it_is_in_use():
    assert offered_encodings("cp437") == [*offered_encodings("utf-8"), "cp437"]


@pytest.mark.parametrize(
    ("part", "whole"),
    [(part, name.wider) for part, name in NAMES.items() if name.wider and part != "utf-16"],
)
def test_the_wider_one_reads_letters_and_chinese_characters_alike(part, whole):
    letters = "AZaz09[];éöàßñ가하一丁丂亜黒棋中国围圍日本バドゥクばひら"
    written = letters.encode(part, "ignore")
    assert written.decode(whole) == written.decode(part)
