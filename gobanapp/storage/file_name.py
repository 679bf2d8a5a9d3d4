"""Proposed file names: words in a form that every system accepts."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_MAX_LETTERS: Final = 60
MAX_BYTES: Final = 185
"""The longest name, in bytes: most systems allow 255, with extension, number and suffixes."""
_MAX_LETTERS_READ: Final = 2_000

_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
"""Characters that names on Windows may not have; elsewhere only the slash is forbidden."""
_INVISIBLE: Final = {"Cf", "Cs", "Co", "Cn"}
"""Unicode's categories of invisible characters, including those that change the direction."""
_RESERVED: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])", re.IGNORECASE
)
"""Names that Windows reserves for devices, with any extension."""


def suggested_file_name(text: str) -> str:
    """Return ``text`` as a file name without extension; "" if nothing is left."""
    return avoid_reserved(shorten(clean_name(text), _MAX_LETTERS, MAX_BYTES))


def clean_name(text: str) -> str:
    """Return ``text`` on one line, with only characters that any file name may have.

    There are single blanks only, and no blank or dot at either end.
    """
    characters = (
        " " if character in _FORBIDDEN or character.isspace() or category == "Cc" else character
        for character in unicodedata.normalize("NFC", text[:_MAX_LETTERS_READ])
        if (category := unicodedata.category(character)) not in _INVISIBLE
    )
    return " ".join("".join(characters).split()).strip(" .")


def shorten(name: str, max_letters: int, max_bytes: int) -> str:
    """Return the beginning of ``name``, within limits of letters and of bytes in UTF-8.

    No letter is separated from its accents.
    """
    end = min(max_letters, len(name))
    while byte_length(name[:end]) > max_bytes:
        end -= 1
    while 0 < end < len(name) and unicodedata.combining(name[end]):
        end -= 1
    return name[:end].rstrip(" .")


def avoid_reserved(name: str) -> str:
    """Return ``name``, changed if it is a device name on Windows: "_con"."""
    return f"_{name}" if _RESERVED.fullmatch(name.partition(".")[0].rstrip()) else name


def byte_length(name: str) -> int:
    """Return the length of ``name`` in UTF-8, in bytes."""
    return len(name.encode())
