"""What was read from a file of game records, of whatever format."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gobanapp.game.tree import Tree
from gobanapp.rules.point import MAX_SIZE
from gobanapp.sgf.problems import Problem


class Format(Enum):
    """The formats of game records that can be read."""

    SGF = "sgf"


@dataclass(frozen=True, slots=True)
class SgfGame:
    """A game record and the size of its board."""

    tree: Tree
    columns: int
    rows: int

    @property
    def size(self) -> tuple[int, int]:
        return self.columns, self.rows

    @property
    def is_too_large(self) -> bool:
        """Whether the board is one that nothing but a writer can handle: no point is understood."""
        return max(self.size) > MAX_SIZE


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadFile:
    """All that was read from a file.

    ``encoding`` is a name of Python's ``codecs``; ``is_encoding_sure`` is False where it was
    guessed. ``report`` names what had to be mended to read the file, in the order of the lines;
    ``node_problems`` knows the faults within nodes.
    """

    games: tuple[SgfGame, ...]
    format: Format
    encoding: str
    is_encoding_sure: bool
    report: tuple[Problem, ...]
