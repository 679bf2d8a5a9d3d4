"""The wording of the dialog in which the heading of a record is seen and corrected."""

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QPushButton

from gobanapp.game.game_info import NO_INFO, GameInfo
from gobanapp.rules.ruleset import RULESET_PRESETS
from gobanapp.text.rule_names import ruleset_name
from gobanapp.ui.record.game_info_dialog import GameInformationDialog
from gobanapp.ui.record.game_info_fields import (
    date_note,
    number_fields,
    result_note,
    rules_note,
)
from tests.ui.lookup import find, press


@pytest.fixture
def dialog(qtbot):
    dialog = GameInformationDialog(NO_INFO)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_each_field_has_its_label_and_its_letter(dialog):
    labels = {
        label.buddy().objectName(): label.text()
        for label in dialog.findChildren(QLabel)
        if "&" in label.text()
    }
    assert labels == {
        "black-name": "&Black",
        "white-name": "&White",
        "rules": "&Rules",
        "result": "Resu&lt",
        "komi": "&Komi",
        "time-limit": "&Time",
        "handicap": "&Handicap",
        "overtime": "&Overtime",
        "event": "&Event",
        "place": "&Place",
        "round": "Rou&nd",
        "date": "&Date",
        "game-name": "Game na&me",
        "opening": "Openin&g",
        "source": "&Source",
        "annotator": "&Annotator",
        "user": "&User",
        "copyright": "Cop&yright",
        "comment": "&Comment",
    }


def test_the_fields_of_the_players_name_the_colour(dialog):
    for side, color in (("black", "Black"), ("white", "White")):
        names = [
            find(dialog, f"{side}-{what}", QLineEdit).accessibleName()
            for what in ("name", "rank", "team")
        ]
        assert names == [f"Name of {color}", f"Rank of {color}", f"Team of {color}"]
    assert find(dialog, "comment").accessibleName() == "Comment on the game"


def test_buttons(dialog):
    texts = [find(dialog, name).text() for name in ("details", "change-record", "cancel")]
    assert texts == ["More deta&ils…", "Save Changes", "Cancel"]
    press(dialog, "details")
    assert find(dialog, "details", QPushButton).text() == "Hide deta&ils"


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("komi", "375", "Read as 7.5"),
        ("komi", "many", "A number, e.g. 6.5"),
        ("handicap", "04", "Read as 4"),
        ("handicap", "many", "A number of stones"),
        ("time_limit", "45", "Read as 0:45:00"),
        ("time_limit", "many", "e.g. 1:30:00, or minutes"),
    ],
)
def test_messages_about_a_number(qapp, name, text, words):
    field = number_fields(NO_INFO)[name]
    field.setText(text)
    assert field.note() == words


@pytest.mark.parametrize(
    ("result", "words"),
    [
        ("B+2", "Black wins by 2 points"),
        ("w+res", "White wins by resignation"),
        ("0", "Draw"),
        ("?", "Result unknown"),
        ("Ann was stronger", "Not understood. Kept as written."),
        ("", ""),
    ],
)
def test_messages_about_a_result(result, words):
    assert result_note(result) == words


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("Japanese", ""),
        ("japanese", "Japanese"),
        ("GOE", "Ing"),
        ("Chinese, komi 7.5", "Chinese"),
        ("japanese,suicide=yes", "Japanese, changed"),
        ("as on Mars", "Not understood. Kept as written."),
        ("", ""),
    ],
)
def test_messages_about_rules(rules, words):
    assert rules_note(rules) == words


def test_the_names_of_rules_are_those_that_players_know():
    names = [ruleset_name(ruleset) for ruleset in RULESET_PRESETS.values()]
    assert names[:4] == ["Japanese", "Korean", "Chinese", "American (AGA)"]


def test_messages_about_a_date():
    assert date_note("2004-07") == ""
    assert date_note("July 2004") == "Not a date such as 2004-07-01. Kept as written."


def test_a_comment_that_is_too_long(qtbot):
    dialog = GameInformationDialog(GameInfo(comment="x" * 60_000))
    qtbot.addWidget(dialog)
    assert (
        find(dialog, "comment", QPlainTextEdit)
        .toPlainText()
        .endswith("…\n\nThe text continues. It is too long to show or edit here.")
    )
