"""Names of encodings in SGF's CA and in Python."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator

UTF_8 = ("utf-8",)
_GBK = ("gbk", "gb18030")
_BIG5 = ("big5", "cp950", "big5hkscs")
_SHIFT_JIS = ("shift_jis", "cp932", "shift_jis_2004")
_EUC_JP = ("euc_jp", "euc_jis_2004")
JIS = ("iso2022_jp", "iso2022_jp_2", "iso2022_jp_ext")
_KOREAN = ("euc_kr", "cp949")
_LATIN_1 = ("cp1252", "iso8859-1")  # files called Latin-1 are mostly in Windows-1252

# Values of CA, without punctuation and capitals: the strictest reading first.
_SPELLINGS = {
    **dict.fromkeys(("utf8", "utf8mb4", "unicode", "unicode11utf8"), UTF_8),
    **dict.fromkeys(("gb2312", "gb231280", "euccn", "gb"), ("gb2312", *_GBK)),
    **dict.fromkeys(("gbk", "xgbk", "cp936", "ms936", "windows936", "936"), _GBK),
    "gb18030": ("gb18030",),
    **dict.fromkeys(("big5", "xbig5", "cp950", "ms950", "windows950", "950"), _BIG5),
    "big5hkscs": ("big5hkscs", *_BIG5),
    **dict.fromkeys(("shiftjis", "sjis", "xsjis", "mskanji", "shiftjisx0213"), _SHIFT_JIS),
    **dict.fromkeys(("cp932", "ms932", "windows31j", "windows932", "932"), _SHIFT_JIS[1:]),
    **dict.fromkeys(("eucjp", "xeucjp", "ujis"), _EUC_JP),
    **dict.fromkeys(("iso2022jp", "jis"), JIS),
    **dict.fromkeys(("euckr", "ksc5601", "ksc56011987", "korean"), _KOREAN),
    **dict.fromkeys(("cp949", "uhc", "ms949", "windows949", "949"), ("cp949",)),
    **dict.fromkeys(("latin1", "l1", "iso88591", "ansi", "cp1252", "windows1252"), _LATIN_1),
    **dict.fromkeys(("latin9", "l9"), ("iso8859-15",)),
    **dict.fromkeys(("macintosh", "macroman", "mac", "xmacroman"), ("mac_roman",)),
    **dict.fromkeys(("koi8", "koi8r", "cskoi8r"), ("koi8_r",)),
    "koi8u": ("koi8_u",),
    **dict.fromkeys(("ascii", "usascii", "646"), ("ascii",)),
}
_NUMBERED = (
    (re.compile(r"(?:cp|windows|ibm|ms)(\d{3,4})"), "cp{}"),
    (re.compile(r"iso8859(\d\d?)"), "iso8859-{}"),
)

# What the guess knows an encoding by, and what it then tries, the strictest first.
FAMILIES = {
    "gb18030": ("gb18030",),
    "big5": _BIG5,
    "shift_jis": _SHIFT_JIS,
    "euc_jp": _EUC_JP,
    "cp949": ("cp949",),
    "cp1252": _LATIN_1,
}
FAMILY = {other: name for name, others in FAMILIES.items() for other in others} | {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "euc_kr": "cp949",
}

_CHARSET = re.compile(rb"CA\s*\[([^\]\\]{0,40})\]")


def declarations(data: bytes) -> Iterator[re.Match[bytes]]:
    """Yield the offsets at which the file declares an encoding."""
    for match in _CHARSET.finditer(data):
        # Looking behind in the pattern would make it look at every byte.
        if not data[match.start() - 1 : match.start()].isalpha():
            yield match


def declaration(data: bytes) -> bytes:
    """Return the first declared encoding, b"" if there is none.

    A property begins after a semicolon or the end of a value. If one does, others are ignored as
    parts of texts, and so are names outside ASCII, or after an escaped bracket, whose backslash can
    also be half of a character.
    """
    first = b""
    for match in declarations(data):
        value = match[1].strip()
        if value.isascii() and not _is_in_text(data, match.start()):
            return value
        first = first or value
    return first


def _is_in_text(data: bytes, start: int) -> bool:
    """Return whether ``start`` is within a text; two backslashes are one character of it."""
    end = start - 1
    while data[end : end + 1].isspace():
        end -= 1
    before = data[end : end + 1]
    if before != b"]":
        return before != b";"
    escapes = end
    while escapes > 0 and data[escapes - 1] == ord("\\"):
        escapes -= 1
    return (end - escapes) % 2 == 1


def declared_encodings(value: bytes) -> tuple[str, ...]:
    """Return the encodings that a value of CA can mean; none if it is unknown."""
    name = "".join(filter(str.isalnum, value.decode("latin-1").lower()))
    if name in _SPELLINGS:
        return _SPELLINGS[name]
    for pattern, form in _NUMBERED:
        if match := pattern.fullmatch(name):
            try:
                return (codecs.lookup(form.format(match[1])).name,)
            except LookupError:
                return ()
    return ()
