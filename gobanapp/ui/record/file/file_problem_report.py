"""The problems of the open file, gathered in idle time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gobanapp.session.document import Document, DocumentOrigin, GameEntry
from gobanapp.ui.widgets.worker import IdleWork

if TYPE_CHECKING:
    from gobanapp.sgf.file_problems import FileProblem

_MOST = 10_000  # problems, after which no more are looked for
_BETWEEN = 0.4  # seconds between two tidings


class FileProblems(QObject):
    """The problems of a record that came from a file, in the order of its lines.

    Those found while reading the file are known at once. Then the nodes of all games are
    parsed one by one, some 60,000 in half a second; a game that is not in use is read for this and
    discarded again.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record: Document | None = None
        self._origin: DocumentOrigin | None = None
        self._problems: list[FileProblem] = []
        self._found: list[FileProblem] = []
        self._published_at = 0.0
        self._work_left: Iterator[list[FileProblem]] | None = None
        self._work = IdleWork(self._look_at_one, self)
        self._work.paused.connect(self._tell)

    @property
    def record(self) -> Document | None:
        """The record that it is about."""
        return self._record

    @property
    def origin(self) -> DocumentOrigin | None:
        """The source of the document, None if it was not read from a file."""
        return self._origin

    @property
    def problems(self) -> Sequence[FileProblem]:
        """The problems found so far."""
        return self._problems

    @property
    def is_complete(self) -> bool:
        """True if every game has been checked, or there were too many problems to continue."""
        return self._work_left is None

    def show_record(self, record: Document) -> None:
        """Switch to ``record``. Call it whenever the document may have changed or was saved."""
        if record is self._record and record.origin is self._origin:
            return
        self._record, self._origin = record, record.origin
        self._problems = [] if record.origin is None else [*record.origin.file.problems]
        self._found.clear()
        self._work_left = None if record.origin is None else _node_problems(record.origin)
        self._work.start()
        self.changed.emit()

    def node_of(self, problem: FileProblem) -> tuple[GameEntry, int] | None:
        """Return the game and the number of the node in which a problem lies, and open that game.

        None where it lies outside of all games, and where its game or node has been deleted.
        """
        from gobanapp.sgf.file_problems import FileProblemCode
        from gobanapp.sgf.reader import line_of_root, node_at_line

        if (
            self._record is None
            or self._origin is None
            or problem.code is FileProblemCode.TEXT_OUTSIDE_GAME
        ):
            return None
        at = problem.line, problem.column
        before = [
            game for game in self._origin.file.games if (line_of_root(game) or (at[0] + 1, 0)) <= at
        ]
        if not before:
            return None
        its = before[-1]
        for entry in self._record.entries:
            is_it = entry.stored is its or (
                entry.is_open and its.unread is None and entry.game.tree is its.tree
            )
            if is_it and entry.can_be_shown:
                number = node_at_line(entry.game.tree, *at)
                return None if number is None else (entry, number)
        return None

    def _look_at_one(self) -> bool:
        """Look at the next node; return whether there is more to look at."""
        found = None if self._work_left is None else next(self._work_left, None)
        if found is None or len(self._problems) + len(self._found) > _MOST:
            self._work_left = None
            return False
        self._found += found
        return True

    def _tell(self) -> None:
        """Publish the problems found, at the end or if the last time was long ago."""
        if self._found and (
            self._work_left is None or perf_counter() > self._published_at + _BETWEEN
        ):
            self._problems = sorted(
                [*self._problems, *self._found], key=lambda problem: (problem.line, problem.column)
            )
            self._found.clear()
            self._published_at = perf_counter()
            self.changed.emit()


def _node_problems(origin: DocumentOrigin) -> Iterator[list[FileProblem]]:
    """Yield the problems of each node of each game of a file."""
    from gobanapp.sgf.reader import each_node_problems

    for game in origin.file.games:
        if not game.is_too_large:
            yield from each_node_problems(game.passing_tree())
