"""How quick the tree panel is with 60,000 nodes: layout, scrolling, a step, a move added.

Absolute times on a machine that may be busy: the smallest and the median of many are shown.
The tree is made up: a long game from which variations branch off, and others from those. With the
name of a file, it is the first game of that.
"""

from __future__ import annotations

import os
import random
import sys
from itertools import cycle
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from timing import report, timed

from gobanapp.diagram.tree_layout import TreeLayout
from gobanapp.game.change import Change
from gobanapp.game.game import Game
from gobanapp.game.node import Content, Node
from gobanapp.game.tree import Tree
from gobanapp.rules.color import Color
from gobanapp.rules.point import Move, Point
from gobanapp.sgf.reader import read_games
from gobanapp.ui import look
from gobanapp.ui.tree.tree_panel import TreePanel

NODES = 60_000
POINTS = [Point(x, y) for y in range(0, 19, 2) for x in range(19)]


def some_move(number: int) -> Content:
    color = Color.BLACK if number % 2 else Color.WHITE
    return Content(move=Move(color, POINTS[number % len(POINTS)]), comment="x" * (number % 5))


def made_up() -> Tree:
    choice = random.Random(1)
    nodes = {0: Node(0, None)}
    depth = [0]
    end = 0
    for number in range(1, NODES):
        if number > 300 and choice.random() < 0.1:
            end = choice.randrange(number)
        parent = nodes[end]
        nodes[end] = parent.with_children((*parent.children, number))
        depth.append(depth[end] + 1)
        nodes[number] = Node(number, end, (), some_move(depth[number]))
        end = number
    return Tree(nodes)


def line_of(moves: int) -> Tree:
    nodes = {n: Node(n, n - 1 if n else None, (n + 1,)) for n in range(moves)}
    nodes[moves] = Node(moves, moves - 1)
    return Tree(nodes)


def nested(variations: int) -> Tree:
    """Return a tree in which each variation begins at the first move of another."""
    nodes = {0: Node(0, None)}
    for number in range(0, 2 * variations, 2):
        nodes[number] = nodes[number].with_children((number + 1, number + 2))
        nodes[number + 1] = Node(number + 1, number)
        nodes[number + 2] = Node(number + 2, number)
    return Tree(nodes)


def deepest(tree: Tree) -> int:
    depth = {tree.root_number: 0}
    for node in tree.walk():
        depth.update(dict.fromkeys(node.children, depth[node.number] + 1))
    return max(depth, key=depth.__getitem__)


def measure_layouts(tree: Tree) -> None:
    report("layout", timed(lambda: TreeLayout(tree), 15), 0.04)
    for what, other, target in (
        ("layout of one line of 20000 moves", line_of(20_000), 0.02),
        ("layout of one line of 60000 moves", line_of(60_000), 0.02),
        ("layout of 20000 variations, each in another", nested(20_000), 0.12),
    ):
        report(what, timed(lambda other=other: TreeLayout(other), 9), target)


class Desk:
    """A panel on the screen that shows a game, and what is done with it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.panel = TreePanel()
        self.panel.resize(320, 400)
        self.panel.show()
        self.viewport = self.panel.viewport()
        self.settle()

    def settle(self) -> None:
        self.panel.show_game(self.game, Change.ALL)
        self.panel._lay_out()
        QApplication.processEvents()

    def paint_anew(self) -> None:
        self.panel._painter = None
        self.viewport.repaint()

    def wheel(self) -> None:
        bar = self.panel.verticalScrollBar()
        at = QPointF(50, 50)
        event = QWheelEvent(
            at,
            self.viewport.mapToGlobal(at),
            QPoint(),
            QPoint(0, -120 if bar.value() < bar.maximum() else 120_000),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self.viewport, event)
        QApplication.processEvents()

    def step(self, steps: int) -> None:
        self.panel.show_game(self.game, self.game.step(steps))
        QApplication.processEvents()

    def add(self) -> float:
        """Add a move to the current node; return how long it takes until the board goes on."""
        number = self.game.tree.next_number
        edit = self.game.tree.adding(self.game.place, some_move(number))
        change = self.game._do(edit, Change.TREE | Change.PLACE, place=number)
        (seconds,) = timed(lambda: self.panel.show_game(self.game, change), 1)
        QApplication.processEvents()
        return seconds

    def add_variation(self) -> float:
        self.game.step(-5)
        self.settle()
        return self.add()


def measure_panel(game: Game) -> None:
    desk = Desk(game)
    report("full repaint", timed(desk.viewport.repaint, 200), 0.004)
    report("full repaint, no picture kept", timed(desk.paint_anew, 50), 0.012)
    report("a notch of the wheel, painted", timed(desk.wheel, 200), 0.008)
    desk.settle()
    desk.step(-1)
    ways = cycle([-1, 1])
    report("a step within the view, painted", timed(lambda: desk.step(next(ways)), 200), 0.001)
    report("a step back, most of them scrolling", timed(lambda: desk.step(-1), 100), 0.005)
    unchanged = timed(lambda: desk.panel.show_game(game, Change.COUNT), 200)
    report("a change of something else", unchanged, 0.0001)
    game.go_to(game.line()[0][-1])
    desk.settle()
    report("a move added at the end of a line", [desk.add() for _ in range(100)], 0.001)
    seconds = [desk.add_variation() for _ in range(20)]
    report("a variation added, its layout put off", seconds, 0.001)


def main(arguments: list[str]) -> int:
    app = QApplication([])
    look.apply(app, look.LIGHT)
    if arguments:
        read = read_games(Path(arguments[0]).read_bytes()).games[0]
        game = Game(read.tree, read.columns, read.rows)
    else:
        game = Game(made_up(), 19, 19)
    layout = TreeLayout(game.tree)
    title = f"{len(game.tree)} nodes, {layout.columns} columns, {layout.rows} rows"
    print(title.ljust(44), "min ms, median, aim")
    measure_layouts(game.tree)
    game.go_to(deepest(game.tree))
    measure_panel(game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
