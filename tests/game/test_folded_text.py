"""Text that search treats as equal."""

import sys
from functools import cache
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.game.folded_text import WordFilter, folded, folded_words


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("café", "cafe"),
        ("CAFÉ", "cafe"),
        ("cafe\u0301", "CAFÉ"),
        ("cafe", "café"),
        ("\uff43\uff41\uff46\uff45", "cafe"),
        ("Straße", "STRASSE"),
        ("STRAẞE", "strasse"),
        ("ISTANBUL", "istanbul"),
        ("\u0130stanbul", "istanbul"),
        ("\u0131stanbul", "Istanbul"),
        ("Diyarbak\u0131r", "diyarbakir"),
        ("ﬁne eﬃcient", "fine efficient"),
        ("Łódź", "lodz"),
        ("Đặng Trần Bảo", "dang tran bao"),
        ("Trường, Nguyễn", "truong, nguyen"),
        ("Øst Æble Œuvre", "ost aeble oeuvre"),
        ("Þór Guðrún", "thor gudrun"),
        ("Ħal Għaxaq", "hal ghaxaq"),
        ("Shūsaku", "SHUSAKU"),
        ("ἀρχή τέλος ΤΕΛΟΣ", "αρχη τελοσ τελος"),
        ("Чёрный ЁЖ", "черный еж"),
        ("9段 ①", "９段 1"),
        ("ｺﾞﾊﾞﾝ", "ゴバン"),
        ("こ\u3099", "ご"),
        (normalize("NFD", "이세돌"), "이세돌"),
    ],
)
def test_case_accents_and_width_are_ignored(text, typed):
    assert folded(text) == folded(typed)


@pytest.mark.parametrize(
    ("text", "typed"),
    [
        ("がき", "か"),
        ("か\u3099き", "か"),
        ("ﾊﾟｽ", "ハ"),
        ("ゴバン", "コハ"),
        ("한", "하"),
        ("ひらがな", "ヒラガナ"),
        ("黑", "黒"),
        ("≠", "="),
        ("नि", "नी"),
        ("שָׁ", "שִׁ"),
    ],
)
def test_distinct_letters_stay_distinct(text, typed):
    assert folded(typed) not in folded(text)


def test_words():
    assert folded_words("  Go\u3000SEIGEN \n") == ("go", "seigen")
    assert folded_words(" \t\u00a0") == ()


@given(st.text())
def test_folding_is_idempotent(text):
    assert folded(folded(text)) == folded(text)


# A filter may say yes too often, never no.


SURROGATES = range(0xD800, 0xE000)
PART = 10_000  # letters at a time: all at once would take 200 MB


@cache
def changed_letters():
    changed = []
    for begin in range(ord(" "), sys.maxunicode + 1, PART):
        codes = range(begin, min(begin + PART, sys.maxunicode + 1))
        letters = [chr(code) for code in codes if code not in SURROGATES]
        # Each on a line of one text: to fold them one by one would take ten times as long.
        forms = folded("\n".join(letters)).split("\n")
        changed += [letter for letter, form in zip(letters, forms, strict=True) if letter != form]
    return changed


@pytest.mark.parametrize(
    "first", [0, *(pytest.param(first, marks=pytest.mark.slow) for first in range(50, 250, 50))]
)
def test_a_filter_misses_no_letter(first):
    """Some of those that folding changes, each fiftieth at night; hypothesis meets others."""
    changed = changed_letters()
    assert len(changed) > 4_000
    for letter in changed[first::250]:
        form = folded(letter)
        for word in {form, f"a{form[:1]}", f"{form[-1:]}a"}:
            if word.split() == [word]:
                text = f"(é a{letter}a)"
                assert WordFilter(word).may_contain(text) or word not in folded(text), letter


def test_han_and_hangul_are_unchanged():
    near = "".join(map(chr, (*range(0x3400, 0xA640), *range(0xAC00, 0xD800))))
    assert folded(near) == near


def test_a_filter_says_no():
    assert not WordFilter("cafe").may_contain("a coffee")
    assert not WordFilter("cafe").may_contain("ein café".replace("f", "v"))
    assert not WordFilter("か").may_contain("がき")
    assert not WordFilter("strasse").may_contain("schön: Weiß, außen")
    assert WordFilter("é").may_contain("\u00c9\u05b0")  # a mark of another script between
    assert not WordFilter("trase").may_contain("eine Straße".replace("r", "l"))
    assert not WordFilter("の").may_contain("X é")
    assert not WordFilter("ss").may_contain("é X")
    assert not WordFilter("strasse").may_contain("XßX")
    assert not WordFilter("asse").may_contain("xße")
    assert not WordFilter("xs").may_contain("eine ß")


PIECES = (
    *(
        "a",
        "S",
        "s",
        "ß",
        "e\u0301",
        "É",
        "ﬁ",
        "ffi",
        "I",
        "\u0131",
        "\u0130",
        "\u0301",
        "\u0338",
        "=",
        "≠",
    ),
    *("か", "\u3099", "が", "ｶ", "ﾞ", "하", "\u1112", "\u1161", "\u11ab", "한", "ㅎ", "ㅏ"),
    *(
        " ",
        "\n",
        "…",
        ".",
        "\u00b4",
        "½",
        "\u05b0",
        "\u0323",
        "\U0001d400",
        "]",
        "-",
        "^",
        "の",
        "ǆ",
        "Æ",
    ),
)


@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join), st.data())
def test_a_filter_misses_no_word(text, data):
    words = folded_words(text)
    if not words:
        return
    word = data.draw(st.sampled_from(words))
    begin = data.draw(st.integers(0, len(word) - 1))
    part = word[begin : data.draw(st.integers(begin + 1, len(word)))]
    assert WordFilter(part).may_contain(text)
