import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from gobanapp.text import formats, result_text
from gobanapp.ui.widgets import translations as module
from gobanapp.ui.widgets.translations import language_for, language_name, languages, locale_for
from tests.conftest import PSEUDO

translate = QCoreApplication.translate
OFFERED = ["de", "en", "fr", "zh_CN"]


@pytest.fixture
def fonts(monkeypatch):
    """What the system can write beside our letters; at first everything."""
    writings = set(module.QFontDatabase.WritingSystem)
    monkeypatch.setattr(
        module.QFontDatabase, "families", lambda writing: ["A font"] if writing in writings else []
    )
    return writings


@pytest.fixture
def system(monkeypatch, fonts):
    """Let the system have another language than the tests have."""

    def use(name):
        class Locale(QLocale):
            @staticmethod
            def system():
                return QLocale(name)

        monkeypatch.setattr(module, "QLocale", Locale)

    return use


@pytest.mark.parametrize(
    ("name", "wanted", "language"),
    [
        ("de_AT", "", "de"),
        ("de_AT", "fr", "fr"),
        ("de_AT", "tlh", "de"),
        ("fr_CA", "", "fr"),
        ("zh_SG", "", "zh_CN"),
        ("es_ES", "", "en"),
        ("C", "", "en"),
        ("C", "zh_CN", "zh_CN"),
    ],
)
def test_the_language_is_the_one_chosen_or_the_systems_or_english(system, name, wanted, language):
    system(name)
    assert language_for(wanted, OFFERED) == language


def test_a_language_without_a_font_is_only_spoken_when_it_is_chosen(system, fonts):
    system("zh_CN")
    fonts.remove(module.QFontDatabase.WritingSystem.SimplifiedChinese)
    assert language_for("", OFFERED) == "en"
    assert language_for("zh_CN", OFFERED) == "zh_CN"
    system("ja_JP")
    assert language_for("", [*OFFERED, "ja"]) == "ja"


@pytest.mark.parametrize(
    ("name", "language", "written"),
    [
        ("de_CH", "de", "1'234.5"),  # as the Swiss have it
        ("de_DE", "en", "1.234,5"),  # as English is written in Germany
        ("de_DE", "ja", "1,234.5"),
        ("fr_FR", "de", "1.234,5"),
        ("C", "de", "1.234,5"),
        ("C", "en", "1234.5"),
    ],
)
def test_numbers_are_the_systems_where_it_has_the_language(system, name, language, written):
    system(name)
    assert locale_for(language).toString(1234.5) == written


def test_languages_are_found_in_the_folder_and_called_as_in_themselves(translations):
    assert [language_name(language) for language in languages()] == [
        *("Deutsch", "English", "Esperanto", "Français", "Italiano", "Polski"),
        *("日本語", "简体中文", "한국어"),
    ]


def test_without_a_folder_there_is_english(monkeypatch, tmp_path, qapp):
    monkeypatch.setattr(module, "translations_folder", lambda: tmp_path / "none")
    assert languages() == ["en"]
    translations = module.Translations(qapp)
    translations.use("de")
    assert translations.language == "en"
    assert result_text.points(12) == "12 points"
    translations.stop()


def test_words_numbers_and_the_words_of_qt_follow_the_language(translations):
    translations.use("de")
    assert formats.number(6.5) == "6,5"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    translations.use(PSEUDO)
    assert result_text.points(12) != "12 points"
    assert "12" in result_text.points(12)
    translations.use("en")
    assert formats.number(6.5) == "6.5"
    assert result_text.points(12) == "12 points"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_english_has_its_own_forms_of_numbers(translations):
    for number, text in ((1, "1 variation follows"), (2, "2 variations follow")):
        assert translate("_Amounts", "%n variations follow", "", number) == text
