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

_MAX_PROBLEMS = 10_000  # after which the search ends
_PUBLISH_INTERVAL = 0.4  # seconds between two updates


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
        self._unpublished: list[FileProblem] = []
        self._published_at = 0.0
        self._remaining_work: Iterator[list[FileProblem]] | None = None
        self._work = IdleWork(self._check_next_node, self)
        self._work.paused.connect(self._publish)

    @property
    def record(self) -> Document | None:
        """The record whose problems these are."""
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
        return self._remaining_work is None

    def show_record(self, record: Document) -> None:
        """Switch to ``record``. Call it whenever the document may have changed or was saved."""
        if record is self._record and record.origin is self._origin:
            return
        self._record, self._origin = record, record.origin
        self._problems = [] if record.origin is None else [*record.origin.file.problems]
        self._unpublished.clear()
        self._remaining_work = None if record.origin is None else _node_problems(record.origin)
        self._work.start()
        self.changed.emit()

    def node_of(self, problem: FileProblem) -> tuple[GameEntry, int] | None:
        """Return the game and the number of the node in which a problem lies, and open that game.

        None if it lies outside of all games, or if its game or node has been deleted.
        """
        from gobanapp.sgf.file_problems import FileProblemCode
        from gobanapp.sgf.reader import line_of_root, node_at_line

        if (
            self._record is None
            or self._origin is None
            or problem.code is FileProblemCode.TEXT_OUTSIDE_GAME
        ):
            return None
        position = problem.line, problem.column
        games = [
            game
            for game in self._origin.file.games
            if (line_of_root(game) or (position[0] + 1, 0)) <= position
        ]
        if not games:
            return None
        stored_game = games[-1]
        for entry in self._record.entries:
            is_same = entry.stored is stored_game or (
                entry.is_open and stored_game.unread is None and entry.game.tree is stored_game.tree
            )
            if is_same and entry.can_be_shown:
                number = node_at_line(entry.game.tree, *position)
                return None if number is None else (entry, number)
        return None

    def _check_next_node(self) -> bool:
        """Check the next node; return whether there are more."""
        problems = None if self._remaining_work is None else next(self._remaining_work, None)
        if problems is None or len(self._problems) + len(self._unpublished) > _MAX_PROBLEMS:
            self._remaining_work = None
            return False
        self._unpublished += problems
        return True

    def _publish(self) -> None:
        """Publish the problems found, at the end or if the last update was long ago."""
        if self._unpublished and (
            self._remaining_work is None or perf_counter() > self._published_at + _PUBLISH_INTERVAL
        ):
            self._problems = sorted(
                [*self._problems, *self._unpublished],
                key=lambda problem: (problem.line, problem.column),
            )
            self._unpublished.clear()
            self._published_at = perf_counter()
            self.changed.emit()


def _node_problems(origin: DocumentOrigin) -> Iterator[list[FileProblem]]:
    """Yield the problems of each node of each game of a file."""
    from gobanapp.sgf.reader import each_node_problems

    for game in origin.file.games:
        if not game.is_too_large:
            yield from each_node_problems(game.passing_tree())
