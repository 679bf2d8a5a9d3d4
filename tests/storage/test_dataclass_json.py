"""Choices as text and back."""

from dataclasses import dataclass, replace
from enum import Enum

import pytest
from gobanapp.storage.dataclass_json import dataclass_from_json, dataclass_to_json


class Side(Enum):
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True)
class Choices:
    side: Side = Side.LEFT
    name: str = ""
    size: int = 3
    is_on: bool = False


USUAL = Choices()
OTHERS = Choices(Side.RIGHT, "ümlaut \U0001f600", 7, True)


def test_what_is_written_is_read():
    assert dataclass_from_json(dataclass_to_json(OTHERS), USUAL, {}) == OTHERS


@pytest.mark.parametrize("text", ["", "no json", "[]", "7", "null", '"name"', "{}"])
def test_what_holds_no_choices_is_as_usual(text):
    assert dataclass_from_json(text, OTHERS, {}) == OTHERS


@pytest.mark.parametrize(
    "damage",
    ['"side": "up"', '"side": 3', '"name": 7', '"size": "7"', '"size": true', '"is_on": 1'],
)
def test_a_wrong_value_is_as_usual_and_the_others_stay(damage):
    sound = '"name": "x"' if "name" not in damage else '"size": 5'
    found = dataclass_from_json(f"{{{damage}, {sound}}}", USUAL, {})
    assert found == replace(USUAL, **({"name": "x"} if "name" not in damage else {"size": 5}))


def test_only_what_is_allowed_is_taken():
    allowed = {"size": range(3, 6)}
    assert dataclass_from_json('{"size": 5}', USUAL, allowed).size == 5
    assert dataclass_from_json('{"size": 6}', USUAL, allowed).size == 3


def test_what_nobody_knows_is_left_out():
    assert dataclass_from_json('{"colour": 1, "size": 4}', USUAL, {}) == Choices(size=4)
