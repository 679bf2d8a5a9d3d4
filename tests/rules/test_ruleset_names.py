import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.ruleset import (
    CHINESE,
    JAPANESE,
    RULESET_PRESETS,
    TROMP_TAYLOR,
    Compensation,
    CountingMethod,
    Repetition,
)
from gobanapp.rules.ruleset_names import parse_ruleset_name, read_rules

# Names

WILD = {
    "japanese": [
        "Japanese",
        "JAPANESE RULES",
        "jp",
        "JPN",
        "Japan",
        "Nihon Ki-in",
        "日本",
        "日本ルール",
    ],
    "korean": ["Korean", "kr", "korea", "한국", "한국룰", "韩国规则"],
    "chinese": [
        "Chinese",
        "cn",
        "Chinese, komi 7.5",
        "Chinese (2002)",
        "中国",
        "中国规则",
        "中國規則",
    ],
    "aga": ["AGA", "aga rules", "AGA Ruleset", "American Go Association"],
    "bga": ["BGA", "British Go Association"],
    "french": ["French", "FFG", "Ffg rules", "French (FFG)"],
    "ing": ["GOE", "Goe", "Ing", "SST", "ING Goe", "GOE (Ing)", "应氏", "應氏規則"],
    "new-zealand": ["NZ", "New Zealand", "new-zealand rules", "NewZealand"],
    "tromp-taylor": ["Tromp-Taylor", "tromp_taylor", "Tromp/Taylor", "TT", "TT--"],
    "stone-counting": ["Stone counting", "Old Chinese", "stone_scoring"],
}


@pytest.mark.parametrize("key", WILD)
def test_names_in_records(key):
    assert [
        text for text in WILD[key] if parse_ruleset_name(text) is not RULESET_PRESETS[key]
    ] == []


@pytest.mark.parametrize("text", ["", " ", "rules", "7.5", "Group tax?", "Go", "old", "?"])
def test_unknown_names_are_not_parsed(text):
    assert parse_ruleset_name(text) is None


def test_a_house_rule_in_a_record():
    assert parse_ruleset_name("Japanese,suicide=yes") == replace(JAPANESE, suicide=True)
    assert parse_ruleset_name("japanese,suicide=perhaps") is JAPANESE


@pytest.mark.parametrize(
    "text", ["2003年 日本围棋规则, 黑贴六目半", "(日本) 1989", "日本式", "according to 日本 of old"]
)
def test_east_asian_names_are_found_among_other_words(text):
    assert parse_ruleset_name(text) is JAPANESE


@pytest.mark.parametrize("text", ["teareast", "singing", "unfrequently", "the ttl"])
def test_names_in_letters_are_not_found_within_words(text):
    assert parse_ruleset_name(text) is None


LANGUAGES = {
    "japanese": "Japanisch|Japanische Regeln|japonaises|Règles japonaises|Giapponesi"
    "|Regole giapponesi|Japońskie|Zasady japońskie|日本ルール|日本规则|일본 규칙"
    "|Японские|японские правила|reglas japonesas|japanska regler"
    "|Luật Nhật Bản|กติกาญี่ปุ่น|Territory|Territory scoring|数目"
    "|Japanese 1989|JAPANESE RULES (komi 6.5)|Gebietswertung",
    "korean": "Koreanisch|koreanische Regeln|coréennes|Règles coréennes|Coreane|Koreańskie"
    "|韓国ルール|韩国规则|한국 규칙|корейские|Korejská|reglas coreanas",
    "chinese": "Chinesisch|Chinesische Regeln|chinois|Règles chinoises|Cinesi|Regole cinesi"
    "|Chińskie zasady|中国ルール|中国规则|中國規則|중국 규칙|중국룰|Китайские|китайские правила"
    "|reglas chinas|Kinesiska regler|Čínská pravidla|Luật Trung Quốc|จีน|chinese-ogs|chinese-kgs"
    "|Chinese rules (komi 7.5)|Chinese Rules, komi 7½|EGF Chinese|Area|Area scoring"
    "|AREA SCORING|数子|數子法|Flächenwertung|chinese_kgs|Rules: Chinese",
    "aga": "American|Amerikanische Regeln|Règles américaines"
    "|American Go Association (AGA) rules|アメリカルール|美国规则",
    "bga": "British|Britische Regeln|britanniques|Brytyjskie|英国规则",
    "french": "Französisch|françaises|Règles françaises|Regole francesi|Francuskie|法国规则",
    "ing": "Ing-Regeln|Règles Ing|应氏规则|應氏計點制|応氏ルール|응씨룰|Ing's rules",
    "new-zealand": "Neuseeländisch|néo-zélandaises|Neozelandesi|Nowozelandzkie|新西兰规则|nz rules",
    "tromp-taylor": "tromp taylor|TrompTaylor|Tromp–Taylor (area)|CGOS|Тромпа-Тейлора",
    "stone-counting": "stone-scoring|stone_scoring|ancient-area|Ancient Chinese|old-chinese|还棋头",
}


