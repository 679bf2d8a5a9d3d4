import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobanapp.diagram.figure_division import FigureDivision
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.ui.print.board_exporter import ExportOptions
from gobanapp.ui.print.print_options import (
    PAPER_SIZES,
    PER_PAGE,
    STYLES,
    FigureBreak,
    PrintOptions,
    PrintSubject,
)

CHOICES = st.builds(
    PrintOptions,
    every=st.integers(1, 999),
    style=st.sampled_from(STYLES),
    per_page=st.sampled_from(PER_PAGE),
    size=st.sampled_from(["", *PAPER_SIZES]),
)


@given(CHOICES)
def test_choices_are_remembered(choices):
    assert PrintOptions.from_json(choices.to_json()) == choices


@pytest.mark.parametrize("text", ["", "[]", "7", "{", '{"what": "dance"}', '{"footer": 7}'])
@pytest.mark.parametrize("kind", [PrintOptions, ExportOptions])
def test_damaged_values_are_the_defaults(kind, text):
    assert kind.from_json(text) == kind()


@pytest.mark.parametrize(
    ("name", "value"), [("every", 0), ("every", True), ("style", "wood"), ("per_page", 3)]
)
def test_an_invalid_value_does_not_affect_the_others(name, value):
    values = json.loads(PrintOptions(numbers=FigureNumbering.NONE).to_json()) | {name: value}
    assert PrintOptions.from_json(json.dumps(values)) == PrintOptions(numbers=FigureNumbering.NONE)


def test_only_a_line_is_divided():
    assert PrintOptions(every=30).division == FigureDivision(every=30)
    marks = PrintOptions(new_figure=FigureBreak.MARKS, variations=True)
    assert marks.division == FigureDivision(at_marks=True, variations=True)
    assert PrintOptions(new_figure=FigureBreak.COMMENTS).division == FigureDivision(
        at_comments=True
    )
    for what in set(PrintSubject) - {PrintSubject.LINE}:
        assert PrintOptions(what=what, variations=True).division == FigureDivision()
