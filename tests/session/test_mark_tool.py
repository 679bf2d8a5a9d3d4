from gobanapp.game.judgement import MoveJudgement
from gobanapp.session.mark_tool import (
    MARK_MODE_KEY,
    MARK_TOOL_KEYS,
    SIDE_TO_MOVE_KEY,
    MarkTool,
    judgement_action,
)


def test_each_tool_has_a_key_of_its_own():
    keys = [*MARK_TOOL_KEYS.values(), SIDE_TO_MOVE_KEY, MARK_MODE_KEY]
    assert MARK_TOOL_KEYS.keys() == set(MarkTool)
    assert len(set(keys)) == len(keys)


def test_ids_of_commands():
    assert MarkTool.BLACK_TERRITORY.action_name == "tool-black territory"
    assert judgement_action(MoveJudgement.VERY_BAD) == "judge-very-bad"


def test_stones_are_set_up_with_two_tools():
    assert [tool for tool in MarkTool if tool.sets_up] == [MarkTool.BLACK, MarkTool.WHITE]
