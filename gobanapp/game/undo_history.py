"""Undo and redo: the edits done, with the current node before and after each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from gobanapp.game.change import Change
from gobanapp.game.tree import Edit


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoStep:
    """One undoable step: an edit, the current node before and after it, and the kind of change.

    ``ended_before``, ``ended_after``: the node at which the game was over, before it and after it.

    ``made_by``: the function that makes the edit from the tree, named as in ``sgf.game_rewrite``,
    if that describes all of it; "" if the nodes themselves are needed.

    A step that ``continues`` the one before it, as each letter typed into a comment does, is
    undone together with that. A step with an empty edit changes nothing in the game: it only moves
    the end of the game, and belongs to the step before it.
    """

    edit: Edit
    current_before: int
    current_after: int
    ended_before: int = 0
    ended_after: int = 0
    change: Change
    continues: str = ""
    made_by: str = ""

    @property
    def inverse(self) -> UndoStep:
        return UndoStep(
            edit=self.edit.inverse,
            current_before=self.current_after,
            current_after=self.current_before,
            ended_before=self.ended_after,
            ended_after=self.ended_before,
            change=self.change,
        )


class HistoryEventKind(Enum):
    """The direction of a step."""

    DO = "do"
    UNDO = "undo"
    REDO = "redo"
    SEAL = "seal"
    """A barrier: later steps are not undone together with earlier ones."""


@dataclass(frozen=True, slots=True)
class HistoryEvent:
    """One action in a game. ``step``: the step done, None if it is known from before."""

    kind: HistoryEventKind
    step: UndoStep | None = None


def _merged(first: UndoStep, second: UndoStep) -> UndoStep:
    """Return one step that combines two."""
    return replace(
        second,
        edit=first.edit.then(second.edit),
        current_before=first.current_before,
        ended_before=first.ended_before,
        change=first.change | second.change,
    )


class History:
    """The steps done and those undone.

    It changes no tree: ``Editor`` applies the steps it returns.
    """

    def __init__(self) -> None:
        self._events: list[HistoryEvent] = []
        self._done: list[UndoStep] = []
        self._undone: list[UndoStep] = []
        self._saved: UndoStep | None = None
        self._sealed: UndoStep | None = None

    def add(self, step: UndoStep) -> UndoStep:
        """Add a step, and return it as it must be applied. Undone steps can no longer be redone.

        If a step only reverts the step it continues, the nodes are restored and neither of the
        two remains to be undone.
        """
        self._undone.clear()
        last = self._done[-1] if self._done else None
        event = HistoryEvent(HistoryEventKind.DO, step)
        if not step.edit.after:
            self._move_end(step)
        elif last is None or not self._is_continued(last, step):
            self._done.append(step)
        else:
            self._done.pop()
            merged = _merged(last, step)
            if not merged.edit.says_anything:
                self._move_end(step)
                step = replace(step, edit=last.edit.inverse)
            else:
                self._done.append(merged)
                if self._events and self._events[-1].step is last:
                    self._events.pop()
                    event = HistoryEvent(HistoryEventKind.DO, merged)
        self._events.append(event)
        return step

    def _is_continued(self, last: UndoStep, step: UndoStep) -> bool:
        if last is self._saved or last is self._sealed:
            return False
        return bool(step.continues) and last.continues == step.continues

    def _move_end(self, step: UndoStep) -> None:
        """Change the last step so that it moves the end of the game to where ``step`` does."""
        last = self._done[-1] if self._done else None
        if last is None or last.ended_after == step.ended_after:
            return
        self._done[-1] = moved = replace(
            last, ended_after=step.ended_after, change=last.change | step.change
        )
        # It is still the step that was saved, or sealed.
        self._saved = moved if last is self._saved else self._saved
        self._sealed = moved if last is self._sealed else self._sealed

    def seal(self) -> None:
        """Prevent later steps from being undone together with the last one."""
        if self.last is not None and self.last.continues and self.last is not self._sealed:
            self._sealed = self.last
            self._events.append(HistoryEvent(HistoryEventKind.SEAL))

    @property
    def last(self) -> UndoStep | None:
        """The step that would be undone."""
        return self._done[-1] if self._done else None

    @property
    def depth(self) -> int:
        """The number of steps that can be undone."""
        return len(self._done)

    def steps(self) -> Iterator[UndoStep]:
        """Yield the steps that can be undone, the last one first."""
        return reversed(self._done)

    @property
    def next(self) -> UndoStep | None:
        """The step that would be redone."""
        return self._undone[-1] if self._undone else None

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def is_modified(self) -> bool:
        """True if the game differs from that at the last ``mark_saved``, or from a new one."""
        return (self._done[-1] if self._done else None) is not self._saved

    def mark_saved(self, depth: int | None = None) -> None:
        """Mark the game as saved in its state after ``depth`` steps, by default the current one."""
        done_count = self._done if depth is None else self._done[:depth]
        self._saved = done_count[-1] if done_count else None

    def undo(self) -> UndoStep:
        """Undo the last step and return its inverse, to be applied.

        Raises IndexError if there is none.
        """
        step = self._done.pop()
        self._undone.append(step)
        self._events.append(HistoryEvent(HistoryEventKind.UNDO))
        return step.inverse

    def redo(self) -> UndoStep:
        """Return the step undone last, to be applied again. Raises IndexError if there is none."""
        step = self._undone.pop()
        self._done.append(step)
        self._events.append(HistoryEvent(HistoryEventKind.REDO))
        return step

    def take_events(self) -> list[HistoryEvent]:
        """Return all actions since the last call: repeating them gives the same game."""
        events, self._events = self._events, []
        return events
