"""The board: stones, chains and their liberties, and the effect of placing a stone.

Turns, ko and history belong to a position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from gobanapp.rules.cell_grid import BLACK, CODE_OF, EDGE, EMPTY, WHITE, CellGrid, cell_grid
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point
from gobanapp.rules.point_set import PointSet

NO_POINTS: Final[frozenset[Point]] = frozenset()

_COLORS: Final = (None, Color.BLACK, Color.WHITE, None)
_BLACK_STONE: Final = Color.BLACK  # an attribute of an enum takes as long as a dict look-up

_new = object.__new__


@dataclass(frozen=True, slots=True)
class Chain:
    """Stones of one colour joined along the lines, and the empty points next to them."""

    color: Color
    stones: frozenset[Point]
    liberties: frozenset[Point]


class Board:
    """An immutable board of 1 to 52 columns and rows.

    Equal boards have the same size and the same stones. A copy costs one copy of its bytes;
    methods that change something return another board.
    """

    __slots__ = ("_cells", "_grid")

    _cells: bytearray  # never changed once the board is made
    _grid: CellGrid

    @staticmethod
    def empty(columns: int, rows: int | None = None) -> Board:
        """Return an empty board, square if ``rows`` is not given.

        Raises ValueError for sides that are not from 1 to 52.
        """
        grid = cell_grid(columns, columns if rows is None else rows)
        return _board(grid.empty, grid)

    @property
    def width(self) -> int:
        """The number of columns."""
        return self._grid.columns

    @property
    def height(self) -> int:
        """The number of rows."""
        return self._grid.rows

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self._cells == other._cells and self._grid is other._grid

    def __hash__(self) -> int:
        return hash(bytes(self._cells))

    def __repr__(self) -> str:
        rows = (self._row(y) for y in reversed(range(self.height)))
        return f"<Board {self.width}x{self.height} {'/'.join(rows)}>"

    def _row(self, y: int) -> str:
        start = (y + 1) * (self.width + 1) + 1
        return "".join(".XO"[cell] for cell in self._cells[start : start + self.width])

    def __contains__(self, point: Point) -> bool:
        """Return whether ``point`` lies on the board."""
        return point in self._grid.cell_of

    def __getitem__(self, point: Point) -> Color | None:
        """Return the colour of the stone on ``point``, None if it is empty.

        Raises KeyError for a point off the board.
        """
        return _COLORS[self._cells[self._grid.cell_of[point]]]

    def is_empty(self, point: Point) -> bool:
        """Return whether ``point`` is on the board and has no stone."""
        index = self._grid.cell_of.get(point)
        return index is not None and self._cells[index] == EMPTY

    def points(self) -> Iterator[Point]:
        """Yield all points, the top row first, each row from the left."""
        return iter(self._grid.points)

    def stones(self) -> Iterator[tuple[Point, Color]]:
        """Yield every stone's point and colour, in the order of ``points``."""
        cells, indices = self._cells, self._grid.cell_of
        for point in self._grid.points:
            color = _COLORS[cells[indices[point]]]
            if color is not None:
                yield point, color

    def differing(self, other: Board) -> list[Point]:
        """Return the points on which this board and ``other``, of the same size, differ."""
        mine, its = self._cells, other._cells
        if mine == its:
            return []
        grid, found = self._grid, list[Point]()
        stride = grid.columns + 1
        for start in range(stride * grid.rows, 0, -stride):  # most rows are alike
            row = slice(start, start + stride)
            if mine[row] != its[row]:
                cells = range(start, start + stride)
                found += [grid.point_of[at] for at in cells if mine[at] != its[at]]
        return found

    def count(self, color: Color) -> int:
        """Return the number of stones of one colour."""
        return self._cells.count(CODE_OF[color])

    def neighbors(self, point: Point) -> list[Point]:
        """Return the two to four points next to ``point`` (fewer on the narrowest boards)."""
        x, y = point
        around = (Point(x + 1, y), Point(x - 1, y), Point(x, y + 1), Point(x, y - 1))
        return [near for near in around if near in self._grid.cell_of]

    def chain(self, point: Point) -> Chain:
        """Return the chain of the stone on ``point``.

        Raises ValueError if there is no stone.
        """
        color = self[point]
        if color is None:
            raise ValueError(f"no stone on {point}")
        stones, liberties = self._flood(point)
        return Chain(color, self._grid.points_at(stones), self._grid.points_at(liberties))

    def lone_stone_liberty(self, point: Point) -> Point | None:
        """Return the liberty of a stone alone with just one, None for any other stone."""
        around = self.neighbors(point)
        color = self[point]
        empty = [near for near in around if self[near] is None]
        if len(empty) != 1 or any(self[near] is color for near in around):
            return None
        return empty[0]

    def region(self, point: Point) -> tuple[frozenset[Point], frozenset[Point]]:
        """Return the connected points in the same state as ``point``, and the points around them.

        The states are empty, black and white.
        """
        inside, border = self._flood(point, empty_border_only=False)
        return self._grid.points_at(inside), self._grid.points_at(border)

    def _flood(self, point: Point, empty_border_only: bool = True) -> tuple[set[int], set[int]]:
        cells, neighbours = self._cells, self._grid.near
        start = self._grid.cell_of[point]
        kind = cells[start]
        inside, border, waiting = {start}, set(), [start]
        while waiting:
            for near in neighbours[waiting.pop()]:
                cell = cells[near]
                if cell == kind:
                    if near not in inside:
                        inside.add(near)
                        waiting.append(near)
                elif cell == EMPTY or (not empty_border_only and cell != EDGE):
                    border.add(near)
        return inside, border

    def cells(self) -> tuple[CellGrid, bytearray]:
        """Return the grid, and a copy of its cells' contents, for fast access to neighbours."""
        return self._grid, self._cells.copy()

    # Changing stones

    def put(
        self, color: Color, point: Point
    ) -> tuple[Board, frozenset[Point], frozenset[Point]] | None:
        """Place a stone on an empty point and remove what has no liberty left.

        Returns the new board, the opponent's stones captured, and the player's own stones lost by
        suicide, including the new one (never both); None if ``point`` is occupied or off the board.
        The rules are not checked.
        """
        grid = self._grid
        index = grid.cell_of.get(point)
        if index is None or self._cells[index]:
            return None
        code = BLACK if color is _BLACK_STONE else WHITE
        cells = self._cells.copy()
        cells[index] = code
        taken, lost = _without_liberty(cells, grid.near, index, code)
        board = _board(cells, grid)
        if not taken and not lost:
            return board, NO_POINTS, NO_POINTS
        for gone in taken or lost:
            cells[gone] = EMPTY
        return board, grid.points_at(taken), grid.points_at(lost)

    def with_stones(self, color: Color | None, points: Iterable[Point]) -> Board:
        """Return the board with every one of ``points`` set to ``color``, or emptied for None.

        Nothing is captured: that is how SGF sets up positions. Raises KeyError for a point off
        the board.
        """
        cells = self._cells.copy()
        code = CODE_OF[color]
        indices = self._grid.cell_of
        if isinstance(points, PointSet):
            for first, length in points.runs():
                at = indices[first]
                cells[at : indices[Point(first.x + length - 1, first.y)] + 1] = (
                    bytes([code]) * length
                )
        else:
            for point in points:
                cells[indices[point]] = code
        return _board(cells, self._grid)


