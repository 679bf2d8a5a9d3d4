"""The keys that were chosen, as they are remembered."""

import pytest

from gobanapp.storage.custom_shortcuts import CustomShortcuts
from gobanapp.storage.settings import Settings


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path / "settings.ini")


def test_what_is_chosen_is_there_the_next_time(settings, tmp_path):
    told = []
    settings.custom_shortcuts.changed.connect(lambda: told.append(1))
    settings.custom_shortcuts.set_keys({"pass": ("Z",), "count": ()})
    again = Settings(tmp_path / "settings.ini").custom_shortcuts
    assert again.keys_for("pass") == ("Z",)
    assert again.keys_for("count") == ()
    assert again.keys_for("undo") is None
    assert told == [1]


def test_only_what_differs_is_kept(settings, tmp_path):
    settings.custom_shortcuts.set_keys({"pass": ("Z",), "count": ("Ctrl+K",)})
    settings.custom_shortcuts.set_keys({"pass": None})
    assert settings.custom_shortcuts.keys_for("pass") is None
    settings.custom_shortcuts.reset_all()
    assert settings.custom_shortcuts.is_default
    assert Settings(tmp_path / "settings.ini").custom_shortcuts.is_default


def test_the_same_again_is_told_to_nobody(settings):
    settings.custom_shortcuts.set_keys({"pass": ("Z",)})
    told = []
    settings.custom_shortcuts.changed.connect(lambda: told.append(1))
    settings.custom_shortcuts.set_keys({"pass": ("Z",)})
    assert not told


@pytest.mark.parametrize("text", ["{", "[1]", '{"pass": "Z"}', '{"pass": [1]}', "null"])
def test_what_is_damaged_is_as_usual(text):
    assert CustomShortcuts(text, lambda _: None).is_default
