"""Opening and saving records: the translation between files and session values. No dialogs.

The window is painted before a file is opened, so the reader and the writer are imported when they
are first needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gobanapp.game.game import Game
from gobanapp.session.document import Document, DocumentOrigin, FileState
from gobanapp.session.trial import Trial
from gobanapp.sgf.progress_callback import ProgressCallback, ignore_progress
from gobanapp.sgf.regular_file import read_regular_file

if TYPE_CHECKING:
    from gobanapp.sgf.atomic_write import KeepSafeCopy
    from gobanapp.sgf.game_file import SgfGame

_WRITING_SHARE = 0.1
"""The share of writing in the time of a save; the rest is reading it back for a check."""
_MAX_UNSAVED = 99
"""The most unverified texts kept for a file."""


def load_document(path: Path, progress: ProgressCallback = ignore_progress) -> Document:
    """Read the games of a file. Raises OSError, and UnreadableFile if there is no game."""
    path = path.absolute()  # It may be restored from another folder.
    state = file_state(path)
    return read_document(read_regular_file(path), path, state, progress=progress)


def read_document(
    data: bytes,
    path: Path | None,
    state: FileState | None,
    encoding: str | None = None,
    progress: ProgressCallback = ignore_progress,
) -> Document:
    """Return the document in ``data``, the bytes of a file. Raises UnreadableFile."""
    from gobanapp.sgf.reader import read_games

    file = read_games(data, encoding, progress)
    return Document(file.games, path, state, DocumentOrigin(data, file, encoding))


class UnverifiedFileError(Exception):
    """Raised if the text to save differs from the document; nothing is replaced.

    ``kept`` is the file with the text, None if it could not be written.
    """

    def __init__(self, kept: Path | None) -> None:
        super().__init__(kept)
        self.kept = kept


def save_document(
    document: Document,
    path: Path,
    progress: ProgressCallback = ignore_progress,
    *,
    trial: Trial | None = None,
    is_verified: bool = True,
    keep_safe: KeepSafeCopy | None = None,
) -> None:
    """Write all games of ``document`` to ``path``, the current one without the moves of ``trial``.

    An existing file is kept as a backup the first time. Before it is replaced, sgfmill reads the
    new text, unless ``is_verified`` is False. ``keep_safe``: as for ``save_bytes``. Raises OSError,
    UnverifiedFileError and what ``progress`` raises; the old file is then whole, or kept safe.
    """
    from gobanapp.sgf.atomic_write import save_bytes
    from gobanapp.sgf.writer import write_each

    games = [entry.stored for entry in document.entries]
    if trial is not None and trial.has_changes(document.game):
        games[document.index] = trial.game_before(document.game)
    texts = write_each(games, lambda part: progress(_WRITING_SHARE * part))
    data = b"".join(texts)
    if is_verified and not _is_confirmed(texts, games, progress):
        raise UnverifiedFileError(_keep_unsaved_text(path, data))
    progress(1.0)  # the last moment to cancel
    save_bytes(path, data, keep_old=path not in document.backed_up_files, keep_safe=keep_safe)
    document.backed_up_files.add(path)


def _is_confirmed(
    texts: Sequence[bytes], games: Sequence[Game | SgfGame], progress: ProgressCallback
) -> bool:
    """Return whether the second reader finds the contents of ``games`` in ``texts``.

    Raises what ``progress`` raises, and nothing else.
    """
    import logging

    from gobanapp.sgf.sgfmill_check import compare_with_witness

    log = logging.getLogger(__name__)
    interruptions: list[BaseException] = []

    def report_progress(part: float) -> None:
        try:
            progress(_WRITING_SHARE + (1 - _WRITING_SHARE) * part)
        except BaseException as interruption:
            interruptions.append(interruption)
            raise

    try:
        difference = compare_with_witness(texts, games, report_progress).difference
    except Exception:
        if interruptions:
            raise
        # A fault of the check itself must not stop anyone from saving: the user is asked.
        log.exception("the text to be saved could not be checked")
        return False
    if difference is not None:
        log.error("the text to be saved is not what it should be: %s", difference)
    return difference is None


def _keep_unsaved_text(path: Path, data: bytes) -> Path | None:
    """Keep text that was not saved in a separate file in the same folder, if possible."""
    from gobanapp.sgf.atomic_write import save_bytes

    for number in range(1, _MAX_UNSAVED + 1):
        other = path.with_name(f"{path.stem[:40]}.unsaved{number}{path.suffix}")
        if other.exists():
            if _has_content(other, data):
                return other
        else:
            try:
                save_bytes(other, data)
            except OSError:
                return None
            return other
    return None


def _has_content(path: Path, data: bytes) -> bool:
    try:
        return path.stat().st_size == len(data) and path.read_bytes() == data
    except OSError:
        return False


def file_state(path: Path) -> FileState | None:
    """Return the state of a file, which differs after each change; None if it does not exist."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


def is_up_to_date_with(document: Document, path: Path) -> bool:
    """Return whether ``document`` was read from ``path`` or saved there, and is unchanged since."""
    if (
        document.path is None
        or document.file_state is None
        or document.file_state != file_state(path)
    ):
        return False
    try:  # The same file can have another path: a link, or one from another folder.
        return document.path.samefile(path)
    except OSError:
        return False


def is_losslessly_decoded(document: Document) -> bool:
    """Return whether every byte of the file was valid in its encoding."""
    from gobanapp.sgf.file_problems import FileProblemCode

    report = document.origin.file.problems if document.origin is not None else ()
    return all(problem.code is not FileProblemCode.UNDECODABLE_BYTES for problem in report)
