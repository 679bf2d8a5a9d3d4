"""Values as JSON and back."""

from dataclasses import dataclass, replace
from enum import Enum

import pytest

from gobanapp.storage.json_codec import choices, restricted, whole


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


def test_what_is_written_is_read():
    codec = choices(USUAL)
    assert codec.from_text(codec.to_text(OTHERS)) == OTHERS


@pytest.mark.parametrize("text", ["", "no json", "[]", "7", "null", '"name"', "{}"])
def test_what_holds_no_choices_is_as_usual(text):
    assert choices(OTHERS).from_text_or(text, OTHERS) == OTHERS


@pytest.mark.parametrize(
    "damage",
    ['"side": "up"', '"side": 3', '"name": 7', '"size": "7"', '"size": true', '"is_on": 1'],
)
def test_a_wrong_value_is_as_usual_and_the_others_stay(damage):
    sound = '"name": "x"' if "name" not in damage else '"size": 5'
    found = choices(USUAL).from_text(f"{{{damage}, {sound}}}")
    assert found == replace(USUAL, **({"name": "x"} if "name" not in damage else {"size": 5}))


def test_only_what_is_allowed_is_taken():
    codec = choices(USUAL, size=restricted(whole(), range(3, 6).__contains__))
    assert codec.from_text('{"size": 5}').size == 5
    assert codec.from_text('{"size": 6}').size == 3


def test_what_nobody_knows_is_left_out():
    assert choices(USUAL).from_text('{"colour": 1, "size": 4}') == Choices(size=4)
