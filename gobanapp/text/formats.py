"""Numbers, dates and lists in the format of the language, and mnemonics."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from gobanapp.text.language import current_language, tr, translate


def elided(text: str, max_letters: int) -> str:
    """Return ``text`` on one line, elided if it has more than ``max_letters`` letters."""
    line = " ".join(text.split())
    return line if len(line) <= max_letters else line[: max_letters - 1] + "…"


def labeled_value(label: str, value: str) -> str:
    """Return ``value`` after its label, as in "Komi: 6.5"; French has a space there too."""
    return translate("messages", "{label}: {value}").format(label=label, value=value)


def joined_list(items: Iterable[str]) -> str:
    """Return a list with the separators of the language."""
    return translate("messages", ", ", "between things in a row").join(items)


def move_count(moves: int) -> str:
    """Return a number of moves, as in "12 moves"."""
    return tr("%n moves", "", moves)


def number(value: float) -> str:
    """Return a number of points in the user's language: "6.5" or "6,5", "7" without decimals."""
    return current_language().number(value)


def date(text: str) -> str:
    """Return the date of a game in the user's language, such as "1 May 2004".

    Of several dates the first and the last are returned: "1 May 2004 – 3 May 2004". Text other than
    full dates is unchanged.
    """
    days = []
    if "," in text:
        from gobanapp.text.game_info_values import full_dates  # not at the start

        days = full_dates(text)
    if len(days) < 2:
        return current_language().long_date(text) or text
    first, last = (current_language().long_date(day) or day for day in (min(days), max(days)))
    return translate("messages", "{first} – {last}").format(first=first, last=last)


def units_and_decimals(figure: str) -> tuple[str, str]:
    """Return a number in its two parts, the second with its point: "6" and ".5", "7" and ""."""
    units, point, decimals = figure.partition(current_language().decimal_point())
    return units, point + decimals


_TRAILING_MNEMONIC: Final = re.compile(r"\s*\(&\w\)")
"""A mnemonic after the words, for languages without such letters, such as Japanese."""


def strip_mnemonic(text: str) -> str:
    """Return "Save…" for "&Save…", and drop a mnemonic letter that follows the words."""
    return _TRAILING_MNEMONIC.sub("", text).replace("&", "")