def _board(cells: bytearray, grid: CellGrid) -> Board:
    """Make a board. Calling the class would take twice as long, once for every move."""
    board = _new(Board)
    board._cells = cells  # noqa: SLF001
    board._grid = grid  # noqa: SLF001
    return board


def _without_liberty(
    cells: bytearray, neighbours: list[tuple[int, ...]], index: int, code: int
) -> tuple[set[int], set[int]]:
    """Return the opponent's and own stones without liberties after a stone on ``index``.

    At most one of the two sets has members, because a capture leaves a liberty. This is where a
    game's time goes: most moves touch no opposing stone, and a chain is only followed if its stone
    next to ``index`` has no liberty of its own.
    """
    a, b, c, d = near = neighbours[index]
    around = (cells[a], cells[b], cells[c], cells[d])
    other = BLACK + WHITE - code
    if other in around:
        taken = _NOTHING
        for adjacent in near:
            if cells[adjacent] == other:
                a, b, c, d = neighbours[adjacent]
                if cells[a] and cells[b] and cells[c] and cells[d]:
                    taken = taken | _dead_chain(cells, neighbours, adjacent, other)
        if taken:
            return taken, _NOTHING
    if EMPTY in around:
        return _ALL_LIVE
    if code in around:
        return _NOTHING, _dead_chain(cells, neighbours, index, code)
    return _NOTHING, {index}


def _dead_chain(
    cells: bytearray, neighbours: list[tuple[int, ...]], start: int, code: int
) -> set[int]:
    """Return the chain of ``start`` if it has no liberty, else an empty set."""
    chain, waiting = {start}, [start]
    while waiting:
        for near in neighbours[waiting.pop()]:
            cell = cells[near]
            if cell == EMPTY:
                return _NOTHING
            if cell == code and near not in chain:
                chain.add(near)
                waiting.append(near)
    return chain


_NOTHING: Final[set[int]] = set()
_ALL_LIVE: Final = (_NOTHING, _NOTHING)
