"""Undo and redo: the edits done, with the place in the tree before and after each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from gobanapp.game.change import Change
from gobanapp.game.tree import Edit


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One undoable step: an edit, where one stood before it and after it, what it changed.

    ``ended_before``, ``ended_after``: the node at which the game was over, before it and after it.

    ``made_by``: what the edit is made of the tree by, in the words of ``sgf.rewriting``, where that
    tells all of it; "" where the nodes themselves have to be told.

    A step that ``continues`` the one before it, as each letter typed into a comment does, is
    undone together with that.
    """

    edit: Edit
    place_before: int
    place_after: int
    ended_before: int = 0
    ended_after: int = 0
    change: Change
    continues: str = ""
    made_by: str = ""

    @property
    def inverse(self) -> Step:
        return Step(
            edit=self.edit.inverse,
            place_before=self.place_after,
            place_after=self.place_before,
            ended_before=self.ended_after,
            ended_after=self.ended_before,
            change=self.change,
        )


class Way(Enum):
    """Which way a step was taken."""

    DO = "do"
    UNDO = "undo"
    REDO = "redo"
    SEAL = "seal"
    """No step: what comes later is not undone together with what came before."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that was done with a record; ``step`` as it was done, None where that is known."""

    way: Way
    step: Step | None = None


class History:
    """The steps done and those undone. It changes no tree: ``Editor`` applies what it hands out."""

    def __init__(self) -> None:
        self._deeds: list[Deed] = []
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._saved: Step | None = None
        self._sealed: Step | None = None

    def add(self, step: Step) -> None:
        """Note a step just done. What was undone before it can no longer be redone."""
        last = self._done[-1] if self._done else None
        deed = step
        if (
            step.continues
            and last is not None
            and last is not self._saved
            and last is not self._sealed
            and last.continues == step.continues
        ):
            edit = last.edit.then(step.edit)
            step = replace(
                step,
                edit=edit,
                place_before=last.place_before,
                ended_before=last.ended_before,
                change=last.change | step.change,
            )
            self._done.pop()
            if self._deeds and self._deeds[-1].step is last:
                self._deeds.pop()
                deed = step
        self._done.append(step)
        self._undone.clear()
        self._deeds.append(Deed(Way.DO, deed))

    def seal(self) -> None:
        """Let no step to come be undone together with the last one."""
        if self.last is not None and self.last.continues and self.last is not self._sealed:
            self._sealed = self.last
            self._deeds.append(Deed(Way.SEAL))

    @property
    def last(self) -> Step | None:
        """The step that would be undone."""
        return self._done[-1] if self._done else None

    @property
    def next(self) -> Step | None:
        """The step that would be redone."""
        return self._undone[-1] if self._undone else None

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def modified(self) -> bool:
        """Whether the record is another than at the last ``mark_saved`` (at first: than new)."""
        return (self._done[-1] if self._done else None) is not self._saved

    def mark_saved(self) -> None:
        self._saved = self._done[-1] if self._done else None

    def undo(self) -> Step:
        """Take back the last step and return its inverse, to be applied. Raises IndexError."""
        step = self._done.pop()
        self._undone.append(step)
        self._deeds.append(Deed(Way.UNDO))
        return step.inverse

    def redo(self) -> Step:
        """Return the step undone last, to be applied again. Raises IndexError."""
        step = self._undone.pop()
        self._done.append(step)
        self._deeds.append(Deed(Way.REDO))
        return step

    def take_deeds(self) -> list[Deed]:
        """Return all that was done since the last call: done again, it leads to the same record."""
        deeds, self._deeds = self._deeds, []
        return deeds
