"""English texts of the result sheet and its dialog."""

from dataclasses import replace

import pytest

from gobanapp.clock.time_system import TimeSystem
from gobanapp.rules.color import ByColor
from gobanapp.text.result_sheet_text import (
    plain_result_sheet,
    result_sheet_file_name,
    result_sheet_text,
)


def rows(words):
    return [(row.name, *row.values) for row in words.rows]


def test_a_count_is_listed_line_by_line(make):
    words = result_sheet_text(make(used=ByColor(59.0, 3723.0)))
    assert rows(words) == [
        ("Time used", "0:59", "1:02:03"),
        ("Territory", "27", "27"),
        ("Dead stones", "0", "0"),
        ("Prisoners", "0", "0"),
        ("Komi", "0", "6.5"),
        ("Total", "27", "33.5"),
    ]
    assert [row.is_total for row in words.rows] == [False] * 5 + [True]
    assert words.result == "White wins by 6.5 points"


def test_prisoners_are_listed_even_if_they_do_not_count(make):
    names = [row.name for row in result_sheet_text(make(rules="Chinese")).rows]
    assert names == ["Prisoners", "Territory", "Living stones", "Komi", "Total"]
    assert rows(result_sheet_text(make(counts=False))) == [("Prisoners", "0", "0")]


def test_the_heading_shows_the_known_details(make):
    words = result_sheet_text(
        make(
            event="Club cup",
            round="3",
            date="2026-11-21",
            place="Café",
            time_limit=2700,
            overtime="5x30 byo-yomi",
        )
    )
    assert words.title == "Club cup"
    assert dict(words.facts) == {
        "Round": "3",
        "Date": "2026-11-21",
        "Place": "Café",
        "Board": "9 × 9",
        "Rules": "Japanese",
        "Komi": "6.5",
        "Time": "45 min + 5 × 30 s",
        "Moves": "18",
    }
    bare = result_sheet_text(make(rules="", komi=None, counts=False))
    assert bare.title == "Game Result"
    assert dict(bare.facts) == {"Board": "9 × 9", "Moves": "18"}


def test_unknown_time_settings_are_quoted_from_the_record(make):
    assert dict(result_sheet_text(make(time_limit=600, overtime="as at home")).facts)["Time"] == (
        "10 min + as at home"
    )


def test_times_of_the_players_may_differ(make):
    systems = ByColor(TimeSystem(main=600), TimeSystem(main=1200))
    facts = dict(result_sheet_text(replace(make(), systems=systems)).facts)
    assert facts["Time"] == "Black 10 min, White 20 min"


def test_a_player_without_a_name_is_called_by_the_colour(make):
    words = result_sheet_text(make(names=ByColor("", "Ben"), ranks=ByColor("5d", "")))
    assert words.names == ByColor("Black", "Ben")
    assert words.ranks == ByColor("5d", "")


def test_a_missing_result_is_stated(make):
    summary = make(counts=False)
    assert (
        result_sheet_text(replace(summary, info=replace(summary.info, result=""))).result
        == "No result yet"
    )


def test_long_texts_are_cut(make):
    long = "long " * 1000
    words = result_sheet_text(
        make(names=ByColor(long, long), event=long, place=long, overtime=long)
    )
    assert len(words.title) == len(words.names.black) == 120
    assert max(len(value) for _, value in words.facts) == 50


def test_a_file_is_called_by_date_and_names(make):
    assert result_sheet_file_name(make(date="2026-11-21")) == "2026-11-21 Ann - Ben"
    assert result_sheet_file_name(make()) == "Ann - Ben"


def test_a_sheet_as_text(make):
    text = plain_result_sheet(
        make(event="Cup", ranks=ByColor("5d", "12k"), used=ByColor(59.0, 3723.0), time_limit=600)
    )
    assert text == (
        """\
Cup
=================================

Board   9 × 9
Rules   Japanese
Komi    6.5
Time    10 min
Moves   18

              Black       White
                Ann         Ben
                 5d         12k
---------------------------------
Time used      0:59     1:02:03
Territory        27          27
Dead stones       0           0
Prisoners         0           0
Komi              0           6.5
---------------------------------
Total            27          33.5

White wins by 6.5 points


Black  ________________________

White  ________________________
"""
    )


@pytest.mark.parametrize(
    ("name", "told"), [("copy", "Copied as text."), ("save", "Saved."), ("print", "Printed.")]
)
def test_an_action_is_confirmed(shown, choose_file, printer, tmp_path, name, told):
    table = shown()
    if name == "save":
        choose_file(tmp_path / "sheet.pdf")
    table.press(name)
    assert table.told == told


def test_a_failure_is_reported(shown, monkeypatch):
    titles = []
    table = shown()
    monkeypatch.setattr(
        "gobanapp.ui.widgets.printer.show_message_box",
        lambda _, title, *a, **k: titles.append(title),
    )
    monkeypatch.setattr("gobanapp.ui.widgets.printer.save_bytes", _fail)
    monkeypatch.setattr("PySide6.QtWidgets.QFileDialog.exec", lambda _: 1)
    table.press("save")
    assert titles == ["Could not save the result sheet"]
    assert table.told == ""


def _fail(*_):
    raise OSError
