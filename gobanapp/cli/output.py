"""What commands write: whole files or nothing, and none over another one that is needed."""

from __future__ import annotations

from pathlib import Path

from gobanapp.cli.command_files import CommandError
from gobanapp.cli.command_messages import not_writable
from gobanapp.cli.terminal import print_errors
from gobanapp.sgf.atomic_write import has_another_name, save_bytes


def write_output(
    target: Path, data: bytes, *, make_folder: bool = False, keep_old: bool = False
) -> None:
    """Make a file that holds ``data``, or replace one by it. Raises Refusal.

    ``keep_old``: the file replaced is kept beside it, as ``save_bytes`` does.
    """
    try:
        if make_folder:
            target.parent.mkdir(parents=True, exist_ok=True)
        is_linked = has_another_name(target)
        save_bytes(target, data, keep_old=keep_old)
    except OSError as error:
        raise CommandError(f"{target} cannot be written: {not_writable(error)}.") from error
    if is_linked:
        print_errors(f"gobanapp: {target}: Its other names (hard links) keep the old contents.")


def file_identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from all others, None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
