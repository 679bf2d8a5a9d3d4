"""Superko: which earlier position forbids a move, by each rule of repetition.

Basic ko needs no past and is decided where a move is attempted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from gobanapp.rules.ruleset import Repetition

if TYPE_CHECKING:
    from gobanapp.rules.position import Position


def forbidden_repetition(now: Position, rule: Repetition) -> Position | None:
    """Return the earlier position for whose sake ``rule`` forbids the move that led to ``now``.

    That is the last such position with the same board; None where there is none. Only positions
    with as many stones can have the same board, and ``Position.previous_same_count`` leads from one
    to the next.
    """
    forbids = _FORBIDS[rule]
    at = now.previous_same_count
    while at is not None:
        if at.board == now.board and forbids(now, at):
            return at
        at = at.previous_same_count
    return None


def _made_by_the_same_player(now: Position, earlier: Position) -> bool:
    if now.move is None or earlier.move is None or earlier.move.is_pass:
        return False
    return earlier.move.color is now.move.color


def _since_the_last_pass(now: Position, earlier: Position) -> bool:
    passes = (at.move_number for at in now.past() if at.move is not None and at.move.is_pass)
    return earlier.move_number >= next(passes, 0)


# Whether an earlier position with the same board forbids the move.
_FORBIDS: Final[Mapping[Repetition, Callable[[Position, Position], bool]]] = {
    Repetition.BASIC: lambda now, earlier: False,
    Repetition.POSITIONAL: lambda now, earlier: True,
    Repetition.SITUATIONAL: lambda now, earlier: earlier.turn is now.turn,
    Repetition.NATURAL: _made_by_the_same_player,
    Repetition.SPIGHT: _since_the_last_pass,
}
