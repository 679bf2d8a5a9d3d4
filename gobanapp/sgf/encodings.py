"""Decoding of the bytes of a file, with the name of their encoding.

This comes before all parsing: in GBK, Big5 and Shift-JIS a byte of a character may look like a
bracket or a backslash.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass

from gobanapp.sgf.charsets import (
    FAMILIES,
    FAMILY,
    JIS,
    UTF_8,
    declaration,
    declarations,
    declared_encodings,
)
from gobanapp.sgf.file_problems import FileProblem, FileProblemCode, LineIndex, shorten_found_text

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16, whose mark it begins with
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_BIG_ENDIAN = re.compile(rb"(?:\0[\t\n\r -~]){4}")
_LITTLE_ENDIAN = re.compile(rb"(?:[\t\n\r -~]\0){4}")
_KOREAN_SHIFTS = re.compile(rb"\x1b\$\)C.*\x0e", re.DOTALL)
_HZ_CHARACTERS = re.compile(rb"~\{(?:[!-w][!-~])+~\}")
_JIS_CHARACTERS = re.compile(rb"\x1b\$[@A-D(][!-~]+\x1b\(")
_PARTS = re.compile(rb"([\n\r;()]+)")
_LINES = re.compile(rb"([\n\r]+)")  # a part of an encoding whose characters are bytes of ASCII
_IN_ASCII = ("hz", "iso2022")  # encodings whose characters are bytes of ASCII
_ESCAPE = b"\x1b"
_WITH_YEN = frozenset(("shift_jis_2004", "shift_jisx0213"))
_NOT_ASCII = re.compile(r"[^\x00-\x7f]")
_MAX_NOTES = 1000


@dataclass(frozen=True, slots=True, kw_only=True)
class Decoded:
    """A text, its lines ended by line feeds, and the encoding it was in.

    ``encoding`` is a name of Python's ``codecs``. ``is_sure`` is False where it was guessed.
    """

    text: str
    encoding: str
    is_sure: bool
    problems: tuple[FileProblem, ...]


def decode(data: bytes, encoding: str | None = None, declared: bytes = b"") -> Decoded:
    """Return the text of a file, in ``encoding`` if one is given.

    Otherwise it tries, in this order, a byte order mark, UTF-16 without one, the declared encoding,
    UTF-8, and a guess. ``declared``: an encoding declared outside of SGF's CA. No byte is dropped:
    an invalid one becomes the Latin-1 character of the same number. Raises LookupError only if
    Python does not know ``encoding``.
    """
    text = _Text()
    if encoding is not None:
        choice = _Choice(codecs.lookup(encoding).name)
        text.add(data, choice)
    elif unicode := _marked_unicode(data):
        choice = _Choice(unicode)
        text.add(data, choice)
    else:
        segments = _segments(data.removeprefix(codecs.BOM_UTF8))
        choice = _choose(segments[0], declared)
        text.add(segments[0], choice)
        for segment in segments[1:]:
            other = _choose(segment)
            if other.encoding != choice.encoding:
                text.note(FileProblemCode.MIXED_ENCODINGS, other.encoding)
            text.add(segment, other)
    return text.decoded(choice)


@dataclass(frozen=True, slots=True)
class _Choice:
    """The encoding of some bytes; ``second``: the encoding of parts that are not in it."""

    encoding: str
    is_sure: bool = True
    second: str | None = None
    problem: tuple[FileProblemCode, str] | None = None


class _Text:
    """The text assembled so far, and the problems noted about it."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0
        self._notes: list[tuple[FileProblemCode, int, str]] = []

    def note(self, code: FileProblemCode, found: str) -> None:
        """Add a note about the text that follows."""
        if len(self._notes) < _MAX_NOTES:
            self._notes.append((code, self._length, found))

    def add(self, data: bytes, choice: _Choice) -> None:
        """Add ``data`` in the encoding chosen, and its parts that do not fit in another."""
        if choice.problem:
            self.note(*choice.problem)
        whole = _strict(data, choice.encoding)
        if whole is not None and choice.second is None:
            self._append(whole)
        elif choice.encoding.startswith("utf-") and choice.encoding != "utf-8":
            self.note(FileProblemCode.UNDECODABLE_BYTES, choice.encoding)
            self._append(data.decode(choice.encoding, "replace"))
        else:
            parts = _LINES if choice.encoding.startswith(_IN_ASCII) else _PARTS
            for part in parts.split(data):
                self._add_part(part, choice)

    def _add_part(self, part: bytes, choice: _Choice) -> None:
        if part.isascii() and _ESCAPE not in part and not choice.encoding.startswith(_IN_ASCII):
            self._append(part.decode("ascii"))
            return
        encodings = [choice.encoding, choice.second or choice.encoding]
        if choice.second == "utf-8" and _is_utf_8(part, choice.encoding):
            encodings.reverse()
        for encoding in encodings:
            text = _strict(part, encoding)
            if text is not None:
                if encoding != choice.encoding:
                    self.note(FileProblemCode.MIXED_ENCODINGS, encoding)
                self._append(text)
                return
        text = part.decode(choice.encoding, "gobanapp.latin-1")
        self.note(FileProblemCode.UNDECODABLE_BYTES, text)
        self._append(text)

    def _append(self, text: str) -> None:
        if "\r" in text:
            # SGF takes LF CR for one end of a line too.
            text = text.replace("\r\n", "\n").replace("\n\r", "\n").replace("\r", "\n")
        self._parts.append(text)
        self._length += len(text)

    def decoded(self, choice: _Choice) -> Decoded:
        text = "".join(self._parts)
        lines = LineIndex(text)
        problems = []
        for code, offset, text_found in self._notes:
            line, column = lines.line_and_column(offset)
            found = shorten_found_text(text_found)
            problems.append(
                FileProblem(code=code, line=line, column=column, property="CA", found=found)
            )
        return Decoded(
            text=text.removeprefix("\ufeff"),
            encoding=codecs.lookup(choice.encoding).name,
            is_sure=choice.is_sure,
            problems=tuple(problems),
        )


