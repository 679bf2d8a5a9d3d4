"""The preparation of a distant node for display."""

from __future__ import annotations

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
