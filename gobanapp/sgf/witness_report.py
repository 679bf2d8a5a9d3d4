"""The findings of the second reader about a file: a difference, and parts it cannot compare."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class DifferenceKind(Enum):
    """The kinds of difference."""

    UNREADABLE = "unreadable"
    """sgfmill cannot read the file at all."""
    GAMES = "games"
    """The number of games."""
    NODES = "nodes"
    """The nodes of a game, or how they branch."""
    MOVE = "move"
    SET_UP = "set-up"
    COMMENT = "comment"
    PROPERTY = "property"
    """A property that the program keeps without understanding it."""


class SkipReason(Enum):
    """Things that sgfmill cannot read by design; they are not compared."""

    LONG_NAME = "long-name"
    """A property has a name of more than 64 letters; nothing of the file is compared."""
    LARGE_BOARD = "large-board"
    """The board has more than 26 columns or rows; moves and set-up are not compared."""
    INVALID_VALUE = "invalid-value"
    """Moves or set-up stood in the file in a way that SGF does not allow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WitnessDifference:
    """A place where sgfmill finds something else than the trees hold.

    ``game`` counts from 1; ``node`` counts the nodes of the game in the order of the file from 0
    and is None where the difference is in no single one.
    """

    kind: DifferenceKind
    game: int | None = None
    node: int | None = None


@dataclass(slots=True)
class WitnessReport:
    """The result of the comparison of one file: the first difference, and all that was skipped."""

    difference: WitnessDifference | None = None
    skipped: set[SkipReason] = field(default_factory=set)

    def skip(self, reason: SkipReason, game: int) -> None:
        """Note that something of a game is not compared."""
        if reason not in self.skipped:
            import logging  # here, as nearly no file needs it and it takes as long as all the rest

            logging.getLogger(__name__).info("game %d: not compared: %s", game, reason.value)
        self.skipped.add(reason)
