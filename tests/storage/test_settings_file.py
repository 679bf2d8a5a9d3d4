"""Each kind of value comes back as it was kept, and as the usual one where the file is damaged."""

from enum import Enum

import pytest
from PySide6.QtCore import QByteArray

from gobanapp.storage.settings_file import (
    StoredValues,
    bool_setting,
    choice_setting,
    float_setting,
    int_setting,
    text_setting,
)


class Wind(Enum):
    EAST = "east"
    WEST = "west"


class Weather:
    name = text_setting("a/name", "calm")
    wind = choice_setting("a/wind", Wind.EAST)
    is_dry = bool_setting("a/dry", True)
    rain = float_setting("b/rain", 0.5, 0, 10)
    days = int_setting("b/days", 3, 1, 7)

    def __init__(self, path):
        self.stored = StoredValues(str(path), type(self))


USUAL = {"name": "calm", "wind": Wind.EAST, "is_dry": True, "rain": 0.5, "days": 3}
OTHER = {"name": "föhn", "wind": Wind.WEST, "is_dry": False, "rain": 2.25, "days": 7}


def values(weather):
    return {name: getattr(weather, name) for name in USUAL}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "weather.ini"


def test_missing_values_are_the_defaults(path):
    assert values(Weather(path)) == USUAL


def test_values_survive_a_restart(path):
    weather = Weather(path)
    for name, value in OTHER.items():
        setattr(weather, name, value)
    weather.stored.file.sync()
    again = values(Weather(path))
    assert again == OTHER
    assert [type(value) for value in again.values()] == [type(value) for value in OTHER.values()]


@pytest.mark.parametrize(
    ("name", "damaged"),
    [
        ("name", ""),
        ("name", QByteArray(b"calm?")),
        ("name", ["two", "texts"]),
        ("wind", "north"),
        ("wind", ["east", "west"]),
        ("is_dry", "perhaps"),
        ("rain", "much"),
        ("rain", 10.5),
        ("rain", -1),
        ("rain", "nan"),
        ("days", "8"),
        ("days", "0"),
        ("days", ""),
    ],
)
def test_damaged_values_are_the_defaults(path, name, damaged):
    weather = Weather(path)
    setattr(weather, name, OTHER[name])
    weather.stored.file.setValue(getattr(Weather, name).key, damaged)
    assert getattr(Weather(path), name) == USUAL[name]


def test_values_out_of_range_become_defaults_at_once(path):
    weather = Weather(path)
    weather.days = 8
    assert weather.days == Weather(path).days == USUAL["days"]


def test_names_of_changed_values_are_returned(path):
    weather = Weather(path)
    told = []
    weather.stored.changed.connect(told.append)
    weather.wind = Wind.WEST
    weather.wind = Wind.WEST
    weather.days = 4
    assert told == [{"wind"}, {"days"}]
