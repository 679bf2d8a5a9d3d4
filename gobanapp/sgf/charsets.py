"""Names of encodings in SGF's CA and in Python."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from encodings.aliases import aliases
from functools import cache

UTF_8 = ("utf-8",)
_GBK = ("gbk", "gb18030")
_BIG5 = ("big5", "cp950", "big5hkscs")
_SHIFT_JIS = ("shift_jis", "cp932", "shift_jis_2004")
_EUC_JP = ("euc_jp", "euc_jis_2004")
JIS = ("iso2022_jp", "iso2022_jp_2", "iso2022_jp_ext")
_KOREAN = ("euc_kr", "cp949")
_LATIN_1 = ("cp1252", "iso8859-1")  # files called Latin-1 are mostly in Windows-1252

_THAI = ("tis-620", "cp874")

# The encodings, the strictest reading first, that files mean by one of Python's.
_MEANINGS = {
    **dict.fromkeys(("utf-8", "utf-8-sig"), UTF_8),
    "gb2312": ("gb2312", *_GBK),
    "gbk": _GBK,
    "big5": _BIG5,
    "cp950": _BIG5,
    "big5hkscs": ("big5hkscs", *_BIG5),
    **dict.fromkeys(("shift_jis", "shift_jis_2004", "shift_jisx0213"), _SHIFT_JIS),
    "cp932": _SHIFT_JIS[1:],
    "euc_jp": _EUC_JP,
    "iso2022_jp": JIS,
    "euc_kr": _KOREAN,
    **dict.fromkeys(("iso8859-1", "cp1252"), _LATIN_1),
    "ascii": ("ascii",),
    **dict.fromkeys(("tis-620", "iso8859-11"), _THAI),
}

# Values of CA that Python does not know, without punctuation and capitals.
_SPELLINGS = {
    **dict.fromkeys(("utf8mb4", "unicode", "unicode11utf8"), "utf-8"),
    **dict.fromkeys(("gb", "gb231280", "euccn"), "gb2312"),
    "mskanji": "shift_jis",
    "windows31j": "cp932",
    "jis": "iso2022_jp",
    "ansi": "cp1252",
    "mac": "mac_roman",
    "msee": "cp1250",
    "mscyrl": "cp1251",
    "msgreek": "cp1253",
    "msturk": "cp1254",
    "mshebr": "cp1255",
    "msarab": "cp1256",
    "winbaltrim": "cp1257",
    "koi8": "koi8_r",
    "hzgb2312": "hz",
    **dict.fromkeys(("iso88596e", "iso88596i"), "iso8859-6"),
    **dict.fromkeys(("iso88598e", "iso88598i", "logical", "visual"), "iso8859-8"),
}
_NUMBERED = re.compile(r"(?:cp|ccsid|codepage|dos|ibm|ms|oem|win|windows)?0*(\d{3,4})")

# Codecs of Python that have no other names.
_WITHOUT_ALIASES = """cp720 cp737 cp856 cp874 cp1006 koi8_t koi8_u mac_arabic mac_croatian
    mac_farsi mac_romanian palmos utf_8_sig""".split()
_OF_RECORDS = b"(;CA[a1:b2]\n)"

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
    name = _plain_name(value.decode("latin-1"))
    if name == "utf8":  # Most files say so; the others need a table.
        return UTF_8
    numbered = _NUMBERED.fullmatch(name)
    known = _names_of_python()
    for spelling in (name, name.removeprefix("x"), f"cp{numbered[1]}" if numbered else ""):
        codec = _SPELLINGS.get(spelling) or known.get(spelling)
        if codec is not None and _is_of_records(codec):
            encoding = codecs.lookup(codec).name
            return _MEANINGS.get(encoding, (encoding,))
    return ()


def _plain_name(name: str) -> str:
    return "".join(filter(str.isalnum, name.lower()))


@cache
def _names_of_python() -> dict[str, str]:
    """Return the codecs of Python by their names and aliases without punctuation."""
    codecs_themselves = {codec: codec for codec in (*aliases.values(), *_WITHOUT_ALIASES)}
    names = {**aliases, **codecs_themselves}
    return {_plain_name(name): codec for name, codec in names.items()}


def _is_of_records(codec: str) -> bool:
    """Return whether a codec decodes the bytes of SGF's own signs as ASCII does."""
    try:
        return _OF_RECORDS.decode(codec) == _OF_RECORDS.decode("ascii")
    except (LookupError, UnicodeError):  # It encodes no text, or belongs to another system.
        return False
