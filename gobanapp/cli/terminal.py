"""Everything that is printed: lines in which control characters are visible."""

from __future__ import annotations

import sys
from collections.abc import Iterable


def print_lines(lines: Iterable[str], *, is_complaint: bool = False) -> None:
    """Print lines on standard output, or on standard error if they are a complaint.

    Names, values and reasons of the system may hold line ends, escape sequences and orders to
    write from right to left: whatever is in a line, it stays one line, and no terminal acts on it.
    """
    stream = sys.stderr if is_complaint else sys.stdout
    if stream is None:  # a program without a console on Windows
        return
    text = "".join(f"{in_one_line(line)}\n" for line in lines)
    print(text, end="", file=stream, flush=is_complaint)


def complain(*lines: str) -> None:
    """Print lines on standard error."""
    print_lines(lines, is_complaint=True)


def in_one_line(text: str) -> str:
    r"""Return ``text`` with an escape such as ``\x1b`` for each character that cannot be seen."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else _escaped(sign) for sign in text)


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")
