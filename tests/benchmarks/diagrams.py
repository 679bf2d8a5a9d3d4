"""How long diagrams take: drawn in one process, and by the commands from start to end."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

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
from tests.benchmarks.line import Figures, Line, Peer
from tests.benchmarks.peers import SGF2DG, program
from tests.benchmarks.processes import commands_in_turns, gobanapp, settle_in
from tests.benchmarks.timing import in_turns

MOVES = 250
THOUSAND = 1000


def lines(diagrams: int = THOUSAND, turns: int = 7) -> Iterator[Line]:
    settle_in()
    yield from _drawn(diagrams, turns)
    with tempfile.TemporaryDirectory() as folder:
        yield from _commands(Path(folder), turns)


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

    yield _line(f"{diagrams:,} diagrams as SVG", in_turns({"": many}, 1)[""], 1000)
    ensure_application()
    figure = make_figure(game, line[-1], first=1, numbers=FigureNumbering.OF_GAME)
    for kind, aim in (
        (PictureFormat.SVG, 1),
        (PictureFormat.LATEX, 5),
        (PictureFormat.PDF, None),
        (PictureFormat.PNG, 50),
    ):
        found = in_turns({"": lambda kind=kind: render_figure(figure, kind, options)}, 5 * turns)
        yield _line(f"one of {MOVES} numbered moves as {kind.name}", found[""], aim)
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
        yield _line(what, in_turns({"": work}, 3 * turns)[""], 5)


def _commands(folder: Path, turns: int) -> Iterator[Line]:
    """Yield what whole commands take: one diagram, and a game with a diagram for ten moves."""
    record = folder / "game.sgf"
    record.write_bytes(records.a_game(MOVES))
    one = ("--numbers", f"1-{MOVES}")
    for ending, options, its_moves, aim in (
        ("svg", one, None, 60),
        ("tex", one, MOVES, 60),
        ("pdf", one, MOVES, 250),
        ("png", one, None, 300),
        ("tex", ("--every", "10"), 10, None),
    ):
        out = folder / f"ours.{ending}"
        commands = {"ours": gobanapp("diagram", str(record), "-o", str(out), *options)}
        peer = program("sgf2dg")
        if its_moves is not None and peer is not None:
            converter = ["-converter", "TeX" if ending == "tex" else "PDF"]
            where = ["-i", str(record), "-o", str(folder / f"its.{ending}")]
            commands[SGF2DG] = [peer, *converter, "-movesPerDiagram", str(its_moves), *where]
        found = commands_in_turns(commands, turns)
        theirs = Figures.of_seconds(found[SGF2DG]) if SGF2DG in found else None
        peers = () if its_moves is None else (Peer(SGF2DG, theirs),)
        what = f"{MOVES} moves" if options is one else "25 diagrams of 10 moves"
        yield _line(f"the command: {what} as .{ending}", found["ours"], aim, peers)


_MODULES = (
    "Most of a command is the import of some 190 modules, half of them Python's own; the drawing "
    "itself takes a millisecond or two. The aim was measured on a program of one file."
)


def _line(what: str, seconds: list[float], aim: float | None, peers: tuple[Peer, ...] = ()) -> Line:
    figures = Figures.of_seconds(seconds)
    why = _MODULES if what.startswith("the command") else ""
    return Line(what=what, ours=figures, aim=aim, peers=peers, why=why)
