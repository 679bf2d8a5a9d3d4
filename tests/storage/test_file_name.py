import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.storage.file_name import suggested_file_name


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Ann - Ben", "Ann - Ben"),
        ("古力 - 李世乭", "古力 - 李世乭"),
        ('a/b\\c: "d"?', "a b c d"),
        ("a\0b\x07c\u202ed", "a b cd"),
        (" a \n b ", "a b"),
        ("\0/", ""),
        (". . .", ""),
        ("the end...", "the end"),
        ("the end. . ", "the end"),
        ("\u3000. hidden", "hidden"),
        ("Cafe\u0301", "Café"),
        ("\ud800x\ue000", "x"),
        ("x" * 59 + ". y", "x" * 59),
        ("x" * 300, "x" * 60),
    ],
)
def test_suggested_names(words, name):
    assert suggested_file_name(words) == name


@pytest.mark.parametrize(
    "device",
    [
        *("CON", "prn", "Aux", "nul", "conin$", "CONOUT$"),
        *(f"{port}{sign}" for port in ("COM", "lpt") for sign in "0123456789¹²³"),
    ],
)
def test_no_name_is_that_of_a_device(device):
    for words in (device, f" {device}. ", f"{device}.x", f"{device} .tar.gz", f'"{device}"'):
        assert suggested_file_name(words).startswith(f"_{device}"), words
    for words in (f"{device}x", f"x{device}", f"{device} x", f"x.{device}"):
        assert suggested_file_name(words) == words


def test_names_are_cut_by_letters_and_by_bytes():
    assert len(suggested_file_name("\U0001f600" * 300)) == 46
    assert suggested_file_name("小" * 300) == "小" * 60
    assert re.fullmatch("(e\u0338\u0322)+", suggested_file_name("e\u0338\u0322" * 300))


@given(st.text(max_size=600))
def test_suggested_names_are_valid_on_every_system(words):
    name = suggested_file_name(words)
    assert len(name) <= 61
    assert len(name.encode()) <= 190
    assert name.isprintable()
    assert not set(name) & set('<>:"/\\|?*')
    assert name == name.strip(" .")
