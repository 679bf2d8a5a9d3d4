"""What is wrong with the file that is open, gathered while nobody has to wait for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal

from gobanapp.sgf.problems import Code, Problem
from gobanapp.ui.record import Entry, Origin, Record

_SLICE = 0.008  # seconds, so that the window still answers at once


class Report(QObject):
    """The problems of a record that came from a file, in the order of its lines.

    Those that reading the file has found are known at once. Then the nodes of the game that is
    looked at are understood one by one, some 60,000 in half a second; other games of the file
    follow when they are looked at.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._record: Record | None = None
        self._origin: Origin | None = None
        self._problems: list[Problem] = []
        self._found: list[Problem] = []
        self._entries: set[Entry] = set()
        self._waiting: deque[Iterator[list[Problem]]] = deque()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._work)

    @property
    def record(self) -> Record | None:
        """The record that it is about."""
        return self._record

    @property
    def origin(self) -> Origin | None:
        """What the record was read from, None where that was no file."""
        return self._origin

    @property
    def problems(self) -> Sequence[Problem]:
        """All that is known by now."""
        return self._problems

    @property
    def is_complete(self) -> bool:
        """Whether every game that was looked at has been gone through."""
        return not self._waiting

    def show_record(self, record: Record) -> None:
        """Be about ``record`` and its current game; to be called at each change of either."""
        is_other = record is not self._record or record.origin is not self._origin
        if is_other:
            self._forget(record)
        entry = record.current
        if record.origin is not None and entry not in self._entries:
            self._entries.add(entry)
            if _index(record.origin, entry) is not None:
                from gobanapp.sgf.reader import each_node_problems

                self._waiting.append(each_node_problems(entry.game.tree))
                self._timer.start()
        if is_other:
            self.changed.emit()

    def node_number(self, problem: Problem) -> int | None:
        """Return the number of the node of the current game in which a problem lies.

        None where it lies in another game or outside of all, and where the node has been deleted.
        """
        if self._record is None or self._origin is None or problem.code is Code.TEXT_OUTSIDE_GAME:
            return None
        from gobanapp.sgf.reader import node_at, place_of_root

        index = _index(self._origin, self._record.current)
        if index is None:
            return None
        for following in self._origin.file.games[index + 1 : index + 2]:
            begins = place_of_root(following)
            if begins is not None and begins <= _place(problem):
                return None
        return node_at(self._record.game.tree, problem.line, problem.column)

    def _forget(self, record: Record) -> None:
        self._timer.stop()
        self._record, self._origin = record, record.origin
        self._problems = [] if record.origin is None else [*record.origin.file.report]
        self._found.clear()
        self._entries.clear()
        self._waiting.clear()

    def _work(self) -> None:
        """Go on until the time is up or a game is through."""
        end = perf_counter() + _SLICE
        for found in self._waiting[0]:
            self._found += found
            if perf_counter() > end:
                return
        self._waiting.popleft()
        if not self._waiting:
            self._timer.stop()
        if self._found:
            self._problems = sorted([*self._problems, *self._found], key=_place)
            self._found.clear()
            self.changed.emit()


def _index(origin: Origin, entry: Entry) -> int | None:
    """Return which game of its file an entry is, None where it was added later."""
    tree = entry.game.tree
    games = origin.file.games
    return next(
        (index for index, game in enumerate(games) if game.unread is None and game.tree is tree),
        None,
    )


def _place(problem: Problem) -> tuple[int, int]:
    return problem.line, problem.column
