"""The times that the user has saved, in the settings."""

import json

import pytest

from gobanapp.clock.time_presets import TIME_PRESETS, time_system_to_text
from gobanapp.storage.saved_times import MAX_SAVED_TIMES, times_from_json, times_to_json
from gobanapp.storage.settings import Settings


def test_times_are_read_back_from_the_settings(tmp_path):
    Settings(tmp_path / "settings.ini").time_presets = times_to_json(TIME_PRESETS)
    assert times_from_json(Settings(tmp_path / "settings.ini").time_presets) == TIME_PRESETS


@pytest.mark.parametrize("text", ["", "{", "null", "5", "{}", '"x"', "[1, null]", '["x"]'])
def test_damaged_times_are_left_out(text):
    assert times_from_json(text) == ()


def test_each_time_is_there_once_and_not_too_many():
    texts = [time_system_to_text(system) for system in TIME_PRESETS] * MAX_SAVED_TIMES
    assert times_from_json(json.dumps(["?", *texts])) == TIME_PRESETS