def _latin_1(error: UnicodeError) -> tuple[str, int]:
    """Turn bytes that do not fit into the Latin-1 characters of the same number."""
    assert isinstance(error, UnicodeDecodeError)
    return error.object[error.start : error.end].decode("latin-1"), error.end


codecs.register_error("gobanapp.latin-1", _latin_1)


def _strict(data: bytes, encoding: str) -> str | None:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    # To Python the signs that Japanese keyboards have there are not those of ASCII.
    return text.replace("¥", "\\").replace("‾", "~") if encoding in _WITH_YEN else text


def _marked_unicode(data: bytes) -> str | None:
    """Return the Unicode encoding shown by a byte order mark or many zeros, None without them."""
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark) and (encoding != "utf-8" or _strict(data, encoding) is not None):
            return encoding
    # A record begins with ASCII, which with every other byte zero is nothing else.
    if _BIG_ENDIAN.match(data):
        return "utf-16-be"
    if _LITTLE_ENDIAN.match(data):
        return "utf-16-le"
    # If it begins with an e-mail, most of it is ASCII nevertheless.
    beginning = data[:2000]
    first, second = beginning[::2], beginning[1::2]
    if first.startswith(b"\0") and first.count(0) > 0.4 * len(first) > 4 * second.count(0):
        return "utf-16-be"
    if second.startswith(b"\0") and second.count(0) > 0.4 * len(second) > 4 * first.count(0):
        return "utf-16-le"
    return None


def _segments(data: bytes) -> list[bytes]:
    """Cut a collection where its games begin to declare another encoding."""
    cuts = [0]
    previous: tuple[str, ...] | None = None
    for match in declarations(data):
        encodings = declared_encodings(match[1])
        if encodings and previous and encodings != previous:
            start = data.rfind(b"(", cuts[-1], match.start())
            if data[start + 1 : start + 9].lstrip().startswith(b";"):
                cuts.append(start)
        previous = encodings or previous
    if len(cuts) == 1 or _strict(data, "utf-8") is not None:
        return [data]
    return [data[start:end] for start, end in zip(cuts, [*cuts[1:], len(data)], strict=True)]


