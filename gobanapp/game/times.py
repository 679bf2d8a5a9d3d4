"""What the clocks of the players say at a node of the record."""

from __future__ import annotations

from gobanapp.clock.clock import Clock
from gobanapp.game.editor import Editor
from gobanapp.game.node import NO_TIMES, Times
from gobanapp.rules.color import Color


def times_at(game: Editor, number: int) -> Times:
    """Return what each player has left at node ``number``: what the nearest node says."""
    times = NO_TIMES
    node = game.tree[number]
    while None in tuple(times):
        said = node.content.times
        for color in Color:
            if times[color] is None:
                times = times.with_(color, said[color])
        if node.parent is None:
            break
        node = game.tree[node.parent]
    return times


def clock_at(game: Editor) -> Clock | None:
    """Return a standing clock as the record has it at the current node, None where it has none."""
    return None
