"""The lines of a journal, followed one by one to the record they tell of."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gobanapp.game.agreement import Agreement
from gobanapp.game.dispute import Dispute
from gobanapp.game.undo_history import HistoryEventKind
from gobanapp.session.document import GameEntry
from gobanapp.session.match import Match
from gobanapp.sgf.history_json import replay_history_event
from gobanapp.sgf.regular_file import read_regular_file
from gobanapp.storage.document_file import read_document
from gobanapp.storage.journal.match_json import AGREEMENT, DISPUTE, match_from_json
from gobanapp.storage.json_codec import optional


class JournalReplay:
    """What becomes of a record line by line.

    ``known`` are all its games as the journal numbers them, those deleted too.
    """

    def __init__(self, folder: Path, beginning: Mapping[str, Any]) -> None:
        """Read the record that the journal began with, from its copy in ``folder``.

        Raises OSError, UnreadableFile, LookupError, TypeError or ValueError where there is none.
        """
        self._folder = folder
        path, state = beginning["path"], beginning["state"]
        data = self._read(beginning["base"], beginning)
        self.document = read_document(
            data,
            None if path is None else Path(path),
            None if state is None else (state[0], state[1]),
            beginning["encoding"],
        )
        if not beginning["read"]:
            self.document.origin = None
        self.known: list[GameEntry] = list(self.document.entries)
        self.agreement: Agreement | None = None
        self.dispute: Dispute | None = None
        self.match: Match | None = None

    def apply_line(self, line: Mapping[str, Any] | list[Mapping[str, Any]]) -> None:
        """Do what a line says, where it holds several things one after the other.

        Raises LookupError, ValueError, TypeError, OSError or UnreadableFile where that cannot be;
        part of it may have been done then.
        """
        for part in line if isinstance(line, list) else [line]:
            self._follow(part)

    def _follow(self, line: Mapping[str, Any]) -> None:
        if "way" in line:
            replay_history_event(self.known[line["game"]].game, line)
        if "add" in line:
            data = self._read(line["add"], line)
            self.known += read_document(data, None, None).entries
        if "arrange" in line:
            self._arrange(line)
        if "saved" in line:
            path, state = line["saved"], line["state"]
            self.document.mark_saved(Path(path), None if state is None else (state[0], state[1]))
        if "count" in line:
            self.agreement = optional(AGREEMENT).decode(line["count"])
        if "dispute" in line:
            self.dispute = optional(DISPUTE).decode(line["dispute"])
        if "match" in line:
            self.match = None if line["match"] is None else match_from_json(line["match"])
        if "at" in line:
            number, place = line["at"]
            entry = self.known[number]
            entry.game.go_to(place)
            self.document.current = entry

    def _read(self, name: str, line: Mapping[str, Any]) -> bytes:
        """Return a file that a line tells of. Raises OSError, or ValueError where it is torn."""
        data = read_regular_file(self._folder / name)
        if line.get("sum", zlib.crc32(data)) != zlib.crc32(data):  # Journals of old have none.
            raise ValueError(name)
        return data

    def _arrange(self, line: Mapping[str, Any]) -> None:
        way = HistoryEventKind(line["arrange"])
        if way is HistoryEventKind.UNDO:
            self.document.undo_game_list()
        elif way is HistoryEventKind.REDO:
            self.document.redo_game_list()
        else:
            entries = [self.known[number] for number in line["order"]]
            self.document.set_games(entries, self.known[line["current"]])

    def finish(self) -> None:
        """Forget how it came about: what follows is a deed of its own."""
        for entry in self.known:
            entry.take_events()
        self.document.take_events()
