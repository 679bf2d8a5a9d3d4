"""Which game of a file is meant, and which of its positions."""

from __future__ import annotations

from gobanapp.cli.files import Refusal
from gobanapp.cli.messages import counted
from gobanapp.cli.usage import WRONG_USAGE
from gobanapp.game.game import Game
from gobanapp.sgf.game_file import SgfGame


def chosen_game(games: tuple[SgfGame, ...], wanted: int) -> Game:
    """Return a game of a file, counted from 1. Raises Refusal."""
    if wanted > len(games):
        raise Refusal(f"It has {counted(len(games), 'game')}, and no game {wanted}.", WRONG_USAGE)
    game = games[wanted - 1]
    if game.is_too_large:
        raise Refusal(f"The board of {game.columns}x{game.rows} is too large.")
    return Game(game.tree, game.columns, game.rows)


def place_after(game: Game, moves: int | None) -> int:
    """Return the last node of the main line that comes after so many moves, all if it is None.

    Raises Refusal.
    """
    numbers = [node.number for node in game.tree.main_line()]
    if moves is None:
        return numbers[-1]
    last = game.position_at(numbers[-1]).number
    if moves > last:
        has = counted(last, "move")
        raise Refusal(f"Its main line has {has}, and no move {moves}.", WRONG_USAGE)
    places = (at for at in reversed(numbers) if game.position_at(at).number == moves)
    place = next(places, None)
    if place is None:  # the record begins with a move in its very first node
        raise Refusal(f"It has no position after {counted(moves, 'move')}.", WRONG_USAGE)
    return place
