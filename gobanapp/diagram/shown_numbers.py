"""Move numbers on stones, and the next moves of the game."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from string import ascii_uppercase

from gobanapp.game.game import Game
from gobanapp.rules.point import Move, Point


class ShownMoveNumbers(Enum):
    """The choice of moves whose numbers are shown."""

    NONE = "none"
    LAST = "1"
    LAST_FIVE = "5"
    LAST_TEN = "10"
    LAST_FIFTY = "50"
    ALL = "all"

    @property
    def most(self) -> int | None:
        """The number of moves, None for all."""
        return (
            None
            if self is ShownMoveNumbers.ALL
            else 0
            if self is ShownMoveNumbers.NONE
            else int(self.value)
        )


def move_numbers(
    game: Game, number: int, most: int | None, begun_at: int | None = None
) -> dict[Point, int]:
    """Return the move numbers of the stones on the board at node ``number``.

    Only the last ``most`` moves have one, with None all. Numbers follow the game (MN).
    ``begun_at``: a node on the path there, after which all moves are numbered from 1; ignored
    elsewhere.
    """
    path = game.tree.path(number)
    indexes = [index for index, node in enumerate(path) if node.id == begun_at]
    if indexes:
        path, most = path[indexes[0] + 1 :], None
    moves, last = [], 0
    for node in path:
        content = node.content
        if content.has_move:
            recorded = None if indexes else content.print_properties.number
            last = last + 1 if recorded is None else recorded
            moves.append((content.move, last))
    board = game.position_at(number).board
    shown = moves if most is None else moves[len(moves) - min(most, len(moves)) :]
    # The last of two moves on one point is the one whose stone may still be there.
    return {
        move.point: value
        for move, value in shown
        if move is not None and move.point is not None and board[move.point] is move.color
    }


def next_move_points(game: Game, number: int) -> dict[Point, Move]:
    """Return the points of the next moves after node ``number``.

    Each point occurs once; points with a stone are left out.
    """
    board = game.position_at(number).board
    moves = dict[Point, Move]()
    for child in game.tree[number].children:
        move = game.tree[child].content.move
        if move is not None and move.point is not None and board.is_empty(move.point):
            moves.setdefault(move.point, move)
    return moves


def next_move_letters(
    game: Game, number: int, taken: Collection[Point], used: Collection[str] = ()
) -> dict[Point, str]:
    """Return the points of the next moves after node ``number``: a dot for one, else letters.

    Points that are ``taken`` or hold a stone are left out, and so are letters already ``used``.
    """
    points = next_move_points(game, number)
    if len(game.tree[number].children) == 1:
        return {point: "" for point in points if point not in taken}
    letter_by_point: dict[Point, str] = {}
    for index, point in enumerate(points):
        if point not in taken:
            used_letters = {*used, *letter_by_point.values()}
            letters = (letter for letter in ascii_uppercase[index:] if letter not in used_letters)
            letter_by_point[point] = next(letters, "")
    return letter_by_point
