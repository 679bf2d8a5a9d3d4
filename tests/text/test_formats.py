"""Numbers, dates and lists in the language, and mnemonics."""

import pytest

from gobanapp.text import formats
from gobanapp.text.formats import strip_mnemonic


def test_numbers_are_written_as_the_language_does(speaking):
    speaking("de_DE")
    assert formats.number(6.5) == "6,5"


@pytest.mark.parametrize(
    ("locale", "written"),
    [
        ("en_GB", "1 May 2004"),
        ("en_US", "May 1, 2004"),
        ("de_DE", "1. Mai 2004"),
        ("fr_FR", "1 mai 2004"),
        ("pl_PL", "1 maja 2004"),
        ("zh_CN", "2004年5月1日"),
        ("ko_KR", "2004년 5월 1일"),
        ("C", "2004-05-01"),
    ],
)
def test_a_date_is_written_as_the_language_has_it(speaking, locale, written):
    speaking(locale)
    assert formats.date("2004-05-01") == written


@pytest.mark.parametrize(
    ("locale", "text", "written"),
    [
        ("en_GB", "2004-05-01,02", "1 May 2004 – 2 May 2004"),
        ("en_GB", "1846-07-21,23,25,08-02", "21 July 1846 – 2 August 1846"),
        ("de_DE", "1846-07-21,1846-07-23,1846-07-29", "21. Juli 1846 – 29. Juli 1846"),
        ("C", "1996-12-27,28,1997-01-03", "1996-12-27 – 1997-01-03"),
        ("C", "2004-05-01,2005", "2004-05-01,2005"),
    ],
)
def test_the_first_and_last_of_several_dates_are_written(speaking, locale, text, written):
    speaking(locale)
    assert formats.date(text) == written


@pytest.mark.parametrize("text", ["", "2004", "2004-05", "2004-05,06", "some day", "2004-02-31"])
def test_incomplete_dates_are_unchanged(speaking, text):
    speaking("de_DE")
    assert formats.date(text) == text


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("&Look…", "Look…"),
        ("Pa&th", "Path"),
        ("保存(&S)…", "保存…"),
        ("新規対局 (&N)", "新規対局"),
        ("Numbers (1-100)", "Numbers (1-100)"),
        ("", ""),
    ],
)
def test_the_letter_is_taken_out(text, plain):
    assert strip_mnemonic(text) == plain
