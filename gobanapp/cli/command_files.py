"""Reading, reporting and writing of files, common to all commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gobanapp.cli.command_messages import not_openable, not_writable
from gobanapp.cli.program_options import EXIT_OK, EXIT_UNUSABLE_FILE
from gobanapp.cli.terminal import print_errors, print_lines
from gobanapp.sgf.file_problems import UnreadableFile
from gobanapp.sgf.game_file import GameFile
from gobanapp.sgf.reader import read_games
from gobanapp.sgf.regular_file import read_regular_file

if TYPE_CHECKING:
    import argparse

JsonReport = dict[str, Any]
"""The findings of a command in one file, in the form of JSON."""


class CommandError(Exception):
    """Raised if a command cannot process a file; its text is a sentence with the reason.

    ``status`` is the exit status that results.
    """

    def __init__(self, sentence: str, status: int = EXIT_UNUSABLE_FILE) -> None:
        super().__init__(sentence)
        self.status = status


def report_each(
    options: argparse.Namespace,
    report: Callable[[str], JsonReport],
    show: Callable[[JsonReport], Iterable[str]],
) -> int:
    """Report on each file of ``options`` and print that; return the exit status.

    The reports are printed as JSON, or as the lines of ``show``. A refused file is named on
    standard error; the others are processed.
    """
    reports = []
    status = EXIT_OK
    for file in options.files:
        try:
            file_report = report(file)
        except CommandError as refusal:
            print_errors(f"gobanapp: {file}: {refusal}")
            file_report = {"file": file, "error": str(refusal)}
            status = max(status, refusal.status)
        else:
            if not options.json:
                print_lines(show(file_report))
        reports.append(file_report)
    if options.json:
        import json  # only here: each import that a command can do without makes it quicker

        # JSON allows DEL as it is, a terminal does not.
        objects = [json.dumps(file_report).replace("\x7f", r"\u007f") for file_report in reports]
        print_lines(("[" + ",\n ".join(objects) + "]").split("\n"))
    return status


def read_game_file(file: str, longest: int | None = None) -> GameFile:
    """Return the games of a file. Raises CommandError, also for more than ``longest`` bytes.

    A pipe is read if the shell has opened it: ``... | gobanapp check /dev/stdin``, and the
    ``/dev/fd/63`` that it makes of ``<(...)``. A pipe in a folder could block for ever.
    """
    takes_pipe = file == "/dev/stdin" or file.startswith("/dev/fd/")
    try:
        data = read_regular_file(
            file, -1 if longest is None else longest + 1, takes_pipe=takes_pipe
        )
        if longest is not None and len(data) > longest:
            raise CommandError(f"It is larger than {longest} bytes, the limit for this command.")
        return read_games(data)
    except OSError as error:
        raise CommandError(not_openable(error)) from error
    except UnreadableFile as error:
        from gobanapp.text.file_problem_text import unreadable_sentence  # most files can be read

        raise CommandError(unreadable_sentence(error)) from error


def json_number(value: float) -> float:
    """Return ``value``, as an int if it is whole: JSON then has 7 and not 7.0."""
    return int(value) if value == int(value) else value


# Writing: whole files or nothing, and never over another needed file.


def write_output(
    target: Path, data: bytes, *, make_folder: bool = False, keep_old: bool = False
) -> None:
    """Write ``data`` to a new file, or replace one. Raises CommandError.

    ``keep_old``: the replaced file is kept, as by ``save_bytes``.
    """
    from gobanapp.sgf.atomic_write import has_another_name, save_bytes  # Some are read-only.

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
    """Return the identity of a file among all others, None if there is no file."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino
