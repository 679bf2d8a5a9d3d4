"""The open document: its games, their file, and unsaved changes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gobanapp.game.game import Game
from gobanapp.game.line_info import main_line_info
from gobanapp.game.undo_history import HistoryEvent, HistoryEventKind
from gobanapp.session.undo_stack import UndoStack

if TYPE_CHECKING:
    from gobanapp.game.game_info import GameInfo
    from gobanapp.sgf.game_file import GameFile, SgfGame

FileState = tuple[int, int]
"""The time of a file's last change, in nanoseconds, and its size in bytes."""


@dataclass(frozen=True, slots=True)
class DocumentOrigin:
    """The source of a record: the bytes of its file, and the findings of reading them."""

    data: bytes
    file: GameFile
    encoding: str | None = None
    """The encoding chosen by the user."""


class GameEntry:
    """One game of a document: as read from the file, and opened on first use."""

    __slots__ = ("_game", "_original", "is_open")

    def __init__(self, game: Game | SgfGame) -> None:
        self._game = self._original = game
        self.is_open = isinstance(game, Game)
        """True if the game has been opened.

        An attribute, because it is read often for thousands.
        """

    @property
    def game(self) -> Game:
        """The game, opened on first use. Raises ValueError for a board too large to show."""
        if not isinstance(self._game, Game):
            self._game = Game(self._game.tree, self._game.columns, self._game.rows)
            self.is_open = True
        return self._game

    @property
    def stored(self) -> Game | SgfGame:
        """The content to write: unchanged as read, unless it was edited."""
        game = self._game
        is_edited = isinstance(game, Game) and game.tree.edits > 0
        return game if is_edited else self._original

    @property
    def info(self) -> GameInfo:
        """The game information, without opening the game."""
        game = self._game
        return main_line_info(game.tree) if isinstance(game, Game) else game.info

    @property
    def size(self) -> tuple[int, int]:
        """The columns and rows of its board."""
        return self._game.columns, self._game.rows

    @property
    def can_be_shown(self) -> bool:
        """True unless the board is too large; such a game is still saved with the others."""
        return isinstance(self._game, Game) or not self._game.is_too_large

    @property
    def is_modified(self) -> bool:
        return isinstance(self._game, Game) and self._game.history.is_modified

    def take_events(self) -> list[HistoryEvent]:
        """Return the actions in the game since the last call."""
        return self._game.history.take_events() if isinstance(self._game, Game) else []


@dataclass(frozen=True, slots=True)
class GameListState:
    """The games of a record in their order, and the current one."""

    entries: tuple[GameEntry, ...]
    current: GameEntry


