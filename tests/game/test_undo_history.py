from dataclasses import replace
from itertools import count

import pytest

from gobanapp.game.change import Change
from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Edit
from gobanapp.game.undo_history import History, HistoryEvent, HistoryEventKind, UndoStep

numbers = count()


def step():
    """A step unlike any other."""
    number = next(numbers)
    edit = Edit({number: None}, {number: Node(number, 0)})
    return UndoStep(edit=edit, current_before=1, current_after=2, change=Change.CONTENT)


def test_a_new_history_has_nothing_to_undo_and_nothing_to_save():
    history = History()
    assert not history.can_undo
    assert not history.can_redo
    assert not history.is_modified
    with pytest.raises(IndexError):
        history.undo()
    with pytest.raises(IndexError):
        history.redo()


def test_undo_returns_to_the_start_of_a_step():
    edit = Edit({1: None}, {2: None})
    done = UndoStep(edit=edit, current_before=1, current_after=2, change=Change.TREE)
    history = History()
    history.add(done)
    undone = history.undo()
    assert (undone.edit, undone.change) == (edit.inverse, Change.TREE)
    assert (undone.current_before, undone.current_after) == (2, 1)
    assert history.redo() == done


def test_steps_are_undone_last_first_and_redone_in_their_order():
    history, steps = History(), [step() for _ in range(3)]
    for each in steps:
        history.add(each)
    assert list(history.steps()) == steps[::-1]
    history.take_events()
    assert [history.undo() for _ in steps] == [each.inverse for each in reversed(steps)]
    assert [history.redo() for _ in steps] == steps
    undone, redone = HistoryEvent(HistoryEventKind.UNDO), HistoryEvent(HistoryEventKind.REDO)
    assert history.take_events() == [undone] * 3 + [redone] * 3


def test_another_step_discards_redo():
    history = History()
    history.add(step())
    history.undo()
    history.add(step())
    assert not history.can_redo
    assert history.can_undo


def test_undoing_back_to_the_saved_state_is_unmodified():
    history = History()
    history.add(step())
    history.mark_saved()
    history.add(step())
    assert history.is_modified
    history.undo()
    assert not history.is_modified
    history.undo()
    assert history.is_modified
    history.redo()
    assert not history.is_modified


def test_what_was_saved_may_be_an_earlier_state():
    history = History()
    for _ in range(3):
        history.add(step())
    history.mark_saved(1)
    assert history.is_modified
    history.undo()
    history.undo()
    assert not history.is_modified
    history.mark_saved(0)
    history.undo()
    assert not history.is_modified


def test_replacing_the_saved_step_is_a_modification():
    history = History()
    history.add(step())
    history.mark_saved()
    history.undo()
    history.add(step())
    assert history.is_modified
    history.undo()
    assert history.is_modified, "the saved record had a step that cannot come back"


def typing(before, after):
    """A step that continues the one before it, as another letter of a comment."""
    edit = Edit({0: before}, {0: after})
    return UndoStep(
        edit=edit, current_before=0, current_after=0, change=Change.CONTENT, continues="comment 0"
    )


A, B, C = (Node(0, None, (), Content(comment=text)) for text in ("", "w", "wo"))
"""The node as it was, with a letter more, and with two."""


def test_continued_steps_are_undone_together():
    history = History()
    history.add(step())
    history.add(typing(A, B))
    history.add(typing(B, C))
    assert history.undo().edit == Edit({0: C}, {0: A})
    assert history.redo().edit == Edit({0: A}, {0: C})
    history.undo()
    history.undo()
    assert not history.can_undo


def test_what_continues_a_step_is_undone_to_where_that_began():
    history = History()
    history.add(replace(typing(A, B), current_before=7, ended_before=8))
    history.add(replace(typing(B, C), current_after=9, ended_after=10, change=Change.TREE))
    back = history.undo()
    assert (back.current_before, back.current_after) == (9, 7)
    assert (back.ended_before, back.ended_after) == (10, 8)
    assert back.change == Change.CONTENT | Change.TREE


def test_typing_that_is_reverted_leaves_no_step():
    history = History()
    history.add(step())
    history.mark_saved()
    history.add(typing(A, B))
    back = Node(0, None, (), Content(), "the text in the file", edited=True)
    assert history.add(typing(B, back)).edit.after == {0: A}
    assert not history.is_modified
    assert len(history.take_events()) == 3, "done again, they lead to the same"
    history.undo()
    assert not history.can_undo


def ending_at(number):
    return UndoStep(
        edit=Edit({}, {}),
        current_before=number,
        current_after=number,
        ended_before=1,
        ended_after=number,
        change=Change.CURRENT_NODE,
    )


def test_a_step_without_an_edit_joins_the_previous():
    history = History()
    history.add(step())
    history.add(replace(step(), ended_before=1, ended_after=1, continues="comment"))
    history.seal()
    history.mark_saved()
    history.add(ending_at(7))
    assert not history.is_modified
    history.add(replace(step(), continues="comment"))
    assert history.is_modified
    history.undo()
    assert not history.is_modified
    back = history.undo()
    assert (back.ended_before, back.ended_after) == (7, 1)
    assert back.change == Change.CONTENT | Change.CURRENT_NODE
    assert history.redo().ended_after == 7


@pytest.mark.parametrize("is_sealed", [False, True])
def test_a_step_that_moves_the_end_is_as_sealed_as_before(is_sealed):
    history = History()
    history.add(replace(step(), ended_before=1, ended_after=1, continues="comment"))
    if is_sealed:
        history.seal()
    history.add(ending_at(7))
    history.add(replace(step(), continues="comment"))
    assert history.depth == (2 if is_sealed else 1)


def test_a_first_step_without_an_edit_is_ignored():
    history = History()
    history.add(step())
    history.undo()
    history.add(ending_at(7))
    assert not history.can_undo
    assert not history.can_redo
    assert not history.is_modified
    assert history.take_events()[-1].kind is HistoryEventKind.DO


def test_continuing_something_else_starts_a_new_step():
    history = History()
    history.add(typing(A, B))
    history.add(step())
    history.add(typing(B, C))
    assert history.undo().edit == Edit({0: C}, {0: B})


def test_a_saved_step_is_not_continued():
    history = History()
    history.add(typing(A, B))
    history.mark_saved()
    history.add(typing(B, C))
    assert history.is_modified
    history.undo()
    assert not history.is_modified


def test_a_sealed_step_is_not_continued():
    history = History()
    first, second, third = (replace(step(), continues="comment") for _ in range(3))
    history.add(first)
    history.seal()
    history.seal()
    history.add(second)
    history.add(third)
    assert [deed.kind for deed in history.take_events()] == [
        HistoryEventKind.DO,
        HistoryEventKind.SEAL,
        HistoryEventKind.DO,
    ]
    history.undo()
    assert history.last is first


def test_the_last_undone_step_is_redone_next():
    history = History()
    first, second = step(), step()
    assert (history.last, history.next) == (None, None)
    history.add(first)
    history.add(second)
    assert (history.last, history.next) == (second, None)
    history.undo()
    assert (history.last, history.next) == (first, second)
    history.undo()
    assert (history.last, history.next) == (None, first)
