"""The preparation of a distant node for display."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from gobanapp.game.game import Game
from gobanapp.sgf.progress_callback import ProgressCallback

_UNNOTICED_SECONDS: Final = 0.05
"""Seconds that a step may take."""


class NodePreparation:
    """The work before the board can show a distant node, with its cancellation."""

    def __init__(self, game: Game, node_id: int) -> None:
        self._steps = game.prepare_node(node_id)
        self.is_cancelled = False

    def begin(self) -> bool:
        """Do the work that takes no noticeable time; return whether that was all."""
        end = perf_counter() + _UNNOTICED_SECONDS
        return all(perf_counter() < end for _ in self._steps)

    def complete(self, progress: ProgressCallback) -> None:
        """Do the rest, on any thread. Raises what ``progress`` raises."""
        for fraction in self._steps:
            progress(fraction)


def prepare(game: Game, node_id: int, finish: Callable[[NodePreparation], object]) -> bool:
    """Prepare a node for display; return whether that was not cancelled.

    ``finish`` is called where it takes noticeable time: it does the rest, or cancels it.
    """
    preparation = NodePreparation(game, node_id)
    if not preparation.begin():
        finish(preparation)
    return not preparation.is_cancelled


def prepare_current(game: Game, start: int, finish: Callable[[NodePreparation], object]) -> bool:
    """Prepare the current node, which is not shown yet; go back to ``start`` if cancelled."""
    node_id = game.current_id
    game.go_to(start)
    if not prepare(game, node_id, finish):
        return False
    game.go_to(node_id)
    return True
