"""The keys that were chosen, as they are remembered."""

import pytest

from gobanapp.storage.custom_shortcuts import CustomShortcuts
from gobanapp.storage.settings import Settings


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


def test_what_is_chosen_is_there_the_next_time(settings, tmp_path):
    told = []
    settings.chosen_keys.changed.connect(lambda: told.append(1))
    settings.chosen_keys.choose({"pass": ("Z",), "count": ()})
    again = Settings(tmp_path / "settings.ini").chosen_keys
    assert again.of("pass") == ("Z",)
    assert again.of("count") == ()
    assert again.of("undo") is None
    assert told == [1]


def test_only_what_differs_is_kept(settings, tmp_path):
    settings.chosen_keys.choose({"pass": ("Z",), "count": ("Ctrl+K",)})
    settings.chosen_keys.choose({"pass": None})
    assert settings.chosen_keys.of("pass") is None
    settings.chosen_keys.forget_all()
    assert settings.chosen_keys.is_usual
    assert Settings(tmp_path / "settings.ini").chosen_keys.is_usual


def test_the_same_again_is_told_to_nobody(settings):
    settings.chosen_keys.choose({"pass": ("Z",)})
    told = []
    settings.chosen_keys.changed.connect(lambda: told.append(1))
    settings.chosen_keys.choose({"pass": ("Z",)})
    assert not told


@pytest.mark.parametrize("text", ["{", "[1]", '{"pass": "Z"}', '{"pass": [1]}', "null"])
def test_what_is_damaged_is_as_usual(text):
    assert CustomShortcuts(text, lambda _: None).is_usual
