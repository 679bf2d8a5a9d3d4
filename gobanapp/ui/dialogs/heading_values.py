"""The numbers and dates of a record's heading, as people type them."""

from __future__ import annotations

import calendar
import re
import unicodedata

from PySide6.QtCore import QLocale

from gobanapp.sgf import values

_STONES = re.compile(r"\d{1,3}")
_MINUTES = re.compile(r"\d{1,6}(?:[.,]\d{1,3})?")
_CLOCK = re.compile(r"(\d{1,5}):([0-5]?\d):([0-5]?\d(?:[.,]\d{1,3})?)")
_DATE = re.compile(r"(?:(?P<year>\d{4})(?:-|$))?(?:(?P<month>\d\d)(?:-|$))?(?P<day>\d\d)?", re.ASCII)

_YEAR, _MONTH, _DAY = "year", "month", "day"


def read_komi(text: str) -> float | None:
    """Return the komi that is typed, None where there is none that a record could hold.

    Understood is what is understood in a record, and the user's own way to write numbers.
    """
    locale = QLocale()
    for sign, plain in ((locale.decimalPoint(), "."), (locale.negativeSign(), "-"), ("−", "-")):
        text = text.replace(sign, plain)
    komi = values.read_komi(text)
    if komi is None or values.read_komi(values.write_number(komi)) != komi:
        return None
    return komi or 0.0  # and never -0


def read_handicap(text: str) -> int | None:
    """Return the handicap that is typed, None where that is no number of stones."""
    text = _plain(text)
    return int(text) if _STONES.fullmatch(text) else None


def read_time(text: str) -> float | None:
    """Return the seconds of a time that is typed, None where it is none.

    That is hours, minutes and seconds, or minutes, or a number with its unit. What has one colon
    could be read in two ways, and is not.
    """
    text = _plain(text)
    if clock := _CLOCK.fullmatch(text):
        hours, minutes, seconds = clock.groups()
        return int(hours) * 3600 + int(minutes) * 60 + float(seconds.replace(",", "."))
    if _MINUTES.fullmatch(text):
        return round(float(text.replace(",", ".")) * 60, 3)
    seconds_of_units = values.read_time(text)
    return None if seconds_of_units is None else round(seconds_of_units, 3)


def written_time(seconds: float) -> str:
    """Return seconds as hours, minutes and seconds, as in "1:30:00"."""
    whole, thousandths = divmod(round(seconds * 1000), 1000)
    minutes, rest = divmod(whole, 60)
    fraction = f".{thousandths:03}".rstrip("0") if thousandths else ""
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}{fraction}"


def is_date(text: str) -> bool:
    """Whether ``text`` is a date, or a list of dates, as FF[4] lays down for DT.

    A date is "2004-07-01", "2004-07" or "2004". In a list, with commas between, a later date may
    leave out what it has in common with the one before: "1996-12-27,28,1997-01-03".
    """
    year = month = 0
    before = ""
    for part in text.strip().split(","):
        if not (parts := _parts(part, before)):
            return False
        year = parts.get(_YEAR, year)
        month = parts.get(_MONTH, month)
        if year < 1 or (_YEAR not in parts or len(parts) > 1) and not 1 <= month <= 12:
            return False
        if _DAY in parts and not 1 <= parts[_DAY] <= calendar.monthrange(year, month)[1]:
            return False
        before = " ".join(parts)
    return True


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip()
