"""The languages of the window: the available ones, and switching to one of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QFontDatabase

from gobanapp.resources import resource_path
from gobanapp.text.language import set_language

ENGLISH: Final = "en"
"""The language of the code; it needs no file except for texts with a number."""

_NAME: Final = "gobanapp_"

_WRITINGS: Final = {
    "ja": QFontDatabase.WritingSystem.Japanese,
    "ko": QFontDatabase.WritingSystem.Korean,
    "zh_CN": QFontDatabase.WritingSystem.SimplifiedChinese,
}
"""The writing systems that a system with fonts can lack."""


def translations_folder() -> Path:
    """Return the folder that has a compiled file for each language."""
    return resource_path("translations")


def languages() -> list[str]:
    """Return the codes of the available languages, such as "zh_CN", in the order of their names."""
    files = translations_folder().glob(f"{_NAME}*.qm")
    found = {file.stem.removeprefix(_NAME) for file in files}
    return sorted(found | {ENGLISH}, key=language_name)


def language_name(language: str) -> str:
    """Return the name of a language in itself."""
    if language == ENGLISH:
        return "English"  # the system would say which
    name = QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:] if name else language


def language_for(wanted: str, offered: list[str]) -> str:
    """Return ``wanted`` if it is offered, else the system's language, else English.

    A language that the user did not choose is skipped if the system has no font for it: all text
    would be empty boxes.
    """
    if wanted in offered:
        return wanted
    for name in QLocale.system().uiLanguages():
        for language in offered:
            if _are_alike(QLocale(name), QLocale(language)) and can_be_written(language):
                return language
    return ENGLISH


def can_be_written(language: str) -> bool:
    """Return whether the system has a font for a language.

    Only languages that may lack one are checked.
    """
    writing = _WRITINGS.get(language)
    return writing is None or bool(QFontDatabase.families(writing))


def locale_for(language: str) -> QLocale:
    """Return the locale of dates and numbers: the system's, if it has this language."""
    system, own = QLocale.system(), QLocale(language)
    is_nobody_s = system.language() is QLocale.Language.C
    if _are_alike(system, own) or (is_nobody_s and language == ENGLISH):
        return system
    return own if is_nobody_s else QLocale(own.language(), own.script(), system.territory())


def _are_alike(one: QLocale, other: QLocale) -> bool:
    """Return whether readers of one language can read the other; Chinese has two scripts."""
    return one.language() is other.language() and one.script() is other.script()


class QtLanguage:
    """The translators that are installed, and the default locale, as a ``Language`` of texts."""

    def __init__(self) -> None:
        # An attribute of the class would have to be a static method, which copies the docstring:
        # to make that takes PySide6 12 ms.
        self.translate = QCoreApplication.translate

    def number(self, value: float) -> str:
        """See ``Language``."""
        shortest = QLocale.FloatingPointPrecisionOption.FloatingPointShortest
        return QLocale().toString(float(value), "g", shortest.value)

    def decimal_point(self) -> str:
        """See ``Language``."""
        return QLocale().decimalPoint()

    def negative_sign(self) -> str:
        """See ``Language``."""
        return QLocale().negativeSign()

    def long_date(self, iso: str) -> str | None:
        """Return the date without the day of the week."""
        day, locale = QDate.fromString(iso, "yyyy-MM-dd"), QLocale()
        if not day.isValid() or locale.language() is QLocale.Language.C:
            return None
        pattern = locale.dateFormat(QLocale.FormatType.LongFormat)
        return locale.toString(day, re.sub(r"^dddd\W*|\W*dddd$", "", pattern))


class Translations(QObject):
    """Sets the language of the program, any number of times.

    Visible texts do not change: the windows have to be made again.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._translators: list[QTranslator] = []
        set_language(QtLanguage())
        self.language = ENGLISH

    def use(self, wanted: str) -> None:
        """Use ``wanted`` from now on, or for "" the language of the system."""
        self.stop()
        language = language_for(wanted, languages())
        self.language = language
        QLocale.setDefault(locale_for(language))
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        files = (qt / f"qtbase_{language}.qm", translations_folder() / f"{_NAME}{language}.qm")
        self._translators = [self._installed(file) for file in files if file.exists()]

    def stop(self) -> None:
        """Use the English of the code."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []

    def _installed(self, file: Path) -> QTranslator:
        translator = QTranslator(self)
        if translator.load(str(file)):
            QCoreApplication.installTranslator(translator)
        return translator
