"""English messages about actions that were done or refused."""

from gobanapp.rules.symmetry import Symmetry
from gobanapp.text import move_text
from gobanapp.text.marking_tool_text import symmetry_text
from gobanapp.ui.board.marking.mark_actions import clock_running_message, match_running_message
from gobanapp.ui.record.tree.tree_actions import match_move_message


def test_reasons_against_marking(qapp):
    assert clock_running_message() == "Pause the clock to mark the board."
    assert "only before the first move" in match_running_message()


def test_why_a_move_is_not_deleted(qapp):
    assert "was not deleted" in match_move_message()


def test_a_refused_request(qapp):
    assert move_text.takeback_refusal() == "The move stands."


def test_how_a_board_is_turned(qapp):
    assert symmetry_text(Symmetry.QUARTER) == "View rotated right"
    assert symmetry_text(Symmetry.HALF) == "View turned upside down"
