"""The file that was open when the program was closed, and where one stood in it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from gobanapp.game.node_path import format_node_path, parse_node_path
from gobanapp.session.document import Document


@dataclass(frozen=True, slots=True)
class LastDocument:
    """``game``: which of the file's, from 0. ``place``: as ``format_node_path`` wrote it."""

    path: str
    game: int = 0
    place: str = ""

    @classmethod
    def from_document(cls, record: Document) -> LastDocument | None:
        """Return what is to be kept of ``record``: nothing where it is in no file as it is now."""
        if record.path is None or record.is_modified:
            return None
        game = record.game
        return cls(str(record.path), record.index, format_node_path(game.tree, game.current_id))

    def go_to_node(self, record: Document) -> None:
        """Go to the place in ``record``, which has been read again; it may be another by now."""
        if self.game < len(record.entries) and record.entries[self.game].can_be_shown:
            record.current = record.entries[self.game]
            record.game.go_to(parse_node_path(record.game.tree, self.place))

    @property
    def file(self) -> Path:
        return Path(self.path)

    def to_json(self) -> str:
        """Return it as ``from_json`` reads it."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> LastDocument | None:
        """Return what ``to_json`` wrote; None for anything else."""
        try:
            found = json.loads(text)
            path, game, place = found["path"], found["game"], found["place"]
        except (ValueError, TypeError, KeyError):
            return None
        is_one = isinstance(path, str) and isinstance(game, int) and isinstance(place, str)
        return cls(path, game, place) if is_one and path and game >= 0 else None
