"""The layout of the game tree: moves go down, variations to the right.

A *line* is one variation: a node and the first child of each from there on. To begin near the move
it branches off from, it can *slide*: one column to the right with each row, and then straight down.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, insort
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import count, repeat
from operator import sub
from typing import NamedTuple

from gobanapp.game.gc_pause import gc_paused
from gobanapp.game.tree import Tree

_NONE: frozenset[int] = frozenset()
_MAX_COLUMNS_SEARCHED = 200  # columns looked through before a whole new layout is the quicker way


class TreeCell(NamedTuple):
    """The place of a node. The main line is in column 0, the root in row 0."""

    column: int
    row: int


class CellRect(NamedTuple):
    """A rectangle of places, all its edges included. It can exceed the picture."""

    left: int
    top: int
    right: int
    bottom: int


class NodeRun(NamedTuple):
    """Consecutive nodes of a line, the first in ``column`` and ``row``.

    ``slides``: True if each is one column further to the right.
    """

    column: int
    row: int
    numbers: Sequence[int]
    slides: bool = False


class Connector(NamedTuple):
    """The path from a fork to a line: along the fork's ``row``, down to the line's ``column``.

    It begins at ``start``, where it leaves the fork or the connector of the variation before, and
    turns down in the last column but one, so that the line begins in the next row.
    """

    row: int
    fork: int
    start: int
    column: int


class PathLeg(NamedTuple):
    """A part of the path from the root to a node: from ``fork`` to the right, then down a line.

    It goes along the row above ``first``. The line begins there in ``column``, slides as far as row
    ``straight``, and the path follows it as far as row ``last``, which may come before.
    """

    fork: int
    column: int
    first: int
    straight: int
    last: int


class TreeLayout:
    """The places of all visible nodes.

    Lines are numbered in the order in which they were put into their places: the variations of a
    line from its end to its beginning, each with all its own ones before the next. Each is placed
    to the right of everything already in its rows, begins as far to the left as that allows, and
    slides no further than it must. So a short variation is placed next to its move, whatever the
    others there need further down. It follows without sorting that:

    - in a row, lines put there later stand further to the right;
    - in a column, lines put there later stand higher;
    - a connector meets no node, no other line, and no connector of another fork.
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
        "_slide",
        "_sliding",
        "_stack",
    )

    def __init__(self, tree: Tree, collapsed: AbstractSet[int] = _NONE) -> None:
        """Lay out ``tree`` without the nodes below those in ``collapsed``.

        Only the children of nodes are looked at, and the rows of a line are handled as one slice,
        so the time grows with the number of nodes, however they are nested.
        """
        self._nodes: list[list[int]] = []
        """The nodes' numbers, by line."""
        self._column: list[int] = []
        """By line, the column it begins in."""
        self._slide: list[int] = []
        """By line, how many columns it slides."""
        self._first: list[int] = []
        """By line, the row of its first node."""
        self._fork: list[int] = []
        """By line, the one it comes from; -1 for the main line."""
        self._line = array("i")
        """By node; -1 for those that are not shown."""
        self._size = 0
        self._stack: list[list[int]] = []
        """By column, the lines that go straight down in it, from below."""
        self._sliding: dict[int, list[int]] = {}
        """By column minus row, the lines that slide there, from above."""
        self._heads: dict[int, list[int]] = {}
        """By row, the lines that come from forks in it, from the left."""
        self._free: list[int] = []
        """By row, the first column with no node or connector in it nor further right."""
        with gc_paused():
            self._lay_out(tree, collapsed)

    def _lay_out(self, tree: Tree, collapsed: AbstractSet[int]) -> None:
        self._line = array("i", [-1]) * tree.next_id
        stack = [(tree.root_id, 0, -1)]
        while stack:
            number, first, fork = stack.pop()
            line = len(self._nodes)
            numbers: list[int] = []
            add = numbers.append
            for node in tree.main_line(number):
                add(node.id)
                if collapsed and node.id in collapsed:
                    break
                if node.variations:
                    row = first + len(numbers)
                    for child in reversed(node.variations):  # mostly one
                        stack.append((child, row, line))  # noqa: PERF401
            self._place_line(line, numbers, first, fork)

    def _place_line(self, line: int, numbers: list[int], first: int, fork: int) -> None:
        free, stack = self._free, self._stack
        end = first + len(numbers)
        if end > len(free):
            free += [0] * (end - len(free))
        self._first.append(first)
        rows = free[first:end]
        column, last = rows[0], max(rows)
        if last == column:
            slide = 0
            free[first:end] = [last + 1] * len(rows)
        else:
            column = max(map(sub, rows, count()))
            slide = last - column
            free[first:end] = [*range(column + 1, last + 1), *[last + 1] * (len(rows) - slide)]
            sliding = self._sliding.setdefault(column - first, [])
            insort(sliding, line, key=self._first.__getitem__)
        self._nodes.append(numbers)
        self._column.append(column)
        self._slide.append(slide)
        self._fork.append(fork)
        lines = self._line
        for number in numbers:
            lines[number] = line
        self._size += len(numbers)
        while last >= len(stack):
            stack.append([])
        stack[last].append(line)
        if fork >= 0:
            self._heads.setdefault(first - 1, []).append(line)
            free[first - 1] = max(free[first - 1], column)  # for the connector

    @property
    def columns(self) -> int:
        return len(self._stack)

    @property
    def rows(self) -> int:
        return len(self._free)

    def __len__(self) -> int:
        """Return the number of visible nodes."""
        return self._size

    def __contains__(self, number: int) -> bool:
        return 0 <= number < len(self._line) and self._line[number] >= 0

    def cell_of(self, number: int) -> TreeCell:
        """Return the cell of node ``number``. Raises KeyError if it is not visible."""
        if number not in self:
            raise KeyError(number)
        line = self._line[number]
        numbers = self._nodes[line]
        # The nodes of a line are mostly numbered one by one, as they stood in the file.
        step = number - numbers[0]
        if not (0 <= step < len(numbers) and numbers[step] == number):
            step = numbers.index(number)
        row = self._first[line] + step
        return TreeCell(self._column_in(line, row), row)

    def _column_in(self, line: int, row: int) -> int:
        """Return the column of a line in one of its rows."""
        return self._column[line] + min(row - self._first[line], self._slide[line])

    def node_at(self, column: int, row: int) -> int | None:
        """Return the node in a cell, None if it is empty."""
        if row < 0 or not 0 <= column < len(self._stack):
            return None
        line = self._line_at(column, row)
        return None if line is None else self._nodes[line][row - self._first[line]]

    def _line_at(self, column: int, row: int) -> int | None:
        """Return the line with a node in a cell."""
        lines, first, slide = self._stack[column], self._first, self._slide
        index = self._below(column, row)
        if index < len(lines) and row < first[lines[index]] + len(self._nodes[lines[index]]):
            return lines[index]
        lines = self._sliding.get(column - row, [])
        index = bisect_left(lines, row + 1, key=first.__getitem__) - 1
        return (
            lines[index] if index >= 0 and row < first[lines[index]] + slide[lines[index]] else None
        )

    def _below(self, column: int, row: int) -> int:
        """Return the number of lines that go straight down in a column only below ``row``."""
        first, slide = self._first, self._slide
        return bisect_left(self._stack[column], -row, key=lambda line: -first[line] - slide[line])

    # Neighbours of a node

    def right_of(self, number: int) -> int | None:
        """Return the next node to the right in the row, if any.

        At the end of a row it is the head of the first variation that begins at this node.
        """
        column, row = self.cell_of(number)
        for other in range(column + 1, self._free[row]):
            line = self._line_at(other, row)
            if line is not None:
                return self._nodes[line][row - self._first[line]]
        heads = self._heads.get(row, ())
        own_line = self._line[number]
        return next((self._nodes[head][0] for head in heads if self._fork[head] == own_line), None)

    def left_of(self, number: int) -> int | None:
        """Return the next node to the left in the row, if any.

        At the beginning of a row it is the fork that the line of this node comes from.
        """
        column, row = self.cell_of(number)
        for other in range(column - 1, -1, -1):
            line = self._line_at(other, row)
            if line is not None:
                return self._nodes[line][row - self._first[line]]
        return self.fork_of(number)

    def fork_of(self, number: int) -> int | None:
        """Return the node that the line of this node branches off from, None for the main line."""
        line = self._line[number]
        parent = self._fork[line]
        if parent < 0:
            return None
        return self._nodes[parent][self._first[line] - 1 - self._first[parent]]

    # For drawing

    def runs_in(self, cells: CellRect) -> Iterator[NodeRun]:
        """Yield the runs within ``cells``: straight ones column by column, then sliding ones."""
        left, top = max(0, cells.left), max(0, cells.top)
        right, bottom = min(cells.right, len(self._stack) - 1), cells.bottom
        if top > bottom or left > right:
            return
        first, slide = self._first, self._slide
        for column in range(left, right + 1):
            lines = self._stack[column]
            for index in range(self._below(column, bottom), len(lines)):
                line = lines[index]
                begin, nodes = first[line], self._nodes[line]
                if begin + len(nodes) <= top:
                    break
                start = max(top, begin + slide[line])
                yield NodeRun(column, start, nodes[start - begin : bottom + 1 - begin])
        for offset in range(left - bottom, right - top + 1):
            lines = self._sliding.get(offset, [])
            for index in range(bisect_left(lines, bottom + 1, key=first.__getitem__) - 1, -1, -1):
                line = lines[index]
                begin = first[line]
                if begin + slide[line] <= top:
                    break
                start = max(top, left - offset, begin)
                end = min(bottom, right - offset, begin + slide[line] - 1) + 1
                if start < end:
                    numbers = self._nodes[line][start - begin : end - begin]
                    yield NodeRun(start + offset, start, numbers, slides=True)

    def connectors(self, cells: CellRect) -> Iterator[Connector]:
        """Yield the parts of connectors within ``cells``, row by row."""
        columns = self._column
        for row in range(max(0, cells.top), min(cells.bottom + 1, len(self._free))):
            heads = self._heads.get(row, [])
            first_index = bisect_left(heads, cells.left, key=columns.__getitem__)
            for index in range(first_index, len(heads)):
                line = heads[index]
                fork = self._column_in(self._fork[line], row)
                start = max(fork, columns[heads[index - 1]] - 1) if index else fork
                if start > cells.right:
                    break
                yield Connector(row, fork, start, columns[line])

    def legs_to(self, number: int) -> Iterator[PathLeg]:
        """Yield the legs of the path from the root to a node, the last one first."""
        line, last = self._line[number], self.cell_of(number).row
        while line >= 0:
            first, fork = self._first[line], self._fork[line]
            column = self._column[line]
            begin = column if fork < 0 else self._column_in(fork, first - 1)
            yield PathLeg(begin, column, first, first + self._slide[line], last)
            line, last = fork, first - 1

    # Growing

    def add(self, parent: int, number: int) -> bool:
        """Put a new node below ``parent``, which must have had no child, and return True.

        If a new layout would move other nodes, or that would take long to find out, do nothing and
        return False.
        """
        line = self._line[parent]
        nodes, column = self._nodes[line], self._column[line] + self._slide[line]
        row = self._first[line] + len(nodes)
        if nodes[-1] != parent or not self._can_grow(line, column, row):
            return False
        nodes.append(number)
        self._line.extend(repeat(-1, number + 1 - len(self._line)))
        self._line[number] = line
        self._size += 1
        if row == len(self._free):
            self._free.append(0)
        self._free[row] = max(self._free[row], column + 1)
        return True

    def _can_grow(self, line: int, column: int, row: int) -> bool:
        """Return whether a cell is free and a new layout would leave its row as it is.

        Everything on the left was placed before this line, so only lines on the right can differ;
        the nearest decides for all.
        """
        free = self._free[row] if row < len(self._free) else 0
        connectors = self.connectors(CellRect(column, row, column, row))
        if any(connector.start < column < connector.column for connector in connectors):
            return False
        for other in range(column, min(free, column + _MAX_COLUMNS_SEARCHED)):
            other_line = self._line_at(other, row)
            if other_line is not None:
                return other_line > line
        return free <= column
