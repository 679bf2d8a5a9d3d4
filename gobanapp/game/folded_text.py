"""Text folding for search: without case, accents and widths."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple
from unicodedata import combining, normalize

_LETTERS: Final = (
    "A-Za-z\u00c0-\u02af\u0370-\u03ff\u0400-\u052f\u1c80-\u1c8f\u1d00-\u1dbf\u1e00-\u1fff"
    "\u2c60-\u2c7f\ua640-\ua66e\ua680-\ua69f\ua722-\ua7ff\uab30-\uab6f"
)
"""Latin, Greek and Cyrillic letters, which people type without accents."""
_ACCENTS: Final = (
    "\u0300-\u036f\u0483-\u0487\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ua66f-\ua67d\ufe20-\ufe2f"
)
_ACCENTED: Final = f"(?<=[{_LETTERS}])[{_ACCENTS}]+"
_KEYBOARD_FORMS: Final = {
    "\u0131": "i",
    "ł": "l",
    "đ": "d",
    "ɖ": "d",
    "ð": "d",
    "ø": "o",
    "ħ": "h",
    "ŧ": "t",
    "ŋ": "n",
    "ə": "e",
    "æ": "ae",
    "œ": "oe",
    "þ": "th",
}
"""Letters that Unicode does not decompose, as typed on keyboards without them."""
_SPECIAL_LETTER: Final = f"[{''.join(_KEYBOARD_FORMS)}]"
_compiled: Final = cache(re.compile)
"""Compiled on first use, because that takes longer than a search."""

_CHANGED: Final = (range(0x80, 0x3400), range(0xA640, 0xAC00), range(0xF900, 0x10000))
"""The code points below 65,536 that folding changes."""
_HIGH_CODE_POINTS: Final = "\U00010000-\U0010ffff"
_VOWELS_AND_FINALS: Final = "\u1161-\u1175\u11a8-\u11c2"
"""Parts of a Hangul syllable, which belong to the character before them."""


def folded(text: str) -> str:
    """Return ``text`` in the form in which search compares it.

    Accents are ignored only in Latin, Greek and Cyrillic script: the marks of kana and the vowels
    of Hangul make different letters.
    """
    if text.isascii():
        return text.lower()
    text = _compiled(_ACCENTED).sub("", normalize("NFKD", text)).casefold()
    return normalize(
        "NFC", _compiled(_SPECIAL_LETTER).sub(lambda letter: _KEYBOARD_FORMS[letter[0]], text)
    )


def folded_words(text: str) -> tuple[str, ...]:
    """Return the words of ``text``, folded."""
    return tuple(folded(text).split())


class WordFilter:
    """A quick test that a text cannot contain a word, so that few texts have to be folded."""

    def __init__(self, word: str) -> None:
        """``word``: folded, and without white space."""
        self._word = word
        self._patterns: tuple[re.Pattern[str], re.Pattern[str]] | None = None

    def may_contain(self, text: str) -> bool:
        """Return whether ``folded(text)`` may contain the word. False is always right."""
        if text.isascii():
            return self._word in text.lower()
        if self._patterns is None:
            self._patterns = _pattern(self._word), _exceptions(self._word)
        return any(pattern.search(text) for pattern in self._patterns)


def _pattern(word: str) -> re.Pattern[str]:
    """Return the pattern of a word in which each letter stands for itself."""
    if any(map(combining, word)) or _compiled(_ACCENTED).search(normalize("NFD", word)):
        return re.compile("")  # marks may have another order
    return re.compile("".join(f"[{_spellings(letter)}][{_ACCENTS}]*" for letter in word))


def _spellings(letter: str) -> str:
    """Return all spellings of one folded letter, as a character class."""
    return re.escape(letter + _sources().single.get(letter, ""))


def _exceptions(word: str) -> re.Pattern[str]:
    """Return the pattern of letters that can be another spelling of a part of a word.

    For letters that fold to several, their neighbours are checked: ß is in half of all German
    texts.
    """
    sources = _sources()
    single_letters = _VOWELS_AND_FINALS + _HIGH_CODE_POINTS + re.escape(sources.composing)
    word_letters = set(word)
    offsets = {
        form: [] if word_letters.isdisjoint(form) else list(_overlap_offsets(form, word))
        for form in set(sources.several.values())
    }
    letters: dict[str, str] = {}
    for letter, form in sources.several.items():
        if offsets[form]:
            letters[form] = letters.get(form, "") + letter
    several = re.escape("".join(letters.values()))
    alternatives = [f"(?<=[{single_letters}])"]
    for form, sources_of_form in letters.items():
        for start in offsets[form]:
            end = start + len(form)
            before = f"[{_spellings(word[start - 1])}{_ACCENTS}{several}]" if start > 0 else ""
            after = f"[{_spellings(word[end])}{_ACCENTS}{several}]" if end < len(word) else ""
            alternatives.append(f"(?<={before}[{re.escape(sources_of_form)}])(?={after})")
    return re.compile(f"[{single_letters}{several}](?:{'|'.join(alternatives)})")


def _overlap_offsets(form: str, word: str) -> Iterator[int]:
    """Yield the offsets at which ``form`` can overlap with ``word``, from 0."""
    for start in range(1 - len(form), len(word)):
        first, end = max(start, 0), min(start + len(form), len(word))
        if form[first - start : end - start] == word[first:end]:
            yield start


class _Sources(NamedTuple):
    """The letters that folding changes."""

    single: dict[str, str]
    """By folded letter, all letters that fold to it."""
    several: dict[str, str]
    """Letters that fold to several, with these."""
    composing: str
    """Letters that can combine with the one before."""


@cache
def _sources() -> _Sources:
    single: dict[str, str] = {}
    several: dict[str, str] = {}
    composing: set[str] = set()
    # Joined as lines of one text: folding them separately would take ten times as long.
    letters = "\n".join(chr(code) for codes in _CHANGED for code in codes)
    forms = folded(letters)
    parts = normalize("NFD", forms)
    lines = zip(letters.split("\n"), forms.split("\n"), parts.split("\n"), strict=True)
    for letter, form, decomposed in lines:
        if len(form) > 1:
            several[letter] = form
            continue
        composing.update(decomposed[1:])
        if form != letter:
            single[form] = single.get(form, "") + letter
    for form in [*composing]:
        composing.update(single.get(form, ""))
    composing.update(letter for letter, form in several.items() if form[0] in composing)
    for code in range(ord("A"), ord("Z") + 1):
        capital = chr(code)
        single[capital.lower()] = single.get(capital.lower(), "") + capital
    return _Sources(single, several, "".join(sorted(composing)))
