"""The numbers and dates of the game information, as people type them."""

from __future__ import annotations

import calendar
import re
import unicodedata

from gobanapp.sgf import heading_numbers
from gobanapp.text.language import current_language

_STONES = re.compile(r"\d{1,3}")
_MINUTES = re.compile(r"\d{1,6}(?:[.,]\d{1,3})?")
_CLOCK = re.compile(r"(\d{1,5}):([0-5]?\d):([0-5]?\d(?:[.,]\d{1,3})?)")
_MAX_SECONDS = 1e9

_SHAPES = {
    "0000-00-00": "YMD",
    "0000-00": "YM",
    "0000": "Y",
    "00-00": "MD",
    "00": "D",  # or a month: the text before it decides
}
"""The parts of a date, by its text with a 0 for each digit."""
_FULL_DATE_LENGTH = len("0000-00-00")


def read_komi(text: str) -> float | None:
    """Return a typed komi, None if no file could express it.

    Accepted are the forms in files, and numbers in the user's language.
    """
    language = current_language()
    text = text.replace(language.decimal_point(), ".")
    for minus in (language.negative_sign(), "\N{MINUS SIGN}"):
        text = text.replace(minus, "-")
    komi = heading_numbers.read_komi(text)
    if komi is None or heading_numbers.read_komi(heading_numbers.write_komi(komi)) != komi:
        return None
    return komi or 0.0  # and never -0


def read_handicap(text: str) -> int | None:
    """Return a typed handicap, None if it is no number of stones."""
    text = _normalized(text)
    return int(text) if _STONES.fullmatch(text) else None


def read_time(text: str) -> float | None:
    """Return the seconds of a typed time, None if it is none.

    Accepted are hours, minutes and seconds, or minutes, or a number with its unit. A time with one
    colon is ambiguous and refused.
    """
    text = _normalized(text)
    seconds: float | None
    if clock := _CLOCK.fullmatch(text):
        seconds = int(clock[1]) * 3600 + int(clock[2]) * 60 + float(clock[3].replace(",", "."))
    elif _MINUTES.fullmatch(text):
        seconds = float(text.replace(",", ".")) * 60
    else:
        seconds = None if ":" in text else heading_numbers.read_time(text)
    # A record would not give back what has more digits than it can hold.
    return round(seconds, 3) if seconds is not None and seconds < _MAX_SECONDS else None


def format_time(seconds: float) -> str:
    """Return seconds as hours, minutes and seconds, as in "1:30:00"."""
    total_seconds, thousandths = divmod(round(seconds * 1000), 1000)
    minutes, rest = divmod(total_seconds, 60)
    fraction = f".{thousandths:03}".rstrip("0") if thousandths else ""
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}{fraction}"


def is_date(text: str) -> bool:
    """Return whether ``text`` is a date, or a list of dates, as SGF specifies for DT.

    A date is "2004-07-01", "2004-07" or "2004". In a list, with commas between, a later date may
    leave out what it has in common with the one before: "1996-12-27,28,1997-01-03".
    """
    date: dict[str, int] = {}
    previous_shape = ""
    for part in text.strip().split(","):
        shape = _SHAPES.get(re.sub("[0-9]", "0", part), "")
        if shape == "D" and previous_shape in ("YM", "M"):
            shape = "M"
        missing_parts = {"MD": "MD", "D": "D"}.get(shape, "")
        if not shape or (missing_parts and not set(missing_parts) & set(previous_shape)):
            return False
        date.update(zip(shape, map(int, part.split("-")), strict=True))
        if not _is_possible(date, shape):
            return False
        previous_shape = shape
    return True


def full_dates(text: str) -> list[str]:
    """Return all dates of a list in full, as "2004-07-01"; none if one has no day or is no date."""
    if not is_date(text):
        return []
    dates: list[str] = []
    for part in text.strip().split(","):
        is_full = len(part) == _FULL_DATE_LENGTH
        if not is_full and (not dates or _SHAPES[re.sub("[0-9]", "0", part)] not in ("MD", "D")):
            return []
        dates.append(part if is_full else dates[-1][: -len(part)] + part)
    return dates


def _is_possible(date: dict[str, int], shape: str) -> bool:
    """Return whether the date exists; only the parts that ``shape`` names are new."""
    if date["Y"] < 1 or ("M" in shape and not 1 <= date["M"] <= 12):
        return False
    return "D" not in shape or 1 <= date["D"] <= calendar.monthrange(date["Y"], date["M"])[1]


def _normalized(text: str) -> str:
    return unicodedata.normalize("NFKC", text).strip()
