"""Numbers in Chinese characters, as Chinese, Japanese and Korean records have them."""

from __future__ import annotations

import re
from typing import Final

_DIGITS: Final = {
    **{digit: number for number, digit in enumerate("零一二三四五六七八九")},
    "\u3007": 0,  # the circle
    **dict(zip("两兩壱壹弐貳参叁", (2, 2, 1, 1, 2, 2, 3, 3), strict=True)),
}
_UNITS: Final = {"十": 10, "百": 100, "千": 1000}
_DIGIT: Final = f"[{''.join(_DIGITS)}]"
_NUMBER: Final = re.compile(f"(?:{_DIGIT}|[{''.join(_UNITS)}])+")
_FRACTION: Final = re.compile(r"(\d+)分之(\d+)")
_POINT: Final = re.compile(r"(?<=\d)[点點·・](?=\d)")


def with_arabic_digits(text: str) -> str:
    """Return ``text`` with its numbers in digits.

    >>> with_arabic_digits("一又四分之三子"), with_arabic_digits("六目半")
    ('1又3/4子', '6目半')
    >>> with_arabic_digits("二十五"), with_arabic_digits("百八手"), with_arabic_digits("七点五")
    ('25', '108手', '7.5')
    """
    if text.isascii():
        return text
    text = _NUMBER.sub(lambda found: _digits(found[0]), text)
    return _POINT.sub(".", _FRACTION.sub(r"\2/\1", text))


def _digits(number: str) -> str:
    if not any(unit in number for unit in _UNITS):
        return "".join(str(_DIGITS[digit]) for digit in number)  # one by one: 二〇二四
    value, digit = 0, None
    for sign in number:
        if sign in _UNITS:
            value += (1 if digit is None else digit) * _UNITS[sign]
            digit = None
        else:
            digit = 10 * (digit or 0) + _DIGITS[sign]
    return str(value + (digit or 0))
