import pytest

from gobanapp.rules.estimate import Estimate
from gobanapp.text.estimate_text import expected_lead


def of(lead, spread):
    return Estimate(ownership={}, lead=lead, spread=spread)


@pytest.mark.parametrize(
    ("lead", "spread", "text"),
    [
        (12, 7, "Black ahead by about 12 (5 to 19)"),
        (-110.4, 16.2, "White ahead by about 110 (94 to 127)"),
        (-8, 13, "White perhaps ahead by about 8 (Black by 5 to White by 21)"),
        (5, 4.8, "Black ahead by about 5 (0 to 10)"),
        (2.5, 6, "Black perhaps ahead by about 2 (White by 4 to Black by 8)"),
        (2, 6.3, "About even (White by 4 to Black by 8)"),
        (0.0, 19, "About even (Black by 19 to White by 19)"),
        (0.3, 0.8, "About even (even to Black by 1)"),
        (-1.5, 0, "White ahead by about 1.5"),
        (7.2, 0.5, "Black ahead by about 7"),
        (-0.5, 0.1, "White ahead by about 0.5"),
        (0.2, 0, "About even"),
        (0.0, 0.0, "About even"),
    ],
)
def test_words(lead, spread, text):
    assert expected_lead(of(lead, spread)) == text
    assert expected_lead(of(lead, spread), with_range=False) == text.split(" (")[0]


def test_numbers_are_as_the_language_writes_them(speaking):
    speaking("de_DE")
    assert expected_lead(of(6.5, 0)) == "Black ahead by about 6,5"
