"""``gobanapp convert``: write clean SGF."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from gobanapp.cli.command_files import (
    CommandError,
    JsonReport,
    file_identity,
    read_game_file,
    report_each,
    write_output,
)
from gobanapp.cli.command_line import add_rules_option, command_parser, parse_command_line
from gobanapp.cli.command_messages import count_with_noun
from gobanapp.sgf.game_file import FileFormat
from gobanapp.sgf.writer import write_games

ENDINGS = tuple(f".{format_.value}" for format_ in FileFormat)
"""The extensions removed from a name before it gets the new one."""

_SEPARATORS = tuple(filter(None, (os.sep, os.altsep)))


def run(arguments: list[str]) -> int:
    """Convert the files that ``arguments`` name and return the exit status."""
    parser = make_parser()
    options = parse_command_line(parser, arguments)
    output = _Output(options.output, options.files)
    if len(options.files) > 1 and not output.is_folder:
        parser.error(f"{options.output} is not a folder; several files need one")
    return report_each(options, lambda file: _report(file, output), _text_lines)


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = command_parser(
        "convert",
        "Write clean SGF in UTF-8.",
        output="the file to write; for an existing folder, or a name ending in /, one file for each"
        " FILE",
    )
    add_rules_option(parser, is_used=False)
    return parser


def _report(file: str, output: _Output) -> JsonReport:
    game_file = read_game_file(file)
    output_name = output.write(file, write_games(game_file.games))
    return {"file": file, "output": output_name, "games": len(game_file.games)}


def _text_lines(report: JsonReport) -> list[str]:
    return [f"{report['output']}: {count_with_noun(report['games'], 'game')}"]


class _Output:
    """The destination of the files, and the files that must not be overwritten there.

    Those are all inputs except the one being converted, and the results of other inputs. The
    system decides whether two files are the same, whatever their names.
    """

    def __init__(self, output: str, inputs: list[str]) -> None:
        self._path = Path(output)
        # pathlib's is_dir raises if a name is too long or a folder cannot be read.
        self.is_folder = output.endswith(_SEPARATORS) or os.path.isdir(output)  # noqa: PTH112
        self._owners: dict[tuple[int, int], Path] = {}
        for file in inputs:
            self._note_owner(Path(file), Path(file))

    def write(self, file: str, data: bytes) -> str:
        """Write the result of ``file`` and return its name. Raises CommandError."""
        target = self._target(file)
        existing = file_identity(target)
        if existing and self._owners.get(existing, Path(file).resolve()) != Path(file).resolve():
            raise CommandError(f"{target} belongs to another input file and was not overwritten.")
        # A file converted in place may have been repaired, or its encoding guessed.
        is_itself = existing is not None and existing == file_identity(Path(file))
        write_output(target, data, make_folder=self.is_folder, keep_old=is_itself)
        self._note_owner(target, Path(file))
        return str(target)

    def _target(self, file: str) -> Path:
        if not self.is_folder:
            return self._path
        name = Path(file).name
        ending = next((extension for extension in ENDINGS if name.lower().endswith(extension)), "")
        return self._path / (name[: len(name) - len(ending)] + ".sgf")

    def _note_owner(self, path: Path, owner: Path) -> None:
        identity = file_identity(path)
        if identity is not None:
            self._owners[identity] = owner.resolve()