@pytest.mark.parametrize(
    ("text", "key"),
    [(text, key) for key, texts in LANGUAGES.items() for text in texts.split("|")],
)
def test_names_of_many_languages(text, key):
    assert read_rules(text) == (RULESET_PRESETS[key], "")


def _in_full_width(text):
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)


@given(
    st.sampled_from([(t, key) for key, texts in LANGUAGES.items() for t in texts.split("|")]),
    st.sampled_from([str.lower, str.upper, str.title, _in_full_width]),
    st.sampled_from(["{}", " {} ", "{}.", '"{}"', "{} (2024)", "{}, komi 6.5", "{}; byo-yomi"]),
)
def test_neither_case_nor_punctuation_nor_additions_matter(name, change, frame):
    text, key = name
    assert parse_ruleset_name(frame.format(change(text))) is RULESET_PRESETS[key]


@pytest.mark.parametrize(
    "text", ["EGF", "house rules", "Pandanet", "Regeln", "as usual", "規則", "machine", "Uchinese"]
)
def test_what_is_not_understood_is_returned(text):
    assert read_rules(text) == (None, text)


@pytest.mark.parametrize(
    ("text", "ruleset", "unknown"),
    [
        ("japanese,suicide=perhaps", JAPANESE, "suicide=perhaps"),
        ("aga-button", RULESET_PRESETS["aga"], "button"),
        ("Japanese + group tax", replace(JAPANESE, group_tax=True), ""),
        ("ancient-territory", replace(JAPANESE, group_tax=True), ""),
        ("koSIMPLEscoreAREAtaxNONEsui0button1whbN", None, "button1"),
        ("koPOSITIONALscoreAREAtaxNONEsui0newrule7", None, "newrule7"),
    ],
)
def test_parts_that_are_not_understood_are_returned(text, ruleset, unknown):
    rules = read_rules(text)
    assert rules.unknown == unknown
    assert rules.ruleset == ruleset or (ruleset is None and rules.ruleset is not None)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("stones", "stone-counting"),
        ("Rules: stones", "stone-counting"),
        ("Pass stones, AGA", "aga"),
        ("Stones, Chinese", "chinese"),
        ("no stones", None),
        ("4 stones", None),
        ("handicap stones", None),
        ("Korea-China match: Chinese rules", "chinese"),
        ("China vs. Japan, Japanese rules", "japanese"),
        ("中国 vs 日本, 日本规则", "japanese"),
        ("日本 対 韓国 韓国ルール", "korean"),
        ("日本中国対抗 中国囲碁ルール", "chinese"),
        ("US Go Congress, Ing's rules", "ing"),
        ("Japan Cup - rules: AGA", "aga"),
        ("China gegen Japan, japanische Regeln", "japanese"),
        ("Chine-Japon, règles japonaises", "japanese"),
        ("Chinese, Japanese", "chinese"),
        ("Chinese rules, Japan Cup", "chinese"),
    ],
)
def test_of_several_names_the_one_beside_the_rules_counts(text, key):
    assert parse_ruleset_name(text) is (RULESET_PRESETS[key] if key else None)


# The notation of KataGo

KO = {
    "SIMPLE": Repetition.BASIC,
    "POSITIONAL": Repetition.POSITIONAL,
    "SITUATIONAL": Repetition.SITUATIONAL,
    "SPIGHT": Repetition.SPIGHT,
}
TAX = {"NONE": (True, False), "SEKI": (False, False), "ALL": (False, True)}
FIELDS = st.fixed_dictionaries(
    {
        "ko": st.sampled_from([*KO]),
        "score": st.sampled_from(["AREA", "TERRITORY"]),
        "tax": st.sampled_from([*TAX]),
        "sui": st.booleans(),
        "whb": st.sampled_from(["0", "N", "N-1"]),
        "fpok": st.booleans(),
    }
)
JSON_NAMES = {
    "score": ("scoring", "scoringRule", "score"),
    "sui": ("suicide", "multiStoneSuicideLegal"),
    "whb": ("whiteHandicapBonus", "whiteHandicapBonusRule"),
    "fpok": ("friendlyPassOk",),
    "ko": ("ko", "koRule"),
    "tax": ("tax", "taxRule"),
}


