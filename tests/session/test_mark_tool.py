from gobanapp.session.mark_tool import MARK_MODE_KEY, MARK_TOOL_KEYS, SIDE_TO_MOVE_KEY, MarkTool


def test_each_tool_has_a_key_of_its_own():
    keys = [*MARK_TOOL_KEYS.values(), SIDE_TO_MOVE_KEY, MARK_MODE_KEY]
    assert MARK_TOOL_KEYS.keys() == set(MarkTool)
    assert len(set(keys)) == len(keys)