def _choose(data: bytes, value: bytes = b"") -> _Choice:
    """Choose the encoding of ``data``, which is not UTF-16.

    The declaration is ``value``, or else that in CA.
    """
    value = value or declaration(data)
    declared = declared_encodings(value)
    problem = None
    if value and not declared:
        problem = (FileProblemCode.UNKNOWN_CHARSET, value.decode("latin-1"))
    if data.isascii():
        encoding = declared[0] if declared else "utf-8"
        if declared != UTF_8 and _JIS_CHARACTERS.search(data):
            encoding = _first_strict(data, JIS) or JIS[0]
        elif declared != UTF_8 and _KOREAN_SHIFTS.search(data):
            encoding = "iso2022_kr"
        elif not declared and _HZ_CHARACTERS.search(data) and _strict(data, "hz") is not None:
            return _Choice("hz", is_sure=False, problem=problem)
        return _Choice(encoding, problem=problem)
    fitting = _first_strict(data, declared)
    if fitting and (fitting == "utf-8" or _is_believable(data, fitting)):
        return _Choice(fitting, second=_second(data, fitting))
    if declared:
        problem = (FileProblemCode.WRONG_CHARSET, value.decode("latin-1"))
    if _strict(data, "utf-8") is not None:
        return _Choice("utf-8", problem=problem)
    return _guess(data, declared, problem)


def _first_strict(data: bytes, encodings: tuple[str, ...]) -> str | None:
    """Return the first encoding in which all of ``data`` can be read."""
    return next((name for name in encodings if _strict(data, name) is not None), None)


def _guess(
    data: bytes, declared: tuple[str, ...], problem: tuple[FileProblemCode, str] | None
) -> _Choice:
    from gobanapp.sgf.encoding_guess import guess_encoding, pieces  # most files need no guess

    parts = pieces(data)
    others = [part for part in parts if _strict(part, "utf-8") is None]
    if len(others) < len(parts) / 2:  # UTF-8 with something else in it
        second = guess_encoding(b"\n".join(others))
        if "utf-8" in declared:
            problem = None
        return _Choice("utf-8", is_sure=False, second=second, problem=problem)
    family = guess_encoding(data)
    members = FAMILIES.get(family, (family,))
    encoding = _first_strict(data, members) or members[0]
    if any(FAMILY.get(name, name) == family for name in declared):
        problem = None  # The declaration is right; some bytes are wrong.
    return _Choice(encoding, is_sure=False, second=_second(data, encoding), problem=problem)


def _is_believable(data: bytes, encoding: str) -> bool:
    """Return whether ``data``, which is valid in the declared ``encoding``, is likely in it."""
    from gobanapp.sgf.encoding_guess import guess_encoding, plausibility

    if _is_utf_8(data, encoding):
        return False
    if len(set(_NOT_ASCII.findall(data.decode(encoding)))) < 4:
        return True  # Too little text to be sure.
    family = FAMILY.get(encoding, encoding)
    declared = plausibility(data, family)
    if declared is None or declared >= 0:
        return True
    guessed = plausibility(data, guess_encoding(data))
    return guessed is None or guessed < max(0.5, declared + 1.0)


def _second(data: bytes, encoding: str) -> str | None:
    """Return UTF-8 if some parts of ``data`` must be in it."""
    from gobanapp.sgf.encoding_guess import pieces

    if encoding != "utf-8" and any(_is_utf_8(part, encoding) for part in pieces(data)):
        return "utf-8"
    return None


def _is_utf_8(data: bytes, rather_than: str) -> bool:
    """Return whether ``data`` is UTF-8 and not by accident.

    One accented letter in UTF-8 is gibberish in a one-byte encoding, but two or three Chinese
    characters can have the bytes of UTF-8 letters.
    """
    text = _strict(data, "utf-8")
    if text is None:
        return False
    needed = 3 if _is_of_two_bytes(rather_than) else 1
    return len(_NOT_ASCII.findall(text)) >= needed


def _is_of_two_bytes(encoding: str) -> bool:
    return encoding.startswith(("gb", "big5", "shift", "euc", "cp93", "cp94", "cp95", "johab"))
