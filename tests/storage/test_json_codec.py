"""Values as JSON and back."""

from dataclasses import dataclass, replace
from enum import Enum

import pytest

from gobanapp.storage.json_codec import choices, integer, restricted


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Choices:
    side: Side = Side.LEFT
    name: str = ""
    size: int = 3
    is_on: bool = False


USUAL = Choices()
OTHERS = Choices(Side.RIGHT, "ümlaut \U0001f600", 7, True)


def test_a_round_trip_preserves_the_values():
    codec = choices(USUAL)
    assert codec.from_text(codec.to_text(OTHERS)) == OTHERS


@pytest.mark.parametrize("text", ["", "no json", "[]", "7", "null", '"name"', "{}"])
def test_text_without_choices_gives_the_defaults(text):
    assert choices(OTHERS).from_text_or(text, OTHERS) == OTHERS


@pytest.mark.parametrize(
    "damage",
    ['"side": "up"', '"side": 3', '"name": 7', '"size": "7"', '"size": true', '"is_on": 1'],
)
def test_a_wrong_value_becomes_the_default_and_others_stay(damage):
    sound = '"name": "x"' if "name" not in damage else '"size": 5'
    found = choices(USUAL).from_text(f"{{{damage}, {sound}}}")
    assert found == replace(USUAL, **({"name": "x"} if "name" not in damage else {"size": 5}))


def test_values_out_of_range_become_the_default():
    codec = choices(USUAL, size=restricted(integer(), range(3, 6).__contains__))
    assert codec.from_text('{"size": 5}').size == 5
    assert codec.from_text('{"size": 6}').size == 3


def test_unknown_keys_are_ignored():
    assert choices(USUAL).from_text('{"colour": 1, "size": 4}') == Choices(size=4)
