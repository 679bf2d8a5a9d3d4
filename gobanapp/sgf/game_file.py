"""The games read from a file of any format, and its problems."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from gobanapp.game.game_info import GameInfo
from gobanapp.game.line_info import main_line_info
from gobanapp.game.node import Node, may_have_info
from gobanapp.game.tree import Tree
from gobanapp.rules.point import MAX_SIZE
from gobanapp.sgf.file_problems import FileProblem

_LONGEST_READ_FOR_NAMES = 200_000  # characters


class FileFormat(Enum):
    """The formats of game records that can be read."""

    SGF = "sgf"
    GIB = "gib"
    """Tygem's."""
    NGF = "ngf"
    """Cyberoro's and wBaduk's."""
    UGF = "ugf"
    """PandaNet's."""
    UGI = "ugi"
    """PandaNet's with a review or a commentary."""


@dataclass(frozen=True, slots=True)
class UnreadGame:
    """A game of which only the root was read, in the ``text`` of its file.

    ``begin`` and ``end``: the range of the text after the root, including the last parenthesis.
    """

    root: Node
    text: str
    begin: int
    end: int
    read: Callable[[], Tree]

    @property
    def rest(self) -> str:
        return self.text[self.begin : self.end]


class SgfGame:
    """A game and the size of its board, possibly read only when its tree is needed."""

    __slots__ = ("_record", "_text", "_unread_info", "columns", "rows")

    def __init__(self, record: Tree | UnreadGame, columns: int, rows: int) -> None:
        self._record = record
        self._text = record if isinstance(record, UnreadGame) else None
        self._unread_info: GameInfo | None = None
        self.columns = columns
        self.rows = rows

    @property
    def tree(self) -> Tree:
        """The whole game; the first call may take a moment."""
        if isinstance(self._record, UnreadGame):
            self._record = self._record.read()
        return self._record

    def passing_tree(self) -> Tree:
        """Return the whole game without keeping it, if it has not been read."""
        return self._record.read() if isinstance(self._record, UnreadGame) else self._record

    @property
    def root(self) -> Node:
        """The root; without children if the rest has not been read."""
        return self._record.root

    @property
    def info(self) -> GameInfo:
        """The game information of the main line.

        A game that has not been read is read once for the names if its root has none, but not if
        it is long: a list of games shows this.
        """
        unread = self.unread
        if unread is None:
            return main_line_info(self.passing_tree())
        if self._unread_info is None:
            info = unread.root.content.info
            is_short = unread.end - unread.begin <= _LONGEST_READ_FOR_NAMES
            if not any(info.names) and is_short and may_have_info(unread.rest):
                info = main_line_info(unread.read())
            self._unread_info = info
        return self._unread_info

    @property
    def unread(self) -> UnreadGame | None:
        """The game as it is in the file, None if it has been read."""
        return self._record if isinstance(self._record, UnreadGame) else None

    @property
    def as_it_stood(self) -> UnreadGame | None:
        """The game as it is in the file, None if it has no such text or was edited.

        Looking at a game must not change how it is written.
        """
        is_edited = isinstance(self._record, Tree) and self._record.edits > 0
        return None if is_edited else self._text

    @property
    def size(self) -> tuple[int, int]:
        return self.columns, self.rows

    @property
    def is_too_large(self) -> bool:
        """True if the board is too large to show: no point is parsed."""
        return max(self.size) > MAX_SIZE


@dataclass(frozen=True, slots=True, kw_only=True)
class GameFile:
    """The result of reading a file.

    ``encoding`` is a name of Python's ``codecs``; ``is_encoding_sure`` is False if it was guessed.
    ``problems`` lists the repairs needed to read the file, in order of lines; ``node_problems``
    finds problems within nodes.
    """

    games: tuple[SgfGame, ...]
    format: FileFormat
    encoding: str
    is_encoding_sure: bool
    problems: tuple[FileProblem, ...]

    @property
    def is_sgf(self) -> bool:
        return self.format is FileFormat.SGF
