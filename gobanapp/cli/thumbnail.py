"""``gobanapp thumbnail``: the small picture of a file that file managers show."""

from __future__ import annotations

import argparse
import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from gobanapp.cli.command_files import (
    CommandError,
    JsonReport,
    file_identity,
    read_game_file,
    report_each,
)
from gobanapp.cli.command_line import command_parser, parse_command_line, whole_number
from gobanapp.cli.command_messages import not_writable
from gobanapp.diagram.board_part import BoardPart, crop_to_stones, square_crop
from gobanapp.game.inherited_properties import inherited_property_cache
from gobanapp.game.position_cache import position_cache
from gobanapp.game.tree import Tree
from gobanapp.rules.board import Board
from gobanapp.rules.color import Color
from gobanapp.rules.point import Point

_SMALLEST: Final = 16
_LARGEST: Final = 1024
"""The largest size that file managers keep."""
_USUAL: Final = 256

_WORTH_IT: Final = 0.6
"""A problem that uses less than this of the board is cropped."""

_LONGEST_FILE: Final = 8 * 2**20
_LONGEST_TIME: Final = 5.0
"""Bytes and seconds: limits for a small picture."""


def run(arguments: list[str]) -> int:
    """Draw the game that ``arguments`` name and return the exit status."""
    options = parse_command_line(make_parser(), arguments)
    return report_each(options, lambda file: _report(file, options), _text_lines)


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    parser = command_parser(
        "thumbnail",
        "Draw the last position of the main line as a small picture for file managers or, for a"
        " problem, the starting position, cropped to the part in use.",
        several=False,
        output="the PNG to write, whatever its extension",
    )
    parser.add_argument(
        "--size",
        type=whole_number(_SMALLEST),
        default=_USUAL,
        metavar="PIXELS",
        help=f"the width and height, at most {_LARGEST} (default: {_USUAL})",
    )
    return parser


def _report(file: str, options: argparse.Namespace) -> JsonReport:
    side = min(options.size, _LARGEST)
    with _limited(_LONGEST_TIME):
        game = next(
            game for game in read_game_file(file, _LONGEST_FILE).games if not game.is_too_large
        )
        board, part = _position(game.tree, game.columns, game.rows)
        from gobanapp.paint.file_thumbnail import thumbnail_png  # Qt, only when it draws

        picture = thumbnail_png(board, side, part)
    _write(file, options.output, picture)
    return {"file": file, "output": options.output, "size": [side, side]}


def _text_lines(report: JsonReport) -> list[str]:
    width, height = report["size"]
    return [f"{report['output']}: {width}x{height}"]


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise CommandError in work that takes longer, if the system has such an alarm."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(_number: int, _frame: object) -> None:
        raise CommandError("It takes too long for a small picture.")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _position(tree: Tree, columns: int, rows: int) -> tuple[Board, BoardPart | None]:
    """Return the last position of the main line or, for a problem, the one before its first move.

    For a problem also return the visible part of the board: None for all of it.
    """
    line = list(tree.main_line())
    positions = position_cache(tree, columns, rows)
    moves = [node for node in line if node.content.move is not None]
    begin = moves[0].parent if moves else line[-1].id
    if begin is not None:
        board = positions.at(begin).board
        stones = [board.count(color) for color in Color]
        # Stones of both players are no handicap. If as many moves follow, it is a game.
        if all(stones) and len(moves) < sum(stones):
            return board, _part(board, inherited_property_cache(tree).at(begin).visible)
    return positions.at(line[-1].id).board, None


def _part(board: Board, visible: Iterable[Point]) -> BoardPart | None:
    """Return the square part of a board that shows the ``visible`` points, or all stones.

    None if it saves little.
    """
    part = BoardPart.around(visible) or crop_to_stones(board)
    square = part and square_crop(part, board.width, board.height)
    if square is None or square.columns * square.rows > _WORTH_IT * board.width * board.height:
        return None
    return square


def _write(file: str, output: str, picture: bytes) -> None:
    """Write the picture in place: a file manager has already made the file.

    Raises CommandError.
    """
    there = file_identity(Path(output))
    if there is not None and there == file_identity(Path(file)):
        raise CommandError(f"{output} is the input file and was not overwritten.")
    try:
        with open(output, "wb") as opened:  # noqa: PTH123
            opened.write(picture)
    except OSError as error:
        raise CommandError(f"{output} cannot be written: {not_writable(error)}.") from error
