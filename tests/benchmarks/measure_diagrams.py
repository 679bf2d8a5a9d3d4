"""How long diagrams take: drawn in a running program, and by the command from start to end.

The command is measured in turns with a Python that does nothing, and in the time of the processor:
what else the machine does then matters less.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from timing import report, timed

from gobanapp.diagram.captions import caption
from gobanapp.diagram.figures import figure_of
from gobanapp.diagram.numbering import Numbers
from gobanapp.diagram.printed.picture import picture
from gobanapp.diagram.svg import svg
from gobanapp.diagram.theme import BOOK
from gobanapp.game.game import Game
from gobanapp.paint.picture_file import need_application
from gobanapp.paint.rendering import PictureFormat, PictureOptions, render
from gobanapp.sgf.reader import read_games

CHECKOUT = Path(__file__).resolve().parents[2]
MOVES = 250
TIMES = 50
TURNS = 11

TARGETS = {PictureFormat.SVG: 0.001, PictureFormat.LATEX: 0.005, PictureFormat.PNG: 0.05}
"""Seconds, for a figure of 250 moves in a running program."""

COMMANDS = {"svg": 0.080, "tex": 0.080, "pdf": 0.300, "png": 0.300}


def record():
    """A game of 250 moves, none of which captures: every other column from the left."""
    letters = "abcdefghijklmnopqrs"
    points = [x + y for x in letters[::2] for y in letters] + [
        x + y for x in letters[1::2] for y in letters[::2]
    ]
    moves = (f";{'BW'[number % 2]}[{point}]" for number, point in enumerate(points[:MOVES]))
    return f"(;SZ[19]{''.join(moves)})"


def main():
    print(f"{'milliseconds':44} {'least':>8} {'median':>8} {'aim':>8}")
    measure_rendering()
    measure_commands()
    return 0


def measure_rendering():
    need_application()
    (read,) = read_games(record().encode()).games
    game = Game(read.tree, read.columns, read.rows)
    end = [node.number for node in game.tree.main_line()][-1]
    figure = figure_of(game, end, first=1, numbers=Numbers.OF_GAME)
    options = PictureOptions(caption=caption)
    report("the drawing", timed(lambda: picture(figure.view, BOOK, 800), TIMES), 0.0007)
    drawing = picture(figure.view, BOOK, 800)
    report("the drawing as SVG", timed(lambda: svg(drawing), TIMES), 0.0005)
    for picture_format, target in TARGETS.items():
        seconds = timed(lambda kind=picture_format: render(figure, kind, options), TIMES)
        report(f"{len(figure.view.numbers)} moves as {picture_format.name}", seconds, target)


def measure_commands():
    with tempfile.TemporaryDirectory() as folder:
        name = Path(folder, "game.sgf")
        name.write_text(record(), "utf-8")
        commands = {"nothing": ["-c", "pass"]}
        for ending in COMMANDS:
            out = str(Path(folder, f"out.{ending}"))
            command = ["-m", "gobanapp", "diagram", str(name), "-o", out, "--numbers", "1-250"]
            commands[ending] = command
        found = {ending: [] for ending in commands}
        for _ in range(TURNS):
            for ending, command in commands.items():
                found[ending].append(processor_time(command))
    nothing = statistics.median(found.pop("nothing"))
    print(f"a Python that does nothing takes {1000 * nothing:.0f} ms of the processor")
    for ending, seconds in found.items():
        report(f"the command, to {ending}", seconds, COMMANDS[ending])


def processor_time(command):
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT)}
    before = os.times()
    subprocess.run(
        [sys.executable, *command], env=environment, stdout=subprocess.DEVNULL, check=True
    )
    after = os.times()
    return (
        after.children_user + after.children_system - before.children_user - before.children_system
    )


if __name__ == "__main__":
    sys.exit(main())
