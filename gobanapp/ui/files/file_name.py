"""What a file is proposed to be called: words without what no file system takes."""

from __future__ import annotations

from typing import Final

_FORBIDDEN: Final = frozenset('<>:"/\\|?*')
_LONGEST: Final = 60  # letters, of up to four bytes each


def file_name(words: str) -> str:
    """Return ``words`` as the name of a file without its ending; "" where nothing is left.

    Without the signs that some system forbids and those that nobody sees, with single blanks, and
    no longer than any name may be.
    """
    allowed = "".join(
        " " if sign in _FORBIDDEN or not sign.isprintable() else sign for sign in words
    )
    return " ".join(allowed.split())[:_LONGEST].rstrip()
