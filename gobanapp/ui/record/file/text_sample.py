"""A few texts out of a file, to judge by whether its encoding is the right one."""

from __future__ import annotations

import re

from gobanapp.sgf.file_problems import shorten_found_text
from gobanapp.sgf.value_types import read_text

_LARGEST = 64_000  # bytes
_MOST_TEXTS = 12
_LONGEST = 200  # characters
_SHOWN_ALWAYS = {"PB", "PW", "EV", "GN"}

# A bracket that is missing at the end does no harm, so this never goes back to try again.
_VALUE = re.compile(r"(?<![A-Za-z])([A-Z]{1,2})\[([^\]\\]*(?:\\.[^\]\\]*)*)", re.DOTALL)
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f]")


def beginning(data: bytes) -> bytes:
    """Return so much of a file as can be decoded at once, cut where no character is torn."""
    if len(data) <= _LARGEST:
        return data
    if b"\0" in data[:100]:  # UTF-16
        return data[:_LARGEST]
    # In other encodings of files these are part of no character, but in Japanese mail's all but \n.
    signs = (b"\n",) if b"\x1b$" in data[:_LARGEST] else (b"\n", b";", b"(")
    end = max(data.rfind(sign, 0, _LARGEST) for sign in signs)
    return data[: end if end > 0 else _LARGEST]


def sample(text: str) -> list[tuple[str, str]]:
    """Return texts of a record, each with its property: the names, and what is not ASCII.

    Where there are none, as in other formats than SGF, they are lines, without a name.
    """
    found: list[tuple[str, str]] = []
    names = set()
    for match in _VALUE.finditer(text):
        name, value = match[1], read_text(match[2])
        if (name in _SHOWN_ALWAYS and name not in names) or not value.isascii():
            found.append((name, _shown(value)))
        names.add(name)
        if len(found) >= _MOST_TEXTS:
            break
    if all(value.isascii() for _, value in found):
        lines = (line for line in text.splitlines() if not line.isascii())
        found += [("", _shown(line)) for line, _ in zip(lines, range(_MOST_TEXTS), strict=False)]
    return found


def _shown(value: str) -> str:
    """Return a text on one line, with a sign in the place of each that has no shape."""
    return _CONTROLS.sub("\ufffd", shorten_found_text(value, _LONGEST))
