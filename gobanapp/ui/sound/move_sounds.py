"""What is heard when a game goes from one position to the next."""

from __future__ import annotations

from gobanapp.rules.position import Position
from gobanapp.ui.sound.sounds import STONES, Sound

_FEW, _MANY = 2, 6  # stones taken at once


def sound_between(before: Position, after: Position) -> Sound | None:
    """Return the sound of what a player did between two positions; None for silence.

    A move may be one that the record had already.
    """
    if _leads_to(before, after):
        return sound_of_move(after)
    return _stone(after.stones) if _adds_stone(before, after) else None


def sound_of_move(position: Position) -> Sound | None:
    """Return what is heard of the move that led to ``position``; None where none did."""
    before = position.previous
    if before is None or position.move is None:
        return None
    if position.passes_in_row:
        return Sound.PASS
    # Stones that a suicide loses go into a lid too.
    taken = sum(position.prisoners) - sum(before.prisoners)
    if not taken:
        return _stone(position.move_number)
    if taken < _FEW:
        return Sound.CAPTURE_ONE
    return Sound.CAPTURE_FEW if taken < _MANY else Sound.CAPTURE_MANY


def _leads_to(before: Position, after: Position) -> bool:
    """Whether one move leads from ``before`` to ``after``; both may have been worked out anew."""
    return (
        after.move is not None
        and after.previous is not None
        and after.move_number == before.move_number + 1
        and after.previous.board == before.board
    )


def _adds_stone(before: Position, after: Position) -> bool:
    """Whether a handicap stone was placed, which is a set-up in a record, or one put by hand."""
    return after.move is None and after.stones == before.stones + 1


def _stone(number: int) -> Sound:
    """Return the sound of stone ``number``: never that of the stone before it."""
    return STONES[(number + number // len(STONES)) % len(STONES)]
