import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox

from gobanapp.rules.point import Point
from gobanapp.ui.record.autoplay import LONGEST, SHORTEST
from tests.ui.lookup import find, is_shown, press


@pytest.fixture
def playing(table):
    """A window with a game of three moves, at its beginning, whose moves come by themselves."""
    table = table(columns=9, rows=9)
    for name in "E5 C3 G3".split():
        table.session.apply(lambda game, name=name: game.play(Point.parse(name)))
    table.key(Qt.Key.Key_Home)
    table.autoplay = table.window.components.board_modes.teaching.autoplay
    table.autoplay.set_seconds(SHORTEST)
    table.key(Qt.Key.Key_F6)
    return table


def test_moves_play_automatically_to_the_end(playing, qtbot):
    assert playing.autoplay.is_playing
    qtbot.waitUntil(lambda: playing.game.position.move_number == 3)
    assert not playing.autoplay.is_playing


@pytest.mark.parametrize("key", [Qt.Key.Key_F6, Qt.Key.Key_Right, Qt.Key.Key_End])
def test_a_step_or_the_command_stops_it(playing, key):
    playing.key(key)
    assert not playing.autoplay.is_playing


def test_a_comment_does_not_end_it(playing):
    playing.session.apply(lambda game: game.set_comment("Look"))
    assert playing.autoplay.is_playing


def test_counting_ends_it(playing):
    playing.key(Qt.Key.Key_C)
    assert not playing.autoplay.is_playing


@pytest.mark.parametrize("key", [Qt.Key.Key_F, Qt.Key.Key_M])
def test_a_trial_or_another_tool_stops_autoplay(playing, key):
    playing.key(key)
    assert not playing.autoplay.is_playing


def test_the_pace_is_kept_within_bounds_and_remembered(playing):
    for seconds, kept in ((0.01, SHORTEST), (99, LONGEST), (1.5, 1.5)):
        playing.autoplay.set_seconds(seconds)
        assert playing.autoplay.seconds == kept
    assert playing.window.settings.autoplay_seconds == 1.5


def test_the_bar_below_the_board_pauses_and_paces(playing):
    bar = playing.window.components.navigation
    height = bar.height()
    assert is_shown(bar, "pause")
    find(bar, "pace", QDoubleSpinBox).setValue(4.0)
    assert playing.autoplay.seconds == 4.0
    press(bar, "pause")
    assert not playing.autoplay.is_playing
    assert not is_shown(bar, "pause")
    assert not is_shown(bar, "pace")
    assert bar.height() == height


def test_autoplay_does_not_start_at_the_records_end(table):
    table = table(columns=9, rows=9)
    assert not table.window.components.board_modes.teaching.can_autoplay()
    table.key(Qt.Key.Key_F6)
    assert not table.window.components.board_modes.teaching.autoplay.is_playing


def test_the_tip_of_the_pause_button_has_the_keys_that_were_chosen(playing):
    pause = find(playing.window.components.navigation, "pause")
    assert "(F6)" in pause.toolTip()
    playing.window.commands.set_keys({"autoplay": ("F12",)})
    assert "(F12)" in pause.toolTip()
    playing.window.commands.set_keys({"autoplay": ()})
    assert "(" not in pause.toolTip()
