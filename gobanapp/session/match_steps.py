"""Tags on the undo steps that a match makes."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gobanapp.game.game import Game
    from gobanapp.game.undo_history import UndoStep

_TIMES: Final = "match "
_MOVE: Final = "match move "
_REMOVAL: Final = "match removal "

# Each function returns a value for ``UndoStep.continues``. Only the steps that write times have the
# same value several times, so that only they merge into one step.


def times_edit_key(number: int) -> str:
    """Return the tag of the times that a match writes at node ``number``."""
    return f"{_TIMES}{number}"


def move_key(game: Game) -> str:
    """Return the tag of the next move of a match."""
    return f"{_MOVE}{game.current_id} {game.tree.next_id}"


def removal_key(number: int) -> str:
    """Return the tag of the step that removes node ``number``, a move of a match."""
    return f"{_REMOVAL}{number}"


def is_match_move(step: UndoStep) -> bool:
    """Return whether a step is a move of a match."""
    return step.continues.startswith(_MOVE)


def is_match_step(step: UndoStep) -> bool:
    """Return whether a step is a move of a match, or removes one."""
    return step.continues.startswith((_MOVE, _REMOVAL))


def is_times_edit(step: UndoStep) -> bool:
    """Return whether a step only writes times of a match."""
    return step.continues.startswith(_TIMES) and not is_match_step(step)


def changes_position_on(step: UndoStep, path: Collection[int]) -> bool:
    """Return whether ``step`` changes moves or stones of the nodes on ``path``."""
    for number, after in step.edit.after.items():
        before = step.edit.before[number]
        if number in path and (
            before is None or after is None or before.changes_position_of(after)
        ):
            return True
    return False
