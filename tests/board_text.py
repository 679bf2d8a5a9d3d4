"""A board drawn in letters, and the drawing read."""

from __future__ import annotations

from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_COLORS = {"X": Color.BLACK, "O": Color.WHITE, ".": None}
_LETTERS = {color: letter for letter, color in _COLORS.items()}


def parse_board(drawing: str) -> Board:
    """Read rows of ``X`` (black), ``O`` (white) and ``.``, the top row first.

    Blanks between the letters and blank lines are passed over. Raises ValueError where the rows
    differ in length or hold anything else.
    """
    rows = [row for line in drawing.splitlines() if (row := "".join(line.split()))]
    if not rows:
        raise ValueError("no rows")
    board = Board.empty(len(rows[0]), len(rows))
    points = list(board.points())
    letters = "".join(rows)
    if any(len(row) != board.width for row in rows):
        raise ValueError("rows of different lengths")
    if unknown := set(letters) - set(_COLORS):
        raise ValueError(f"neither X, O nor a dot: {''.join(sorted(unknown))!r}")
    for color in Color:
        here = (p for p, letter in zip(points, letters, strict=True) if _COLORS[letter] is color)
        board = board.with_stones(color, here)
    return board


def draw_board(board: Board) -> str:
    """Draw ``board`` as ``parse_board`` reads it, with blanks between the letters."""
    return "\n".join(
        " ".join(_LETTERS[board[Point(x, y)]] for x in range(board.width))
        for y in reversed(range(board.height))
    )
