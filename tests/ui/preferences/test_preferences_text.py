"""The English words of the preferences: what values are called, and by what rows are found."""

import pytest

from gobanapp.diagram.shown_numbers import ShownMoveNumbers
from gobanapp.game.folded_text import folded_words
from gobanapp.ui.preferences.preference_groups import preference_groups
from gobanapp.ui.preferences.preferences_window import GroupView
from gobanapp.ui.preferences.row_view import RowView
from tests.ui.lookup import find, press

ROWS = {row.name: row for group in preference_groups(list) for row in group.rows}


@pytest.mark.parametrize(
    ("row", "value", "words"),
    [
        ("take-back", 0.0, "Only with consent"),
        ("take-back", 1.0, "For one second"),
        ("take-back", 7.0, "For 7 seconds"),
        ("autoplay-pace", 1.0, "One move per second"),
        ("autoplay-pace", 0.5, "One move every 0.5 seconds"),
        ("volume", 0.0, "Off"),
        ("volume", 0.3, "30 %"),
        ("type-size", 120.0, "120 %"),
        ("language", "", "As the system"),
        ("move-numbers", ShownMoveNumbers.LAST, "On the last move"),
    ],
)
def test_values_are_named(row, value, words):
    assert ROWS[row].control.name(value) == words


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("ATARI", ["atari"]),
        ("átárí", ["atari"]),
        ("beep", ["countdown"]),
        ("mute", ["volume"]),
        ("undo agree", ["undo-agreement"]),
        ("sound", ["volume", "countdown"]),
        ("teaching speed", ["autoplay-pace"]),
    ],
)
def test_preferences_are_found_by_common_words(qtbot, settings, words, found):
    shown = []
    for group in preference_groups(list):
        view = GroupView(group, settings)
        qtbot.addWidget(view)
        view.show_matching(folded_words(words))
        shown += [each.row.name for each in view.findChildren(RowView) if not each.isHidden()]
    assert shown == found


def test_the_reset_button_names_its_action(qtbot, settings):
    view = GroupView(preference_groups(list)[1], settings)
    qtbot.addWidget(view)
    view.show()
    button = find(view, "reset")
    assert button.text() == "Reset to &Defaults"
    settings.shows_atari = True
    view.refresh()
    press(view, "reset")
    assert button.text() == "&Undo Reset"


def test_without_a_volume_control_sounds_are_a_switch(qtbot, settings):
    group = next(each for each in preference_groups(list, has_volume=False) if each.name == "sound")
    rows = {row.name: row for row in group.rows}
    assert "volume" not in rows
    assert rows["sounds"].help
    get, set_ = rows["sounds"].setting.get, rows["sounds"].setting.set
    settings.volume = 0.3
    assert get(settings)
    set_(settings, False)
    assert settings.volume == 0
    assert not get(settings)
    set_(settings, True)
    assert settings.volume == 1
