"""Printing of lines with visible control characters."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterable


def print_lines(lines: Iterable[str], *, is_complaint: bool = False) -> None:
    """Print lines on standard output, or on standard error if they are a complaint.

    Names, values and reasons of the system can contain line ends, escape sequences and
    right-to-left marks. Each line stays one line, and no terminal acts on its contents.
    """
    stream = sys.stderr if is_complaint else sys.stdout
    if stream is None:  # a program without a console on Windows
        return
    text = "".join(f"{escape_controls(line)}\n" for line in lines)
    print(text, end="", file=stream, flush=is_complaint)


def print_errors(*lines: str) -> None:
    """Print lines on standard error."""
    print_lines(lines, is_complaint=True)


def escape_controls(text: str) -> str:
    r"""Return ``text`` with an escape such as ``\x1b`` for each invisible character.

    Spaces of all widths count as visible: Japanese names have them.
    """
    if text.isprintable():
        return text
    return "".join(map(_visible, text))


def _visible(sign: str) -> str:
    if sign.isprintable() or unicodedata.category(sign) == "Zs":
        return sign
    return sign.encode("unicode_escape").decode("ascii")
