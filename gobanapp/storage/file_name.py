"""Proposed file names: words in a form that every system accepts."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_LONGEST: Final = 60  # letters
MOST_BYTES: Final = 185
"""The longest name, in bytes: most systems allow 255, with extension, number and suffixes."""
_MOST_READ: Final = 2_000

_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
"""Characters that names on Windows may not have; elsewhere only the slash is forbidden."""
_UNSEEN: Final = {"Cf", "Cs", "Co", "Cn"}
"""Unicode's categories of invisible characters, including those that change the direction."""
_RESERVED: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])", re.IGNORECASE
)
"""Names that Windows reserves for devices, with any extension."""


def suggested_file_name(words: str) -> str:
    """Return ``words`` as a file name without extension; "" if nothing is left."""
    return not_reserved(cut(allowed(words), _LONGEST, MOST_BYTES))


def allowed(words: str) -> str:
    """Return ``words`` on one line, with only characters that any file name may have.

    There are single blanks only, and no blank or dot at either end.
    """
    signs = (
        " " if sign in _FORBIDDEN or sign.isspace() or category == "Cc" else sign
        for sign in unicodedata.normalize("NFC", words[:_MOST_READ])
        if (category := unicodedata.category(sign)) not in _UNSEEN
    )
    return " ".join("".join(signs).split()).strip(" .")


def cut(name: str, letters: int, room: int) -> str:
    """Return the beginning of ``name``, within limits of letters and of bytes in UTF-8.

    No letter is separated from its accents.
    """
    end = min(letters, len(name))
    while size(name[:end]) > room:
        end -= 1
    while 0 < end < len(name) and unicodedata.combining(name[end]):
        end -= 1
    return name[:end].rstrip(" .")


def not_reserved(name: str) -> str:
    """Return ``name``, changed if it is a device name on Windows: "_con"."""
    return f"_{name}" if _RESERVED.fullmatch(name.partition(".")[0].rstrip()) else name


def size(name: str) -> int:
    """Return the length of ``name`` in UTF-8, in bytes."""
    return len(name.encode())
