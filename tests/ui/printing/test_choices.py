import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.figure_division import FigureDivision
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.ui.printing.choices import PER_PAGE, SIZES, STYLES, Choices, NewFigure, What
from gobanapp.ui.printing.export_choices import ExportChoices

CHOICES = st.builds(
    Choices,
    every=st.integers(1, 999),
    style=st.sampled_from(STYLES),
    per_page=st.sampled_from(PER_PAGE),
    size=st.sampled_from(["", *SIZES]),
)


@given(CHOICES)
def test_choices_are_remembered(choices):
    assert Choices.from_json(choices.to_json()) == choices


@pytest.mark.parametrize("text", ["", "[]", "7", "{", '{"what": "dance"}', '{"footer": 7}'])
@pytest.mark.parametrize("kind", [Choices, ExportChoices])
def test_what_is_damaged_is_as_usual(kind, text):
    assert kind.from_json(text) == kind()


@pytest.mark.parametrize(
    ("name", "value"), [("every", 0), ("every", True), ("style", "wood"), ("per_page", 3)]
)
def test_one_value_that_cannot_be_leaves_the_others_alone(name, value):
    values = json.loads(Choices(numbers=FigureNumbering.NONE).to_json()) | {name: value}
    assert Choices.from_json(json.dumps(values)) == Choices(numbers=FigureNumbering.NONE)


def test_only_a_line_is_divided():
    assert Choices(every=30).division == FigureDivision(every=30)
    marks = Choices(new_figure=NewFigure.MARKS, variations=True)
    assert marks.division == FigureDivision(at_marks=True, variations=True)
    assert Choices(new_figure=NewFigure.COMMENTS).division == FigureDivision(at_comments=True)
    for what in set(What) - {What.LINE}:
        assert Choices(what=what, variations=True).division == FigureDivision()
