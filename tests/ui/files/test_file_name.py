import pytest

from gobanapp.ui.files.file_name import file_name


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Ann - Ben", "Ann - Ben"),
        ("古力 - 李世乭", "古力 - 李世乭"),
        ('a/b\\c: "d"?', "a b c d"),
        ("a\0b\x07c\u202ed", "a b c d"),
        (" a \n b ", "a b"),
        ("\0/", ""),
        ("x" * 300, "x" * 60),
    ],
)
def test_what_is_proposed(words, name):
    assert file_name(words) == name


def test_no_name_has_more_bytes_than_it_may():
    assert len(file_name("\U0001f600" * 300).encode()) < 250
