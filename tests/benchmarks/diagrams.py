"""Speed of diagrams: drawn in one process, and by whole commands."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage

from gobanapp.diagram.figure import figure_caption
from gobanapp.diagram.figure_builder import make_figure, make_figures
from gobanapp.diagram.figure_division import FigureDivision
from gobanapp.diagram.figure_numbering import FigureNumbering
from gobanapp.diagram.text_diagram_reader import read_text_diagrams
from gobanapp.diagram.text_figure import figure_text
from gobanapp.game.game import Game
from gobanapp.paint.captioned_image import ensure_application
from gobanapp.paint.figure_rendering import PictureFormat, PictureOptions, render_figure
from gobanapp.sgf.reader import read_games
from tests.benchmarks import records
from tests.benchmarks.files import read_by_sgfmill
from tests.benchmarks.least import BARE_PICTURE, BARE_PYTHON
from tests.benchmarks.line import Figures, Line, Peer
from tests.benchmarks.peers import SGF2DG, SGFMILL, program
from tests.benchmarks.processes import commands_in_turns, gobanapp, settle_in
from tests.benchmarks.timing import alternately, timed

MOVES = 250
THOUSAND = 1000
_THUMBNAIL_AIM = 2.5
"""A quarter of a second where PySide6 needs a tenth: folders have many files."""


def lines(diagrams: int = THOUSAND, turns: int = 7) -> Iterator[Line]:
    settle_in()
    yield from _drawn(diagrams, turns)
    with tempfile.TemporaryDirectory() as folder:
        yield from _commands(Path(folder), turns)
        yield from _thumbnails(Path(folder), turns)


def _drawn(diagrams: int, turns: int) -> Iterator[Line]:
    (read,) = read_games(records.a_game(MOVES)).games
    game = Game(read.tree, read.columns, read.rows)
    line = [node.id for node in game.tree.main_line()][1:]
    options = PictureOptions(caption=figure_caption)

    def many() -> None:
        for number in range(diagrams):
            end = line[number % len(line)]
            figure = make_figure(game, end, first=1, numbers=FigureNumbering.OF_GAME)
            render_figure(figure, PictureFormat.SVG, options)

    data = records.a_game(MOVES)

    def measured(
        what: str, work: Callable[[], object], times: int, aim: float, reads: int = 1
    ) -> Line:
        ours, its = alternately(work, lambda: [read_by_sgfmill(data) for _ in range(reads)], times)
        games = "the game" if reads == 1 else f"{reads:,} games"
        return _line(what, ours, aim, (Peer.in_turns(f"{SGFMILL} reads {games}", ours, its),))

    yield measured(f"{diagrams:,} diagrams as SVG", many, 1, 1.8, diagrams)
    ensure_application()
    figure = make_figure(game, line[-1], first=1, numbers=FigureNumbering.OF_GAME)
    for kind, aim in ((PictureFormat.SVG, 2.8), (PictureFormat.LATEX, 10)):
        work = partial(render_figure, figure, kind, options)
        yield measured(f"one of {MOVES} numbered moves as {kind.name}", work, 5 * turns, aim)
    work = partial(render_figure, figure, PictureFormat.PDF, options)
    yield _line(f"one of {MOVES} numbered moves as PDF", timed(work, turns), None)
    work = partial(render_figure, figure, PictureFormat.PNG, options)
    empty = _empty_picture(QImage.fromData(work()))
    ours, its = alternately(work, empty, 2 * turns)
    peers = (Peer.in_turns("an empty picture of the size as PNG", ours, its),)
    yield _line(f"one of {MOVES} numbered moves as PNG", ours, 3.7, peers)
    few = make_figure(game, line[-1], first=-10)
    written = figure_text(few)
    works: dict[str, Callable[[], object]] = {
        "a game in 25 figures of ten moves": lambda: list(
            make_figures(game, FigureDivision(every=10))
        ),
        "a figure written as text": lambda: figure_text(few),
        "a text diagram read": lambda: read_text_diagrams(written),
    }
    for what, work in works.items():
        yield measured(what, work, 3 * turns, 9)


def _empty_picture(picture: QImage) -> Callable[[], object]:
    """Return what writes an empty picture as large as this one."""
    empty = QImage(picture.size(), picture.format())
    empty.fill(Qt.GlobalColor.white)

    def write() -> None:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        empty.save(buffer, "PNG")

    return write


def _commands(folder: Path, turns: int) -> Iterator[Line]:
    """Yield what whole commands take: one diagram, and a game with a diagram for ten moves."""
    record = folder / "game.sgf"
    record.write_bytes(records.a_game(MOVES))
    one = ("--numbers", f"1-{MOVES}")
    for ending, options, its_moves, aim in (
        ("svg", one, None, 6.7),
        ("tex", one, MOVES, 6.7),
        ("pdf", one, MOVES, 28),
        ("png", one, None, 33),
        ("tex", ("--every", "10"), 10, None),
    ):
        out = folder / f"ours.{ending}"
        commands = {
            "ours": gobanapp("diagram", str(record), "-o", str(out), *options),
            BARE_PYTHON: [sys.executable, "-c", "pass"],
        }
        peer = program("sgf2dg")
        if its_moves is not None and peer is not None:
            converter = ["-converter", "TeX" if ending == "tex" else "PDF"]
            where = ["-i", str(record), "-o", str(folder / f"its.{ending}")]
            commands[SGF2DG] = [peer, *converter, "-movesPerDiagram", str(its_moves), *where]
        found = commands_in_turns(commands, turns)
        peers = (Peer.in_turns(BARE_PYTHON, found["ours"], found[BARE_PYTHON]),)
        if its_moves is not None:
            peers += (
                Peer.in_turns(SGF2DG, found["ours"], found[SGF2DG])
                if SGF2DG in found
                else Peer(SGF2DG),
            )
        what = f"{MOVES} moves" if options is one else "25 diagrams of 10 moves"
        yield _line(f"the command: {what} as .{ending}", found["ours"], aim, peers)


_PICTURE = """
import sys
from PySide6.QtGui import QImage
picture = QImage(256, 256, QImage.Format.Format_ARGB32_Premultiplied)
picture.fill(0)
picture.save(sys.argv[1], "PNG")
"""


def _thumbnails(folder: Path, turns: int) -> Iterator[Line]:
    """Yield what a file manager waits for: the picture of a usual file, and of large ones."""
    for what, data in (
        (f"{MOVES} moves", records.a_game(MOVES)),
        ("60,000 nodes", records.dictionary()),
        ("1,000 games", records.collection()),
    ):
        record, out = folder / "thumbnail.sgf", folder / "thumbnail.png"
        record.write_bytes(data)
        commands = {
            "ours": gobanapp("thumbnail", str(record), "-o", str(out)),
            BARE_PICTURE: [sys.executable, "-c", _PICTURE, str(out)],
        }
        found = commands_in_turns(commands, turns)
        peers = (Peer.in_turns(BARE_PICTURE, found["ours"], found[BARE_PICTURE]),)
        yield _line(f"the command: thumbnail of {what}", found["ours"], _THUMBNAIL_AIM, peers)


_MODULES = (
    "Most of a command is the import of some 190 modules, half of them Python's own; the drawing "
    "itself takes a millisecond or two."
)


def _line(what: str, seconds: list[float], aim: float | None, peers: tuple[Peer, ...] = ()) -> Line:
    figures = Figures.of_seconds(seconds)
    why = _MODULES if what.startswith("the command") else ""
    return Line(what=what, ours=figures, aim=aim, peers=peers, why=why)
