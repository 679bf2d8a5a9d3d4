"""A result sheet as plain text."""

import unicodedata

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gobanapp.rules.color import ByColor
from gobanapp.text import result_text
from gobanapp.text.result_sheet_text import plain_result_sheet


def columns(line):
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in line)
    return len(line) + wide - sum(map(bool, map(unicodedata.combining, line)))


def line_with(text, word):
    return next(line for line in text.splitlines() if word in line)


@pytest.mark.parametrize(
    "name", ["小林光一", "박정환", "\uff37\uff49\uff44\uff45", "E\u0301tienne", "ｶﾅ"]
)
def test_wide_and_combining_letters_stay_in_their_columns(make, name):
    text = plain_result_sheet(make(names=ByColor("Ann", name), komi=6))
    assert columns(line_with(text, name)) == columns(
        line_with(text, result_text.score_line_name("total"))
    )
    text = plain_result_sheet(make(names=ByColor(name, "Ben"), komi=6))
    assert columns(line_with(text, name)) == columns(
        line_with(text, result_text.score_line_name("total"))
    )


@pytest.mark.parametrize("name", ["A" * 500, "小" * 500])
def test_long_names_end_in_dots(make, name):
    text = plain_result_sheet(make(names=ByColor(name, name)))
    assert max(map(columns, text.splitlines())) < 75
    assert "…" in text


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=30), st.text(max_size=30))
def test_any_name_has_its_text(make, black, event):
    text = plain_result_sheet(make(size=5, names=ByColor(black, ""), event=event, place=event))
    assert result_text.recorded_result("W+6.5") in text
    assert not any(line != line.rstrip() for line in text.split("\n"))
