"""A click reaches the tool that holds the board."""

import pytest

from gobanapp.rules.color import Color
from gobanapp.session.tool_choice import EditTool
from gobanapp.ui.board.marking.mark_actions import MarkActions
from gobanapp.ui.count.count_tool import CountTool, DisputeTool
from gobanapp.ui.match.move_actions import PlayTool
from gobanapp.ui.record.tree.checked_edits import CorrectTool, InsertTool
from gobanapp.ui.study.guess_mode import GuessMode
from gobanapp.ui.study.lesson_mode import LessonMode
from tests.ui.lookup import trigger


@pytest.fixture
def at(table):
    at = table(columns=9, rows=9)
    at.click("C3 G7 G3")
    return at


def tool(at):
    return type(at.window.components.click_router.tool)


def start_dispute(at):
    session = at.session
    session.apply(session.game_end.begin_count)
    stones = session.scoring.group_at(session.game, session.game.node.content.move.point)
    session.apply(session.scoring.start_play_out, stones, Color.BLACK, "disputed")


STATES = {
    PlayTool: lambda at: None,
    InsertTool: lambda at: trigger(at.window, "insert-moves"),
    CorrectTool: lambda at: trigger(at.window, "correct-move"),
    MarkActions: lambda at: trigger(at.window, "mark"),
    CountTool: lambda at: trigger(at.window, "count"),
    DisputeTool: start_dispute,
    GuessMode: lambda at: (at.session.step_by(-3), trigger(at.window, "guess")),
    LessonMode: lambda at: trigger(at.window, "lessons"),
}


@pytest.mark.parametrize("expected", STATES, ids=lambda kind: kind.__name__)
def test_the_tool_that_holds_the_board(at, expected):
    STATES[expected](at)
    assert tool(at) is expected


def test_at_another_node_a_dispute_lets_moves_be_played(at):
    start_dispute(at)
    at.session.apply(lambda game: game.go_to(0))
    assert tool(at) is PlayTool


def test_a_mode_that_takes_no_clicks_leaves_them_to_the_record(at):
    at.window.show_welcome()
    assert tool(at) is PlayTool


def test_a_correction_returns_to_the_play_tool(at):
    trigger(at.window, "correct-move")
    at.click("E5")
    assert (tool(at), at.session.tools.edit_tool) == (PlayTool, EditTool.PLAY)
    assert str(at.game.node.content.move.point) == "E5"
