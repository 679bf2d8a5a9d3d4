import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.clock.time_presets import TIME_PRESETS, time_system_from_text, time_system_to_text
from gobanapp.clock.time_system import Absolute, ByoYomi, Canadian, Fischer, Ing
from tests.clock.time_systems import ANY


def test_usual_ones_are_there_once():
    assert len(set(TIME_PRESETS)) == len(TIME_PRESETS)
    for system in (
        Absolute(main=1800.0),
        ByoYomi(main=600.0, periods=5, seconds=30.0),
        ByoYomi(main=1800.0, periods=3, seconds=30.0),
        ByoYomi(main=3600.0, periods=5, seconds=60.0),
        Canadian(main=1200.0, stones=15, seconds=300.0),
        Fischer(main=300.0, increment=10.0),
        Ing(main=3600.0, periods=3, seconds=600.0, points=2.0),
    ):
        assert system in TIME_PRESETS


@given(ANY)
def test_what_is_saved_comes_back(system):
    again = time_system_from_text(time_system_to_text(system))
    assert again == system
    assert type(again) is type(system)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        '[["kind", "absolute"], ["main", 60]]',
        "5",
        '{"kind": "absolute"}',
        '{"kind": "hourglass", "main": 60}',
        '{"kind": ["absolute"], "main": 60}',
        '{"kind": "absolute", "main": "60"}',
        '{"kind": "absolute", "main": true}',
        '{"kind": "absolute", "main": null}',
        '{"kind": "absolute", "main": NaN}',
        '{"kind": "absolute", "main": 1e999}',
        '{"kind": "absolute", "main": 60, "more": 5}',
        '{"kind": "absolute", "main": ' + "9" * 5000 + "}",
        '{"kind": "absolute", "main": 1' + "0" * 400 + "}",
        '{"kind": "byo-yomi", "main": 60, "periods": 2.5, "seconds": 30}',
        '{"kind": "byo-yomi", "main": 60, "periods": true, "seconds": 30}',
        '{"kind": "fischer", "main": null, "increment": 5, "most": null}',
        '{"kind": "fischer", "main": 1, "increment": 1, "most": true}',
        "[" * 100_000,
    ],
    ids=lambda text: text[:30],
)
def test_damaged_ones_are_none(text):
    assert time_system_from_text(text) is None


@given(st.text() | st.dictionaries(st.text(), st.integers()).map(json.dumps))
def test_any_text_may_stand_there(text):
    found = time_system_from_text(text)
    assert found is None or time_system_from_text(time_system_to_text(found)) == found