class Document:
    """One or several games in one file, or in none yet. One of them is the current game.

    ``file_state``: that of the file when it was read or saved. ``origin``: None if nothing was
    read.
    """

    def __init__(
        self,
        games: Iterable[Game | SgfGame],
        path: Path | None = None,
        state: FileState | None = None,
        origin: DocumentOrigin | None = None,
    ) -> None:
        entries = tuple(map(GameEntry, games))
        self.path = path
        self.file_state = state
        self.origin = origin
        self.save_count = 0
        """The number of saves."""
        self.backed_up_files: set[Path] = set()
        """The files whose versions from before the first save are kept."""
        shown = [entry for entry in entries if entry.can_be_shown]
        if not shown:
            raise ValueError("no game of the record can be shown")
        self.current = shown[0]
        self.was_begun_here = path is None and origin is None
        """True if the document was begun on a board of this program, not read."""
        self._has_unfinished_match: bool | None = None
        self._entries = entries
        self._saved = entries
        self._list_states = UndoStack[GameListState]()
        self._events: list[tuple[HistoryEventKind, GameListState]] = []

    @property
    def game(self) -> Game:
        return self.current.game

    @property
    def entries(self) -> tuple[GameEntry, ...]:
        """All games in their order."""
        return self._entries

    @property
    def index(self) -> int:
        """The index of the current game."""
        return self._entries.index(self.current)

    @property
    def is_opened_match(self) -> bool:
        """True if the document, when it was read, was a match that its players had not finished."""
        if self._has_unfinished_match is None:
            self._has_unfinished_match = self._is_unfinished_match()
        return self._has_unfinished_match

    def recognize_match(self) -> None:
        """Find ``is_opened_match`` now: after an edit, say a comment, it would be another."""
        self._has_unfinished_match = self._is_unfinished_match()

    def _is_unfinished_match(self) -> bool:
        is_single = len(self._entries) == 1 and not self.was_begun_here
        if not is_single or not (self.origin is None or self.origin.file.is_sgf):
            return False
        from gobanapp.session.unfinished_match import is_unfinished_match  # not at the start

        return is_unfinished_match(self.game.tree)

    @property
    def is_modified(self) -> bool:
        """True if there is something to save."""
        return self.is_unsaved_import or self.is_edited

    @property
    def is_edited(self) -> bool:
        """True if the document has changed since it was read, begun or saved."""
        if self._entries != self._saved:
            return True
        return any(entry.is_modified for entry in self._entries if entry.is_open)

    @property
    def is_unsaved_import(self) -> bool:
        """True if the document is unsaved and not from a file but, say, from the clipboard."""
        return self.path is None and self.origin is not None

    @property
    def has_writable_format(self) -> bool:
        """True if the document has a file in SGF, the format that is written."""
        return self.path is not None and (self.origin is None or self.origin.file.is_sgf)

    def mark_saved(self, path: Path, state: FileState | None, depth: int | None = None) -> None:
        """Note that the document is saved in the file ``path``, whose state is now ``file_state``.

        ``depth``: of the current game only the first ``depth`` undo steps are in the file.
        """
        self.origin = None  # The origin no longer matches the document.
        self.path = path
        self.file_state = state
        self.save_count += 1
        self._saved = self._entries
        for entry in self._entries:
            if entry.is_open:
                entry.game.history.mark_saved(depth if entry is self.current else None)

    def neighbor(self, step: int) -> GameEntry | None:
        """Return the next game that can be shown after the current one (1) or before it (-1)."""
        index = self.index + step
        while 0 <= index < len(self._entries):
            if self._entries[index].can_be_shown:
                return self._entries[index]
            index += step
        return None

    # The order of the games, with a separate undo

    def set_games(self, entries: Iterable[GameEntry], current: GameEntry | None = None) -> None:
        """Set the games, in this order, and make ``current`` (if given) the current one.

        Raises ValueError if the current game would not be among them, or cannot be shown.
        """
        state = GameListState(tuple(entries), current or self.current)
        if state.current not in state.entries or not state.current.can_be_shown:
            raise ValueError("the game that is looked at must be one of the record's")
        self._list_states.push(self._list_state)
        self._entries, self.current = state.entries, state.current
        self._events.append((HistoryEventKind.DO, state))

    @property
    def can_undo_game_list(self) -> bool:
        return self._list_states.can_undo

    @property
    def can_redo_game_list(self) -> bool:
        return self._list_states.can_redo

    def undo_game_list(self) -> None:
        """Undo the last ``set_games``. Raises IndexError if there is none."""
        self._take_list_state(HistoryEventKind.UNDO, self._list_states.undo(self._list_state))

    def redo_game_list(self) -> None:
        """Redo the last undone change of the list. Raises IndexError if there is none."""
        self._take_list_state(HistoryEventKind.REDO, self._list_states.redo(self._list_state))

    def take_events(self) -> list[tuple[HistoryEventKind, GameListState]]:
        """Return the changes of the list of games since the last call."""
        events, self._events = self._events, []
        return events

    @property
    def _list_state(self) -> GameListState:
        return GameListState(self._entries, self.current)

    def _take_list_state(self, kind: HistoryEventKind, state: GameListState) -> None:
        self._entries = state.entries
        if self.current not in self._entries:
            self.current = state.current
        self._events.append((kind, state))
