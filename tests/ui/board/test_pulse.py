from itertools import pairwise

import pytest

from gobanapp.ui.board.board_widget import Pulse, strength_after


@pytest.fixture
def pulse(qapp):
    return Pulse()


def test_the_hatch_begins_and_ends_a_period_at_full_strength():
    assert strength_after(0) == strength_after(1600) == pytest.approx(1)


def test_the_hatch_changes_slowly_and_is_never_gone():
    strengths = [strength_after(now) for now in range(0, 3200, 66)]
    assert min(strengths) > 0.3
    assert max(abs(a - b) for a, b in pairwise(strengths)) < 0.1


def test_the_pulse_beats_once_and_waits(pulse, qtbot):
    beats = []
    pulse.beat.connect(lambda: beats.append(1))
    assert not pulse.is_active
    with qtbot.waitSignal(pulse.beat):
        pulse.schedule_beat()
        pulse.schedule_beat()
    assert beats == [1]
    assert not pulse.is_active


def test_a_stopped_pulse_is_at_full_strength(pulse):
    pulse.schedule_beat()
    pulse.stop()
    assert not pulse.is_active
    assert pulse.strength == 1
