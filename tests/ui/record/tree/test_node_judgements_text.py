"""Signs and words for what a node judges."""

import pytest

from gobanapp.game.node import Content, Property
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.ui.record.tree.node_judgements import judgement_signs, judgement_words

MOVE = Move(Color.BLACK, Point.parse("D4"))


def saying(*properties, move=MOVE):
    return Content(move=move, others=tuple(Property(name, (value,)) for name, value in properties))


@pytest.mark.parametrize(
    ("name", "value", "sign", "words"),
    [
        ("TE", "1", "+", "Good move"),
        ("TE", "2", "++", "++ Good move"),
        ("BM", "1", "−", "Bad move"),  # noqa: RUF001
        ("BM", "2", "−−", "−− Bad move"),  # noqa: RUF001
        ("DO", "", "?!", "Doubtful move"),
        ("IT", "", "!?", "Interesting move"),
        ("GB", "1", "B+", "Good for Black"),
        ("GW", "2", "W++", "W++ Good for White"),
        ("DM", "1", "=", "Even position"),
        ("UC", "", "∞", "Unclear position"),
        ("HO", "1", "★", "Hot spot"),
    ],
)
def test_each_judgement_has_a_sign_and_words(name, value, sign, words):
    content = saying((name, value))
    assert judgement_signs(content) == [sign]
    assert judgement_words(content) == [words]


def test_what_judges_nothing():
    assert judgement_signs(Content()) == []
    assert judgement_signs(saying(("TE", "1"), move=None)) == []
    assert judgement_words(saying(("XX", "2"), ("GB", "3"))) == ["Good for Black"]
