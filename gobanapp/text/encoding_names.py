"""What text encodings are called, and those that can be chosen."""

from __future__ import annotations

import codecs
from dataclasses import dataclass

from gobanapp.text.language import QT_TRANSLATE_NOOP, translate

_UNICODE = QT_TRANSLATE_NOOP("Encodings", "Unicode")
_SIMPLIFIED = QT_TRANSLATE_NOOP("Encodings", "Simplified Chinese")
_TRADITIONAL = QT_TRANSLATE_NOOP("Encodings", "Traditional Chinese")
_JAPANESE = QT_TRANSLATE_NOOP("Encodings", "Japanese")
_KOREAN = QT_TRANSLATE_NOOP("Encodings", "Korean")
_WESTERN = QT_TRANSLATE_NOOP("Encodings", "Western")
_CENTRAL = QT_TRANSLATE_NOOP("Encodings", "Central European")
_CYRILLIC = QT_TRANSLATE_NOOP("Encodings", "Cyrillic")
_BALTIC = QT_TRANSLATE_NOOP("Encodings", "Baltic")
_TURKISH = QT_TRANSLATE_NOOP("Encodings", "Turkish")
_GREEK = QT_TRANSLATE_NOOP("Encodings", "Greek")
_HEBREW = QT_TRANSLATE_NOOP("Encodings", "Hebrew")
_ARABIC = QT_TRANSLATE_NOOP("Encodings", "Arabic")
_VIETNAMESE = QT_TRANSLATE_NOOP("Encodings", "Vietnamese")
_THAI = QT_TRANSLATE_NOOP("Encodings", "Thai")


@dataclass(frozen=True, slots=True)
class _Name:
    """``script`` is to be translated, ``spelling`` is not. ``wider`` holds all characters of it."""

    script: str
    spelling: str
    wider: str = ""


# By the names that ``codecs.lookup`` gives; those without a wider one can be chosen.
NAMES = {
    "utf-8": _Name(_UNICODE, "UTF-8"),
    "utf-16-le": _Name(_UNICODE, "UTF-16"),
    "utf-16-be": _Name(_UNICODE, "UTF-16, big-endian"),
    "gb18030": _Name(_SIMPLIFIED, "GB18030"),
    "big5": _Name(_TRADITIONAL, "Big5", "cp950"),
    "cp950": _Name(_TRADITIONAL, "Big5"),
    "big5hkscs": _Name(_TRADITIONAL, "Big5-HKSCS"),
    "shift_jis": _Name(_JAPANESE, "Shift-JIS", "cp932"),
    "cp932": _Name(_JAPANESE, "Shift-JIS"),
    "euc_jp": _Name(_JAPANESE, "EUC-JP"),
    "iso2022_jp": _Name(_JAPANESE, "ISO-2022-JP", "iso2022_jp_2"),
    "iso2022_jp_2": _Name(_JAPANESE, "ISO-2022-JP"),
    "cp949": _Name(_KOREAN, "CP949"),
    "cp1252": _Name(_WESTERN, "Windows-1252"),
    "iso8859-15": _Name(_WESTERN, "ISO-8859-15"),
    "mac-roman": _Name(_WESTERN, "Mac Roman"),
    "cp1250": _Name(_CENTRAL, "Windows-1250"),
    "iso8859-2": _Name(_CENTRAL, "ISO-8859-2"),
    "cp1251": _Name(_CYRILLIC, "Windows-1251"),
    "koi8-r": _Name(_CYRILLIC, "KOI8-R"),
    "koi8-u": _Name(_CYRILLIC, "KOI8-U"),
    "iso8859-5": _Name(_CYRILLIC, "ISO-8859-5"),
    "cp866": _Name(_CYRILLIC, "CP866"),
    "cp1257": _Name(_BALTIC, "Windows-1257"),
    "cp1254": _Name(_TURKISH, "Windows-1254"),
    "cp1253": _Name(_GREEK, "Windows-1253"),
    "cp1255": _Name(_HEBREW, "Windows-1255"),
    "cp1256": _Name(_ARABIC, "Windows-1256"),
    "cp1258": _Name(_VIETNAMESE, "Windows-1258"),
    "cp874": _Name(_THAI, "Windows-874"),
    # What files name, and what is read just as well in one of those above.
    "ascii": _Name(_UNICODE, "ASCII", "utf-8"),
    "utf-16": _Name(_UNICODE, "UTF-16", "utf-16-le"),
    "gb2312": _Name(_SIMPLIFIED, "GB2312", "gb18030"),
    "gbk": _Name(_SIMPLIFIED, "GBK", "gb18030"),
    "euc_kr": _Name(_KOREAN, "EUC-KR", "cp949"),
    "iso8859-1": _Name(_WESTERN, "ISO-8859-1", "cp1252"),
}


def encoding_name(encoding: str) -> str:
    """Return what an encoding is called, as in "Korean (CP949)"; ``encoding`` is Python's name."""
    encoding = codecs.lookup(encoding).name
    name = NAMES.get(encoding)
    if name is None:
        return encoding.upper().replace("_", "-")
    script = translate("Encodings", name.script)
    return f"{script} ({name.spelling})"


def offered_encodings(current: str) -> list[str]:
    """Return the encodings to choose from, ``current`` or one that holds all of it among them."""
    encodings = [encoding for encoding, name in NAMES.items() if not name.wider]
    place = offered_encoding_for(current)
    return encodings if place in encodings else [*encodings, place]


def offered_encoding_for(encoding: str) -> str:
    """Return the encoding that is offered for one: itself, or one that holds all of it."""
    encoding = codecs.lookup(encoding).name
    name = NAMES.get(encoding)
    return name.wider if name and name.wider else encoding
