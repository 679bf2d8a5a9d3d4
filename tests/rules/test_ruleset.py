from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.rules.color import Color
from gobanapp.rules.ruleset import (
    AGA,
    CHINESE,
    JAPANESE,
    RULESET_PRESETS,
    Compensation,
    CountingMethod,
    Repetition,
    Ruleset,
)
from gobanapp.rules.ruleset_names import parse_ruleset_name

TABLE = """
    key            counting  ko          suicide seki compensation komi handicap ties
    japanese       territory basic       no      no   0            6.5  0.5      -
    korean         territory basic       no      no   0            6.5  0.5      -
    chinese        area      positional  no      yes  n            7.5  0        -
    aga            area      situational no      yes  n-1          7.5  0.5      -
    bga            area      situational no      yes  n-1          7.5  0.5      -
    french         area      natural     no      yes  n-1          7.5  0.5      white
    ing            area      positional  yes     yes  0            8    0.5      black
    new-zealand    area      situational yes     yes  0            7    0        -
    tromp-taylor   area      positional  yes     yes  0            7.5  0.5      -
    stone-counting stones    positional  no      yes  0            0    0        -
"""
HEADING, *ROWS = (line.split() for line in TABLE.strip().splitlines())


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_presets(row):
    field = dict(zip(HEADING, row, strict=True))
    ruleset = RULESET_PRESETS[field["key"]]
    assert ruleset.key == field["key"]
    assert ruleset.counting is CountingMethod(field["counting"])
    assert ruleset.ko is Repetition(field["ko"])
    assert ruleset.suicide is (field["suicide"] == "yes")
    assert ruleset.seki_points is (field["seki"] == "yes")
    assert ruleset.compensation is Compensation(field["compensation"])
    assert ruleset.usual_komi(0) == float(field["komi"])
    assert ruleset.usual_komi(1) == ruleset.usual_komi(5) == float(field["handicap"])
    ties = None if field["ties"] == "-" else Color(field["ties"])
    assert ruleset.ties_to is ties
    assert ruleset.passes_to_stop == 2
    assert ruleset.pass_stones is ruleset.white_passes_last is (field["key"] in {"aga", "bga"})
    assert ruleset.opponent_resumes is (field["key"] in {"japanese", "korean"})
    assert not ruleset.group_tax


def test_the_presets_are_those_of_the_table():
    assert list(RULESET_PRESETS) == [row[0] for row in ROWS]


@pytest.mark.parametrize(
    ("compensation", "points"),
    [("0", [0, 0, 0, 0]), ("n", [0, 0, 2, 9]), ("n-1", [0, 0, 1, 8])],
)
def test_a_handicap_of_one_gives_no_compensation(compensation, points):
    assert [Compensation(compensation).points(n) for n in (0, 1, 2, 9)] == points


# Spelling

CHANGES = {
    "counting": st.sampled_from(CountingMethod),
    "ko": st.sampled_from(Repetition),
    "suicide": st.booleans(),
    "seki_points": st.booleans(),
    "compensation": st.sampled_from(Compensation),
    "pass_stones": st.booleans(),
    "group_tax": st.booleans(),
}


@given(st.sampled_from(list(RULESET_PRESETS.values())), st.fixed_dictionaries({}, optional=CHANGES))
def test_spelling_and_reading_give_the_ruleset_back(preset, changes):
    ruleset = replace(preset, **changes)
    assert Ruleset.parse(str(ruleset)) == ruleset
    assert parse_ruleset_name(ruleset.sgf_name) == ruleset


@pytest.mark.parametrize("key", RULESET_PRESETS)
def test_a_preset_is_spelled_by_its_key(key):
    assert str(RULESET_PRESETS[key]) == key
    assert Ruleset.parse(key) is RULESET_PRESETS[key]


@pytest.mark.parametrize(
    ("text", "ruleset"),
    [
        ("japanese,suicide=yes", replace(JAPANESE, suicide=True)),
        (" Japanese , KO=Positional ", replace(JAPANESE, ko=Repetition.POSITIONAL)),
        ("aga,counting=territory", replace(AGA, counting=CountingMethod.TERRITORY)),
        ("aga,passes=no", replace(AGA, pass_stones=False)),
        ("chinese,compensation=n-1", replace(CHINESE, compensation=Compensation.STONES_BUT_ONE)),
        ("chinese,seki=no,tax=yes", replace(CHINESE, seki_points=False, group_tax=True)),
        ("chinese,seki=no,seki=yes", CHINESE),
    ],
)
def test_changed_fields(text, ruleset):
    assert Ruleset.parse(text) == ruleset


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no ruleset is called ''"),
        ("go", "no ruleset is called 'go'; there are japanese, korean"),
        ("japanese,", "no field is called ''"),
        ("japanese,size=9", "no field is called 'size'; there are counting, ko"),
        ("japanese,suicide", "suicide is one of yes, no, not ''"),
        ("japanese,ko=super", "ko is one of basic, positional"),
        ("japanese,compensation=2", "compensation is one of 0, n, n-1, not '2'"),
    ],
)
def test_invalid_rulesets_raise_a_value_error(text, complaint):
    with pytest.raises(ValueError, match=complaint):
        Ruleset.parse(text)


@pytest.mark.parametrize("preset", RULESET_PRESETS.values(), ids=RULESET_PRESETS)
def test_a_record_is_given_the_name_that_it_is_read_by(preset):
    assert parse_ruleset_name(preset.sgf_name) == preset
    house = replace(preset, suicide=not preset.suicide)
    assert house.sgf_name == str(house)
    assert parse_ruleset_name(house.sgf_name) == house


def test_the_names_in_records_are_those_of_sgf():
    assert (JAPANESE.sgf_name, RULESET_PRESETS["ing"].sgf_name) == ("Japanese", "GOE")


@pytest.mark.parametrize(
    ("counting", "other"),
    [
        (CountingMethod.TERRITORY, CountingMethod.AREA),
        (CountingMethod.AREA, CountingMethod.TERRITORY),
        (CountingMethod.STONES, CountingMethod.TERRITORY),
    ],
)
def test_each_counting_method_has_another_for_comparison(counting, other):
    assert replace(CHINESE, counting=counting).countings == (counting, other)
