"""Settings found by words, in a window of rows with words that are known here."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton

from gobanapp.ui.preferences import preferences_window
from gobanapp.ui.preferences.preference_row import (
    PreferenceGroup,
    PreferenceRow,
    Switch,
    attribute_setting,
)
from tests.ui.lookup import find, is_shown
from tests.ui.preferences.conftest import rows_seen


def a_row(name, label, **more):
    return PreferenceRow(
        name=name, label=label, control=Switch(), setting=attribute_setting("shows_atari"), **more
    )


@pytest.fixture
def made_up(monkeypatch, open_preferences):
    """A window of rows with words that are known here."""
    made = [
        PreferenceGroup("birds", "Birds", [a_row("owl", "An &Éowl at night", keywords="dusk")]),
        PreferenceGroup(
            "fish",
            "Fish",
            [a_row("pike", "A &pike", keywords="lake dusk"), a_row("eel", "An &eel", help="Thin.")],
        ),
    ]
    monkeypatch.setattr(preferences_window, "preference_groups", lambda *_, **__: made)
    return open_preferences()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("NIGHT", ["owl"]),
        ("nìght eowl", ["owl"]),
        ("lake", ["pike"]),
        ("lake pike", ["pike"]),
        ("dusk", ["owl", "pike"]),
        ("thin", ["eel"]),
        ("fish", ["pike", "eel"]),
        ("fish lake", ["pike"]),
        ("birds lake", []),
        ("xyzzy", []),
    ],
)
def test_rows_of_all_groups_are_found_by_word_and_keyword(made_up, words, found):
    find(made_up, "search", QLineEdit).insert(words)
    assert rows_seen(made_up) == found
    assert is_shown(made_up, "nothing-found") == (not found)
    assert len(made_up.findChildren(QPushButton, "reset")) == 2
    assert not is_shown(made_up, "reset")


def test_escape_takes_the_search_away_and_then_closes(opened):
    search = find(opened, "search", QLineEdit)
    QTest.keyClicks(search, "xyzzy")
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert opened.isVisible()
    assert rows_seen(opened)[0] == "placing"
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert not opened.isVisible()
