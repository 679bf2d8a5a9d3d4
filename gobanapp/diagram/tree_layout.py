"""The layout of the game tree: moves go down, variations are side by side.

A *line* is one variation: a node and the first child of each from there on, in one column.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import repeat
from typing import NamedTuple

from gobanapp.game.gc_pause import gc_paused
from gobanapp.game.tree import Tree

_NONE: frozenset[int] = frozenset()
_FURTHEST = 200  # columns looked through before a whole new layout is the quicker way


class TreeCell(NamedTuple):
    """The main line stands in column 0, the root in row 0."""

    column: int
    row: int


class CellRect(NamedTuple):
    """A rectangle of places, all its edges included. It may reach beyond the picture."""

    left: int
    top: int
    right: int
    bottom: int


class NodeRun(NamedTuple):
    """Nodes of a line that follow one another, the first of them in ``row``."""

    column: int
    row: int
    numbers: Sequence[int]


class Connector(NamedTuple):
    """The end of the way from a fork to a line: in the fork's ``row`` from ``start``, then down.

    ``start`` is the column of the fork, or of the variation before, whose way is the same so far.
    """

    row: int
    fork: int
    start: int
    column: int


class PathLeg(NamedTuple):
    """A part of the way from the root to a node: from ``fork`` to the right, then down.

    It goes along the row above ``first`` and then down its column as far as row ``last``.
    """

    fork: int
    column: int
    first: int
    last: int


class TreeLayout:
    """The places of all nodes that are shown.

    Lines are numbered in the order in which they were put into their columns: the variations of a
    line from its end to its beginning, each with all its own ones before the next. Each goes into
    the leftmost column that is free, as is all to the right of it, from the fork to its end.
    From that follow, with no sorting:

    - in a row, lines put there later stand further to the right;
    - in a column, lines put there later stand higher;
    - a connector meets no node, and no connector of another fork.
    """

    __slots__ = (
        "_column",
        "_first",
        "_fork",
        "_free",
        "_heads",
        "_line",
        "_nodes",
        "_size",
        "_stack",
    )

    def __init__(self, tree: Tree, collapsed: AbstractSet[int] = _NONE) -> None:
        """Lay out ``tree`` without what lies below the nodes ``collapsed``.

        Only the children of nodes are looked at, and the rows of a line are handled as one slice,
        so the time grows with the number of nodes, however they are nested.
        """
        self._nodes: list[list[int]] = []
        """The nodes' numbers, by line."""
        self._column: list[int] = []
        """By line."""
        self._first: list[int] = []
        """By line, the row of its first node."""
        self._fork: list[int] = []
        """By line, the one it comes from; -1 for the main line."""
        self._line = array("i")
        """By node; -1 for those that are not shown."""
        self._size = 0
        self._stack: list[list[int]] = []
        """By column, the lines in it, from below."""
        self._heads: dict[int, list[int]] = {}
        """By row, the lines that come from forks in it, from the left."""
        self._free: list[int] = []
        """By row, the first column with nothing in it nor further right."""
        with gc_paused():
            self._lay_out(tree, collapsed)

    def _lay_out(self, tree: Tree, collapsed: AbstractSet[int]) -> None:
        self._line = array("i", [-1]) * tree.next_id
        waiting = [(tree.root_id, 0, -1)]
        while waiting:
            number, first, fork = waiting.pop()
            line = len(self._nodes)
            numbers = []
            for node in tree.main_line(number):
                numbers.append(node.id)
                if node.id in collapsed:
                    break
                if node.variations:
                    row = first + len(numbers)
                    waiting += [(child, row, line) for child in node.variations[::-1]]
            self._put(line, numbers, first, fork)

    def _put(self, line: int, numbers: list[int], first: int, fork: int) -> None:
        free = self._free
        end = first + len(numbers)
        top = first if fork < 0 else first - 1
        if end > len(free):
            free += [0] * (end - len(free))
        column = max(free[top:end])
        free[top:end] = [column + 1] * (end - top)
        self._nodes.append(numbers)
        self._column.append(column)
        self._first.append(first)
        self._fork.append(fork)
        for number in numbers:
            self._line[number] = line
        self._size += len(numbers)
        if column == len(self._stack):
            self._stack.append([])
        self._stack[column].append(line)
        if fork >= 0:
            self._heads.setdefault(top, []).append(line)

    @property
    def columns(self) -> int:
        return len(self._stack)

    @property
    def rows(self) -> int:
        return len(self._free)

    def __len__(self) -> int:
        """Return how many nodes are shown."""
        return self._size

    def __contains__(self, number: int) -> bool:
        return 0 <= number < len(self._line) and self._line[number] >= 0

    def cell_of(self, number: int) -> TreeCell:
        """Return where node ``number`` stands. Raises KeyError where it is not shown."""
        if number not in self:
            raise KeyError(number)
        line = self._line[number]
        numbers = self._nodes[line]
        # The nodes of a line are mostly numbered one by one, as they stood in the file.
        step = number - numbers[0]
        if not (0 <= step < len(numbers) and numbers[step] == number):
            step = numbers.index(number)
        return TreeCell(self._column[line], self._first[line] + step)

    def node_at(self, column: int, row: int) -> int | None:
        """Return the node in a cell, None where there is none."""
        if row < 0 or not 0 <= column < len(self._stack):
            return None
        line = self._line_at(column, row)
        return None if line is None else self._nodes[line][row - self._first[line]]

    def _line_at(self, column: int, row: int, above: int = 0) -> int | None:
        """Return the line with a node in a cell, or up to ``above`` rows below it.

        With 1 that is also the line whose connector bends down there.
        """
        lines = self._stack[column]
        first = self._first
        at = bisect_left(lines, -row - above, key=lambda line: -first[line])
        if at == len(lines):
            return None
        line = lines[at]
        return line if row < first[line] + len(self._nodes[line]) else None

    # Neighbours of a node

    def right_of(self, number: int) -> int | None:
        """Return the next node to the right in the row.

        Where there is none, the head of the first variation that begins at this node, if any.
        """
        column, row = self.cell_of(number)
        for other in range(column + 1, self._free[row]):
            line = self._line_at(other, row)
            if line is not None:
                return self._nodes[line][row - self._first[line]]
        heads = self._heads.get(row, ())
        mine = self._line[number]
        return next((self._nodes[head][0] for head in heads if self._fork[head] == mine), None)

    def left_of(self, number: int) -> int | None:
        """Return the next node to the left in the row.

        Where there is none, the fork that the line of this node comes from, if any.
        """
        column, row = self.cell_of(number)
        for other in range(column - 1, -1, -1):
            line = self._line_at(other, row)
            if line is not None:
                return self._nodes[line][row - self._first[line]]
        mine = self._line[number]
        parent = self._fork[mine]
        if parent < 0:
            return None
        return self._nodes[parent][self._first[mine] - 1 - self._first[parent]]

    # For drawing

    def stretches(self, cells: CellRect) -> Iterator[NodeRun]:
        """Yield what stands in ``cells``, column by column."""
        first = self._first
        top = max(0, cells.top)
        if top > cells.bottom:
            return
        for column in range(max(0, cells.left), min(cells.right + 1, len(self._stack))):
            lines = self._stack[column]
            at = bisect_left(lines, -cells.bottom, key=lambda line: -first[line])
            for index in range(at, len(lines)):
                line = lines[index]
                nodes, row = self._nodes[line], first[line]
                if row + len(nodes) <= top:
                    break
                start = max(top, row)
                yield NodeRun(column, start, nodes[start - row : cells.bottom + 1 - row])

    def connectors(self, cells: CellRect) -> Iterator[Connector]:
        """Yield what there is of connectors in ``cells``, row by row."""
        columns = self._column
        for row in range(max(0, cells.top), min(cells.bottom + 1, len(self._free))):
            heads = self._heads.get(row, [])
            at = bisect_left(heads, cells.left, key=columns.__getitem__)
            for index in range(at, len(heads)):
                line = heads[index]
                fork = columns[self._fork[line]]
                start = max(fork, columns[heads[index - 1]]) if index else fork
                if start > cells.right:
                    break
                yield Connector(row, fork, start, columns[line])

    def way_to(self, number: int) -> Iterator[PathLeg]:
        """Yield the legs of the way from the root to a node, the last one first."""
        line, last = self._line[number], self.cell_of(number).row
        while line >= 0:
            first, fork = self._first[line], self._fork[line]
            column = self._column[line]
            yield PathLeg(column if fork < 0 else self._column[fork], column, first, last)
            line, last = fork, first - 1

    # Growing

    def add(self, parent: int, number: int) -> bool:
        """Put a new node below ``parent``, which must have had no child, and return True.

        Where a new layout would not leave all other nodes where they are, nothing is done and
        the answer is False. So it is where that would take long to find out.
        """
        line = self._line[parent]
        nodes, column = self._nodes[line], self._column[line]
        row = self._first[line] + len(nodes)
        if nodes[-1] != parent or not self._may_grow(line, column, row):
            return False
        nodes.append(number)
        self._line.extend(repeat(-1, number + 1 - len(self._line)))
        self._line[number] = line
        self._size += 1
        if row == len(self._free):
            self._free.append(0)
        self._free[row] = max(self._free[row], column + 1)
        return True

    def _may_grow(self, line: int, column: int, row: int) -> bool:
        """Whether the cell is free, and all in its row would have come to stand there too.

        What stands to the left was there before this line. So only what stands to the right may
        have been put there first, and the nearest tells it for all.
        """
        free = self._free[row] if row < len(self._free) else 0
        for other in range(column, min(free, column + _FURTHEST)):
            beside = self._line_at(other, row, above=1)
            if beside is not None:
                return beside > line
        return free <= column
