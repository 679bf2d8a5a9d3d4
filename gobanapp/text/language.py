"""The language of the texts, and how it writes numbers and dates.

The window passes in Qt's translator and locale; without it, as in the commands, texts are English.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Protocol

_PLURALS_FILE: Final = ("translations", "gobanapp_en.ts")
"""The plural forms of English. Qt reads the compiled form of this file."""


class Language(Protocol):
    """The services of a language."""

    def translate(self, context: str, source: str, comment: str, number: int) -> str:
        """Return ``source`` in this language, its "%n" replaced by ``number`` unless that is -1.

        ``context`` and ``comment`` are those of the file of translations.
        """

    def number(self, value: float) -> str:
        """Return a number with as few digits as give it exactly."""

    def decimal_point(self) -> str:
        """Return the decimal separator."""

    def negative_sign(self) -> str:
        """Return the minus sign."""

    def long_date(self, iso: str) -> str | None:
        """Return a date such as "2001-12-31" in full, None for one best left unchanged."""


class English:
    """The language of the code."""

    def translate(self, context: str, source: str, comment: str, number: int) -> str:
        if number < 0:
            return source
        text = _singulars().get((context, source, comment), source) if number == 1 else source
        return text.replace("%Ln", "%n").replace("%n", str(number))

    def number(self, value: float) -> str:
        return repr(float(value)).removesuffix(".0")

    def decimal_point(self) -> str:
        return "."

    def negative_sign(self) -> str:
        return "-"

    def long_date(self, _iso: str) -> str | None:
        return None


@cache
def _singulars() -> dict[tuple[str, str, str], str]:
    """Return the English singular forms, by context, text and comment."""
    # Few commands need them, and the window never does.
    from xml.etree import ElementTree

    from gobanapp.resources import resource_path

    return {
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
        ): message.findtext("translation/numerusform", "")
        for context in ElementTree.parse(resource_path(*_PLURALS_FILE)).iter("context")
        for message in context.iter("message")
    }


_language: Language = English()


def set_language(language: Language | None) -> None:
    """Use ``language`` for all texts from now on; None: the English of the code."""
    global _language  # noqa: PLW0603 - one language for the program, as Qt has it
    _language = English() if language is None else language


def current_language() -> Language:
    """Return the language in use."""
    return _language


def translate(context: str, source: str, comment: str = "") -> str:
    """Return ``source`` in the language in use.

    lupdate collects the texts by the names of these functions.
    """
    return _language.translate(context, source, comment, -1)


def tr(source: str, comment: str, number: int) -> str:
    """Return a text with "%n" in the plural form for ``number``, which is not negative.

    lupdate sees that a text has plural forms in a call of ``tr`` only, not in ``translate``, and
    gives it no context outside of a class. A class calls a ``tr`` of its own.
    """
    return _language.translate("", source, comment, number)


def QT_TRANSLATE_NOOP(_context: str, source: str) -> str:  # noqa: N802 - lupdate knows this name
    """Return ``source``, a text that is translated where it is shown."""
    return source


class Translated:
    """A class with texts of its own; its name is their context, as with ``QObject``."""

    def tr(self, source: str, comment: str = "", number: int = -1) -> str:
        """Return ``source`` in the language in use, in the plural form for ``number``."""
        return _language.translate(type(self).__name__, source, comment, number)
