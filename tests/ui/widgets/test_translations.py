from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from gobanapp.resources import resource_path
from gobanapp.text import formats, result_text, scoring_text
from gobanapp.text.language import English, set_language, tr
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
def test_numbers_follow_the_system_for_its_own_language(system, name, language, written):
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


NUMBERS = (0, 1, 2, 5, 22)
# Of prisoners, points and variations.
PLURALS = {
    "en": (
        "0 prisoners|1 prisoner|2 prisoners|5 prisoners|22 prisoners",
        "0 points|1 point|2 points|5 points|22 points",
        (
            "0 variations follow|1 variation follows|2 variations follow|5 variations follow"
            "|22 variations follow"
        ),
    ),
    "fr": (
        "0 prisonnier|1 prisonnier|2 prisonniers|5 prisonniers|22 prisonniers",
        "0 point|1 point|2 points|5 points|22 points",
        (
            "0 variante suit|1 variante suit|2 variantes suivent|5 variantes suivent"
            "|22 variantes suivent"
        ),
    ),
    "de": (
        "0 Gefangene|1 Gefangener|2 Gefangene|5 Gefangene|22 Gefangene",
        "0 Punkte|1 Punkt|2 Punkte|5 Punkte|22 Punkte",
        (
            "0 Varianten folgen|1 Variante folgt|2 Varianten folgen|5 Varianten folgen"
            "|22 Varianten folgen"
        ),
    ),
    "it": (
        "0 prigionieri|1 prigioniero|2 prigionieri|5 prigionieri|22 prigionieri",
        "0 punti|1 punto|2 punti|5 punti|22 punti",
        (
            "Seguono 0 varianti|Segue 1 variante|Seguono 2 varianti|Seguono 5 varianti"
            "|Seguono 22 varianti"
        ),
    ),
    "pl": (
        "0 jeńców|1 jeniec|2 jeńcy|5 jeńców|22 jeńcy",
        "0 punktów|1 punkt|2 punkty|5 punktów|22 punkty",
        "dalej 0 wariantów|dalej 1 wariant|dalej 2 warianty|dalej 5 wariantów|dalej 22 warianty",
    ),
    "ja": (
        "アゲハマ0|アゲハマ1|アゲハマ2|アゲハマ5|アゲハマ22",
        "0目|1目|2目|5目|22目",
        "この先に0変化|この先に1変化|この先に2変化|この先に5変化|この先に22変化",
    ),
    "zh_CN": (
        "0 枚提子|1 枚提子|2 枚提子|5 枚提子|22 枚提子",
        "0 目|1 目|2 目|5 目|22 目",
        "后续 0 个变化|后续 1 个变化|后续 2 个变化|后续 5 个变化|后续 22 个变化",
    ),
    "ko": (
        "따낸 돌 0개|따낸 돌 1개|따낸 돌 2개|따낸 돌 5개|따낸 돌 22개",
        "0집|1집|2집|5집|22집",
        (
            "이어지는 변화도 0개|이어지는 변화도 1개|이어지는 변화도 2개|이어지는 변화도 5개"
            "|이어지는 변화도 22개"
        ),
    ),
}


def variations(number):
    return tr("%n variations follow", "", number)


@pytest.mark.parametrize("language", PLURALS)
def test_each_number_has_the_form_of_its_language(translations, language):
    translations.use(language)
    for sentence, told in zip(
        (result_text.prisoners, result_text.points, variations), PLURALS[language], strict=True
    ):
        assert "|".join(map(sentence, NUMBERS)) == told


def test_there_are_plurals_of_each_language(translations):
    assert set(PLURALS) == {*languages()} - {PSEUDO}


def test_without_qt_english_has_the_same_forms(translations):
    translations.use("en")
    file = ElementTree.parse(resource_path("translations", "gobanapp_en.ts"))
    texts = [
        (context.findtext("name"), text.findtext("source"), text.findtext("comment") or "")
        for context in file.iter("context")
        for text in context.iter("message")
    ]
    assert len(texts) > 50
    for text in texts:
        for number in NUMBERS:
            assert English().translate(*text, number) == translate(*text, number)


def test_without_qt_english_has_plurals():
    set_language(None)
    assert [result_text.points(number) for number in (0, 1, 2)] == [
        "0 points",
        "1 point",
        "2 points",
    ]
    assert scoring_text.stones(1) == "1 stone"
