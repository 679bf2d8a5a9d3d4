"""The diagrams of the rules, drawn from the positions beside them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from gobanapp.diagram.figure_builder import make_figure
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.frame import Frame
from gobanapp.game.game import Game
from gobanapp.paint.figure_rendering import PictureFormat, PictureOptions, render_figure
from gobanapp.sgf.reader import read_games

_LINE: Final = 30
"""Pixels from line to line, so that stones are of one size in all diagrams."""


def draw_positions(positions: Path, folder: Path) -> None:
    """Draw the last position of each record in ``positions`` as an SVG into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    for record in sorted(positions.glob("*.sgf")):
        path = folder / f"{record.stem}.svg"
        path.write_bytes(diagram_of(record))
        print(path)


def diagram_of(record: Path) -> bytes:
    """Return the drawing of the last position of the main line, its marks with it."""
    read = read_games(record.read_bytes()).games[0]
    game = Game(read.tree, read.columns, read.rows)
    game.step_by(1000)
    figure = make_figure(game, game.current_id, numbers=FigureNumbering.NONE, frame=Frame())
    options = PictureOptions(width=_LINE * (game.columns + 2))
    return _on_paper(render_figure(figure, PictureFormat.SVG, options))


def _on_paper(drawing: bytes) -> bytes:
    """Return a drawing with paper below it: black lines are not seen on a dark page."""
    head, end, rest = drawing.partition(b">\n")
    size = re.search(rb'width="\d+" height="\d+"', head)
    assert size is not None
    return head + end + b'<rect %b fill="#ffffff"/>\n' % size[0] + rest
