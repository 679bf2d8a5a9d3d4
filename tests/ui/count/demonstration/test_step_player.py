"""The player of a count by hand."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from gobanapp.diagram.frame import WHOLE_BOARD, WITHOUT_COORDINATES
from gobanapp.rules.hand_counting.count_step import CountingStyle, CountStepKind
from gobanapp.ui.count.demonstration.step_player import StepPlayer

AT_ONCE = 1e6
"""A speed at which every sentence has been read as soon as it is there."""


@pytest.fixture
def player(qapp, demonstration):
    return StepPlayer(demonstration)


@pytest.fixture
def steps_shown(player):
    """The steps shown, by number, and whether they moved."""
    seen = []
    player.step_shown.connect(lambda step, moves: seen.append((player.index, moves)))
    return seen


def idle(qtbot):
    """Let all that is due happen."""
    qtbot.wait(20)
    QCoreApplication.processEvents()


def test_a_step_forward_moves_and_a_step_back_does_not(player, steps_shown):
    player.forward()
    player.forward()
    player.back()
    assert steps_shown == [(1, True), (2, True), (1, False)]
    assert player.current_step is player.demonstration.steps[1]


def test_stepping_stops_at_both_ends(player, steps_shown):
    player.back()
    assert steps_shown == []
    player.to_end()
    player.forward()
    assert steps_shown == [(8, False)]
    player.to_start()
    assert steps_shown == [(8, False), (0, False)]


def test_only_a_step_to_the_next_is_animated(player, steps_shown):
    for index in (3, 4, 4, 3, 99, -99):
        player.go_to(index)
    assert steps_shown == [(3, False), (4, True), (4, False), (3, False), (8, False), (0, False)]


def test_the_signal_brings_the_step(qtbot, player):
    with qtbot.waitSignal(player.step_shown) as signal:
        player.forward()
    assert signal.args == [player.demonstration.steps[1], True]


def test_playing_waits_for_the_stones_to_land(qtbot, player, steps_shown):
    player.set_speed(AT_ONCE)
    player.play()
    qtbot.waitUntil(lambda: player.index == 1)
    idle(qtbot)
    assert steps_shown == [(1, True)]
    player.landed()
    qtbot.waitUntil(lambda: player.index == 2)
    idle(qtbot)
    assert steps_shown == [(1, True), (2, True)]


def test_stones_may_land_while_the_step_is_being_shown(qtbot, player, steps_shown):
    player.step_shown.connect(player.landed)
    player.set_speed(AT_ONCE)
    with qtbot.waitSignal(player.state_changed, check_params_cb=lambda: not player.is_playing):
        player.play()
    assert steps_shown == [(index, True) for index in range(1, 9)]


def test_a_step_without_moving_stones_does_not_wait(qtbot, player):
    player.go_to(3)
    player.landed()
    player.set_speed(AT_ONCE)
    player.play()
    qtbot.waitUntil(lambda: not player.is_playing)
    assert player.current_step.kind is CountStepKind.RESULT


def test_a_sentence_stays_as_long_as_it_takes_to_read(qtbot, player):
    player.play()
    idle(qtbot)
    assert player.index == 0
    assert player.is_playing
    player.set_speed(AT_ONCE)
    qtbot.waitUntil(lambda: player.index == 1)


def test_pausing_stays_with_the_step(qtbot, player, steps_shown):
    player.set_speed(AT_ONCE)
    player.play()
    player.pause()
    idle(qtbot)
    assert (steps_shown, player.is_playing) == ([], False)
    player.toggle_playing()
    qtbot.waitUntil(lambda: player.index == 1)
    player.toggle_playing()
    player.landed()
    idle(qtbot)
    assert steps_shown == [(1, True)]


@pytest.mark.parametrize("by_hand", ["forward", "back", "to_start", "to_end"])
def test_a_step_by_hand_ends_the_playing(qtbot, player, by_hand):
    player.go_to(4)
    player.play()
    player.set_speed(AT_ONCE)
    getattr(player, by_hand)()
    there = player.index
    idle(qtbot)
    assert (player.index, player.is_playing) == (there, False)


def test_playing_at_the_end_begins_again(qtbot, player, steps_shown):
    player.to_end()
    player.play()
    assert player.is_playing
    assert steps_shown == [(8, False), (0, False)]


def test_another_demonstration_starts_at_its_beginning(player, demonstration, steps_shown):
    player.go_to(4)
    player.play()
    other = type(demonstration)(
        method=CountingStyle.QUICK, steps=demonstration.steps[2:], result=demonstration.result
    )
    player.load(other)
    assert steps_shown[-1] == (0, False)
    assert (player.current_step, player.is_playing) == (demonstration.steps[2], False)


def test_no_speed_is_refused(player):
    with pytest.raises(ValueError, match="0"):
        player.set_speed(0)
    assert player.speed == 1


def test_the_view_outlines_each_block_so_far(player):
    steps = player.demonstration.steps
    player.go_to(6)
    assert player.view(WHOLE_BOARD).blocks == tuple(step.block for step in steps[4:7])
    player.go_to(8)
    *earlier, last = player.view(WHOLE_BOARD).blocks
    assert earlier == [step.block for step in steps[4:7]]
    assert last == frozenset()
    player.to_start()
    assert player.view(WHOLE_BOARD).blocks == ()


def test_a_block_that_is_being_cleared_is_outlined_and_not_yet_counted(qapp, demonstration):
    steps = demonstration.steps
    block = steps[4].block
    cleared = replace(steps[3], kind=CountStepKind.ARRANGE, block=block)
    player = StepPlayer(replace(demonstration, steps=(*steps[:4], cleared, *steps[4:])))
    player.go_to(4)
    assert player.view(WITHOUT_COORDINATES).blocks == (block,)
    player.forward()
    assert player.view(WITHOUT_COORDINATES).blocks == (block,)
    player.forward()
    assert player.view(WITHOUT_COORDINATES).blocks == (block, steps[5].block)
