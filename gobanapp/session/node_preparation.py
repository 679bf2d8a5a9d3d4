"""The preparation of a distant node for display."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from gobanapp.game.game import Game
from gobanapp.sgf.progress_callback import ProgressCallback

_UNNOTICED: Final = 0.05
"""Seconds that a step may take."""


class NodePreparation:
    """The work before the board can show a distant node, with its cancellation."""

    def __init__(self, game: Game, number: int) -> None:
        self._steps = game.prepare_node(number)
        self.is_given_up = False

    def begin(self) -> bool:
        """Do the work that takes no noticeable time; return whether that was all."""
        end = perf_counter() + _UNNOTICED
        return all(perf_counter() < end for _ in self._steps)

    def go_on(self, progress: ProgressCallback) -> None:
        """Do the rest, on any thread. Raises what ``progress`` raises."""
        for part in self._steps:
            progress(part)


def prepare(game: Game, number: int, finish: Callable[[NodePreparation], object]) -> bool:
    """Prepare a node for display; return whether that was not given up.

    ``finish`` is called where it takes noticeable time: it does the rest, or gives it up.
    """
    preparation = NodePreparation(game, number)
    if not preparation.begin():
        finish(preparation)
    return not preparation.is_given_up


def prepare_current(game: Game, start: int, finish: Callable[[NodePreparation], object]) -> bool:
    """Prepare the current node, which is not shown yet; go back to ``start`` if it is given up."""
    number = game.current_id
    game.go_to(start)
    if not prepare(game, number, finish):
        return False
    game.go_to(number)
    return True
