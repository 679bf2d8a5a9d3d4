from itertools import pairwise

import pytest
from PySide6.QtGui import QLinearGradient

from gobanapp.paint.gradients import fade_stops, set_color_stops, translucent


def test_fading_goes_gently_from_full_to_nothing():
    steps = fade_stops(0.4, start=0.5)
    places, opacities = zip(*steps, strict=True)
    assert (places[0], places[-1]) == (0.5, 1)
    assert (opacities[0], opacities[-1]) == (pytest.approx(0.4), pytest.approx(0))
    assert list(opacities) == sorted(opacities, reverse=True)
    falls = [one - other for one, other in pairwise(opacities)]
    assert max(falls[0], falls[-1]) < falls[len(falls) // 2] / 2


def test_steps_become_stops_of_one_colour():
    gradient = QLinearGradient()
    set_color_stops(gradient, "#102030", [(0.25, 0.5), (1, 0)])
    assert gradient.stops() == [
        (0.25, translucent("#102030", 0.5)),
        (1.0, translucent("#102030", 0)),
    ]
