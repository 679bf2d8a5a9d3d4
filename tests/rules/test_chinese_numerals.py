import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.chinese_numerals import with_arabic_digits


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        ("六目半", "6目半"),
        ("十", "10"),
        ("十二", "12"),
        ("二十", "20"),
        ("三百六十一", "361"),
        ("百八", "108"),
        ("千二百", "1200"),
        ("二〇二四年", "2024年"),
        ("两", "2"),
        ("四分之三子", "3/4子"),
        ("一又四分之一子", "1又1/4子"),
        ("七点五", "7.5"),
        ("3点", "3点"),
        ("半目", "半目"),
        ("four", "four"),
    ],
)
def test_numbers_in_characters(text, digits):
    assert with_arabic_digits(text) == digits


@given(st.integers(1, 999))
def test_every_number_up_to_a_thousand(number):
    digits = "零一二三四五六七八九"
    hundreds, tens, ones = number // 100, number // 10 % 10, number % 10
    text = f"{digits[hundreds]}百" * bool(hundreds) + f"{digits[tens]}十" * bool(tens)
    text += digits[ones] * bool(ones)
    assert with_arabic_digits(text) == str(number)
    assert with_arabic_digits(text.replace("一十", "十").replace("一百", "百")) == str(number)