def assert_meaning(ruleset, fields):
    assert ruleset.ko is KO[fields["ko"]]
    assert ruleset.counting is CountingMethod(fields["score"].lower())
    assert (ruleset.seki_points, ruleset.group_tax) == TAX[fields["tax"]]
    assert ruleset.suicide is fields["sui"]
    assert ruleset.compensation is Compensation(fields["whb"].lower())
    assert not ruleset.pass_stones
    assert ruleset.ties_to is None


@given(FIELDS, st.booleans(), st.sampled_from([str, str.lower]))
def test_each_field_of_the_notation_is_read(fields, has_komi, case):
    words = {**fields, "sui": int(fields["sui"]), "fpok": int(fields["fpok"])}
    text = "".join(f"{name}{word}" for name, word in words.items()) + "komi7.5" * has_komi
    rules = read_rules(case(text))
    assert rules.unknown == ""
    assert_meaning(rules.ruleset, fields)
    assert parse_ruleset_name(str(rules.ruleset)) == replace(rules.ruleset)


@given(FIELDS, st.data())
def test_each_field_of_the_notation_in_json_is_read(fields, data):
    named = {data.draw(st.sampled_from(JSON_NAMES[name])): word for name, word in fields.items()}
    text = json.dumps({**named, "hasButton": False, "komi": 7.5})
    text = data.draw(st.sampled_from([text, text.replace('"', ""), text.replace(" ", "")]))
    rules = read_rules(text)
    assert rules.unknown == ""
    assert_meaning(rules.ruleset, fields)


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("koPOSITIONALscoreAREAtaxNONEsui0button0whb0fpok1", "chinese,compensation=0"),
        ("koPOSITIONALscoreAREAsui1komi0.5", "tromp-taylor"),
        ("koSIMPLEscoreTERRITORYtaxSEKIsui0", "japanese"),
        ("koSIMPLEscoreTERRITORYsui0", "japanese"),
        ("scoreAREA", "tromp-taylor"),
        ("taxALLscoreAREAkoSIMPLEsui0", "chinese,ko=basic,seki=no,compensation=0,tax=yes"),
        ('{"rules": "chinese", "ko": "SIMPLE"}', "chinese,ko=basic"),
        ('{"scoring":"AREA"', "tromp-taylor"),
    ],
)
def test_missing_fields_are_as_in_katago(text, spelled):
    assert str(parse_ruleset_name(text)) == spelled


def test_friendly_passes_let_the_players_agree_on_dead_stones():
    assert parse_ruleset_name("koPOSITIONALscoreAREAsui1") is TROMP_TAYLOR
    agreed = parse_ruleset_name("koPOSITIONALscoreAREAsui1fpok1")
    assert agreed == replace(CHINESE, suicide=True, compensation=Compensation.NONE)


@pytest.mark.parametrize(
    ("text", "ruleset"),
    [
        ("komi 6.5", None),
        ("button0", None),
        ("button0, komi7.5, fpok1", None),
        ("whbX", None),
        ("KOMI 5.5 JAPANESE RULES", JAPANESE),
        ("komi6.5|Chinese", CHINESE),
        ('{"rules": "komi6.5"}', None),
        ('{"rules": "button0", "komi": 7.5}', None),
        ('{"rules": "komi6.5", "name": "Japanese"}', JAPANESE),
    ],
)
def test_fields_without_rules_leave_the_names_to_count(text, ruleset):
    assert read_rules(text) == (ruleset, "" if ruleset else text)


FIELD_WORDS = ("komi 6.5", "komi7", "button0", "button1", "fpok1", "sui0", "japanese", "{", "}")


@given(
    st.lists(st.sampled_from([*FIELD_WORDS, '"rules":', '"komi6.5"', "ko", "score"])).map(" ".join)
)
def test_any_mixture_of_fields_and_names_is_read(text):
    rules = read_rules(text)
    assert rules.ruleset is not None or rules.unknown == " ".join(text.split())


@given(st.text() | st.text('koscoreAREAtaxsui01{}":,japnesch ='))
def test_any_text_is_read(text):
    rules = read_rules(text)
    assert rules.ruleset is not None or rules.unknown == " ".join(text[:400].split())
