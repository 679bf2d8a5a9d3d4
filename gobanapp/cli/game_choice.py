"""Selection of a game in a file and of its position."""

from __future__ import annotations

from gobanapp.cli.command_files import CommandError
from gobanapp.cli.command_messages import count_with_noun
from gobanapp.cli.program_options import EXIT_USAGE
from gobanapp.game.game import Game
from gobanapp.sgf.game_file import SgfGame


def select_game(games: tuple[SgfGame, ...], number: int) -> Game:
    """Return a game of a file, counted from 1. Raises CommandError."""
    if number > len(games):
        raise CommandError(
            f"It has {count_with_noun(len(games), 'game')}, so there is no game {number}.",
            EXIT_USAGE,
        )
    game = games[number - 1]
    if game.is_too_large:
        raise CommandError(f"The board of {game.columns}x{game.rows} is too large.")
    return Game(game.tree, game.columns, game.rows)


def select_node(game: Game, moves: int | None) -> int:
    """Return the last node of the main line after so many moves, all if it is None.

    Raises CommandError.
    """
    numbers = [node.id for node in game.tree.main_line()]
    if moves is None:
        return numbers[-1]
    last = game.position_at(numbers[-1]).move_number
    if moves > last:
        has = count_with_noun(last, "move")
        raise CommandError(f"Its main line has {has}, so there is no move {moves}.", EXIT_USAGE)
    places = (at for at in reversed(numbers) if game.position_at(at).move_number == moves)
    place = next(places, None)
    if place is None:  # the game begins with a move in its root
        raise CommandError(
            f"It has no position after {count_with_noun(moves, 'move')}.", EXIT_USAGE
        )
    return place
