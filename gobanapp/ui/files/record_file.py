"""Opening and saving records: between files and what the session holds. No dialogs here.

The window is painted before a file is opened, so the reader and the writer are imported when they
are first needed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from gobanapp.sgf.progress import Progress, to_nobody
from gobanapp.ui.record import FileState, Origin, Record

if TYPE_CHECKING:
    from gobanapp.sgf.files import KeepSafe


def load_record(path: Path, progress: Progress = to_nobody) -> Record:
    """Read the games of a file. Raises OSError, and UnreadableFile where there is no game."""
    path = path.absolute()  # Somebody may restore it from another folder.
    state = state_of(path)
    return read_record(path.read_bytes(), path, state, progress=progress)


def read_record(
    data: bytes,
    path: Path | None,
    state: FileState | None,
    encoding: str | None = None,
    progress: Progress = to_nobody,
) -> Record:
    """Return the record that ``data``, the bytes of a file, hold. Raises UnreadableFile."""
    from gobanapp.sgf.reader import read_games

    file = read_games(data, encoding, progress)
    return Record(file.games, path, state, Origin(data, file, encoding))


def save_record(
    record: Record,
    path: Path,
    progress: Progress = to_nobody,
    *,
    keep_safe: KeepSafe | None = None,
) -> None:
    """Write all games of ``record`` into ``path``.

    A file that was there is kept as a backup the first time. ``keep_safe``: as for ``save_bytes``.
    Raises OSError, and what ``progress`` raises; the old file is then whole, or kept safe.
    """
    from gobanapp.sgf.files import save_bytes
    from gobanapp.sgf.writer import write_games

    data = write_games([entry.stored for entry in record.entries], progress)
    save_bytes(path, data, keep_old=path not in record.backed_up, keep_safe=keep_safe)
    record.backed_up.add(path)


def state_of(path: Path) -> FileState | None:
    """Return what a change of a file changes; None where there is no such file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def is_of(record: Record, path: Path) -> bool:
    """Whether ``record`` was read from ``path`` or saved there, and nobody changed it since."""
    if record.path is None or record.state is None or record.state != state_of(path):
        return False
    try:  # The way to it may be another one: by a link, or from another folder.
        return record.path.samefile(path)
    except OSError:
        return False


def text_fits(record: Record) -> bool:
    """Whether every byte of the file was text in the encoding it was read in."""
    from gobanapp.sgf.problems import Code

    report = record.origin.file.report if record.origin is not None else ()
    return all(problem.code is not Code.UNDECODABLE_BYTES for problem in report)
