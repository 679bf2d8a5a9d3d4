"""The file that was open when the program was closed, and where one stood in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gobanapp.game.node_path import format_node_path, parse_node_path
from gobanapp.session.document import Document
from gobanapp.storage.json_codec import TEXT, record, restricted, whole


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
        return _LAST_DOCUMENT.to_text(self)

    @staticmethod
    def from_json(text: str) -> LastDocument | None:
        """Return what ``to_json`` wrote; None for anything else."""
        return _LAST_DOCUMENT.from_text_or(text, None)


_LAST_DOCUMENT = record(LastDocument, path=restricted(TEXT, bool), game=whole(), place=TEXT)
