import pytest

from gobanapp.session.undo_stack import UndoStack


def test_undo_and_redo_return_the_states_in_order():
    stack = UndoStack[str]()
    stack.push("a")
    stack.push("b")
    assert stack.undo("c") == "b"
    assert stack.undo("b") == "a"
    assert not stack.can_undo
    assert stack.redo("a") == "b"
    stack.push("b")
    assert not stack.can_redo
    assert stack.undo("d") == "b"


def test_without_a_state_there_is_nothing_to_undo_or_redo():
    stack = UndoStack[str]()
    with pytest.raises(IndexError):
        stack.undo("a")
    with pytest.raises(IndexError):
        stack.redo("a")
    assert (stack.can_undo, stack.can_redo) == (False, False)


def test_states_are_replaced_and_forgotten():
    stack = UndoStack[str]()
    stack.push("a")
    stack.push("b")
    stack.undo("c")
    stack.replace_each(str.upper)
    assert (stack.redo("b"), stack.undo("C")) == ("C", "b")
    stack.clear()
    assert (stack.can_undo, stack.can_redo) == (False, False)


def test_steps_can_be_replayed():
    def replay(current, state, depth):
        stack.replay(current, state, depth, str.__eq__)

    stack = UndoStack[str]()
    replay("a", "b", 1)
    replay("b", "c", 2)
    replay("c", "a", 0)  # undone
    assert (stack.can_undo, stack.redo("a"), stack.undo("b")) == (False, "b", "a")
    replay("a", "b", 1)  # redone
    assert stack.can_redo
    replay("b", "d", 2)
    assert not stack.can_redo
    assert stack.undo("d") == "b"
    with pytest.raises(IndexError):
        replay("b", "a", -1)
