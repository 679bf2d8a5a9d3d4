"""Proof-number search: finds whether one side, the *seeker*, can force a goal.

The other side, the *stopper*, prevents it; play in an endless cycle prevents it, too.

The next position to examine is the one that most likely decides (depth-first proof-number search,
Nagai 2002; as many positions are reached in several ways, the numbers are not added up, but the
largest counts and each other open move for one). A failure that rests on a return to a position
on the current line holds while that position is on the line, and is forgotten after.

A search can pause, because its numbers stay with the positions: it leaves the current line, and
starts again from the first position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from typing import Final

NEVER: Final = 1 << 30
_DEEPEST: Final = 150
"""The maximum depth: far more than small parts need, within Python's recursion limit."""


_EFFORT_IN_A_SLICE: Final = 3000
"""The new positions and the visits of positions before a pause: some 30 ms."""


class OutOfBudget(Exception):
    """The search needs more moves than its budget allows."""


class ProofNode:
    """A position with a turn.

    ``win`` and ``loss`` measure the work left to prove that the player to move succeeds or fails; a
    settled position has 0 for one and ``NEVER`` for the other. ``needs``: the positions on the line
    that a failure of the seeker depends on; ``resting`` is the reverse relation.
    """

    __slots__ = ("children", "loss", "moves", "needs", "on_way", "resting", "win")

    children: list[ProofNode]

    def __init__(self) -> None:
        self.win = self.loss = 1
        self.moves: list[int] = []
        """The moves that lead to the children, 0 for a pass; empty until expanded."""
        self.on_way = False
        self.needs: set[ProofNode] | None = None
        self.resting: list[ProofNode] | None = None

    def settle(self, success: bool, seeking: bool) -> None:
        """Record whether the seeker succeeds; ``seeking``: whether the seeker is to move."""
        self.win, self.loss = (0, NEVER) if success is seeking else (NEVER, 0)

    @property
    def settled(self) -> bool:
        return not self.win or not self.loss


class ProofSearch(ABC):
    """A search that counts the moves tried in ``nodes``."""

    def __init__(self, budget: int) -> None:
        self.nodes = 0
        self._budget = budget
        self._visits = 8 * budget + 1000
        """The visits left. Each makes it less, so ``nodes - visits`` grows with the effort."""
        self._pause_at = 0
        """The effort at which to pause next."""
        self._depth = 0

    @abstractmethod
    def _expand(self, node: ProofNode, seeking: bool) -> None:
        """Find the moves and children of ``node``, and count the new ones in ``nodes``."""

    def _solve(self, root: ProofNode, *, seeking: bool) -> Generator[None, None, tuple[bool, int]]:
        """Return whether the seeker succeeds, and the move that decides, if one does (the last).

        Raises OutOfBudget.
        """
        while not root.settled:
            self._pause_at = self.nodes - self._visits + _EFFORT_IN_A_SLICE
            self._work(root, NEVER, NEVER, seeking)
            yield
        good = []
        if not root.win and root.moves:
            good = [
                move for move, kid in zip(root.moves, root.children, strict=True) if not kid.loss
            ]
        return seeking is (root.win == 0), good[-1] if good else 0

    def _work(self, node: ProofNode, most_win: int, most_loss: int, seeking: bool) -> None:
        """Search from ``node`` until it is settled, a number reaches its limit, or a pause."""
        self._visits -= 1
        self._depth += 1
        if not node.moves:
            self._expand(node, seeking)
        if self.nodes > self._budget or self._visits < 0 or self._depth > _DEEPEST:
            raise OutOfBudget
        kids = node.children
        node.on_way = True
        node.settle(False, seeking)  # the value of returning here
        while True:
            win, loss, second, others, best = _weigh(kids, node)
            if not win or not loss or win >= most_win or loss >= most_loss:
                break
            if self.nodes - self._visits > self._pause_at:
                break
            limit = min(most_win, second + 1 + (second >> 2))
            self._work(best, most_loss - others, limit, not seeking)
        self._depth -= 1
        node.on_way = False
        node.win, node.loss = win, loss
        if not win or not loss:
            success = seeking is (win == 0)
            node.settle(success, seeking)
            if not success:
                _note_needs(node, seeking)
        if node.resting and self._depth:
            _forget(node)


def _weigh(kids: list[ProofNode], node: ProofNode) -> tuple[int, int, int, int, ProofNode]:
    """Return the numbers of ``node``, second best, count of other open children, best."""
    best = node
    win = second = NEVER
    loss, others = 0, -1
    for kid in kids:
        number = kid.loss
        if number < win:
            second, win, best = win, number, kid
        elif number < second:
            second = number
        number = kid.win
        if number:
            others += 1
            if number > loss:  # noqa: PLR1730  (max() would take three times as long)
                loss = number
    return win, loss + others if loss else 0, second, others, best


def _note_needs(node: ProofNode, seeking: bool) -> None:
    """Store the positions on the line that the seeker's failure depends on, if any."""
    resting = [
        {kid} if kid.on_way else kid.needs or set()
        for kid in node.children
        if seeking or not kid.loss
    ]
    needs = set[ProofNode]().union(*resting) if seeking else min(resting, key=len)
    needs = needs - {node}
    node.needs = needs or None
    for ancestor in needs:
        if ancestor.resting is None:
            ancestor.resting = []
        ancestor.resting.append(node)


def _forget(node: ProofNode) -> None:
    """Discard the failures that depend on ``node``, which has left the line."""
    for other in node.resting or ():
        if other.needs and node in other.needs:
            other.needs = None
            other.win = other.loss = 1
    node.resting = None
