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

_FILE_PREFIX: Final = "gobanapp_"

_WRITING_SYSTEMS: Final = {
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
    files = translations_folder().glob(f"{_FILE_PREFIX}*.qm")
    found = {file.stem.removeprefix(_FILE_PREFIX) for file in files}
    return sorted(found | {ENGLISH}, key=language_name)


def language_name(language: str) -> str:
    """Return the name of a language in itself."""
    if language == ENGLISH:
        return "English"  # the system would say which
    name = QLocale(language).nativeLanguageName()
    return name[:1].upper() + name[1:] if name else language


def language_for(preferred: str, available: list[str]) -> str:
    """Return ``preferred`` if it is offered, else the system's language, else English.

    A language that the user did not choose is skipped if the system has no font for it: all text
    would be empty boxes.
    """
    if preferred in available:
        return preferred
    for name in QLocale.system().uiLanguages():
        for language in available:
            if _are_alike(QLocale(name), QLocale(language)) and can_be_written(language):
                return language
    return ENGLISH


def can_be_written(language: str) -> bool:
    """Return whether the system has a font for a language.

    Only languages that may lack one are checked.
    """
    writing_system = _WRITING_SYSTEMS.get(language)
    return writing_system is None or bool(QFontDatabase.families(writing_system))


def locale_for(language: str) -> QLocale:
    """Return the locale of dates and numbers: the system's, if it has this language."""
    system, locale = QLocale.system(), QLocale(language)
    is_neutral = system.language() is QLocale.Language.C
    if _are_alike(system, locale) or (is_neutral and language == ENGLISH):
        return system
    return locale if is_neutral else QLocale(locale.language(), locale.script(), system.territory())


def _are_alike(first: QLocale, second: QLocale) -> bool:
    """Return whether readers of one language can read the other; Chinese has two scripts."""
    return first.language() is second.language() and first.script() is second.script()


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

    def use(self, preferred: str) -> None:
        """Use ``preferred`` from now on, "" for the language of the system."""
        self.stop()
        language = language_for(preferred, languages())
        self.language = language
        QLocale.setDefault(locale_for(language))
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        files = (
            qt / f"qtbase_{language}.qm",
            translations_folder() / f"{_FILE_PREFIX}{language}.qm",
        )
        self._translators = [self._install(file) for file in files if file.exists()]

    def stop(self) -> None:
        """Use the English of the code."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []

    def _install(self, file: Path) -> QTranslator:
        translator = QTranslator(self)
        if translator.load(str(file)):
            QCoreApplication.installTranslator(translator)
        return translator
