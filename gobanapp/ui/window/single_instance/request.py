"""What a later start asks the running program for, and what both say: a line of bytes each."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

READY = b"gobanapp opens files 1\n"
"""What the program says first, as soon as it can open files. The number is that of the lines."""
TAKEN = b"taken\n"
LONGEST = 16 << 20
"""Bytes of a line. No system starts a program with as many arguments."""


@dataclass(frozen=True, slots=True)
class OpenRequest:
    """``files``: full paths; none: only to be seen. ``token``: the desktop's leave to come up."""

    files: tuple[Path, ...] = ()
    token: str = ""

    def to_line(self) -> bytes:
        """Return what ``from_line`` reads. Names of files are bytes, whatever is said with them."""
        files = [os.fsencode(file).decode("latin-1") for file in self.files]
        return json.dumps({"files": files, "token": self.token}).encode() + b"\n"

    @classmethod
    def from_line(cls, line: bytes) -> OpenRequest | None:
        """Return what was asked for; None where the line says nothing of the kind."""
        try:
            found = json.loads(line)
            files = tuple(Path(os.fsdecode(file.encode("latin-1"))) for file in found["files"])
            token = found["token"]
        except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
            return None
        # No system takes zeros within a name or a variable.
        sound = isinstance(token, str) and not any(
            "\0" in text for text in map(str, (*files, token))
        )
        return cls(files, token) if sound and all(map(Path.is_absolute, files)) else None
