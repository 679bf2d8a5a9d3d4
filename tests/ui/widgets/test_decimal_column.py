"""Figures in labels, units below units."""

import pytest

from gobanapp.text import formats
from gobanapp.ui.widgets.decimal_column import align_units, decimals_width
from gobanapp.ui.widgets.plain_text import Label


def margins(labels):
    return [label.contentsMargins().right() for label in labels]


@pytest.mark.parametrize("language", ["en_GB", "de_DE", "fr_FR"])
def test_figures_without_decimals_leave_room_for_those_of_others(qtbot, speaking, language):
    speaking(language)
    labels = [Label(formats.number(value)) for value in (7, 6.5, -0.25, 361)]
    half, quarter = (decimals_width(label, label.text()) for label in labels[1:3])
    assert 0 < half < quarter
    assert align_units(labels) == quarter
    assert margins(labels) == [quarter, quarter - half, 0, quarter]


def test_room_may_be_kept_for_figures_to_come(qtbot):
    labels = [Label("7"), Label("–")]
    assert align_units(labels) == 0
    assert align_units(labels, 9) == 9
    assert margins(labels) == [9, 9]
