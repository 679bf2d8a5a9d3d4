"""A stack of earlier and later states, for undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class UndoStack(Generic[T]):
    """Keeps the states before and after the current one, which its owner holds."""

    def __init__(self) -> None:
        self._earlier: list[T] = []
        self._later: list[T] = []

    @property
    def can_undo(self) -> bool:
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        return bool(self._later)

    @property
    def depth(self) -> int:
        """The number of states that can be undone."""
        return len(self._earlier)

    def push(self, state: T) -> None:
        """Note that ``state`` was replaced by a new one. Nothing can be redone after it."""
        self._earlier.append(state)
        self._later.clear()

    def undo(self, current: T) -> T:
        """Return the state to go back to from ``current``. Raises IndexError without one."""
        state = self._earlier.pop()
        self._later.append(current)
        return state

    def redo(self, current: T) -> T:
        """Return the state that was undone last. Raises IndexError without one."""
        state = self._later.pop()
        self._earlier.append(current)
        return state

    def replay(self, current: T, state: T, depth: int, are_equal: Callable[[T, T], bool]) -> None:
        """Note that ``state`` replaced ``current``, after which ``depth`` states could be undone.

        It was a new state, or those of an undo or redo. Raises IndexError if that is impossible.
        """
        if depth > self.depth:
            if self._later and are_equal(self._later[-1], state):
                self.redo(current)
            else:
                self.push(current)
        while depth < self.depth:
            current = self.undo(current)

    def clear(self) -> None:
        """Forget all states."""
        self._earlier.clear()
        self._later.clear()

    def replace_each(self, change: Callable[[T], T]) -> None:
        """Replace every state by the result of ``change``."""
        self._earlier = [*map(change, self._earlier)]
        self._later = [*map(change, self._later)]
